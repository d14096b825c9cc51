import HostSystem

/// A tree that the user requests: a folder in its current state, a revision of its repository, or a zip archive.
package struct TreeRequest: Sendable, Equatable {
    /// Absolute path of the folder or archive.
    package let path: String
    /// The path as the user wrote it, for messages.
    package let given: String
    /// The revision, optionally with `:FOLDER`; nil for the current state of the folder.
    package let revision: String?
    /// Name for the tree; nil to derive it from the path.
    package let name: String?

    /// Creates a request for a folder, or for a revision of its repository.
    package init(folder: String, revision: String? = nil, name: String? = nil) {
        (path, given, self.revision, self.name) = (OperatingSystem.absolute(folder), folder, revision, name)
    }

    /// Parses `[NAME=]PATH[@REVISION[:FOLDER]]`.
    ///
    /// Folder names may contain `@` and `=`. If the whole argument is the path of a folder, that folder is used.
    package init(argument: String) {
        self = Self.place(argument) ?? Self.named(argument) ?? TreeRequest(folder: argument)
    }

    private static func named(_ argument: String) -> TreeRequest? {
        guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex,
            !argument[..<equals].contains("/")
        else { return nil }
        let rest = String(argument[argument.index(after: equals)...])
        let place = place(rest) ?? TreeRequest(folder: rest)
        return TreeRequest(folder: place.given, revision: place.revision, name: String(argument[..<equals]))
    }

    private static func place(_ argument: String) -> TreeRequest? {
        if OperatingSystem.isDirectory(argument) { return TreeRequest(folder: argument) }
        // A revision may also contain `@`: `HEAD@{1}`.
        for at in argument.indices.reversed() where argument[at] == "@" {
            let folder = at == argument.startIndex ? "." : String(argument[..<at])
            let revision = String(argument[argument.index(after: at)...])
            if !revision.isEmpty, OperatingSystem.isDirectory(folder) {
                return TreeRequest(folder: folder, revision: revision)
            }
        }
        return nil
    }

    /// Whether the tree is a zip archive.
    package var isArchive: Bool { revision == nil && BuiltProduct.isArchive(path) }

    /// The label of the tree in messages.
    package var label: String { path + (revision.map { "@" + $0 } ?? "") }

    /// The revision, split into commit and folder.
    private var parts: (commit: String, folder: String?)? {
        guard let revision else { return nil }
        // A colon inside braces is an ordinary character: `HEAD^{/fix: it}`.
        var depth = 0
        for place in revision.indices {
            switch revision[place] {
            case "{": depth += 1
            case "}": depth -= 1
            case ":" where depth == 0 && place > revision.startIndex:
                return (String(revision[..<place]), String(revision[revision.index(after: place)...]))
            default: break
            }
        }
        return (revision, nil)
    }

    /// Whether another request is for the same tree, regardless of its name.
    package func isSamePlace(as other: TreeRequest) -> Bool { path == other.path && revision == other.revision }

    /// The commit that the revision currently names.
    package func commit() throws(Git.Failure) -> ObjectID {
        guard let parts else { throw Git.Failure(message: "no revision") }
        return try Git(named: path).commit(of: parts.commit)
    }

    /// Lists the files of the commit that ``commit()`` returned.
    package func scan(_ commit: ObjectID, _ options: ScanOptions) throws(Git.Failure) -> TreeScan {
        let git = Git(named: path)
        let folder: RelativePath
        if let named = parts?.folder { folder = RelativePath(named) } else { folder = try git.prefix() }
        let inner = folder.components.filter { !$0.elementsEqual(".".utf8) }.joined(separator: [UInt8(ascii: "/")])
        return try TreeScan.commit(commit, in: RelativePath(inner), git, options)
    }
}
