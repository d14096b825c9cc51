import Foundation
import TestSupport
import Testing

@Suite("xibdb trusts only an index that it created for this user")
struct HostileIndexTests {
    /// Returns a folder with two nibs and an index in the default location.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS(owner: "A"))
        try folder.write("B.xib", Documents.iOS(owner: "B"))
        try Tool.index(folder.path)
        return folder
    }

    private func index(of folder: TemporaryFolder) -> String { folder.path + "/.xibdb/index.sqlite" }

    /// Changes an index, and restores its modification date to hide the change.
    private func forge(_ sql: String, _ file: String) throws {
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as Any
        try OtherProgram.execute("PRAGMA foreign_keys = OFF; " + sql, on: file)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }

    /// Asks a question. Expects that the index is rebuilt for the reason in `note`, and that the answer is correct.
    private func expectTruth(
        _ folder: String, note: String, _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let question = [
            "sql", "SELECT group_concat(path) FROM (SELECT path FROM files ORDER BY path)", "--format", "value",
        ]
        let run = try Tool.run(question + arguments, in: folder)
        #expect(run.status == 0 && run.output == "A.xib,B.xib\n", "\(run)", sourceLocation: sourceLocation)
        #expect(run.errors == "xibdb: the index is rebuilt because \(note)\n", sourceLocation: sourceLocation)
        let again = try Tool.run(question + arguments, in: folder)
        #expect(again.output == "A.xib,B.xib\n" && again.errors == "", "\(again)", sourceLocation: sourceLocation)
    }

    private static let elsewhere = "it was not created here, or another program changed it"

    @Test func `an index that came with a clone is rebuilt, and its content is not used`() throws {
        let folder = try repository()
        let outside = try TemporaryFolder()
        try outside.write("Secret.xib", Documents.iOS())
        try forge(
            """
            INSERT INTO trees (name, has_given_name, path, walk, options) VALUES ('out', 0, '\(outside.path)', 'folder', '');
            UPDATE files SET path = 'Ghost.xib', display_path = 'Ghost.xib' WHERE path = 'A.xib'
            """, index(of: folder))
        try Tool.git(["init", "-q"], in: folder.path)
        try Tool.git(["add", "-f", "."], in: folder.path)
        try Tool.git(["commit", "-qm", "with its index"], in: folder.path)
        let clone = try TemporaryFolder()
        try Tool.git(["clone", "-q", folder.path, "App"], in: clone.path)
        let old = try Tool.run(["sql", "SELECT path FROM files", "--no-refresh"], in: clone.path + "/App")
        #expect(old.status == 3 && old.output == "")
        #expect(
            old.errors.hasSuffix(
                "xibdb: \(clone.path)/App/.xibdb/index.sqlite: xibdb does not use this index (\(Self.elsewhere)). `xibdb index` rebuilds it.\n"
            ))
        try expectTruth(clone.path + "/App", note: Self.elsewhere)
        #expect(try Tool.ask("SELECT path FROM trees", in: clone.path + "/App") == [clone.path + "/App"])
    }

    @Test func `an index in the usual place with a tree outside its folder is rebuilt`() throws {
        let folder = try repository()
        let outside = try TemporaryFolder()
        try outside.write("Secret.xib", Documents.iOS())
        try OtherProgram.execute(
            "INSERT INTO trees (name, has_given_name, path, walk, options) VALUES ('out', 0, '\(outside.path)', 'folder', '')",
            on: index(of: folder))
        // An attacker could predict the inode and the modification time of the file.
        let attributes = try FileManager.default.attributesOfItem(atPath: index(of: folder))
        let number = try #require(attributes[.systemFileNumber] as? Int)
        try OtherProgram.execute(
            "UPDATE meta SET own_inode = \(number), own_mtime_ns = 1700000000000000000", on: index(of: folder))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: index(of: folder))
        try expectTruth(folder.path, note: "it contains a tree outside its folder")
    }

    @Test func `an index that another program changed is rebuilt`() throws {
        let folder = try repository()
        try OtherProgram.execute("UPDATE files SET path = 'Ghost.xib' WHERE path = 'A.xib'", on: index(of: folder))
        try expectTruth(folder.path, note: Self.elsewhere)
    }

    @Test func `a copied index is rebuilt, and a moved index is used`() throws {
        let folder = try repository()
        let place = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: folder.path, toPath: place.path + "/copy")
        try expectTruth(place.path + "/copy", note: Self.elsewhere)
        try FileManager.default.moveItem(atPath: place.path + "/copy", toPath: place.path + "/moved")
        let run = try Tool.run(["sql", "SELECT count(*) FROM files", "--format", "value"], in: place.path + "/moved")
        #expect(run.output == "2\n" && run.errors == "")
    }

    @Test(arguments: [
        "CREATE TRIGGER t AFTER INSERT ON files BEGIN DELETE FROM objects; END",
        "CREATE VIEW trap AS SELECT load_extension('x') AS x",
        "CREATE TABLE mine (x)", "DROP VIEW nibs; CREATE VIEW nibs AS SELECT * FROM files WHERE 0",
        "DROP TABLE members",
        "DROP INDEX files_by_path",
        "ALTER TABLE objects ADD COLUMN trap BLOB GENERATED ALWAYS AS (zeroblob(1000000000))",
    ])
    func `an index with a foreign schema is not opened, wherever it is`(_ sql: String) throws {
        let folder = try repository()
        try Tool.index(folder.path, ["--db", folder.path + "/x.sqlite"])
        for (file, arguments) in [(index(of: folder), []), (folder.path + "/x.sqlite", ["--db", "x.sqlite"])] {
            try forge(sql, file)
            let refused = try Tool.run(["sql", "SELECT 1", "--no-refresh"] + arguments, in: folder.path)
            #expect(
                refused.status == 3 && refused.errors.contains("its tables do not match the schema of xibdb"),
                "\(refused)")
        }
        try expectTruth(folder.path, note: "its tables do not match the schema of xibdb")
        let lost = try Tool.run(["sql", "SELECT 1", "--db", "x.sqlite"], in: folder.path)
        #expect(lost.status == 3 && lost.errors.contains("does not name its repository"), "\(lost)")
        try Tool.index(folder.path, ["--db", folder.path + "/x.sqlite"])
        #expect(try Tool.ask("SELECT count(*) FROM files", in: folder.path, database: "x.sqlite") == ["2"])
    }

    @Test(arguments: [1, 99, 100, 5000, 16_384, 100_000])
    func `a truncated index is rebuilt`(_ bytes: Int) throws {
        let folder = try repository()
        let whole = try #require(folder.bytes(of: ".xibdb/index.sqlite"))
        try folder.write(".xibdb/index.sqlite", whole.prefix(bytes))
        let run = try Tool.run(
            ["sql", "SELECT group_concat(path) FROM (SELECT path FROM files ORDER BY path)", "--format", "value"],
            in: folder.path)
        #expect(run.status == 0 && run.output == "A.xib,B.xib\n", "\(run)")
        let reason = bytes < 100 ? "not a SQLite database" : "the file is incomplete"
        #expect(run.errors == "xibdb: the index is rebuilt because it is damaged: \(reason)\n")
    }

    @Test func `an index with damaged pages is rebuilt by the next run that finds them`() throws {
        let folder = try repository()
        let file = index(of: folder)
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as Any
        let handle = try #require(FileHandle(forWritingAtPath: file))
        let pages = try #require(folder.bytes(of: ".xibdb/index.sqlite")).count / 16_384
        // The first pages contain the schema.
        for page in 12..<pages {
            try handle.seek(toOffset: UInt64(page * 16_384))
            try handle.write(contentsOf: Data(repeating: 0x5A, count: 16_384))
        }
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        try folder.write("C.xib", Documents.iOS(owner: "C"))
        let run = try Tool.run(["index", "."], in: folder.path)
        #expect(run.status == 0, "\(run)")
        #expect(
            try Tool.ask("SELECT group_concat(class) FROM (SELECT class FROM owners ORDER BY class)", in: folder.path)
                == ["A,B,C"])
        #expect(try OtherProgram.faults(of: file) == [])
    }

    @Test(arguments: ["-journal", "-wal", "-shm"])
    func `an index with a journal beside it is rebuilt`(_ name: String) throws {
        let folder = try repository()
        try folder.write(
            ".xibdb/index.sqlite" + name,
            Data([0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]) + Data(repeating: 1, count: 4096))
        try folder.write(".xibdb/index.sqlite.xibdb-new" + name, Data(repeating: 1, count: 4096))
        try expectTruth(folder.path, note: "there is a journal file next to it")
        #expect(folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite"])
    }

    @Test(arguments: ["index.sqlite-wal", "index.sqlite.xibdb-new-journal"])
    func `a folder in place of a journal is reported`(_ name: String) throws {
        let folder = try repository()
        try folder.write(".xibdb/\(name)/file", "x")
        // Add a nib, so that the run must write the index.
        try folder.write("C.xib", Documents.iOS(owner: "C"))
        let run = try Tool.run(["index", "."], in: folder.path)
        #expect(
            run.status == 3 && run.errors.contains("\(name) ") && run.errors.contains("is a folder: remove it"),
            "\(run)")
    }

    @Test func `only a regular file is replaced`() throws {
        let folder = try repository()
        let victim = try folder.write("victim.sqlite", "precious")
        try folder.link("link.sqlite", to: victim)
        try folder.link("dead.sqlite", to: folder.path + "/nothing")
        #expect(mkfifo(folder.path + "/pipe.sqlite", 0o600) == 0)
        for name in ["link.sqlite", "dead.sqlite", "pipe.sqlite", "/dev/null"] {
            let run = try Tool.run(["sql", "SELECT 1", "--db", name], in: folder.path)
            #expect(run.status == 3 && run.errors.contains("not a regular file"), "\(name): \(run)")
        }
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
        #expect(folder.entries(of: "").contains("nothing") == false)
        let special = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(special == .typeCharacterSpecial)
    }

    @Test func `rows without a file do not survive --rehash`() throws {
        let folder = try repository()
        try Tool.index(folder.path, ["--db", folder.path + "/x.sqlite"])
        try forge(
            """
            INSERT INTO owners (file_id, class) VALUES (4711, 'Ghost'); UPDATE owners SET class = 'Forged' WHERE class = 'A';
            UPDATE framework_classes SET name = 'Ghost' WHERE name = 'UIView'
            """, folder.path + "/x.sqlite")
        let summary = try Tool.run(["index", ".", "--db", "x.sqlite", "--rehash", "--json"], in: folder.path)
        #expect(summary.output.contains("\"changed\" : 2") && summary.output.contains("\"added\" : 0"), "\(summary)")
        #expect(
            try Tool.ask(
                "SELECT group_concat(class) FROM (SELECT class FROM owners ORDER BY class)", in: folder.path,
                database: "x.sqlite") == ["A,B"])
        #expect(
            try Tool.ask(
                "SELECT count(*) FROM framework_classes WHERE name = 'Ghost'", in: folder.path, database: "x.sqlite")
                == ["0"])
    }
}
