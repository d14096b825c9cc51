import Foundation
import TestSupport
import Testing

/// Rules for the style of the SQL in `Schema` and `Queries`.
@Suite("SQL style")
struct SQLStyleTests {
    /// A line of a file. In `code`, comments are removed, and quoted strings and names are replaced with empty ones.
    private struct Line {
        let place, text, code: String

        var indentation: Int { text.prefix { $0 == " " }.count }
    }

    /// Returns the maximum length of a line in a file. Files in `Queries/Checks` and `Queries/Verdicts` may have longer
    /// lines, because a message must not be split.
    private static func longest(_ path: String) -> Int {
        path.hasPrefix("Queries/Checks/") || path.hasPrefix("Queries/Verdicts/") ? 210 : 160
    }

    /// SQL keywords. xibdb does not use them as names of tables or columns.
    private static let keywords = Set(
        """
        all alter and as asc between by case cast check collate create cross default delete desc distinct drop else end
        escape except exists from glob group having in index inner insert intersect into is join left like limit not null on or order
        outer over partition primary recursive references returning select set table temp then trigger union
        unique update using values virtual when where window with
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let files: [(path: String, text: String)] = ["Schema", "Queries"].flatMap { folder in
        let root = Tool.repository + "/" + folder
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return paths.filter { $0.hasSuffix(".sql") }.sorted().compactMap { path in
            (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)).map { (folder + "/" + path, $0) }
        }
    }

    private static let lines: [Line] = files.flatMap { file in
        file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, text in
            let code = text.replacing(/'(?:[^']|'')*'/, with: "''").replacing(/"[^"]*"/, with: "\"\"").replacing(
                /--.*/, with: "")
            return Line(place: "\(file.path):\(number + 1)", text: String(text), code: String(code))
        }
    }

    @Test func `every file begins with a comment and ends with one line feed`() {
        #expect(Self.files.count > 200)
        for file in Self.files {
            #expect(file.text.hasPrefix("-- "), "\(file.path)")
            #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)")
        }
    }

    @Test func `indentation is four spaces, and lines have no trailing spaces`() {
        for line in Self.lines {
            #expect(!line.text.contains("\t"), "\(line.place): a tab")
            #expect(line.text.last != " ", "\(line.place): a blank at the end")
            #expect(line.indentation.isMultiple(of: 4), "\(line.place): \(line.indentation) spaces")
        }
    }

    @Test func `a line has at most 160 characters, or 210 in rules and verdicts`() {
        for line in Self.lines where line.code.contains(where: { $0 != " " }) {
            #expect(line.text.count <= Self.longest(line.place), "\(line.place): \(line.text.count) characters")
        }
    }

    @Test func `keywords are upper case`() {
        for line in Self.lines {
            for match in line.code.matches(of: /(?:^|[^\w.:])([A-Za-z]+)\b(?!\.)/) {
                let word = String(match.output.1)
                guard Self.keywords.contains(word.lowercased()) else { continue }
                #expect(word == word.uppercased(), "\(line.place): \(word)")
            }
        }
    }
}
