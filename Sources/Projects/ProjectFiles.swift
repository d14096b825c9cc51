/// What a reader may ask of the files around the one that it reads. Paths are relative to the root of the index.
package struct ProjectFiles {
    /// What there is at a path.
    package enum Kind: Sendable {
        case file, folder
    }

    /// The bytes of a file; nil where there is none that may be read.
    package var content: (String) -> [UInt8]?
    /// What is at a path; nil where there is nothing, or a symbolic link.
    package var kind: (String) -> Kind?
    /// The names in a folder.
    package var names: (String) -> [String]

    /// Files that the closures tell of.
    package init(
        content: @escaping (String) -> [UInt8]?, kind: @escaping (String) -> Kind?,
        names: @escaping (String) -> [String]
    ) {
        (self.content, self.kind, self.names) = (content, kind, names)
    }

    /// Files by their paths, each with its content; the folders are those that they lie in.
    package init(_ files: [String: String]) {
        self.init(
            content: { files[$0].map { Array($0.utf8) } },
            kind: { path in
                if files[path] != nil { return .file }
                return path.isEmpty || files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
            },
            names: { folder in
                let inside = files.keys.filter { folder.isEmpty || $0.hasPrefix(folder + "/") }
                return Set(
                    inside.compactMap {
                        $0.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/").first
                    }.map(String.init)
                ).sorted()
            })
    }

    /// No files at all.
    package static var none: ProjectFiles { ProjectFiles([:]) }

    func isFolder(_ path: String) -> Bool { kind(path) == .folder }

    /// The path as it is spelt on disk. Projects are made where `Teacher.yml` finds `teacher.yml`; a name that only
    /// one entry of the folder has in other letter case is meant.
    func find(_ path: String) -> String? {
        if kind(path) != nil { return path }
        var found = ""
        for part in path.split(separator: "/").prefix(Limit.nesting) {
            let exact = found.isEmpty ? String(part) : found + "/" + part
            if kind(exact) != nil {
                found = exact
                continue
            }
            let near = names(found).filter { $0.lowercased() == part.lowercased() }
            guard near.count == 1, let name = near.first else { return nil }
            found = found.isEmpty ? name : found + "/" + name
        }
        return kind(found) == nil ? nil : found
    }
}
