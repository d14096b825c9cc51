/// Paths relative to the root of the index, as plain strings.
enum RootPath {
    /// Returns `path` below `folder`, without `.` and `..`. Nil if the path is absolute, too long, leaves the root, or
    /// depends on build settings (`$(SYSROOT_DIR)/share`, seen in UTM) or environment variables (`${HOME}`).
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

    /// The parent folder of a path, which is empty for the root; nil if the path itself is the root.
    static func parent(_ path: String) -> String? {
        if path.isEmpty { return nil }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[..<slash])
    }

    /// The last part of a path.
    static func name(_ path: String) -> Substring {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
        return path[path.utf8.index(after: slash)...]
    }

    /// The text after the last dot of a file name; empty if there is no dot, or only one at the start.
    static func fileExtension(_ path: String) -> Substring {
        let name = name(path)
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return "" }
        return name[name.utf8.index(after: point)...]
    }
}
