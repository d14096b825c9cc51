import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

@Suite("Several roots in one index")
struct RootsTests {
    @Test func `each root has its own paths and can be refreshed alone`() throws {
        let (one, two, place) = (try TestRepository(), try TestRepository(git: true), try TemporaryFolder())
        try one.write("Same.xib", "One")
        try two.write("Same.xib", "Two")
        let index = IndexFile(database: place.path + "/all.sqlite")
        let paths = [one.folder.path, two.folder.path]
        #expect(try Indexer(index: index).run(roots: paths).added == 2)
        let sql =
            "SELECT trees.walk || ' ' || owners.class FROM owners JOIN files ON files.id = file_id JOIN trees ON trees.id = tree_id ORDER BY 1"
        #expect(try Tool.ask(sql, in: "/", database: index.path) == ["folder One", "git Two"])

        try one.write("Same.xib", "Uno")
        try two.write("More.xib", "Due")
        #expect(try Indexer(index: index).run(roots: [paths[0]]).changed == 1)
        #expect(try Tool.ask(sql, in: "/", database: index.path) == ["folder Uno", "git Two"])
        #expect(try Indexer(index: index).run(roots: []).added == 1)
        #expect(try Tool.ask(sql, in: "/", database: index.path) == ["folder Uno", "git Due", "git Two"])
    }

    @Test func `after refreshes in any order, the index equals a fresh one`() throws {
        let (one, two, place) = (try TestRepository(), try TestRepository(), try TemporaryFolder())
        try one.write("A.xib", "Apple")
        let index = IndexFile(database: place.path + "/all.sqlite")
        let paths = [one.folder.path, two.folder.path]
        _ = try Indexer(index: index).run(roots: [paths[0]])
        try two.write("B.xib", "Pear")
        _ = try Indexer(index: index).run(roots: [paths[1]])
        try one.folder.remove("A.xib")
        try one.write("C.xib", "Plum")
        _ = try Indexer(index: index).run(roots: paths)
        let fresh = IndexFile(database: place.path + "/fresh.sqlite")
        _ = try Indexer(index: fresh).run(roots: paths)
        try expectEqual(index.path, fresh.path)
    }

    @Test func `a missing root keeps its rows, and a note reports it`() throws {
        let (one, two, place) = (try TestRepository(), try TestRepository(), try TemporaryFolder())
        try one.write("A.xib")
        try two.write("B.xib")
        let index = IndexFile(database: place.path + "/all.sqlite")
        _ = try Indexer(index: index).run(roots: [one.folder.path, two.folder.path])
        try FileManager.default.removeItem(atPath: two.folder.path)
        let summary = try Indexer(index: index).run(roots: [])
        #expect(summary.notes == ["\(two.folder.path): the folder no longer exists; its files stay in the index"])
        #expect(
            try Tool.ask("SELECT path FROM files ORDER BY path", in: "/", database: index.path) == ["A.xib", "B.xib"])
    }

    @Test func `several folders without --db are a usage error`() throws {
        let (one, two) = (try TestRepository(), try TestRepository())
        let run = try Tool.run(["index", one.folder.path, two.folder.path], in: one.folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("To index several folders together, use --db FILE."))
    }

    @Test func `a root may contain dots or trailing slashes, or be given twice`() throws {
        let (one, place) = (try TestRepository(), try TemporaryFolder())
        try one.write("Sub/A.xib")
        let run = try Tool.run(
            ["index", "Sub/..", ".//", one.folder.path, "--db", place.path + "/all.sqlite"], in: one.folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try Tool.ask("SELECT path FROM trees", in: "/", database: place.path + "/all.sqlite") == [one.folder.path])
        #expect(try Tool.ask("SELECT path FROM files", in: "/", database: place.path + "/all.sqlite") == ["Sub/A.xib"])
    }
}

@Suite("Random histories of changes")
struct HistoryTests {
    /// A random number generator that returns the same numbers on every machine.
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `after random changes, a refreshed index equals a fresh one`(seed: UInt64) throws {
        var dice = Dice(state: seed)
        let repository = try TestRepository(git: true)
        let names = (0..<6).map { "F\($0 / 3)/N\($0).xib" }
        for step in 0..<12 {
            for _ in 0...dice.roll(3) {
                let name = names[dice.roll(names.count)]
                switch dice.roll(6) {
                case 0: try? repository.folder.remove(name)
                case 1: try repository.folder.write(name, "<document>\n<oops>")
                case 2: try repository.folder.write(".gitignore", dice.roll(2) == 0 ? "F0/\n" : "N4.xib\n")
                case 3: try repository.git("add", "-A")
                default: try repository.write(name, "Class\(dice.roll(4))", text: "The title of step \(step) 取消")
                }
            }
            try repository.refresh()
            try repository.expectAsFresh()
        }
    }
}
