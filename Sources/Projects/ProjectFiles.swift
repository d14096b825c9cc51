/// Access to the files around a project file. Paths are relative to the root of the index.
package struct ProjectFiles {
    /// The kind of entry at a path.
    package enum Kind: Sendable {
        case file, folder
    }

    /// Returns the bytes of a file; nil if the file cannot be read.
    package var content: (String) -> [UInt8]?
    /// Returns the kind of entry at a path; nil if there is no entry, or if it is a symbolic link.
    package var kind: (String) -> Kind?
    /// Returns the names of the entries in a folder.
    package var names: (String) -> [String]

    /// Creates an instance that accesses files through closures.
    package init(
        content: @escaping (String) -> [UInt8]?, kind: @escaping (String) -> Kind?,
        names: @escaping (String) -> [String]
    ) {
        (self.content, self.kind, self.names) = (content, kind, names)
    }

    /// Creates an instance for files in memory. `files` contains their contents by path.
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

    /// An instance without files.
    package static var none: ProjectFiles { ProjectFiles([:]) }

    func isFolder(_ path: String) -> Bool { kind(path) == .folder }

    /// Returns the path with the case of the entry on disk; nil if there is no such entry.
    ///
    /// Some projects were created on a file system that ignores case, and contain `teacher.yml` instead of
    /// `Teacher.yml`. If exactly one entry of a folder matches when case is ignored, this entry is used.
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
