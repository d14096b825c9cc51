import Foundation
import TestSupport
import Testing

@Suite("Unusable roots and indexes")
struct PlaceTests {
    private static let good = Documents.iOS(owner: "Good", "<view id=\"v\"/>")

    @Test func `a root that does not exist is a usage error`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(["index", "nowhere"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors == "xibdb: nowhere: no such folder.\n")
        #expect(run.output == "")
        #expect(folder.entries(of: "") == [], "nothing was made")
    }

    @Test func `a root that is a file is a usage error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        let run = try Tool.run(["index", "A.xib"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors == "xibdb: A.xib: not a folder. Give the folder that contains it, or an .ipa file.\n")
        #expect(folder.entries(of: "") == ["A.xib"])
    }

    @Test(arguments: [["sql", "SELECT 1"], ["report", "formats"], ["show", "A"], ["status"]])
    func `without an index, a question outside a work tree says how to make one`(command: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(command, in: folder.path)
        #expect(run.status == 3)
        #expect(
            run.errors
                == "xibdb: No index here, and this is not a git work tree: create one with `xibdb index PATH`, or name one with --db.\n"
        )
        #expect(folder.entries(of: "") == [])
    }

    @Test func `a question to a missing index says that there is no such index`() throws {
        let folder = try TemporaryFolder()
        for options in [[], ["--no-refresh"]] {
            let run = try Tool.run(["sql", "SELECT 1", "--db", "no.sqlite"] + options, in: folder.path)
            #expect(run.status == 3)
            #expect(run.errors.contains("\(folder.path)/no.sqlite: no such index."), "\(run.errors)")
        }
        #expect(folder.entries(of: "") == [])
    }

    @Test func `a file that is not a database is left unchanged`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        let text = String(repeating: "my only copy of the thesis\n", count: 100)
        try folder.write("thesis.txt", text)
        for command in [["index", "."], ["sql", "SELECT 1"], ["status"]] {
            let run = try Tool.run(command + ["--db", "thesis.txt"], in: folder.path)
            #expect(run.status == 3)
            #expect(
                run.errors
                    == "xibdb: \(folder.path)/thesis.txt: not an index of xibdb (not a SQLite database). The file was not changed. Move it to another place, or name another index with --db.\n"
            )
        }
        #expect(folder.bytes(of: "thesis.txt") == Data(text.utf8))
        #expect(folder.entries(of: "") == ["A.xib", "thesis.txt"])
    }

    @Test(arguments: ["", "PRAGMA application_id = 1;"])
    func `a database of another program is left unchanged`(pragma: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        try OtherProgram.execute(
            "\(pragma) CREATE TABLE files (path); INSERT INTO files VALUES ('mine')", on: folder.path + "/other.sqlite")
        let before = folder.bytes(of: "other.sqlite")
        for command in [["index", "."], ["sql", "SELECT * FROM files"]] {
            let run = try Tool.run(command + ["--db", "other.sqlite"], in: folder.path)
            #expect(run.status == 3)
            #expect(
                run.errors
                    == "xibdb: \(folder.path)/other.sqlite: not an index of xibdb (a database of another program). The file was not changed. Move it to another place, or name another index with --db.\n"
            )
        }
        #expect(folder.bytes(of: "other.sqlite") == before)
    }

    @Test func `a question to a database of another program is refused`() throws {
        let folder = try TemporaryFolder()
        try OtherProgram.execute(
            "CREATE TABLE secrets (word); INSERT INTO secrets VALUES ('mine')", on: folder.path + "/other.sqlite")
        let run = try Tool.run(
            ["sql", "SELECT * FROM secrets", "--db", "other.sqlite", "--no-refresh"], in: folder.path)
        #expect(run.status == 3)
        #expect(run.output == "")
    }

    @Test func `if the index folder is a file, no index can be made`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        try folder.write(".xibdb", "in the way")
        let run = try Tool.run(["index", "."], in: folder.path)
        #expect(run.status == 3)
        #expect(
            run.errors.hasPrefix("xibdb: \(folder.path)/.xibdb/index.sqlite: the index cannot be written ("),
            "\(run.errors)")
        #expect(folder.bytes(of: ".xibdb") == Data("in the way".utf8))
    }

    @Test func `in a missing folder, no index can be made`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        let run = try Tool.run(["index", ".", "--db", "no/such/index.sqlite"], in: folder.path)
        #expect(run.status == 3)
        #expect(
            run.errors
                == "xibdb: \(folder.path)/no/such/index.sqlite: the index cannot be written (No such file or directory).\n"
        )
    }

    @Test(.enabled(if: Tool.unprivileged != nil, "root writes everywhere, and there is no setpriv to be less"))
    func `in a read-only folder, the existing index answers a question`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        let words = try #require(Tool.unprivileged)
        chmod(folder.path, 0o555)
        func run(_ arguments: [String]) throws -> Tool.Run {
            let all = words + [Tool.xibdb] + arguments
            return try Tool.execute(all[0], Array(all.dropFirst()), in: folder.path)
        }
        defer { chmod(folder.path, 0o777) }
        let index = try run(["index", "."])
        #expect(index.status == 3)
        #expect(
            index.errors
                == "xibdb: \(folder.path)/.xibdb/index.sqlite: the index cannot be written (Permission denied).\n")

        chmod(folder.path, 0o777)
        try Tool.index(folder.path)
        try folder.write("B.xib", Self.good)
        chmod(folder.path + "/.xibdb", 0o555)
        defer { chmod(folder.path + "/.xibdb", 0o777) }
        let answer = try run(["sql", "SELECT path FROM files", "--format", "value"])
        #expect(answer.status == 0)
        #expect(answer.output == "A.xib\n")
        #expect(
            answer.errors.hasPrefix("xibdb: the index cannot be refreshed (Permission denied); the index is "),
            "\(answer.errors)")
    }

    @Test func `a full disk fails the run and keeps the old index`() throws {
        let folder = try TemporaryFolder()
        try folder.write("First.xib", Self.good)
        try Tool.index(folder.path)
        for number in 0..<150 {
            try folder.write(
                "More\(number).xib",
                Documents.iOS((0..<40).map { "<label id=\"l\($0)\" text=\"Text \($0) of \(number)\"/>" }.joined()))
        }
        let blocks = try #require(folder.bytes(of: ".xibdb/index.sqlite")).count / 512 + 64
        let run = try Tool.execute("sh", ["-c", "ulimit -f \(blocks); exec '\(Tool.xibdb)' index ."], in: folder.path)
        #expect(run.status == 3)
        #expect(
            run.errors.hasPrefix("xibdb: \(folder.path)/.xibdb/index.sqlite: the index cannot be written ("),
            "\(run.errors)")
        #expect(folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite"], "nothing is left behind")
        #expect(try Tool.ask("SELECT path FROM files", in: folder.path) == ["First.xib"])
        let asking = try Tool.execute(
            "sh", ["-c", "ulimit -f \(blocks); exec '\(Tool.xibdb)' sql 'SELECT path FROM files' --format value"],
            in: folder.path)
        #expect(asking.status == 0)
        #expect(asking.output == "First.xib\n")
        #expect(asking.errors.contains("the index cannot be refreshed ("), "\(asking.errors)")
        try Tool.index(folder.path)
        #expect(try Tool.ask("SELECT count(*) FROM files", in: folder.path) == ["151"])
    }

    @Test func `a full disk in the first run leaves no files`() throws {
        let folder = try TemporaryFolder()
        try folder.write("First.xib", Self.good)
        let run = try Tool.execute("sh", ["-c", "ulimit -f 20; exec '\(Tool.xibdb)' index ."], in: folder.path)
        #expect(run.status == 3)
        #expect(folder.entries(of: ".xibdb") == [".gitignore"])
    }

    @Test func `an index with internal damage gives an error and not an answer`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.good)
        try Tool.index(folder.path)
        var bytes = try #require(folder.bytes(of: ".xibdb/index.sqlite"))
        bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 4096))
        try folder.write(".xibdb/index.sqlite", bytes)
        let run = try Tool.run(["sql", "SELECT count(*) FROM objects", "--no-refresh"], in: folder.path)
        #expect(run.status == 3 || run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("xibdb: "))
    }
}
