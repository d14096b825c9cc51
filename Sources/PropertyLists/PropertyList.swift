import Bytes

/// A value in a property list of any format.
package enum PlistValue: Sendable, Equatable {
    /// A string, or a number, date or Boolean (`YES`, `NO`) as text.
    case string(String)
    case array([PlistValue])
    case dictionary(PlistDictionary)
    /// The index of an object in a keyed archive. Only binary property lists contain such a value.
    case uid(Int)
    /// The bytes of data. Only the data of binary property lists is read.
    case data(ArraySlice<UInt8>)
    /// Any other value that is not read.
    case other

    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    package var array: [PlistValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    package var uid: Int? {
        if case .uid(let object) = self { return object }
        return nil
    }

    package var dictionary: PlistDictionary? {
        if case .dictionary(let entries) = self { return entries }
        return nil
    }
}

/// A dictionary that keeps the order of the file and the positions of its keys.
package struct PlistDictionary: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var key: String
        /// The position of the key.
        package var at = TextPosition()
        package var value: PlistValue

        package init(key: String, at: TextPosition = TextPosition(), value: PlistValue) {
            (self.key, self.at, self.value) = (key, at, value)
        }

        /// Creates an entry with a line but no column.
        package init(key: String, line: Int, value: PlistValue) {
            self.init(key: key, at: TextPosition(line: line), value: value)
        }

        package var line: Int { at.line }
    }

    package private(set) var entries: [Entry] = []
    private var index: [String: Int] = [:]

    /// A dictionary with at least this many keys is hashed. Most dictionaries in a project file contain five keys, and
    /// for these a linear search is faster.
    private static let indexedFrom = 12

    /// Replaces the first entry with the same key, or adds the entry.
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

    /// Returns the first entry with a key; nil if there is none.
    package func entry(_ key: String) -> Entry? {
        if entries.count >= Self.indexedFrom { return index[key].map { entries[$0] } }
        return entries.first { $0.key == key }
    }

    package subscript(key: String) -> PlistValue? { entry(key)?.value }

    package func string(_ key: String) -> String? { self[key]?.string }

    package func dictionary(_ key: String) -> PlistDictionary? { self[key]?.dictionary }

    /// Returns the strings in the array for a key; empty if the value is not an array.
    package func strings(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }
}

/// Reads property lists: binary, XML, or the older OpenStep text.
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
        // OpenStep data also starts with `<`, but no real file starts with data. In XML, a tag follows the `<`.
        if scanner.isAt("<?") || scanner.isAt("<!") || scanner.isAt("<plist") {
            var reader = XMLPlistReader(scanner)
            return try reader.read()
        }
        var reader = OpenStepReader(scanner)
        return try reader.read()
    }
}

/// Limits on the time and memory that a hostile file can cost.
enum Limit {
    /// The maximum nesting depth of dictionaries and arrays. Real project files nest 5 levels deep, and Info.plists 7.
    static let nesting = 64
    /// The maximum size of a property list, in bytes. The largest known project file has 2.7 MB.
    static let bytes = 64 << 20
    /// The maximum number of values in a binary property list. A shared object counts once for each reference to it.
    static let values = 1 << 20
}
