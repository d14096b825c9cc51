import Foundation
import TestSupport
import Testing

@Suite("xibdb history and xibdb blame")
struct CommitHistoryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main", "."], in: folder.path)
        try commit(
            "Add the form",
            Documents.iOS(owner: "Form", "<button id=\"b1\"><state key=\"normal\" title=\"Save\"/></button>"))
        try commit(
            "Rename it",
            Documents.iOS(owner: "Form", "<button id=\"b1\"><state key=\"normal\" title=\"Store\"/></button>"))
        try folder.write("Sources/Form.swift", "class Form {\n    @IBOutlet var button: UIButton!\n}\n")
        try commit(
            "Connect it",
            Documents.iOS(owner: "Form", "<button id=\"b1\"><state key=\"normal\" title=\"Store\"/></button>")
                .replacing(
                    "customClass=\"Form\"/>",
                    with:
                        "customClass=\"Form\"><connections><outlet property=\"button\" destination=\"b1\" id=\"c1\"/></connections></placeholder>"
                ))
    }

    private func commit(_ message: String, _ text: String) throws {
        try folder.write("App/Form.xib", text)
        try Tool.git(["add", "-A"], in: folder.path)
        try Tool.git(["commit", "-q", "-m", message], in: folder.path)
    }

    private func run(_ arguments: String...) throws -> Tool.Run { try Tool.run(arguments, in: folder.path + "/App") }

    @Test func `a nib is given by a path relative to the current folder, or only by its name`() throws {
        let run = try run("history", "Form.xib")
        #expect(run.status == 0 && run.errors == "")
        #expect(
            run.output.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) } == [
                "Connect it", "+ File's Owner: outlet button → button \"Store\"", "Rename it",
                "~ button \"Store\": normal.title Save → Store",
                "Add the form", "+ 3 objects, 0 connections",
            ])
        #expect(try self.run("history", "Form").output == run.output)
        #expect(try self.run("history", "-n", "1", "Form", "--no-sources").output.split(separator: "\n").count == 4)
        let unknown = try self.run("history", "Forn")
        #expect(unknown.status == 2 && unknown.errors.hasPrefix("xibdb: No nib in the history is called Forn."))
    }

    @Test func `the history of an outlet includes the source that declares it`() throws {
        let output = try run("history", "--outlet", "button").output
        #expect(output.contains("\n  + Sources/Form.swift:2: @IBOutlet var button: UIButton!\n"))
        #expect(try run("history", "--outlet", "button", "--no-sources").output.contains("Sources") == false)
    }

    @Test func `the history of an outlet lists no methods, and the history of an action only methods`() throws {
        try folder.write(
            "Sources/Form.m", "- (void)button:(id)sender {\n    UIButton *button = nil;\n    [self use:button];\n}\n")
        try folder.write(
            "Sources/Form.h",
            "@interface Form {\n    UIButton *button;\n}\n@property (weak) IBOutlet UIButton *button;\n- (IBAction)button:(id)sender;\n@end\n"
        )
        try commit(
            "Port it",
            Documents.iOS(
                owner: "Form",
                """
                <button id="b1"><connections><action selector="button:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
                """))
        let outlet = try run("history", "--outlet", "button").output
        #expect(
            outlet.contains("Form.h:2: UIButton *button;")
                && outlet.contains("Form.h:4: @property (weak) IBOutlet UIButton *button;"), "\(outlet)")
        #expect(
            !outlet.contains("Form.m") && !outlet.contains("sender") && !outlet.contains("action button:"), "\(outlet)")
        let action = try run("history", "--action", "button:").output
        #expect(
            action.contains("Form.m:1: - (void)button:(id)sender {")
                && action.contains("Form.h:5: - (IBAction)button:(id)sender;"), "\(action)")
        #expect(
            !action.contains("@property") && !action.contains("Form.m:2") && !action.contains("outlet button"),
            "\(action)")
    }

    @Test func `the file given with --db is written and answers SQL`() throws {
        let file = folder.path + "/other.sqlite"
        #expect(try run("history", "Form", "--db", file).status == 0)
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.xibdb/history.sqlite"))
        #expect(try run("blame", "Form", "--db", file).status == 0)
        let rows = try run("sql", "SELECT subject FROM commits ORDER BY place", "--db", file, "--format", "csv")
        #expect(rows.output == "subject\r\nAdd the form\r\nRename it\r\nConnect it\r\n", "\(rows.errors)")
        let lost = try run("sql", "SELECT * FROM nib_versions")
        #expect(
            lost.status == 2 && lost.errors.contains("nib_versions is a table of .xibdb/history.sqlite"),
            "\(lost.errors)")
    }

    @Test func `xibdb schema shows the tables of a history and the path of its file`() throws {
        #expect(try run("schema", "changes").output.hasPrefix("changes (table of .xibdb/history.sqlite): "))
        #expect(try run("schema").output.contains("\n.xibdb/history.sqlite:\n"))
        let meta = try run("schema", "meta").output
        #expect(meta.contains("(table of .xibdb/index.sqlite)") && meta.contains("(table of .xibdb/history.sqlite)"))
    }

    @Test func `for a nib that nothing loads, the history ends with the commit that removed the load`() throws {
        try folder.write(
            "Sources/Form.swift",
            "import UIKit\nclass Form: UIView {\n    func make() {\n        _ = UINib(nibName: \"Form\", bundle: nil)\n    }\n}\n"
        )
        try commit("Load it", Documents.iOS(owner: "Form", "<view id=\"v1\"/>"))
        #expect(try run("history", "Form").output.contains("nothing loads") == false)
        try folder.write("Sources/Form.swift", "import UIKit\nclass Form: UIView {\n}\n")
        try commit("Build the view in code", Documents.iOS(owner: "Form", "<view id=\"v1\"/>"))
        try commit("Change the nib", Documents.iOS(owner: "Form", "<view id=\"v2\"/>"))
        let last = try run("history", "Form")
        let hash = try Tool.execute("git", ["rev-parse", "HEAD~1"], in: folder.path).output.prefix(10)
        #expect(last.output.contains("\nnothing loads App/Form.xib. Commit \(hash) ("), "\(last.output)\(last.errors)")
        #expect(last.output.hasSuffix(") removed the load in Sources/Form.swift:4.\n"), "\(last.output)")
    }

    @Test func `history --sql can only read the tables`() throws {
        let rows = try run(
            "history", "--sql",
            "SELECT subject, change_count FROM nib_versions JOIN commits c ON c.id = commit_id WHERE what = :what",
            "what=added", "--format", "csv")
        #expect(rows.output == "subject,change_count\r\nAdd the form,3\r\n", "\(rows.errors)")
        let writing = try run("history", "--sql", "DELETE FROM changes")
        #expect(writing.status == 2 && writing.errors.contains("not allowed"))
    }

    @Test func `blame shows the outline of a nib with the commit of each line`() throws {
        let output = try run("blame", "Form.xib").output
        #expect(output.split(separator: "\n").count == 5)
        #expect(output.contains("· outlet button → button \"Store\""))
        #expect(try run("blame", "None.xib").status == 2)
    }

    @Test func `outside a repository, the error is one line`() throws {
        let other = try TemporaryFolder()
        let run = try Tool.run(["history"], in: other.path)
        #expect(
            run.status == 3 && run.errors == "xibdb: \(other.path): not in a git repository, so there is no history.\n")
        #expect(try Tool.run(["history", "A", "B"], in: other.path).status == 2)
    }
}
