import Foundation
import TestSupport
import Testing

/// The README of the sample app lists the loading pattern of every xib and the place of every hazard. The reports must
/// agree with the README.
@Suite("Patterns and hazards of the sample app")
struct PatternTests {
    private static let readme: [String] = {
        let text = try? String(contentsOfFile: Tool.repository + "/Tests/Sample/README.md", encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
    }()

    /// Returns the rows of a report as lists of values, without the header.
    private func report(_ name: String, _ parameters: [String] = []) throws -> [[String]] {
        let folder = try TemporaryFolder()
        let sample = folder.path + "/Sample"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: sample)
        try Tool.index(sample)
        let run = try Tool.run(["report", name] + parameters + ["--no-refresh", "--format", "tsv"], in: sample)
        return run.output.split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Returns the cells of each table row in the README, if the first cell of the row is the name of a xib.
    private var described: [(file: String, cells: [String])] {
        Self.readme.compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("|"), cells.count > 2, cells[0].hasSuffix(".xib`") else { return nil }
            return (cells[0].trimmingCharacters(in: ["`"]), cells)
        }
    }

    @Test func `every xib has the pattern from the README`() throws {
        let found = Dictionary(uniqueKeysWithValues: try report("nib-patterns").map { ($0[0], $0[3]) })
        var reported: Set<String> = []
        for (file, cells) in described where !cells[1].isEmpty {
            let path = try #require(found.keys.first { $0 == file || $0.hasSuffix("/Hazards/" + file) }, "\(file)")
            reported.insert(path)
            #expect(cells[1].split(separator: ",").first.map(String.init) == found[path], "\(file)")
        }
        #expect(Set(found.keys) == reported)
    }

    /// The kind, the place and the other place of each hazard. The places have the form `file:line`.
    private static let hazards = [
        "unkept-object OldPriceList.xib:83 OldPriceList.xib:105",
        "hidden-color AboutView.xib:42 HiddenColorStamp.xib:31",
        "wrong-nib-by-name HazardTour.swift:19 HarvestView.xib:14",
        "no-view-outlet NoViewOutletViewController.xib:12 HazardTour.swift:20",
        "unkept-object OrphanTopLevelViewController.xib:28 OrphanTopLevelViewController.xib:24",
        "owner-is-root OwnerIsRootTicket.xib:12 OwnerIsRootTicket.xib:18",
        "owner-lacks-outlet OwnerLacksOutlet.xib:14 OwnerLacksOutlet.swift:11",
        "owner-nil OwnerNilPromo.xib:14 OwnerNilPromoOwner.m:7",
        "recursive-load RecursiveLoadView.xib:29 RecursiveLoadView.swift:19",
    ]

    @Test func `the report hazards lists exactly the hazards that the README describes`() throws {
        let found = try report("hazards").map { row in
            func place(_ path: String, _ line: String) -> String { (path as NSString).lastPathComponent + ":" + line }
            return "\(row[0]) \(place(row[2], row[3])) \(place(row[5], row[6]))"
        }
        #expect(found == Self.hazards)
        for hazard in Self.hazards {
            let words = hazard.split(separator: " ")
            let lines = words.dropFirst().map { $0.split(separator: ":")[1] }
            let isReported = Self.readme.contains { row in
                row.contains("`\(words[0])`") && lines.allSatisfy { row.contains(try! Regex("\\b\($0)\\b")) }
            }
            #expect(isReported, "\(hazard)")
        }
    }

    @Test func `stand-ins are paired with their nib and the load, and are not a hazard`() throws {
        let found = try report("stand-ins").map { "\($0[0]):\($0[1]) \($0[4]) \($0[6]):\($0[7])" }
        #expect(
            found == [
                "Orchard/Base.lproj/Main.storyboard:89 Orchard/Views/NoticeBanner.xib Orchard/Views/NoticeBanner.m:15",
                "Orchard/Controllers/AboutView.xib:24 Orchard/Views/NoticeBanner.xib Orchard/Views/NoticeBanner.m:15",
            ])
        #expect(try report("hazards", ["path=*NoticeBanner*"]).isEmpty)
    }
}
