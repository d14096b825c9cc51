import Bytes

/// A value of a property list, of any of its formats.
package enum PlistValue: Sendable, Equatable {
    /// A string, or a number, date or truth value (`YES`, `NO`) as text.
    case string(String)
    case array([PlistValue])
    case dictionary(PlistDictionary)
    /// Data, and what else has no text.
    case other

    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    package var array: [PlistValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    package var dictionary: PlistDictionary? {
        if case .dictionary(let entries) = self { return entries }
        return nil
    }
}

/// A dictionary in the order of the file, with the lines of its keys.
package struct PlistDictionary: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var key: String
        /// Where the key stands.
        package var at = TextPosition()
        package var value: PlistValue

        package init(key: String, at: TextPosition = TextPosition(), value: PlistValue) {
            (self.key, self.at, self.value) = (key, at, value)
        }

        /// An entry of which only the line is known.
        package init(key: String, line: Int, value: PlistValue) {
            self.init(key: key, at: TextPosition(line: line), value: value)
        }

        package var line: Int { at.line }
    }

    package private(set) var entries: [Entry] = []
    private var index: [String: Int] = [:]

    /// Most dictionaries of a project have five keys, where looking along is cheaper than hashing.
    private static let indexedFrom = 12

    /// Puts a value in the place of the first entry of a key, or adds it.
    package mutating func set(_ entry: Entry) {
        let place = entries.count >= Self.indexedFrom ? index[entry.key] : entries.firstIndex { $0.key == entry.key }
        if let place { entries[place] = entry } else { append(entry) }
    }

    package mutating func append(_ entry: Entry) {
        entries.append(entry)
        if entries.count > Self.indexedFrom {
            if index[entry.key] == nil { index[entry.key] = entries.count - 1 }
        } else if entries.count == Self.indexedFrom {
            for (place, entry) in entries.enumerated() where index[entry.key] == nil { index[entry.key] = place }
        }
    }

    package init(_ entries: [Entry] = []) {
        for entry in entries { append(entry) }
    }

    /// The first entry of a key.
    package func entry(_ key: String) -> Entry? {
        if entries.count >= Self.indexedFrom { return index[key].map { entries[$0] } }
        return entries.first { $0.key == key }
    }

    package subscript(key: String) -> PlistValue? { entry(key)?.value }

    package func string(_ key: String) -> String? { self[key]?.string }

    package func dictionary(_ key: String) -> PlistDictionary? { self[key]?.dictionary }

    /// The strings of an array.
    package func strings(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }
}

/// Reads property lists: binary, XML, or the older text of OpenStep.
package enum PropertyList {
    package static func read(_ bytes: [UInt8]) throws(TextError) -> PlistValue {
        if bytes.count > Limit.bytes { throw TextError("larger than \(Limit.bytes >> 20) MB") }
        if bytes.starts(with: Array("bplist0".utf8)) { return try BinaryPlistReader.read(bytes) }
        return try readText(UTF16Text.utf8(ofMarked: bytes) ?? bytes)
    }

    private static func readText(_ bytes: [UInt8]) throws(TextError) -> PlistValue {
        var scanner = TextScanner(bytes)
        scanner.skip("\u{FEFF}")
        scanner.skipSpace()
        // OpenStep data may open a file with `<`, but no real file does; a tag always follows in XML.
        if scanner.isAt("<?") || scanner.isAt("<!") || scanner.isAt("<plist") {
            var reader = XMLPlistReader(scanner)
            return try reader.read()
        }
        var reader = OpenStepReader(scanner)
        return try reader.read()
    }
}

/// Bounds that keep a hostile file from costing more than an honest one.
enum Limit {
    /// Dictionaries and arrays inside each other. Real projects nest 5 deep, Info.plists 7.
    static let nesting = 64
    /// Bytes of a property list. The largest project seen has 2.7 MB.
    static let bytes = 64 << 20
    /// Values of a binary property list, whose objects may be shared many times over.
    static let values = 1 << 20
}
