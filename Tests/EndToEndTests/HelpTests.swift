import Foundation
import TestSupport
import Testing

@Suite("Help and manual")
struct HelpTests {
    private static let commands = [
        "index", "ask", "sql", "report", "check", "show", "explain", "why", "graph", "diff", "merge", "git", "history",
        "blame", "schema", "status", "mcp", "lsp", "watch", "completions", "at", "impact", "path", "dossier", "picture",
        "export",
    ]

    @Test(arguments: commands)
    func `every help text gives the exit status and uses the whole width`(command: String) throws {
        let help = try Tool.run(["help", command], in: "/", environment: ["COLUMNS": "80"]).output
        #expect(help.contains("\nExit status: 0 "))
        let overview = help.components(separatedBy: "USAGE:")[0].split(
            separator: "\n", omittingEmptySubsequences: false)
        // Every line except the last one of a paragraph is full: the first word of the next line does not fit into it.
        for (line, next) in zip(overview, overview.dropFirst())
        where line.first != " " && next.first != " " && !line.isEmpty && !next.isEmpty {
            let word = next.prefix { $0 != " " }
            #expect(line.count + 1 + word.count >= 80, "\(line)")
        }
    }

    @Test func `the manual has a page for every command, with options, reports and rules`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(["manual", "man"], in: folder.path)
        try #require(run.status == 0, "\(run.errors)")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/man")
        #expect(Set(pages) == Set(["xibdb.1"] + Self.commands.map { "xibdb-\($0).1" }))
        func page(_ name: String) throws -> String {
            try String(contentsOfFile: folder.path + "/man/" + name, encoding: .utf8)
        }
        #expect(try page("xibdb-report.1").contains("\n\\fBnib\\-unused\\fR"))
        #expect(try page("xibdb-check.1").contains("\n.TP\n\\fBoutlet\\-unknown\\fR\n"))
        #expect(try page("xibdb-check.1").contains("\n.TP\n\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIfile\\fR\n"))
        #expect(try page("xibdb.1").contains("XIBDB_PAGER"))
        for name in pages {
            let lines = try page(name).split(separator: "\n")
            // A line that begins with a period or an apostrophe must be one of these roff requests or macros.
            let requests = lines.filter { $0.first == "." || $0.first == "'" }.map { $0.prefix { $0 != " " } }
            #expect(Set(requests).isSubset(of: [".TH", ".SH", ".TP", ".PP", ".nf", ".fi"]), "\(name)")
        }
    }

    @Test func `a folder that cannot be created is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("taken", "")
        let run = try Tool.run(["manual", "taken/man"], in: folder.path)
        #expect(run.status == 2 && run.errors.hasPrefix("xibdb: taken/man: the manual cannot be written ("))
    }

    @Test func `without a command and without an index, a message says how to build an index`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run([], in: folder.path)
        #expect(run.status == 0 && run.errors == "xibdb: there is no index here; `xibdb index .` builds one\n")
        #expect(run.output.hasPrefix("OVERVIEW: "))
    }

    @Test func `a search for several words lists the reports with the most matches`() throws {
        let run = try Tool.run(["report", "--search", "reuse repeated flimflam"], in: "/")
        #expect(run.status == 0 && run.output.contains("repeated-subtrees"), "\(run.output)")
        #expect(try Tool.run(["report", "--search", "flimflam"], in: "/").status == 2)
    }

    @Test(arguments: [("misplaced-views", "misplaced-view"), ("wrong-module", "module-wrong"), ("owner", "owners")])
    func `for an unknown report, one is suggested, even if the words are in another order`(
        given: String, meant: String
    ) throws {
        let run = try Tool.run(["report", given], in: "/")
        #expect(run.status == 2 && run.errors.contains(meant), "\(run.errors)")
    }

    @Test func `a report without anything to compare says so`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS("<label text=\"Apples\" id=\"l1\"/>"))
        try Tool.index(folder.path)
        let run = try Tool.run(["report", "strings-missing"], in: folder.path)
        #expect(
            run.status == 0 && run.errors == "xibdb: No nib has a strings file, so nothing was compared.\n",
            "\(run.errors)")
    }

    @Test func `every report and rule that the help names exists`() throws {
        let help = try Tool.run(["help"], in: "/", environment: ["COLUMNS": "80"]).output
        let list = try #require(
            help.components(separatedBy: "runs a saved question").last?.components(separatedBy: "Exit status").first)
        let names = list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.flatMap { line in
            line.dropFirst(2).components(separatedBy: "  ")[0].split { $0 == "," || $0 == ";" }.compactMap {
                $0.split(separator: " ").first.map(String.init)
            }
        }
        #expect(names.count > 15)
        for name in names { #expect(try Tool.run(["report", name, "--help"], in: "/").status == 0, "\(name)") }
    }

    @Test func `the name of a report or rule works as a command, and no suggestion is a mere symbol`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS("<label text=\"-\" id=\"l1\"/>"))
        try Tool.index(folder.path)
        for words in [["nib-unused"], ["texts", "text=-"], ["misplaced-view"]] {
            let (short, long) = (
                try Tool.run(words, in: folder.path), try Tool.run(["report"] + words, in: folder.path)
            )
            #expect(short.status == 0 && short.output == long.output, "\(words): \(short.errors)")
        }
        #expect(!(try Tool.run(["no-such-thing"], in: folder.path)).errors.contains("Did you mean -"))
    }
}
