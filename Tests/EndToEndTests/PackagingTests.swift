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
}
