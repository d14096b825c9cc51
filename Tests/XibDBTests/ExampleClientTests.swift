import Foundation
import TestSupport
import Testing
import XibDB

@Suite("The library")
struct ExampleClientTests {
    private static let nib = Documents.iOS(
        owner: "Basket",
        "<label id=\"l1\" text=\"Old\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>")
    private static let changed = nib.replacingOccurrences(of: "Old", with: "New")

    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/Basket.xib", Self.nib)
        try folder.write("New.xib", Self.changed)
        try folder.write(
            "App/Basket.swift",
            "class Basket: UIView { func f() { Bundle.main.loadNibNamed(\"Basket\", owner: self) } }\n")
        return folder
    }

    @Test func `a program that uses only public declarations can index, ask, compare and merge`() throws {
        let folder = try app()
        let run = try Tool.execute(
            Tool.built("ExampleClient"), ["App", "App/Basket.xib", "New.xib"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "owners: Basket")
        #expect(lines.contains("loads: 1"))
        #expect(
            lines.contains { $0.hasPrefix("changed ") && $0.contains("Old") && $0.contains("New") }, "\(run.output)")
        #expect(lines.last == "merged: true, 0 conflicts")
    }

    @Test func `the client imports only the library from the package`() throws {
        let text = try String(contentsOfFile: Tool.repository + "/Tests/ExampleClient/main.swift", encoding: .utf8)
        #expect(
            text.split(separator: "\n").filter { $0.hasPrefix("import ") } == ["import Foundation", "import XibDB"])
    }

    @Test func `findings have a rule, a place and an object`() throws {
        let folder = try app()
        try folder.write(
            "App/Basket.xib", Self.nib.replacingOccurrences(of: "<label ", with: "<label customClass=\"Nowhere\" "))
        let index = try Index.build(of: [folder.path + "/App"])
        let finding = try #require(try index.check().first { $0.rule == "class-unknown" })
        #expect(finding.path == "Basket.xib" && finding.line != nil && finding.message.contains("Nowhere"))
        #expect(finding.object == "l1" && finding.severity == .warning && finding.confidence == .likely)
    }

    @Test func `an index can have any path, and the next build updates it`() throws {
        let folder = try app()
        let path = folder.path + "/index.sqlite"
        let names = { (index: Index) in try index.ask("SELECT path FROM nibs ORDER BY path").values(of: "path") }
        #expect(try names(Index.build(of: [folder.path + "/App"], at: path)) == ["Basket.xib"])
        try folder.write("App/Till.xib", Self.nib)
        #expect(try names(Index.build(of: [folder.path + "/App"], at: path)) == ["Basket.xib", "Till.xib"])
        #expect(try Index(at: path).reports().contains("nib-unused"))
    }

    @Test func `a failure throws an error with a sentence`() throws {
        let folder = try app()
        #expect { try Index(at: folder.path + "/none.sqlite") } throws: { "\($0)".contains("no such index") }
        #expect { try Index.build(of: [folder.path + "/nowhere"]) } throws: { "\($0)".contains("no such folder") }
        #expect { try Index.build(of: []) } throws: { "\($0)" == "There is no folder to index." }
        let index = try Index.build(of: [folder.path + "/App"])
        #expect { try index.ask("DELETE FROM files") } throws: { "\($0)".contains("not allowed") }
        #expect { try index.report("nib-unusde") } throws: { "\($0)".contains("nib-unused") }
        #expect { try Documents.changes(from: Array("<document".utf8), to: []) } throws: {
            "\($0)".hasPrefix("Line 1: ")
        }
        #expect { try Documents.merge(base: [1], ours: [2], theirs: [3]) } throws: { $0 is Failure }
    }
}
