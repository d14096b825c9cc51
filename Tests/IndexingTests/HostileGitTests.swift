import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

/// A repository whose configuration makes git run a program when a command needs an object that does not exist.
///
/// The object is a folder of a sparse index. A command that lists paths needs this object. git tries to fetch it,
/// because the repository claims to be a partial clone.
private struct HostileRepository {
    let folder: TemporaryFolder
    private let place: TemporaryFolder

    /// The setting that makes git run the program.
    enum Way: String, CaseIterable {
        case uploadPack, helperAddress, ssh, proxy, includedFile
    }

    init(_ way: Way) throws {
        folder = try TemporaryFolder()
        place = try TemporaryFolder()
        try place.write("evil.sh", "#!/bin/sh\ntouch '\(place.path)/touched'\nexit 1\n")
        chmod(program, 0o755)
        try git("init", "-q", "-b", "main")
        try folder.write("App/A.xib", TestRepository.nib("A"))
        try folder.write("Away/B.xib", TestRepository.nib("B"))
        try git("add", "-A")
        try git("commit", "-qm", "state")
        try git("sparse-checkout", "set", "--cone", "--sparse-index", "App")
        let missing = try git("rev-parse", "HEAD:Away").output.prefix { $0 != "\n" }
        try folder.remove(".git/objects/\(missing.prefix(2))/\(missing.dropFirst(2))")
        try configure(way)
    }

    var program: String { place.path + "/evil.sh" }

    private func configure(_ way: Way) throws {
        var settings = [
            ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.promisor", "true"),
        ]
        switch way {
        case .uploadPack: settings += [("remote.origin.url", folder.path), ("remote.origin.uploadPack", program)]
        case .helperAddress: settings += [("remote.origin.url", "ext::\(program)"), ("protocol.ext.allow", "always")]
        case .ssh: settings += [("remote.origin.url", "ssh://nowhere.invalid/x"), ("core.sshCommand", program)]
        case .proxy: settings += [("remote.origin.url", "git://nowhere.invalid/x"), ("core.gitProxy", program)]
        case .includedFile:
            try folder.write("more.config", "[remote \"origin\"]\nurl = \(folder.path)\nuploadPack = \(program)\n")
            settings += [("include.path", "../more.config")]
        }
        for (key, value) in settings { try git("config", key, value) }
    }

    @discardableResult
    private func git(_ arguments: String...) throws -> Tool.Run { try Tool.git(arguments, in: folder.path) }

    /// Copies the `.git` folder of the repository to a path. The name of the copy can differ from `.git`.
    func copy(to destination: String) throws {
        try FileManager.default.createDirectory(
            atPath: (destination as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder.path + "/.git", toPath: destination)
    }

    /// Returns whether the program has run since the last call.
    func wasRun() -> Bool {
        let wasRun = place.exists("touched")
        try? place.remove("touched")
        return wasRun
    }

    /// First expects that `git ls-files` in the folder `asked` runs the program. Otherwise the test would prove
    /// nothing. Then expects that xibdb does not run the program when it indexes `root`.
    func expectNothingRuns(
        asking asked: String, indexing root: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> IndexSummary {
        _ = try Tool.execute(
            "git", ["-C", asked, "ls-files"], in: asked, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
        #expect(wasRun(), "git did not run it", sourceLocation: sourceLocation)
        let index = IndexFile(database: place.path + "/index.sqlite")
        let summary = try Indexer(index: index).run(roots: [root])
        #expect(!wasRun(), sourceLocation: sourceLocation)
        return summary
    }
}

@Suite("A cloned repository cannot make xibdb run a program")
struct HostileGitTests {
    @Test(arguments: HostileRepository.Way.allCases)
    fileprivate func `no setting makes a missing object run a program`(way: HostileRepository.Way) throws {
        let repository = try HostileRepository(way)
        let summary = try repository.expectNothingRuns(asking: repository.folder.path, indexing: repository.folder.path)
        #expect(summary.added == 1)
    }

    @Test func `a question in a repository without an index runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        for question in [
            ["status"], ["report", "owners"], ["sql", "SELECT 1"], ["show", "A"], ["explain", "A"], ["graph"],
        ] {
            let run = try Tool.run(question, in: repository.folder.path + "/App")
            #expect(run.status == 0, "\(question) \(run.errors)")
            #expect(!repository.wasRun(), "\(question)")
            try? repository.folder.remove(".xibdb")
        }
    }

    @Test func `the query for ignored files runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        try repository.folder.write("Away/Untracked.xib", TestRepository.nib("U"))
        _ = try Tool.execute(
            "sh", ["-c", "echo Away/Untracked.xib | git check-ignore --stdin"], in: repository.folder.path)
        #expect(repository.wasRun(), "git did not run it")
        let summary = try repository.expectNothingRuns(asking: repository.folder.path, indexing: repository.folder.path)
        #expect(summary.added == 2)
    }

    @Test func `a revision with a missing folder runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        _ = try Tool.execute("git", ["ls-tree", "-r", "HEAD"], in: repository.folder.path)
        #expect(repository.wasRun(), "git did not run it")
        let place = try TemporaryFolder()
        let run = try Tool.run(["index", "--db", place.path + "/x.sqlite", ".@HEAD"], in: repository.folder.path)
        #expect(run.status == 2 && run.errors.contains("git has no revision HEAD"), "\(run.errors)")
        #expect(!repository.wasRun())
        #expect(
            try Tool.run(["index", "--db", place.path + "/x.sqlite", ".@HEAD:App"], in: repository.folder.path).status
                == 0)
        #expect(!repository.wasRun())
    }

    @Test func `a revision with a missing file or a content filter runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        try repository.folder.write("App/.gitattributes", "*.xib filter=evil diff=evil\n")
        for key in ["filter.evil.smudge", "filter.evil.clean", "filter.evil.process", "diff.evil.textconv"] {
            try Tool.git(["config", key, repository.program], in: repository.folder.path)
        }
        let blob = try Tool.git(["rev-parse", "HEAD:App/A.xib"], in: repository.folder.path).output.prefix {
            $0 != "\n"
        }
        let place = try TemporaryFolder()
        for isThere in [true, false] {
            if !isThere { try repository.folder.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))") }
            _ = repository.wasRun()
            let arguments = ["index", "--rehash", "--db", place.path + "/x.sqlite", ".@HEAD:App"]
            let run = try Tool.run(arguments, in: repository.folder.path)
            #expect(run.status == 0 && run.output.contains("could not be read") == !isThere, "\(run.output)")
            #expect(!repository.wasRun())
            _ = try Tool.execute(
                "git", ["cat-file", isThere ? "--textconv" : "-p", "HEAD:App/A.xib"], in: repository.folder.path)
            #expect(repository.wasRun(), "git did not run it")
        }
    }

    @Test func `a work tree inside the root runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        let outer = try TestRepository(git: true)
        try outer.write("Own.xib")
        try outer.write("Nested/Inner.xib")
        try repository.copy(to: outer.folder.path + "/Nested/.git")
        #expect(
            try repository.expectNothingRuns(asking: outer.folder.path + "/Nested", indexing: outer.folder.path).added
                == 2)
    }

    @Test func `a folder whose git file names another repository folder runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        let outer = try TestRepository(git: true)
        try repository.copy(to: outer.folder.path + "/Elsewhere")
        try outer.folder.write("Nested/.git", "gitdir: ../Elsewhere\n")
        try outer.write("Nested/Inner.xib")
        #expect(
            try repository.expectNothingRuns(asking: outer.folder.path + "/Nested", indexing: outer.folder.path).added
                == 1)
    }

    /// Returns a clone of a repository that contains the hostile repository as a committed folder.
    private func clone(of repository: HostileRepository) throws -> TestRepository {
        let origin = try TestRepository(git: true)
        try repository.copy(to: origin.folder.path + "/Embedded")
        try origin.write("Embedded/Inner.xib")
        try origin.commit()
        let clone = try TestRepository()
        try Tool.git(["clone", "-q", origin.folder.path, "."], in: clone.folder.path)
        return clone
    }

    @Test func `a committed folder that looks like a repository runs no program`() throws {
        let repository = try HostileRepository(.uploadPack)
        let clone = try clone(of: repository)
        let folder = clone.folder.path + "/Embedded"
        #expect(try repository.expectNothingRuns(asking: folder, indexing: folder).added == 1)
    }

    @Test(.enabled(if: gitKnowsTheSetting, "git is older than safe.bareRepository"))
    func `a committed folder that looks like a repository is not used as a repository`() throws {
        let clone = try clone(of: HostileRepository(.uploadPack))
        let place = try TemporaryFolder()
        let index = IndexFile(database: place.path + "/index.sqlite")
        let summary = try Indexer(index: index).run(roots: [clone.folder.path + "/Embedded"])
        #expect(summary.notes.count == 1)
        #expect(summary.notes.first?.contains("cannot use bare repository") == true, "\(summary.notes)")
    }

    @Test func `an invalid work tree does not lead to a folder that looks like a repository`() throws {
        let repository = try HostileRepository(.uploadPack)
        let outer = try TestRepository(git: true)
        try repository.copy(to: outer.folder.path + "/Nested")
        try outer.folder.write("Nested/.git/empty", "")
        try outer.write("Nested/Inner.xib")
        #expect(
            try repository.expectNothingRuns(asking: outer.folder.path + "/Nested", indexing: outer.folder.path).added
                == 1)
    }

    @Test func `if git ends before it has read all paths, the command still answers`() throws {
        let repository = try TestRepository(git: true)
        // All paths together exceed the buffer of a pipe, so git ends while xibdb still writes paths.
        for number in 0..<1500 { try repository.folder.write("\(String(repeating: "x", count: 60))\(number).xib", "") }
        let program = try repository.folder.write(
            "bin/git", "#!/bin/sh\ncase \"$*\" in *check-ignore*) exit 1;; *) exit 0;; esac\n")
        chmod(program, 0o755)
        let path = repository.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try Tool.run(["status"], in: repository.folder.path, environment: ["PATH": path])
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `a missing object is not fetched`() throws {
        let repository = try HostileRepository(.uploadPack)
        let whole = try TestRepository(git: true)
        try whole.write("App/A.xib")
        try whole.write("Away/B.xib")
        try whole.commit()
        let tree = try whole.git("rev-parse", "HEAD:Away").output.trimmingCharacters(in: .whitespacesAndNewlines)
        for setting in [["remote.origin.url", whole.folder.path], ["--unset", "remote.origin.uploadPack"]] {
            try Tool.git(["config"] + setting, in: repository.folder.path)
        }
        try whole.git("config", "uploadpack.allowFilter", "true")
        try whole.git("config", "uploadpack.allowAnySHA1InWant", "true")
        let index = IndexFile(database: whole.folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [repository.folder.path])
        let check = ["cat-file", "-e", tree]
        let environment = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": ""]
        #expect(try Tool.execute("git", check, in: repository.folder.path, environment: environment).status != 0)
        // First check that git itself fetches the object. Otherwise the test would prove nothing.
        try Tool.git(["ls-files"], in: repository.folder.path)
        #expect(try Tool.execute("git", check, in: repository.folder.path, environment: environment).status == 0)
    }

    private static let gitKnowsTheSetting: Bool = {
        guard let folder = try? TemporaryFolder(), (try? Tool.git(["init", "-q", "--bare"], in: folder.path)) != nil
        else { return false }
        let arguments = ["-c", "safe.bareRepository=explicit", "rev-parse"]
        return (try? Tool.execute("git", arguments, in: folder.path))?.status != 0
    }()
}
