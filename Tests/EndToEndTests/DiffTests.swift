import Foundation
import TestSupport
import Testing

@Suite("xibdb diff")
struct DiffTests {
    private let folder: TemporaryFolder

    /// Creates a repository with a committed nib, which has one label.
    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        try folder.write("Login.xib", Self.nib(text: "Title"))
        try commit("one")
    }

    private static func nib(text: String, width: Int = 100) -> String {
        Documents.iOS(
            """
            <view id="v1" customClass="LoginView"><subviews>
            <label text="\(text)" id="l1"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="20"/></label></subviews>
            <connections><outlet property="titleLabel" destination="l1" id="c1"/></connections></view>
            """)
    }

    private func commit(_ message: String) throws {
        try Tool.git(["add", "-A"], in: folder.path)
        try Tool.git(["commit", "-q", "-m", message], in: folder.path)
    }

    private func diff(_ arguments: String..., in place: String? = nil) throws -> Tool.Run {
        try Tool.run(["diff"] + arguments, in: place ?? folder.path)
    }

    @Test func `diff compares the same files as git diff`() throws {
        #expect(try diff().output == "")
        try folder.write("Login.xib", Self.nib(text: "Name"))
        let unstaged = try diff().output
        #expect(
            unstaged.hasPrefix("Login.xib  ~1 object\n") && unstaged.contains("Title") && unstaged.contains("Name"),
            "\(unstaged)")
        #expect(try diff("HEAD").output == unstaged)
        #expect(try diff("--staged").output == "")
        try Tool.git(["add", "-A"], in: folder.path)
        #expect(try diff().output == "")
        #expect(try diff("--staged").output == unstaged)
        #expect(try diff("--cached", "HEAD").output == unstaged)
        try commit("two")
        for words in [
            ["HEAD~1", "HEAD"], ["HEAD~1..HEAD"], ["HEAD~1.."], ["HEAD~1...HEAD"], ["HEAD~1"],
            ["HEAD~1", "--", "Login.xib"], ["HEAD~1", "HEAD", "Login.xib"],
        ] {
            #expect(try Tool.run(["diff"] + words, in: folder.path).output == unstaged, "\(words)")
        }
        #expect(try diff("HEAD~1", "--", "Other").status == 0)
        try folder.write("Other/Menu.xib", Self.nib(text: "Menu"))
        try commit("three")
        #expect(try diff("HEAD~1", "HEAD").output.hasPrefix("Other/Menu.xib (new)"))
        #expect(try diff("HEAD~1", "HEAD", "--", "Login.xib").output == "")
        // Paths are relative to the current folder.
        #expect(
            try diff("HEAD~1", "HEAD", "--", ".", in: folder.path + "/Other").output.hasPrefix("Other/Menu.xib (new)"))
        #expect(try diff("HEAD", "HEAD~1").output.hasPrefix("Other/Menu.xib (removed)"))
    }

    @Test func `two files need no repository`() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("old.xib", Self.nib(text: "Title"))
        try elsewhere.write("new.xib", Self.nib(text: "Name"))
        let run = try diff("old.xib", "new.xib", in: elsewhere.path)
        #expect(run.status == 0 && run.output.contains("Name"), "\(run.errors)")
        #expect(try diff("old.xib", "old.xib", in: elsewhere.path).output == "")
        for words in [[], ["HEAD"], ["old.xib"]] {
            #expect(
                try Tool.run(["diff"] + words, in: elsewhere.path).errors
                    == "xibdb: This is not a git repository: name two files.\n")
        }
    }

    @Test func `a renamed file is shown as one file`() throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/Views", withIntermediateDirectories: true)
        try Tool.git(["mv", "Login.xib", "Views/SignIn.xib"], in: folder.path)
        for words in [["--staged"], ["HEAD"]] {
            let run = try Tool.run(["diff"] + words, in: folder.path)
            #expect(
                run.output.hasPrefix("Login.xib → Views/SignIn.xib") && run.output.split(separator: "\n").count == 1,
                "\(run.output)")
        }
        try commit("moved")
        #expect(try diff("HEAD~1", "HEAD").output.hasPrefix("Login.xib → Views/SignIn.xib"))
    }

    @Test func `with --exit-code, the status is 1 only for changes that are not noise`() throws {
        #expect(try diff("--exit-code").status == 0)
        try folder.write("Login.xib", Self.nib(text: "Title").replacing("toolsVersion=\"", with: "toolsVersion=\"9"))
        let noise = try diff("--exit-code")
        #expect(noise.status == 0 && noise.output.contains("noise"), "\(noise.output)")
        try folder.write("Login.xib", Self.nib(text: "Name"))
        #expect(try diff("--exit-code").status == 1)
        #expect(try diff().status == 0)
    }

    @Test func `an unreadable version is reported with its line, and the other files are compared`() throws {
        try folder.write("Broken.xib", Self.nib(text: "A"))
        try commit("two")
        try folder.write("Broken.xib", "<document>\n<<<<<<< ours\n</document>\n")
        try folder.write("Login.xib", Self.nib(text: "Name"))
        let run = try diff()
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Broken.xib\n  cannot be compared: Broken.xib:2"), "\(run.output)")
        #expect(run.output.contains("(after)") && run.output.contains("Login.xib"))
        let json = try diff("--format", "json")
        let files = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(files.count == 2 && (files[0]["error"] as? String)?.contains("Broken.xib:2") == true)
        #expect(try diff("--stat").output.contains(" Login.xib | ~1 object"))
        let page = try diff("--format", "html").output
        #expect(
            page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n")
                && page.contains("<h2>Login.xib <small>~1 object</small></h2>"))
        #expect(try diff("--format", "markdown").output.contains("#### Login.xib (~1 object)"))
    }

    @Test func `an unknown revision or an invalid place is an error in one line`() throws {
        for (words, error) in [
            (["nope"], "nope: git has no such revision, and there is no such file."),
            (["HEAD", "nope"], "nope: git has no such revision, and there is no such file."),
            (["HEAD..nope"], "nope: git has no such revision, and there is no such file."),
            (["HEAD", "--", "/"], "/ is outside the repository."),
        ] {
            let run = try Tool.run(["diff"] + words, in: folder.path)
            #expect(run.status == 2 && run.errors == "xibdb: \(error)\n", "\(run.errors)")
        }
        let empty = try TemporaryFolder()
        try Tool.git(["init", "-q"], in: empty.path)
        #expect(try diff(in: empty.path).output == "")
        #expect(try diff("--staged", in: empty.path).errors == "xibdb: There is no commit yet to compare with.\n")
    }

    @Test func `a bare repository can compare revisions, and a second work tree has its own state`() throws {
        try folder.write("Login.xib", Self.nib(text: "Name"))
        try commit("two")
        let bare = try TemporaryFolder()
        try Tool.git(["clone", "-q", "--bare", folder.path, bare.path + "/bare.git"], in: bare.path)
        let run = try diff("HEAD~1", "HEAD", in: bare.path + "/bare.git")
        #expect(run.output.contains("Name"), "\(run.errors)")
        #expect(
            try diff("HEAD", in: bare.path + "/bare.git").errors
                == "xibdb: The repository has no work tree: name two revisions.\n")
        try Tool.git(["worktree", "add", "-q", bare.path + "/second", "HEAD~1"], in: folder.path)
        #expect(try diff(in: bare.path + "/second").output == "")
        #expect(try diff("main", in: bare.path + "/second").output.contains("Title"))
    }

    @Test func `file names may contain spaces and line feeds`() throws {
        for name in ["Sign in.xib", "two\nlines.xib", "-x.xib"] { try folder.write(name, Self.nib(text: "A")) }
        try commit("two")
        for name in ["Sign in.xib", "two\nlines.xib", "-x.xib"] { try folder.write(name, Self.nib(text: "B")) }
        let lines = try diff("--stat").output.split(separator: "\n")
        #expect(
            lines.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) } == [
                "-x.xib", "Sign in.xib", "two\\nlines.xib", "3 files: ~3 objects",
            ])
        #expect(try diff("--", "-x.xib").output.hasPrefix("-x.xib"))
    }

    @Test func `diff runs no program that the repository's configuration names`() throws {
        try folder.write("filter.sh", "#!/bin/sh\ntouch \(folder.path)/was-run\ncat\n")
        _ = try Tool.execute("chmod", ["+x", folder.path + "/filter.sh"], in: folder.path)
        for key in ["filter.x.clean", "filter.x.smudge", "diff.x.textconv", "diff.x.command", "core.fsmonitor"] {
            try Tool.git(["config", key, folder.path + "/filter.sh"], in: folder.path)
        }
        try folder.write(".gitattributes", "*.xib filter=x diff=x\n")
        try folder.write("Login.xib", Self.nib(text: "Name"))
        for words in [[], ["HEAD"], ["--staged"], ["HEAD", "HEAD"]] {
            _ = try Tool.run(["diff"] + words, in: folder.path)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/was-run"))
    }

    @Test func `with --check, new findings are reported`() throws {
        try folder.write(
            "LoginView.swift",
            "import UIKit\nclass LoginView: UIView {\n    @IBOutlet var titleLabel: UILabel!\n}\nfunc load() { _ = UINib(nibName: \"Login\", bundle: nil).instantiate(withOwner: nil)[0] as! LoginView }\n"
        )
        try commit("two")
        let before = try diff("HEAD", "--check")
        #expect(
            before.status == 0 && before.output.contains("finds nothing new"), "\(before.output)\(before.errors)")
        try folder.write(
            "Login.xib", Self.nib(text: "Title").replacing("property=\"titleLabel\"", with: "property=\"heading\""))
        let after = try diff("HEAD", "--check")
        #expect(after.status == 1 && after.output.contains("outlet-unknown"), "\(after.output)\(after.errors)")
        #expect(
            try diff("--check").errors == "xibdb: --check needs a revision to compare with: xibdb diff HEAD --check.\n")
    }

    @Test func `with --include-uncertain, new uncertain findings are also reported`() throws {
        try folder.write(
            "LoginView.swift",
            "import UIKit\nclass LoginView: UIView {\n    @IBOutlet var titleLabel: UILabel!\n}\nfunc load() { _ = UINib(nibName: \"Login\", bundle: nil).instantiate(withOwner: nil)[0] as! LoginView }\n"
        )
        try commit("two")
        try folder.write(
            "LoginView.swift",
            "import UIKit\nclass LoginView: UIView {\n    @IBOutlet var titleLabel: UILabel!\n    @IBAction func save(_ sender: Any) {}\n}\nfunc load() { _ = UINib(nibName: \"Login\", bundle: nil).instantiate(withOwner: nil)[0] as! LoginView }\n"
        )
        let sure = try diff("HEAD", "--check")
        #expect(sure.status == 0 && sure.output.contains("finds nothing new"), "\(sure.output)\(sure.errors)")
        let uncertain = try diff("HEAD", "--check", "--include-uncertain")
        #expect(
            uncertain.status == 1 && uncertain.output.contains("action-unsent"),
            "\(uncertain.output)\(uncertain.errors)")
        try folder.write(".xibdb.yml", "check:\n  include-uncertain: true\n")
        #expect(try diff("HEAD", "--check").output.contains("action-unsent"))
        #expect(try diff("HEAD", "--include-uncertain").errors.contains("--include-uncertain needs --check."))
    }

    @Test func `findings are written in the format of the changes, and json and html are refused`() throws {
        try folder.write("Login.xib", Self.nib(text: "Name"))
        try folder.write("Broken.xib", "<document>\n")
        let page = try diff("HEAD", "--check", "--format", "markdown")
        #expect(
            page.output.contains("#### Login.xib") && page.output.contains("\n| severity | place |"),
            "\(page.output)\(page.errors)")
        for format in ["json", "html"] {
            let run = try diff("HEAD", "--check", "--format", format)
            #expect(
                run.status == 2 && run.output == ""
                    && run.errors.contains("--check needs --format text, stat or markdown"))
        }
    }

    @Test func `vendored code is left out by default, as in reports`() throws {
        try folder.write(".gitattributes", "/Copied/* linguist-vendored\nPods/Ours/* -linguist-vendored\n")
        try folder.write(".xibdb.yml", "index:\n  vendored: [Imported]\n")
        let vendored = ["Copied/A.xib", "Imported/A.xib", "Kit.framework/A.xib", "Pods/Theirs/A.xib"]
        for name in vendored + ["Pods/Ours/A.xib"] { try folder.write(name, Self.nib(text: "A")) }
        try commit("two")
        for name in vendored + ["Pods/Ours/A.xib"] { try folder.write(name, Self.nib(text: "B")) }
        for option in ["--stat", "--format=json", "--format=text"] {
            let run = try diff(option)
            #expect(
                run.output.contains("Pods/Ours/A.xib") && vendored.allSatisfy { !run.output.contains($0) },
                "\(run.output)")
            #expect(run.errors == "xibdb: left out: 4 files of vendored code (use --vendor to include them)\n")
        }
        let all = try diff("--stat", "--vendor")
        #expect(vendored.allSatisfy(all.output.contains) && all.errors == "")
        // If you name a vendored folder or file, it is compared.
        #expect(try diff("--stat", "--", "Pods", "Copied/A.xib").output.split(separator: "\n").count == 4)
        #expect(try diff("--stat", "--", ".").output.split(separator: "\n").count == 1)
        try commit("three")
        #expect(try diff("HEAD~1", "HEAD", "--stat").output.hasPrefix(" Pods/Ours/A.xib"))
        // The index must mark the same files as vendored.
        try Tool.index(folder.path)
        #expect(
            try Tool.ask("SELECT display_path FROM nibs WHERE origin = 'vendored' ORDER BY 1", in: folder.path)
                == vendored)
    }

    @Test func `a moved and edited nib is one file, matched by the ids of its objects`() throws {
        func nib(_ words: String) -> String {
            Documents.iOS(
                "<view id=\"v1\"><subviews>"
                    + (1...6).map { "<label text=\"\(words) \($0)\" id=\"l\($0)\"/>\n" }.joined() + "</subviews></view>"
            )
        }
        try folder.write("Old/Menu.xib", nib("An item of the menu"))
        try commit("two")
        try FileManager.default.removeItem(atPath: folder.path + "/Old/Menu.xib")
        try folder.write("New/Menu.xib", nib("Something else altogether"))
        try commit("three")
        #expect(try diff("HEAD~1", "HEAD", "--stat").output == " Old/Menu.xib → New/Menu.xib | ~6 objects\n")
    }

    @Test func `a nib in conflict is shown as one file, as our side has it`() throws {
        try Tool.git(["checkout", "-q", "-b", "other"], in: folder.path)
        try folder.write("Login.xib", Self.nib(text: "Theirs"))
        try commit("theirs")
        try Tool.git(["checkout", "-q", "main"], in: folder.path)
        try folder.write("Login.xib", Self.nib(text: "Ours"))
        try commit("ours")
        #expect(throws: (any Error).self) { try Tool.git(["merge", "other"], in: folder.path) }
        let lines = try diff().output.split(separator: "\n")
        #expect(
            lines.count == 2 && lines[0].hasPrefix("Login.xib") && lines[1].hasPrefix("  ~ conflict in line ")
                && lines[1].hasSuffix("; the report shows our side"), "\(lines)")
        #expect(try diff("--exit-code").status == 1)
        #expect(try diff("--format", "json").output.contains("\"conflicts\":[{\"line\":"))
        // A broken file without conflict markers is reported with its line.
        try folder.write("Login.xib", "<document><objects></document>\n")
        #expect(try diff().output.contains("cannot be compared: Login.xib:1"))
    }

    @Test func `the key paths of many added bindings are listed`() throws {
        let boxes = (1...9).map {
            """
            <button id="b\($0)"><connections><binding destination="d1" name="value" keyPath="values.option\($0)" id="c\($0)"/></connections></button>
            """
        }.joined(separator: "\n")
        func mac(_ inside: String) -> String {
            Documents.macOS(
                "<userDefaultsController id=\"d1\"/><customView id=\"v1\"><subviews>\(inside)</subviews></customView>")
        }
        try folder.write("Mac.xib", mac("<customView id=\"v2\"/>"))
        try commit("two")
        try folder.write(
            "Mac.xib", mac("<customView id=\"v2\"/><customView id=\"v3\"><subviews>\(boxes)</subviews></customView>"))
        let text = try diff().output
        for number in 1...8 { #expect(text.contains("value → values.option\(number)"), "\(text)") }
    }
}
