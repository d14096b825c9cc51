import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

@Suite("A git revision as a tree")
struct RevisionTests {
    /// Returns a repository. Its first commit has the tag `old`, and the work tree differs from it.
    private func repository() throws -> TestRepository {
        let repository = try TestRepository(git: true)
        try repository.write("App/A.xib", "Before")
        try repository.folder.write(
            "App/Before.swift", "import UIKit\nclass Before: UIView { @IBOutlet var label: UILabel! }\n")
        try repository.folder.write("App/Before.nib/designable.nib", TestRepository.nib("Bundled"))
        try repository.folder.write("Docs/Readme.txt", "words")
        try repository.folder.write("App.xcodeproj/project.pbxproj", Self.project)
        try repository.folder.write("Settings/App.xcconfig", "#include \"More.settings\"\n")
        try repository.folder.write("Settings/More.settings", "PRODUCT_MODULE_NAME = Fruit\n")
        try repository.folder.link("App/Link.xib", to: "A.xib")
        try repository.commit()
        try repository.git("tag", "old")
        try repository.write("App/A.xib", "After")
        try repository.folder.write("Settings/More.settings", "PRODUCT_MODULE_NAME = Berries\n")
        try repository.folder.remove("App/Before.swift")
        try repository.write("App/New.xib")
        try repository.commit()
        try repository.write("App/A.xib", "Uncommitted")
        return repository
    }

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (C); sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Settings/App.xcconfig; sourceTree = SOURCE_ROOT; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = { }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
            buildConfigurationList = L; };
        }; }
        """

    private func index(_ trees: [TreeRequest], _ options: Indexer.Options = .init(), at path: String) throws
        -> IndexSummary
    {
        try Indexer(index: IndexFile(database: path)).run(trees: trees, options: options)
    }

    private func texts(_ sql: String, _ path: String) throws -> [String] { try Tool.ask(sql, in: "/", database: path) }

    @Test func `the tree of a revision equals a checkout of it`() throws {
        let (repository, place, checkout) = (try repository(), try TemporaryFolder(), try TemporaryFolder())
        try Tool.git(["clone", "-q", "--branch", "old", repository.folder.path, "."], in: checkout.path)
        let (revision, folder) = (place.path + "/revision.sqlite", place.path + "/folder.sqlite")
        let one = try index([TreeRequest(folder: repository.folder.path, revision: "old", name: "app")], at: revision)
        let two = try index([TreeRequest(folder: checkout.path, name: "app")], at: folder)
        #expect(one.added == two.added && one.added == 5 && one.failures.isEmpty && one.notes == [])
        // Only the row in `trees` shows whether a tree comes from a folder or from a revision.
        let ofTree: Set<String> = ["path", "revision", "commit_id", "walk"]
        func differences(_ leftOut: Set<String>) throws -> [String] {
            let contents = try [revision, folder].map {
                try IndexContents($0, bookkeeping: IndexContents.bookkeeping.union(leftOut))
            }
            return IndexContents.differences(contents[0], contents[1]).map(\.table)
        }
        #expect(try differences([]) == ["trees"])
        #expect(try differences(ofTree) == [])
        #expect(
            try texts("SELECT group_concat(path) FROM (SELECT path FROM files ORDER BY 1)", revision)
                == texts("SELECT group_concat(path) FROM (SELECT path FROM files ORDER BY 1)", folder))
        #expect(
            try texts("SELECT class FROM owners WHERE class IS NOT NULL ORDER BY 1", revision) == ["Before", "Bundled"])
        #expect(
            try texts("SELECT module FROM targets", revision) == ["Fruit"],
            "what is included comes from the revision, too")
        #expect(try OtherProgram.faults(of: revision) == [])
    }

    @Test func `the row of the tree has its revision and commit`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let path = place.path + "/all.sqlite"
        let arguments = ["index", "--db", path, repository.folder.path + "@old", "now=\(repository.folder.path)"]
        let run = try Tool.run(arguments, in: "/")
        #expect(run.status == 0, "\(run.errors)")
        let commit = try repository.git("rev-parse", "old").output.trimmingCharacters(in: .whitespacesAndNewlines)
        let name = (repository.folder.path as NSString).lastPathComponent
        #expect(
            try texts("SELECT name || ' ' || walk || ' ' || ifnull(revision, '-') FROM trees ORDER BY revision", path)
                == [
                    "now git -", "\(name)@old revision old",
                ])
        #expect(try texts("SELECT commit_id FROM trees WHERE revision = 'old'", path) == [commit])
        #expect(
            try texts("SELECT display_path FROM files WHERE name = 'A' ORDER BY 1", path).sorted()
                == ["now/App/A.xib", "\(name)@old/App/A.xib"].sorted())
        let status = try Tool.run(["status", "--db", path], in: "/")
        #expect(
            status.output.contains(
                "\(name)@old: \(repository.folder.path)@old at \(commit.prefix(12)), 5 files (as committed)"),
            "\(status.output)")
    }

    @Test func `nothing is checked out, and the work tree stays unchanged`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let before = try repository.git("status", "--porcelain").output
        _ = try index([TreeRequest(folder: repository.folder.path, revision: "old")], at: place.path + "/x.sqlite")
        #expect(try repository.git("status", "--porcelain").output == before)
        #expect(place.entries(of: ".") == ["x.sqlite"])
    }

    @Test func `a revision is read again only when its name moves to another commit`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let path = place.path + "/x.sqlite"
        let tree = TreeRequest(folder: repository.folder.path, revision: "main", name: "app")
        #expect(try index([tree], at: path).added == 5)
        #expect(try index([], at: path).isWritten == false)
        #expect(
            try texts("SELECT class FROM owners WHERE class IS NOT NULL ORDER BY 1", path) == [
                "After", "Bundled", "New",
            ])
        try repository.commit()
        let summary = try index([], at: path)
        #expect(summary.changed == 1 && summary.unchanged == 4 && summary.added == 0 && summary.removed == 0)
        let fresh = place.path + "/fresh.sqlite"
        _ = try index([tree], at: fresh)
        try expectEqual(path, fresh)
        #expect(try OtherProgram.faults(of: path) == [])
    }

    @Test func `if the root is a folder of a revision, paths begin at this folder`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let expected = ["A.xib", "Before.nib/designable.nib", "Before.swift"]
        for (number, argument) in [
            "\(repository.folder.path)@old:App", "\(repository.folder.path)/App@old",
            "\(repository.folder.path)@old^{/state}:App/",
        ].enumerated() {
            let path = place.path + "/\(number).sqlite"
            let run = try Tool.run(["index", "--db", path, argument], in: "/")
            #expect(run.status == 0, "\(argument) \(run.errors)")
            #expect(try texts("SELECT path FROM files ORDER BY path", path) == expected, "\(argument)")
        }
    }

    @Test func `a revision of a bare repository can be indexed`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        try Tool.git(["clone", "-q", "--mirror", repository.folder.path, place.path + "/mirror.git"], in: place.path)
        let run = try Tool.run(["index", "--db", place.path + "/x.sqlite", "mirror.git@old"], in: place.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try texts("SELECT count(*) FROM files", place.path + "/x.sqlite") == ["5"])
    }

    @Test func `an argument with an @ is a folder if the folder exists`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let odd = repository.folder.path + "/App@old"
        try repository.write("App@old/Odd.xib")
        for (number, argument) in ["App@old", odd, "x=App@old"].enumerated() {
            let path = place.path + "/\(number).sqlite"
            #expect(try Tool.run(["index", "--db", path, argument], in: repository.folder.path).status == 0)
            #expect(try texts("SELECT path FROM files", path) == ["Odd.xib"], "\(argument)")
        }
        try repository.commit()
        let run = try Tool.run(["index", "--db", place.path + "/x.sqlite", "App@old@HEAD"], in: repository.folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try texts(
                "SELECT files.path || ' ' || revision FROM files JOIN trees ON trees.id = tree_id",
                place.path + "/x.sqlite") == ["Odd.xib HEAD"])
    }

    @Test func `an unknown revision is a usage error`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        for argument in [".@nowhere", ".@old:Nowhere", ".@--all", ".@HEAD:App/A.xib"] {
            let run = try Tool.run(["index", "--db", place.path + "/x.sqlite", argument], in: repository.folder.path)
            #expect(run.status == 2, "\(argument)")
            #expect(run.errors.contains(": git has no revision "), "\(run.errors)")
            #expect(!place.exists("x.sqlite"))
        }
    }

    @Test func `a missing revision keeps its rows, and a note reports it`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let path = place.path + "/x.sqlite"
        _ = try index([TreeRequest(folder: repository.folder.path, revision: "old")], at: path)
        try repository.git("tag", "-d", "old")
        let summary = try index([], at: path)
        #expect(
            summary.notes.count == 1 && summary.notes[0].contains("@old: the revision no longer exists ("),
            "\(summary.notes)")
        #expect(try texts("SELECT count(*) FROM files", path) == ["5"])
    }

    @Test func `missing or damaged content is an error of that file only`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let blob = try repository.git("rev-parse", "old:App/A.xib").output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        try repository.folder.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
        let damaged = try repository.git("rev-parse", "old:App/Before.swift").output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        let file = ".git/objects/\(damaged.prefix(2))/\(damaged.dropFirst(2))"
        try repository.folder.remove(file)
        try repository.folder.write(file, "damaged")
        let run = try Tool.run(["index", "--db", place.path + "/x.sqlite", ".@old"], in: repository.folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.contains("App/A.xib: The file cannot be read: the repository does not hold its content."),
            "\(run.output)")
        #expect(run.output.contains("App/Before.swift: The file cannot be read:"), "\(run.output)")
        #expect(
            try texts("SELECT path FROM files WHERE error IS NULL ORDER BY 1", place.path + "/x.sqlite") == [
                "App.xcodeproj/project.pbxproj", "App/Before.nib/designable.nib", "Settings/App.xcconfig",
            ])
    }

    @Test func `options select files of a revision like files of a folder`() throws {
        let (repository, place) = (try repository(), try TemporaryFolder())
        let run = try Tool.run(
            ["index", "--db", place.path + "/x.sqlite", "--no-source", "--exclude", "Before.nib", ".@main"],
            in: repository.folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            try texts("SELECT path FROM files ORDER BY 1", place.path + "/x.sqlite") == ["App/A.xib", "App/New.xib"])
    }
}

@Suite("Trees in one index")
struct TreesTests {
    private let one: TemporaryFolder
    private let two: TemporaryFolder
    private let place: TemporaryFolder
    private var path: String { place.path + "/all.sqlite" }

    init() throws {
        (one, two, place) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        for (folder, name) in [(one, "One"), (two, "Two")] {
            try folder.write("App/A.xib", TestRepository.nib(name))
            try folder.write(
                "App/\(name).swift", "import UIKit\nclass \(name)View: UIView { @IBOutlet var label: UILabel! }\n")
            try folder.write("App/Bad.xib", "<document>\n<oops>")
        }
    }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(arguments + ["--db", path], in: place.path)
    }
    private func texts(_ sql: String) throws -> [String] { try Tool.ask(sql, in: "/", database: path) }

    @Test func `a tree has its given name or the name of its folder`() throws {
        #expect(try run("index", "first=\(one.path)", two.path + "/App").status == 0)
        #expect(try texts("SELECT name FROM trees ORDER BY id") == ["first", "App"])
        #expect(try run("index", "second=\(two.path)/App").status == 0)
        #expect(try texts("SELECT name FROM trees ORDER BY id") == ["first", "second"])
        #expect(try run("index").status == 0)
        #expect(try texts("SELECT name FROM trees ORDER BY id") == ["first", "second"], "it is kept")
    }

    @Test func `the names of folders with the same name include their parents`() throws {
        #expect(try run("index", one.path + "/App").status == 0)
        #expect(try texts("SELECT name FROM trees") == ["App"])
        #expect(try run("index", two.path + "/App").status == 0)
        let names = [one, two].map { ($0.path as NSString).lastPathComponent + "/App" }
        #expect(try texts("SELECT name FROM trees ORDER BY id") == names)
        #expect(try run("index", "App=\(place.path)").status == 0)
        #expect(try texts("SELECT name FROM trees ORDER BY id") == names + ["App"])
    }

    @Test func `a name that another tree already has is refused`() throws {
        #expect(try run("index", "app=\(one.path)").status == 0)
        let taken = try run("index", "app=\(two.path)")
        #expect(taken.status == 2)
        #expect(taken.errors.contains("app is the name of another tree, \(one.path)."), "\(taken.errors)")
        #expect(try run("index", "x=\(one.path)", "x=\(two.path)").status == 2)
        #expect(try run("index", "app=\(two.path)", "other=\(one.path)").status == 0, "both get new names")
        #expect(try texts("SELECT name FROM trees ORDER BY id") == ["other", "app"])
    }

    @Test func `with several trees, a printed path has the name of its tree`() throws {
        let sql = "SELECT display_path FROM files WHERE name = 'A' ORDER BY 1"
        #expect(try run("index", "one=\(one.path)").status == 0)
        #expect(try texts(sql) == ["App/A.xib"])
        let second = try run("index", "two=\(two.path)")
        #expect(second.output.contains("    two/App/Bad.xib:"), "\(second.output)")
        #expect(try texts(sql) == ["one/App/A.xib", "two/App/A.xib"])
        #expect(try run("status", "--no-refresh").output.contains("    one/App/Bad.xib:"))
        #expect(try run("index", "--remove", "one").status == 0)
        #expect(try texts(sql) == ["App/A.xib"])
        #expect(try run("index", "uno=\(one.path)").status == 0)
        #expect(try texts(sql) == ["two/App/A.xib", "uno/App/A.xib"])
    }

    @Test func `a file is found by its printed path`() throws {
        #expect(try run("index", "one=\(one.path)", "two=\(two.path)").status == 0)
        let ambiguous = try run("show", "App/A.xib", "--no-refresh")
        #expect(
            ambiguous.status == 2 && ambiguous.errors.contains("  one/App/A.xib\n  two/App/A.xib"),
            "\(ambiguous.errors)")
        let shown = try run("show", "two/App/A.xib", "--no-refresh")
        #expect(shown.output.hasPrefix("two/App/A.xib  ("), "\(shown.output)\(shown.errors)")
        #expect(shown.output.contains("TwoView"))
        #expect(try run("show", one.path + "/App/A.xib", "--no-refresh").output.contains("OneView"))
        #expect(
            try run("graph", "one/App/A.xib", "--no-refresh", "--format", "json").output.contains("nib:one/App/A.xib"))
    }

    @Test func `--remove deletes a tree and everything derived from it`() throws {
        #expect(try run("index", "one=\(one.path)", "two=\(two.path)").status == 0)
        let removed = try run("index", "--remove", "one")
        #expect(
            removed.status == 0 && removed.output.contains("(0 new, 0 changed, 3 removed, 3 unchanged)"),
            "\(removed.output)\(removed.errors)")
        #expect(try OtherProgram.faults(of: path) == [])
        let fresh = place.path + "/fresh.sqlite"
        _ = try Indexer(index: IndexFile(database: fresh)).run(trees: [TreeRequest(folder: two.path, name: "two")])
        try expectEqual(path, fresh)
    }

    @Test func `--remove also accepts the path of a tree, and for an unknown name it lists the trees`() throws {
        #expect(try run("index", "one=\(one.path)", "two=\(two.path)").status == 0)
        let unknown = try run("index", "--remove", "on")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("No tree of the index is called on. Available: one, two."), "\(unknown.errors)")
        #expect(try run("index", "--remove", one.path).status == 0)
        #expect(try texts("SELECT name FROM trees") == ["two"])
        let last = try run("index", "--remove", "two")
        #expect(last.status == 2 && last.errors.contains("an index needs at least one tree"), "\(last.errors)")
    }

    @Test func `removing a tree keeps the options of the others`() throws {
        #expect(try run("index", "one=\(one.path)", "--exclude", "Bad.xib").status == 0)
        #expect(try run("index", "two=\(two.path)").status == 0)
        #expect(try run("index", "--remove", "two").status == 0)
        #expect(try texts("SELECT path FROM files ORDER BY 1") == ["App/A.xib", "App/One.swift"])
        #expect(try run("index", "--remove", "one", "--exclude", "x").status == 2)
    }

    @Test func `each tree has its own rows`() throws {
        #expect(try run("index", "one=\(one.path)", "two=\(two.path)").status == 0)
        let rows = try texts(
            """
            SELECT trees.name || ' ' || declarations.name FROM declarations
            JOIN files ON files.id = declarations.file_id JOIN trees ON trees.id = files.tree_id ORDER BY 1
            """)
        #expect(rows == ["one OneView", "two TwoView"])
    }
}
