/// Rules that derive the origin of a file from its path and from the tree's `.gitattributes`. The indexer later also
/// considers the targets that compile the file.
package struct OriginRules: Sendable, Equatable {
    /// The origin of a file. The raw values are the values of the column `files.marked_origin`.
    package enum Mark: String, Sendable {
        case vendored, test
    }

    private let attributes: GitAttributes
    /// Folders that an option marks as vendored.
    private let foreign: [RelativePath]
    /// Patterns for vendored files from `.xibdb.yml`.
    private let chosen: GlobList
    /// Whether the tree is the product of a build. Apps in it are then own code.
    private let isBuild: Bool

    package init(attributes: GitAttributes, foreign: [RelativePath], chosen: GlobList, isBuild: Bool = false) {
        (self.attributes, self.foreign, self.chosen, self.isBuild) = (attributes, foreign, chosen, isBuild)
    }

    /// Creates the default rules. They use only the names of folders.
    package init() { self.init(attributes: GitAttributes([]), foreign: [], chosen: GlobList([])) }

    /// The rules as text; nil if there are only the default rules. Two sets of rules with the same text assign the same
    /// origin to every file.
    package var text: String? {
        let text =
            (isBuild ? "the product of a build\n" : "") + foreign.map { "\($0): a repository inside\n" }.joined()
            + chosen.patterns.map { "\($0): vendored\n" }.joined() + attributes.text
        return text.isEmpty ? nil : text
    }

    /// Returns the origin of a file. Nil means that the file is own code, unless its target shows a different origin.
    package func mark(of path: RelativePath) -> Mark? {
        if !chosen.isEmpty, chosen.matches(path) { return .vendored }
        let folders = path.components.dropLast()
        let isVendored =
            attributes.value(of: .vendored, for: path)
            ?? (foreign.contains { path.isInside($0) } || folders.contains { isForeign(Self.lowercased($0)) })
        if isVendored || attributes.value(of: .generated, for: path) == true
            || attributes.value(of: .documentation, for: path) == true
        {
            return .vendored
        }
        return folders.contains(where: Self.isTests) ? .test : nil
    }

    /// Names of folders that contain vendored code. `Libraries`, `Packages`, `Frameworks` and `Dependencies` are not
    /// included, because they often contain a project's own code.
    private static let vendored = Set(
        [
            "pods", "carthage", ".build", "sourcepackages", "node_modules", "bower_components", "vendor", "vendors",
            "vendored",
            "third_party", "third-party", "third party", "thirdparty", "thirdparties", "3rdparty", "3rd_party",
            "3rd-party", "3rd party",
            "external", "externals", "extern",
        ].map { Array($0.utf8) })

    /// Extensions of folders whose files count as vendored: built products, Xcode templates, and exports for
    /// translators.
    private static let copies = [".framework", ".xcframework", ".app", ".ibplugin", ".xctemplate", ".xcloc"].map {
        Array($0.utf8)
    }

    private static let app = Array(".app".utf8)

    private func isForeign(_ name: [UInt8]) -> Bool {
        Self.vendored.contains(name)
            || Self.copies.contains { copy in
                name.count > copy.count && name.suffix(copy.count).elementsEqual(copy)
                    && !(isBuild && copy == Self.app)
            }
    }

    private static func lowercased(_ name: ArraySlice<UInt8>) -> [UInt8] {
        name.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// Whether the name of a folder marks it as a test folder: `Tests`, `tests`, `test`; `AppTests`, `AppUITests`,
    /// `app-tests`.
    private static func isTests(_ name: ArraySlice<UInt8>) -> Bool {
        guard let last = name.last, last | 0x20 == UInt8(ascii: "s") || last | 0x20 == UInt8(ascii: "t") else {
            return false
        }
        let text = String(decoding: name, as: UTF8.self)
        return ["test", "tests"].contains(text.lowercased()) || text.hasSuffix("Tests") || text.hasSuffix("_tests")
            || text.hasSuffix("-tests")
    }
}
