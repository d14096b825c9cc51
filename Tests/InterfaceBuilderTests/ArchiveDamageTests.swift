import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Archives: damage")
struct ArchiveDamageTests {
    private static let menu = "<object class=\"NSMenu\" id=\"10\"><string key=\"NSTitle\">Fruit</string></object>"

    private func problem(_ text: String) throws -> (ReadDocument, String?) {
        let read = try ReadDocument(text)
        #expect(read.document.format == .archive)
        return (read, read.document.problem.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" })
    }

    /// Returns the 1-based number of the first line that contains a text.
    private func line(of part: String, in text: String) -> Int {
        1 + (text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(part) } ?? -1)
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `an archive that is cut off anywhere is an error with a valid line`(dialect: Archive.Dialect) throws {
        let whole = Array(
            Archive(
                dialect, objects: Self.menu, records: [.init("5", "10")],
                flattened: [("5.CustomClassName", "<string>A</string>")]
            ).text.utf8)
        for tenth in 0..<10 {
            let part = Array(whole.prefix(whole.count * (2 * tenth + 1) / 20))
            let failure = try #require(ReadDocument.failure(part), "\(tenth) was read")
            let line = try #require(failure.split(separator: ":").first.flatMap { Int($0) }, "\(failure)")
            let lines = part.split(separator: 0x0A, omittingEmptySubsequences: false).count
            #expect((1...lines).contains(line), "\(failure)")
            #expect(failure.hasSuffix("."))
        }
    }

    @Test func `an archive without an object table has an error at its data`() {
        #expect(
            ReadDocument.failure("<archive>\n<data>\n</data></archive>")
                == "2:1: The archive has no object table (IBDocument.Objects).")
        #expect(ReadDocument.failure("<archive/>") == "1:1: The archive has no object table (IBDocument.Objects).")
        let text = Archive().text.replacingOccurrences(of: "orderedObjects", with: "other")
        #expect(ReadDocument.failure(text) == "3:1: The archive has no object table (IBDocument.Objects).")
    }

    @Test func `a broken reference is reported as a problem, and the rest is read`() throws {
        let text = Archive(objects: Self.menu + "\n<reference ref=\"4711\"/>", records: [.init("5", "10")]).text
        let (read, problem) = try problem(text)
        #expect(problem == "\(line(of: "4711", in: text)):1: No element has the referenced id 4711.")
        #expect(read[try read.object("5").text] == "Fruit")
    }

    @Test func `a cycle of references is reported as a problem, and the rest is read`() throws {
        let text = Archive(
            objects: Self.menu
                + "\n<reference id=\"20\" ref=\"21\"/>\n<reference id=\"21\" ref=\"20\"/>\n<reference id=\"22\" ref=\"22\"/>",
            records: [.init("5", "10")]
        ).text
        let (read, problem) = try problem(text)
        #expect(problem == "\(line(of: "id=\"20\"", in: text)):1: The reference to 21 leads into a cycle.")
        #expect(read[try read.object("5").text] == "Fruit")
    }

    @Test func `an array or a string that contains itself does not block the reader`() throws {
        var archive = Archive(records: [.init("5", "10")])
        archive.objects = """
            <object class="NSMenu" id="10">\(archive.array(["<reference ref=\"30\"/>"], key: "NSMenuItems", id: "30"))<reference key="other" ref="10"/>
            <object class="NSMutableString" key="NSTitle" id="31"><reference key="NS.bytes" ref="31"/></object></object>
            """
        let (read, problem) = try problem(archive.text)
        #expect(problem == nil)
        #expect(read[try read.object("5").text] == nil)
    }

    @Test func `a record without an object is reported as a problem and adds no row`() throws {
        let text = Archive(objects: Self.menu, records: [.init("5", "10"), .init("6", "11")]).text
        let (read, problem) = try problem(text)
        #expect(problem?.hasSuffix(": No element has the referenced id 11.") == true)
        #expect(read.objectIDs.last == "5")
        var archive = Archive(objects: Self.menu, records: [.init("5", "10")])
        archive.moreRecords =
            "<object class=\"IBObjectRecord\"><int key=\"objectID\">6</int><nil key=\"object\"/></object>"
        let second = try self.problem(archive.text)
        #expect(
            second.1 == "\(line(of: "<nil key=\"object\"", in: archive.text)):1: The object of record 6 is missing.")
        #expect(second.0.objectIDs.last == "5")
    }

    @Test func `a record without an id is reported as a problem and adds no row`() throws {
        var archive = Archive(objects: Self.menu, records: [])
        archive.moreRecords =
            "<object class=\"IBObjectRecord\"><reference key=\"object\" ref=\"10\"/><reference key=\"parent\" ref=\"0\"/></object>"
        let (read, problem) = try problem(archive.text)
        #expect(problem == "\(line(of: "\"object\" ref=\"10\"", in: archive.text)):1: A record has no object id.")
        #expect(read.objectIDs == ["-2", "-1", "-3"])
    }

    @Test func `an object without its parent becomes a top-level object and is reported as a problem`() throws {
        let (read, problem) = try problem(Archive(objects: Self.menu, records: [.init("5", "10", parent: nil)]).text)
        #expect(problem?.hasSuffix(": The parent of object 5 is missing.") == true)
        #expect(try read.object("5").parent == -1)
        #expect(read[try read.object("5").text] == "Fruit")
    }

    @Test func `a cycle of parents is reported as a problem, and every object is kept once`() throws {
        let (read, problem) = try problem(
            Archive(
                objects: Self.menu + "<object class=\"NSMenu\" id=\"11\"/><object class=\"NSMenu\" id=\"12\"/>",
                records: [
                    .init("5", "10", parent: "11"), .init("6", "11", parent: "10"), .init("7", "12", parent: "12"),
                ]
            ).text)
        #expect(problem?.hasSuffix(": The parents of object 5 form a cycle.") == true)
        #expect(Array(read.objectIDs.suffix(3)) == ["5", "6", "7"])
        #expect(read.id(at: try read.object("6").parent) == "5")
    }

    @Test func `objects with the same id are all kept, and connections have that id`() throws {
        let (read, problem) = try problem(
            Archive(
                objects: Self.menu + "<object class=\"NSBox\" id=\"11\"/>",
                records: [.init("5", "10"), .init("5", "11")],
                connections: [Archive.connection("IBOutletConnection", "x", from: "1001", to: "11", id: "9")]
            ).text)
        #expect(problem == nil)
        #expect(Array(read.objectIDs.suffix(2)) == ["5", "5"])
        #expect(read[try read.connection("9").destinationID] == "5")
    }

    // MARK: Sizes

    @Test func `a million nested arrays stop at the depth limit`() {
        let failure = ReadDocument.failure("<archive>\n<data>\n" + String(repeating: "<array>", count: 1_000_000))
        #expect(failure?.hasPrefix("3:") == true)
        #expect(failure?.hasSuffix(": Elements nest deeper than 256.") == true, "\(failure ?? "read")")
    }

    @Test func `records that nest too deeply are reported as a problem, and all objects are kept`() throws {
        let objects = (0..<3_000).map { "<object class=\"NSBox\" id=\"\(2000 + $0)\"/>" }.joined()
        let records = (0..<3_000).map {
            Archive.Record("\($0 + 1)", "\(2000 + $0)", parent: $0 == 0 ? "0" : "\(1999 + $0)")
        }
        let (read, problem) = try problem(Archive(objects: objects, records: records).text)
        #expect(problem?.hasSuffix(": Objects nest deeper than 256.") == true)
        #expect(read.document.objects.count == 3_003)
        #expect(read.document.depth <= 257)
    }

    @Test func `a file with more elements than the limit is refused`() {
        let text = "<archive>\n<data>" + String(repeating: "<nil/>", count: ReadLimit.archiveElements)
        #expect(
            ReadDocument.failure(text)?.hasSuffix(": The archive has more than \(ReadLimit.archiveElements) elements.")
                == true)
    }

    @Test func `references that multiply are refused early`() {
        // Each list contains forty references to the next list.
        let lists = (0..<8).map { level in
            "<array id=\"\(50 + level)\">" + String(repeating: "<reference ref=\"\(51 + level)\"/>", count: 40)
                + "</array>"
        }.joined(separator: "\n")
        let text = Archive(
            objects:
                "<object class=\"NSMenu\" id=\"10\"><reference key=\"a\" ref=\"50\"/></object>\n\(lists)\n<string id=\"58\">x</string>",
            records: [.init("5", "10")]
        ).text
        #expect(ReadDocument.failure(text) == "1:1: Following the references of the archive visits too many elements.")
    }

    @Test func `many records of one large object are refused early`() {
        let members = String(repeating: "<nil key=\"k\"/>", count: 20_000)
        let records = (1...5000).map { Archive.Record("\($0)", "10") }
        let failure = ReadDocument.failure(
            Archive(objects: "<object class=\"NSMenu\" id=\"10\">\(members)</object>", records: records).text)
        #expect(failure == "1:1: Following the references of the archive visits too many elements.")
    }

    @Test func `an archive with any changed byte does not crash the reader, and its JSON stays valid`() throws {
        let reader = InterfaceReader()
        var archive = Archive(
            records: [.init("5", "10", children: ["11"]), .init("6", "11", parent: "10")],
            connections: [Archive.connection("IBActionConnection", "a:", from: "1001", to: "10", id: "9")],
            flattened: [("5.CustomClassName", "<string>A</string>")])
        archive.objects =
            "<object class=\"NSView\" id=\"10\">\(archive.array(["<object class=\"NSBox\" id=\"11\"/>"], key: "NSSubviews"))<string key=\"x\" type=\"base64-UTF8\">QQ</string></object>"
        let whole = Array(archive.text.utf8)
        var (read, failed) = (0, 0)
        for index in 0..<whole.count {
            for byte in [0x30, 0x22, 0x3C] as [UInt8] {
                var bytes = whole
                bytes[index] = byte
                switch Result(catching: { () throws(ReadError) in try reader.read(bytes) }) {
                case .success(let document):
                    read += 1
                    for object in document.objects where object.attributes != .none {
                        _ = try JSON.object(document[object.attributes])
                    }
                case .failure: failed += 1
                }
            }
        }
        #expect(read > 500)
        #expect(failed > 500)
    }
}
