import Errors
import HostSystem

// This file reads the configuration files of a repository, and files that the user names on the command line.

/// Reads the settings, rules and reports of a repository.
///
/// The author of the repository might not be trustworthy, so reading is limited. Links are not followed, because they
/// could lead to a private file of the user. Only regular files are opened, because a pipe may never end. A file larger
/// than ``mostBytes`` is not read, because nobody writes a configuration of this size.
package struct OwnFiles {
    /// Maximum size of a file in bytes.
    package static let mostBytes: Int64 = 1 << 20
    /// Maximum size of a baseline in bytes.
    package static let mostBaselineBytes: Int64 = 64 << 20

    private let root: String

    /// Creates a reader for the root folder of a repository.
    package init(root: String) { self.root = root }

    /// Returns the content of a file in the repository.
    ///
    /// - Parameter path: the path from the root.
    /// - Returns: nil if the file does not exist, or if a part of the path is `..`.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the path contains a link, if it is not the path of a
    ///   regular file, or if the file is too large or cannot be read.
    package func content(_ path: String) throws(AskingError) -> [UInt8]? {
        let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        guard let name = parts.last, let folder = try folder(parts.dropLast()) else { return nil }
        switch folder.kind(of: name) {
        case nil: return nil
        case .file: break
        case let kind?: throw Self.refusal(of: kind, root + "/" + path)
        }
        do throws(SystemError) {
            guard let bytes = try folder.content(of: Array(name.utf8), most: Self.mostBytes) else {
                throw SystemError("not a regular file")
            }
            return bytes
        } catch {
            throw .badReport(path: root + "/" + path, line: 1, message: "The file cannot be read: \(error.message).")
        }
    }

    /// Returns the names in a folder that have the given ending, in the order of the folder.
    ///
    /// - Parameter path: the path from the root.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the path contains a link, or if it is not the path of
    ///   a folder.
    package func names(in path: String, ending: String) throws(AskingError) -> [String] {
        let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        return try folder(parts[...])?.names.filter { $0.hasSuffix(ending) } ?? []
    }

    /// Returns a folder below the root; nil if it does not exist, or if a part of the path is `..`.
    private func folder(_ parts: ArraySlice<String>) throws(AskingError) -> OpenFolder? {
        guard !parts.contains(".."), var folder = try? OpenFolder(root) else { return nil }
        var path = root
        for part in parts {
            path += "/" + part
            switch folder.kind(of: part) {
            case nil: return nil
            case .folder: break
            case let kind?: throw Self.refusal(of: kind, path)
            }
            do throws(SystemError) { folder = try folder.folder(part) } catch {
                throw .badReport(path: path, line: 1, message: "The folder cannot be read: \(error.message).")
            }
        }
        return folder
    }

    private static func refusal(of kind: OpenFolder.Kind, _ path: String) -> AskingError {
        let message =
            kind == .link
            ? "Symbolic links are not followed here."
            : kind == .folder ? "This is a folder." : "This is not a regular file."
        return .badReport(path: path, line: 1, message: message)
    }

    /// Returns the content of a file that the user named. The file may be a link or a pipe.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the file cannot be read, or is too large.
    package static func named(_ path: String, most: Int64 = mostBytes) throws(AskingError) -> [UInt8] {
        do throws(SystemError) { return try OperatingSystem.readNamed(path, most: most) } catch {
            throw .badReport(path: path, line: 1, message: "The file cannot be read: \(error.message).")
        }
    }
}
