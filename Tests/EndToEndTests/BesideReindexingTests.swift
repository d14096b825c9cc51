import Foundation
import TestSupport
import Testing

/// Runs queries while other runs replace the index. `Tests/Figures/beside_reindexing.py` does the same for as long as
/// you want.
@Suite("Questions during runs that replace the index")
struct BesideReindexingTests {
    private static let questions = [
        ["explain", "FruitCell"], ["show", "FruitCell"], ["explain", "OwnerNilPromo"], ["status"],
        [
            "why",
            "[<FruitCell 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nameLabel.",
        ],
    ]

    /// Returns the answer to a question. For `status`, the time and the size are omitted.
    private static func answer(_ question: [String], in folder: String) throws -> String {
        let run = try Tool.run(question + ["--no-refresh"], in: folder)
        let lines = run.output.split(separator: "\n").filter {
            !$0.hasPrefix("  written ") && !$0.contains(" KiB, schema ")
        }
        return "status \(run.status)\n" + lines.joined(separator: "\n")
    }

    @Test func `every answer reflects one state of the repository`() throws {
        let folder = try TemporaryFolder()
        let (sample, other) = (folder.path + "/sample", folder.path + "/other")
        for place in [sample, other] {
            try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: place)
        }
        // In the other state, some files are missing and others are new, so the row ids differ.
        let script = """
            set -e
            there() { rm -rf "$1/OrchardMac" "$1/Orchard/Hazards" "$1/Orchard/Views/FruitCell.swift"; \
                sed -i.bak 's/nameLabel/titleLabel/g' "$1/Orchard/Views/FruitCell.xib"; rm "$1/Orchard/Views/FruitCell.xib.bak"; \
                cp "$1/Orchard/Views/MarketGestures.xib" "$1/AAA.xib"; }
            back() { rm "$1/AAA.xib"; cp -R '\(Tool.repository)/Tests/Sample/.' "$1"; }
            """
        func bash(_ text: String) throws {
            #expect(try Tool.execute("bash", ["-c", script + "\n" + text], in: folder.path).status == 0)
        }
        try bash("there other")
        for place in [sample, other] { try Tool.index(place) }
        var allowed: [[String]: Set<String>] = [:]
        for question in Self.questions {
            allowed[question] = try Set(
                [sample, other].map { place in
                    try Self.answer(question, in: place).replacingOccurrences(of: other, with: sample)
                })
        }
        #expect(allowed.values.allSatisfy { $0.count == 2 }, "every question is answered in its own way by each state")

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "bash", "-c",
            script + """

                for round in 1 2 3; do
                    there sample; '\(Tool.xibdb)' index sample --quiet
                    back sample; '\(Tool.xibdb)' index sample --quiet
                done
                """,
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try process.run()
        while process.isRunning {
            for question in Self.questions {
                let answer = try Self.answer(question, in: sample)
                #expect(allowed[question]?.contains(answer) == true, "\(question): \(answer)")
            }
        }
        #expect(process.terminationStatus == 0)
    }
}
