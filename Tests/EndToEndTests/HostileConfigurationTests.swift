import Foundation
import TestSupport
import Testing

/// A repository whose configuration names a program in every git setting that accepts a program.
///
/// Its files have modification times in the future, so git cannot use the times to decide whether the files changed.
/// Therefore git hashes the files, with the filters that the configuration names.
private struct HostileTree {
    /// The place from which git reads the settings.
    enum Place: String, CaseIterable {
        case ownFile, includedFile, workTreeFile, otherFolder, commonFolder
    }

    let folder: TemporaryFolder
    let hostile: HostileConfiguration

    init(_ place: Place) throws {
        (folder, hostile) = (try TemporaryFolder(), try HostileConfiguration())
        try git("init", "-q", "-b", "main")
        for name in ["App/A.xib", "App/Required.xib", "Other/B.xib"] { try folder.write(name, Self.nib("One")) }
        try folder.write("App/Main.storyboard", Self.nib("One"))
        try folder.write("App/Code.swift", "import UIKit\nclass AView: UIView { @IBOutlet var label: UILabel! }\n")
        try folder.write(".gitattributes", HostileConfiguration.attributes)
        try commit("One")
        try folder.write("App/A.xib", Self.nib("Two"))
        try folder.write(
            "App/Code.swift", "import UIKit\nclass AView: UIView { @IBOutlet var label: UILabel!; var more = 1 }\n")
        try commit("Two")
        try sign()
        try configure(place)
        try folder.write("Untracked.xib", Self.nib("Three"))
    }

    private static func nib(_ text: String) -> String {
        Documents.iOS(
            owner: "AOwner",
            """
            <view id="v1" customClass="AView"><subviews><label id="l1" text="\(text)"/></subviews>
            <connections><outlet property="label" destination="l1" id="o1"/></connections></view>
            """)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> Tool.Run { try Tool.git(arguments, in: folder.path) }

    private func commit(_ subject: String) throws {
        let later = Date(timeIntervalSince1970: 4_000_000_000)
        for name in ["App/A.xib", "App/Required.xib", "Other/B.xib", "App/Main.storyboard"] {
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: folder.path + "/" + name)
        }
        try git("add", "-A")
        try git("commit", "-qm", subject)
    }

    /// Adds a signature to the newest commit. If a setting requires it, git checks the signature.
    private func sign() throws {
        let commit = try git("cat-file", "commit", "HEAD").output
        let signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n AAAA\n -----END PGP SIGNATURE-----\n"
        let end = try #require(commit.range(of: "\n\n"))
        let signed = commit[..<end.lowerBound] + "\n" + signature + commit[end.lowerBound...].dropFirst()
        let id = try Tool.execute(
            "git", ["hash-object", "-t", "commit", "-w", "--stdin"], in: folder.path, input: String(signed)
        ).output.prefix { $0 != "\n" }
        try git("update-ref", "refs/heads/main", String(id))
    }

    private func configure(_ place: Place) throws {
        let own = folder.path + "/.git/config"
        func add(_ text: String, to file: String) throws {
            let old = FileManager.default.contents(atPath: file) ?? Data()
            try (old + Data(text.utf8)).write(to: URL(fileURLWithPath: file))
        }
        switch place {
        case .ownFile: try add(hostile.text, to: own)
        case .includedFile:
            try folder.write("more.config", hostile.text)
            try add("[include]\n\tpath = ../more.config\n", to: own)
        case .workTreeFile:
            try git("config", "core.repositoryFormatVersion", "1")
            try git("config", "extensions.worktreeConfig", "true")
            try add(hostile.text, to: folder.path + "/.git/config.worktree")
        case .otherFolder:
            try add(hostile.text, to: own)
            try FileManager.default.moveItem(atPath: folder.path + "/.git", toPath: folder.path + "/elsewhere.git")
            try folder.write(".git", "gitdir: elsewhere.git\n")
        case .commonFolder:
            try add(hostile.text, to: own)
            try FileManager.default.moveItem(atPath: folder.path + "/.git", toPath: folder.path + "/common.git")
            for name in ["HEAD", "index"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/own.git", withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    atPath: folder.path + "/common.git/" + name, toPath: folder.path + "/own.git/" + name)
            }
            try folder.write("own.git/commondir", "../common.git\n")
            try folder.write("own.git/gitdir", folder.path + "/.git\n")
            try folder.write(".git", "gitdir: own.git\n")
        }
    }

    /// The arguments of every command. The first command indexes the folder.
    static let commands: [[String]] = [
        ["index", "."], [], ["status"], ["sql", "SELECT count(*) FROM files"], ["report"], ["report", "owners"],
        ["report", "changes-nothing"],
        ["check"], ["check", "--changed-since", "HEAD~1"], ["check", "--list"],
        ["check", "--write-baseline", "known.baseline"],
        ["check", "--baseline", "known.baseline"],
        ["ask", "AView"], ["show", "App/A.xib"], ["explain", "App/A.xib"],
        ["why", "this class is not key value coding-compliant for the key label."], ["graph"],
        ["graph", "--format", "svg"],
        ["diff"], ["diff", "HEAD"], ["diff", "HEAD~1"], ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1..HEAD"],
        ["diff", "HEAD~1...HEAD"],
        ["diff", "--staged"], ["diff", "HEAD~1", "--stat"], ["diff", "HEAD", "--", "App"],
        ["diff", "HEAD~1", "--format", "markdown"],
        ["diff", "HEAD~1", "--check"], ["diff", "HEAD", "--check"], ["diff", "HEAD~1", "HEAD", "--check"],
        ["diff", "App/A.xib", "Other/B.xib"],
        ["merge", "Other/B.xib", "App/A.xib", "Untracked.xib"],
        ["merge", "App/Code.swift", "App/Code.swift", "more.txt"],
        ["history"], ["history", "App/A.xib"], ["history", "--outlet", "label"], ["blame", "App/A.xib"],
        ["git", "textconv", "App/A.xib"], ["git", "install"], ["git", "install", "--uninstall"],
        ["index", "--rehash", "."], ["index", "--rehash", "--db", "tree.sqlite", ".@HEAD"],
        ["index", "--db", "tree.sqlite", "old=.@HEAD~1:App", "new=.@HEAD:App"],
        ["index", "--db", "inner.sqlite", "App"], ["schema"], ["completions", "bash"], ["manual", "pages"], ["rows"],
        ["at", "App/A.xib:3"], ["impact", "class", "AView"], ["impact", "nib", "A"], ["path", "AView"],
        ["dossier", "A"], ["picture", "A.xib"],
        ["export", "-o", "exported"], ["export", "-o", "exported", "--format", "csv"],
        ["watch", "--looks", "1"], ["mcp"], ["lsp"],
    ]

    /// The messages that a server reads.
    private static func input(of command: [String]) -> String? {
        func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
            #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        }
        let version = #""protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}"#
        let start = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{\#(version)}}"#
        switch command.first {
        case "mcp":
            return [
                start, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                call(1, "diff", #"{"old":"HEAD~1"}"#),
                call(2, "check", #"{"since":"HEAD~1"}"#), call(3, "show", #"{"name":"App/A.xib"}"#), "",
            ].joined(separator: "\n")
        case "lsp":
            let end = [#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#]
            return ([start] + end).map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        default: return nil
        }
    }

    func expectNothingRuns(_ commands: [[String]]) throws {
        try folder.write("more.txt", "text\n")
        for command in commands {
            let run = try Tool.run(command, in: folder.path, input: Self.input(of: command))
            #expect(hostile.ran() == [], "\(command)")
            #expect(run.status < 3 || command == ["rows"], "\(command): \(run.errors)")
        }
    }

    /// Runs git itself, and returns the programs that git ran. If git did not run a program, the test would not prove
    /// anything.
    func ranByGit() -> Set<String> {
        var ran: Set<String> = []
        for command in [
            ["diff-files"], ["diff"], ["diff", "HEAD~1", "--", "App/Code.swift"], ["status"], ["log", "-p"],
            ["log", "--show-signature", "-1"], ["checkout", "-q", "HEAD~1", "--", "."],
            ["commit", "-q", "--allow-empty", "-m", "x"], ["fetch", "ext"],
        ] {
            _ = try? Tool.execute(
                "git", command, in: folder.path,
                environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
            ran.formUnion(hostile.ran())
        }
        return ran
    }
}

@Suite("The configuration of a repository cannot make xibdb run a program")
struct HostileConfigurationTests {
    /// The programs that git itself runs.
    ///
    /// If a required filter fails, git exits. Whether git reaches this filter first depends on the order of the files,
    /// so the test does not expect the required filter.
    private static let runByGit: Set = [
        "filter-clean", "filter-process", "fsmonitor", "diff-external", "diff-textconv", "gpg-openpgp",
    ]

    @Test func `no command runs a program from a setting`() throws {
        #expect(HostileConfiguration.vectors.count >= 40)
        let tree = try HostileTree(.ownFile)
        try tree.expectNothingRuns(HostileTree.commands)
        #expect(tree.ranByGit().isSuperset(of: Self.runByGit), "git did not run them")
    }

    @Test(arguments: HostileTree.Place.allCases.dropFirst())
    fileprivate func `git settings never run a program, wherever they are stored`(place: HostileTree.Place) throws {
        let tree = try HostileTree(place)
        try tree.expectNothingRuns([
            ["index", "."], ["check", "--changed-since", "HEAD~1"], ["diff"], ["diff", "HEAD"],
            ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD", "--check"],
            ["history"], ["history", "--outlet", "label"], ["blame", "App/A.xib"],
            ["index", "--db", "tree.sqlite", ".@HEAD"],
        ])
        #expect(tree.ranByGit().contains("filter-clean"), "git did not run it")
    }

    @Test func `a nested repository runs no program`() throws {
        let tree = try HostileTree(.ownFile)
        let outer = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: outer.path)
        try FileManager.default.moveItem(atPath: tree.folder.path, toPath: outer.path + "/Inner")
        try FileManager.default.createDirectory(atPath: tree.folder.path, withIntermediateDirectories: true)
        for (command, folder) in [
            (["index", "."], ""), (["diff"], ""), (["status"], ""), (["diff", "HEAD"], "/Inner/App"),
            (["index", "."], "/Inner/App"),
        ] {
            let run = try Tool.run(command, in: outer.path + folder)
            #expect(tree.hostile.ran() == [], "\(command)")
            #expect(run.status < 3, "\(command): \(run.errors)")
        }
        let command = ["-C", outer.path + "/Inner", "diff-files"]
        _ = try Tool.execute("git", command, in: outer.path, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
        #expect(tree.hostile.ran().contains("filter-clean"), "git did not run it")
    }

    @Test func `the test covers every command`() throws {
        let help = try Tool.run(["--help"], in: "/").output
        let lines = try #require(help.components(separatedBy: "SUBCOMMANDS:").last).split(separator: "\n")
        let names = Set(
            lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap {
                $0.split(separator: " ").first.map(String.init)
            }.filter { $0.allSatisfy(\.isLowercase) })
        #expect(names.count > 12)
        #expect(names.subtracting(["help"]).subtracting(HostileTree.commands.compactMap(\.first)) == [])
    }

    @Test(arguments: [".", "", "bin"])
    func `a program of the repository does not run, even with a relative folder in PATH`(entry: String) throws {
        let tree = try HostileTree(.ownFile)
        for folder in ["", "bin/"] {
            for (name, mark) in [("git", "path-git"), ("dot", "path-git"), ("less", "path-less")] {
                let file = try tree.folder.write(folder + name, "#!/bin/sh\nexec '\(tree.hostile.path(of: mark))'\n")
                chmod(file, 0o755)
            }
        }
        for path in [entry + ":/usr/local/bin:/usr/bin:/bin", "/usr/local/bin:/usr/bin:/bin:" + entry, entry] {
            for command in [
                ["index", "."], ["diff", "HEAD"], ["history"], ["graph", "--format", "svg"],
                ["merge", "more.txt", "App/Code.swift", "more.txt"],
            ] {
                _ = try Tool.execute("/usr/bin/env", ["PATH=" + path, Tool.xibdb] + command, in: tree.folder.path)
                #expect(tree.hostile.ran() == [], "\(command) with PATH=\(path)")
            }
        }
    }

    @Test func `the work tree setting of git does not lead to another work tree`() throws {
        let (tree, other) = (try HostileTree(.ownFile), try TemporaryFolder())
        let secret = Documents.iOS("<label id=\"l1\" text=\"secret\"/>")
        for name in ["App/A.xib", "Other/B.xib"] { try other.write(name, secret) }
        try Tool.git(["config", "core.worktree", other.path], in: tree.folder.path)
        for command in [["diff"], ["diff", "HEAD"], ["diff", "--", "App"], ["diff", "HEAD~1..", "--", "App"]] {
            let run = try Tool.run(command, in: tree.folder.path)
            #expect(!run.output.contains("secret"), "\(command): \(run.output)")
            #expect(tree.hostile.ran() == [], "\(command)")
        }
    }
}

@Suite("A comparison of the work tree without git filters")
struct WorkTreeComparisonTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        for name in ["A", "B", "C"] { try folder.write("\(name).xib", Self.nib("One")) }
        try git("add", "-A")
        try git("commit", "-qm", "one")
    }

    private static func nib(_ text: String) -> String { Documents.iOS("<label id=\"l1\" text=\"\(text)\"/>") }

    private func git(_ arguments: String...) throws { try Tool.git(arguments, in: folder.path) }

    private func stat(_ words: String...) throws -> String {
        let run = try Tool.run(["diff", "--stat"] + words, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test func `changed, added and removed files are shown, and unchanged files are not`() throws {
        try folder.write("A.xib", Self.nib("Two"))
        try folder.remove("B.xib")
        try folder.write("D.xib", Self.nib("New"))
        try git("add", "D.xib")
        try folder.write("C.xib", Self.nib("One"))
        #expect(try stat().contains("A.xib") && stat().contains("B.xib (removed)"))
        #expect(try !stat().contains("C.xib") && !stat().contains("D.xib"))
        let head = try stat("HEAD")
        #expect(
            head.contains("A.xib") && head.contains("B.xib (removed)") && head.contains("D.xib")
                && !head.contains("C.xib"))
        // Stage the change, and then revert it only in the work tree.
        try git("add", "A.xib")
        try folder.write("A.xib", Self.nib("One"))
        #expect(try !stat("HEAD").contains("A.xib"))
        #expect(try stat().contains("A.xib"))
        #expect(try stat("--staged").contains("A.xib"))
    }

    @Test func `a file that differs only by git's line ending conversion is unchanged`() throws {
        try folder.write(".gitattributes", "*.xib text eol=crlf\n")
        try folder.write("A.xib", Self.nib("One").replacing("\n", with: "\r\n"))
        #expect(try stat() == stat("--", "none") && !stat("HEAD").contains("A.xib"))
        try folder.write("A.xib", Self.nib("Two").replacing("\n", with: "\r\n"))
        #expect(try stat().contains("A.xib"))
    }

    @Test func `files that a sparse checkout omits or an index flag declares unchanged are skipped`() throws {
        try git("update-index", "--skip-worktree", "A.xib")
        try git("update-index", "--assume-unchanged", "B.xib")
        try folder.remove("A.xib")
        try folder.write("B.xib", Self.nib("Two"))
        for words in [[], ["HEAD"]] {
            #expect(try Tool.run(["diff", "--stat", "--exit-code"] + words, in: folder.path).status == 0)
        }
        // If a file with the flag `skip-worktree` exists, git compares the file.
        try folder.write("A.xib", Self.nib("Two"))
        #expect(try stat().contains("A.xib"))
    }

    @Test func `a file that was added with --intent-to-add is new`() throws {
        try folder.write("D.xib", Self.nib("New"))
        try git("add", "--intent-to-add", "D.xib")
        for words in [[], ["HEAD"]] {
            let run = try Tool.run(["diff", "--stat"] + words, in: folder.path)
            #expect(run.output.contains("D.xib (new)"), "\(words): \(run.output)")
        }
    }

    @Test func `a file in conflict is compared once, with our side or with the commit`() throws {
        try git("checkout", "-qb", "side")
        try folder.write("A.xib", Self.nib("Side"))
        try git("commit", "-qam", "side")
        try git("checkout", "-q", "main")
        try folder.write("A.xib", Self.nib("Main"))
        try git("commit", "-qam", "main")
        #expect(throws: UnexpectedRun.self) { try git("merge", "-q", "side") }
        for words in [[], ["HEAD"]] {
            let run = try Tool.run(["diff"] + words, in: folder.path)
            #expect(
                run.output.components(separatedBy: "A.xib").count >= 2 && run.output.contains("conflict"),
                "\(run.output)\(run.errors)")
            #expect(!run.output.contains("B.xib"))
        }
    }

    @Test func `a folder that became a link does not lead out of the work tree`() throws {
        let other = try TemporaryFolder()
        try other.write("E.xib", Self.nib("secret"))
        try folder.write("Sub/E.xib", Self.nib("One"))
        try git("add", "-A")
        try git("commit", "-qm", "two")
        try folder.remove("Sub")
        try folder.link("Sub", to: other.path)
        for words in [[], ["HEAD"]] {
            let run = try Tool.run(["diff"] + words, in: folder.path)
            #expect(run.output.contains("E.xib") && !run.output.contains("secret"), "\(run.output)")
        }
    }

    @Test func `a repository with SHA-256 ids can be compared`() throws {
        let long = try TemporaryFolder()
        guard (try? Tool.git(["init", "-q", "--object-format=sha256"], in: long.path)) != nil else { return }
        for name in ["A", "B"] { try long.write("\(name).xib", Self.nib("One")) }
        try Tool.git(["add", "-A"], in: long.path)
        try Tool.git(["commit", "-qm", "one"], in: long.path)
        try long.write("A.xib", Self.nib("Two"))
        for words in [[], ["HEAD"]] {
            let run = try Tool.run(["diff", "--stat"] + words, in: long.path)
            #expect(run.output.contains("A.xib") && !run.output.contains("B.xib"), "\(run.output)\(run.errors)")
        }
    }
}
