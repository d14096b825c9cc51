import Errors
import Histories
import TestSupport
import Testing

@Suite("The last change of each part of a nib")
struct BlameTests {
    private func subjects(_ repository: SmallRepository, _ path: String) throws -> [String] {
        let history = try repository.history()
        return try history.blame(path, history.snapshot()).lines.map { line in
            String(repeating: " ", count: line.depth) + line.text + " | " + (line.commit?.subject ?? "?")
        }
    }

    @Test func `each object, attribute and connection has the commit of its last change`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("Old.xib", login())
        try repository.commit("One")
        try repository.folder.write("Old.xib", login("Store"))
        try repository.commit("Two")
        try repository.git("mv", "Old.xib", "A.xib")
        try repository.commit("Three")
        try repository.folder.write("A.xib", login("Store", outlet: "saveButton"))
        try repository.commit("Four")
        try repository.folder.write("A.xib", login("Store", outlet: "saveButton", toolsVersion: "22000"))
        try repository.commit("Five, noise")
        #expect(
            try subjects(repository, "A.xib") == [
                "File's Owner | One", " outlet saveButton → button \"Store\" | Four", "view | One",
                " button \"Store\" | One",
                "  normal.title Store | Two",
            ])
    }

    @Test func `an uncommitted change is reported as such`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write("A.xib", login("Store", outlet: "saveButton"))
        let history = try repository.history()
        let blame = try history.blame("A.xib", history.snapshot())
        let origins = blame.lines.map { $0.text + " | " + ($0.commit?.author ?? "?") }
        #expect(
            origins.filter { $0.hasSuffix("Not committed yet") } == [
                "outlet saveButton → button \"Store\" | Not committed yet", "normal.title Store | Not committed yet",
            ])
        #expect(origins.count == 5 && origins[0] == "File's Owner | A")
        try repository.folder.write("A.xib", "<document>")
        let torn = try history.blame("A.xib", history.snapshot())
        #expect(
            torn.notes.count == 1 && torn.notes[0].hasPrefix("A.xib:1")
                && torn.notes[0].hasSuffix("; shown as it is in HEAD"))
        #expect(torn.lines.allSatisfy { $0.commit?.author == "A" })
    }

    @Test func `objects with new ids keep their commits`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.write("A.xib", login("Store"))
        try repository.commit("Two")
        try repository.folder.write(
            "A.xib", login("Store").replacing("\"b1\"", with: "\"b2\"").replacing("\"v1\"", with: "\"v2\""))
        try repository.commit("Created again")
        let lines = try subjects(repository, "A.xib")
        #expect(lines.contains(" button \"Store\" | One"))
        #expect(lines.contains("  normal.title Store | Two"))
    }

    @Test func `an earlier path of a file leads to its current path`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("Old.xib", login())
        try repository.commit("One")
        try repository.git("mv", "Old.xib", "New.xib")
        try repository.commit("Two")
        let history = try repository.history()
        let error = #expect(throws: AskingError.self) { try history.blame("Old.xib", history.snapshot()) }
        #expect(error?.description == "Old.xib no longer exists: it was renamed to New.xib.")
    }

    @Test func `a name selects the file that still exists, and if several files match, they are listed`() throws {
        let repository = try SmallRepository()
        for path in ["Old/A.xib", "Older/A.xib", "New/A.xib"] { try repository.folder.write(path, login(path)) }
        try repository.commit("One")
        try repository.git("branch", "side")
        for path in ["Old/A.xib", "Older/A.xib"] { try repository.folder.remove(path) }
        try repository.commit("Delete two")
        try repository.git("checkout", "-q", "side")
        try repository.folder.write("Old/A.xib", login("Side"))
        try repository.commit("Side")
        try repository.git("checkout", "-q", "main")
        // The merge does not restore the file. The newest commit that changed the file is on the branch `side`.
        _ = try? repository.git("merge", "-q", "--no-commit", "side")
        try repository.git("rm", "-q", "-f", "--ignore-unmatch", "Old/A.xib")
        try repository.commit("Merge")
        let history = try repository.history()
        #expect(try history.blame("A", history.snapshot()).path == "New/A.xib")
        try repository.folder.write("Newer/A.xib", login("Newer"))
        try repository.commit("Another")
        let again = try repository.history()
        let several = #expect(throws: AskingError.self) { try again.blame("A", again.snapshot()) }
        #expect(several == .ambiguous(name: "A", paths: ["New/A.xib", "Newer/A.xib"]))
        for path in ["New/A.xib", "Newer/A.xib"] { try repository.folder.remove(path) }
        try repository.commit("Delete all")
        let last = try repository.history()
        let deleted = #expect(throws: AskingError.self) { try last.blame("A", last.snapshot()) }
        #expect(deleted?.description.contains("Newer/A.xib (deleted)") == true, "\(deleted.debugDescription)")
    }

    @Test func `a removed or unknown file is reported as such`() throws {
        let repository = try SmallRepository()
        try repository.folder.write("A.xib", login())
        try repository.commit("One")
        try repository.folder.remove("A.xib")
        try repository.commit("Two")
        let history = try repository.history()
        let removed = #expect(throws: AskingError.self) { try history.blame("A.xib", history.snapshot()) }
        #expect(removed?.description.contains("removed it") == true)
        #expect(throws: AskingError.self) { try history.blame("B.xib", history.snapshot()) }
    }
}
