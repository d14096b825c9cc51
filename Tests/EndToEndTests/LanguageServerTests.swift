import Foundation
import TestSupport
import Testing

/// The language server and the watch, as real processes.
@Suite("Language server: process")
struct LanguageServerTests {
    private func frame(_ message: String) -> String { "Content-Length: \(message.utf8.count)\r\n\r\n\(message)" }

    private func app(_ folder: TemporaryFolder) throws -> String {
        let root = folder.path + "/app"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: root)
        try FileManager.default.createDirectory(atPath: root + "/.xibdb", withIntermediateDirectories: true)
        return root
    }

    @Test func `an editor asks for a definition, shuts the server down, and gets only messages`() throws {
        let folder = try TemporaryFolder()
        let root = try app(folder)
        let uri = "file://\(root)/Orchard/Views/FruitCell.swift"
        let messages = [
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"rootUri\":\"file://\(root)\",\"capabilities\":{}}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/definition\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":{\"line\":3,\"character\":40}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"shutdown\"}",
        ]
        let temporary = folder.path + "/tmp"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let run = try Tool.run(
            ["lsp"], in: root, input: messages.map(frame).joined(), environment: ["TMPDIR": temporary])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("Content-Length: "))
        #expect(run.output.contains("Orchard/Views/FruitCell.xib"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: temporary) == [], "the copy of the index is deleted")
    }

    @Test func `input that ends without shutdown is an error`() throws {
        let folder = try TemporaryFolder()
        #expect(try Tool.run(["lsp"], in: folder.path, input: "").status == 1)
    }

    @Test func `watch prints a finding that appears, and one that goes`() throws {
        let folder = try TemporaryFolder()
        let root = try app(folder)
        let (output, process) = (folder.path + "/output", Process())
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        process.executableURL = URL(fileURLWithPath: Tool.xibdb)
        process.arguments = ["watch", "--interval", "0.1"]
        process.currentDirectoryURL = URL(fileURLWithPath: root)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        func wait(for text: String) throws {
            for _ in 0..<1200 {
                if try String(contentsOfFile: output, encoding: .utf8).contains(text) { return }
                Thread.sleep(forTimeInterval: 0.1)
            }
            Issue.record("no \(text) in \(try String(contentsOfFile: output, encoding: .utf8))")
        }
        try wait(for: " errors, ")
        let path = root + "/Orchard/Views/FruitCell.swift"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "nameLabel", with: "titleLabel").write(
            toFile: path, atomically: true, encoding: .utf8)
        try wait(for: "+ error  Orchard/Views/FruitCell.xib:")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try wait(for: "- error  Orchard/Views/FruitCell.xib:")
    }
}
