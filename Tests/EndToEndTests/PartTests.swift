import Foundation
import TestSupport
import Testing

@Suite("Answers about a part of the index")
struct PartTests {
    private static func nib(_ owner: String) -> String { Documents.iOS(owner: owner, "<view id=\"v\"/>") }

    /// Returns a tree with own, vendored and test nibs.
    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/Own.xib", Self.nib("Own"))
        try folder.write("App/Sub/Deep.xib", Self.nib("Deep"))
        try folder.write("Pods/Kit/Vendored.xib", Self.nib("Vendored"))
        try folder.write("AppTests/Checked.xib", Self.nib("Checked"))
        try Tool.index(folder.path)
        return folder
    }

    private func owners(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
        let run = try Tool.run(["report", "owners", "--format", "ndjson"] + arguments, in: folder.path)
        try #require(run.status == 0, "\(run.errors)")
        return try run.output.split(separator: "\n").map { line in
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return try #require(row["path"] as? String)
        }.sorted()
    }

    @Test func `reports cover own code, and vendored and test code on request`() throws {
        let folder = try app()
        #expect(try owners([], in: folder) == ["App/Own.xib", "App/Sub/Deep.xib"])
        #expect(try owners(["--vendor"], in: folder) == ["App/Own.xib", "App/Sub/Deep.xib", "Pods/Kit/Vendored.xib"])
        #expect(try owners(["--tests"], in: folder) == ["App/Own.xib", "App/Sub/Deep.xib", "AppTests/Checked.xib"])
        #expect(try owners(["--vendor", "--tests"], in: folder).count == 4)
    }

    @Test func `a message gives the number of files that are left out`() throws {
        let folder = try app()
        func line(_ arguments: [String]) throws -> String { try Tool.run(arguments, in: folder.path).errors }
        let both =
            "xibdb: not searched: 1 nib of vendored code (--vendor includes it), 1 nib of tests (--tests includes it)\n"
        #expect(try line(["report", "formats"]) == both)
        #expect(try line(["graph"]) == both)
        #expect(
            try line(["report", "formats", "--vendor"])
                == "xibdb: not searched: 1 nib of tests (--tests includes it)\n")
        #expect(try line(["report", "formats", "--vendor", "--tests"]) == "")
        #expect(try line(["report", "formats", "--in", "App"]) == "")
        #expect(try line(["sql", "SELECT 1"]) == "")
    }

    @Test func `file counts include only the files in the answer`() throws {
        let folder = try app()
        let run = try Tool.run(["report", "formats", "--format", "ndjson"], in: folder.path)
        #expect(run.output.contains("\"files\": 2"), "\(run.output)")
        let all = try Tool.run(["report", "formats", "--format", "ndjson", "--vendor", "--tests"], in: folder.path)
        #expect(all.output.contains("\"files\": 4"), "\(all.output)")
    }

    @Test func `--in accepts a folder or file, relative to the root or the current folder`() throws {
        let folder = try app()
        #expect(try owners(["--in", "App/Sub"], in: folder) == ["App/Sub/Deep.xib"])
        #expect(try owners(["--in", "./App/Own.xib"], in: folder) == ["App/Own.xib"])
        #expect(try owners(["--in", folder.path + "/App"], in: folder) == ["App/Own.xib", "App/Sub/Deep.xib"])
        #expect(
            try owners(["--in", "App/Sub/", "--in", "App/Own.xib"], in: folder) == ["App/Own.xib", "App/Sub/Deep.xib"])
        #expect(try owners(["--in", "Pods"], in: folder) == [], "a place does not make vendored code own")
        #expect(try owners(["--in", "Pods", "--vendor"], in: folder) == ["Pods/Kit/Vendored.xib"])
        let run = try Tool.run(["report", "owners", "--in", "Sub", "--format", "ndjson"], in: folder.path + "/App")
        #expect(
            run.output.contains("App/Sub/Deep.xib") && !run.output.contains("Own.xib"), "\(run.output) \(run.errors)")
    }

    @Test(arguments: [
        ["report", "owners"], ["sql", "SELECT 1"], ["graph"],
        ["why", "[<Own 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key a."],
    ])
    func `--in with an unknown place is a usage error`(command: [String]) throws {
        let folder = try app()
        let run = try Tool.run(command + ["--in", "App/Subb"], in: folder.path)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors == "xibdb: No tree, folder or file of the index is called App/Subb. Did you mean App/Sub?\n")
    }

    /// Returns two trees. Both trees contain a nib with the same name.
    private func trees() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for tree in ["one", "two"] {
            try folder.write("\(tree)/App/Same.xib", Self.nib(tree == "one" ? "First" : "Second"))
        }
        let run = try Tool.run(["index", "--db", folder.path + "/x.sqlite", "one", "other=two"], in: folder.path)
        try #require(run.status == 0, "\(run.errors)")
        return folder
    }

    @Test func `with several trees, a path begins with the name of its tree`() throws {
        let folder = try trees()
        let index = ["--db", "x.sqlite"]
        #expect(try owners(index, in: folder) == ["one/App/Same.xib", "other/App/Same.xib"])
        #expect(try owners(index + ["--in", "other"], in: folder) == ["other/App/Same.xib"])
        #expect(try owners(index + ["--in", "other/App"], in: folder) == ["other/App/Same.xib"], "as it is printed")
        #expect(
            try owners(index + ["--in", "two/App"], in: folder) == ["other/App/Same.xib"], "from the current folder")
        #expect(
            try owners(index + ["--in", "App"], in: folder) == ["one/App/Same.xib", "other/App/Same.xib"],
            "from the roots")
        #expect(try owners(index + ["--in", "."], in: folder) == ["one/App/Same.xib", "other/App/Same.xib"])
        #expect(try owners(index + ["file=other/App/Same.xib"], in: folder) == ["other/App/Same.xib"])
    }

    @Test func `sql reads the whole index, or with --in only one place`() throws {
        let folder = try trees()
        func value(_ sql: String, _ options: [String] = []) throws -> String {
            try Tool.run(["sql", sql, "--db", "x.sqlite", "--format", "value"] + options, in: folder.path).output
        }
        for table in ["files", "nibs", "answered_files", "owners"] {
            let count = "SELECT count(*) FROM \(table)"
            #expect(try value(count) == "2\n", "\(table)")
            #expect(try value(count, ["--in", "other"]) == "1\n", "\(table)")
        }
        #expect(
            try value("SELECT DISTINCT class FROM class_usage WHERE used_as = 'owner'", ["--in", "other"])
                == "Second\n", "a view")
        #expect(try value("SELECT class FROM owners JOIN files ON files.id = file_id", ["--in", "one"]) == "First\n")
    }

    @Test func `candidates come from own code, with --vendor also from vendored code, and name their tree`() throws {
        let message =
            "[<Shared 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key price."
        let folder = try TemporaryFolder()
        for path in ["one/A.xib", "one/Pods/B.xib", "two/C.xib"] {
            try folder.write(
                path,
                Documents.iOS(
                    """
                    <view id="v" customClass="Shared"><connections><outlet property="price" destination="v" id="o"/></connections></view>
                    """))
        }
        try #require(
            try Tool.run(["index", "--db", folder.path + "/x.sqlite", "one", "two"], in: folder.path).status == 0)
        func candidates(_ options: [String]) throws -> [String] {
            let run = try Tool.run(["why", message, "--db", "x.sqlite"] + options, in: folder.path)
            try #require(run.status == 0, "\(run.errors)")
            return ["one/A.xib", "one/Pods/B.xib", "two/C.xib"].filter(run.output.contains)
        }
        #expect(try candidates([]) == ["one/A.xib", "two/C.xib"])
        #expect(try candidates(["--vendor"]) == ["one/A.xib", "one/Pods/B.xib", "two/C.xib"])
        #expect(try candidates(["--in", "two"]) == ["two/C.xib"])
    }

    @Test func `a graph has only the edges of its part`() throws {
        let folder = try app()
        #expect(try Tool.run(["graph"], in: folder.path).output.contains("Vendored.xib") == false)
        #expect(
            try Tool.run(["graph", "Vendored"], in: folder.path).output.contains("Vendored.xib"), "a file that is named"
        )
    }
}
