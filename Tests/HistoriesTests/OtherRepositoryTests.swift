import Histories
import TestSupport
import Testing

@Suite("Other kinds of repositories")
struct OtherRepositoryTests {
    @Test func `a repository without commits has an empty history`() throws {
        let repository = try SmallRepository()
        #expect(try History(folder: repository.folder.path).refresh().notes == ["the repository has no commit yet"])
        #expect(try repository.print() == [])
    }

    @Test func `outside a repository, no history exists`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: HistoryError.noRepository(folder: folder.path)) { try History(folder: folder.path) }
    }

    @Test func `a bare repository needs a path for the file`() throws {
        let (repository, bare) = (try SmallRepository(), try TemporaryFolder())
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try Tool.git(["clone", "-q", "--bare", repository.folder.path, "b.git"], in: bare.path)
        #expect(throws: HistoryError.noPlace(repository: bare.path + "/b.git")) {
            try History(folder: bare.path + "/b.git")
        }
        let history = try History(folder: bare.path + "/b.git", file: bare.path + "/h.sqlite")
        #expect(try history.refresh().versions == 1)
    }

    @Test func `a shallow clone shows where its history begins, and a deepened one is read again`() throws {
        let (repository, clones) = (try SmallRepository(), try TemporaryFolder())
        for title in ["One", "Two", "Three"] {
            try repository.folder.write("A.xib", login(title))
            try repository.commit(title)
        }
        try Tool.git(["clone", "-q", "--depth", "2", "file://" + repository.folder.path, "c"], in: clones.path)
        let history = try History(folder: clones.path + "/c")
        #expect(try history.refresh().notes.first?.contains("shallow") == true)
        #expect(
            try history.snapshot().rows(
                "SELECT what, is_boundary FROM nib_versions v JOIN commits c ON c.id = v.commit_id ORDER BY place"
            ).rows == [
                [.text("present"), .integer(1)], [.text("changed"), .integer(0)],
            ])
        try Tool.git(["fetch", "-q", "--unshallow"], in: clones.path + "/c")
        let deeper = try History(folder: clones.path + "/c")
        #expect(try deeper.refresh().versions == 3)
    }

    @Test func `nothing is fetched into a partial clone, and absent content is reported`() throws {
        let (repository, clones) = (try SmallRepository(), try TemporaryFolder())
        try repository.git("config", "uploadpack.allowFilter", "true")
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write("A.xib", login("Store"))
        try repository.commit("Two")
        try Tool.git(
            ["clone", "-q", "--filter=blob:none", "--no-checkout", "file://" + repository.folder.path, "c"],
            in: clones.path)
        let history = try History(folder: clones.path + "/c")
        #expect(try history.refresh().errors == 2)
        #expect(
            try history.snapshot().rows("SELECT count(*) FROM nib_versions WHERE error LIKE '%blob absent%'").rows == [
                [.integer(2)]
            ])
    }

    @Test func `a repository without one content shows all other versions`() throws {
        let repository = try SmallRepository()
        for (title, path) in [("One", "A.xib"), ("Two", "A.xib"), ("Two, changed", "B.xib")] {
            if path == "B.xib" { try repository.folder.remove("A.xib") }
            try repository.folder.write(path, login(title))
            try repository.commit(title)
        }
        // Only the content of this version shows whether A.xib was renamed to B.xib.
        let blob = try Tool.git(["rev-parse", "HEAD~1:A.xib"], in: repository.folder.path).output.prefix {
            !$0.isNewline
        }
        try repository.folder.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
        #expect(
            try repository.rows("SELECT path, what, error LIKE '%blob absent%' FROM nib_versions ORDER BY id") == [
                "A.xib|removed|1", "B.xib|added|NULL", "A.xib|changed|1", "A.xib|added|NULL",
            ])
    }

    @Test func `two simultaneous runs follow each other`() async throws {
        let repository = try SmallRepository()
        for number in 0..<20 {
            try repository.folder.write("A.xib", login("\(number)"))
            try repository.commit("\(number)")
        }
        let path = repository.folder.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { _ = try History(folder: path).refresh() } }
            try await group.waitForAll()
        }
        #expect(try repository.rows("SELECT count(*), count(DISTINCT hash) FROM commits") == ["20|20"])
    }

    @Test func `a worktree and a submodule have their own histories`() throws {
        let (library, repository) = (try SmallRepository(), try SmallRepository())
        try library.folder.write("Library.xib", login())
        try library.commit("Library")
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.git("submodule", "--quiet", "add", library.folder.path, "Sub")
        try repository.commit("Two")
        try repository.git("worktree", "add", "-q", "--detach", "Tree", "HEAD~1")
        let (inside, beside) = (
            try History(folder: repository.folder.path + "/Sub"), try History(folder: repository.folder.path + "/Tree")
        )
        for (history, path) in [(inside, "Library.xib"), (beside, "A.xib")] {
            _ = try history.refresh()
            #expect(try history.snapshot().rows("SELECT path FROM nib_versions").rows == [[.text(path)]])
        }
    }

    @Test func `names may contain spaces, line feeds and bytes that are not text`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("My\nnib and more.xib", login())
        try repository.folder.write(name: Array("caf".utf8) + [0xE9] + Array(".xib".utf8), login())
        try repository.commit("One")
        #expect(
            try repository.rows("SELECT path FROM nib_versions ORDER BY path") == [
                "My\nnib and more.xib", "caf\u{FFFD}.xib",
            ])
        #expect(try repository.print(path: "My\nnib and more.xib").count == 4)
    }

    @Test func `no setting of the repository runs a program or is trusted`() throws {
        let repository = try SmallRepository()
        try repository.folder.write(".gitattributes", "*.xib diff=evil\n")
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write(
            "Sources/LoginView.swift", "class LoginView {\n    @IBOutlet var button: UIButton!\n}\n")
        try repository.commit("Two")
        let mark = repository.folder.path + "/ran"
        for (key, value) in [
            ("diff.evil.textconv", "touch \(mark); cat"), ("diff.evil.command", "touch \(mark)"),
            ("diff.external", "touch \(mark)"),
            ("core.fsmonitor", "touch \(mark)"), ("gpg.program", "touch \(mark)"), ("log.showSignature", "true"),
            ("log.showRoot", "false"),
            ("diff.relative", "true"), ("diff.noprefix", "true"), ("core.pager", "touch \(mark)"),
        ] { try repository.git("config", key, value) }
        let history = try repository.history()
        var question = HistoryQuestion()
        question.subject = .outlet("button")
        let snapshot = try history.snapshot()
        var answer = try history.answer(question, snapshot)
        try history.addDeclarations(of: .outlet("button"), to: &answer, snapshot)
        #expect(answer.entries.flatMap(\.declarations).map(\.path) == ["Sources/LoginView.swift"])
        #expect(answer.entries.flatMap(\.files).map(\.path) == ["A.xib"])
        #expect(!repository.folder.exists("ran"))
    }
}
