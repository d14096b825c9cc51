import Asking
import Foundation
import TestSupport
import Testing

/// Tests with an index that contains the sample app twice. Every path in an answer must begin with the name of its
/// tree.
@Suite("Paths in answers about several trees")
struct PrintedPathTests {
    /// A folder with two trees, `one` and `other`, and their index `x.sqlite`. It is created once.
    private static let trees = Result {
        let folder = try TemporaryFolder()
        for tree in ["one", "other"] {
            try FileManager.default.copyItem(
                atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/" + tree)
        }
        let run = try Tool.run(["index", "one", "other", "--db", folder.path + "/x.sqlite"], in: folder.path)
        try #require(run.status == 0, "\(run.errors)")
        return folder
    }

    private static func output(_ arguments: [String]) throws -> String {
        let folder = try trees.get()
        let run = try Tool.run(arguments + ["--db", "x.sqlite", "--no-refresh"], in: folder.path)
        #expect(run.status == 0, "\(arguments): \(run.errors)")
        return run.output
    }

    private static func paths() throws -> [String] {
        try output(["sql", "SELECT DISTINCT path FROM files WHERE path GLOB '*/*'", "--format", "value"]).split(
            separator: "\n"
        ).map(String.init)
    }

    /// Returns the lines that contain a path without the name of a tree.
    private static func bare(_ output: String, _ paths: [String]) -> [String] {
        output.split(separator: "\n").map(String.init).filter { line in
            paths.contains { path in
                line.ranges(of: path).contains { place in
                    let before = line[..<place.lowerBound]
                    if before.hasSuffix("one/") || before.hasSuffix("other/") { return false }
                    // If a letter, a digit, `/` or `_` precedes the match, the match is only the end of a longer path.
                    return before.last.map { !$0.isLetter && !$0.isNumber && $0 != "/" && $0 != "_" } ?? true
                }
            }
        }
    }

    @Test func `every report names the tree of each path`() throws {
        let paths = try Self.paths()
        #expect(paths.count > 20)
        for report in try ReportCatalog(index: nil).reports
        where !report.parameters.contains(where: { $0.defaultValue == nil }) {
            let bare = try Self.bare(Self.output(["report", report.name, "--format", "tsv"]), paths)
            #expect(bare.isEmpty, "\(report.name): \(bare.prefix(3))")
        }
    }

    @Test(arguments: [
        "[<FruitCell 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nameLabel.",
        "-[FruitCell addToBasket:]: unrecognized selector sent to instance 0x1",
        "Unknown class WormholeView in Interface Builder file.",
        "unable to dequeue a cell with identifier ShelfCell - must register a nib or a class for the identifier",
        "Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'FruitPicker'",
        "Receiver (<MarketViewController: 0x1>) has no segue with identifier 'nowhere'",
        "FruitCell.swift:6: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
    ])
    func `why names the tree of each path`(message: String) throws {
        let paths = try Self.paths()
        let folder = try Self.trees.get()
        let run = try Tool.run(["why", message, "--db", "x.sqlite", "--no-refresh"], in: folder.path)
        #expect(run.output.contains("one/"), "\(run.output)\(run.errors)")
        let bare = Self.bare(run.output, paths)
        #expect(bare.isEmpty, "\(bare.prefix(3))")
    }

    @Test(arguments: [
        "one/Orchard/Views/FruitCell.xib", "one/Orchard/Hazards/MissingOutletView.xib",
        "other/Orchard/Views/QuantityStepper.xib",
    ])
    func `explain names the tree of each path`(nib: String) throws {
        let bare = try Self.bare(Self.output(["explain", nib]), Self.paths())
        #expect(bare.isEmpty, "\(bare.prefix(3))")
    }
}
