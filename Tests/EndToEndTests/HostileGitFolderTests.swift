import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tests with handwritten `.git` folders. A downloaded archive may contain such a folder.
@Suite("A git folder cannot make xibdb read another repository or folder")
struct HostileGitFolderTests {
    private static func nib(_ text: String) -> String { Documents.iOS("<label id=\"l1\" text=\"\(text)\"/>") }

    /// Returns a repository with two commits.
    private func repository(_ text: String = "Own") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        for state in ["old", "new"] {
            try folder.write("A.xib", Self.nib("\(text) \(state)"))
            try commit(folder)
        }
        return folder
    }

    private func commit(_ folder: TemporaryFolder) throws {
        try Tool.git(["add", "-A"], in: folder.path)
        try Tool.git(["commit", "-qm", "state"], in: folder.path)
    }

    private func run(_ command: [String], in folder: String) throws -> Tool.Run {
        try Tool.execute("timeout", ["90", Tool.xibdb] + command, in: folder)
    }

    private static let commands = [
        ["diff"], ["diff", "HEAD"], ["diff", "HEAD~1", "HEAD"], ["history", "A.xib"], ["blame", "A.xib"],
    ]

    // MARK: Paths

    @Test func `a path in git's index does not lead out of the work tree`() throws {
        let place = try TemporaryFolder()
        try place.write("private/x.xib", Self.nib("SECRET"))
        try place.write("App/A.xib", Self.nib("A"))
        let app = place.path + "/App"
        try Tool.git(["init", "-q"], in: app)
        try Tool.git(["add", "A.xib"], in: app)
        let blob = try Tool.git(["hash-object", "A.xib"], in: app).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        // git does not create such an entry, so the test replaces a path with another path of the same length. git
        // writes the index without a checksum, so the index stays valid.
        try Tool.git(
            ["-c", "index.skipHash=true", "update-index", "--add", "--cacheinfo", "100644,\(blob),AA/private/x.xib"],
            in: app)
        try Tool.git(["commit", "-qm", "state"], in: app)
        let file = app + "/.git/index"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let entry = try #require(bytes.range(of: Data("AA/private/x.xib".utf8)))
        bytes.replaceSubrange(entry, with: Data("../private/x.xib".utf8))
        // Remove the extensions after the entries, such as the ids of folders, and write zeros as the hash.
        if let rest = bytes.range(of: Data("TREE".utf8)) {
            bytes = bytes[..<rest.lowerBound]
        } else {
            bytes = bytes.dropLast(20)
        }
        try (bytes + Data(repeating: 0, count: 20)).write(to: URL(fileURLWithPath: file))
        let listed = try Tool.execute("git", ["ls-files"], in: app)
        try #require(listed.output.contains("../private/x.xib"), "\(listed)")
        for command in [["diff"], ["diff", "HEAD"], ["diff", "--format", "json"]] {
            let answer = try run(command, in: app)
            #expect(
                answer.status > 0 && answer.errors.contains("../private/x.xib, which is not valid in a checkout"),
                "\(command): \(answer)")
            #expect(!answer.output.contains("SECRET"), "\(command): \(answer)")
        }
        // The folder can still be indexed.
        try Tool.index(app)
        #expect(try Tool.ask("SELECT path FROM files", in: app) == ["A.xib"])
    }

    @Test(arguments: ["..", ".git", ".GIT", "."])
    func `a path of a commit does not lead out of the tree`(name: String) throws {
        let folder = try repository()
        let blob = try Tool.git(["rev-parse", "HEAD:A.xib"], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        func object(_ kind: String, _ input: String) throws -> String {
            let file = try folder.write("input", input)
            return try Tool.execute("sh", ["-c", "git \(kind) < '\(file)'"], in: folder.path).output.trimmingCharacters(
                in: .whitespacesAndNewlines)
        }
        let inner = try object("mktree", "100644 blob \(blob)\tB.xib\n")
        // `git mktree` accepts any name.
        let tree = try object("mktree", "040000 tree \(inner)\t\(name)\n")
        let commit = try Tool.git(["commit-tree", tree, "-p", "HEAD", "-m", "hostile"], in: folder.path).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let diff = try run(["diff", "HEAD", commit], in: folder.path)
        #expect(diff.status > 0 && diff.errors.contains("\(name)/B.xib, which is not valid in a checkout"), "\(diff)")
        let index = try run(["index", "--db", "x.sqlite", ".@" + commit], in: folder.path)
        #expect(index.status == 2 && index.errors.contains("which is not valid in a checkout"), "\(index)")
    }

    // MARK: Redirections

    @Test func `a git folder that leads to another repository is refused`() throws {
        let other = try repository("SECRET")
        for way in ["file", "link", "commondir"] {
            let folder = try TemporaryFolder()
            try folder.write("A.xib", Self.nib("A"))
            switch way {
            case "file": try folder.write(".git", "gitdir: \(other.path)/.git\n")
            case "link": try folder.link(".git", to: other.path + "/.git")
            default:
                try folder.write(".git/commondir", other.path + "/.git\n")
                try folder.write(".git/HEAD", "ref: refs/heads/main\n")
            }
            for command in Self.commands {
                let answer = try run(command, in: folder.path)
                #expect(
                    answer.status > 0 && !(answer.output + answer.errors).contains("SECRET"),
                    "\(way) \(command): \(answer)")
            }
            let index = try run(["index", "."], in: folder.path)
            #expect(index.status == 0 && index.output.contains("repository"), "\(way): \(index)")
        }
    }

    /// Expects that no command prints, indexes or changes content of another repository, and that `index` reports the
    /// reason.
    private func expectRefusal(
        _ folder: String, of other: TemporaryFolder, because reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try Tool.execute("sh", ["-c", "cd .git; find . -type f | sort | xargs sha1sum"], in: other.path)
            .output
        for command in Self.commands + [
            ["index", "--db", "x.sqlite", ".@HEAD"], ["git", "install"], ["git", "install", "--uninstall"],
        ] {
            let answer = try run(command, in: folder)
            #expect(
                answer.status > 0 && !(answer.output + answer.errors).contains("SECRET"), "\(command): \(answer)",
                sourceLocation: sourceLocation)
        }
        let index = try run(["index", "."], in: folder)
        #expect(
            index.status == 0 && index.output.contains(reason) && !index.output.contains("SECRET"), "\(index)",
            sourceLocation: sourceLocation)
        let after = try Tool.execute("sh", ["-c", "cd .git; find . -type f | sort | xargs sha1sum"], in: other.path)
            .output
        #expect(before == after, sourceLocation: sourceLocation)
    }

    @Test func `a repository in the tree with a common folder elsewhere is refused`() throws {
        let other = try repository("SECRET")
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.nib("A"))
        try folder.write(".git", "gitdir: g\n")
        try folder.write("g/HEAD", "ref: refs/heads/main\n")
        try folder.write("g/commondir", other.path + "/.git\n")
        try expectRefusal(folder.path, of: other, because: "does not name this folder as a work tree")
        try folder.remove("g/commondir")
        try folder.write("real", other.path + "/.git\n")
        try folder.link("g/commondir", to: "../real")
        try expectRefusal(folder.path, of: other, because: "g/commondir is a symbolic link")
    }

    @Test func `a git file that is a link to another git file is also checked`() throws {
        let other = try repository("SECRET")
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.nib("A"))
        try folder.write("file", "gitdir: \(other.path)/.git\n")
        try folder.link(".git", to: "file")
        try expectRefusal(folder.path, of: other, because: "does not name this folder as a work tree")
    }

    @Test func `a git file with a line feed in its path is refused`() throws {
        let other = try repository("SECRET")
        let folder = try repository()
        let name = (other.path as NSString).lastPathComponent
        // git reads both lines as one path. The first line alone is the path of a repository in the tree.
        try FileManager.default.moveItem(atPath: folder.path + "/.git", toPath: folder.path + "/g")
        try FileManager.default.createDirectory(atPath: folder.path + "/g\n", withIntermediateDirectories: true)
        try folder.write(".git", "gitdir: g\n/../../\(name)/.git\n")
        try #require(
            try Tool.execute("git", ["log", "-p"], in: folder.path).output.contains("SECRET"), "git does not follow it")
        try expectRefusal(folder.path, of: other, because: "is not one line of text")
    }

    @Test(arguments: ["refs", "HEAD"])
    func `a git folder that git skips does not lead to one above it`(missing: String) throws {
        let other = try repository("SECRET")
        let folder = try TemporaryFolder()
        try folder.write(".git", "gitdir: \(other.path)/.git\n")
        try folder.write("Sub/A.xib", Self.nib("A"))
        try folder.write("Sub/.git/HEAD", missing == "HEAD" ? "junk\n" : "ref: refs/heads/main\n")
        for name in ["objects", "refs"] where name != missing { try folder.write("Sub/.git/\(name)/note", "") }
        try #require(
            try Tool.execute("git", ["log", "-p"], in: folder.path + "/Sub").output.contains("SECRET"),
            "git does not pass it by")
        try expectRefusal(folder.path + "/Sub", of: other, because: "is not a git repository")
    }

    @Test func `a bare repository with a common folder elsewhere is refused`() throws {
        let other = try repository("SECRET")
        let folder = try TemporaryFolder()
        try folder.write("HEAD", "ref: refs/heads/main\n")
        try folder.write("commondir", other.path + "/.git\n")
        for name in ["objects", "refs"] { try folder.write(name + "/note", "") }
        let answer = try run(["index", "--db", "x.sqlite", ".@HEAD"], in: folder.path)
        #expect(answer.status == 2 && answer.errors.contains("commondir points to another repository"), "\(answer)")
    }

    // MARK: Links

    @Test(arguments: [
        "objects", "objects/info", "refs", "refs/heads", "refs/heads/main", "packed-refs", "config", "info", "logs",
        "HEAD",
    ])
    func `a link in a git folder is refused`(name: String) throws {
        let other = try repository("SECRET")
        for folder in ["objects/info", "logs"] {
            try FileManager.default.createDirectory(
                atPath: other.path + "/.git/" + folder, withIntermediateDirectories: true)
        }
        try Tool.git(["update-ref", "refs/notes/textconv/xib", "HEAD"], in: other.path)
        try other.write(".git/packed-refs", "# pack-refs with: peeled fully-peeled sorted\n")
        let folder = try repository()
        try? folder.remove(".git/" + name)
        try folder.link(".git/" + name, to: other.path + "/.git/" + name)
        try expectRefusal(folder.path, of: other, because: ".git/\(name) is a symbolic link")
    }

    @Test(arguments: ["hooks", "lfs", "refs/other", "objects/ab"])
    func `alternates and links together cannot reach the content of another repository`(name: String) throws {
        let other = try repository("SECRET")
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Self.nib("A"))
        try folder.write(".git/HEAD", "ref: refs/heads/main\n")
        try folder.write(".git/refs/heads/main", "ref: \(name)/link/heads/main\n")
        try folder.write(".git/objects/info/alternates", other.path + "/.git/objects\n")
        try folder.write(".git/\(name)/note", "")
        try folder.link(".git/\(name)/link", to: other.path + "/.git/refs")
        try #require(
            try Tool.execute("git", ["log", "-p"], in: folder.path).output.contains("SECRET"), "git does not follow it")
        try expectRefusal(folder.path, of: other, because: ".git/\(name)/link is a symbolic link")
    }

    @Test func `linked work trees, submodules, shared clones and bare repositories work`() throws {
        let own = try repository()
        // xibdb accepts links at these paths, because it does not use the paths.
        try own.link(".git/hooks/post-merge", to: "/nowhere")
        try own.link(".git/lfs", to: "/nowhere")
        let place = try TemporaryFolder()
        try Tool.git(["worktree", "add", "-q", "-b", "side", place.path + "/tree"], in: own.path)
        try Tool.git(["clone", "-q", "--shared", own.path, place.path + "/shared"], in: place.path)
        try Tool.git(["worktree", "add", "-q", "-b", "side", place.path + "/sharedTree"], in: place.path + "/shared")
        try Tool.git(["worktree", "add", "-q", "--detach", own.path + "/within"], in: own.path)
        try Tool.git(["clone", "-q", own.path, place.path + "/moved"], in: place.path)
        try FileManager.default.moveItem(atPath: place.path + "/moved/.git", toPath: place.path + "/moved/g")
        try FileManager.default.createSymbolicLink(atPath: place.path + "/moved/.git", withDestinationPath: "g")
        try Tool.git(["init", "-q", "outer"], in: place.path)
        try Tool.git(
            ["-c", "protocol.file.allow=always", "submodule", "add", "-q", own.path, "Lib"], in: place.path + "/outer")
        try Tool.git(["worktree", "add", "-q", "-b", "side", place.path + "/inner"], in: place.path + "/outer/Lib")
        try Tool.git(["clone", "-q", "--bare", own.path, place.path + "/bare.git"], in: place.path)
        try FileManager.default.createSymbolicLink(atPath: place.path + "/link", withDestinationPath: own.path)
        for folder in [
            "tree", "shared", "sharedTree", "outer/Lib", "inner", "bare.git", "link", "link/within", "moved",
        ] {
            let answer = try run(["diff", "HEAD~1", "HEAD"], in: place.path + "/" + folder)
            #expect(answer.status == 0 && answer.output.contains("Own new"), "\(folder): \(answer)")
        }
    }

    // MARK: Waiting

    @Test(arguments: [
        "HEAD", "index", "packed-refs", "config", "shallow", "info/exclude", "objects/info/alternates",
        "refs/heads/main", "objects/pack/a.idx",
    ])
    func `a pipe in place of a git file does not block`(name: String) throws {
        let folder = try repository()
        try folder.write("A.xib", Self.nib("changed"))
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.git/objects/info", withIntermediateDirectories: true)
        try? folder.remove(".git/" + name)
        try #require(mkfifo(folder.path + "/.git/" + name, 0o644) == 0)
        for command in Self.commands {
            let answer = try Tool.execute("timeout", ["30", Tool.xibdb] + command, in: folder.path)
            #expect((1...3).contains(answer.status), "\(command): \(answer)")
        }
        let index = try Tool.execute("timeout", ["30", Tool.xibdb, "index", "."], in: folder.path)
        #expect(index.status == 0 && index.output.contains(".git/\(name) is not a regular file"), "\(index)")
    }

    @Test(arguments: ["TERM", "INT", "HUP"])
    func `a git process that waits ends when xibdb gets a signal`(signal: String) throws {
        let folder = try repository()
        try Tool.git(["config", "include.path", "more"], in: folder.path)
        try #require(mkfifo(folder.path + "/.git/more", 0o644) == 0)
        let run = try Tool.execute(
            "bash",
            [
                "-c",
                """
                set -m
                "$0" history A.xib & tool=$!
                for i in $(seq 200); do child=$(ps -o pid= --ppid $tool | head -1 | tr -d ' '); [ -n "$child" ] && break; sleep 0.05; done
                sleep 0.3
                kill -\(signal) $tool
                wait $tool
                for i in $(seq 100); do kill -0 $child 2>/dev/null || { echo ended; exit; }; sleep 0.05; done
                echo "left $child"; kill -9 $child
                """, Tool.xibdb,
            ], in: folder.path)
        #expect(run.output == "ended\n", "\(run)")
    }

    @Test(arguments: [["index", "."], ["diff"], ["history"], ["blame", "A.xib"]])
    func `a git process that waits ends at the time limit`(command: [String]) throws {
        let folder = try repository()
        try Tool.git(["config", "include.path", "more"], in: folder.path)
        try #require(mkfifo(folder.path + "/.git/more", 0o644) == 0)
        let run = try Tool.execute("timeout", ["50", Tool.xibdb] + command + ["--timeout", "1"], in: folder.path)
        #expect(run.status == 124 && run.errors.contains("(--timeout)"), "\(run)")
    }

    @Test func `a regular expression in the configuration is not matched with the lines of a patch`() throws {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: folder.path)
        try folder.write(".gitattributes", "*.swift diff=evil\n")
        try folder.write(
            "A.xib",
            Documents.iOS(owner: "Bar", "<view id=\"v\"/>")
                .replacing(
                    "customClass=\"Bar\"/>",
                    with:
                        "customClass=\"Bar\"><connections><outlet property=\"foo\" destination=\"v\" id=\"o\"/></connections></placeholder>"
                ))
        let lines = String(repeating: String(repeating: "a", count: 2000) + "\n", count: 50)
        try folder.write("Bar.swift", lines + "var foo: X\n")
        try commit(folder)
        try folder.write("Bar.swift", lines + "var foo: Y\n")
        try commit(folder)
        try Tool.git(["config", "diff.evil.xfuncname", #"^(a*)(a*)(a*)(a*)\4\3\2\1b$"#], in: folder.path)
        let run = try Tool.execute("timeout", ["60", Tool.xibdb, "history", "--outlet", "foo"], in: folder.path)
        #expect(run.status == 0 && run.output.contains("var foo: X") && run.output.contains("var foo: Y"), "\(run)")
    }

    // MARK: Size

    @Test func `a file of a commit that exceeds the size limit is not read`() throws {
        let folder = try repository()
        try folder.write("A.xib", Self.nib("big") + String(repeating: " ", count: 70 << 20))
        try commit(folder)
        try folder.write("A.xib", Self.nib("small again"))
        try commit(folder)
        let diff = try run(["diff", "HEAD~2", "HEAD~1"], in: folder.path)
        #expect(diff.output.contains("larger than 64 MiB") || diff.errors.contains("larger than 64 MiB"), "\(diff)")
        #expect(try run(["diff", "HEAD~1", "HEAD"], in: folder.path).output.contains("larger than 64 MiB"))
        let history = try run(["history", "A.xib"], in: folder.path)
        #expect(history.status == 0 && history.output.contains("small again"), "\(history)")
    }

    @Test func `a small commit that expands to very many files is refused`() throws {
        let folder = try repository()
        try folder.write("A.xib", Self.nib(String(repeating: "x", count: 400_000)))
        let blob = try Tool.git(["hash-object", "-w", "A.xib"], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        func tree(_ entry: (Int) -> String) throws -> String {
            let file = try folder.write("input", (0..<30).map(entry).joined())
            return try Tool.execute("sh", ["-c", "git mktree < '\(file)'"], in: folder.path).output.trimmingCharacters(
                in: .whitespacesAndNewlines)
        }
        let leaf = try tree { "100644 blob \(blob)\tf\($0).xib\n" }
        let top = try tree { "040000 tree \(leaf)\td\($0)\n" }
        let commit = try Tool.git(["commit-tree", top, "-m", "amplified"], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        let index = try run(["index", "--db", "x.sqlite", ".@" + commit], in: folder.path)
        #expect(index.status == 2 && index.errors.contains("repeats the same files"), "\(index)")
        let diff = try run(["diff", "HEAD", commit], in: folder.path)
        #expect(diff.status > 0 && diff.errors.contains("Name some of them"), "\(diff.errors)")
    }

    /// Returns a commit with the same file at many paths.
    private func amplified(_ folder: TemporaryFolder, _ text: String, _ ending: String, levels: Int) throws -> String {
        let file = try folder.write("input", text)
        let blob = try Tool.git(["hash-object", "-w", file], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        var entry = { (number: Int) in "100644 blob \(blob)\tf\(number).\(ending)\n" }
        var tree = ""
        for _ in 0..<levels {
            let file = try folder.write("input", (0..<20).map(entry).joined())
            tree = try Tool.execute("sh", ["-c", "git mktree < '\(file)'"], in: folder.path).output.trimmingCharacters(
                in: .whitespacesAndNewlines)
            entry = { [tree] number in "040000 tree \(tree)\td\(number)\n" }
        }
        return try Tool.git(["commit-tree", tree, "-m", "amplified"], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
    }

    @Test func `a commit that repeats one source, or very many empty files, is refused`() throws {
        let folder = try repository()
        for (text, levels) in [("class C {}\n" + String(repeating: "// \n", count: 20_000), 3), ("", 4)] {
            let commit = try amplified(folder, text, "swift", levels: levels)
            let index = try run(["index", "--db", "x.sqlite", ".@" + commit], in: folder.path)
            #expect(index.status == 2 && index.errors.contains("repeats the same files"), "\(index)")
        }
        // A commit that repeats a file a few hundred times is accepted.
        let commit = try amplified(folder, "class C {}\n" + String(repeating: "// \n", count: 1000), "swift", levels: 2)
        #expect(try run(["index", "--db", "x.sqlite", ".@" + commit], in: folder.path).status == 0)
    }

    @Test func `a path that is too long for the system is refused, and a history leaves it out`() throws {
        let folder = try repository()
        let blob = try Tool.git(["rev-parse", "HEAD:A.xib"], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        let file = try folder.write(
            "input", "100644 blob \(blob)\t\(String(repeating: "a", count: 5000)).xib\n100644 blob \(blob)\tB.xib\n")
        let tree = try Tool.execute("sh", ["-c", "git mktree < '\(file)'"], in: folder.path).output.trimmingCharacters(
            in: .whitespacesAndNewlines)
        let commit = try Tool.git(["commit-tree", tree, "-p", "HEAD", "-m", "long"], in: folder.path).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let index = try run(["index", "--db", "x.sqlite", ".@" + commit], in: folder.path)
        #expect(
            index.status == 2 && index.errors.contains("of 5004 bytes, which is not valid in a checkout")
                && index.errors.utf8.count < 1000, "\(index)")
        try Tool.git(["update-ref", "refs/heads/main", commit], in: folder.path)
        let history = try run(["history"], in: folder.path)
        #expect(
            history.status == 0 && history.output.contains("B.xib") && !history.output.contains("aaaaa"), "\(history)")
    }
}
