import Foundation
import Testing
import TestSupport

@Suite("No character of a repository steers a terminal")
struct ControlCharacterTests {
    /// Colours, clears the screen, sets the title, turns the line around.
    private static let evil = "\u{1B}[31m\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\u{7F}\u{202E}\r\u{8}"

    /// A repository that has such characters in all names that it can.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let evil = Self.evil
        // In XML most of them cannot stand at all.
        let inXML = "\u{9B}31m&#x7F;\u{202E}"
        try folder.write("N\(evil).xib", Documents.iOS(owner: "O\(inXML)", """
            <view id="v\(inXML)" customClass="C\(inXML)" userLabel="L\(inXML)"><label id="l\(inXML)" text="T\(inXML)"/>
            <connections><outlet property="p\(inXML)" destination="l\(inXML)" id="o\(inXML)"/></connections></view>
            """))
        try folder.write("Bad\(evil).xib", "<document><objects>")
        try folder.write("\(evil)/S.swift", """
            import UIKit
            class Loader: NSObject {
                func load() { Bundle.main.loadNibNamed("N\(evil)", owner: self) }
                func again() { register(UINib(nibName: "N\\u{1B}[31m", bundle: nil)) }
            }
            """)
        try folder.write(".xibdb/reports/odd.sql", "-- title: Odd\u{1B}[31m\n-- answers: What\u{1B}[31m?\nSELECT 'x\u{1B}[31m' AS \"a\u{1B}[31m\";\n")
        return folder
    }

    /// The first character of a text that may not come through.
    private func control(in text: String, sparing: Set<Unicode.Scalar> = ["\n", "\t"]) -> Unicode.Scalar? {
        text.unicodeScalars.first { scalar in
            !sparing.contains(scalar)
                && (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value)
        }
    }

    @Test func `no command lets one through in what it prints for people`() throws {
        let folder = try repository()
        let sql = "SELECT path, element, class, user_label, text FROM files LEFT JOIN objects ON objects.file_id = files.id ORDER BY 1, 2"
        let nib = "N\(Self.evil).xib"
        var commands = [
            ["index", ".", "--verbose", "--rehash"], ["index", "--remove", "x\(Self.evil)"], ["index", "no\(Self.evil)"], ["status"], ["show", nib], ["explain", nib],
            ["explain", nib, "--no-refresh"], ["show", "x\(Self.evil)"], ["explain", "x\(Self.evil)"], ["report"], ["report", "odd"], ["report", "odd", "--describe"],
            ["report", "failures"], ["report", "nib-loads"], ["report", "nosuch\(Self.evil)"], ["report", "owners", "x\(Self.evil)=1"],
            ["schema", "x\(Self.evil)"], ["schema"], ["graph"], ["graph", "--format", "mermaid"],
            ["why", "-[O\u{9B}31m setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key p\(Self.evil)."],
            ["why", "'NSUnknownKeyException', reason: '[<O\(Self.evil) 0x7f> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key p\(Self.evil).'"],
            ["sql", "SELECT \(Self.evil)"], ["sql", "SELECT :x", "y\(Self.evil)=1"], ["sql", "-f", "none\(Self.evil)"],
            ["nosuch\(Self.evil)"], ["status", "--db", "none\(Self.evil)"], ["show", nib, "--in", "x\(Self.evil)"], ["sql", sql, "--format", "x\(Self.evil)"],
        ]
        for format in ["table", "line", "markdown", "html"] { commands.append(["sql", sql, "--format", format]) }
        for command in commands {
            let run = try Tool.run(command, in: folder.path)
            #expect(control(in: run.output) == nil, "\(command): \(run.output.debugDescription)")
            #expect(control(in: run.errors) == nil, "\(command): \(run.errors.debugDescription)")
            #expect(run.output != "" || run.errors != "", "\(command)")
        }
    }

    @Test func `what is printed for programs is escaped by the rules of its format, and exact`() throws {
        let folder = try repository()
        try Tool.index(folder.path)
        let sql = "SELECT path FROM files WHERE path LIKE 'N%'"
        let name = "N\(Self.evil).xib"
        for format in ["json", "ndjson"] {
            let run = try Tool.run(["sql", sql, "--format", format, "--no-refresh"], in: folder.path)
            #expect(control(in: run.output, sparing: ["\n", "\u{7F}", "\u{9B}", "\u{202E}"]) == nil)
            #expect(run.output.contains("N\\u001b[31m\\u001b[2J\\u001b]0;title\\u0007"))
        }
        let value = try Tool.run(["sql", sql, "--format", "value", "--no-refresh"], in: folder.path)
        #expect(value.output == name + "\n")
        let csv = try Tool.run(["sql", sql, "--format", "csv", "--no-refresh"], in: folder.path)
        #expect(csv.output == "path\r\n\"\(name)\"\r\n")
        for command in [["index", ".", "--json"], ["status", "--json"], ["show", name, "--json"], ["explain", name, "--json"], ["graph", "--format", "json"]] {
            let run = try Tool.run(command, in: folder.path)
            #expect(control(in: run.output, sparing: ["\n", "\u{7F}", "\u{9B}", "\u{202E}"]) == nil, "\(command)")
        }
    }

    @Test func `on a terminal the formats for programs are cleaned, too`() throws {
        guard (try? Tool.execute("script", ["--version"], in: "/"))?.output.contains("util-linux") == true else { return }
        let folder = try repository()
        try Tool.index(folder.path)
        for format in ["json", "ndjson", "csv", "tsv", "value"] {
            let command = "'\(Tool.xibdb)' sql 'SELECT path FROM files' --no-refresh --format \(format)"
            let run = try Tool.execute("script", ["-qec", command, "/dev/null"], in: folder.path)
            #expect(run.output.contains(".xib"))
            #expect(control(in: run.output, sparing: ["\n", "\r"]) == nil, "\(format): \(run.output.debugDescription)")
        }
    }
}
