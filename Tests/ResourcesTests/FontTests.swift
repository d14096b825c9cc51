import Resources
import Testing

@Suite("Font names")
struct FontTests {
    private static func bytes(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// Returns a font that has only a `name` table.
    static func font(
        _ names: [(platform: Int, language: Int, id: Int, text: String)], at start: Int = 0,
        kind: [UInt8] = [0, 1, 0, 0]
    ) -> [UInt8] {
        var records: [UInt8] = []
        var texts: [UInt8] = []
        for name in names {
            let text = name.platform == 1 ? Array(name.text.utf8) : name.text.utf16.flatMap { bytes(Int($0), 2) }
            for number in [name.platform, 1, name.language, name.id, text.count, texts.count] {
                records += bytes(number, 2)
            }
            texts += text
        }
        let table = [0, names.count, 6 + records.count].flatMap { bytes($0, 2) } + records + texts
        return kind + [1, 0, 0, 0].flatMap { bytes($0, 2) } + Array("name".utf8) + bytes(0, 4) + bytes(start + 28, 4)
            + bytes(table.count, 4) + table
    }

    private static let quince = [
        (3, 0x409, 1, "Quince"), (3, 0x409, 2, "Bold"), (3, 0x409, 4, "Quince Bold"), (3, 0x409, 6, "Quince-Bold"),
    ].map { (platform: $0.0, language: $0.1, id: $0.2, text: $0.3) }

    @Test(arguments: [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)] as [[UInt8]])
    func `a font has a PostScript name, a full name, a family and a style`(kind: [UInt8]) throws {
        let faces = try FontFile.read(Self.font(Self.quince, kind: kind))
        #expect(faces.count == 1)
        let face = try #require(faces.first)
        #expect(
            [face.postScriptName, face.fullName, face.family, face.style] == [
                "Quince-Bold", "Quince Bold", "Quince", "Bold",
            ])
    }

    @Test func `English names have priority, and the typographic family replaces the basic one`() throws {
        let names = [
            (1, 0, 6, "Mac"), (3, 0x407, 1, "Quitte"), (3, 0x409, 1, "Quince Light"), (3, 0x409, 16, "Quince"),
            (3, 0x407, 4, "Größe"), (1, 0, 4, "Size"),
        ]
        let face = try #require(
            try FontFile.read(Self.font(names.map { (platform: $0.0, language: $0.1, id: $0.2, text: $0.3) })).first)
        #expect([face.postScriptName, face.fullName, face.family, face.style] == ["Mac", "Größe", "Quince", nil])
    }

    @Test func `a collection has all its fonts`() throws {
        let first = Self.font(Self.quince, at: 20)
        let second = Self.font([(platform: 3, language: 0x409, id: 6, text: "Plum")], at: 20 + first.count)
        let head =
            Array("ttcf".utf8) + Self.bytes(0x10000, 4) + Self.bytes(2, 4) + Self.bytes(20, 4)
            + Self.bytes(20 + first.count, 4)
        #expect(try FontFile.read(head + first + second).map(\.postScriptName) == ["Quince-Bold", "Plum"])
    }

    @Test func `a font that is cut off in its tables is an error, and so is a file that is not a font`() throws {
        let whole = Self.font(Self.quince)
        for count in whole.indices {
            // If only the end of the name texts is missing, the reader returns the font with fewer names.
            let part = try? FontFile.read(Array(whole[..<count]))
            #expect(part == nil || count >= 28 + 6, "\(count)")
        }
        for bytes in [
            [], Array("wOFF".utf8), Array("version https://git-lfs.github.com/spec/v1".utf8),
            Array("ttcf".utf8) + Array(repeating: 0xFF, count: 100),
        ] as [[UInt8]] {
            #expect(throws: ResourceError.self) { try FontFile.read(bytes) }
        }
    }
}
