import Errors
import Foundation
import HostSystem
import Trees

/// The settings with which git compares and merges Interface Builder files by object: commands, and the attribute lines
/// that select the files.
///
/// For one repository, the lines are in `info/attributes`, which is not shared. For all repositories of a user, they
/// are in the attributes file of the user (gitattributes(5)).
package struct GitDrivers {
    /// Where the settings apply.
    package enum Place: Sendable, Equatable {
        /// The repository that contains a folder.
        case repository(folder: String)
        /// All repositories of the user.
        case user
    }

    /// The completed steps, one line for each.
    package struct Report: Sendable {
        package internal(set) var lines: [String] = []
    }

    /// The attribute lines that select the files. All users of a repository share the lines in its `.gitattributes`.
    package static let attributes = ["*.xib diff=xib merge=xib", "*.storyboard diff=xib merge=xib"]

    private let place: Place
    private let git: Git
    private let commands: DriverCommands

    /// Creates drivers for a repository or a user.
    ///
    /// - Parameter program: the xibdb program that git runs: a name that is found in `PATH`, or a path.
    package init(at place: Place, program: String) {
        self.place = place
        if case .repository(let folder) = place { git = Git(named: folder) } else { git = Git(folder: "/") }
        commands = DriverCommands(program: program, scope: place == .user ? "--global" : "--local")
    }

    private static let sections = ["diff.xib", "merge.xib", "mergetool.xibdb"]

    /// The notes reference in which git caches the outlines of a repository (`cachetextconv`).
    package static let cache = "refs/notes/textconv/xib"

    /// Installs the drivers. Replaces everything that an earlier version of xibdb installed.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if git or the disk reports an error.
    package func install() throws(AskingError) -> Report {
        var report = Report()
        try check()
        for (key, value) in commands.settings { try configure(["--replace-all", .value(key), .value(value)]) }
        report.lines += Self.sections.map { "\($0) is set" }
        // The cached outlines may be from another build of this version.
        _ = try removeCache()
        let file = try attributesFile()
        let lines = Self.lines(of: file)
        let missing = Self.attributes.filter { !lines.contains($0) }
        if !missing.isEmpty { try write(lines + missing, to: file) }
        report.lines += Self.attributes.map { "\(file): \($0)" }
        return report
    }

    /// Removes what ``install()`` added, and the outlines that git cached. Everything else stays unchanged.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if git or the disk reports an error.
    package func uninstall() throws(AskingError) -> Report {
        var report = Report()
        try check()
        for (key, _) in commands.settings {
            // Status 5 means that the key is not set.
            do throws(Git.Failure) {
                _ = try git.run(.config, [scope, "--unset-all", .value(key)], accepting: [0, 5])
            } catch { throw Self.failed(error) }
        }
        for section in Self.sections {
            // If the section still contains settings, xibdb did not add them, so the section stays.
            guard
                let rest = try? git.run(
                    .config, [scope, "--get-regexp", .value("^" + section.replacing(".", with: "\\.") + "\\.")],
                    accepting: [0, 1]), rest.isEmpty
            else { continue }
            _ = try? git.run(.config, [scope, "--remove-section", .value(section)], accepting: [0, 128])
            report.lines.append("\(section) is removed")
        }
        let file = try attributesFile()
        let lines = Self.lines(of: file)
        let kept = lines.filter { !Self.attributes.contains($0) }
        if kept.count < lines.count {
            if kept.isEmpty, place != .user {
                try? FileManager.default.removeItem(atPath: file)
            } else {
                try write(kept, to: file)
            }
            report.lines.append("\(file): the lines are removed")
        }
        if try removeCache() { report.lines.append("\(Self.cache) is removed") }
        return report
    }

    /// Removes the outlines that git caches in the repository.
    ///
    /// - Returns: whether there were any outlines.
    private func removeCache() throws(AskingError) -> Bool {
        guard place != .user, let id = try? git.run(.revParse, ["--verify", "--quiet", .value(Self.cache)]), !id.isEmpty
        else { return false }
        // The reference may be symbolic. Without `--no-deref`, git would delete the reference that it points to.
        do throws(Git.Failure) { _ = try git.run(.updateRef, ["--no-deref", "-d", .value(Self.cache)]) } catch {
            throw Self.failed(error)
        }
        return true
    }

    // MARK: git

    private var scope: Git.Word { place == .user ? "--global" : "--local" }

    private func check() throws(AskingError) {
        guard case .repository(let folder) = place else { return }
        do throws(Git.Failure) { try git.checkPlace() } catch { throw Self.failed(error) }
        guard git.isThere else { throw .unanswerable("\(folder) is not a git repository.") }
        // If one of these files is a link, git writes to its target, which may be the user's own file.
        let gitFolder = (((try attributesFile()) as NSString).deletingLastPathComponent as NSString)
            .deletingLastPathComponent
        // If git deletes a reference, it also deletes its log.
        for name in ["config", "info/attributes", "packed-refs", Self.cache, "logs/" + Self.cache] {
            var path = gitFolder
            for part in name.split(separator: "/") {
                path += "/" + part
                if OperatingSystem.isLink(path) { throw .unanswerable("\(path) is a symbolic link.") }
            }
        }
    }

    private func configure(_ words: [Git.Word]) throws(AskingError) {
        do throws(Git.Failure) { _ = try git.run(.config, [scope] + words) } catch { throw Self.failed(error) }
    }

    private func attributesFile() throws(AskingError) -> String {
        switch place {
        case .repository(let folder):
            do throws(Git.Failure) {
                let path = Self.line(try git.run(.revParse, ["--git-path", "info/attributes"]))
                return path.hasPrefix("/") ? path : OperatingSystem.absolute(folder + "/" + path)
            } catch { throw Self.failed(error) }
        case .user:
            if let set = try? git.run(.config, ["--global", "--type=path", "--get", "core.attributesFile"]) {
                return Self.line(set)
            }
            let environment = ProcessInfo.processInfo.environment
            if let folder = environment["XDG_CONFIG_HOME"], !folder.isEmpty { return folder + "/git/attributes" }
            guard let home = environment["HOME"], !home.isEmpty else {
                throw .unanswerable("HOME is not set, so xibdb cannot find git's attributes file.")
            }
            return home + "/.config/git/attributes"
        }
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    private static func failed(_ failure: Git.Failure) -> AskingError {
        .unanswerable("git failed: \(failure.message).")
    }

    // MARK: Files

    private static func lines(of file: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        ).dropLast(while: \.isEmpty)
    }

    /// Writes lines to a file. The user's own file may be a link, because users often store their settings elsewhere.
    /// The file of a repository must not be a link.
    private func write(_ lines: [String], to file: String) throws(AskingError) {
        let file = place == .user ? URL(fileURLWithPath: file).resolvingSymlinksInPath().path : file
        do {
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try OutputFile.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: file)
        } catch {
            throw .unanswerable("\(file) cannot be written\((error as? SystemError).map { " (\($0.message))" } ?? "").")
        }
    }
}

extension Array {
    /// Returns the array without the last elements that satisfy a condition.
    fileprivate func dropLast(while condition: (Element) -> Bool) -> [Element] {
        var kept = self
        while let last = kept.last, condition(last) { kept.removeLast() }
        return kept
    }
}
