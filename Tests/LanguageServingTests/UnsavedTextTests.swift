import Bytes
import Foundation
import TestSupport
import Testing

/// Diagnostics of text that is not saved.
@Suite("Language server: unsaved text")
struct UnsavedTextTests {
    private let folder: TemporaryFolder
    private let client: EditorClient

    private static let cell = "Orchard/Views/FruitCell.swift"
    private static let nib = "Orchard/Views/FruitCell.xib"

    init() throws {
        folder = try TemporaryFolder()
        client = try EditorClient.sample(folder)
    }

    private func isBroken(_ diagnostics: [JSONTree]) -> Bool {
        diagnostics.contains {
            $0["code"]?.text == "outlet-unknown" && $0["message"]?.text?.contains("nameLabel") == true
        }
    }

    @Test func `an outlet that is renamed in the buffer breaks the nib, until it has its name again`() throws {
        try client.open(Self.cell)
        let text = try client.text(Self.cell)
        client.change(Self.cell, text.replacingOccurrences(of: "nameLabel", with: "titleLabel"))
        let broken = try client.diagnostics(Self.nib, until: isBroken)
        let finding = try #require(broken.first { $0["code"]?.text == "outlet-unknown" })
        let line = try client.line(Self.nib, of: "property=\"nameLabel\"")
        #expect(finding["range"]?["start"]?["line"]?.integer == line - 1)
        #expect(finding["severity"]?.integer == 1)
        // The user looks at the source, so the finding is there, too.
        try client.diagnostics(Self.cell) { $0.contains { $0["code"]?.text == "outlet-unknown" } }

        client.change(Self.cell, text, version: 3)
        try client.diagnostics(Self.nib) { !isBroken($0) }
        #expect(client.end() == false)
    }

    @Test func `the index of the repository does not contain unsaved text`() throws {
        try client.open(Self.cell)
        let text = try client.text(Self.cell)
        client.change(Self.cell, text.replacingOccurrences(of: "nameLabel", with: "titleLabel"))
        try client.diagnostics(Self.nib, until: isBroken)
        let run = try Tool.run(
            [
                "sql", "--no-refresh", "--format", "csv",
                "SELECT name FROM members WHERE class = 'FruitCell' AND kind = 'outlet' ORDER BY name",
            ],
            in: client.root)
        #expect(
            run.output.split(whereSeparator: \.isNewline) == ["name", "nameLabel", "originLabel", "ratingView"],
            "\(run.errors)")
    }

    @Test func `a document that is closed without saving counts as the file on the disk`() throws {
        try client.open(Self.cell)
        client.change(Self.cell, try client.text(Self.cell).replacingOccurrences(of: "nameLabel", with: "titleLabel"))
        try client.diagnostics(Self.nib, until: isBroken)
        client.notify("textDocument/didClose", ["textDocument": ["uri": .text(client.uri(Self.cell))]])
        try client.diagnostics(Self.nib) { !isBroken($0) }
    }

    @Test func `a saved change on the disk counts`() throws {
        let path = client.root + "/" + Self.cell
        let text = try client.text(Self.cell).replacingOccurrences(of: "nameLabel", with: "titleLabel")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": .text(client.uri(Self.cell)), "type": 2]]])
        try client.diagnostics(Self.nib, until: isBroken)
    }

    @Test func `a suppression in the unsaved text of a nib hides the finding`() throws {
        try client.open(Self.cell)
        client.change(Self.cell, try client.text(Self.cell).replacingOccurrences(of: "nameLabel", with: "titleLabel"))
        let broken = try client.diagnostics(Self.nib, until: isBroken)
        let finding = try #require(broken.first { $0["message"]?.text?.contains("nameLabel") == true })
        let actions = try client.request(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .text(client.uri(Self.nib))], "range": finding["range"] ?? .null,
                "context": ["diagnostics": [finding]],
            ])
        let comment = try #require(actions.items.first { $0["title"]?.text?.contains("comment") == true })
        let edit = try #require(comment["edit"]?["changes"]?[client.uri(Self.nib)]?.items.first)
        #expect(edit["newText"]?.text?.contains("xibdb:ignore outlet-unknown") == true)
        try client.open(Self.nib)
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .text(client.uri(Self.nib)), "version": 2],
                "contentChanges": [["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]],
            ])
        try client.diagnostics(Self.nib) { !isBroken($0) }
    }
}
