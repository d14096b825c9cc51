import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

@Suite("Reports")
struct ReportTests {
    private static let text = """
        #!/usr/bin/env -S xibdb report -f
        -- title: Files by owner
        -- answers: Which files?
        -- essential: class, share
        -- parameter class (default NULL): Class: of the owner (a pattern).
        -- parameter least (default 2): At least.
        -- parameter share (default 0.5): Share.
        -- parameter kind (default xib): Kind.
        -- parameter name (required): Name.
        -- example: xibdb report mine name=x

        -- A comment: that is no header any more.
        SELECT :class, :least, :share, :kind, :name;
        """

    @Test func `the header is read`() throws {
        let report = try Report(name: "mine", text: Self.text)
        #expect(
            report.title == "Files by owner" && report.answers == "Which files?"
                && report.examples == ["xibdb report mine name=x"]
                && report.essential == ["class", "share"])
        #expect(report.parameters.map(\.name) == ["class", "least", "share", "kind", "name"])
        #expect(report.parameters.map(\.defaultValue) == [.null, .integer(2), .real(0.5), .text("xib"), nil])
        #expect(report.parameters[0].help == "Class: of the owner (a pattern).")
        #expect(!report.sql.contains("#!"))
        #expect(
            report.sql.split(separator: "\n", omittingEmptySubsequences: false).count == 13, "lines keep their numbers")
    }

    @Test func `given values override defaults, and a missing value or an unknown parameter is an error`() throws {
        let report = try Report(name: "mine", text: Self.text)
        let values = try report.values(["name": "n", "least": "7"])
        #expect(
            values == [
                "name": .text("n"), "least": .text("7"), "class": .null, "share": .real(0.5), "kind": .text("xib"),
            ])
        #expect { try report.values([:]) } throws: { "\($0)" == "No value for name." }
        #expect { try report.values(["name": "n", "nam": "x"]) } throws: {
            "\($0)" == "Unknown parameter nam. Available: class, least, share, kind, name."
        }
    }

    private static let typed = """
        -- parameter limit (integer, default 20): How many.
        -- parameter share (number, default NULL): Share.
        -- parameter all (flag, default 0): All.
        -- parameter kind (default NULL; one of crash, text style): Kind.
        -- parameter by (required; one of size, depth): What counts.
        -- example: xibdb report typed by=size
        -- example: xibdb report typed by=depth kind='text style'
        SELECT :limit, :share, :all, :kind, :by;
        """

    @Test func `a parameter can have a type and allowed values, and its usage text shows them`() throws {
        let report = try Report(name: "typed", text: Self.typed)
        #expect(
            report.parameters.map(\.rule) == [
                "integer, default 20", "number, optional", "flag, default 0", "optional; one of crash, text style",
                "required; one of size, depth",
            ])
        #expect(
            report.parameters.map(\.usage) == [
                "[limit=INTEGER]", "[share=NUMBER]", "[all=0|1]", "[kind=crash|text style]", "by=size|depth",
            ])
        #expect(report.examples.count == 2)
        let values = try report.values(["limit": "-3", "share": "1e1", "all": "1", "kind": "text style", "by": "depth"])
        #expect(
            values == [
                "limit": .integer(-3), "share": .real(10), "all": .integer(1), "kind": .text("text style"),
                "by": .text("depth"),
            ])
    }

    @Test(arguments: [
        ("limit", "many", "limit=many is not allowed: limit is an integer."),
        ("limit", "1.5", "limit=1.5 is not allowed: limit is an integer."),
        ("share", "", "share= is not allowed: share is a number."),
        ("all", "yes", "all=yes is not allowed: all is 0 or 1."),
        ("kind", "crsh", "kind=crsh is not allowed: kind is one of crash, text style."),
    ])
    func `the error for a value that is not allowed lists the allowed ones`(
        parameter: String, value: String, message: String
    )
        throws
    {
        let report = try Report(name: "typed", text: Self.typed)
        #expect { try report.values(["by": "size", parameter: value]) } throws: { "\($0)" == message }
    }

    @Test(arguments: [
        "(integer, default many)", "(flag, default 2)", "(default c; one of a, b)", "(integer)", "(one of a, b)",
        "(float, default 1)",
        "(integer, default 3; one of 1, 2)",
    ])
    func `a parameter with a bad default, or with a type but no default, is invalid`(rule: String) {
        #expect { try Report(name: "mine", text: "-- parameter p \(rule): help\nSELECT 1") } throws: {
            "\($0)".hasPrefix("mine.sql:1: A parameter is written")
        }
    }

    @Test(arguments: [
        "-- parameter class: help", "-- parameter (required): help", "-- parameter a b (required): help",
        "-- parameter class (maybe): help",
    ])
    func `an invalid parameter is reported with its line`(line: String) {
        #expect { try Report(name: "mine", text: "-- title: T\n\(line)\nSELECT 1") } throws: {
            "\($0)".hasPrefix("mine.sql:2: A parameter is written `-- parameter NAME (default VALUE): help`")
        }
    }

    @Test func `a report without a header has its name as title`() throws {
        let report = try Report(name: "bare", text: "SELECT 1")
        #expect(report.title == "bare" && report.parameters.isEmpty && report.examples.isEmpty)
    }

    @Test func `a mistyped name gets near names`() throws {
        let catalog = try ReportCatalog(index: nil)
        #expect { try catalog.report("onwers") } throws: {
            "\($0)".hasPrefix("No report is called onwers. Did you mean ") && "\($0)".contains("owners")
        }
        #expect { try catalog.report("zzzzzzzz") } throws: { "\($0)" == "No report is called zzzzzzzz." }
        #expect { try SchemaDocumentation.standard.tables(named: "object") } throws: { "\($0)".contains("objects") }
    }

    @Test func `a report of the repository is listed, and it replaces a shipped report with the same name`() throws {
        let folder = try TemporaryFolder()
        try folder.write(".xibdb/reports/own.sql", "-- title: My own\nSELECT 1 AS mine")
        try folder.write(".xibdb/reports/owners.sql", "-- title: Instead\nSELECT 2")
        try folder.write(".xibdb/reports/notes.txt", "no report")
        let catalog = try ReportCatalog(index: IndexFile(root: folder.path))
        #expect(try catalog.report("own").title == "My own")
        #expect(try catalog.report("owners").title == "Instead")
        #expect(catalog.reports.map(\.name) == catalog.reports.map(\.name).sorted())
        #expect(try catalog.reports.count == ReportCatalog(index: nil).reports.count + 1)
    }
}

@Suite("Finding the requested file")
struct FileFinderTests {
    private func found(_ name: String, from place: String = "") throws -> String {
        let folder = try TemporaryFolder()
        for path in [
            "App/Login.xib", "App/de.lproj/Main.storyboard", "App/fr.lproj/Main.storyboard", "Login.xib",
            "Kit/Cell.xib",
        ] {
            try folder.write(path, Documents.iOS())
        }
        let index = IndexFile(root: folder.path)
        _ = try Indexer(index: index).run(roots: [folder.path])
        return try FileFinder(Snapshot(index: index)).find(
            name.replacingOccurrences(of: "ROOT", with: folder.path), from: folder.path + place
        ).path
    }

    @Test(arguments: [
        ("App/Login.xib", "", "App/Login.xib"), ("Login.xib", "", "Login.xib"), ("Login.xib", "/App", "App/Login.xib"),
        ("../Kit/Cell.xib", "/App", "Kit/Cell.xib"), ("ROOT/App/Login.xib", "/Kit", "App/Login.xib"),
        ("Cell", "", "Kit/Cell.xib"),
        ("Cell.xib", "/App", "Kit/Cell.xib"), ("fr.lproj/Main.storyboard", "", "App/fr.lproj/Main.storyboard"),
    ])
    func `a file is found by an absolute path, a relative path, the end of a path, or a nib name`(
        name: String, place: String, path: String
    ) throws {
        #expect(try found(name, from: place) == path)
    }

    @Test func `a name that fits several files is ambiguous`() {
        #expect { try found("Main") } throws: {
            "\($0)"
                == "Main matches 2 files. Give the path of one of them:\n  App/de.lproj/Main.storyboard\n  App/fr.lproj/Main.storyboard"
        }
    }

    @Test func `an unknown name gets near names`() {
        #expect { try found("Logn") } throws: { "\($0)" == "No indexed file is called Logn. Did you mean Login?" }
    }
}
