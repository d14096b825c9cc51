import Foundation
import Store

/// Runs rules on several cores, each on a snapshot of its own of the same state.
struct RuleCrew {
    /// Memory grows with each, and few machines of a CI have more cores.
    private static let mostThreads = 4

    let snapshot: Snapshot
    let configuration: CheckConfiguration

    /// What each of the rules gives, in their order.
    func rows(of rules: [Rule]) -> [Result<[Row], any Error>] {
        let threads = min(Self.mostThreads, ProcessInfo.processInfo.activeProcessorCount)
        let snapshots = [snapshot] + (1..<max(1, threads)).compactMap { _ in snapshot.sibling() }
        let runners = snapshots.map { RuleRunner($0, knownClasses: configuration.knownClasses) }
        let work = SharedWork(rules, configuration, runners)
        DispatchQueue.concurrentPerform(iterations: runners.count) { work.run(on: $0) }
        return work.results
    }
}

/// Rules that are to be run, and what came of those that were.
private final class SharedWork: @unchecked Sendable {
    private let rules: [Rule]
    private let configuration: CheckConfiguration
    private let lock = NSLock()
    /// Each is for the thread of its number.
    private var runners: [RuleRunner]
    /// Places of rules that one thread runs: those of one report, which is run once; the largest last.
    private var pieces: [[Int]]
    private(set) var results: [Result<[Row], any Error>]

    init(_ rules: [Rule], _ configuration: CheckConfiguration, _ runners: [RuleRunner]) {
        (self.rules, self.configuration, self.runners) = (rules, configuration, runners)
        let groups = Dictionary(grouping: rules.indices) { rules[$0].base }
        let alone = (groups[nil] ?? []).map { [$0] }
        pieces =
            alone.reversed() + groups.filter { $0.key != nil }.values.sorted { ($0.count, $1[0]) < ($1.count, $0[0]) }
        results = rules.map { _ in .success([]) }
    }

    /// Runs pieces until none is left.
    func run(on number: Int) {
        var runner = lock.withLock { runners[number] }
        while let piece = lock.withLock({ pieces.popLast() }) {
            for place in piece {
                let rule = rules[place]
                let result = Result { try runner.rows(of: rule, options: configuration.options(of: rule)) }
                lock.withLock { results[place] = result }
            }
        }
    }
}
