import Bytes
import Foundation
import TestSupport
import Testing

/// Outline, symbols, lenses, completion and actions in the sample app.
@Suite("Language server: editor features")
struct EditorFeatureTests {
    private let folder: TemporaryFolder
    private let client: EditorClient

    private static let cell = "Orchard/Views/FruitCell.swift"
    private static let nib = "Orchard/Views/FruitCell.xib"

    init() throws {
        folder = try TemporaryFolder()
        client = try EditorClient.sample(folder)
    }

    private func flat(_ symbols: [JSONTree]) -> [JSONTree] {
        symbols.flatMap { [$0] + flat($0["children"]?.items ?? []) }
    }

    @Test(arguments: ["Orchard/Views/FruitCell.xib", "Orchard/Base.lproj/Main.storyboard"])
    func `the outline of a nib lists its objects and connections, each inside its parent`(path: String) throws {
        let symbols = try client.request(
            "textDocument/documentSymbol", ["textDocument": ["uri": .text(client.uri(path))]]
        ).items
        let all = flat(symbols)
        let outlets = try client.text(path).components(separatedBy: "<outlet property=").count - 1
        #expect(all.count { $0["detail"]?.text?.hasPrefix("outlet → ") == true } == outlets)
        func line(_ symbol: JSONTree, _ range: String, _ end: String) -> Int {
            symbol[range]?[end]?["line"]?.integer ?? -1
        }
        for symbol in all {
            #expect(line(symbol, "selectionRange", "start") >= line(symbol, "range", "start"))
            #expect(line(symbol, "selectionRange", "end") <= line(symbol, "range", "end"))
            for child in symbol["children"]?.items ?? [] {
                #expect(line(child, "range", "start") >= line(symbol, "range", "start"), "\(child["name"]?.text ?? "")")
                #expect(line(child, "range", "end") <= line(symbol, "range", "end"), "\(child["name"]?.text ?? "")")
            }
        }
    }

    @Test func `the search finds nibs, outlets and identifiers`() throws {
        func names(_ query: String) throws -> [String] {
            try client.request("workspace/symbol", ["query": .text(query)]).items.compactMap { $0["name"]?.text }
        }
        #expect(try names("fruitcell").contains("FruitCell.xib"))
        #expect(try names("namelab").contains("nameLabel"))
        #expect(try names("showFru") == ["showFruit"])
        #expect(try names("no such name").isEmpty)
    }

    @Test func `a lens counts the nibs that connect an outlet, and lists their lines`() throws {
        let lenses = try client.request(
            "textDocument/codeLens", ["textDocument": ["uri": .text(client.uri(Self.cell))]])
        let line = try client.line(Self.cell, of: "nameLabel: UILabel")
        let lens = try #require(lenses.items.first { $0["range"]?["start"]?["line"]?.integer == line - 1 })
        let command = try #require(try client.request("codeLens/resolve", lens)["command"])
        #expect(command["title"]?.text == "connected in 1 nib")
        let places = client.places(command["arguments"]?.items.last ?? .null)
        #expect(places == ["\(Self.nib):\(try client.line(Self.nib, of: "property=\"nameLabel\""))"])
        let top = try #require(lenses.items.first { $0["range"]?["start"]?["line"]?.integer == 2 })
        #expect(try client.request("codeLens/resolve", top)["command"]?["title"]?.text == "placed in 1 nib")
    }

    @Test func `a lens of a nib counts the loads`() throws {
        let lenses = try client.request("textDocument/codeLens", ["textDocument": ["uri": .text(client.uri(Self.nib))]])
        let lens = try #require(lenses.items.first)
        let command = try #require(try client.request("codeLens/resolve", lens)["command"])
        #expect(command["title"]?.text?.hasPrefix("loaded by ") == true)
        #expect(client.places(command["arguments"]?.items.last ?? .null).contains { $0.hasPrefix("\(Self.cell):") })
    }

    @Test func `a string completes to the names that fit the call`() throws {
        func names(_ code: String) throws -> [String] {
            let text = "import UIKit\n" + code.replacingOccurrences(of: "|", with: "")
            client.change(Self.cell, text, version: 9)
            let marked = String(code.split(separator: "\n").last ?? "")
            return try client.request("textDocument/completion", client.place(Self.cell, marked, in: text))["items"]?
                .items.compactMap { $0["label"]?.text } ?? []
        }
        try client.open(Self.cell)
        let nibs = try names("let a = UINib(nibName: \"Fr|\", bundle: nil)")
        #expect(nibs.contains("FruitCell") && !nibs.contains("Main") && !nibs.contains("showFruit"))
        #expect(try names("performSegue(withIdentifier: \"|").contains("showFruit"))
        #expect(try names("let cell = dequeueReusableCell(withIdentifier: \"|\")").contains("FruitCell"))
        #expect(try names("let color = UIColor(named: \"|\")").contains("OrchardGreen"))
        #expect(try names("let story = UIStoryboard(name: \"\", bundle: |nil)").isEmpty, "outside a string")
        #expect(try names("let any = f(\"|\")").contains("Main"))
    }

    @Test func `actions open the lines of nibs`() throws {
        let shows = try TemporaryFolder()
        let root = shows.path + "/app"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: root)
        let client = try EditorClient(root)
        try client.initialize(["window": ["showDocument": ["support": true]]])
        let place = try client.place(Self.cell, "var name|Label")
        let position = place["position"] ?? .null
        let actions = try client.request(
            "textDocument/codeAction",
            [
                "textDocument": place["textDocument"] ?? .null, "range": ["start": position, "end": position],
                "context": ["diagnostics": []],
            ])
        let line = try client.line(Self.nib, of: "property=\"nameLabel\"")
        let action = try #require(actions.items.first { $0["title"]?.text == "Open FruitCell.xib:\(line)" })
        #expect(try client.request("workspace/executeCommand", action["command"] ?? .null) == .null)
    }
}
