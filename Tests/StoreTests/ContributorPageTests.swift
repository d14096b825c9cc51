import Foundation
import TestSupport
import Testing

/// The pages for contributors name many files. These tests fail if a page names a file that does not exist, for example
/// after it was renamed.
@Suite("Pages for contributors")
struct ContributorPageTests {
    /// Paths of the pages, relative to the project folder.
    private static let pages = [
        "CONTRIBUTING.md", "docs/ADDING.md", "docs/DERIVATION.md", "docs/JOURNEYS.md", "docs/TESTING.md",
    ]

    private static func text(_ page: String) throws -> String {
        try String(contentsOfFile: Tool.repository + "/" + page, encoding: .utf8)
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Tool.repository + "/" + path)
    }

    /// A path that contains `NAME` represents a file that the contributor adds.
    @Test(arguments: pages)
    func `every path that a page names exists`(page: String) throws {
        let paths = try Self.text(page).matches(of: #/`((?:Sources|Tests|Tools|Schema|Queries|docs|\.ci)/[\w.+\-/]*)`/#)
            .map {
                String($0.output.1)
            }
        #expect(!paths.isEmpty)
        #expect(paths.filter { !$0.contains("NAME") && !Self.exists($0) } == [])
    }

    /// A page may omit the folder of a file, for example after it named another file of the same folder.
    @Test(arguments: pages)
    func `every file that a page names without a folder exists`(page: String) throws {
        let folders = ["Sources", "Schema", "Queries", "Tests", "Tools"].map { Tool.repository + "/" + $0 }
        var paths = try FileManager.default.contentsOfDirectory(atPath: Tool.repository)
        for folder in folders { paths += try FileManager.default.subpathsOfDirectory(atPath: folder) }
        let known = Set(paths.map { ($0 as NSString).lastPathComponent })
        let names = try Self.text(page).matches(of: #/`([\w+\-]+\.(?:swift|sql|txt|py))[ `]/#).map {
            String($0.output.1)
        }
        #expect(names.filter { !$0.contains("NAME") && !known.contains($0) } == [])
    }

    @Test(arguments: pages)
    func `every relative link of a page leads to a file`(page: String) throws {
        let folder = (page as NSString).deletingLastPathComponent
        let links = try Self.text(page).matches(of: #/\]\(([^)#:\s]+)(?:#[^)]*)?\)/#).map { String($0.output.1) }
        #expect(links.filter { !Self.exists((folder as NSString).appendingPathComponent($0)) } == [])
    }
}
