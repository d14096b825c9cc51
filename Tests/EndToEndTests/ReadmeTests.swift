import Foundation
import TestSupport
import Testing

@Suite("README and guide")
struct ReadmeTests {
    /// The paths of the README and the guide pages, relative to the project folder.
    private static let pages: [String] = {
        let guide = (try? FileManager.default.contentsOfDirectory(atPath: Tool.repository + "/docs/guide")) ?? []
        return ["README.md"] + guide.sorted().map { "docs/guide/" + $0 }
    }()

    private static func text(of page: String) -> String {
        (try? String(contentsOfFile: Tool.repository + "/" + page, encoding: .utf8)) ?? ""
    }

    /// Returns the code blocks of one language.
    private static func blocks(_ language: String, of page: String) -> [String] {
        text(of: page).components(separatedBy: "\n```").enumerated().compactMap { index, part in
            guard index % 2 == 1, part.hasPrefix(language + "\n") else { return nil }
            return String(part.dropFirst(language.count + 1))
        }
    }

    @Test func `the pages of the guide are found`() { #expect(Self.pages.count > 10) }

    @Test(arguments: pages)
    func `every command of the page works in the sample app`(page: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        let commands = Self.blocks("sh", of: page).flatMap { $0.split(separator: "\n").map(String.init) }
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

    @Test func `the example report in the guide runs as a script`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS("<button id=\"b1\"/>"))
        let report = try folder.write(
            "buttons.sql", try #require(Self.blocks("sql", of: "docs/guide/reports.md").first))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: report)
        _ = try Tool.run(["index", "."], in: folder.path)
        let search =
            (Tool.xibdb as NSString).deletingLastPathComponent + ":"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try Tool.execute(report, [], in: folder.path, environment: ["PATH": search])
        #expect(run.output.contains("A.xib"), "\(run.errors)")
    }

    @Test(arguments: [".ci/demo", ".ci/test"])
    func `the two setup commands exist, and CI runs them`(command: String) throws {
        #expect(Self.text(of: "README.md").contains("```\nbash \(command)\n```"))
        let run = try String(contentsOfFile: Tool.repository + "/.ci/run", encoding: .utf8)
        #expect(run.contains("bash \(command)"))
    }
}
