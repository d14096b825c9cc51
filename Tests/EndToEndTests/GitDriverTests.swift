import Foundation
import TestSupport
import Testing

@Suite("xibdb git")
struct GitDriverTests {
    private let folder: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("bin/note", "")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        environment = [
            "HOME": folder.path + "/home", "XDG_CONFIG_HOME": "",
            "PATH": folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_PAGER": "cat", "GIT_EDITOR": "true",
        ]
        try folder.write("home/note", "")
        try folder.write("app/Login.xib", Self.nib("Title"))
        for command in [["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "one"]] { try git(command) }
    }

    private static func nib(_ text: String, _ second: String = "Second") -> String {
        Documents.iOS(
            """
            <view id="v1" customClass="LoginView">
                <subviews>
                    <label text="\(text)" id="l1"/>
                    <label text="\(second)" id="l2"/>
                </subviews>
            </view>
            """)
    }

    /// Runs git, and returns its output and its status even if git fails.
    private func attempt(_ arguments: [String], input: String? = nil) throws -> Tool.Run {
        try Tool.execute("git", arguments, in: folder.path + "/app", input: input, environment: environment)
    }

    @discardableResult
    private func git(_ arguments: [String]) throws -> String {
        let run = try attempt(arguments)
        try #require(run.status == 0, "\(arguments): \(run.errors)")
        return run.output
    }

    private func xibdb(_ arguments: String...) throws -> Tool.Run {
        try Tool.execute("xibdb", arguments, in: folder.path + "/app", environment: environment)
    }

    /// Commits the same nib with several names.
    private func commit(_ text: String, _ names: [String]) throws {
        for name in names { try folder.write("app/" + name, text) }
        try git(["add", "-A"])
        try git(["commit", "-q", "-m", "a change"])
    }

    /// Replaces xibdb with another program, or removes it if the script is nil.
    private func replaceTool(_ script: String?) throws {
        try folder.remove("bin/xibdb")
        guard let script else { return }
        try folder.write("bin/xibdb", script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/xibdb")
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/app/" + name, encoding: .utf8)
    }

    @Test func `after installation git shows objects, and after removal it shows lines again`() throws {
        let plain = try {
            try folder.write("app/Login.xib", Self.nib("Name"))
            return try git(["diff"])
        }()
        let run = try xibdb("git", "install")
        #expect(
            run.status == 0 && run.output.contains("\ngit diff, git log -p and git show print outlines of nibs;"),
            "\(run.output)\(run.errors)")
        #expect(run.output.contains("git diff --no-textconv") && run.output.contains("refs/notes/textconv/xib"))
        #expect(
            run.output.hasSuffix(
                "To share the attributes, add these lines to .gitattributes:\n  *.xib diff=xib merge=xib\n  *.storyboard diff=xib merge=xib\n"
            ))
        let outline = try git(["diff"])
        #expect(outline != plain && outline.contains("-") && !outline.contains("<label"), "\(outline)")
        #expect(outline.contains("Title") && outline.contains("Name"))
        try git(["commit", "-qam", "two"])
        for command in [["log", "-p", "-1"], ["show"]] {
            let shown = try git(command)
            #expect(shown.contains("Name") && !shown.contains("<label"), "\(shown)")
        }
        // A second installation changes nothing.
        let attributes = try text(".git/info/attributes")
        _ = try xibdb("git", "install")
        #expect(try text(".git/info/attributes") == attributes)
        let removal = try xibdb("git", "install", "--uninstall")
        #expect(removal.status == 0, "\(removal.errors)")
        #expect(try git(["show"]).contains("<label"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/app/.git/info/attributes"))
        let settings = try git(["config", "--list"])
        #expect(!settings.contains("xib"), "\(settings)")
    }

    @Test func `a global installation keeps the existing settings`() throws {
        try folder.write("home/.config/git/attributes", "*.png binary\n")
        #expect(try xibdb("git", "install", "--global").status == 0)
        #expect(try git(["config", "--global", "merge.xib.driver"]).hasPrefix("xibdb merge --output=%A"))
        #expect(try git(["check-attr", "diff", "Login.xib"]) == "Login.xib: diff: xib\n")
        #expect(try git(["check-attr", "binary", "a.png"]) == "a.png: binary: set\n")
        let removal = try xibdb("git", "install", "--global", "--uninstall")
        #expect(
            removal.status == 0 && removal.output.contains("git update-ref -d refs/notes/textconv/xib"),
            "\(removal.output)")
        #expect(
            try String(contentsOfFile: folder.path + "/home/.config/git/attributes", encoding: .utf8)
                == "*.png binary\n")
    }

    @Test func `git textconv prints a file that is not a nib byte for byte`() throws {
        let bytes = Data([0x3C, 0xFF, 0x0A, 0x00, 0x3E])
        try bytes.write(to: URL(fileURLWithPath: folder.path + "/app/odd.xib"))
        let run = try Tool.execute(
            "bash", ["-c", "xibdb git textconv odd.xib | cmp - odd.xib"], in: folder.path + "/app",
            environment: environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(try xibdb("git", "textconv", "absent.xib").errors == "xibdb: absent.xib: the file cannot be read.\n")
    }

    @Test func `outside a repository, nothing can be installed`() throws {
        let elsewhere = try TemporaryFolder()
        let run = try Tool.run(["git", "install"], in: elsewhere.path)
        #expect(run.status == 2 && run.errors.contains("is not a git repository"))
    }

    @Test func `install and uninstall delete the reference of the outline cache, not its target`() throws {
        try git(["branch", "precious"])
        for uninstall in [[], ["--uninstall"]] {
            try git(["symbolic-ref", "refs/notes/textconv/xib", "refs/heads/precious"])
            let run = try Tool.execute(
                "xibdb", ["git", "install"] + uninstall, in: folder.path + "/app", environment: environment)
            #expect(run.status == 0, "\(run.errors)")
            #expect(try git(["for-each-ref", "--format=%(refname)"]) == "refs/heads/main\nrefs/heads/precious\n")
        }
    }

    @Test(arguments: ["refs/notes", "refs/notes/textconv", "logs/refs/notes"])
    func `a link in the path of the outline reference is refused`(name: String) throws {
        let other = try TemporaryFolder()
        try other.write("xib", try git(["rev-parse", "HEAD"]))
        try other.write("textconv/xib", try git(["rev-parse", "HEAD"]))
        let path = folder.path + "/app/.git/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other.path)
        let run = try xibdb("git", "install")
        #expect(run.status == 2 && run.errors.contains("\(name) is a symbolic link"), "\(run)")
        #expect(other.exists("xib") && other.exists("textconv/xib"))
    }

    // MARK: Names

    private static let plainNames = [
        "-foo.xib", "--ask.xib", "--path=x.xib", "%P %A.xib", "a;touch made.xib", "$(touch made).xib",
        "`touch made`.xib", "it's.xib", "-s/-t.xib",
    ]
    /// File names that git mergetool does not find, because its shell code expands the name, or because its list of
    /// files quotes the name.
    private static let quotedNames = ["*.xib", "two\nlines.xib", "a \"quote\".xib", "back\\slash.xib"]

    @Test func `git diff, log, merge and cherry-pick accept any file name`() throws {
        let names = Self.plainNames + Self.quotedNames
        _ = try xibdb("git", "install")
        try commit(Self.nib("First"), names)
        try git(["checkout", "-q", "-b", "other"])
        try commit(Self.nib("First", "Theirs"), names)
        try git(["checkout", "-q", "main"])
        try commit(Self.nib("Mine"), names)
        for name in names { try folder.write("app/" + name, Self.nib("Changed")) }
        for command in [["diff"], ["log", "-p", "-1"], ["diff", "main", "other"]] {
            let run = try attempt(command)
            #expect(run.status == 0 && run.errors == "" && !run.output.contains("<label"), "\(command): \(run.errors)")
            #expect(run.output.components(separatedBy: "\n+label ").count > names.count, "\(command): \(run.output)")
        }
        try git(["checkout", "-q", "."])
        for command in [["merge", "-q", "-m", "merged", "other"], ["cherry-pick", "other"]] {
            let run = try attempt(command)
            #expect(run.status == 0, "\(command): \(run.output)\(run.errors)")
            for name in names { #expect(try text(name) == Self.nib("Mine", "Theirs"), "\(command), \(name)") }
            try git(["reset", "-q", "--hard", "HEAD~1"])
            try #require(try text("-foo.xib") == Self.nib("Mine"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/app/made"))
    }

    @Test func `the mergetool accepts names with a leading dash or with shell code`() throws {
        _ = try xibdb("git", "install")
        try commit(Self.nib("First"), Self.plainNames)
        try git(["checkout", "-q", "-b", "other"])
        try commit(Self.nib("Theirs"), Self.plainNames)
        try git(["checkout", "-q", "main"])
        try commit(Self.nib("Mine"), Self.plainNames)
        let merge = try attempt(["merge", "-m", "merged", "other"])
        #expect(
            merge.status == 1 && merge.errors.contains("conflict at") && !merge.errors.contains("git merges the text"),
            "\(merge.errors)")
        for name in Self.plainNames {
            #expect(try text(name).contains("<<<<<<< HEAD\n") || text(name).contains("<<<<<<< ours\n"), "\(name)")
            let run = try attempt(["mergetool", "-y", "--tool=xibdb", "--", ":(literal)" + name], input: "t\n")
            #expect(run.status == 0, "\(name): \(run.output)\(run.errors)")
            #expect(try text(name) == Self.nib("Theirs"), "\(name)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/app/made"))
    }

    // MARK: Without xibdb

    @Test(arguments: [nil, "#!/bin/sh\nkill -KILL $$\n", "#!/nowhere/interpreter\n", "#!/bin/sh\nexit 2\n"])
    func `if xibdb cannot run, git merges the text and marks what both sides changed`(script: String?) throws {
        _ = try xibdb("git", "install")
        try git(["checkout", "-q", "-b", "other"])
        try commit(Self.nib("Theirs"), ["Login.xib"])
        try git(["checkout", "-q", "main"])
        try commit(Self.nib("Mine"), ["Login.xib"])
        try commit(Self.nib("Mine", "Moved").replacing("21507", with: "22000"), ["-Menu.xib"])
        try git(["checkout", "-q", "-b", "clean"])
        try commit(
            Self.nib("Mine", "Moved").replacing("21507", with: "22000").replacing(
                "</document>", with: "<!-- end --></document>"), ["-Menu.xib"])
        try git(["checkout", "-q", "main"])
        try commit(Self.nib("Mine", "Moved").replacing("21507", with: "23000"), ["-Menu.xib"])
        try replaceTool(script)
        // The conflict contains both sides, and git reports the conflict.
        let merge = try attempt(["merge", "-m", "merged", "other"])
        #expect(merge.status == 1 && merge.errors.contains("git merges the text"), "\(merge.output)\(merge.errors)")
        let merged = try text("Login.xib")
        #expect(
            merged.contains("<<<<<<< ours\n") && merged.contains("text=\"Mine\"") && merged.contains("text=\"Theirs\"")
                && merged.contains(">>>>>>> theirs\n"), "\(merged)")
        #expect(try git(["status", "--porcelain"]) == "UU Login.xib\n")
        try git(["merge", "--abort"])
        // If the texts do not conflict, they are merged.
        let clean = try attempt(["merge", "-m", "merged", "clean"])
        #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
        #expect(try text("-Menu.xib").contains("23000") && text("-Menu.xib").contains("<!-- end -->"))
        // git shows the text of the file instead of an outline.
        for command in [["show", "main~1"], ["log", "-p", "-1", "other"]] {
            let run = try attempt(command)
            #expect(
                run.status == 0 && run.output.contains("<label") == (command[0] == "log"), "\(run.output)\(run.errors)")
        }
    }

    @Test func `a conflict from xibdb is not merged again, and has the marker size that git asks for`() throws {
        try commit("*.xib conflict-marker-size=9\n", [".gitattributes"])
        _ = try xibdb("git", "install")
        try git(["checkout", "-q", "-b", "other"])
        try commit(Self.nib("Theirs"), ["Login.xib"])
        try git(["checkout", "-q", "main"])
        try commit(Self.nib("Mine"), ["Login.xib"])
        let merge = try attempt(["merge", "-m", "merged", "other"])
        #expect(merge.status == 1 && !merge.errors.contains("git merges the text"), "\(merge.errors)")
        #expect(try text("Login.xib").components(separatedBy: "<<<<<<<<< ").count == 2)
        try git(["merge", "--abort"])
        try replaceTool(nil)
        _ = try attempt(["merge", "-m", "merged", "other"])
        #expect(try text("Login.xib").components(separatedBy: "<<<<<<<<< ours\n").count == 2)
    }

    // MARK: The cache

    private let cache = ["rev-parse", "--verify", "--quiet", "refs/notes/textconv/xib"]

    @Test func `git caches outlines, and uninstalling or reinstalling removes them`() throws {
        _ = try xibdb("git", "install")
        try commit(Self.nib("Name"), ["Login.xib"])
        let first = try git(["log", "-p", "-1"])
        #expect(try attempt(cache).status == 0)
        // git shows the cached outline and does not run xibdb again.
        try replaceTool(nil)
        let second = try attempt(["log", "-p", "-1"])
        #expect(second.output == first && second.errors == "")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        _ = try xibdb("git", "install")
        #expect(try attempt(cache).status == 1)
        _ = try git(["log", "-p", "-1"])
        let removal = try xibdb("git", "install", "--uninstall")
        #expect(removal.output.contains("refs/notes/textconv/xib is removed\n"), "\(removal.output)")
        #expect(try attempt(cache).status == 1)
    }

    @Test(arguments: [true, false])
    func `text that this version did not produce is never cached as an outline`(isGlobal: Bool) throws {
        _ = try isGlobal ? xibdb("git", "install", "--global") : xibdb("git", "install")
        let scope = isGlobal ? "--global" : "--local"
        let line = try git(["config", scope, "diff.xib.textconv"]).trimmingCharacters(in: .newlines)
        try commit(Self.nib("Name"), ["Login.xib"])
        // Another version prints its own outline and turns the cache off, so that git runs xibdb for each outline.
        let other = line.replacing("--installed-by=", with: "--installed-by=0.")
        try git(["config", scope, "diff.xib.textconv", other])
        let outline = try attempt(["log", "-p", "-1"])
        #expect(
            outline.status == 0 && outline.output.contains("+label \"Name\"")
                && outline.errors.contains("run xibdb git install again"), "\(outline.output)\(outline.errors)")
        #expect(try git(["config", scope, "diff.xib.cachetextconv"]) == "false\n")
        #expect(try attempt(["log", "-p", "-1"]).errors == "")
        // Without xibdb, git shows the file. After xibdb is available again, git does not use that text as a cached
        // outline.
        try git(["config", scope, "diff.xib.textconv", line])
        try git(["config", scope, "diff.xib.cachetextconv", "true"])
        try replaceTool(nil)
        #expect(try git(["show"]).contains("<label"))
        #expect(try git(["config", scope, "diff.xib.cachetextconv"]) == "false\n")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        #expect(try !git(["show"]).contains("<label"))
        _ = try isGlobal ? xibdb("git", "install", "--global") : xibdb("git", "install")
        #expect(try git(["config", scope, "diff.xib.cachetextconv"]) == "true\n")
    }

    @Test func `an installation replaces earlier commands, and its removal leaves nothing`() throws {
        for (key, value) in [
            ("diff.xib.textconv", "xibdb git textconv"), ("merge.xib.driver", "xibdb merge %O %A %B -o %A --path %P"),
            ("mergetool.xibdb.cmd", "xibdb merge \"$BASE\" \"$LOCAL\" \"$REMOTE\" -o \"$MERGED\" --ask"),
        ] {
            try git(["config", key, value])
            try git(["config", "--add", key, value + " # twice"])
        }
        #expect(try xibdb("git", "install").status == 0)
        for (key, part) in [
            ("diff.xib.textconv", "cat -- "), ("merge.xib.driver", "git merge-file"),
            ("mergetool.xibdb.cmd", "--path=\"$MERGED\""),
        ] {
            let values = try git(["config", "--get-all", key])
            #expect(values.contains(part) && !values.contains("twice"), "\(values)")
        }
        #expect(try xibdb("git", "install", "--uninstall").status == 0)
        #expect(try !git(["config", "--list"]).contains("xib"))
    }

    // MARK: Conflicts

    @Test func `git diff shows the outlines of both sides of a nib with conflict markers`() throws {
        func nib(_ inside: String) -> String {
            Documents.iOS("<view id=\"v1\">\n<subviews>\n\(inside)\n</subviews>\n</view>")
        }
        let rest = (1...6).map { "<button id=\"b\($0)\"/>" }.joined(separator: "\n")
        let name = "-Menu.xib"
        try commit(nib("<label text=\"One\" id=\"l1\"/>\n\(rest)\n<switch id=\"s1\"/>"), [name])
        try git(["checkout", "-q", "-b", "other"])
        try commit(nib("<label text=\"Theirs\" id=\"l1\"/>\n\(rest)\n<switch id=\"s1\"/>"), [name])
        try git(["checkout", "-q", "main"])
        try commit(
            nib(
                "<view id=\"v2\">\n<subviews>\n<label text=\"One\" id=\"l1\"/>\n\(rest)\n</subviews>\n</view>\n<switch id=\"s1\"/>"
            ), [name])
        #expect(try attempt(["merge", "-m", "merged", "other"]).status == 1)
        try #require(try text(name).contains("<<<<<<< "))
        _ = try xibdb("git", "install")
        let run = try attempt(["diff"])
        #expect(run.status == 0 && run.errors == "")
        #expect(!run.output.contains("<label") && !run.output.contains("--file for"), "\(run.output)")
        #expect(run.output.contains("++<<<<<<< ours\n") && run.output.contains("++>>>>>>> theirs\n"))
        #expect(
            run.output.contains(" +label \"One\" (l1) in view (v2)\n")
                && run.output.contains("+ label \"Theirs\" (l1) in view (v1)\n"), "\(run.output)")
    }
}
