import Foundation
import Testing
import TestSupport

/// Every shipped report on the sample app, held against `Golden/NAME.txt`.
/// `RECORD=1 swift test --filter ReportTests` writes those files anew; read the
/// difference against the XML in Tests/Sample before you commit it.
@Suite("Saved reports on the sample app")
struct ReportTests {
    /// Parameters of each report; a report that is missing here fails the test.
    private static let parameters: [String: [String]] = [
        "action": ["selector=*"],
        "biggest": ["by=connections", "limit=8"],
        "bindings": [],
        "class": ["name=FruitCell"],
        "class-descriptions": [],
        "class-uses": ["class=[A-M]*"],
        "colors": [],
        "custom-classes": [],
        "duplicate-files": [],
        "embedding-graph": [],
        "failures": [],
        "file-connections": ["file=*"],
        "fonts": [],
        "formats": [],
        "hazards": [],
        "identifiers": [],
        "images": [],
        "layout": [],
        "localized-differences": [],
        "missing-nibs": [],
        // With so many differences they are no copies; but every kind of difference is there.
        "near-copies": ["minimum=3", "maximum=40"],
        "nib-loads": [],
        "nib-patterns": [],
        "no-accessibility-label": [],
        "no-owner": [],
        "outlet": ["name=*Label"],
        "owner-outlets": [],
        "owners": [],
        "patterns": [],
        "placed-views": [],
        "repeated-subtrees": ["minimum=3"],
        "reusable-views": [],
        "runtime-attributes": [],
        "segues": [],
        "stand-ins": [],
        "texts": ["search=a"],
        "tools-versions": [],
        "top-level-objects": [],
        "unconnected-outlets": ["unused=1"],
        "unknown-classes": [],
        "unloaded-nibs": [],
        "unreachable-scenes": [],
        "unresolved-loads": [],
    ]

    /// Nothing repeats in the sample app: ReuseTests has nibs for it.
    private static let findingNothing: Set = ["repeated-subtrees"]

    private static let golden = Tool.repository + "/Tests/EndToEndTests/Golden"
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    private static let shipped: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: Tool.repository + "/Queries")) ?? []
        return files.filter { $0.hasSuffix(".sql") }.map { String($0.dropLast(4)) }.sorted()
    }()

    @Test func `every report has its parameters and its golden file, and nothing else has`() throws {
        #expect(Self.shipped == Self.parameters.keys.sorted())
        guard !Self.isRecording else { return }
        let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.golden)
        #expect(Set(recorded) == Set(Self.shipped.map { $0 + ".txt" }))
    }

    @Test func `every report says of the sample app what was found to be true`() throws {
        let folder = try TemporaryFolder()
        let sample = folder.path + "/Sample"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: sample)
        try Tool.index(sample)
        for name in Self.shipped {
            let command = ["report", name] + (Self.parameters[name] ?? []) + ["--no-refresh", "--format", "tsv"]
            let run = try Tool.run(command, in: sample)
            #expect(run.status == 0, "\(name): \(run.errors)")
            #expect(
                run.output.split(separator: "\n").count > 1 || Self.findingNothing.contains(name),
                "\(name) finds nothing in the sample app")
            let file = "\(Self.golden)/\(name).txt"
            if Self.isRecording {
                try run.output.write(toFile: file, atomically: true, encoding: .utf8)
            } else {
                let expected = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                #expect(run.output == expected, "\(name): \(Self.difference(run.output, expected))")
            }
        }
    }

    /// The lines that only one of two texts has.
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
