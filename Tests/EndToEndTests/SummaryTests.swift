import Foundation
import TestSupport
import Testing

@Suite("The output of xibdb index")
struct SummaryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "A.xib",
            Documents.iOS(
                owner: "Apple",
                """
                <view id="v1" customClass="AppleView"><subviews><label id="l1" text="Hi"/></subviews>
                <constraints><constraint firstAttribute="width" constant="1" id="c1"/></constraints>
                <connections><outlet property="label" destination="l1" id="o1"/></connections></view>
                """))
        try folder.write("B.xib", Documents.macOS(owner: "Pear"))
        try folder.write("Empty.storyboard", "")
        try folder.write("Old.storyboard", "<document>\n<oops")
    }

    @Test func `the summary fits on one screen`() throws {
        let run = try Tool.run(["index", "."], in: folder.path)
        #expect(run.status == 0 && run.errors == "", "no progress where there is no terminal: \(run.errors)")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(
            lines.dropLast() == [
                folder.path,
                "  index          \(folder.path)/.xibdb/index.sqlite",
                "  files          4  (4 new, 0 changed, 0 removed, 0 unchanged)",
                "    storyboard empty              1",
                "    storyboard error              1",
                "    iOS xib                       1",
                "    macOS xib                     1",
                "  objects        7",
                "  connections    1",
                "  constraints    1",
                "  texts          1",
                "  custom classes 3",
                "  File's Owners  2 with a class",
                "  could not be read: 1",
                try #require(lines.first { $0.hasPrefix("    Old.storyboard:2:") }),
            ])
        #expect(lines.last?.range(of: "^  time           [0-9]+\\.[0-9]{2} s$", options: .regularExpression) != nil)
    }

    @Test func `--quiet prints nothing, and --json prints one document`() throws {
        let quiet = try Tool.run(["index", ".", "-q"], in: folder.path)
        #expect(quiet.status == 0 && quiet.output == "" && quiet.errors == "")
        let json = try Tool.run(["index", ".", "--json"], in: folder.path)
        let summary = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(summary["objects"] as? Int == 7)
        #expect(summary["unchanged"] as? Int == 4)
        #expect(summary["isWritten"] as? Bool == false)
        #expect((summary["failures"] as? [[String: Any]])?.first?["line"] as? Int == 2)
    }

    @Test func `ten failures are listed, and --verbose lists all of them`() throws {
        for number in 10..<25 { try folder.write("Bad\(number).xib", "<document>") }
        let short = try Tool.index(folder.path).output
        #expect(
            short.contains("  could not be read: 16\n") && short.contains("    Bad19.xib:1:")
                && !short.contains("Bad20.xib"))
        #expect(short.contains("    … and 6 more (--verbose, or `xibdb report failures`)\n"))
        let long = try Tool.index(folder.path, ["--verbose"]).output
        #expect(long.contains("    Bad24.xib:1:") && long.contains("    Old.storyboard:2:") && !long.contains("more"))
    }

    @Test func `without a path, the repository around the current folder is indexed`() throws {
        try Tool.git(["init", "-q"], in: folder.path)
        try folder.write("Deep/Er/C.xib", Documents.iOS())
        let run = try Tool.run(["index"], in: folder.path + "/Deep/Er")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.exists(".xibdb/index.sqlite"))
        let answer = try Tool.run(
            ["sql", "SELECT count(*) FROM files", "--format", "value"], in: folder.path + "/Deep")
        #expect(answer.output == "5\n")
    }

    @Test func `a table fits the width in COLUMNS`() throws {
        try Tool.index(folder.path)
        let run = try Tool.run(
            ["sql", "SELECT 'abc def ghi jkl mno pqr stu' AS a, 1 AS b"], in: folder.path,
            environment: ["COLUMNS": "24"])
        #expect(
            run.output
                == "a                      b\n---------------------  -\nabc def ghi jkl mno    1\npqr stu\n1 row.\n")
    }

    @Test(arguments: [
        ["nonsense"], ["sql", "SELECT 1", "--format", "xml"], ["index", "--max-file-size", "big"],
        ["schema", "nothing"], ["report", "nothing"],
    ])
    func `a usage error has the status 2 and a message on standard error`(arguments: [String]) throws {
        try Tool.index(folder.path)
        let run = try Tool.run(arguments, in: folder.path)
        #expect(run.status == 2 && run.output == "" && !run.errors.isEmpty, "\(run)")
    }

    @Test(arguments: [
        ["--help"], ["--version"], ["index", "--help"], ["sql", "--help"], ["report", "--help"], ["show", "--help"],
        ["schema", "--help"], ["status", "--help"],
    ])
    func `help and version are printed as answers, not as errors`(arguments: [String]) throws {
        let run = try Tool.run(arguments, in: folder.path)
        #expect(run.status == 0 && !run.output.isEmpty && run.errors == "")
    }
}
