import Foundation
import TestSupport
import Testing

/// Tests the job summary and the pull request comment that the GitHub Action writes. A fake `gh` program records its
/// arguments.
@Suite("The report of the GitHub Action")
struct ActionReportTests {
    private let folder: TemporaryFolder
    private let base: String

    /// Creates a repository with a committed nib.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "bin/gh",
            """
            #!/bin/sh
            printf '%s\\n' "$*" >> "$LOG/calls"
            for word; do case $word in body=@*) cp "${word#body=@}" "$LOG/body";; esac; done
            case "$*" in "api user "*) echo '{"message": "not allowed"}'; exit 1;; esac
            [ ! -e "$LOG/refuses" ] || exit 1
            case "$*" in *--paginate*) cat "$LOG/ids" 2>/dev/null;; esac
            exit 0

            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/gh")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        try folder.write("log/note", "")
        try folder.write("app/Login.xib", Self.nib("Title"))
        let app = folder.path + "/app"
        try Tool.git(["init", "-q", "-b", "main"], in: app)
        try Tool.git(["add", "-A"], in: app)
        try Tool.git(["commit", "-q", "-m", "one"], in: app)
        base = try Tool.git(["rev-parse", "HEAD"], in: app).output.trimmingCharacters(in: .newlines)
    }

    private static func nib(_ text: String, more: String = "") -> String {
        Documents.iOS("<view id=\"v1\"><subviews><label text=\"\(text)\" id=\"l1\"/>\(more)</subviews></view>")
    }

    private func commit(_ name: String, _ text: String) throws {
        try folder.write("app/" + name, text)
        try Tool.git(["add", "-A"], in: folder.path + "/app")
        try Tool.git(["commit", "-q", "-m", "a change"], in: folder.path + "/app")
    }

    private func report(_ changes: [String: String] = [:]) throws -> Tool.Run {
        var environment = [
            "PATH": folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "LOG": folder.path + "/log", "CHECKED": ".", "ARGUMENTS": "",
            "BASE": base, "PULL_REQUEST": "12", "HEAD_REPOSITORY": "owner/app", "GITHUB_REPOSITORY": "owner/app",
            "COMMENT": "true", "GH_TOKEN": "t",
            "GITHUB_STEP_SUMMARY": folder.path + "/log/summary", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_SYSTEM": "/dev/null",
        ]
        environment.merge(changes) { $1 }
        return try Tool.execute(
            "bash", [Tool.repository + "/.ci/report-action"], in: folder.path + "/app", environment: environment)
    }

    private func log(_ name: String) -> String {
        (try? String(contentsOfFile: folder.path + "/log/" + name, encoding: .utf8)) ?? ""
    }

    @Test func `the changed nibs are drawn, and the step and the report name the pictures`() throws {
        let pictures = folder.path + "/pictures"
        let environment = [
            "PICTURES": pictures, "GITHUB_OUTPUT": folder.path + "/log/output", "GITHUB_RUN_ID": "7",
            "GITHUB_SERVER_URL": "https://github.example",
        ]
        let unchanged = try report(environment)
        #expect(unchanged.status == 0 && log("output").isEmpty, "\(unchanged.errors)")
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
        try commit("New.xib", Documents.iOS("<view id=\"v1\">\(frame)</view>"))
        let run = try report(environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(log("output") == "pictures=\(pictures)\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: pictures).contains("New.xib.after.svg"))
        #expect(log("summary").contains("(https://github.example/owner/app/actions/runs/7#artifacts)"))
    }

    @Test func `the summary and a comment have changes and new findings, and later runs update the comment`() throws {
        try commit("Login.xib", Self.nib("Name"))
        try commit("Broken.xib", "<document>\n")
        let first = try report()
        #expect(first.status == 0, "\(first.output)\(first.errors)")
        for text in [log("summary"), log("body")] {
            #expect(text.contains("#### Login.xib") && text.contains("Title") && text.contains("Name"), "\(text)")
            #expect(text.contains("#### New findings\n") && text.contains("| unparseable |"), "\(text)")
        }
        #expect(log("body").hasPrefix("<!-- xibdb . -->\n") && !log("summary").contains("<!--"))
        #expect(
            log("calls").contains("api --method POST repos/owner/app/issues/12/comments -F body=@"), "\(log("calls"))")
        #expect(
            log("calls").contains(
                #"select(.user.login == "github-actions[bot]") | select(.body | startswith("<!-- xibdb . -->"))"#))
        // The comment already exists.
        try folder.write("log/ids", "77\n78\n")
        try folder.write("log/calls", "")
        #expect(try report().status == 0)
        #expect(
            log("calls").contains("api --method PATCH repos/owner/app/issues/comments/77 -F body=@")
                && !log("calls").contains("POST"), "\(log("calls"))")
    }

    @Test func `if no nib differs, an existing comment is updated, but no new one is written`() throws {
        try commit("README", "text\n")
        #expect(try report().status == 0)
        #expect(!log("calls").contains("POST") && log("summary").contains("\nNone.\n"), "\(log("summary"))")
        try folder.write("log/ids", "77\n")
        #expect(try report().status == 0)
        #expect(log("calls").contains("PATCH") && log("body").contains("\nNone.\n"))
    }

    @Test(arguments: [
        ["HEAD_REPOSITORY": "somebody/app"], ["GH_TOKEN": ""], ["COMMENT": "false"], ["PULL_REQUEST": ""],
    ])
    func `if a comment is impossible or turned off, only the summary is written`(changes: [String: String]) throws {
        try commit("Login.xib", Self.nib("Name"))
        let run = try report(changes)
        #expect(
            run.status == 0 && log("calls") == "" && log("summary").contains("#### Login.xib"),
            "\(run.output)\(run.errors)")
        #expect(
            run.output.contains("::notice title=xibdb::")
                == (changes["HEAD_REPOSITORY"] != nil || changes["GH_TOKEN"] != nil), "\(run.output)")
    }

    @Test func `a comment that GitHub rejects does not fail the job`() throws {
        try commit("Login.xib", Self.nib("Name"))
        try folder.write("log/refuses", "")
        let run = try report()
        #expect(run.status == 0 && run.output.contains("pull-requests: write"), "\(run.output)\(run.errors)")
    }

    @Test func `commits of the base branch are not part of the comparison`() throws {
        let app = folder.path + "/app"
        try Tool.git(["checkout", "-q", "-b", "topic"], in: app)
        try commit("Login.xib", Self.nib("Name"))
        try Tool.git(["checkout", "-q", "main"], in: app)
        try commit("Other.xib", Self.nib("Other"))
        try Tool.git(["merge", "-q", "-m", "merged", "topic"], in: app)
        #expect(try report().status == 0)
        #expect(log("summary").contains("#### Login.xib") && !log("summary").contains("Other"), "\(log("summary"))")
    }

    @Test(arguments: [
        "", "0000000000000000000000000000000000000000", "--output=x", "1111111111111111111111111111111111111111",
    ])
    func `without a commit for comparison, the summary says what is missing`(base: String) throws {
        let run = try report(["BASE": base])
        #expect(run.status == 0 && log("summary").contains("fetch-depth"), "\(run.output)\(run.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/app").sorted() == [".git", "Login.xib"])
    }

    @Test func `names and texts of the repository mention nobody and do not end the marker comment`() throws {
        try commit("Views/@octocat #1 --> <!-- xibdb . -->.xib", Self.nib("@everybody see #42"))
        #expect(try report(["CHECKED": "Views"]).status == 0)
        let body = log("body")
        #expect(
            body.hasPrefix("<!-- xibdb Views -->\n") && body.components(separatedBy: "<!-- xibdb").count == 2, "\(body)"
        )
        #expect(
            body.contains("octocat") && !body.contains("@octocat") && !body.contains("@everybody")
                && !body.contains("#42") && !body.contains("#1"), "\(body)")
    }

    @Test func `a report that is too long for a comment is cut at a line end`() throws {
        func labels(_ word: String) -> String {
            (0..<1200).map { "<label text=\"A \(word) with ümläuts, number \($0)\" id=\"x\($0)\"/>" }.joined(
                separator: "\n")
        }
        try commit("Login.xib", Self.nib("Title", more: labels("text")))
        let base = try Tool.git(["rev-parse", "HEAD"], in: folder.path + "/app").output.trimmingCharacters(
            in: .newlines)
        try commit("Login.xib", Self.nib("Title", more: labels("title")))
        #expect(try report(["BASE": base]).status == 0)
        let body = log("body")
        #expect(
            body.count <= 65_536 && body.utf8.count > 59_000 && body.contains("**Cut:**") && !body.contains("\u{FFFD}"),
            "\(body.utf8.count)")
        #expect(log("summary").utf8.count > body.utf8.count && !log("summary").contains("**Cut:**"))
    }
}
