import Errors
import Histories
import Showing
import ShowingHistories
import TestSupport
import Testing

/// A small repository with one commit each minute.
final class SmallRepository {
    let folder: TemporaryFolder
    private var minutes = 0

    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main", "."], in: folder.path)
        try folder.write(".gitignore", ".xibdb\n")
    }

    func git(_ arguments: String...) throws { try Tool.git(arguments, in: folder.path) }

    /// Commits all files.
    func commit(_ message: String) throws {
        try git("add", "-A")
        minutes += 1
        let date = "2024-01-01T00:\(minutes < 10 ? "0" : "")\(minutes):00Z"
        try git("-c", "user.name=A", "commit", "-q", "--allow-empty", "--date", date, "-m", message)
    }

    /// Updates the history and returns it.
    func history(_ database: String? = nil) throws -> History {
        let history = try History(folder: folder.path, file: database)
        _ = try history.refresh()
        return history
    }

    /// Returns the printed answer to a question.
    func print(_ subject: HistoryQuestion.Subject = .all, path: String? = nil) throws -> [String] {
        let history = try history()
        var question = HistoryQuestion()
        (question.subject, question.path) = (subject, path)
        let output = Output.captured()
        try HistoryText(output: output).print(history.answer(question, history.snapshot()))
        // Lines with ids and dates are left out, because they differ in each run.
        return output.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("commit ") }
    }

    /// Returns the rows of an SQL query as text.
    func rows(_ sql: String) throws -> [String] {
        try history().snapshot().rows(sql).rows.map { row in
            row.map { value in
                switch value {
                case .text(let text): text
                case .integer(let number): "\(number)"
                case .null: "NULL"
                default: "?"
                }
            }.joined(separator: "|")
        }
    }
}

/// Returns a xib with a view that contains a button.
func login(
    _ title: String = "Save", buttonClass: String? = nil, owner: String = "LoginView", outlet: String? = "button",
    toolsVersion: String = "21507"
) -> String {
    let connections =
        outlet.map { "<connections><outlet property=\"\($0)\" destination=\"b1\" id=\"c1\"/></connections>" } ?? ""
    let custom = buttonClass.map { " customClass=\"\($0)\"" } ?? ""
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">\(connections)</placeholder>
                <view contentMode="scaleToFill" id="v1">
                    <subviews>
                        <button opaque="NO" id="b1"\(custom)>
                            <state key="normal" title="\(title)"/>
                        </button>
                    </subviews>
                </view>
            </objects>
        </document>

        """
}

@Suite("The history of a repository")
struct HistoryTests {
    @Test func `the day of a commit comes from the author's clock, as in git`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("Login.xib", login())
        try repository.git("add", "-A")
        try repository.git("-c", "user.name=A", "commit", "-q", "--date", "2024-03-01T00:30:00+0900", "-m", "one")
        #expect(try repository.rows("SELECT authored FROM commits") == ["2024-03-01T00:30:00+09:00"])
    }

    @Test func `each commit has its author and its changes in words, newest first`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("Login.xib", login())
        try repository.commit("Add the login form")
        try repository.folder.write("Login.xib", login("Store", buttonClass: "OrchardButton", outlet: nil))
        try repository.commit("Rework it")
        #expect(
            try repository.print(path: "Login.xib") == [
                "    Rework it", "  Login.xib",
                "    ~ OrchardButton \"Store\": class UIButton → OrchardButton",
                "    ~ OrchardButton \"Store\": normal.title Save → Store",
                "    − File's Owner: outlet button, which led to button \"Save\"",
                "    Add the login form", "  Login.xib  added", "    + 3 objects, 1 connection", "    + outlet button",
            ])
        #expect(
            try repository.rows("SELECT author, substr(authored, 1, 16), subject, is_merge FROM commits ORDER BY place")
                == [
                    "A|2024-01-01T00:01|Add the login form|0", "A|2024-01-01T00:02|Rework it|0",
                ])
    }

    @Test func `noise is counted and has no rows`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("Login.xib", login())
        try repository.commit("One")
        try repository.folder.write("Login.xib", login(toolsVersion: "22000"))
        try repository.commit("Two")
        #expect(
            try repository.rows("SELECT change_count, noise_count FROM nib_versions ORDER BY id LIMIT 1") == ["0|1"])
        #expect(try repository.print(path: "Login.xib").contains("  Login.xib  only insignificant changes"))
    }

    @Test func `the same change of many objects is one line`() throws {
        func labels(_ tag: String) -> String {
            Documents.iOS(
                (1...5).map { "<label id=\"l\($0)\" text=\"\($0)\" enabled=\"\(tag)\"/>" }.joined(separator: "\n"))
        }
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", labels("YES"))
        try repository.commit("One")
        try repository.folder.write("A.xib", labels("NO"))
        try repository.commit("Two")
        #expect(
            try repository.print(path: "A.xib")[2] == "    ~ enabled YES → NO of 5 objects: label \"1\", label \"2\" …")
    }

    @Test func `a file is followed through renames up to its creation`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("New.xib", login("Another"))
        try repository.commit("Another file of that path")
        try repository.folder.remove("New.xib")
        try repository.folder.write("Old.xib", login())
        try repository.folder.write("Kept.xib", login("Kept", owner: "Kept", outlet: nil))
        try repository.commit("Remove it, and add the old one")
        try repository.git("mv", "Old.xib", "New.xib")
        try repository.commit("Rename")
        try repository.folder.write("New.xib", login("Store"))
        try repository.commit("Change")
        let lines = try repository.print(path: "New.xib").filter { $0.hasPrefix("    ") && !$0.hasPrefix("    +") }
        #expect(lines.first == "    Change")
        #expect(lines.contains("    Rename"))
        #expect(try repository.print(path: "New.xib").contains("  New.xib  renamed, from Old.xib"))
    }

    @Test func `a class is shown where it was added and removed`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login(buttonClass: "PearButton"))
        try repository.commit("One")
        try repository.folder.write("A.xib", login("Other", buttonClass: "PearButton"))
        try repository.commit("Two, which does not touch the class")
        try repository.folder.write("A.xib", login("Other", buttonClass: "PlumButton"))
        try repository.commit("Three")
        try repository.folder.remove("A.xib")
        try repository.commit("Four")
        #expect(
            try repository.print(.class("PearButton")) == [
                "    Three", "  A.xib", "    ~ PlumButton \"Other\": class PearButton → PlumButton",
                "    One", "  A.xib  added", "    + PearButton \"Save\"",
            ])
        #expect(try repository.print(.class("PlumButton")).contains("    − PlumButton \"Other\""))
    }

    @Test func `a class is shown with the connections of its objects`() throws {
        let repository = try SmallRepository()
        func view(_ connections: String) -> String {
            Documents.iOS(
                "<view id=\"v1\" customClass=\"PearView\"><subviews><label text=\"Pear\" id=\"l1\"/></subviews>\(connections)</view>"
            )
        }
        try repository.folder.write("A.xib", view(""))
        try repository.commit("One")
        try repository.folder.write(
            "A.xib", view("<connections><outlet property=\"name\" destination=\"l1\" id=\"o1\"/></connections>"))
        try repository.commit("Two")
        #expect(
            try repository.print(.class("PearView")) == [
                "    Two", "  A.xib", "    + PearView: outlet name → label \"Pear\"", "    One", "  A.xib  added",
                "    + PearView",
            ])
    }

    @Test func `if several nibs have one name, the answer says which one it shows`() throws {
        let repository = try SmallRepository()
        for path in ["Old/A.xib", "New/A.xib", "B.xib", "Sub/B.xib"] {
            try repository.folder.write(path, login(path))
            try repository.commit(path)
        }
        try repository.folder.remove("Old/A.xib")
        try repository.commit("Gone")
        let history = try repository.history()
        func notes(_ path: String) throws -> [String] {
            var question = HistoryQuestion()
            question.path = path
            return try history.answer(question, history.snapshot()).notes
        }
        #expect(
            try notes("A") == [
                "several files are called A: this is the history of New/A.xib, not of Old/A.xib (deleted)"
            ])
        #expect(
            try notes("B.xib") == ["several files are called B.xib: this is the history of B.xib, not of Sub/B.xib"])
        #expect(try notes("Sub/B.xib") == [])
    }

    @Test(arguments: [("M", 90, 90), ("M", 110, 0), ("N", 110, 110)])
    func `a commit that changes and renames very many files is not compared by file`(
        newName: String, count: Int, found: Int
    ) throws {
        let repository = try SmallRepository()
        func write(_ name: String, _ text: String) throws {
            for number in 0..<count {
                let views = (0..<20).map { "<view id=\"v\(number)-\($0)\"/>\n" }.joined()
                try repository.folder.write(
                    "\(text)/\(name)\(number).xib", Documents.iOS(views + "<label id=\"l\" text=\"\(text)\"/>"))
            }
        }
        try write("N", "One")
        try repository.commit("made")
        try repository.folder.remove("One")
        try write(newName, "Two")
        try repository.commit("moved")
        // To find renames, git first compares files with the same name in different folders. It does not limit their
        // number.
        #expect(try repository.rows("SELECT count(*) FROM nib_versions WHERE old_path IS NOT NULL") == ["\(found)"])
    }

    @Test func `an outlet keeps its history after a rename, and an object is found by its id`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write("A.xib", login(outlet: "saveButton"))
        try repository.commit("Two")
        #expect(
            try repository.print(.outlet("button")) == [
                "    Two", "  A.xib", "    ~ File's Owner: outlet saveButton, renamed from button",
                "    One", "  A.xib  added", "    + File's Owner: outlet button → button \"Save\"",
            ])
        #expect(try repository.print(.object("b1")).count { $0.hasPrefix("    ~") || $0.hasPrefix("    +") } == 3)
        #expect(throws: AskingError.self) { try repository.print(.outlet("nothing")) }
    }

    @Test func `changes on a merged branch belong to its commits, and own changes to the merge`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("Base")
        try repository.git("checkout", "-q", "-b", "side")
        try repository.folder.write("A.xib", login("Side"))
        try repository.commit("Side")
        try repository.git("checkout", "-q", "main")
        try repository.folder.write("A.xib", login(buttonClass: "MainButton"))
        try repository.commit("Main")
        _ = try? repository.git("merge", "-q", "--no-commit", "side")
        try repository.folder.write("A.xib", login("Side", buttonClass: "MainButton", outlet: nil))
        try repository.commit("Merge")
        #expect(
            try repository.rows(
                "SELECT x.kind, x.what, c.subject FROM changes x JOIN commits c ON c.id = x.commit_id WHERE c.is_merge")
                == [
                    "outlet|removed|Merge"
                ])
        #expect(try repository.rows("SELECT count(*) FROM changes WHERE property = 'normal.title'") == ["1"])
    }

    @Test func `changes that a merge drops are not shown`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("Base")
        try repository.git("checkout", "-q", "-b", "side")
        try repository.folder.write("A.xib", login("Side"))
        try repository.commit("Side")
        try repository.git("checkout", "-q", "main")
        try repository.folder.write("Other.txt", "")
        try repository.commit("Main")
        try repository.git("merge", "-q", "-s", "ours", "-m", "Merge", "side")
        #expect(try repository.rows("SELECT subject FROM commits ORDER BY place") == ["Base"])
    }

    @Test func `an unreadable version is reported, and the next is compared with the last readable one`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write("A.xib", login().replacing("</document>", with: "<<<<<<< ours\n</document>"))
        try repository.commit("Broken")
        try repository.folder.write("A.xib", login("Store"))
        try repository.commit("Fixed")
        #expect(
            try repository.rows(
                "SELECT format, error LIKE '%merge-conflict%', change_count FROM nib_versions ORDER BY id")
                == [
                    "document|1|1", "error|1|0", "document|NULL|10",
                ].map { $0.replacing("|10", with: "|4") })
        #expect(
            try repository.rows("SELECT property, before, after FROM changes WHERE what = 'changed'") == [
                "normal.title|Save|Store"
            ])
    }
}
