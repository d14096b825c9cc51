/// One font in a font file, with the names by which code and nibs refer to it.
package struct FontFace: Sendable, Equatable {
    /// PostScript name (`AvenirNext-DemiBold`), which nibs and `UIFont(name:size:)` use.
    package var postScriptName: String?
    /// Full name (`Avenir Next Demi Bold`).
    package var fullName: String?
    /// Family (`Avenir Next`).
    package var family: String?
    /// Style within its family (`Demi Bold`).
    package var style: String?
}

/// Reads the `name` tables of TrueType and OpenType fonts, and of font collections.
package struct FontFile {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The maximum number of fonts in one collection. The largest system collection contains 36.
    private static let mostFaces = 256
    /// The maximum number of tables in a font, and of names in a table.
    private static let mostEntries = 4096

    /// Reads a file.
    ///
    /// - Throws: ``ResourceError`` if the bytes are not a readable font.
    package static func read(_ bytes: [UInt8]) throws(ResourceError) -> [FontFace] {
        let result = bytes.withUnsafeBufferPointer { bytes -> Result<[FontFace], ResourceError> in
            Result { () throws(ResourceError) in try FontFile(bytes: bytes).faces() }
        }
        return try result.get()
    }

    private func faces() throws(ResourceError) -> [FontFace] {
        guard let tag = number(at: 0, 4) else { throw ResourceError("not a font: the file is truncated") }
        if tag != Self.tag("ttcf") { return [try face(at: 0)] }
        guard let count = number(at: 8, 4), count > 0, count <= Self.mostFaces else {
            throw ResourceError("not a font collection")
        }
        var faces: [FontFace] = []
        for index in 0..<count {
            guard let place = number(at: 12 + 4 * index, 4) else {
                throw ResourceError("not a font: the file is truncated")
            }
            faces.append(try face(at: place))
        }
        return faces
    }

    private static func tag(_ text: StaticString) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(text.utf8Start[$1]) } }

    /// The font formats that Apple's systems support: TrueType, TrueType for old Macs, and OpenType with PostScript
    /// outlines.
    private static let kinds: Set<Int> = [0x0001_0000, tag("true"), tag("OTTO")]

    private func face(at start: Int) throws(ResourceError) -> FontFace {
        guard let kind = number(at: start, 4), Self.kinds.contains(kind) else {
            throw ResourceError("not a font: unknown format")
        }
        guard let count = number(at: start + 4, 2) else { throw ResourceError("not a font: the file is truncated") }
        for index in 0..<min(count, Self.mostEntries) {
            let entry = start + 12 + 16 * index
            guard let tag = number(at: entry, 4) else { throw ResourceError("not a font: the file is truncated") }
            guard tag == Self.tag("name") else { continue }
            guard let table = number(at: entry + 8, 4), let names = number(at: table + 2, 2),
                let texts = number(at: table + 4, 2)
            else { break }
            return face(table, names: min(names, Self.mostEntries), texts: table + texts)
        }
        throw ResourceError("a font without names")
    }

    private func face(_ table: Int, names: Int, texts: Int) -> FontFace {
        var found: [Int: (rank: Int, text: String)] = [:]
        for index in 0..<names {
            let record = table + 6 + 12 * index
            guard let platform = number(at: record, 2), let language = number(at: record + 4, 2),
                let id = number(at: record + 6, 2),
                let length = number(at: record + 8, 2), let offset = number(at: record + 10, 2),
                [1, 2, 4, 6, 16, 17].contains(id)
            else { continue }
            // Prefer the English names for Windows, because every font for current systems contains them.
            let rank = platform == 3 ? (language == 0x409 ? 0 : 2) : platform == 0 ? 1 : 3
            guard found[id].map({ rank < $0.rank }) ?? true,
                let text = text(at: texts + offset, length, isWide: platform != 1)
            else { continue }
            found[id] = (rank, text)
        }
        return FontFace(
            postScriptName: found[6]?.text, fullName: found[4]?.text, family: (found[16] ?? found[1])?.text,
            style: (found[17] ?? found[2])?.text)
    }

    private func text(at start: Int, _ length: Int, isWide: Bool) -> String? {
        guard length > 0, start >= 0, start <= bytes.count - length else { return nil }
        let part = bytes[start..<start + length]
        if !isWide { return String(decoding: part.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self) }
        let units = stride(from: start, to: start + length - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Returns a big-endian number of two or four bytes; nil if the number extends past the end.
    private func number(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        return (place..<place + size).reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }
}
