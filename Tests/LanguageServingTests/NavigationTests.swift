import Bytes
import Foundation
import TestSupport
import Testing

/// Definition, references and hover in the sample app.
@Suite("Language server: navigation")
struct NavigationTests {
    private let folder: TemporaryFolder
    private let client: EditorClient

    private static let cell = "Orchard/Views/FruitCell.swift"
    private static let nib = "Orchard/Views/FruitCell.xib"

    init() throws {
        folder = try TemporaryFolder()
        client = try EditorClient.sample(folder)
    }

    private func definition(_ path: String, _ marked: String) throws -> [String] {
        client.places(try client.request("textDocument/definition", client.place(path, marked)))
    }

    private func references(_ path: String, _ marked: String) throws -> [String] {
        let params = try client.place(path, marked).adding("context", ["includeDeclaration": false])
        return client.places(try client.request("textDocument/references", params))
    }

    @Test func `the definition of an outlet's line in a nib is its declaration`() throws {
        let declaration = "\(Self.cell):\(try client.line(Self.cell, of: "nameLabel: UILabel"))"
        #expect(try definition(Self.nib, "<|outlet property=\"nameLabel\"") == [declaration])
        #expect(try definition(Self.nib, "<outlet property=\"name|Label\"") == [declaration])
    }

    @Test func `the definition of an id in a nib is the object with the id`() throws {
        let label = "\(Self.nib):\(try client.line(Self.nib, of: "id=\"gDA-26-9Nv\""))"
        let found = try definition(Self.nib, "property=\"nameLabel\" destination=\"gDA|-26-9Nv\"")
        #expect(found == [label])
    }

    @Test func `the definition of a custom class in a nib is its declaration`() throws {
        #expect(try definition(Self.nib, "customClass=\"Fruit|Cell\"") == ["\(Self.cell):3"])
    }

    @Test func `an outlet's references are the lines of nibs that connect it`() throws {
        let connection = "\(Self.nib):\(try client.line(Self.nib, of: "property=\"nameLabel\""))"
        #expect(try references(Self.cell, "var name|Label") == [connection])
        #expect(try definition(Self.cell, "var name|Label") == [connection], "the cursor is at the definition")
    }

    @Test func `the nib name in a call leads to the nib`() throws {
        #expect(try definition(Self.cell, "nibName: \"Fruit|Cell\"") == ["\(Self.nib):1"])
    }

    @Test func `a reuse identifier in code leads to the prototype`() throws {
        let source = try #require(sources().first { try client.text($0).contains("withIdentifier: \"ShelfCell\"") })
        let found = try definition(source, "withIdentifier: \"Shelf|Cell\"")
        #expect(!found.isEmpty)
        for place in found { #expect(place.contains(".storyboard:"), "\(place)") }
    }

    @Test func `a class in Objective-C leads to the nibs that place it`() throws {
        let places = try references("Orchard/Views/RatingView.h", "@interface Rating|View")
        #expect(places.contains { $0.hasPrefix("\(Self.nib):") }, "\(places)")
    }

    @Test func `a hover says where an outlet is connected`() throws {
        let hover = try client.request("textDocument/hover", client.place(Self.cell, "var name|Label"))
        let text = try #require(hover["contents"]?["value"]?.text)
        #expect(text.contains("outlet nameLabel of FruitCell"))
        #expect(text.contains("FruitCell.xib:\(try client.line(Self.nib, of: "property=\"nameLabel\""))"))
    }

    @Test func `a place without anything has no answer`() throws {
        #expect(try client.request("textDocument/hover", client.place(Self.cell, "import| UIKit")) == .null)
        #expect(try definition(Self.cell, "import| UIKit").isEmpty)
    }

    @Test func `columns count UTF-16 code units`() throws {
        let text = try client.text(Self.cell).replacingOccurrences(
            of: "    static let nib", with: "    /* 🍏🍏 */ static let nib")
        try client.open(Self.cell, text)
        let params = try client.place(Self.cell, "nibName: \"|FruitCell\"", in: text)
        #expect(client.places(try client.request("textDocument/definition", params)).contains("\(Self.nib):1"))
        // Two columns before, the cursor is outside the string.
        let position = try #require(params["position"]?["character"]?.integer)
        let before = params.adding(
            "position", ["line": params["position"]?["line"] ?? 0, "character": .integer(position - 12)])
        #expect(!client.places(try client.request("textDocument/definition", before)).contains("\(Self.nib):1"))
    }

    @Test func `lines that were added above do not move the answers`() throws {
        let text = "// one\n// two\n" + (try client.text(Self.cell))
        try client.open(Self.cell, text)
        let connection = try client.request(
            "textDocument/definition", client.place(Self.nib, "<|outlet property=\"nameLabel\""))
        let line = try client.line(Self.cell, of: "nameLabel: UILabel") + 2
        #expect(client.places(connection) == ["\(Self.cell):\(line)"])
    }

    @Test func `a file outside the folder has no answer`() throws {
        try folder.write("Outside.swift", try client.text(Self.cell))
        for uri in [
            "file://\(folder.path)/Outside.swift", "\(client.uri("../Outside.swift"))", "http://x/a.swift",
            "file:///etc/passwd",
        ] {
            let place: JSONTree = ["textDocument": ["uri": .text(uri)], "position": ["line": 5, "character": 31]]
            #expect(try client.request("textDocument/definition", place) == .null, "\(uri)")
        }
    }

    private func sources() throws -> [String] {
        let files = FileManager.default.enumerator(atPath: client.root)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted()
    }
}
