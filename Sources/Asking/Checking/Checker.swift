import Errors
import Queries
import Store

/// Runs the rules of `xibdb check` on one state of an index.
package struct Checker {
    /// Rules that change the findings of other rules. If nothing loads a nib, the problems in the nib never occur.
    private static let deadNibs = "nib-unused"
    private static let deadScenes = "scene-unreachable"

    private let snapshot: Snapshot
    private let catalog: RuleCatalog
    private let configuration: CheckConfiguration

    /// Creates a checker for an index.
    package init(_ snapshot: Snapshot, _ catalog: RuleCatalog, _ configuration: CheckConfiguration) {
        (self.snapshot, self.catalog, self.configuration) = (snapshot, catalog, configuration)
    }

    /// Returns the SQL of a query in `Queries/Checking`.
    static func question(_ name: String) -> String {
        guard let sql = Queries.checking[name] else { preconditionFailure("There is no query \(name).") }
        return sql
    }

    /// Runs the rules and returns their findings.
    ///
    /// - Parameters:
    ///   - includesUncertain: whether uncertain findings are also reported.
    ///   - includesDead: whether findings in nibs that nothing loads are also reported.
    /// - Throws: ``AskingError`` if a limit of the snapshot is reached, or if the index is damaged. Other errors of
    ///   rules are listed in the result.
    package func run(includesUncertain: Bool = false, includesDead: Bool = false) throws -> CheckResult {
        var failures = catalog.failures
        let files = try CheckedFiles(snapshot)
        let wanted = catalog.rules.filter { configuration.isOn($0) }
        let judges =
            includesDead
            ? [] : catalog.rules.filter { [Self.deadNibs, Self.deadScenes].contains($0.id) && !configuration.isOn($0) }
        let rules = wanted + judges
        let results = ParallelRuleRunner(snapshot: snapshot, configuration: configuration).rows(of: rules)
        var rows: [RuleRow] = []
        for (rule, found) in zip(rules, results) {
            do {
                rows += try found.get().map { try RuleRow($0, of: rule, files) }.filter {
                    $0.file.isAnswered && configuration.takes($0)
                }
            } catch let error as AskingError {
                if error.endsAll { throw error }
                failures.append(.failedRule(id: rule.id, path: rule.path, reason: error.description))
            }
        }
        let objects = try CheckedObjects(Set(rows.compactMap(\.object)), snapshot)
        let dead =
            includesDead
            ? DeadPlaces()
            : DeadPlaces(
                nibs: rows.filter { $0.rule.id == Self.deadNibs },
                scenes: rows.filter { $0.rule.id == Self.deadScenes }, objects)
        let offIDs = Set(judges.map(\.id))
        rows.removeAll { offIDs.contains($0.rule.id) }

        let notes = try CheckNotes(of: Set(rows.filter { $0.file.nib != nil }.map(\.file.id)), snapshot)
        var result = CheckResult(rules: wanted, failures: failures)
        var findings: [Finding] = []
        for group in Self.defects(rows, objects) {
            if group.contains(where: { notes.ignore($0, objects) }) {
                result.ignored += 1
                continue
            }
            for copies in Self.copies(group, objects, dead) {
                guard var finding = finding(copies, objects, dead, &result) else { continue }
                finding.severity = configuration.severity(of: finding) ?? finding.severity
                if finding.confidence == .possible && !includesUncertain {
                    result.uncertain += 1
                } else {
                    findings.append(finding)
                }
            }
        }
        result.findings = Finding.sorted(findings)
        return result
    }

    /// Returns the finding of a defect; nil if the configuration excludes it, or if nothing loads its nib.
    private func finding(_ group: [RuleRow], _ objects: CheckedObjects, _ dead: DeadPlaces, _ result: inout CheckResult)
        -> Finding?
    {
        let included = group.filter { !configuration.excludes($0.file.path, of: $0.rule) }
        guard let first = included.first else {
            result.excluded += 1
            return nil
        }
        var finding = first.finding(objects, rest: Array(included.dropFirst()))
        switch Self.deadness(of: first, objects, dead) {
        case .certain:
            result.dead += 1
            return nil
        // Probably nothing loads the nib or shows the scene, so a finding is at most a warning.
        case .likely, .possible: finding.severity = min(finding.severity, .warning)
        case nil: break
        }
        return finding
    }

    /// Groups the rows by defect. In each group, the row to report comes first.
    private static func defects(_ rows: [RuleRow], _ objects: CheckedObjects) -> [[RuleRow]] {
        let groups = Dictionary(grouping: rows) { row -> [String?] in
            if let defect = row.defect { return [row.rule.id, defect] }
            let object = row.object.flatMap { objects[$0]?.objectID }
            let place = object == nil ? "\(row.line ?? 0):\(row.column ?? 0)" : nil
            return [row.rule.id, row.file.nib ?? row.file.path, object, place, row.subject]
        }
        return groups.values.map { $0.sorted { $0.comesBefore($1) } }
    }

    /// Groups the rows of a defect by two values of their file: the confidence of the defect, and the confidence that
    /// nothing loads the nib.
    ///
    /// One localized variant of a nib may be loaded while another is never loaded, so each variant keeps its own
    /// confidence.
    private static func copies(_ group: [RuleRow], _ objects: CheckedObjects, _ dead: DeadPlaces) -> [[RuleRow]] {
        // The first row of a file has the highest confidence.
        let first = Dictionary(group.map { ($0.file.id, $0) }) { first, _ in first }
        return Dictionary(grouping: group) { row in
            let first = first[row.file.id] ?? row
            return [first.confidence, deadness(of: first, objects, dead)]
        }.values.map { $0 }
    }

    /// Returns the confidence that nothing loads the nib or scene of a row; nil if nothing suggests this.
    private static func deadness(of row: RuleRow, _ objects: CheckedObjects, _ dead: DeadPlaces) -> Confidence? {
        [deadNibs, deadScenes].contains(row.rule.id) ? nil : dead.confidence(of: row, objects)
    }
}

/// Nibs that nothing loads, and scenes that nothing shows.
private struct DeadPlaces {
    /// The nibs, by row id of the file.
    private var nibs: [Int64: Confidence] = [:]
    private var scenes: [String: Confidence] = [:]

    init() {}

    init(nibs: [RuleRow], scenes: [RuleRow], _ objects: CheckedObjects) {
        // The severity `note` means that something may load the nib, so the findings in the nib stay unchanged.
        for row in nibs where row.severity != .note {
            self.nibs[row.file.id] = min(row.confidence, self.nibs[row.file.id] ?? .possible)
        }
        for row in scenes {
            if let scene = row.object.flatMap({ objects[$0]?.scene }) { self.scenes[scene] = row.confidence }
        }
    }

    /// Returns the confidence that the nib or scene of a row is never loaded.
    ///
    /// A scene may still be loaded with its storyboard, and code outside the index may show it. The findings in the
    /// scene are therefore reported, but not as errors.
    func confidence(of row: RuleRow, _ objects: CheckedObjects) -> Confidence? {
        if let confidence = nibs[row.file.id] { return confidence }
        let scene = row.object.flatMap { objects[$0]?.scene }.flatMap { scenes[$0] }
        return scene.map { _ in .likely }
    }
}

/// The result of a check.
package struct CheckResult: Sendable {
    /// The rules that ran.
    package let rules: [Rule]
    /// The errors of the rules that could not be read or run.
    package let failures: [AskingError]
    /// The findings, sorted by place.
    package var findings: [Finding] = []
    /// Number of uncertain findings that are hidden.
    package internal(set) var uncertain = 0
    /// Number of findings in nibs that nothing loads. They are hidden.
    package internal(set) var dead = 0
    /// Number of findings in excluded paths.
    package internal(set) var excluded = 0
    /// Number of findings that a note in the nib suppresses.
    package internal(set) var ignored = 0
    /// Number of findings that the baseline accepts.
    package internal(set) var known = 0
    /// Baseline entries that no longer match a finding.
    package internal(set) var stale: [Baseline.Entry] = []

    /// Returns the number of findings with the given severity.
    package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

extension AskingError {
    /// Whether this failure of one rule ends the whole check.
    fileprivate var endsAll: Bool {
        switch self {
        case .timedOut, .interrupted, .tooMuchMemory, .damaged: true
        default: false
        }
    }
}

extension Snapshot {
    /// The folder that all paths in answers are relative to; nil if the index contains several trees, or if its tree is
    /// a commit.
    package func rootOfPaths() throws -> String? {
        let trees = try rows("SELECT path, revision FROM trees").named
        guard trees.count == 1, trees[0].text("revision") == nil else { return nil }
        return trees[0].text("path")
    }
}
