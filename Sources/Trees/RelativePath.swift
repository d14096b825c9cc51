import Foundation

/// A path relative to a root, with `/` as the separator. The path is stored as the bytes on disk, because a `String`
/// would change file names that are not UTF-8.
package struct RelativePath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The bytes, without a leading slash.
    package let bytes: [UInt8]

    /// Creates a path from its bytes.
    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// Creates a path from text.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// The path as text. Bytes that are not UTF-8 appear as U+FFFD.
    package var description: String { String(decoding: bytes, as: UTF8.self) }

    /// Orders paths by bytes, as git does.
    package static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                guard let ours = left.baseAddress, let theirs = right.baseAddress else {
                    return left.count < right.count
                }
                let order = memcmp(ours, theirs, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    /// Hashes all bytes at once. This is faster than `Array`, which hashes its elements one by one.
    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The parts between the slashes.
    package var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

    /// Whether the path is valid in a checkout.
    ///
    /// git itself never writes an invalid path into an index or tree. A forged file can contain a path that is outside
    /// the work tree, inside the `.git` folder, or longer than operating systems allow.
    package var isOfTree: Bool {
        bytes.count <= Self.mostBytes
            && bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
                if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return false }
                return part.count != 4 || String(decoding: part, as: UTF8.self).lowercased() != ".git"
            }
    }

    /// The maximum length of a path in bytes, from Linux (`PATH_MAX`). Other systems have lower limits.
    private static let mostBytes = 4096

    /// Whether the path is the given folder, or is inside it.
    package func isInside(_ folder: RelativePath) -> Bool {
        bytes.starts(with: folder.bytes) && (bytes.count == folder.bytes.count || bytes[folder.bytes.count] == 0x2F)
    }
}

/// The properties of a file that can be derived from its path, without opening the file.
package struct IndexedPath {
    /// The kind of the file:
    /// - `xib`, `storyboard` or `nib`; the `Info.plist` of a compiled storyboard is a `storyboard`
    /// - `swift` or `objc` for sources
    /// - `project`, `xcodegen`, `bazel`, `package`, `podspec`, `plist` or `xcconfig` for files that define targets
    /// - `strings`, `stringsdict` or `xcstrings`
    /// - `asset` for the `Contents.json` of an asset catalog
    /// - `data` for other files in a catalog, and for compiled catalogs and string tables
    /// - `image` for an image, inside or outside a catalog
    /// - `font`
    /// - `page` for a document that may refer to images
    package let kind: String
    /// The file name without the extension and the device suffix. For an image, the scale is also removed.
    ///
    /// For a file in a `.nib` bundle and for a compiled storyboard, this is the name of the bundle. For a
    /// `Contents.json` in a catalog, this is the name of its folder.
    package let name: [UInt8]
    /// `ipad` or `iphone`, as in `Foo~ipad.xib`; nil for a name without such a suffix.
    package let device: String?
    /// The language of the nearest `.lproj` folder; nil outside such a folder.
    package let localization: [UInt8]?
    /// The path of the `.nib` bundle, compiled storyboard or asset catalog that contains the file; nil if there is
    /// none.
    package let bundlePath: [UInt8]?
    /// The path without the language folder.
    package let logicalPath: [UInt8]

    /// Creates the properties of a path. The result is nil if this kind of file is not indexed.
    package init?(_ path: RelativePath) {
        let components = path.components
        guard let file = components.last else { return nil }
        let isStoryboard = path.isCompiledStoryboard
        let bundle =
            isStoryboard
            ? components.count - 2 : components.dropLast().firstIndex { IndexedPath.bundleKind($0) != nil }
        let isInCatalog = bundle.map { IndexedPath.bundleKind(components[$0]) == .catalog } ?? false
        guard
            let kind = isStoryboard
                ? "storyboard"
                : bundle == nil
                    ? IndexedPath.kind(ofFileName: file) : isInCatalog ? IndexedPath.kind(inCatalog: file) : "nib"
        else {
            return nil
        }
        self.kind = kind
        bundlePath = bundle.map { Array(components[...$0].joined(separator: [UInt8(ascii: "/")])) }
        let whole =
            !isInCatalog
            ? bundle.map { components[$0] } ?? file : kind == "asset" ? components[components.count - 2] : file
        var stem = whole[..<(whole.lastIndex(of: UInt8(ascii: ".")) ?? whole.endIndex)]
        var device: String?
        for suffix in ["ipad", "iphone"] where IndexedPath.ends(stem, in: "~" + suffix) {
            stem = stem.dropLast(suffix.utf8.count + 1)
            device = suffix
        }
        for scale in ["@2x", "@3x", "@1x"] where kind == "image" && IndexedPath.ends(stem, in: scale) {
            stem = stem.dropLast(3)
        }
        self.device = device
        name = Array(stem)
        let project = components.dropLast().lastIndex { IndexedPath.ends($0, in: ".lproj") }
        localization = project.map { Array(components[$0].dropLast(6)) }
        var rest = components
        if let project { rest.remove(at: project) }
        logicalPath = Array(rest.joined(separator: [UInt8(ascii: "/")]))
    }

    /// Returns the kind of a file or bundle, based on its name; nil if this kind is not indexed.
    package static func kind(ofFileName name: some BidirectionalCollection<UInt8>) -> String? {
        // This function runs for every file in a folder. The last byte of the name is enough to exclude most files.
        guard let last = name.last else { return nil }
        switch last | 0x20 {
        case UInt8(ascii: "f"), UInt8(ascii: "p"), UInt8(ascii: "r"), UInt8(ascii: "e"):
            return kind(of: name, among: resourceEndings) ?? kind(of: name, among: pageEndings)
        case UInt8(ascii: "b"), UInt8(ascii: "d"):
            // Only `BUILD` in capital letters is a file for Bazel, because scripts are often called `build`.
            if name.elementsEqual("BUILD".utf8) { return "bazel" }
            return kind(of: name, among: interfaceEndings) ?? kind(of: name, among: pageEndings)
        case UInt8(ascii: "t"), UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "j"),
            UInt8(ascii: "n"), UInt8(ascii: "l"):
            return kind(of: name, among: sourceEndings) ?? kind(of: name, among: pageEndings)
        case UInt8(ascii: "c"), UInt8(ascii: "g"), UInt8(ascii: "s"):
            return kind(of: name, among: sourceEndings) ?? kind(of: name, among: resourceEndings)
                ?? kind(of: name, among: pageEndings)
        default: return nil
        }
    }

    private static func kind(of name: some BidirectionalCollection<UInt8>, among endings: [(String, String)]) -> String?
    {
        for (ending, kind) in endings where ends(name, in: ending) {
            // A file with the name `.xib` is a hidden file without an extension. `MyPackage.swift` is not a manifest.
            let isWhole = name.count == ending.utf8.count
            if ending.utf8.first == UInt8(ascii: ".") ? !isWhole : isWhole { return kind }
        }
        return nil
    }

    /// Whether files of a kind are Interface Builder files, not sources, settings or resources.
    package static func isInterface(_ kind: String) -> Bool { kind == "xib" || kind == "storyboard" || kind == "nib" }

    private static let interfaceEndings = [
        (".xib", "xib"), (".storyboard", "storyboard"), (".nib", "nib"),
    ]

    private static let sourceEndings = [
        ("package.swift", "package"), (".swift", "swift"), (".m", "objc"), (".mm", "objc"), (".h", "objc"),
        (".pch", "objc"),
        ("project.pbxproj", "project"), (".plist", "plist"), (".plist.in", "plist"),
        (".xcconfig", "xcconfig"), (".podspec", "podspec"),
        (".podspec.json", "podspec"), ("project.yml", "xcodegen"), ("project.yaml", "xcodegen"),
        ("project.json", "xcodegen"),
        ("build.bazel", "bazel"), (".strings", "strings"), (".stringsdict", "stringsdict"), (".xcstrings", "xcstrings"),
    ]

    private static let resourceEndings = [
        (".png", "image"), (".jpg", "image"), (".jpeg", "image"), (".pdf", "image"), (".svg", "image"),
        (".heic", "image"), (".heif", "image"),
        (".tif", "image"), (".tiff", "image"), (".gif", "image"), (".icns", "image"), (".bmp", "image"),
        (".webp", "image"),
        (".ttf", "font"), (".otf", "font"), (".ttc", "font"), (".car", "data"), (".loctable", "data"),
    ]

    private static let pageEndings = [
        (".html", "page"), (".htm", "page"), (".xhtml", "page"), (".css", "page"), (".scss", "page"), (".js", "page"),
        (".json", "page"), (".xml", "page"), (".xsl", "page"), (".md", "page"), (".markdown", "page"),
        (".mustache", "page"), (".slangp", "page"),
    ]

    /// A kind of folder that counts as one unit with its contents.
    package enum BundleKind {
        case nib, catalog
    }

    /// Returns the kind of bundle, based on the name of a folder; nil for an ordinary folder.
    package static func bundleKind(_ name: some BidirectionalCollection<UInt8>) -> BundleKind? {
        guard let last = name.last else { return nil }
        switch last | 0x20 {
        case UInt8(ascii: "b"): return kind(ofFileName: name) == "nib" ? .nib : nil
        case UInt8(ascii: "s"): return ends(name, in: ".xcassets") ? .catalog : nil
        default: return nil
        }
    }

    /// Returns the kind of a file in a catalog; nil for a hidden file.
    private static func kind(inCatalog file: some BidirectionalCollection<UInt8>) -> String? {
        if file.first == UInt8(ascii: ".") { return nil }
        if file.count == 13, ends(file, in: "contents.json") { return "asset" }
        return kind(of: file, among: resourceEndings) == "image" ? "image" : "data"
    }

    /// Whether the index contains only the names and sizes of files of this kind, not their content.
    package static func isUnread(_ kind: String) -> Bool { kind == "image" || kind == "data" }

    /// If a folder is a bundle or is inside a bundle, returns the kind of the bundle; otherwise nil.
    package static func bundle(around folder: [UInt8]) -> BundleKind? {
        // This function runs for every folder, so it does not copy the names.
        folder.withUnsafeBufferPointer { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
                if end > start, let kind = bundleKind(bytes[start..<end]) { return kind }
                start = end + 1
            }
            return nil
        }
    }

    /// Whether a name ends with a text, ignoring the case of the name. The text must be lowercase.
    fileprivate static func ends(_ name: some BidirectionalCollection<UInt8>, in text: String) -> Bool {
        var rest = name[...]
        for byte in text.utf8.reversed() {
            guard let last = rest.popLast() else { return false }
            guard last == byte || (last >= 0x41 && last <= 0x5A && last + 32 == byte) else { return false }
        }
        return true
    }
}

extension RelativePath {
    /// Whether the file is the `Info.plist` of a compiled storyboard (`Main.storyboardc`). It stands for the storyboard.
    package var isCompiledStoryboard: Bool {
        // This runs for every file of a tree, so it does not split the path.
        let name = "/Info.plist".utf8
        return bytes.last == UInt8(ascii: "t") && bytes.suffix(name.count).elementsEqual(name)
            && RelativePath.isCompiledStoryboard(folder: bytes.dropLast(name.count))
    }

    /// The path of the compiled storyboard that contains the file; nil if there is none.
    package var compiledStoryboard: [UInt8]? {
        let components = components
        guard let place = components.dropLast().firstIndex(where: RelativePath.isCompiledStoryboard(folder:)) else {
            return nil
        }
        return Array(components[...place].joined(separator: [UInt8(ascii: "/")]))
    }

    /// Whether a folder is a compiled storyboard, based on its name or path.
    package static func isCompiledStoryboard(folder path: some BidirectionalCollection<UInt8>) -> Bool {
        let ending = ".storyboardc"
        return path.count > ending.utf8.count && IndexedPath.ends(path, in: ending)
            && path.dropLast(ending.utf8.count).last != UInt8(ascii: "/")
    }
}
