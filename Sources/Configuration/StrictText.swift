import Bytes
import Errors
import Yams

/// Reads a YAML text in which every key must be known.
///
/// An unknown key or word is an error. The error contains the line and the known words that are similar.
package struct StrictText: Sendable {
    /// Path of the file, for errors.
    package let path: String
    /// Maximum size of a text in bytes. Nobody writes a larger configuration by hand.
    private static let mostBytes = 64 << 10

    /// Creates a reader for the text of a file.
    package init(path: String) { self.path = path }

    /// A value in the text: a word, a list or a map.
    package struct Part {
        fileprivate let node: Node

        /// The 1-based line where the value begins.
        package var line: Int { max(1, node.mark?.line ?? 1) }
        /// Whether the value is a word or text, not a list or a map.
        package var isWord: Bool { if case .scalar = node { true } else { false } }
    }

    /// Parses the whole text. Returns nil if the text is empty.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package func parts(of bytes: [UInt8]) throws(AskingError) -> Part? {
        guard bytes.count <= Self.mostBytes else {
            throw error(1, "The configuration is larger than \(Self.mostBytes >> 10) KiB.")
        }
        if let alias = Self.alias(in: bytes) {
            throw error(
                alias.line,
                "*\(alias.name) is a YAML alias, and the settings cannot contain aliases. Write the value itself.")
        }
        do {
            return try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self), .basic).map { Part(node: $0) }
        } catch let problem as YamlError {
            switch problem {
            case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
                .composer(_, let problem, let mark, _):
                throw error(mark.line, "This is not YAML: \(problem).")
            case .duplicatedKeysInMapping(let keys, let context):
                throw error(max(1, context.mark.line), "A key occurs twice: \(keys.joined(separator: ", ")).")
            default: throw error(1, "This is not YAML.")
            }
        } catch { throw self.error(1, "This is not YAML.") }
    }

    /// Returns the first alias in a text; nil if the text contains no alias.
    ///
    /// Nested aliases can expand to far more text than the file contains. The parser expands aliases when it compares
    /// keys, so the text must not contain an alias. An alias needs an anchor with the same name. A word that only looks
    /// like an alias, such as a pattern in quotes, has no anchor.
    private static func alias(in bytes: [UInt8]) -> (name: String, line: Int)? {
        func names(after mark: Character) -> [(name: ArraySlice<UInt8>, line: Int)] {
            var line = 1
            return bytes.indices.compactMap { place in
                if bytes[place] == UInt8(ascii: "\n") { line += 1 }
                guard bytes[place] == mark.asciiValue else { return nil }
                let name = bytes[(place + 1)...].prefix { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"),
                        UInt8(ascii: "_"), UInt8(ascii: "-"):
                        true
                    default: false
                    }
                }
                return name.isEmpty ? nil : (name, line)
            }
        }
        let anchors = Set(names(after: "&").map(\.name))
        return names(after: "*").first { anchors.contains($0.name) }.map {
            (String(decoding: $0.name, as: UTF8.self), $0.line)
        }
    }

    /// Returns the keys and values of a map, in the order of the text. An empty value counts as an empty map.
    ///
    /// - Parameters:
    ///   - what: the term that error messages use for a key.
    ///   - current: returns the current name for an old name of a key.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for an unknown key.
    package func entries(
        _ part: Part, _ known: [String], of what: String, renamed current: (String) -> String = { $0 }
    ) throws(AskingError) -> [(key: String, value: Part)] {
        guard case .mapping(let mapping) = part.node else {
            // The key has no value.
            if case .scalar(let scalar) = part.node, scalar.string.isEmpty { return [] }
            throw error(part.line, "Keys with values are expected here: \(known.prefix(8).joined(separator: ", ")).")
        }
        var entries: [(key: String, value: Part)] = []
        for (key, value) in mapping {
            if let name = key.string.map(current), known.contains(name) {
                entries.append((name, Part(node: value)))
            } else {
                entries.append((try choice(Part(node: key), known, what), Part(node: value)))
            }
        }
        return entries
    }

    /// Returns the items of a list. A single word counts as a list of one item.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package func items(_ part: Part) throws(AskingError) -> [Part] {
        switch part.node {
        case .sequence(let sequence): return sequence.map { Part(node: $0) }
        case .scalar: return [part]
        default: throw error(part.line, "A list is expected here.")
        }
    }

    /// Returns the items of a list as text.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package func texts(_ part: Part) throws(AskingError) -> [String] {
        var texts: [String] = []
        for item in try items(part) {
            guard case .scalar(let scalar) = item.node else { throw error(item.line, "A text is expected here.") }
            texts.append(scalar.string)
        }
        return texts
    }

    /// Returns the word of a value. It must be one of the known words.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package func choice(_ part: Part, _ known: [String], _ what: String) throws(AskingError) -> String {
        guard case .scalar(let scalar) = part.node else { throw error(part.line, "One word is expected here.") }
        if known.contains(scalar.string) { return scalar.string }
        let near = NameSuggestions.names(to: scalar.string, among: known)
        let hint =
            !near.isEmpty
            ? " Did you mean \(near.joined(separator: ", "))?"
            : known.count <= 12 ? " Available: \(known.joined(separator: ", "))." : ""
        throw error(part.line, "No \(what) is called \(scalar.string)." + hint)
    }

    /// Returns a value as text. Lists and maps are written as JSON.
    package func text(_ part: Part) -> String {
        if case .scalar(let scalar) = part.node { return scalar.string }
        return json(part.node, depth: 0)
    }

    private func json(_ node: Node, depth: Int) -> String {
        guard depth < 32 else { return "null" }
        switch node {
        case .scalar(let scalar):
            let isNumber =
                scalar.style == .plain && Double(scalar.string)?.isFinite == true
                && Double(scalar.string).map { "\($0)" == scalar.string } == true
            return isNumber
                || scalar.style == .plain && Int64(scalar.string).map { String($0) == scalar.string } == true
                ? scalar.string : JSONString.quoted(scalar.string)
        case .sequence(let sequence):
            return "[" + sequence.map { json($0, depth: depth + 1) }.joined(separator: ",") + "]"
        case .mapping(let mapping):
            let entries = mapping.map {
                JSONString.quoted($0.key.string ?? "") + ":" + json($0.value, depth: depth + 1)
            }
            return "{" + entries.joined(separator: ",") + "}"
        case .alias: return "null"
        }
    }

    /// Creates an error that points to a line of the file.
    package func error(_ line: Int, _ message: String) -> AskingError {
        .badReport(path: path, line: line, message: message)
    }
}
