/// What the `.gitattributes` of a tree say of whose code is in it: the
/// attributes that GitHub's linguist made usual. The rules are git's
/// (`gitattributes(5)`): a file in a deeper folder outdoes one above it, a
/// later line an earlier one; `-name` and `name=false` say no, `!name` says nothing.
/// Macros (`[attr]`) are not read.
package struct GitAttributes: Sendable, Equatable {
    /// An attribute that is read.
    package enum Attribute: String, CaseIterable, Sendable {
        case vendored = "linguist-vendored"
        case generated = "linguist-generated"
        case documentation = "linguist-documentation"
    }

    /// The lines that count, each after the path of its file, in the order
    /// in which they are read: equal texts mean equal answers.
    private(set) var text = ""
    /// Those that outdo others last.
    private var rules: [Rule] = []

    private struct Rule: Sendable {
        let folder: RelativePath
        let glob: Glob
        /// Whether the pattern is held against the name alone.
        let isName: Bool
        /// nil says that nothing is said.
        let values: [Attribute: Bool?]
    }

    package static func == (left: GitAttributes, right: GitAttributes) -> Bool { left.text == right.text }

    /// Largest file that is read, in bytes.
    package static let maxFileSize: Int64 = 1 << 20

    /// - Parameter files: paths and contents of the `.gitattributes`.
    package init(_ files: [(path: RelativePath, content: [UInt8])]) {
        let ordered = files.sorted { ($0.path.components.count, $0.path) < ($1.path.components.count, $1.path) }
        for (path, content) in ordered {
            let folder = RelativePath(path.components.dropLast().joined(separator: [UInt8(ascii: "/")]))
            for line in content.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                guard let rule = Self.rule(line, folder) else { continue }
                rules.append(rule)
                text += "\(path): \(String(decoding: line, as: UTF8.self))\n"
            }
        }
    }

    /// What is said of a file; nil where nothing is.
    package func value(of attribute: Attribute, for path: RelativePath) -> Bool? {
        guard !rules.isEmpty else { return nil }
        let components = path.components
        for rule in rules.reversed() {
            guard let value = rule.values[attribute], path.isBelow(rule.folder) else { continue }
            let below = components.dropFirst(rule.folder.components.count)
            if rule.isName ? rule.glob.matches(name: components[components.count - 1]) : rule.glob.matches(below) { return value }
        }
        return nil
    }

    /// nil for a line that says nothing of the attributes.
    private static func rule(_ line: ArraySlice<UInt8>, _ folder: RelativePath) -> Rule? {
        let line = line.drop { isBlank($0) }
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        let pattern: [UInt8]
        let rest: ArraySlice<UInt8>
        if first == UInt8(ascii: "\"") {
            (pattern, rest) = quoted(line.dropFirst())
        } else {
            let end = line.firstIndex(where: isBlank) ?? line.endIndex
            (pattern, rest) = (Array(line[..<end]), line[end...])
        }
        var values: [Attribute: Bool?] = [:]
        for word in rest.split(whereSeparator: isBlank).map({ String(decoding: $0, as: UTF8.self) }) {
            let name = word.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
            guard let attribute = Attribute(rawValue: String(name)) else { continue }
            values[attribute] = .some(word.hasPrefix("!") ? nil : !word.hasPrefix("-") && !word.hasSuffix("=false"))
        }
        // A folder has no attributes, and gives its files none.
        guard !values.isEmpty, let last = pattern.last, last != UInt8(ascii: "/"), !pattern.starts(with: "[attr]".utf8) else { return nil }
        return Rule(folder: folder, glob: Glob(pattern), isName: !pattern.contains(UInt8(ascii: "/")), values: values)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// The pattern in quotes, and what follows it.
    private static func quoted(_ text: ArraySlice<UInt8>) -> (pattern: [UInt8], rest: ArraySlice<UInt8>) {
        var pattern: [UInt8] = []
        var place = text.startIndex
        while place < text.endIndex, text[place] != UInt8(ascii: "\"") {
            if text[place] == UInt8(ascii: "\\"), place + 1 < text.endIndex { place += 1 }
            pattern.append(text[place])
            place += 1
        }
        return (pattern, text[min(place + 1, text.endIndex)...])
    }
}

extension RelativePath {
    /// Whether the path lies in a folder; every path lies in the empty one.
    fileprivate func isBelow(_ folder: RelativePath) -> Bool { folder.bytes.isEmpty || (isInside(folder) && self != folder) }
}
