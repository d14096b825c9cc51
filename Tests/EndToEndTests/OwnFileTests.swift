import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tests in which a link, a pipe or a huge file replaces a file that xibdb reads from the repository.
@Suite("Rules, reports and settings must be regular files inside the repository")
struct OwnFileTests {
    /// The replacement for a file, or for a folder in its path.
    enum Kind: String, CaseIterable { case link, linkedFolder, pipe, large }

    /// A file, and a command that reads it.
    private static let files: [(file: String, command: [String])] = [
        (".xibdb/checks/own.sql", ["check"]), (".xibdb/checks/own.txt", ["check"]),
        (".xibdb/reports/own.sql", ["report", "own"]),
        (".xibdb/reports/own.sql", ["report"]), (".xibdb.yml", ["check"]), (".xibdb.yml", ["report", "owners"]),
        (".xibdb.yml", ["index", "."]),
    ]

    private static let secret = "SECRET-TOKEN = 1"

    private func repository() throws -> (folder: TemporaryFolder, outside: TemporaryFolder) {
        let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write("A.xib", Documents.iOS(owner: "A"))
        try folder.write(
            ".xibdb/checks/own.sql",
            "-- title: Own\n-- why: Own.\nSELECT path, 1 AS line, 'm' AS message FROM files WHERE 0;\n")
        for name in ["own.sql", "own.txt", ".xibdb.yml"] { try outside.write(name, Self.secret) }
        return (folder, outside)
    }

    @Test(arguments: Kind.allCases)
    func `a link, a pipe or a huge file is not read, and the error names it`(kind: Kind) throws {
        for (file, command) in Self.files where !(kind == .linkedFolder && !file.contains("/")) {
            let (folder, outside) = try repository()
            let path = folder.path + "/" + file
            let (parent, name) = ((file as NSString).deletingLastPathComponent, (file as NSString).lastPathComponent)
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(atPath: path)
            if name == "own.txt", kind == .linkedFolder { continue }
            if name == "own.txt" { #expect(folder.exists(".xibdb/checks/own.sql")) }
            switch kind {
            case .link: try folder.link(file, to: outside.path + "/" + name)
            case .linkedFolder:
                try folder.remove(parent)
                try folder.link(parent, to: outside.path)
            case .pipe: try #require(mkfifo(path, 0o644) == 0)
            case .large: try folder.write(file, String(repeating: "-- x\n", count: 300_000))
            }
            let run = try Tool.execute("timeout", ["60", Tool.xibdb] + command, in: folder.path)
            let named = kind == .linkedFolder ? parent : file
            #expect(
                (1...3).contains(run.status) && run.errors.contains(folder.path + "/" + named),
                "\(kind) \(file) \(command): \(run)")
            #expect(!(run.output + run.errors).contains("SECRET"), "\(kind) \(file) \(command): \(run)")
        }
    }

    @Test func `a path that a person gives may be a link`() throws {
        let (folder, outside) = try repository()
        try outside.write("own.sql", "-- title: Own\n-- answers: What?\nSELECT 7 AS a ORDER BY 1;\n")
        try outside.write("own.yml", "check:\n  fail-on: error\n")
        try folder.link("mine.sql", to: outside.path + "/own.sql")
        try folder.link("mine.yml", to: outside.path + "/own.yml")
        let run = try Tool.run(["report", "-f", "mine.sql", "--format", "value"], in: folder.path)
        #expect(run.status == 0 && run.output == "7\n", "\(run)")
        #expect(try Tool.run(["check", "--config", "mine.yml"], in: folder.path).status < 2)
    }

    @Test func `a source line is quoted only from the repository`() throws {
        let (folder, outside) = try repository()
        try folder.write("Sub/View.swift", "class View {\n    let first = 1\n}\n")
        try Tool.index(folder.path)
        try outside.write("View.swift", "x\n\(Self.secret)\n")
        try folder.remove("Sub")
        try folder.link("Sub", to: outside.path)
        let log = "View.swift:2: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value\n"
        let run = try Tool.run(["why", "-", "--no-refresh"], in: folder.path, input: log)
        #expect(!(run.output + run.errors).contains("SECRET"), "\(run)")
    }
}
