import TestSupport
import Testing

import Histories

@Suite("Growth of a history")
struct GrowingTests {
    private static let all = """
        SELECT c.subject, v.path, v.what, x.kind, x.what, x.object_id, x.name, x.property, x.before, x.after
        FROM commits c JOIN nib_versions v ON v.commit_id = c.id LEFT JOIN changes x ON x.version_id = v.id ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
        """

    @Test func `only new commits are read, and the rows equal those of a complete run`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        _ = try repository.history()
        try repository.folder.write("A.xib", login("Store"))
        try repository.commit("Two")
        let grown = try History(folder: repository.folder.path).refresh()
        #expect(grown.commits == 1 && grown.isWritten)
        #expect(try History(folder: repository.folder.path).refresh().isWritten == false)
        #expect(try repository.rows("SELECT subject FROM commits ORDER BY place") == ["One", "Two"])
        let rows = try repository.rows(Self.all)
        try repository.folder.remove(".xibdb")
        #expect(try repository.rows(Self.all) == rows)
    }

    @Test func `a run writes a limited number of changes, newest first, and counts the others`() throws {
        let repository = try SmallRepository()
        for number in 0..<6 {
            try repository.folder.write("A.xib", login("Title \(number)"))
            try repository.commit("\(number)")
        }
        let whole = try repository.rows(
            "SELECT subject, change_count FROM nib_versions JOIN commits ON commits.id = commit_id ORDER BY place")
        try repository.folder.remove(".xibdb")
        var history = try History(folder: repository.folder.path)
        // A change of the title needs 118 bytes. The first version contains three objects and needs 368 bytes.
        history.room = 400
        let note =
            "the commits have too many changes: for 3 versions, the history counts the changes, but does not store them"
        #expect(try history.refresh().notes == [note])
        let counted = try repository.rows(
            "SELECT subject, change_count + omitted_count FROM nib_versions JOIN commits ON commits.id = commit_id ORDER BY place"
        )
        #expect(counted == whole)
        let kept =
            "SELECT subject FROM nib_versions JOIN commits ON commits.id = commit_id WHERE omitted_count = 0 ORDER BY place"
        #expect(try repository.rows(kept) == ["3", "4", "5"])
        #expect(
            try repository.rows(
                "SELECT count(*) FROM nib_versions WHERE change_count <> (SELECT count(*) FROM changes WHERE version_id = nib_versions.id)"
            ) == ["0"])
        #expect(
            try repository.print(path: "A.xib").contains { $0.hasSuffix("A.xib  1 change without rows in the history") }
        )
        // The limit applies to each run, so the rows of the next commit are written. The note stays.
        try repository.folder.write("A.xib", login("Title 6"))
        try repository.commit("6")
        #expect(try history.refresh().notes == [note])
        #expect(try repository.rows(kept) == ["3", "4", "5", "6"])
        #expect(try history.refresh().notes == [note])
    }

    @Test func `commits that HEAD no longer reaches are removed`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write("A.xib", login("Store"))
        try repository.commit("Two")
        _ = try repository.history()
        try repository.git("reset", "-q", "--hard", "HEAD~1")
        try repository.folder.write("A.xib", login("Keep"))
        try repository.commit("Three")
        #expect(try repository.rows("SELECT subject FROM commits ORDER BY place") == ["One", "Three"])
        #expect(try repository.rows("SELECT after FROM changes WHERE property = 'normal.title'") == ["Keep"])
        #expect(
            try repository.rows("SELECT count(*) FROM changes WHERE commit_id NOT IN (SELECT id FROM commits)") == ["0"]
        )
    }

    @Test func `a history from elsewhere is not trusted`() throws {
        let (repository, other) = (try SmallRepository(), try SmallRepository())
        for (repository, name) in [(repository, "A"), (other, "B")] {
            try repository.folder.write("\(name).xib", login())
            try repository.commit("One")
            _ = try repository.history()
        }
        let foreign = try #require(other.folder.bytes(of: ".xibdb/history.sqlite"))
        try repository.folder.write(".xibdb/history.sqlite", foreign)
        #expect(try repository.rows("SELECT path FROM nib_versions") == ["A.xib"])
        // If the user names a history that belongs to another repository, xibdb does not replace it.
        let named = try repository.folder.write("named.sqlite", foreign)
        #expect(throws: HistoryError.otherRepository(path: named, repository: other.folder.path)) {
            try repository.history(named)
        }
    }

    @Test(arguments: ["--output=victim", "--output=VICTIM", "^HEAD", "HEAD", "--all", "", "\n--output=victim"])
    func `a history without a valid commit id is built again`(head: String) throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        let victim = try repository.folder.write("victim", "precious")
        let file = repository.folder.path + "/named.sqlite"
        _ = try History(folder: repository.folder.path, file: file).refresh()
        try OtherProgram.execute("UPDATE meta SET head = '\(head.replacing("VICTIM", with: victim))'", on: file)
        try repository.folder.write("A.xib", login("Store"))
        try repository.git("commit", "-qm", "Two", "A.xib")
        let refresh = try History(folder: repository.folder.path, file: file).refresh()
        #expect(refresh.isWritten && refresh.commits == 2)
        #expect(repository.folder.bytes(of: "victim").map { String(decoding: $0, as: UTF8.self) } == "precious")
    }

    @Test func `git does not see the file, and the user's own ignore rules stay`() throws {
        let repository = try SmallRepository()
        try repository.folder.write(".xibdb/.gitignore", "/.gitignore\n/index.sqlite*\n")
        try repository.commit("One")
        _ = try repository.history()
        #expect(
            repository.folder.bytes(of: ".xibdb/.gitignore").map {
                String(decoding: $0, as: UTF8.self).contains("/history.sqlite*")
            } == true)
        try repository.folder.write(".xibdb/.gitignore", "reports\n")
        try repository.commit("Two")
        _ = try repository.history()
        #expect(
            repository.folder.bytes(of: ".xibdb/.gitignore").map { String(decoding: $0, as: UTF8.self) } == "reports\n")
    }

    @Test func `every table and column has a description`() throws {
        let repository = try SmallRepository()
        let snapshot = try repository.history().snapshot()
        let tables = try snapshot.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY 1").rows
        #expect(tables.count == 5)
        for table in tables {
            guard case .text(let name) = table[0], case .text(let sql) = table[1] else { continue }
            let columns = try snapshot.rows("SELECT name FROM pragma_table_info('\(name)')").rows
            #expect(!columns.isEmpty)
            for case .text(let column) in columns.map({ $0[0] }) {
                let lines = sql.split(separator: "\n")
                let place = try #require(lines.firstIndex { $0.hasPrefix("    \(column) ") }, "\(name).\(column)")
                #expect(lines[place - 1].hasPrefix("    -- "), "\(name).\(column)")
            }
        }
    }
}
