import Foundation
import SourceCode
import SwiftSources
import TestSupport
import Testing

import Indexing
import Projects

@Suite("The worker process that reads Swift")
struct WorkerTests {
    private let sources = (0..<30).map { Array("class C\($0): UIView { @IBOutlet var l: UILabel! }".utf8) }

    /// Reads sources with a worker. Returns the result for each source, and the problem with the worker, if any.
    private func read(
        _ sources: [[UInt8]], by executable: String?, mostMemory: Int = SourceWork.mostMemory
    ) -> (files: [SourceFile], problem: String?) {
        var files: [SourceFile] = []
        var problem: String?
        let swift = SwiftReading(executable: executable, mostMemory: mostMemory) { problem = $0 }
        swift.read(sources, SearchNames()) { place, file in
            #expect(place == files.count)
            files.append(file)
        }
        return (files, problem)
    }

    @Test func `a worker reads the same as this process`() {
        let (files, problem) = read(sources, by: Tool.xibdb)
        #expect(problem == nil)
        #expect(files == sources.map { SwiftReader.read($0) })
    }

    @Test(arguments: ["/nowhere/xibdb", "/bin/true", "/bin/cat", "/bin/echo", "/"])
    func `if no worker can start, this process reads everything and reports a problem`(executable: String) {
        let (files, problem) = read(sources, by: executable)
        #expect(problem != nil)
        #expect(files == sources.map { SwiftReader.read($0) })
    }

    @Test func `if no worker can start, the summary has a note`() throws {
        let repository = try TestRepository()
        try repository.folder.write("A.swift", "class A {}")
        var options = Indexer.Options()
        options.worker = "/nowhere/xibdb"
        let summary = try Indexer(index: repository.index).run(roots: [repository.folder.path], options: options)
        #expect(summary.notes.contains { $0.hasPrefix("no process could be started to read Swift sources (") })
        #expect(summary.failures.isEmpty)
    }

    @Test func `a source that crashes a worker affects no other source`() {
        let deadly = Array(("let x = " + String(repeating: "a ? ", count: 1 << 19)).utf8)
        var mixed = sources
        for place in [0, 7, 8, 29] { mixed[place] = deadly }
        let (files, problem) = read(mixed, by: Tool.xibdb)
        #expect(problem == nil)
        for (place, file) in files.enumerated() {
            #expect(file.error == (mixed[place] == deadly ? "nested too deep: the reader's stack overflowed" : nil))
            #expect(file.types.map(\.name) == (mixed[place] == deadly ? [] : ["C\(place)"]))
        }
    }

    @Test(.disabled(if: Tool.isSanitized, "what a sanitizer keeps takes the memory"))
    func `a source that needs too much memory is reported and affects no other source`() {
        // The time limit grows with the size of the file. The many empty lines at the end make the limit long enough on
        // any machine.
        let classes = (0..<20_000).map { "class C\($0) { @IBOutlet var label: UILabel! }\n" }.joined()
        let large = Array((classes + String(repeating: "\n", count: 2 << 20)).utf8)
        var mixed = sources
        for place in [0, 11] { mixed[place] = large }
        let (files, problem) = read(mixed, by: Tool.xibdb, mostMemory: 32 << 20)
        #expect(problem == nil)
        for (place, file) in files.enumerated() {
            #expect(file.error == (mixed[place] == large ? "reading it took over 32 MiB" : nil))
            #expect(file.types.map(\.name) == (mixed[place] == large ? [] : ["C\(place)"]))
        }
    }

    @Test func `a source and a result that are larger than a pipe are transferred`() {
        let large = Array((0..<2_000).map { "class C\($0) { @IBOutlet var label: UILabel! }\n" }.joined().utf8)
        let (files, _) = read([large, sources[0]], by: Tool.xibdb)
        #expect(files.map(\.types.count) == [2_000, 1])
    }

    @Test func `a manifest gives the same result in a worker`() throws {
        let manifest = """
            let name = "Kit"
            let project = Project(name: name, targets: [.target(name: name, settings: ["A": 1], list: [.iOS, unknown])], 3, flag: !true)
            """
        let source = ManifestSource(manifest: Array(manifest.utf8), helpers: [Array("let a = 1".utf8)])
        let swift = SwiftReading(executable: Tool.xibdb) { _ in Issue.record("no worker") }
        let there = try swift.constants(of: source)
        #expect(there.values.count == 2)
        #expect(there.limit == nil)
        #expect("\(there)" == "\(source.evaluated())")
    }

    #if os(Linux)
        @Test func `a worker has only its pipes open, has limits, and ends at the end of its input`() throws {
            // The script opens this file as descriptor 7. The worker must not keep this descriptor open.
            let folder = try TemporaryFolder()
            let script = """
                exec 7> \(folder.path)/seven
                mkfifo \(folder.path)/in \(folder.path)/out
                "$0" --read-sources < \(folder.path)/in > \(folder.path)/out &
                exec 8> \(folder.path)/in 9< \(folder.path)/out
                read -r -n 1 -u 9
                ls /proc/$!/fd; grep -E 'core|open files|file size' /proc/$!/limits | tr -s ' ' | sed 's| $||'
                exec 8>&-
                wait $!; echo "status $?"
                """
            let run = try Tool.execute("bash", ["-c", script, Tool.xibdb], in: folder.path)
            #expect(
                run.output == """
                    0
                    1
                    2
                    Max file size 0 0 bytes
                    Max core file size 1 1 bytes
                    Max open files 3 3 files
                    status 0

                    """)
        }
    #endif
}
