import Foundation
import TestSupport
import Testing

@Suite("xibdb merge, run directly and by git")
struct MergeTests {
    /// Returns a xib with two labels in one view.
    private static func nib(_ first: String, _ second: String = "Second", tools: String = "21507", more: String = "")
        -> String
    {
        Documents.iOS(
            """
                    <view id="root">
                        <subviews>
                            <label text="\(first)" id="a"/>
                            <label text="\(second)" id="b"/>\(more)
                        </subviews>
                    </view>
            """
        ).replacing("21507", with: tools)
    }

    private static let added = "\n                <label text=\"Third\" id=\"c\"/>"

    /// A repository with two branches. The tested binary is the merge driver for nibs.
    private struct Branches {
        let folder = try? TemporaryFolder()
        var path: String { folder?.path ?? "" }

        init(_ name: String = "A.xib", base: String, ours: String, theirs: String) throws {
            try git("init", "-q", "-b", "main")
            try git("config", "merge.xibdb.driver", "'\(Tool.xibdb)' merge %O %A %B -o %A --marker-size %L --path %P")
            try folder?.write(".gitattributes", "*.xib merge=xibdb\n*.storyboard merge=xibdb\n")
            try commit(name, base)
            try git("checkout", "-q", "-b", "feature")
            try commit(name, theirs)
            try git("checkout", "-q", "main")
            try commit(name, ours)
        }

        @discardableResult
        func git(_ arguments: String...) throws -> Tool.Run { try Tool.git(arguments, in: path) }

        private func commit(_ name: String, _ text: String) throws {
            try folder?.write(name, text)
            try git("add", "-A")
            try git("commit", "-q", "-m", "a change")
        }

        /// Runs a git merge or rebase that may have conflicts.
        func attempt(_ arguments: String...) throws -> Tool.Run {
            try Tool.execute(
                "git", arguments, in: path,
                environment: [
                    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_EDITOR": "true",
                    "GIT_AUTHOR_NAME": "A",
                    "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
                    "GIT_COMMITTER_EMAIL": "a@example.com",
                ])
        }

        func text(_ name: String = "A.xib") throws -> String {
            try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        }
    }

    @Test func `with the driver, git merges changes that conflict as text`() throws {
        let name = "Views/A view.xib"
        let branches = try Branches(
            name, base: Self.nib("First", tools: "1"), ours: Self.nib("Mine", tools: "2"),
            theirs: Self.nib("First", "Theirs", tools: "3", more: Self.added))
        let merge = try branches.attempt("merge", "-q", "-m", "merged", "feature")
        #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
        #expect(try branches.text(name) == Self.nib("Mine", "Theirs", tools: "3", more: Self.added))
        #expect(try branches.git("status", "--porcelain").output == "")
    }

    @Test func `a nib that one side moved is merged at its new path`() throws {
        let branches = try Branches(
            base: Self.nib("First"), ours: Self.nib("Mine"), theirs: Self.nib("First", "Theirs"))
        try branches.git("mv", "A.xib", "B.xib")
        try branches.git("commit", "-q", "-m", "moved")
        let merge = try branches.attempt("merge", "-q", "-m", "merged", "feature")
        #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
        #expect(try branches.text("B.xib") == Self.nib("Mine", "Theirs"))
    }

    @Test func `branches that were merged into each other have two bases, which are merged first`() throws {
        let branches = try Branches(
            base: Self.nib("First", tools: "1"), ours: Self.nib("Mine", tools: "2"),
            theirs: Self.nib("First", "Theirs", tools: "3"))
        try branches.git("branch", "crossed", "main")
        let one = try branches.attempt("merge", "-q", "-m", "one", "feature")
        try branches.git("checkout", "-q", "feature")
        let other = try branches.attempt("merge", "-q", "-m", "other", "crossed")
        #expect(one.status == 0 && other.status == 0, "\(one.errors)\(other.errors)")
        #expect(try branches.git("merge-base", "--all", "main", "feature").output.split(separator: "\n").count == 2)
        for (branch, text) in [
            ("feature", Self.nib("Mine", "Theirs", tools: "5")),
            ("main", Self.nib("Mine", "Theirs", tools: "4", more: Self.added)),
        ] {
            try branches.git("checkout", "-q", branch)
            try branches.folder?.write("A.xib", text)
            try branches.git("commit", "-q", "-a", "-m", "on")
        }
        let merge = try branches.attempt("merge", "-q", "-m", "merged", "feature")
        #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
        #expect(try branches.text() == Self.nib("Mine", "Theirs", tools: "5", more: Self.added))
    }

    @Test func `git rebases with the driver`() throws {
        let branches = try Branches(
            base: Self.nib("First", tools: "1"), ours: Self.nib("Mine", tools: "2"),
            theirs: Self.nib("First", "Theirs", tools: "3", more: Self.added))
        let rebase = try branches.attempt("rebase", "-q", "feature")
        #expect(rebase.status == 0, "\(rebase.output)\(rebase.errors)")
        #expect(try branches.text() == Self.nib("Mine", "Theirs", tools: "3", more: Self.added))
    }

    @Test func `a conflict is reported to git, with the marker size that git asks for`() throws {
        let branches = try Branches(
            base: Self.nib("First"), ours: Self.nib("Mine"), theirs: Self.nib("Theirs", more: Self.added))
        try branches.folder?.write(".gitattributes", "*.xib merge=xibdb conflict-marker-size=9\n")
        let merge = try branches.attempt("merge", "-m", "merged", "feature")
        #expect(merge.status == 1)
        #expect(
            merge.errors.contains(
                "xibdb: A.xib:8: conflict at view (root), label “Mine” (a): text: ours “Mine”, theirs “Theirs”, base “First”\n"
            ))
        let text = try branches.text()
        #expect(text.contains("<<<<<<<<< ours\n                <label text=\"Mine\" id=\"a\"/>\n"))
        #expect(text.contains("=========\n                <label text=\"Theirs\" id=\"a\"/>\n>>>>>>>>> theirs\n"))
        #expect(text.contains("<label text=\"Third\" id=\"c\"/>"))
        #expect(try branches.git("status", "--porcelain").output.contains("UU A.xib"))
    }

    @Test func `if a nib cannot be merged by object, git merges it, and the output says why`() throws {
        let archive = { (one: Int, two: Int) in
            "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">\n<int>\(one)</int>\n\n\n\n\n<int>\(two)</int>\n</archive>\n"
        }
        let clean = try Branches(base: archive(1, 1), ours: archive(2, 1), theirs: archive(1, 2))
        let merge = try clean.attempt("merge", "-m", "merged", "feature")
        #expect(merge.status == 0)
        #expect(
            merge.errors.contains(
                "xibdb: A.xib: left to git: base is an archive that cannot be merged by object: it must have exactly one <data> element\n"
            ))
        #expect(try clean.text() == archive(2, 2))

        let torn = try Branches(base: Self.nib("First"), ours: Self.nib("Mine"), theirs: Self.nib("Theirs\" <"))
        let conflict = try torn.attempt("merge", "-m", "merged", "feature")
        #expect(conflict.status == 1)
        #expect(conflict.errors.contains("left to git: theirs:8: "))
        #expect(try torn.text().contains("<<<<<<< ours\n"))
    }

    @Test func `an id that both sides gave to different objects is a conflict, unlike in the text merge`() throws {
        // The added lines are far apart, so git does not detect a conflict.
        let rest = (1...6).map { "\n                <label text=\"\($0)\" id=\"r\($0)\"/>" }.joined()
        let base = Self.nib("First", more: rest)
        let ours = base.replacing(
            "<label text=\"First\"", with: "<button id=\"new-id\"/>\n                <label text=\"First\"")
        let theirs = base.replacing("id=\"r6\"/>", with: "id=\"r6\"/>\n                <slider id=\"new-id\"/>")
        let branches = try Branches(base: base, ours: ours, theirs: theirs)
        let merge = try branches.attempt("merge", "-m", "merged", "feature")
        #expect(merge.status == 1)
        #expect(
            merge.errors.contains(
                "A.xib: git merges the texts without conflict, but the merged document would have the id new-id twice: all lines that differ are marked as one conflict\n"
            ))
        let text = try branches.text()
        #expect(text.contains("<<<<<<< ours\n                <button id=\"new-id\"/>\n"))
        #expect(text.contains("<slider id=\"new-id\"/>\n>>>>>>> theirs\n"))
        #expect(try branches.git("status", "--porcelain").output.contains("UU A.xib"))
    }

    @Test func `archives are merged by object, and their conflicts are reported to git`() throws {
        let record = Archive.Record("1", "500001")
        let archive = { (title: String, tag: Int) in
            Archive(
                objects:
                    "<object class=\"NSView\" id=\"500001\">\n<string key=\"NSTitle\">\(title)</string>\n<int key=\"NSTag\">\(tag)</int>\n</object>",
                records: [record]
            ).text
        }
        let merged = try Branches(base: archive("Old", 1), ours: archive("Mine", 1), theirs: archive("Old", 2))
        let merge = try merged.attempt("merge", "-q", "-m", "merged", "feature")
        #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
        #expect(try merged.text() == archive("Mine", 2))

        let torn = try Branches(base: archive("Old", 1), ours: archive("Mine", 1), theirs: archive("Theirs", 1))
        let conflict = try torn.attempt("merge", "-m", "merged", "feature")
        #expect(conflict.status == 1)
        #expect(
            conflict.errors.contains(
                "both sides changed the same facts of an archive: NSView 1, NSTitle: ours “Mine”, theirs “Theirs”, base “Old”\n"
            ))
        #expect(try torn.text().contains("<<<<<<< ours\n"))
    }

    @Test func `the mergetool resolves conflicts of a merge that ran without the driver`() throws {
        let branches = try Branches(
            base: Self.nib("First", tools: "1"), ours: Self.nib("Mine", tools: "2"),
            theirs: Self.nib("First", "Theirs", tools: "3"))
        try branches.git("config", "--unset", "merge.xibdb.driver")
        try branches.git(
            "config", "mergetool.xibdb.cmd",
            "'\(Tool.xibdb)' merge \"$BASE\" \"$LOCAL\" \"$REMOTE\" -o \"$MERGED\" --ask")
        try branches.git("config", "mergetool.xibdb.trustExitCode", "true")
        #expect(try branches.attempt("merge", "-m", "merged", "feature").status == 1)
        let tool = try branches.attempt("mergetool", "-y", "--tool=xibdb")
        #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
        #expect(try branches.text() == Self.nib("Mine", "Theirs", tools: "3"))
    }

    @Test func `--favor settles all conflicts for one side, and --ask settles each conflict as answered`() throws {
        let folder = try TemporaryFolder()
        for (name, one, two) in [("base", "First", "Second"), ("ours", "Mine", "My"), ("theirs", "Theirs", "Their")] {
            try folder.write(name, Self.nib(one, two))
        }
        func merge(_ options: String..., input: String = "") throws -> Tool.Run {
            try Tool.run(
                ["merge", "base", "ours", "theirs", "--path", "A.xib"] + options, in: folder.path, input: input)
        }
        #expect(try merge("--favor", "ours").output == Self.nib("Mine", "My"))
        #expect(try merge("--favor", "theirs").output == Self.nib("Theirs", "Their"))
        let asked = try merge("--ask", input: "what\nt\no\n")
        #expect(asked.status == 0 && asked.output == Self.nib("Theirs", "My"), "\(asked.output)\(asked.errors)")
        #expect(
            asked.errors.contains(
                "A.xib: view (root), label “Mine” (a): text: ours “Mine”, theirs “Theirs”, base “First”\nxibdb: 2 conflicts left: "
            ))
        // If the user does not answer, the conflict markers remain.
        let silent = try merge("--ask", input: "t\n")
        #expect(
            silent.status == 1 && silent.output.contains("<<<<<<< ours") && silent.output.contains("Theirs")
                && !silent.output.contains("Mine"))
    }

    @Test func `an older git passes no side names, so the default names are used`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("base", "First"), ("ours", "Mine"), ("theirs", "Theirs")] {
            try folder.write(name, Self.nib(text))
        }
        let run = try Tool.run(
            ["merge", "base", "ours", "theirs", "-L", "%X", "-L", "%S", "-L", "feature"], in: folder.path)
        #expect(
            run.output.contains("<<<<<<< ours\n") && run.output.contains("||||||| base\n")
                && run.output.contains(">>>>>>> feature\n"))
    }

    @Test func `the result goes to standard output, and a missing file is reported`() throws {
        let folder = try TemporaryFolder()
        try folder.write("base.xib", Self.nib("First"))
        try folder.write("ours.xib", Self.nib("Mine"))
        try folder.write("theirs.xib", Self.nib("First", "Theirs"))
        let run = try Tool.run(["merge", "base.xib", "ours.xib", "theirs.xib"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output == Self.nib("Mine", "Theirs"))
        #expect(run.errors == "")
        let missing = try Tool.run(["merge", "base.xib", "ours.xib", "none.xib"], in: folder.path)
        #expect(missing.status == 2)
        #expect(missing.errors.contains("none.xib: the file cannot be read."))
        #expect(
            try Tool.run(["merge", "base.xib", "ours.xib", "theirs.xib", "-o", "no/such/folder"], in: folder.path)
                .status == 2)
    }

    @Test func `the given labels follow the markers`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("base", "First"), ("ours", "Mine"), ("theirs", "Theirs")] {
            try folder.write(name, Self.nib(text))
        }
        let run = try Tool.run(
            ["merge", "base", "ours", "theirs", "-L", "HEAD", "-L", "parent", "-L", "feature"], in: folder.path)
        #expect(run.status == 1)
        let markers = run.output.split(separator: "\n").filter { line in
            ["<<<", "|||", ">>>"].contains { line.hasPrefix($0) }
        }
        #expect(markers == ["<<<<<<< HEAD", "||||||| parent", ">>>>>>> feature"])
    }
}
