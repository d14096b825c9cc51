/// Whose code a file is, as far as its path and the tree's `.gitattributes`
/// tell. Which targets compile it is asked later, of the index.
package struct OriginRules: Sendable, Equatable {
    /// What is told; the raw values are those of `files.marked_origin`.
    package enum Mark: String, Sendable {
        case vendored, test
    }

    private let attributes: GitAttributes
    /// Folders that are somebody else's by choice.
    private let foreign: [RelativePath]
    /// What `.xibdb.yml` says is somebody else's.
    private let chosen: GlobList

    package init(attributes: GitAttributes, foreign: [RelativePath], chosen: GlobList) {
        (self.attributes, self.foreign, self.chosen) = (attributes, foreign, chosen)
    }

    /// The rules that hold everywhere: the names of folders.
    package init() { self.init(attributes: GitAttributes([]), foreign: [], chosen: GlobList([])) }

    /// The rules as text: equal texts mark equally. nil where there are none
    /// but those that hold everywhere.
    package var text: String? {
        let text =
            foreign.map { "\($0): a repository inside\n" }.joined()
            + chosen.patterns.map { "\($0): vendored\n" }.joined() + attributes.text
        return text.isEmpty ? nil : text
    }

    /// What is told of a file; nil for one that is own code, unless a target says else.
    package func mark(of path: RelativePath) -> Mark? {
        if !chosen.isEmpty, chosen.matches(path) { return .vendored }
        let folders = path.components.dropLast()
        let isVendored =
            attributes.value(of: .vendored, for: path)
            ?? (foreign.contains { path.isInside($0) } || folders.contains { Self.isForeign(Self.lowercased($0)) })
        if isVendored || attributes.value(of: .generated, for: path) == true
            || attributes.value(of: .documentation, for: path) == true
        {
            return .vendored
        }
        return folders.contains(where: Self.isTests) ? .test : nil
    }

    /// Names of folders that hold other people's code. `Libraries`, `Packages`,
    /// `Frameworks` and `Dependencies` are as often a project's own.
    private static let vendored = Set(
        [
            "pods", "carthage", ".build", "sourcepackages", "node_modules", "bower_components", "vendor", "vendors",
            "vendored",
            "third_party", "third-party", "third party", "thirdparty", "thirdparties", "3rdparty", "3rd_party",
            "3rd-party", "3rd party",
            "external", "externals", "extern",
        ].map { Array($0.utf8) })

    /// What is there as it was built.
    private static let products = [".framework", ".xcframework", ".app"].map { Array($0.utf8) }

    private static func isForeign(_ name: [UInt8]) -> Bool {
        vendored.contains(name)
            || products.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
    }

    private static func lowercased(_ name: ArraySlice<UInt8>) -> [UInt8] {
        name.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// `Tests`, `tests`, `test`; `AppTests`, `AppUITests`, `app-tests`.
    private static func isTests(_ name: ArraySlice<UInt8>) -> Bool {
        guard let last = name.last, last | 0x20 == UInt8(ascii: "s") || last | 0x20 == UInt8(ascii: "t") else {
            return false
        }
        let text = String(decoding: name, as: UTF8.self)
        return ["test", "tests"].contains(text.lowercased()) || text.hasSuffix("Tests") || text.hasSuffix("_tests")
            || text.hasSuffix("-tests")
    }
}
