import Foundation
import Testing
import TestSupport

@Suite("xibdb git")
struct GitDriverTests {
    private let folder: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("bin/note", "")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        environment = [
            "HOME": folder.path + "/home", "XDG_CONFIG_HOME": "", "PATH": folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_PAGER": "cat",
        ]
        try folder.write("home/note", "")
        try folder.write("app/Login.xib", Self.nib("Title"))
        for command in [["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "one"]] { try git(command) }
    }

    private static func nib(_ text: String) -> String {
        Documents.iOS("<view id=\"v1\" customClass=\"LoginView\"><subviews><label text=\"\(text)\" id=\"l1\"/></subviews></view>")
    }

    @discardableResult
    private func git(_ arguments: [String]) throws -> String {
        let run = try Tool.execute("git", arguments, in: folder.path + "/app", environment: environment)
        try #require(run.status == 0, "\(arguments): \(run.errors)")
        return run.output
    }

    private func xibdb(_ arguments: String...) throws -> Tool.Run {
        try Tool.execute("xibdb", arguments, in: folder.path + "/app", environment: environment)
    }

    @Test func `installed in a repository, git shows objects, and taken out it shows lines again`() throws {
        let plain = try { try folder.write("app/Login.xib", Self.nib("Name")); return try git(["diff"]) }()
        let run = try xibdb("git", "install")
        #expect(run.status == 0 && run.output.contains("diff.xib.textconv = xibdb git textconv\n"), "\(run.output)\(run.errors)")
        #expect(run.output.hasSuffix("For everybody, in .gitattributes:\n  *.xib diff=xib merge=xib\n  *.storyboard diff=xib merge=xib\n"))
        let outline = try git(["diff"])
        #expect(outline != plain && outline.contains("-") && !outline.contains("<label"), "\(outline)")
        #expect(outline.contains("Title") && outline.contains("Name"))
        try git(["commit", "-qam", "two"])
        for command in [["log", "-p", "-1"], ["show"]] {
            let shown = try git(command)
            #expect(shown.contains("Name") && !shown.contains("<label"), "\(shown)")
        }
        // A second time changes nothing.
        let attributes = try String(contentsOfFile: folder.path + "/app/.git/info/attributes", encoding: .utf8)
        _ = try xibdb("git", "install")
        #expect(try String(contentsOfFile: folder.path + "/app/.git/info/attributes", encoding: .utf8) == attributes)
        let gone = try xibdb("git", "install", "--uninstall")
        #expect(gone.status == 0, "\(gone.errors)")
        #expect(try git(["show"]).contains("<label"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/app/.git/info/attributes"))
        let settings = try git(["config", "--list"])
        #expect(!settings.contains("xib"), "\(settings)")
    }

    @Test func `for all repositories, beside what is set already`() throws {
        try folder.write("home/.config/git/attributes", "*.png binary\n")
        #expect(try xibdb("git", "install", "--global").status == 0)
        #expect(try git(["config", "--global", "merge.xib.driver"]).hasPrefix("xibdb merge %O %A %B"))
        #expect(try git(["check-attr", "diff", "Login.xib"]) == "Login.xib: diff: xib\n")
        #expect(try git(["check-attr", "binary", "a.png"]) == "a.png: binary: set\n")
        #expect(try xibdb("git", "install", "--global", "--uninstall").status == 0)
        #expect(try String(contentsOfFile: folder.path + "/home/.config/git/attributes", encoding: .utf8) == "*.png binary\n")
    }

    @Test func `what is no nib is printed as it is, byte for byte`() throws {
        let bytes = Data([0x3C, 0xFF, 0x0A, 0x00, 0x3E])
        try bytes.write(to: URL(fileURLWithPath: folder.path + "/app/odd.xib"))
        let run = try Tool.execute("bash", ["-c", "xibdb git textconv odd.xib | cmp - odd.xib"], in: folder.path + "/app", environment: environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(try xibdb("git", "textconv", "absent.xib").errors == "xibdb: absent.xib: the file cannot be read.\n")
    }

    @Test func `outside a repository there is nothing to install in`() throws {
        let elsewhere = try TemporaryFolder()
        let run = try Tool.run(["git", "install"], in: elsewhere.path)
        #expect(run.status == 2 && run.errors.contains("is no git repository"))
    }
}
