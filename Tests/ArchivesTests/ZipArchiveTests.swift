import Archives
import TestSupport
import Testing

@Suite("Zip archives")
struct ZipArchiveTests {
    private func open(_ entries: [ZipFile.Entry], _ limits: ZipLimits = ZipLimits()) throws -> ZipArchive {
        try ZipArchive(ByteSource(ZipFile(entries).bytes), limits: limits)
    }

    private func names(_ archive: ZipArchive) -> [String] {
        archive.entries.map { String(decoding: $0.name, as: UTF8.self) }
    }

    @Test func `an archive lists its files with their contents`() throws {
        let archive = try open([.init("A/", ""), .init("A/b", "pear"), .init("c", "")])
        #expect(names(archive) == ["A/b", "c"])
        #expect(try archive.entries.map { try archive.content(of: $0) } == [Array("pear".utf8), []])
        #expect(archive.entries.map(\.size) == [4, 0])
        #expect(archive.notes == [])
    }

    @Test func `an archive that contains only folders is empty`() throws {
        #expect(try open([.init("A/", "")]).entries.isEmpty)
    }

    @Test(arguments: ["../a", "/a", "a/../b", "a//b", "./a", "a/.", "..", "a\u{0}b"])
    func `an entry with an unsafe name is left out`(name: String) throws {
        let archive = try open([.init(name, "x"), .init("good", "y")])
        #expect(names(archive) == ["good"])
        #expect(archive.notes.count == 1)
        #expect(archive.notes[0].hasPrefix("1 entry with unsafe names is left out"), "\(archive.notes)")
    }

    @Test func `entries with other names, links, and encrypted or repeated entries are left out with a note`() throws {
        var link = ZipFile.Entry("link", "/etc/passwd")
        link.mode = 0o120755
        var secret = ZipFile.Entry("secret", "x")
        secret.isEncrypted = true
        let archive = try open([
            .init([0x66, 0xFF], [1]), link, secret, .init("a", "first"), .init("a", "second"), .init("b", "x"),
        ])
        #expect(names(archive) == ["a", "b"])
        #expect(try archive.content(of: archive.entries[0]) == Array("first".utf8))
        #expect(
            archive.notes == [
                "1 entry with names that are not UTF-8 is left out: f\u{FFFD}",
                "1 entry with the name of an earlier entry is left out: a",
                "1 entry with the type of a symbolic link is left out: link",
                "1 entry with encrypted content is left out: secret",
            ])
    }

    @Test func `bytes that are not an archive are an error`() {
        #expect(throws: ZipError.self) { try ZipArchive(ByteSource(Array("PK\u{3}\u{4} pears".utf8))) }
        #expect(throws: ZipError.self) { try ZipArchive(ByteSource([])) }
    }

    @Test func `an archive with too many entries is an error`() throws {
        var limits = ZipLimits()
        limits.mostEntries = 2
        #expect(throws: ZipError.self) { try open((0..<3).map { .init("\($0)", "") }, limits) }
        #expect(try open((0..<2).map { .init("\($0)", "") }, limits).entries.count == 2)
    }

    @Test func `an entry that expands too much is an error, and the other entries can be read`() throws {
        var bomb = ZipFile.Entry("bomb", "x")
        bomb.statedSize = 1 << 30
        bomb.method = 8
        let archive = try open([bomb, .init("good", "y")])
        let error = #expect(throws: ZipError.self) { try archive.content(of: archive.entries[0]) }
        #expect(error?.message == "the entry expands to more than 200 times its compressed size")
        #expect(try archive.content(of: archive.entries[1]) == Array("y".utf8))
    }

    @Test func `the total size that is read from an archive is limited`() throws {
        var limits = ZipLimits()
        limits.mostBytes = 6
        let archive = try open([.init("a", "pear"), .init("b", "pear")], limits)
        #expect(try archive.content(of: archive.entries[0]).count == 4)
        #expect(throws: ZipError.self) { try archive.content(of: archive.entries[1]) }
    }

    @Test func `a wrong checksum, a wrong size and an unknown compression are errors`() throws {
        var checksum = ZipFile.Entry("a", "pear")
        checksum.checksumChange = 1
        var long = ZipFile.Entry("b", "pear")
        long.statedSize = 9
        var method = ZipFile.Entry("c", "pear")
        method.method = 14
        let archive = try open([checksum, long, method, .init("d", "pear")])
        #expect(archive.entries.count == 4)
        for entry in archive.entries.prefix(3) { #expect(throws: ZipError.self) { try archive.content(of: entry) } }
        #expect(try archive.content(of: archive.entries[3]) == Array("pear".utf8))
    }

    @Test func `every prefix of an archive is an error or has fewer entries`() throws {
        let bytes = ZipFile((0..<4).map { .init("file\($0)", "content") }).bytes
        for count in 0..<bytes.count {
            guard let archive = try? ZipArchive(ByteSource(Array(bytes.prefix(count)))) else { continue }
            for entry in archive.entries { _ = try? archive.content(of: entry) }
            #expect(archive.entries.count <= 4)
        }
    }
}
