import Configuration
import Foundation
import Showing
import TestSupport
import Testing

@Suite("Settings for the index, the reports and the format in .xibdb.yml")
struct SettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["App/Basket.xib", "App/Old/Price.xib", "Kit/Imported/Badge.xib"] {
            try folder.write(name, Documents.iOS("<view id=\"v1\" customClass=\"SomeView\"/>"))
        }
    }

    private func paths(_ column: String = "path") throws -> [String] {
        let run = try Tool.run(
            ["sql", "SELECT \(column) FROM files WHERE kind = 'xib' ORDER BY path", "--format", "value"],
            in: folder.path)
        try #require(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func `an excluded folder is not indexed until the setting is removed`() throws {
        try Tool.index(folder.path)
        #expect(try paths() == ["App/Basket.xib", "App/Old/Price.xib", "Kit/Imported/Badge.xib"])
        try folder.write(".xibdb.yml", "index:\n  exclude: [Old]\n  include: [App]\n")
        #expect(try paths() == ["App/Basket.xib"])
        try folder.write(".xibdb.yml", "index:\n  exclude: App/Old/*\n")
        #expect(try paths() == ["App/Basket.xib", "Kit/Imported/Badge.xib"])
        try FileManager.default.removeItem(atPath: folder.path + "/.xibdb.yml")
        #expect(try paths().count == 3)
    }

    @Test func `folders listed as vendored are vendored code`() throws {
        try Tool.index(folder.path)
        #expect(try paths("origin") == ["own", "own", "own"])
        try folder.write(".xibdb.yml", "index:\n  vendored: [Kit/Imported]\n")
        #expect(try paths("origin") == ["own", "own", "vendored"])
    }

    @Test func `a revision uses the settings of its own commit`() throws {
        try folder.write(".xibdb.yml", "index:\n  exclude: [Kit]\n")
        for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "one"]] {
            try Tool.git(command, in: folder.path)
        }
        try folder.write(".xibdb.yml", "")
        let run = try Tool.run(["index", "--db", "both.sqlite", "old=.@HEAD", "new=."], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let rows = try Tool.ask(
            "SELECT trees.name || ' ' || count(*) FROM files JOIN trees ON trees.id = files.tree_id WHERE kind = 'xib' GROUP BY trees.id ORDER BY 1",
            in: folder.path, database: "both.sqlite")
        #expect(rows == ["new 3", "old 2"])
    }

    @Test(arguments: [
        ("index:\n  exclud: [Old]\n", "2: No key of index is called exclud. Did you mean exclude?"),
        ("indx: {}\n", "1: No key is called indx. Did you mean index?"),
        ("index:\n  exclude: {a: b}\n", "2: A list is expected here."),
        (
            "format: tabel\n",
            "1: No format is called tabel. Available: table, json, ndjson, csv, tsv, markdown, html, line, grep."
        ),
        (
            "format: value\n",
            "1: No format is called value. Available: table, json, ndjson, csv, tsv, markdown, html, line, grep."
        ),
        (
            "index:\n  exclude: &old [Old]\n  include: *old\n",
            "3: *old is a YAML alias, and the settings cannot contain aliases. Write the value itself."
        ),
        ("reports: ../elsewhere\n", "1: reports: a folder inside the repository is expected."),
        ("index: [\n", "2: This is not YAML: did not find expected node content."),
    ])
    func `an invalid setting is an error with its line, and the index stays`(text: String, error: String) throws {
        try Tool.index(folder.path)
        try folder.write(".xibdb.yml", text)
        for arguments in [["index", "."], ["report", "owners"]] {
            let run = try Tool.run(arguments, in: folder.path)
            #expect(run.status == 2)
            #expect(run.errors.hasSuffix("/.xibdb.yml:\(error)\n") && run.errors.hasPrefix("xibdb: "), "\(run.errors)")
        }
        try FileManager.default.removeItem(atPath: folder.path + "/.xibdb.yml")
        #expect(try Tool.ask("SELECT count(*) FROM nibs", in: folder.path) == ["3"])
    }

    @Test func `the settings name the folder of reports and the format of tables`() throws {
        try folder.write(
            "Tools/reports/roots.sql",
            "-- title: Roots\n-- answers: Which roots?\nSELECT path FROM nibs ORDER BY path LIMIT 1;\n")
        try folder.write(".xibdb.yml", "reports: Tools/reports\nformat: csv\n")
        try Tool.index(folder.path)
        #expect(try Tool.run(["report", "roots"], in: folder.path).output == "path\r\nApp/Basket.xib\r\n")
        #expect(try Tool.run(["report", "roots", "--format", "value"], in: folder.path).output == "App/Basket.xib\n")
        #expect(try Tool.run(["report"], in: folder.path).output.contains("roots"))
    }

    @Test func `every format is accepted except the one that prints control characters`() {
        #expect(Set(RepositorySettings.formats) == Set(ResultFormat.allCases.map(\.rawValue)).subtracting(["value"]))
    }

    /// Aliases of aliases that expand to 9^30 values.
    private static let aliases =
        "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
        + (1..<30).map { "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ","))]\n" }
        .joined()

    @Test(arguments: ["? *a29\n: 1\n", "{? *a29: 1}\n", "{? [*a29] : 1}\n", "b: {? {? *a29: 1}: 1}\n"])
    func `an alias is an error with its line, even in a key`(key: String) throws {
        try Tool.index(folder.path)
        try folder.write(".xibdb.yml", Self.aliases + key)
        for arguments in [["index", "."], ["report", "owners"], ["check"]] {
            let run = try Tool.execute("timeout", ["60", Tool.xibdb] + arguments, in: folder.path)
            #expect(
                run.status == 2 && run.errors.contains("/.xibdb.yml:2: *a0 is a YAML alias, "),
                "\(arguments): \(run)")
        }
    }

    @Test func `oversized settings are refused before they are read`() throws {
        try Tool.index(folder.path)
        // Lists as keys, nested many times. libyaml needs minutes to read a megabyte of such keys.
        try folder.write(
            ".xibdb.yml",
            "? " + String(repeating: "{? ", count: 900) + "[" + String(repeating: "x,", count: 40_000) + "x]")
        let run = try Tool.run(["index", "."], in: folder.path)
        #expect(
            run.status == 2 && run.errors.contains("/.xibdb.yml:1: The configuration is larger than 64 KiB."), "\(run)")
    }

    @Test func `a pattern in quotes is not an alias`() throws {
        try Tool.index(folder.path)
        try folder.write(".xibdb.yml", "index:\n  exclude: ['*Old', \"R&D\", 'a*b']\n")
        #expect(try paths() == ["App/Basket.xib", "Kit/Imported/Badge.xib"])
    }

    @Test func `only an option selects the format that prints control characters`() throws {
        try folder.write(
            "App/Basket.xib", Documents.iOS("<view id=\"v1\" customClass=\"A&#x9b;31m&#10;::error::x&#10;\"/>"))
        try Tool.index(folder.path)
        // The format grep needs rows with a path.
        for format in RepositorySettings.formats where format != "grep" {
            try folder.write(".xibdb.yml", "format: \(format)\n")
            let run = try Tool.run(["report", "custom-classes"], in: folder.path)
            #expect(run.status == 0, "\(run)")
            #expect(
                !run.output.unicodeScalars.contains("\u{9b}") && !("\n" + run.output).contains("\n::error"),
                "\(format): \(run.output)")
        }
    }

    @Test func `options of xibdb index apply until the next run without them, and a message says so`() throws {
        let run = try Tool.index(folder.path, ["--exclude", "Old"])
        #expect(
            run.errors
                == "xibdb: the options that select files apply to every refresh until `xibdb index` runs without them\n"
        )
        #expect(try paths().count == 2)
        #expect(try Tool.index(folder.path).errors == "")
        #expect(try paths().count == 3)
    }
}
