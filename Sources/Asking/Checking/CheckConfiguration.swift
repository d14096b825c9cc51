import Errors
import Foundation
import Store

/// The settings of a check: which rules are on, how severe their findings are, and what is excluded.
///
/// The settings come from the `check` section of `.xibdb.yml` and from the command line.
///
///     check:
///       packs: [migration]
///       fail-on: warning
///       exclude: [Legacy/*]
///       known-classes: [PSPDF*]
///       rules:
///         outlet-unconnected: off
///         class-unknown: warning
///         fixed-frame:
///           severity: note
///           exclude: [Tests/*]
///         font-sizes:
///           options: {minimum: 11}
///
/// Path patterns are GLOB patterns, and `*` also matches `/`. The path of a folder matches everything in the folder.
package struct CheckConfiguration: Sendable, Equatable {
    /// The settings of one rule.
    struct RuleSettings: Sendable, Equatable {
        var isOn: Bool?
        var severity: Severity?
        var exclude: [String] = []
        var options: [String: Value] = [:]
    }

    var packs: Set<Rule.Pack> = []
    var rules: [String: RuleSettings] = [:]
    var exclude: [String] = []
    /// Classes from outside the repository, as GLOB patterns for their names.
    package internal(set) var knownClasses: [String] = []
    /// The lowest severity that changes the exit status of the command; nil if the file does not set it.
    package internal(set) var failOn: Severity?
    /// Whether uncertain findings are reported.
    package internal(set) var includesUncertain = false
    /// The only rules to run; empty for all rules that are on.
    var only: Set<String> = []

    /// Creates the default configuration.
    package init() {}

    /// Selects only these rules, even if they are off.
    package mutating func ask(only ids: [String], of catalog: RuleCatalog) throws(AskingError) {
        for id in ids { only.insert(try catalog.rule(id).id) }
    }

    /// Turns packs on.
    package mutating func add(packs names: [String]) throws(AskingError) {
        for name in names {
            guard let pack = Rule.Pack(rawValue: name) else {
                throw .unknownName(
                    what: "pack of rules", name: name, near: Rule.Pack.allCases.map(\.rawValue).filter { $0 != "off" })
            }
            packs.insert(pack)
        }
    }

    /// Sets options of a rule.
    ///
    /// - Throws: ``AskingError/badValue(parameter:value:expected:)``, or ``AskingError/unknownParameters(_:known:)``
    ///   for an option that the rule does not have.
    package mutating func set(_ values: [String: String], of rule: Rule) throws(AskingError) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let option = rule.options.first(where: { $0.name == name }) else {
                throw .unknownParameters([name], known: rule.options.map(\.name))
            }
            rules[rule.id, default: RuleSettings()].options[name] = try option.value(of: value)
        }
    }

    // MARK: Settings

    /// Whether a rule runs.
    package func isOn(_ rule: Rule) -> Bool {
        if !only.isEmpty { return only.contains(rule.id) }
        return rules[rule.id]?.isOn ?? (rule.pack == .default || packs.contains(rule.pack))
    }

    /// Whether to report a row of an enabled rule. A row can name another pack instead of the pack of its
    /// rule. That pack can be off.
    func takes(_ row: RuleRow) -> Bool {
        guard let pack = row.pack, pack != row.rule.pack else { return true }
        return packs.contains(pack) || only.contains(row.rule.id) || rules[row.rule.id]?.isOn == true
    }

    /// The severity that is set for the rule of a finding; nil if none is set.
    func severity(of finding: Finding) -> Severity? { rules[finding.rule]?.severity }

    /// Values of a rule's options.
    func options(of rule: Rule) -> [String: Value] { rules[rule.id]?.options ?? [:] }

    /// Whether a file is excluded for a rule.
    func excludes(_ path: String, of rule: Rule) -> Bool {
        (exclude + (rules[rule.id]?.exclude ?? [])).contains { Self.fits(path, $0) }
    }

    private static func fits(_ path: String, _ pattern: String) -> Bool {
        let folder = pattern.hasSuffix("/") ? pattern + "*" : pattern + "/*"
        return fnmatch(pattern, path, 0) == 0 || fnmatch(folder, path, 0) == 0
    }
}
