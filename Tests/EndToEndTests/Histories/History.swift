import Foundation
import TestSupport

/// A random history of edits. After each step, every table of the refreshed index is compared with a new index.
struct History {
    /// A step after which the refreshed index and the new index differ.
    struct Finding: Sendable {
        let step: Int
        let fault: Workbench.Fault
        /// The changes since the last step without a difference.
        let changes: [Change]
        /// Changes that produce the same difference if they start with an empty folder.
        var whole: [Change]
    }

    let seed: UInt64
    let steps: Int
    private(set) var findings: [Finding] = []
    /// The number of later steps that show a known fault again, by the `sign` of the fault.
    private(set) var repeated: [String: Int] = [:]

    init(seed: UInt64, steps: Int) {
        self.seed = seed
        self.steps = steps
    }

    /// Runs all steps. After a difference, the history continues with a new index.
    mutating func run(progress: (String) -> Void = { _ in }) throws {
        let bench = try Workbench()
        var editor = Editor(seed: seed, canForget: try Self.canForget())
        var all = editor.start()
        for change in all { try bench.perform(change) }
        var isKnown: Set<String> = []
        // Points from which a history can be replayed: the content of the trees, and the number of changes so far.
        var marks: [(snapshot: [Change], place: Int)] = []
        for step in 1...steps {
            marks.append((bench.snapshot, all.count))
            if marks.count > 12 { marks.removeFirst() }
            let before = all.count
            for _ in 0..<editor.count() {
                for change in editor.changes(bench) {
                    try bench.perform(change)
                    all.append(change)
                }
            }
            let refresh = editor.refresh()
            try bench.perform(refresh)
            all.append(refresh)
            if step % 50 == 0 { progress("\(step) steps, \(findings.count) differences") }
            guard let fault = try bench.fault(checksDatabase: step % 10 == 0) else { continue }
            progress("step \(step): \(fault.sign)")
            if isKnown.insert(fault.sign).inserted {
                let start = try Self.start(fault, all, marks, editor.trees)
                findings.append(Finding(step: step, fault: fault, changes: Array(all[before...]), whole: start))
            } else {
                repeated[fault.sign, default: 0] += 1
            }
            // Continue with a correct index.
            let renewal: [Change] = [.discard, editor.indexing()]
            for change in renewal { try bench.perform(change) }
            all += renewal
            bench.forgive()
        }
    }

    private static func canForget() throws -> Bool {
        try Tool.run(["index", "--help"], in: "/").output.contains("--remove")
    }

    /// Returns changes that reproduce the fault. If a late part of the history reproduces the fault, the changes start
    /// from the state of the trees at that time. Otherwise, they start from an empty folder.
    private static func start(
        _ wanted: Workbench.Fault, _ all: [Change], _ marks: [(snapshot: [Change], place: Int)], _ trees: [String]
    ) throws -> [Change] {
        for count in [1, 3, 12] where count <= marks.count {
            let mark = marks[marks.count - count]
            // The last `index` command before the point at which the replay starts, with its options.
            guard let index = all[..<mark.place].last(where: { if case .index = $0 { true } else { false } }) else {
                continue
            }
            let changes =
                [.git("one", ["init", "-q", "-b", "main"])] + mark.snapshot
                + [.git("one", ["add", "-A"]), .git("one", ["commit", "-qm", "start"]), index] + all[mark.place...]
            if try isSeen(wanted, after: changes) { return changes }
        }
        return all
    }

    /// Returns whether the changes reproduce the fault.
    private static func isSeen(_ fault: Workbench.Fault, after changes: [Change]) throws -> Bool {
        try self.fault(after: changes, like: fault)?.isLike(fault) ?? false
    }

    private static func fault(after changes: [Change], like fault: Workbench.Fault) throws -> Workbench.Fault? {
        let bench = try Workbench()
        for change in changes { try bench.perform(change) }
        return try bench.fault(checksDatabase: fault.place == "database")
    }

    /// Removes the changes and lines that are not necessary to reproduce a finding.
    static func shrunk(_ finding: Finding, trials: Int) throws -> Finding {
        var shrinker = Shrinker(trials: trials)
        var changes = try shrinker.shrunk(finding.whole) { try isSeen(finding.fault, after: $0) }
        for place in changes.indices {
            guard case .write(let path, let text) = changes[place] else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let fewer = try shrinker.shrunk(lines) { kept in
                var trial = changes
                trial[place] = .write(path, kept.joined(separator: "\n"))
                return try isSeen(finding.fault, after: trial)
            }
            changes[place] = .write(path, fewer.joined(separator: "\n"))
        }
        return Finding(
            step: finding.step, fault: try fault(after: changes, like: finding.fault) ?? finding.fault,
            changes: finding.changes, whole: changes)
    }
}

extension History.Finding {
    /// Returns the finding as text, with a script that reproduces it.
    func report(seed: UInt64) -> String {
        """
        seed \(seed), step \(step): the refreshed index is not what a fresh run makes
        \(fault.words)

        Since the last equal state:
        \(changes.map { "  " + ($0.script.split(separator: "\n").first.map(String.init) ?? "") }.joined(separator: "\n"))

        As a script, in an empty folder:
        mkdir one two
        \(whole.map(\.script).joined(separator: "\n"))
        """
    }
}
