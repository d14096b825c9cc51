/// Functions for paths, stored as plain strings, that are relative to the root of the index.
enum RootPath {
    /// Returns `path` below `folder`, without `.` and `..`. Returns nil if the path is absolute, is too long, or leaves
    /// the root. Also returns nil if the path contains a build setting (`$(SYSROOT_DIR)/share` in UTM) or an
    /// environment variable (`${HOME}`).
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), path.utf8.count <= Limit.pathBytes, !path.utf8.contains(0), !path.contains("$("),
            !path.contains("${")
        else { return nil }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") {
            if part == "." { continue }
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Returns the parent folder of a path; nil if the path itself is the root. The path of the root is empty.
    static func parent(_ path: String) -> String? {
        if path.isEmpty { return nil }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    /// Returns the last component of a path.
    static func name(_ path: String) -> Substring {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
        return path[path.utf8.index(after: slash)...]
    }

    /// Returns the text after the last dot of a file name; empty if the only dot is at the start, or if there is no
    /// dot.
    static func fileExtension(_ path: String) -> Substring {
        let name = name(path)
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return "" }
        return name[name.utf8.index(after: point)...]
    }
}
