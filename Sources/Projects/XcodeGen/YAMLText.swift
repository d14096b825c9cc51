import PropertyLists
import Bytes
import SourceCode
import Yams

/// Reads YAML into property list values. JSON is a subset of YAML, so it is read, too.
enum YAMLText {
    /// Reads a file that contains one YAML document.
    ///
    /// Numbers and Booleans become strings, as written. Empty values and null become `.other`. The key `<<` adds the
    /// entries of another dictionary, except entries whose keys are already set.
    ///
    /// - Parameter line: the line to store for all entries; nil to store the line of each entry.
    /// - Throws: ``ProjectError`` if the file is not YAML, or if it exceeds the limits for size, depth or repetition.
    static func read(_ bytes: [UInt8], line: Int? = nil) throws(ProjectError) -> PlistValue {
        if bytes.count > Limit.manifestBytes {
            throw ProjectError("larger than \(Limit.manifestBytes >> 20) MB", line: 1)
        }
        try Shape.check(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        return try DeepStack.run { () -> Result<PlistValue, ProjectError> in
            do {
                guard let root = try Yams.compose(yaml: text, .basic) else { return .success(.other) }
                var budget = Limit.specificationValues
                return .success(try value(root, line, &budget, depth: 0))
            } catch let error as ProjectError {
                return .failure(error)
            } catch {
                return .failure(problem(error))
            }
        }.get()
    }

    private static func value(_ node: Node, _ line: Int?, _ budget: inout Int, depth: Int) throws(ProjectError)
        -> PlistValue
    {
        budget -= 1
        let place = line ?? node.mark?.line ?? 1
        if budget < 0 {
            throw ProjectError(
                "more than \(Limit.specificationValues) values (each use of an alias counts)", line: place)
        }
        if depth > Limit.nesting { throw ProjectError("nested deeper than \(Limit.nesting)", line: place) }
        switch node {
        case .scalar(let scalar):
            let isNull = scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
            return isNull ? .other : .string(scalar.string)
        case .sequence(let sequence):
            var values: [PlistValue] = []
            for node in sequence { values.append(try value(node, line, &budget, depth: depth + 1)) }
            return .array(values)
        case .mapping(let mapping):
            var entries = PlistDictionary()
            var merged: [PlistDictionary] = []
            for (key, node) in mapping {
                guard case .scalar(let name) = key else { continue }
                let found = try value(node, line, &budget, depth: depth + 1)
                if name.string == "<<", name.style == .plain {
                    merged += found.dictionary.map { [$0] } ?? found.array?.compactMap(\.dictionary) ?? []
                } else {
                    entries.append(.init(key: name.string, line: line ?? name.mark?.line ?? 1, value: found))
                }
            }
            for entry in merged.lazy.flatMap(\.entries) where entries[entry.key] == nil { entries.append(entry) }
            return .dictionary(entries)
        case .alias: return .other
        }
    }

    private static func problem(_ error: any Error) -> ProjectError {
        guard let error = error as? YamlError else { return ProjectError("not YAML", line: 1) }
        switch error {
        case .reader(let problem, _, _, _): return ProjectError(problem, line: 1)
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return ProjectError([context?.text, problem].compactMap { $0 }.joined(separator: ": "), line: mark.line)
        case .duplicatedKeysInMapping(let duplicates, let context):
            return ProjectError(
                "a duplicate key: " + duplicates.joined(separator: ", "), line: max(1, context.mark.line))
        default: return ProjectError("not YAML", line: 1)
        }
    }

    /// Checks the text before the parser reads it. Deep nesting is rejected, because the parser recurses for brackets
    /// and indentation. A key that is an alias, or that may contain one, is also rejected. To compare such keys, the
    /// parser expands all their aliases.
    private enum Shape {
        static func check(_ bytes: [UInt8]) throws(ProjectError) {
            var (line, brackets, indentation, aliases) = (1, 0, 0, 0)
            var (isAtStart, last, isQuoted) = (true, UInt8(0x0A), UInt8(0))
            var aliasKey: Int?
            for (place, byte) in bytes.enumerated() {
                switch byte {
                case 0x0A:
                    (line, indentation, isAtStart, isQuoted) = (line + 1, 0, true, 0)
                    last = byte
                    continue
                case 0x20, 0x09: break
                case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if !isAtStart { indentation -= 1 }
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    if isQuoted == 0, isOpening(last) { isQuoted = byte } else if isQuoted == byte { isQuoted = 0 }
                    isAtStart = false
                case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
                case UInt8(ascii: "*") where isQuoted == 0 && isOpening(last) && isAlias(bytes, place + 1):
                    aliases += 1
                    if aliasKey == nil, isKey(bytes, place + 1) { aliasKey = line }
                    isAtStart = false
                default: isAtStart = false
                }
                if isAtStart { indentation += 1 }
                last = byte
                if brackets > Limit.nesting { throw ProjectError("nested deeper than \(Limit.nesting)", line: line) }
                if indentation > mostIndentation {
                    throw ProjectError("indented deeper than \(mostIndentation)", line: line)
                }
            }
            if aliases > Limit.aliases { throw ProjectError("more than \(Limit.aliases) aliases", line: line) }
            if let aliasKey { throw ProjectError("an alias as a key", line: aliasKey) }
            if aliases > 0, let line = collectionAsKey(bytes) {
                throw ProjectError("a collection as a key", line: line)
            }
        }

        private static let mostIndentation = 512

        private static func isOpening(_ byte: UInt8) -> Bool { " \t\n[{,:".utf8.contains(byte) }

        private static func isAlias(_ bytes: [UInt8], _ place: Int) -> Bool {
            place < bytes.count && (ManifestText.isName(bytes[place]) || bytes[place] == UInt8(ascii: "-"))
        }

        /// Whether the alias at `start` is a key. If it is, a colon follows its name.
        private static func isKey(_ bytes: [UInt8], _ start: Int) -> Bool {
            let rest = bytes[start...].drop { ManifestText.isName($0) || $0 == UInt8(ascii: "-") }
            return rest.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
        }

        /// The line of the first array or dictionary that is a key: `? [a, *b]` or `[a, *b]: …`. Projects do not use
        /// such keys, and it is expensive to compare collections.
        private static func collectionAsKey(_ bytes: [UInt8]) -> Int? {
            var (line, last, isAtStart) = (1, UInt8(0), true)
            for (place, byte) in bytes.enumerated() {
                if byte == 0x0A { (line, isAtStart) = (line + 1, true) }
                let isBehind = byte == UInt8(ascii: ":") && (last == UInt8(ascii: "]") || last == UInt8(ascii: "}"))
                let next = place + 1 < bytes.count ? bytes[place + 1] : 0x0A
                let opens =
                    byte == UInt8(ascii: "?") && (isAtStart || "[{,".utf8.contains(last)) && TextScanner.isSpace(next)
                if isBehind || opens { return line }
                if !TextScanner.isSpace(byte) {
                    last = byte
                    if byte != UInt8(ascii: "-") { isAtStart = false }
                }
            }
            return nil
        }
    }
}
