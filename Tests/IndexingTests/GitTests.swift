import Errors
import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

@Suite("A git work tree")
struct GitTests {
    @Test func `tracked files and untracked files that are not ignored are indexed`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Build/\n*.tmp.xib\n")
        try repository.write("App/Tracked.xib")
        try repository.commit()
        try repository.write("App/Untracked.storyboard")
        try repository.write("Build/Ignored.xib")
        try repository.write("App/Other.tmp.xib")
        try repository.refresh()
        #expect(try repository.paths() == ["App/Tracked.xib", "App/Untracked.storyboard"])
        #expect(try repository.texts("SELECT walk FROM trees") == ["git"])
    }

    @Test func `an earlier commit is indexed in a temporary index, for the folders of a snapshot`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("Old.xib")
        try repository.commit()
        try repository.write("New.xib")
        try repository.refresh()
        let snapshot = try Snapshot(index: repository.index, limits: Limits(seconds: 5))
        let folders = try IndexedFolders(snapshot)
        let spent = try Snapshot(index: repository.index, limits: Limits(seconds: 5, spent: 5))
        #expect(throws: AskingError.timedOut(seconds: 5)) { try IndexedFolders(spent) }
        let earlier = try TemporaryIndex(of: folders, at: "HEAD")
        #expect(try earlier.use { try Snapshot(index: $0) }.rows("SELECT path FROM files").rows == [[.text("Old.xib")]])
    }

    @Test func `--no-ignore also indexes files that git ignores`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Build/\n")
        try repository.write("Build/Ignored.xib")
        try repository.write("A.xib")
        var scan = ScanOptions()
        scan.includesIgnored = true
        try repository.refresh(scan)
        #expect(try repository.paths() == ["A.xib", "Build/Ignored.xib"])
        #expect(try repository.texts("SELECT walk FROM trees") == ["folder"])
        try repository.refresh(ScanOptions())
        #expect(try repository.paths() == ["A.xib"])
    }

    @Test func `a tracked file is indexed even if an ignore rule matches it`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("Old/Tracked.xib")
        try repository.commit()
        try repository.folder.write(".gitignore", "Old/\n")
        try repository.write("Old/New.xib")
        try repository.refresh()
        #expect(try repository.paths() == ["Old/Tracked.xib"])
    }

    @Test func `the content hash is git's id of the content`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        // The sizes include 0, 1, sizes near the block size of the hash, and a large size. git must not convert line
        // endings.
        try repository.folder.write(".gitattributes", "*.xib text=auto eol=lf\n")
        for size in [0, 1, 54, 55, 56, 63, 64, 65, 127, 128, 300_000] {
            try repository.folder.write(
                "Size\(size).xib", Data(String(repeating: "é\r\n", count: size).utf8.prefix(size)))
        }
        try repository.refresh()
        let paths = try repository.paths()
        let ids = try Tool.git(["hash-object", "--no-filters"] + paths, in: repository.folder.path).output.split(
            separator: "\n"
        ).map(String.init)
        #expect(paths.count == 12)
        #expect(try repository.texts("SELECT content_hash FROM files ORDER BY path") == ids)
    }

    @Test func `a deleted tracked file is removed`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        try repository.write("B.xib")
        try repository.commit()
        try repository.folder.remove("A.xib")
        try repository.refresh()
        #expect(try repository.paths() == ["B.xib"])
    }

    @Test func `extensions in any case and unusual names are found`() throws {
        let repository = try TestRepository(git: true)
        for name in ["Upper.XIB", "Mixed.StoryBoard", "*[x]?.xib", "ä b.xib", ":(top).xib"] {
            try repository.folder.write(name, TestRepository.nib("N"))
        }
        for name in [".xib", "xib", "A.xib.bak", "A.xibs"] {
            try repository.folder.write(name, TestRepository.nib("N"))
        }
        try repository.git("add", "Upper.XIB")
        try repository.refresh()
        #expect(try Set(repository.paths()) == ["Upper.XIB", "Mixed.StoryBoard", "*[x]?.xib", "ä b.xib", ":(top).xib"])
    }

    @Test func `submodules and nested repositories are part of the outer repository`() throws {
        let library = try TestRepository(git: true)
        try library.folder.write(".gitignore", "Ignored.xib\n")
        try library.write("Lib.xib")
        try library.commit()
        let repository = try TestRepository(git: true)
        try repository.git("submodule", "--quiet", "add", library.folder.path, "Vendor/Lib")
        try repository.write("Vendor/Lib/Ignored.xib")
        try Tool.git(
            ["clone", "-q", library.folder.path, repository.folder.path + "/Nested"], in: repository.folder.path)
        try repository.write("Nested/Untracked.xib")
        try repository.write("Nested/Ignored.xib")
        try repository.write("Own.xib")
        try repository.refresh()
        #expect(try repository.paths() == ["Nested/Lib.xib", "Nested/Untracked.xib", "Own.xib", "Vendor/Lib/Lib.xib"])
    }

    @Test func `a nested repository that the outer repository ignores is left out`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Checkouts/\n")
        try repository.write("Checkouts/Dependency/Dep.xib")
        try Tool.git(["init", "-q"], in: repository.folder.path + "/Checkouts/Dependency")
        try repository.write("A.xib")
        try repository.refresh()
        #expect(try repository.paths() == ["A.xib"])
    }

    @Test func `the checked-out commit is recorded`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        try repository.refresh()
        #expect(try repository.texts("SELECT ifnull(commit_id, 'none') FROM trees") == ["none"])
        try repository.commit()
        try repository.refresh()
        let head = try repository.git("rev-parse", "HEAD").output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(try repository.texts("SELECT commit_id FROM trees") == [head])
    }

    @Test func `if the root is a folder of a work tree, paths begin there, and all ignore rules apply`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Build/\n/App/Old.xib\n")
        try repository.write("Outside.xib")
        try repository.write("App/In.xib")
        try repository.write("App/Old.xib")
        try repository.write("App/Build/Ignored.xib")
        let root = repository.folder.path + "/App"
        let index = IndexFile(root: root)
        _ = try Indexer(index: index).run(roots: [root])
        #expect(try Tool.ask("SELECT path FROM files", in: root) == ["In.xib"])
    }

    @Test func `no program from the repository's configuration runs`() throws {
        let repository = try TestRepository(git: true)
        let touched = repository.folder.path + "/touched"
        try repository.folder.write("evil.sh", "#!/bin/sh\ntouch '\(touched)'\n")
        chmod(repository.folder.path + "/evil.sh", 0o755)
        try repository.write("A.xib")
        try repository.commit()
        for key in [
            "core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "diff.external", "filter.x.clean",
            "filter.x.smudge", "core.alternateRefsCommand",
        ] {
            try repository.git("config", key, repository.folder.path + "/evil.sh")
        }
        try repository.folder.write(".gitattributes", "*.xib filter=x\n")
        // First check that git itself runs the program. Otherwise the test would prove nothing.
        try repository.git("status")
        #expect(repository.folder.exists("touched"))
        try repository.folder.remove("touched")
        try repository.write("B.xib")
        try repository.refresh()
        #expect(!repository.folder.exists("touched"))
        #expect(try repository.paths() == ["A.xib", "B.xib"])
    }

    @Test func `a folder without git is walked completely`() throws {
        let repository = try TestRepository()
        try repository.folder.write(".gitignore", "*\n")
        try repository.write("A.xib")
        try repository.write(".hidden/B.xib")
        try repository.write(".xibdb/Own.xib")
        try repository.refresh()
        #expect(try repository.paths() == [".hidden/B.xib", "A.xib"])
        #expect(try repository.texts("SELECT walk FROM trees") == ["folder"])
    }
}

@Suite("Missing git, refused repositories and the variables of git hooks")
struct GitEnvironmentTests {
    @Test func `without git, the folder is walked as a plain folder, with a note`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Ignored.xib\n")
        try repository.write("Ignored.xib")
        try repository.write("A.xib")
        let shell = try Tool.execute(
            "sh", ["-c", "PATH=/nowhere exec '\(Tool.xibdb)' index ."], in: repository.folder.path)
        #expect(shell.status == 0, "\(shell.errors)")
        #expect(shell.output.contains("  note: git cannot list the files ("), "\(shell.output)")
        #expect(shell.output.contains("; every file of the folder is indexed\n"))
        #expect(try repository.paths() == ["A.xib", "Ignored.xib"])
    }

    @Test func `a repository that git refuses is walked as a plain folder, with the reason`() throws {
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Ignored.xib\n")
        try repository.write("Ignored.xib")
        try repository.folder.write(".git/config", "[core\n")
        let summary = try repository.refresh()
        #expect(summary.notes.count == 1)
        #expect(
            summary.notes.first?.hasPrefix("git cannot list the files (fatal: bad config line 1 in file ") == true,
            "\(summary.notes)")
        #expect(try repository.paths() == ["Ignored.xib"])
        #expect(try repository.texts("SELECT walk FROM trees") == ["folder"])
    }

    @Test(.enabled(if: getuid() == 0, "only root can give a folder to another user"))
    func `a repository of another user is walked as a plain folder`() throws {
        let repository = try TestRepository(git: true)
        try repository.write("A.xib")
        try repository.folder.write(".gitignore", "A.xib\n")
        #expect(
            chown(repository.folder.path + "/.git", 65534, 65534) == 0
                && chown(repository.folder.path, 65534, 65534) == 0)
        let run = try Tool.run(
            ["index", "."], in: repository.folder.path,
            environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
        #expect(run.status == 0)
        #expect(
            run.output.contains("note: git cannot list the files (fatal: detected dubious ownership"), "\(run.output)")
        #expect(try repository.paths() == ["A.xib"])
    }

    @Test func `the variables of a git hook have no effect`() throws {
        let other = try TestRepository(git: true)
        try other.folder.write(".gitignore", "*.xib\n")
        let repository = try TestRepository(git: true)
        try repository.folder.write(".gitignore", "Ignored.xib\n")
        try repository.write("A.xib")
        try repository.write("Ignored.xib")
        let run = try Tool.run(
            ["index", "."], in: repository.folder.path,
            environment: [
                "GIT_DIR": other.folder.path + "/.git", "GIT_WORK_TREE": other.folder.path,
                "GIT_INDEX_FILE": "/nowhere", "GIT_PREFIX": "x/",
            ])
        #expect(run.status == 0)
        #expect(!run.output.contains("note:"), "\(run.output)")
        #expect(try repository.paths() == ["A.xib"])
    }
}
