import Testing
import TestSupport

@Suite("xibdb history and xibdb blame")
struct CommitHistoryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main", "."], in: folder.path)
        try commit("Add the form", Documents.iOS(owner: "Form", "<button id=\"b1\"><state key=\"normal\" title=\"Save\"/></button>"))
        try commit("Rename it", Documents.iOS(owner: "Form", "<button id=\"b1\"><state key=\"normal\" title=\"Store\"/></button>"))
        try folder.write("Sources/Form.swift", "class Form {\n    @IBOutlet var button: UIButton!\n}\n")
        try commit("Connect it", Documents.iOS(owner: "Form", "<button id=\"b1\"><state key=\"normal\" title=\"Store\"/></button>").replacing(
            "customClass=\"Form\"/>", with: "customClass=\"Form\"><connections><outlet property=\"button\" destination=\"b1\" id=\"c1\"/></connections></placeholder>"))
    }

    private func commit(_ message: String, _ text: String) throws {
        try folder.write("App/Form.xib", text)
        try Tool.git(["add", "-A"], in: folder.path)
        try Tool.git(["commit", "-q", "-m", message], in: folder.path)
    }

    private func run(_ arguments: String...) throws -> Tool.Run { try Tool.run(arguments, in: folder.path + "/App") }

    @Test func `a nib is named by its path from here, or by its name`() throws {
        let run = try run("history", "Form.xib")
        #expect(run.status == 0 && run.errors == "")
        #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) } == [
            "Connect it", "+ File's Owner: outlet button → button \"Store\"", "Rename it", "~ button \"Store\": normal.title Save → Store",
            "Add the form", "+ 3 objects, 0 connections",
        ])
        #expect(try self.run("history", "Form").output == run.output)
        #expect(try self.run("history", "-n", "1", "Form").output.split(separator: "\n").count == 4)
        let unknown = try self.run("history", "Forn")
        #expect(unknown.status == 2 && unknown.errors.hasPrefix("xibdb: No nib in the history is called Forn."))
    }

    @Test func `an outlet is told with the source that declares it`() throws {
        let output = try run("history", "--outlet", "button").output
        #expect(output.contains("\n  + Sources/Form.swift:2: @IBOutlet var button: UIButton!\n"))
        #expect(try run("history", "--outlet", "button", "--no-sources").output.contains("Sources") == false)
    }

    @Test func `SQL reads the tables, and only reads`() throws {
        let rows = try run("history", "--sql", "SELECT subject, change_count FROM nib_versions JOIN commits c ON c.id = commit_id WHERE what = :what", "what=added", "--format", "csv")
        #expect(rows.output == "subject,change_count\r\nAdd the form,3\r\n", "\(rows.errors)")
        let writing = try run("history", "--sql", "DELETE FROM changes")
        #expect(writing.status == 2 && writing.errors.contains("not allowed"))
    }

    @Test func `blame shows the outline with the commits`() throws {
        let output = try run("blame", "Form.xib").output
        #expect(output.split(separator: "\n").count == 5)
        #expect(output.contains("· outlet button → button \"Store\""))
        #expect(try run("blame", "None.xib").status == 2)
    }

    @Test func `outside a repository there is no history, which is one line`() throws {
        let other = try TemporaryFolder()
        let run = try Tool.run(["history"], in: other.path)
        #expect(run.status == 3 && run.errors == "xibdb: \(other.path): not in a git repository, so there is no history.\n")
        #expect(try Tool.run(["history", "A", "B"], in: other.path).status == 2)
    }
}
