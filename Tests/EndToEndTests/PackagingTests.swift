import Foundation
import TestSupport
import Testing

/// Tests the files that other projects use to run xibdb in CI and in hooks.
@Suite("Actions, hooks and templates")
struct PackagingTests {
    private static func text(_ name: String) throws -> String {
        try String(contentsOfFile: Tool.repository + "/" + name, encoding: .utf8)
    }

    /// Returns a repository with one error, and a PATH that contains the tested binary as xibdb.
    private static func repository() throws -> (folder: TemporaryFolder, path: String) {
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "")
        try folder.write("A.xib", "<document>\n<<<<<<< ours\n</document>\n")
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        return (folder, folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""))
    }

    @Test func `the Action annotates lines, writes SARIF, and fails at the given severity`() throws {
        let (folder, path) = try Self.repository()
        let script = Tool.repository + "/.ci/check-action"
        let run = try Tool.execute(
            "bash", [script], in: folder.path, environment: ["PATH": path, "SARIF": "out.sarif", "FAIL_ON": "error"])
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.output.hasPrefix("::error file=A.xib,line="))
        #expect(
            try String(contentsOfFile: folder.path + "/out.sarif", encoding: .utf8).contains(
                "\"ruleId\" : \"unparseable\""))
        let off = try Tool.execute(
            "bash", [script], in: folder.path,
            environment: ["PATH": path, "SARIF": "", "ARGUMENTS": "--rule nib-unused --rule outlet-unknown"])
        #expect(off.status == 0, "\(off.output)\(off.errors)")
    }

    @Test func `the pre-commit hook checks the repository in which it runs`() throws {
        let (folder, path) = try Self.repository()
        let run = try Tool.execute(
            "bash", [Tool.repository + "/.ci/check-hook"], in: folder.path, environment: ["PATH": path])
        #expect(run.status == 1)
        #expect(run.output.contains("[unparseable]"))
    }

    @Test func `the files that the Action and the hooks name exist`() throws {
        #expect(try Self.text("action.yml").contains("$GITHUB_ACTION_PATH/.ci/check-action"))
        #expect(try Self.text(".pre-commit-hooks.yaml").contains("entry: .ci/check-hook"))
        #expect(try Self.text("action.yml").contains("$GITHUB_ACTION_PATH/.ci/report-action"))
        for script in [".ci/check-action", ".ci/report-action", ".ci/check-hook", ".ci/build"] {
            #expect(FileManager.default.fileExists(atPath: Tool.repository + "/" + script))
        }
    }

    @Test func `the command in the GitLab template works`() throws {
        let (folder, path) = try Self.repository()
        let command = try #require(
            try Self.text(".ci/gitlab.yml").split(separator: "\n").first { $0.contains("--format gitlab") })
        let run = try Tool.execute(
            "bash", ["-c", command.replacingOccurrences(of: "$xibdb", with: "xibdb")], in: folder.path,
            environment: ["PATH": path, "XIBDB_ARGUMENTS": ""])
        #expect(run.status == 1, "\(run.errors)")
        let report = try JSONSerialization.jsonObject(
            with: Data(contentsOf: URL(fileURLWithPath: folder.path + "/gl-code-quality.json")))
        #expect((report as? [[String: Any]])?.first?["check_name"] as? String == "unparseable")
    }

    @Test func `the GitLab template draws the changed nibs of a merge request`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/bin/xibdb", withDestinationPath: Tool.xibdb)
        let app = folder.path + "/app"
        try folder.write("app/Notes.txt", "one")
        try Tool.git(["init", "-q", "-b", "main"], in: app)
        try Tool.git(["add", "-A"], in: app)
        try Tool.git(["commit", "-q", "-m", "one"], in: app)
        let base = try Tool.git(["rev-parse", "HEAD"], in: app).output.trimmingCharacters(in: .newlines)
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
        try folder.write("app/New.xib", Documents.iOS("<view id=\"v1\">\(frame)</view>"))
        try Tool.git(["add", "-A"], in: app)
        try Tool.git(["commit", "-q", "-m", "two"], in: app)
        let lines = try Self.text(".ci/gitlab.yml").components(separatedBy: "    - |\n")[1].split(separator: "\n")
        let script = lines.prefix { $0.hasPrefix("      ") }.joined(separator: "\n")
        let run = try Tool.execute(
            "bash", ["-e", "-c", script], in: app,
            environment: [
                "PATH": folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
                "XIBDB_ARGUMENTS": "", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base, "GIT_CONFIG_GLOBAL": "/dev/null",
                "GIT_CONFIG_SYSTEM": "/dev/null",
            ])
        #expect(!run.errors.contains("did not draw"), "\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: app + "/xibdb-pictures/New.xib.after.svg"), "\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: app + "/gl-code-quality.json"), "\(run.errors)")
    }

    /// Returns a folder with the script that downloads a release, and a folder with a release whose binary prints a
    /// word. Returns nil if this machine cannot download or pack a release.
    private static func release() throws -> (tool: TemporaryFolder, releases: TemporaryFolder, archive: String)? {
        guard (try? Tool.execute("curl", ["--version"], in: "/"))?.status == 0 else { return nil }
        let machine = try Tool.execute("uname", ["-sm"], in: "/").output.split { $0 == " " || $0 == "\n" }
        guard machine.count == 2, machine[0] == "Darwin" || ["x86_64", "aarch64"].contains(machine[1]) else {
            return nil
        }
        let system = machine[0] == "Darwin" ? "macos" : "linux-\(machine[1])"
        let (tool, releases) = (try TemporaryFolder(), try TemporaryFolder())
        try tool.write(".ci/download", Self.text(".ci/download"))
        try tool.write("Sources/HostSystem/Version.swift", #"static let current = "9.8.7""#)
        let name = "xibdb-9.8.7-\(system)"
        try releases.write("\(name)/bin/xibdb", "#!/bin/sh\necho downloaded\n")
        let packed = try Tool.execute("tar", ["-cJf", name + ".tar.xz", name], in: releases.path)
        // Without xz, tar cannot write the archive.
        return packed.status == 0 ? (tool, releases, name + ".tar.xz") : nil
    }

    @Test func `a release is downloaded, and its sum is checked`() throws {
        guard let (tool, releases, archive) = try Self.release() else { return }
        let address = "file://" + releases.path
        func download(_ sum: String? = nil) throws -> Tool.Run {
            var environment = ["XIBDB_RELEASES": address]
            environment["XIBDB_SUM"] = sum
            return try Tool.execute("bash", [".ci/download"], in: tool.path, environment: environment)
        }
        let wrong = try download(String(repeating: "0", count: 64))
        #expect(wrong.status == 1 && wrong.errors.contains("xibdb is not installed") && !tool.exists(".build/xibdb"))
        let sums = try Tool.execute(
            "sh", ["-c", "sha256sum \(archive) || shasum -a 256 \(archive)"], in: releases.path)
        try releases.write("SHA256SUMS", sums.output)
        let right = try download()
        #expect(right.status == 0, "\(right.errors)")
        #expect(try Tool.execute(tool.path + "/.build/xibdb", [], in: "/").output == "downloaded\n")
        let none = try Tool.execute("bash", [".ci/download"], in: tool.path, environment: ["XIBDB_RELEASES": ""])
        #expect(none.status == 1 && none.errors == "", "without an address, the caller builds xibdb")
    }
}
