import Foundation
import TestSupport
import Testing

@Suite("A damaged index or history in the default location is rebuilt")
struct DamagedFileTests {
    /// The kinds of damage to a file.
    enum Damage: String, CaseIterable, CustomTestStringConvertible {
        case empty, zeroedHeader, shorterThanHeader, truncated, randomBytes, damagedPages

        var testDescription: String { rawValue }

        func apply(to file: String) throws {
            let url = URL(fileURLWithPath: file)
            var bytes = try Data(contentsOf: url)
            let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as Any
            switch self {
            case .empty: bytes = Data()
            case .zeroedHeader: bytes.replaceSubrange(0..<100, with: Data(count: 100))
            case .shorterThanHeader: bytes = bytes.prefix(40)
            case .truncated: bytes = bytes.prefix(bytes.count / 2)
            case .randomBytes:
                var dice = Dice(seed: 7)
                bytes = Data((0..<20_000).map { _ in UInt8(dice.below(256)) })
            case .damagedPages:
                // The first pages contain the schema, and the data that identifies the file as an index of xibdb.
                for page in stride(from: 6, to: bytes.count / 16_384, by: 1) {
                    bytes.replaceSubrange(
                        page * 16_384..<(page + 1) * 16_384, with: Data(repeating: 0x5A, count: 16_384))
                }
            }
            // Writes in place and keeps the inode, so that xibdb still accepts the file as its own.
            let handle = try FileHandle(forWritingTo: url)
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: bytes)
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        }
    }

    /// Returns a repository with a commit, an index, a history and a report.
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        try folder.write("A.xib", Documents.iOS(owner: "A", "<view id=\"v\"/>"))
        try Tool.git(["add", "."], in: folder.path)
        try Tool.git(["commit", "-qm", "One"], in: folder.path)
        try folder.write(
            ".xibdb/reports/all.sql",
            """
            -- title: All
            -- answers: What is there?
            SELECT (SELECT count(*) FROM objects) + 0 * (SELECT sum(length(type)) FROM _framework_keys) AS objects;
            """)
        try Tool.index(folder.path)
        #expect(try Tool.run(["history"], in: folder.path).status == 0)
        return folder
    }

    private static let questions = [
        ["index", "."],
        [
            "sql",
            "SELECT count(*) AS objects, (SELECT sum(length(type)) FROM _framework_keys) > 0 AS keys FROM objects",
            "--format", "csv",
        ],
        ["report", "all", "--format", "csv"], ["check"], ["status"], ["show", "A.xib"],
    ]

    @Test(arguments: Damage.allCases)
    func `every command rebuilds a damaged index and reports it once`(_ damage: Damage) throws {
        let reference = try repository()
        let expected = try Tool.run(Self.questions[1], in: reference.path).output
        #expect(reference.exists("A.xib") && expected.hasPrefix("objects,keys\r\n"))
        for question in Self.questions {
            let folder = try repository()
            let sound = try Tool.run(question, in: folder.path)
            try damage.apply(to: folder.path + "/.xibdb/index.sqlite")
            let run = try Tool.run(question, in: folder.path)
            #expect(run.status == sound.status, "\(question): \(run)")
            let isMet = damage != .damagedPages || ["sql", "report"].contains(question[0])
            if question[0] != "index", question[0] != "status" {
                #expect(run.output == sound.output, "\(question): \(run)")
            }
            let said = (run.errors + run.output).split(separator: "\n").filter { $0.contains("rebuilt") }
            #expect(said.count == 1 || !isMet && said.isEmpty, "\(question): \(run)")
            // After a command reads the damaged part, xibdb rebuilds the index, and the next commands use a valid
            // index.
            _ = try Tool.run(["report", "all"], in: folder.path)
            let again = try Tool.run(Self.questions[1], in: folder.path)
            #expect(again.status == 0 && again.output == expected && again.errors == "", "\(question): \(again)")
            #expect(try OtherProgram.faults(of: folder.path + "/.xibdb/index.sqlite") == [])
        }
    }

    @Test(arguments: Damage.allCases)
    func `a damaged history is rebuilt, and the output says so`(_ damage: Damage) throws {
        let folder = try repository()
        let question = [
            "history", "--sql",
            "SELECT count(*), max(sql IS NOT NULL) FROM commits, sqlite_schema, nib_versions, changes", "--format",
            "csv",
        ]
        let sound = try Tool.run(question, in: folder.path)
        #expect(sound.status == 0, "\(sound)")
        try damage.apply(to: folder.path + "/.xibdb/history.sqlite")
        let run = try Tool.run(question, in: folder.path)
        #expect(run.status == 0 && run.output == sound.output, "\(run)")
        #expect(run.errors.split(separator: "\n").count { $0.contains("rebuilt") } == 1, "\(run)")
        let again = try Tool.run(question, in: folder.path)
        #expect(again.output == sound.output && again.errors == "", "\(again)")
    }

    /// Replaces the b-tree of a table with a b-tree of 2000⁴ rows. On each of four levels, a page refers 2000 times to
    /// the same page on the next level.
    private static func makeEndless(_ file: String, root: Int) throws {
        let url = URL(fileURLWithPath: file)
        var bytes = [UInt8](try Data(contentsOf: url))
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        let count = bytes.count / size
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        // An interior page of a table: https://sqlite.org/fileformat2.html#b_tree_pages
        func page(leadingTo child: Int) -> [UInt8] {
            var page = [UInt8](repeating: 0, count: size)
            let cells = 2000
            page.replaceSubrange(
                0..<12,
                with: [5, 0, 0] + number(cells).suffix(2) + number(size - 5 * cells).suffix(2) + [0] + number(child))
            for cell in 0..<cells {
                let offset = size - 5 * (cell + 1)
                page.replaceSubrange(offset..<offset + 5, with: number(child) + [1])
                page.replaceSubrange(12 + 2 * cell..<14 + 2 * cell, with: number(offset).suffix(2))
            }
            return page
        }
        let place = (root - 1) * size..<root * size
        bytes += Array(bytes[place])
        for level in 1...3 { bytes += page(leadingTo: count + level) }
        bytes.replaceSubrange(place, with: page(leadingTo: count + 4))
        bytes.replaceSubrange(28..<32, with: number(count + 4))
        try Data(bytes).write(to: url)
    }

    @Test(arguments: ["index", "history"])
    func `a hostile file with endless pages does not block`(_ name: String) throws {
        let folder = try repository()
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'meta'"
        let root = try Tool.run(
            (name == "index" ? ["sql"] : ["history", "--sql"]) + [sql, "--format", "value"], in: folder.path)
        try Self.makeEndless(folder.path + "/.xibdb/\(name).sqlite", root: #require(Int(root.output.dropLast())))
        let question = name == "index" ? ["sql", "SELECT 1"] : ["history"]
        let asked = try Tool.execute("timeout", ["50", Tool.xibdb] + question + ["--no-refresh"], in: folder.path)
        #expect(asked.status == 3 && asked.errors.contains("it was not created here"), "\(asked)")
        #expect(try Tool.execute("timeout", ["50", Tool.xibdb] + question, in: folder.path).status == 0)
    }

    @Test(arguments: ["index", "history"], ["-journal", "-wal", "-shm"])
    func `a pipe in place of a journal does not block`(_ name: String, _ ending: String) throws {
        let folder = try repository()
        let pipe = folder.path + "/.xibdb/\(name).sqlite" + ending
        try #require(mkfifo(pipe, 0o600) == 0)
        // For a name without a command, xibdb searches the index. Status 124 means that the run was blocked.
        #expect(try Tool.execute("timeout", ["50", Tool.xibdb, "A", "--no-refresh"], in: folder.path).status != 124)
        let question = name == "index" ? ["sql", "SELECT 1"] : ["history"]
        let asked = try Tool.execute("timeout", ["50", Tool.xibdb] + question + ["--no-refresh"], in: folder.path)
        #expect(
            asked.status == 3
                && asked.errors.contains("there is a journal file next to it). `xibdb \(name)` rebuilds it."),
            "\(asked)")
        #expect(try Tool.execute("timeout", ["50", Tool.xibdb] + question, in: folder.path).status == 0)
    }

    @Test(arguments: ["index.sqlite", "history.sqlite"])
    func `a database of another program is never replaced, and the error says how to proceed`(_ name: String) throws {
        let folder = try repository()
        try folder.remove(".xibdb/\(name)")
        try OtherProgram.execute(
            "CREATE TABLE precious (x); INSERT INTO precious VALUES (1)", on: folder.path + "/.xibdb/" + name)
        let bytes = folder.bytes(of: ".xibdb/" + name)
        let questions = name == "history.sqlite" ? [["history"]] : Self.questions + [["check", "--format", "json"]]
        for question in questions {
            let run = try Tool.run(question, in: folder.path)
            #expect(run.status == (question[0] == "check" ? 2 : 3), "\(question): \(run)")
            #expect(
                run.errors.contains("a database of another program") && run.errors.contains("Move it to another place"),
                "\(question): \(run)")
            #expect(folder.bytes(of: ".xibdb/" + name) == bytes, "\(question)")
        }
    }

    @Test(arguments: Damage.allCases.filter { ![.empty, .damagedPages].contains($0) })
    func `a damaged file given with --db is left unchanged`(_ damage: Damage) throws {
        let folder = try repository()
        let file = folder.path + "/named.sqlite"
        try Tool.index(folder.path, ["--db", file])
        try damage.apply(to: file)
        let bytes = folder.bytes(of: "named.sqlite")
        let run = try Tool.run(["sql", "SELECT 1", "--db", file], in: folder.path)
        #expect(run.status == 3 && run.output == "", "\(run)")
        #expect(folder.bytes(of: "named.sqlite") == bytes)
    }

    @Test func `a question without a refresh names the command that repairs the index`() throws {
        let folder = try repository()
        try Damage.damagedPages.apply(to: folder.path + "/.xibdb/index.sqlite")
        let run = try Tool.run(Self.questions[1] + ["--no-refresh"], in: folder.path)
        #expect(
            run.status != 0 && run.errors.contains("`xibdb index") && run.errors.contains("rebuilds it"), "\(run)")
        #expect(try Tool.run(["index", "--rehash"], in: folder.path).status == 0)
        #expect(try Tool.run(Self.questions[1] + ["--no-refresh"], in: folder.path).status == 0)
    }
}
