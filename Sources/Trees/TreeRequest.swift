import HostSystem

/// A tree that somebody asks for: a folder as it is, or a revision of the
/// repository in it.
package struct TreeRequest: Sendable, Equatable {
    /// Absolute path of the folder.
    package let path: String
    /// The path as it was given, for messages.
    package let given: String
    /// Revision, with `:FOLDER` perhaps; nil for the folder as it is.
    package let revision: String?
    /// Name that the tree shall have; nil for one that follows from the rest.
    package let name: String?

    /// A folder, or a revision of the repository in it.
    package init(folder: String, revision: String? = nil, name: String? = nil) {
        (path, given, self.revision, self.name) = (OperatingSystem.absolute(folder), folder, revision, name)
    }

    /// Reads `[NAME=]PATH[@REVISION[:FOLDER]]`. A folder that is called so
    /// as a whole is meant first: `@` and `=` may stand in names.
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
        // A revision may hold `@`, too: `HEAD@{1}`.
        for at in argument.indices.reversed() where argument[at] == "@" {
            let folder = at == argument.startIndex ? "." : String(argument[..<at])
            let revision = String(argument[argument.index(after: at)...])
            if !revision.isEmpty, OperatingSystem.isDirectory(folder) {
                return TreeRequest(folder: folder, revision: revision)
            }
        }
        return nil
    }

    /// What the tree is known by to a person.
    package var label: String { path + (revision.map { "@" + $0 } ?? "") }

    /// The revision without the folder.
    private var parts: (commit: String, folder: String?)? {
        guard let revision else { return nil }
        // In braces a colon may stand for itself: `HEAD^{/fix: it}`.
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

    /// Whether the other is the same tree, by whatever name.
    package func isSamePlace(as other: TreeRequest) -> Bool { path == other.path && revision == other.revision }

    /// The commit that the revision names now.
    package func commit() throws(Git.Failure) -> ObjectID {
        guard let parts else { throw Git.Failure(message: "no revision") }
        return try Git(named: path).commit(of: parts.commit)
    }

    /// Lists the files of a commit that the revision named.
    package func scan(_ commit: ObjectID, _ options: ScanOptions) throws(Git.Failure) -> TreeScan {
        let git = Git(named: path)
        let folder: RelativePath
        if let named = parts?.folder { folder = RelativePath(named) } else { folder = try git.prefix() }
        let inner = folder.components.filter { !$0.elementsEqual(".".utf8) }.joined(separator: [UInt8(ascii: "/")])
        return try TreeScan.commit(commit, in: RelativePath(inner), git, options)
    }
}
