import TestSupport
import Testing

@Suite("Commits that introduced findings")
struct IntroducedFindingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main", "."], in: folder.path)
        try folder.write(".gitignore", ".xibdb\n")
        try folder.write("Form.swift", Self.code("@IBOutlet var button: UIButton!"))
        try folder.write("Form.xib", Self.nib(""))
        try commit("Add the form", "Ann")
        for number in 1...6 {
            try folder.write("Notes.swift", "// \(number)\n")
            try commit("Note \(number)", "Bob")
        }
    }

    private static func code(_ member: String) -> String {
        "import UIKit\nclass Form: UIView {\n    \(member)\n}\nfunc load() { _ = UINib(nibName: \"Form\", bundle: nil).instantiate(withOwner: Form()) }\n"
    }

    private static func nib(_ more: String) -> String {
        Documents.iOS(owner: "Form", "<view id=\"v1\"/><button id=\"b1\"/>").replacing(
            "customClass=\"Form\"/>",
            with:
                "customClass=\"Form\"><connections><outlet property=\"button\" destination=\"b1\" id=\"c1\"/>\(more)</connections></placeholder>"
        )
    }

    /// - Returns: The id of the commit.
    @discardableResult
    private func commit(_ message: String, _ author: String) throws -> String {
        try Tool.git(["add", "-A"], in: folder.path)
        try Tool.git(["commit", "-q", "--author", "\(author) <\(author)@example.com>", "-m", message], in: folder.path)
        return String(try Tool.execute("git", ["rev-parse", "HEAD"], in: folder.path).output.prefix(40))
    }

    private func check(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(["check", "--rule", "outlet-unknown", "--blame"] + arguments, in: folder.path)
    }

    @Test func `a finding names the commit that removed the outlet, although the nib did not change`() throws {
        try folder.write("Form.swift", Self.code("var nothing = 0"))
        let guilty = try commit("Remove the outlet", "Cid")
        for number in 7...9 {
            try folder.write("Form.xib", Self.nib("").replacing("<view id=\"v1\"/>", with: "<view id=\"v\(number)\"/>"))
            try commit("Move things \(number)", "Bob")
        }
        let text = try check()
        #expect(
            text.output.contains("    introduced by \(guilty.prefix(10)) (")
                && text.output.contains(", Cid): Remove the outlet\n"), "\(text.output)\(text.errors)")
        #expect(try Tool.run(["check", "--rule", "outlet-unknown"], in: folder.path).output.contains("since") == false)
        for format in ["json", "sarif", "ndjson", "csv"] {
            #expect(try check("--format", format).output.contains(guilty), "\(format)")
        }
        for format in ["markdown", "xcode", "github", "gitlab", "checkstyle", "junit", "html"] {
            let output = try check("--format", format).output
            #expect(output.contains(guilty.prefix(10)) && output.contains("Cid"), "\(format): \(output)")
        }
        let table = try check("--format", "markdown").output
        #expect(table.contains("| \(guilty.prefix(10)) (") && !table.contains("introduced by"), "\(table)")
    }

    @Test func `a finding of the work tree is not committed, and beyond --blame-limit the commit is unknown`() throws {
        try folder.write("Form.xib", Self.nib("<outlet property=\"later\" destination=\"b1\" id=\"c2\"/>"))
        #expect(try check().output.contains("    not committed\n"))
        try commit("Connect it", "Dan")
        let cut = try check("--blame-limit", "1")
        #expect(
            cut.output.contains("    introduced by an unknown commit (the search stopped after 1 commits)\n"),
            "\(cut.output)")
        #expect(cut.errors.contains("--blame-limit"))
    }

    @Test func `a finding from a merge names the commit of the branch, even after a rename`() throws {
        try Tool.git(["checkout", "-q", "-b", "side"], in: folder.path)
        try folder.write("Form.xib", Self.nib("<outlet property=\"later\" destination=\"b1\" id=\"c2\"/>"))
        let guilty = try commit("Connect it", "Eve")
        try folder.write("Side.swift", "// side\n")
        try commit("Go on", "Bob")
        try Tool.git(["checkout", "-q", "main"], in: folder.path)
        try folder.write("Main.swift", "// main\n")
        try commit("Elsewhere", "Bob")
        try Tool.git(["merge", "-q", "--no-edit", "side"], in: folder.path)
        #expect(try check().output.contains("introduced by \(guilty.prefix(10))"))
        try Tool.git(["mv", "Form.xib", "Shop.xib"], in: folder.path)
        try folder.write(
            "Form.swift",
            Self.code("@IBOutlet var button: UIButton!").replacing("nibName: \"Form\"", with: "nibName: \"Shop\""))
        try commit("Rename it", "Bob")
        let output = try check().output
        #expect(output.hasPrefix("Shop.xib") && output.contains("introduced by \(guilty.prefix(10))"), "\(output)")
    }

    @Test func `with --since, only findings after the revision are reported with a commit`() throws {
        try folder.write("Form.xib", Self.nib("<outlet property=\"first\" destination=\"b1\" id=\"c2\"/>"))
        let first = try commit("First", "Fay")
        try folder.write(
            "Form.xib",
            Self.nib(
                "<outlet property=\"first\" destination=\"b1\" id=\"c2\"/><outlet property=\"second\" destination=\"b1\" id=\"c3\"/>"
            ))
        let second = try commit("Second", "Gus")
        let output = try check("--since", "HEAD~1").output
        #expect(output.contains(second.prefix(10)) && !output.contains(first.prefix(10)), "\(output)")
    }
}
