import Asking
import Foundation
import TestSupport
import Testing

/// Runs every shipped report on the sample app, and compares the output with `Golden/NAME.txt`. Each report runs with
/// its defaults, and with the examples in its header. `RECORD=1 swift test --filter ReportTests` rewrites those files.
/// Before you commit, check the difference against the XML in Tests/Sample.
@Suite("Saved reports, run on the sample app")
struct ReportTests {
    /// Reports that find nothing in the sample app. The sample app does not repeat a subtree, so ReuseTests tests
    /// `repeated-subtrees`.
    private static let findingNothing: Set = ["repeated-subtrees"]

    private static let golden = Tool.repository + "/Tests/EndToEndTests/Golden"
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test func `every report has a golden file, and no other golden files exist`() throws {
        guard !Self.isRecording else { return }
        let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.golden)
        #expect(try Set(recorded) == Set(ReportCatalog(index: nil).reports.map { $0.name + ".txt" }))
    }

    @Test func `every report prints its recorded answer for the sample app`() throws {
        let folder = try TemporaryFolder()
        let sample = folder.path + "/Sample"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: sample)
        try Tool.index(sample)
        for report in try ReportCatalog(index: nil).reports {
            let found = try Self.commands(of: report).map {
                "$ \($0)\n" + (try Self.answer(to: $0, report, in: sample))
            }.joined(separator: "\n")
            let file = "\(Self.golden)/\(report.name).txt"
            if Self.isRecording {
                try found.write(toFile: file, atomically: true, encoding: .utf8)
            } else {
                let expected = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                #expect(found == expected, "\(report.name): \(Self.difference(found, expected))")
            }
        }
    }

    /// Returns the commands for a report: with its defaults, if possible, and with its examples.
    private static func commands(of report: Report) -> [String] {
        let plain = report.parameters.contains { $0.defaultValue == nil } ? [] : ["xibdb report \(report.name)"]
        return plain + report.examples.filter { !plain.contains($0) }
    }

    /// Runs a command in a shell, and returns its output.
    private static func answer(to command: String, _ report: Report, in folder: String) throws -> String {
        let search =
            (Tool.xibdb as NSString).deletingLastPathComponent + ":"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try Tool.execute(
            "sh", ["-c", command + " --no-refresh --format tsv"], in: folder, environment: ["PATH": search])
        #expect(run.status == 0, "\(command): \(run.errors)")
        let mayBeEmpty = findingNothing.contains(report.name) || !report.examples.contains(command)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count > 1 || mayBeEmpty, "\(command) finds nothing in the sample app")
        let columns = (lines.first ?? "").split(separator: "\t").map(String.init)
        #expect(
            lines.isEmpty || Set(report.essential).isSubset(of: columns),
            "\(report.name): a column of `essential` does not exist")
        return run.output
    }

    /// Returns the lines that only one of two texts contains.
    private static func difference(_ output: String, _ expected: String) -> String {
        let found = output.components(separatedBy: "\n")
        return found.difference(from: expected.components(separatedBy: "\n")).map { change in
            switch change {
            case .insert(_, let line, _): "\n+ \(line)"
            case .remove(_, let line, _): "\n- \(line)"
            }
        }.joined()
    }
}
