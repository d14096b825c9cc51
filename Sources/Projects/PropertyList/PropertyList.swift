/// A value of a property list, of any of its formats.
package enum PlistValue: Sendable, Equatable {
    /// A string, or a number, date or truth value (`YES`, `NO`) as text.
    case string(String)
    case array([PlistValue])
    case dictionary(PlistDictionary)
    /// Data, and what else has no text.
    case other

    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    var array: [PlistValue]? {
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
        package var line: Int
        /// In code points; 1 in a binary property list.
        package var column = 1
        package var value: PlistValue
    }

    package private(set) var entries: [Entry] = []
    private var index: [String: Int] = [:]

    /// Most dictionaries of a project have five keys, where looking along is cheaper than hashing.
    private static let indexedFrom = 12

    /// Puts a value in the place of the first entry of a key, or adds it.
    mutating func set(_ entry: Entry) {
        let place = entries.count >= Self.indexedFrom ? index[entry.key] : entries.firstIndex { $0.key == entry.key }
        if let place { entries[place] = entry } else { append(entry) }
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
        if entries.count > Self.indexedFrom {
            if index[entry.key] == nil { index[entry.key] = entries.count - 1 }
        } else if entries.count == Self.indexedFrom {
            for (place, entry) in entries.enumerated() where index[entry.key] == nil { index[entry.key] = place }
        }
    }

    init(_ entries: [Entry] = []) {
        for entry in entries { append(entry) }
    }

    /// The first entry of a key.
    func entry(_ key: String) -> Entry? {
        if entries.count >= Self.indexedFrom { return index[key].map { entries[$0] } }
        return entries.first { $0.key == key }
    }

    subscript(key: String) -> PlistValue? { entry(key)?.value }

    func string(_ key: String) -> String? { self[key]?.string }

    func dictionary(_ key: String) -> PlistDictionary? { self[key]?.dictionary }

    /// The strings of an array.
    func strings(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }
}

/// Reads property lists: binary, XML, or the older text of OpenStep.
package enum PropertyList {
    package static func read(_ bytes: [UInt8]) throws(ProjectError) -> PlistValue {
        if bytes.count > Limit.bytes { throw ProjectError("larger than \(Limit.bytes >> 20) MB", line: 1) }
        if bytes.starts(with: Array("bplist0".utf8)) { return try BinaryPlistReader.read(bytes) }
        if let text = utf16(bytes) { return try readText(text) }
        return try readText(bytes)
    }

    private static func readText(_ bytes: [UInt8]) throws(ProjectError) -> PlistValue {
        var scanner = ByteScanner(bytes)
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

    /// UTF-16 with a byte order mark, as UTF-8.
    private static func utf16(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 2 else { return nil }
        let isBig = bytes[0] == 0xFE && bytes[1] == 0xFF
        guard isBig || (bytes[0] == 0xFF && bytes[1] == 0xFE) else { return nil }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for place in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
