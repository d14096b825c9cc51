import Foundation
import TestSupport
import Testing

/// Tests/Hazards holds small defects, each in a folder that says what it is:
/// in Planted what is one, with the line before it saying which, in Alike
/// what only looks like one.
@Suite("Planted hazards, and what looks like them")
struct HazardTreeTests {
    private static let trees = Tool.repository + "/Tests/Hazards"

    /// What the files of a folder say is to be found: `path:line kind severity confidence`.
    private static func planted(_ folder: String) throws -> [String] {
        var found: [String] = []
        let paths = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        for path in paths where ["swift", "m", "h", "xib"].contains(where: { path.hasSuffix("." + $0) }) {
            let lines = try String(contentsOfFile: folder + "/" + path, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                guard let mark = line.range(of: "hazard: ") else { continue }
                let words = line[mark.upperBound...].split(separator: " ").prefix(3)
                found.append("\(path):\(index + 2) \(words.joined(separator: " "))")
            }
        }
        return found.sorted()
    }

    /// What the report says of a folder, likewise.
    private static func reported(_ folder: String, _ more: String...) throws -> [String] {
        let index = try TemporaryFolder()
        let path = index.path + "/index.sqlite"
        let indexed = try Tool.run(["index", folder, "--db", path], in: index.path)
        #expect(indexed.status == 0, "\(indexed.errors)")
        let run = try Tool.run(
            ["report", "hazards", "--db", path, "--no-refresh", "--format", "tsv"] + more, in: index.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map { line in
            let row = line.split(separator: "\t", omittingEmptySubsequences: false)
            return "\(row[2]):\(row[3]) \(row[0]) \(row[1]) \(row[8])"
        }.sorted()
    }

    @Test func `every planted hazard is found where it is, as what it is, and as sure as it is`() throws {
        let planted = try Self.planted(Self.trees + "/Planted")
        #expect(planted.count >= 30)
        let reported = try Self.reported(Self.trees + "/Planted", "confidence=any")
        #expect(reported.filter { !planted.contains($0) } == [])
        #expect(planted.filter { !reported.contains($0) } == [])
    }

    @Test func `every kind of hazard is planted`() throws {
        let planted = Set(try Self.planted(Self.trees + "/Planted").map { String($0.split(separator: " ")[1]) })
        let run = try Tool.run(["report", "hazards", "kind=nothing"], in: Tool.repository)
        let known = try #require(run.errors.split(separator: "one of ").last).split(separator: ".")[0]
        for kind in known.split(separator: ",") {
            let name = kind.trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(planted.contains(name), "\(name)")
        }
    }

    @Test func `nothing is said of what only looks like a hazard`() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.trees + "/Alike").count >= 30)
        #expect(try Self.reported(Self.trees + "/Alike") == [])
    }
}
