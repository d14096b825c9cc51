import Indexing
import TestSupport
import Testing

@Suite("A manifest beyond the limits is reported with the reason")
struct ManifestLimitTests {
    private static let megabyte = 1 << 20
    private static func nested(_ depth: Int, _ inner: String = "") -> String {
        String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
    }
    private static let tuist =
        "import ProjectDescription\nlet project = Project(name: \"K\", targets: [.target(name: \"K\", product: .app)])\n"
    private static let doubled =
        "let a0 = \"abcdefgh\"\n" + (1..<40).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()

    static let cases: [(path: String, text: String, reason: String)] = [
        (
            "Package.swift", "// swift-tools-version:5.9\n//" + String(repeating: "x", count: megabyte),
            "larger than 1 MB"
        ),
        (
            "Package.swift", doubled + "let package = Package(name: \"K\", targets: [.target(name: a39)])",
            "a name or path longer than 4096 bytes; its target or path is omitted"
        ),
        (
            "K.podspec", "Pod::Spec.new do |s|\n s.name = 'K'\nend\n#" + String(repeating: "x", count: megabyte),
            "larger than 1 MB"
        ),
        (
            "K.podspec",
            "Pod::Spec.new do |s|\n s.name = 'K'\n s.source_files = "
                + (0..<80).map { "'A\($0)/*.m'" }.joined(separator: ", ") + "\nend\n",
            "80 file patterns; only the first 64 are used"
        ),
        ("K.podspec.json", nested(1000), "nested deeper than 64"),
        (
            "K.podspec.json",
            String(repeating: #"{"name":"K","subspecs":["#, count: 20) + String(repeating: "]}", count: 20),
            "subspecs nested deeper than 16 are left out"
        ),
        ("Project.swift", tuist + "//" + String(repeating: "x", count: 300 << 10), "larger than 256 KB"),
        (
            "Project.swift",
            "import ProjectDescription\nlet project = Project(name: \"K\", targets: \(nested(5000)))\n",
            "nested too deep to parse"
        ),
        (
            "Project.swift",
            "import ProjectDescription\nlet a0 = [\"x\"]\n"
                + (1..<200).map { "let a\($0) = a\($0 - 1)\n" }.reversed().joined()
                + "let project = Project(name: \"K\", targets: a199)\n", "values nested deeper than 128"
        ),
    ]

    @Test(arguments: cases.indices)
    func `the summary, the report failures and the status give the reason`(_ number: Int) throws {
        let (path, text, reason) = Self.cases[number]
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        try folder.write("Sub/" + path, text)
        let run = try Tool.index(folder.path)
        #expect(
            run.output.contains("could not be read: 1\n    Sub/\(path):") && run.output.contains(": \(reason)\n"),
            "\(run)")
        let failures = try Tool.run(["report", "failures", "--format", "value"], in: folder.path)
        #expect(failures.output.contains(reason), "\(failures)")
        let status = try Tool.run(["status"], in: folder.path)
        #expect(status.output.contains("Sub/\(path):") && status.output.contains(reason), "\(status)")
        try folder.write(
            "Sub/" + path,
            path.hasSuffix("json")
                ? "{\"name\": \"K\"}" : path == "K.podspec" ? "Pod::Spec.new do |s|\n s.name = 'K'\nend\n" : Self.tuist)
        let repaired = try Tool.index(folder.path)
        #expect(!repaired.output.contains("could not be read"), "\(repaired)")
    }

    @Test func `skipped helpers of a manifest are reported`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Project.swift", Self.tuist)
        try folder.write("Tuist/ProjectDescriptionHelpers/Good.swift", "func f() {}\n")
        try folder.write(
            "Tuist/ProjectDescriptionHelpers/Huge.swift", "//" + String(repeating: "x", count: Self.megabyte))
        let run = try Tool.index(folder.path)
        #expect(
            run.output.contains(
                "Project.swift:1: Tuist/ProjectDescriptionHelpers/Huge.swift is left out: it cannot be read, or is larger than 1 MB\n"
            ), "\(run)")
        // The index still contains the target, which does not depend on the skipped file.
        #expect(try Tool.ask("SELECT targets.name FROM targets", in: folder.path) == ["K"])
    }
}
