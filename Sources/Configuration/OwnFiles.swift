import Errors
import HostSystem

// What a repository holds for xibdb, and what a person names on the command line.

/// Reads the settings, rules and reports of a repository.
///
/// Anybody may have written the repository. So nothing is read through a link, which could lead to a file of the user's,
/// nothing but regular files is opened, as a pipe may never end, and nothing is read that is larger than a person writes.
package struct OwnFiles {
    /// Bytes of the largest file that is read.
    package static let mostBytes: Int64 = 1 << 20
    /// Bytes of the largest list of known findings that is read.
    package static let mostBaselineBytes: Int64 = 64 << 20

    private let root: String

    /// Files of the folder that a repository lies in.
    package init(root: String) { self.root = root }

    /// The content of a file.
    ///
    /// - Parameter path: its path from the root.
    /// - Returns: nil where there is nothing.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a link or another kind of file, and for a file that is too large.
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

    /// The names in a folder that have an ending, in their order.
    ///
    /// - Parameter path: its path from the root.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` where the folder is a link.
    package func names(in path: String, ending: String) throws(AskingError) -> [String] {
        let parts = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        return try folder(parts[...])?.names.filter { $0.hasSuffix(ending) } ?? []
    }

    /// A folder below the root; nil where there is none.
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
            ? "A symbolic link is not followed here."
            : kind == .folder ? "This is a folder." : "This is not a regular file."
        return .badReport(path: path, line: 1, message: message)
    }

    /// The content of a file that a person names: it may be a link or a pipe.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` where it cannot be read, or is too large.
    package static func named(_ path: String, most: Int64 = mostBytes) throws(AskingError) -> [UInt8] {
        do throws(SystemError) { return try OperatingSystem.readNamed(path, most: most) } catch {
            throw .badReport(path: path, line: 1, message: "The file cannot be read: \(error.message).")
        }
    }
}
