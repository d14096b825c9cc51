import Foundation
import HostSystem
import Store

/// Runs rules on several threads. Each thread has its own snapshot of the same state.
struct ParallelRuleRunner {
    /// The maximum number of threads. More threads would need more memory, and few CI machines have more cores.
    private static let mostThreads = 4

    let snapshot: Snapshot
    let configuration: CheckConfiguration

    /// Returns the rows of each rule, in the order of the rules.
    func rows(of rules: [Rule]) -> [Result<[Row], any Error>] {
        let threads = min(Self.mostThreads, ProcessInfo.processInfo.activeProcessorCount)
        let snapshots = [snapshot] + (1..<max(1, threads)).compactMap { _ in snapshot.sibling() }
        let runners = snapshots.map { RuleRunner($0, knownClasses: configuration.knownClasses) }
        // Each thread uses its own runner, and nothing else uses the runners until all threads end.
        nonisolated(unsafe) let start = State(
            runners: runners, pieces: Self.pieces(rules), results: rules.map { _ in .success([]) })
        let state = Shared(start)
        Parallel.perform(snapshots.count) { [configuration] _ in
            guard var runner = state.withLock({ $0.runners.popLast() }) else { return }
            while let piece = state.withLock({ $0.pieces.popLast() }) {
                for place in piece {
                    let rule = rules[place]
                    let result = Result { try runner.rows(of: rule, options: configuration.options(of: rule)) }
                    let done = state.withLock {
                        $0.results[place] = result
                        $0.done += 1
                        return $0.done
                    }
                    Activity.report(.checkingRules, done, of: rules.count)
                }
            }
        }
        return state.withLock { $0.results }
    }

    /// The state that the threads share.
    private struct State {
        /// One runner for each thread.
        var runners: [RuleRunner]
        var pieces: [[Int]]
        var results: [Result<[Row], any Error>]
        /// The number of rules that ran.
        var done = 0
    }

    /// Returns groups of rules, as positions in `rules`. Each group is run by one thread.
    ///
    /// Rules with the same verdicts or report are in one group, so that their rows are computed once. The largest
    /// groups come last, because threads take groups from the end.
    private static func pieces(_ rules: [Rule]) -> [[Int]] {
        let groups = Dictionary(grouping: rules.indices) { rules[$0].base }
        let alone = (groups[nil] ?? []).map { [$0] }
        return alone.reversed()
            + groups.filter { $0.key != nil }.values.sorted { ($0.count, $1[0]) < ($1.count, $0[0]) }
    }
}
