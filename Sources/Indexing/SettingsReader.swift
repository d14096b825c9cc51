import Foundation
import InterfaceBuilder
import Projects
import Store

/// What a project, manifest or property list says.
struct Settings: Sendable {
    var targets: [Target] = []
    var plist = InfoPlist()
    /// Why nothing could be read.
    var error: ReadError?
    /// What else was read or looked for, with what was there.
    var inputs: [SettingsInput] = []
}

/// Something beside a settings file that its reading depends on.
struct SettingsInput: Sendable, Equatable {
    /// Relative to the root; a slash at its end stands for the names in a folder.
    var path: String
    /// The SHA-256 of a file that was read or of the names in a folder; `file` or `folder` for what was only looked
    /// for; nil where there is nothing.
    var content: String?
}

/// Reads the files that tell of targets, and those that they include.
struct SettingsReader {
    /// Path of the root.
    let root: [UInt8]

    func read(_ bytes: [UInt8], _ kind: String, _ path: RelativePath) -> Settings {
        let surroundings = Surroundings(root: root)
        var settings = Settings()
        do throws(ProjectError) {
            settings = try self.settings(bytes, kind, path.description, surroundings)
        } catch {
            settings.error = ReadError(error.message, line: error.line)
        }
        // An error may be in what was read along.
        settings.inputs = surroundings.inputs
        return settings
    }

    private func settings(
        _ bytes: [UInt8], _ kind: String, _ path: String, _ surroundings: Surroundings
    ) throws(ProjectError) -> Settings {
        var settings = Settings()
        let files = surroundings.files
        switch kind {
        case "project":
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            settings.targets = try XcodeProject.read(bytes, at: folder, readFile: files.content).targets
        case "xcodegen": settings.targets = try XcodeGenProject.read(bytes, at: path, files: files).targets
        case "bazel": settings.targets = try BazelPackage.read(bytes, at: path, files: files).targets
        case "tuist": settings.targets = try TuistManifest.read(bytes, at: path, files: files).targets
        case "package":
            settings.targets = try PackageManifest.read(bytes, at: path, folderExists: { files.kind($0) == .folder }).targets
        case "podspec":
            settings.targets = try (path.hasSuffix(".json") ? Podspec.readJSON(bytes, at: path) : Podspec.read(bytes, at: path)).targets
        case "plist": settings.plist = try InfoPlist.read(bytes)
        default: break
        }
        return settings
    }
}

/// The files around one that is read, and what was asked of them.
final class Surroundings {
    private let root: [UInt8]
    private var known: [String: String?] = [:]
    /// Bytes of the largest file that is read along.
    private static let mostBytes: Int64 = 1 << 20

    init(root: [UInt8]) { self.root = root }

    /// What was asked for, in the order of the paths.
    var inputs: [SettingsInput] {
        known.sorted { $0.key < $1.key }.map { SettingsInput(path: $0.key, content: $0.value) }
    }

    var files: ProjectFiles {
        ProjectFiles(
            content: { [self] path in
                let bytes = content(path)
                known[path] = .some(bytes.map(BlobID.of) ?? kind(path))
                return bytes
            },
            kind: { [self] path in
                let kind = kind(path)
                if known[path] == nil { known[path] = .some(kind) }
                return kind.map { $0 == Self.folder ? .folder : .file }
            },
            names: { [self] path in
                let names = names(path)
                known[path + "/"] = .some(Self.hash(names))
                return names
            })
    }

    /// Whether something is as it was when it was asked for.
    func isSame(_ input: SettingsInput) -> Bool {
        let key = input.content.map { $0.count == Self.digits ? "content " : "kind " } ?? "kind "
        if let now = known[key + input.path] { return now == input.content }
        var now = kind(input.path)
        if input.path.hasSuffix("/") {
            now = Self.hash(names(String(input.path.dropLast())))
        } else if key == "content " {
            now = content(input.path).map(BlobID.of) ?? now
        }
        known[key + input.path] = .some(now)
        return now == input.content
    }

    // MARK: Asking the folder

    private static let folder = "folder"
    private static let digits = 40

    private func kind(_ path: String) -> String? {
        guard let whole = whole(path) else { return nil }
        return OperatingSystem.isDirectory(whole) ? Self.folder : OperatingSystem.isRegularFile(whole) ? "file" : nil
    }

    private func content(_ path: String) -> [UInt8]? {
        guard let whole = whole(path), OperatingSystem.isRegularFile(whole), let stamp = OperatingSystem.stamp(whole),
            stamp.size <= Self.mostBytes
        else { return nil }
        return try? OperatingSystem.read(Array(whole.utf8), size: stamp.size)
    }

    private func names(_ path: String) -> [String] {
        var names: [String] = []
        guard let whole = whole(path) else { return [] }
        _ = OperatingSystem.forEachEntry(of: Array(whole.utf8)) { name, kind, _ in
            if kind != .other { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names.sorted()
    }

    /// The path with its root; nil where a part of it is a symbolic link, which may lead anywhere.
    private func whole(_ path: String) -> String? {
        var whole = String(decoding: root, as: UTF8.self)
        for part in path.split(separator: "/") {
            if part == ".." { return nil }
            whole += "/" + part
            if OperatingSystem.isLink(whole) { return nil }
        }
        return whole
    }

    private static func hash(_ names: [String]) -> String { BlobID.of(Array(names.joined(separator: "\n").utf8)) }
}
