import Foundation
import TestSupport
import Testing

/// Random histories of edits. After each step, the index is refreshed and compared with a new index. The seed and the
/// number of steps come from the environment: `make histories SEED=7 STEPS=500`.
@Suite("Random histories")
struct HistoryTests {
    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    /// Runs a short history if no seed is given.
    @Test func `an index that is refreshed after every step equals a fresh index`() throws {
        let seed = UInt64(Self.number("HISTORIES_SEED") ?? 1)
        var history = History(seed: seed, steps: Self.number("HISTORIES_STEPS") ?? 25)
        let isLong = Self.number("HISTORIES_SEED") != nil
        try history.run { if isLong { FileHandle.standardError.write(Data("seed \(seed): \($0)\n".utf8)) } }
        for finding in history.findings {
            let shrunk = try History.shrunk(finding, trials: Self.number("HISTORIES_TRIALS") ?? 150)
            Issue.record(
                "\(shrunk.report(seed: seed))\n\(history.repeated[finding.fault.sign] ?? 0) more steps like it")
        }
    }

    @Test func `a seed always gives the same history`() throws {
        func changes(_ seed: UInt64) throws -> [Change] {
            let bench = try Workbench()
            var editor = Editor(seed: seed, canForget: false)
            var all = editor.start().filter { !$0.refreshes }
            for change in all { try bench.perform(change) }
            for _ in 0..<40 {
                for change in editor.changes(bench) {
                    try bench.perform(change)
                    all.append(change)
                }
            }
            return all
        }
        let first = try changes(3)
        #expect(try changes(3) == first)
        #expect(try changes(4) != first)
    }

    @Test func `a shrunk history contains only the changes that a fault needs`() throws {
        var shrinker = Shrinker(trials: 1000)
        #expect(shrinker.shrunk(Array(1...100)) { $0.contains(17) && $0.contains(80) } == [17, 80])
        var poor = Shrinker(trials: 3)
        #expect(poor.shrunk(Array(1...100)) { $0.contains(17) }.contains(17))
    }
}
