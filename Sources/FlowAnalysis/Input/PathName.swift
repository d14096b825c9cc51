/// Functions for paths of types and of files.
package enum PathName {
    /// Returns the last part of a path: `Inner` of `Outer.Inner`.
    package static func lastPart(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Returns the name of a nib without its folder and extension. A name in the code may contain both.
    package static func nib(_ text: String) -> String {
        let name = text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
        for ending in [".xib", ".nib", ".storyboard"] where name.hasSuffix(ending) && name.count > ending.count {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}
