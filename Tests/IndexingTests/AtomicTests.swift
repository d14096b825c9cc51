import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

@Suite("A reader sees either the old index or the new one")
struct AtomicTests {
    /// Adds files with many objects, so that a run takes long enough to be interrupted.
    private func addManyFiles(to repository: TestRepository, _ count: Int) throws {
        for number in 0..<count {
            let labels = (0..<40).map {
                "<label id=\"l\($0)\" text=\"Text \($0) of \(number)\" customClass=\"Label\($0)\"/>"
            }
            try repository.folder.write(
                "Many/\(number % 50)/N\(number).xib",
                Documents.iOS(owner: "Owner\(number)", labels.joined(separator: "\n")))
        }
    }

    private func size(_ file: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? -1
    }

    /// Starts a run, and kills it when the unfinished new index is larger than this number of bytes.
    private func killRun(in repository: TestRepository, whenOver bytes: Int) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.xibdb)
        process.arguments = ["index", repository.folder.path, "--quiet"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        while process.isRunning, size(repository.index.path + ".xibdb-new") <= bytes { usleep(200) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal, "it was killed, and did not end by itself")
    }

    @Test func `a killed run leaves the old index, and the next run cleans up`() throws {
        let repository = try TestRepository()
        try repository.write("Old.xib")
        try repository.refresh()
        let before = try #require(repository.folder.bytes(of: ".xibdb/index.sqlite"))
        try addManyFiles(to: repository, 1500)
        try killRun(in: repository, whenOver: before.count)
        #expect(repository.folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite", "index.sqlite.xibdb-new"])
        #expect(repository.folder.bytes(of: ".xibdb/index.sqlite") == before)
        let answer = try Tool.run(
            ["sql", "SELECT path FROM files", "--format", "value", "--no-refresh"], in: repository.folder.path)
        #expect(answer.status == 0 && answer.output == "Old.xib\n")
        let next = try Tool.run(
            ["sql", "SELECT count(*) FROM objects", "--format", "value"], in: repository.folder.path)
        #expect(next.status == 0 && next.errors == "" && next.output == "\(4 + 1500 * 42)\n", "\(next)")
        #expect(repository.folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite"])
        #expect(try OtherProgram.faults(of: repository.index.path) == [])
    }

    @Test func `a killed first run leaves no index, and the next run creates one`() throws {
        let repository = try TestRepository()
        try addManyFiles(to: repository, 300)
        try killRun(in: repository, whenOver: -1)
        let answer = try Tool.run(["sql", "SELECT 1", "--no-refresh"], in: repository.folder.path)
        #expect(answer.status == 3 && answer.errors.contains("no such index"))
        #expect(try repository.refresh().added == 300)
        #expect(repository.folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite"])
    }

    /// A sink that collects values, and runs a closure when it receives the first value.
    private struct Interrupting: ResultSink {
        let body: () throws -> Void
        var paths: [Value] = []
        mutating func begin(columns: [String]) {}
        mutating func row(_ values: [Value]) throws {
            paths += values
            if paths.count == 1 { try body() }
        }
        mutating func end() {}
    }

    @Test func `a reader keeps the index that it opened while a run replaces it`() throws {
        let repository = try TestRepository()
        for name in ["A", "B", "C"] { try repository.write("\(name).xib") }
        try repository.refresh()
        var sink = Interrupting(body: {
            for name in ["A", "B"] { try repository.folder.remove("\(name).xib") }
            for number in 0..<100 { try repository.write("New\(number).xib") }
            try repository.refresh()
        })
        try Snapshot(index: repository.index).run(
            "SELECT path FROM files ORDER BY path; SELECT count(*) FROM objects", into: &sink)
        #expect(sink.paths == [.text("A.xib"), .text("B.xib"), .text("C.xib"), .integer(12)])
        #expect(try repository.texts("SELECT count(*) FROM files") == ["integer(101)"])
    }

    @Test func `simultaneous runs wait for each other, and questions do not`() throws {
        let repository = try TestRepository()
        try repository.write("Old.xib")
        try repository.refresh()
        try addManyFiles(to: repository, 200)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.xibdb)
        process.arguments = ["index", repository.folder.path, "--quiet"]
        try process.run()
        let second = try Tool.run(["index", ".", "--quiet"], in: repository.folder.path)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && second.status == 0, "\(second.errors)")
        try repository.expectAsFresh()

        // Another process holds the lock on the new file, so the answer comes from the old index.
        let held = repository.index.path + ".xibdb-new"
        let holder = open(held, O_RDWR | O_CREAT, 0o644)
        #expect(flock(holder, LOCK_EX) == 0)
        try repository.write("Newest.xib")
        let answer = try Tool.run(
            ["sql", "SELECT count(*) FROM files", "--format", "value"], in: repository.folder.path)
        #expect(answer.output == "201\n")
        #expect(answer.errors == "xibdb: another run is updating the index; this run uses the existing index\n")
        close(holder)
        #expect(
            try Tool.run(["sql", "SELECT count(*) FROM files", "--format", "value"], in: repository.folder.path).output
                == "202\n")
    }
}
