import Asking
import Foundation
import TestSupport
import Testing

/// The pages in `Queries` must contain the output that the tool prints. `RECORD=1 swift test --filter PageTests`
/// rewrites `REPORTS.md` and `RULES.md`.
@Suite("Pages")
struct PageTests {
    private static let folder = Tool.repository + "/Queries/"

    private static func text(_ page: String) throws -> String {
        try String(contentsOfFile: folder + page, encoding: .utf8)
    }

    /// Returns the shell blocks, each with the text block that follows (if any).
    private static func steps(_ page: String) throws -> [(command: String, output: String?)] {
        let parts = try text(page).components(separatedBy: "\n```")
        var steps: [(command: String, output: String?)] = []
        for (index, part) in parts.enumerated() where index % 2 == 1 {
            if part.hasPrefix("sh\n") { steps.append((String(part.dropFirst(3)), nil)) }
            if part.hasPrefix("text\n"), !steps.isEmpty, parts[index - 1].isEmpty {
                steps[steps.count - 1].output = String(part.dropFirst(5)) + "\n"
            }
        }
        return steps
    }

    private static let search =
        (Tool.xibdb as NSString).deletingLastPathComponent + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")

    private func hold(_ page: String, in place: String, atLeast count: Int) throws {
        let steps = try Self.steps(page)
        #expect(steps.filter { $0.output != nil }.count >= count)
        for step in steps {
            let run = try Tool.execute("bash", ["-c", step.command], in: place, environment: ["PATH": Self.search])
            if let output = step.output { #expect(run.output == output, "\(step.command)\n\(run.errors)") }
        }
    }

    @Test func `every recipe prints the output on its page`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        _ = try Tool.run(["index", "."], in: folder.path + "/Sample")
        try hold("RECIPES.md", in: folder.path + "/Sample", atLeast: 20)
    }

    @Test func `each step of the tutorial prints the output that its page shows`() throws {
        let folder = try TemporaryFolder()
        try hold("TUTORIAL.md", in: folder.path, atLeast: 4)
    }

    @Test func `the commands in README and the guide print the output that the pages show`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        _ = try Tool.run(["index", "."], in: folder.path + "/Sample")
        let pages = ["README", "docs/guide/why", "docs/guide/reports", "docs/guide/loading", "docs/guide/places"]
        let shown = try pages.flatMap { try Self.steps("../\($0).md") }.filter { $0.output != nil }
        #expect(shown.count >= 6)
        for step in shown {
            let run = try Tool.execute(
                "bash", ["-c", step.command], in: folder.path + "/Sample", environment: ["PATH": Self.search])
            #expect(run.output == step.output, "\(step.command)")
        }
    }

    @Test func `the page of reports has a section for every report, made from its header`() throws {
        let reports = try ReportCatalog(index: nil).reports
        var page = "# Reports\n\nMade from the headers of the reports; `xibdb report NAME --help` prints the same.\n"
        let themes = [
            "owners", "outlets and actions", "classes", "loading", "storyboards", "texts and resources", "layout",
            "reuse", "index",
        ]
        let elsewhere = reports.filter { !themes.contains($0.theme ?? "") }.map(\.name)
        #expect(elsewhere == [], "each has one of the themes")
        for theme in themes {
            page += "\n## \(theme.prefix(1).uppercased() + theme.dropFirst())\n"
            for report in reports where report.theme == theme {
                page += "\n### \(report.name)\n\n\(report.title). \(report.answers)\n"
                if !report.parameters.isEmpty { page += "\n| parameter | value | |\n| --- | --- | --- |\n" }
                for parameter in report.parameters {
                    page +=
                        "| `\(parameter.name)` | \(parameter.rule) | \(parameter.help.replacingOccurrences(of: "|", with: "\\|")) |\n"
                }
                if !report.examples.isEmpty { page += "\n```\n\(report.examples.joined(separator: "\n"))\n```\n" }
            }
        }
        try hold("REPORTS.md", page)
    }

    @Test func `the page of rules has a section for every rule, made from its header`() throws {
        let rules = try RuleCatalog(index: nil).rules
        var page =
            "# Rules\n\nMade from the headers of the rules; `xibdb check --explain RULE` prints the same, with an example.\n"
        for pack in Rule.Pack.allCases {
            let members = rules.filter { $0.pack == pack }
            guard !members.isEmpty else { continue }
            page += "\n## Pack \(pack.rawValue)\n"
            for rule in members {
                page += "\n### \(rule.id)\n\n\(rule.title). \(rule.why)\n\n"
                for platform in rule.platforms { page += "- \(platform.name): \(platform.effect)\n" }
                page += "- Severity: \(rule.severityText). Confidence: \(rule.confidence.rawValue).\n"
                if let uncertain = rule.uncertain { page += "- Uncertain: \(uncertain)\n" }
                if !rule.fix.isEmpty { page += "- Fix: \(rule.fix)\n" }
                for option in rule.options { page += "- Option `\(option.name)` (\(option.rule)): \(option.help)\n" }
            }
        }
        try hold("RULES.md", page)
    }

    /// Compares a generated page with its file. With `RECORD=1`, the file is written first.
    private func hold(_ name: String, _ page: String) throws {
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try page.write(toFile: Self.folder + name, atomically: true, encoding: .utf8)
        }
        #expect(try Self.text(name) == page, "RECORD=1 writes the page again")
    }
}
