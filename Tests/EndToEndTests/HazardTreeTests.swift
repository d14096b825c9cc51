import Foundation
import TestSupport
import Testing

/// Tests/Hazards contains small examples. Each folder in Planted contains defects, and a comment in the line before a
/// defect describes it. Each folder in Alike contains code that only looks like a defect.
@Suite("Planted hazards, and code that looks like a hazard")
struct HazardTreeTests {
    private static let trees = Tool.repository + "/Tests/Hazards"

    /// Returns the findings that comments in the files of a folder describe: `path:line kind effect confidence`.
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

    /// Returns the findings that the report lists for a folder, in the same format.
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

    @Test func `every planted hazard has its place, kind and confidence`() throws {
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

    @Test func `code that only looks like a hazard is not reported`() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.trees + "/Alike").count >= 30)
        #expect(try Self.reported(Self.trees + "/Alike") == [])
    }
}
