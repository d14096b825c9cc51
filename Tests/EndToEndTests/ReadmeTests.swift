import Foundation
import TestSupport
import Testing

@Suite("README")
struct ReadmeTests {
    private static let text = (try? String(contentsOfFile: Tool.repository + "/README.md", encoding: .utf8)) ?? ""

    /// The blocks of one language.
    private static func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "\n```").enumerated().compactMap { index, part in
            guard index % 2 == 1, part.hasPrefix(language + "\n") else { return nil }
            return String(part.dropFirst(language.count + 1))
        }
    }

    @Test func `every command works in the sample app`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        let commands = Self.blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }
        #expect(commands.count > 15)
        let search =
            (Tool.xibdb as NSString).deletingLastPathComponent + ":"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        _ = try Tool.run(["index", "."], in: folder.path + "/Sample")
        for written in commands {
            let command = written.replacingOccurrences(of: "/tmp/", with: folder.path + "/")
            let run = try Tool.execute(
                "bash", ["-c", command], in: folder.path + "/Sample", environment: ["PATH": search])
            #expect(run.status == 0, "\(command)\n\(run.errors)")
            #expect(
                !run.output.isEmpty || command.contains("--quiet") || command.contains("error IS NOT NULL"),
                "\(command)")
        }
    }

    @Test func `the report of the example runs as a script`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS("<button id=\"b1\"/>"))
        let report = try folder.write("buttons.sql", try #require(Self.blocks("sql").first))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: report)
        _ = try Tool.run(["index", "."], in: folder.path)
        let search =
            (Tool.xibdb as NSString).deletingLastPathComponent + ":"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try Tool.execute(report, [], in: folder.path, environment: ["PATH": search])
        #expect(run.output.contains("A.xib"), "\(run.errors)")
    }

    @Test(arguments: [".ci/demo", ".ci/test"])
    func `the two commands of the set-up exist and are what CI runs`(command: String) throws {
        #expect(Self.text.contains("```\nbash \(command)\n```"))
        let run = try String(contentsOfFile: Tool.repository + "/.ci/run", encoding: .utf8)
        #expect(run.contains("bash \(command)"))
    }
}
