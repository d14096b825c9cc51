/// The attributes that mark vendored, generated and documentation files, from the `.gitattributes` files of a tree.
///
/// GitHub's linguist defines these attributes. The rules of git apply (`gitattributes(5)`):
/// - A `.gitattributes` file in an inner folder has priority over a file in an outer folder. A later line has priority
///   over an earlier line.
/// - `-name` and `name=false` set the attribute to false. `!name` makes it unspecified.
/// - Macros (`[attr]`) are not read.
package struct GitAttributes: Sendable, Equatable {
    /// An attribute that xibdb reads.
    package enum Attribute: String, CaseIterable, Sendable {
        case vendored = "linguist-vendored"
        case generated = "linguist-generated"
        case documentation = "linguist-documentation"
    }

    /// The relevant lines in the order in which they are read. The path of a file comes before its lines. If two trees
    /// have the same text, every file has the same attributes in both.
    private(set) var text = ""
    /// Messages for the user about ignored lines.
    package internal(set) var notes: [String] = []
    /// The rules of each file, by its folder.
    private var folders: [RelativePath: Rules] = [:]
    /// The depth of the deepest folder with rules. The root of the tree has depth 0.
    private var mostAbove = 0

    /// The value that a line sets for an attribute.
    private struct Said {
        let line: Int
        /// Nil means that the attribute is unspecified.
        let value: Bool?
    }

    /// A pattern without wildcards. A `.gitattributes` file may list thousands of generated files by path, so these
    /// patterns are stored in a hash table.
    private struct Plain: Hashable {
        let attribute: Attribute
        /// Whether the pattern is matched only against the file name.
        let isName: Bool
        let path: RelativePath
    }

    private struct Pattern {
        let glob: Glob
        let isName: Bool
        let said: Said
    }

    /// The rules of one file.
    private struct Rules {
        /// Patterns without wildcards. If a pattern occurs several times, the last line counts.
        var plain: [Plain: Said] = [:]
        /// Patterns with wildcards, in line order.
        var patterns: [Attribute: [Pattern]] = [:]
        /// The number of patterns with wildcards in this folder and the folders above it.
        var count = 0

        /// Returns the value that applies to a file; nil if no rule matches, or if the step limit is reached.
        ///
        /// - Parameters:
        ///   - below: the components of the path, relative to the folder.
        ///   - steps: the number of matching steps that remain. Each comparison reduces this number.
        func said(of attribute: Attribute, for below: [ArraySlice<UInt8>], _ steps: inout Int) -> Said? {
            var last: Said?
            if !plain.isEmpty {
                let name = Plain(attribute: attribute, isName: true, path: RelativePath(below[below.count - 1]))
                let path = Plain(
                    attribute: attribute, isName: false,
                    path: RelativePath(below.joined(separator: [UInt8(ascii: "/")])))
                last = [plain[name], plain[path]].compactMap { $0 }.max { $0.line < $1.line }
            }
            for pattern in (patterns[attribute] ?? []).reversed() {
                if let last, last.line > pattern.said.line { break }
                let fits =
                    pattern.isName
                    ? pattern.glob.matches(name: below[below.count - 1], steps: &steps)
                    : pattern.glob.matches(below, steps: &steps)
                guard steps > 0 else { return nil }
                if fits { return pattern.said }
            }
            return last
        }
    }

    package static func == (left: GitAttributes, right: GitAttributes) -> Bool { left.text == right.text }

    /// The size limit of one file in bytes.
    package static let maxFileSize: Int64 = 1 << 20
    /// The limit for the total size of all files of a tree, in bytes.
    package static let maxTotalSize: Int64 = 8 << 20
    /// The maximum number of patterns with wildcards that apply to a file, in all folders that contain it.
    private static let mostPatterns = 1000
    /// The maximum number of matching steps per file. Patterns in real projects need only a few steps each. If the
    /// patterns exceed the limit, they do not apply to the file.
    private static let mostSteps = 100_000
    /// The maximum number of notes. Each note is about one file.
    private static let mostNotes = 5

    /// Creates the attributes of a tree.
    ///
    /// - Parameter files: paths and contents of the `.gitattributes` files.
    package init(_ files: [(path: RelativePath, content: [UInt8])]) {
        for (path, content) in files.sorted(by: { Self.isBefore($0.path, $1.path) }) { add(content, path) }
    }

    /// Sorts files by priority. The file with the highest priority comes last.
    private static func isBefore(_ one: RelativePath, _ other: RelativePath) -> Bool {
        (one.components.count, one) < (other.components.count, other)
    }

    /// Returns the files of a tree that are read, up to ``maxTotalSize``. Files in outer folders come first. Files that
    /// are larger than ``maxFileSize`` are omitted.
    package static func chosen(_ files: [FoundFile]) -> [FoundFile] {
        var size: Int64 = 0
        return files.filter { $0.stamp.size <= maxFileSize }.sorted { isBefore($0.path, $1.path) }.filter { file in
            size += file.stamp.size
            return size <= maxTotalSize
        }
    }

    private mutating func add(_ content: [UInt8], _ path: RelativePath) {
        let components = path.components
        guard !components.isEmpty else { return }
        var rules = Rules()
        rules.count = around(path, components).first?.rules.count ?? 0
        var isAny = false
        for (number, line) in content.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
            .enumerated()
        {
            guard let rule = Self.rule(line) else { continue }
            if let plain = rule.plain {
                for (attribute, value) in rule.values {
                    rules.plain[Plain(attribute: attribute, isName: rule.isName, path: plain)] = Said(
                        line: number, value: value)
                }
            } else {
                guard rules.count < Self.mostPatterns else {
                    if notes.count < Self.mostNotes {
                        notes.append(
                            "\(path): more than \(Self.mostPatterns) patterns with wildcards apply to a file; the other patterns are ignored"
                        )
                    }
                    break
                }
                rules.count += 1
                let glob = Glob(rule.pattern)
                for (attribute, value) in rule.values {
                    rules.patterns[attribute, default: []].append(
                        Pattern(glob: glob, isName: rule.isName, said: Said(line: number, value: value)))
                }
            }
            if !isAny { text += "\(path):\n" }
            isAny = true
            text += "  \(String(decoding: line, as: UTF8.self))\n"
        }
        guard isAny else { return }
        folders[RelativePath(components.dropLast().joined(separator: [UInt8(ascii: "/")]))] = rules
        mostAbove = max(mostAbove, components.count - 1)
    }

    /// Returns the rules of all folders that contain a file, innermost first. Each entry contains the depth of the
    /// folder (0 for the root).
    private func around(_ path: RelativePath, _ components: [ArraySlice<UInt8>]) -> [(above: Int, rules: Rules)] {
        // The path of the root has no components.
        guard !folders.isEmpty, !components.isEmpty else { return [] }
        return (0...min(mostAbove, components.count - 1)).reversed().compactMap { above in
            // A component is a slice, so its indices are also valid for the bytes of the path.
            let folder = RelativePath(path.bytes[..<max(0, components[above].startIndex - 1)])
            return folders[folder].map { (above, $0) }
        }
    }

    /// Returns the value of an attribute for a file; nil if it is unspecified.
    package func value(of attribute: Attribute, for path: RelativePath) -> Bool? {
        let components = path.components
        var steps = Self.mostSteps
        for (above, rules) in around(path, components) where steps > 0 {
            if let said = rules.said(of: attribute, for: Array(components[above...]), &steps) { return said.value }
        }
        return nil
    }

    /// A line that sets one of the attributes.
    private struct Rule {
        let pattern: [UInt8]
        let values: [Attribute: Bool?]
        /// Whether the pattern is matched only against the file name.
        var isName: Bool { !pattern.contains(UInt8(ascii: "/")) }
        /// The pattern as a path; nil for a pattern with wildcards.
        var plain: RelativePath? {
            guard !pattern.contains(where: { "*?[\\".utf8.contains($0) }) else { return nil }
            return RelativePath(RelativePath(pattern).components.joined(separator: [UInt8(ascii: "/")]))
        }
    }

    /// Parses a line. Returns nil if the line sets none of the attributes.
    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
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
        // A pattern that ends with a slash matches only folders. Folders do not have attributes, and do not pass
        // attributes to their files.
        guard !values.isEmpty, let last = pattern.last, last != UInt8(ascii: "/"), !pattern.starts(with: "[attr]".utf8)
        else { return nil }
        return Rule(pattern: pattern, values: values)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Returns the quoted pattern, and the text after it.
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
