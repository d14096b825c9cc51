import Configuration
import Errors
import Foundation
import Queries
import Store

/// The available rules: those that ship with the tool, and the repository's own rules in `.xibdb/checks/`.
///
/// A rule of the repository replaces a shipped rule with the same id.
package struct RuleCatalog: Sendable {
    /// The rules, sorted by id.
    package let rules: [Rule]
    /// The errors of repository rules that cannot be read.
    package let failures: [AskingError]

    /// Reads the rules of the tool, and the rules of the repository that contains the index.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a shipped rule that cannot be read.
    package init(index: IndexFile?) throws(AskingError) {
        var rules: [String: Rule] = [:]
        var failures: [AskingError] = []
        for (id, text) in Queries.checks { rules[id] = try Rule(id: id, text: text, examples: Queries.examples[id]) }
        if let home = index?.home {
            let files = OwnFiles(root: home)
            var names: [String] = []
            do throws(AskingError) { names = try files.names(in: Self.folder, ending: ".sql") } catch {
                failures.append(error)
            }
            for name in names {
                do throws(AskingError) {
                    guard let rule = try Self.read(Self.folder + "/" + name, files, home) else { continue }
                    rules[rule.id] = rule
                } catch { failures.append(error) }
            }
        }
        self.rules = rules.values.sorted { $0.id < $1.id }
        self.failures = failures
    }

    /// Returns the rule with the given id, which can be a former id.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    package func rule(_ id: String) throws(AskingError) -> Rule {
        let current = Queries.currentName(id, of: .rule)
        if let rule = rules.first(where: { $0.id == id }) ?? rules.first(where: { $0.id == current }) { return rule }
        throw .unknownName(what: "rule", name: id, near: NameSuggestions.names(to: id, among: rules.map(\.id)))
    }

    /// The folder of the repository's own rules.
    private static let folder = ".xibdb/checks"

    private static func read(_ path: String, _ files: OwnFiles, _ home: String) throws(AskingError) -> Rule? {
        guard let text = try files.content(path) else { return nil }
        let id = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let examples = try files.content(String(path.dropLast("sql".count)) + "txt")
        return try Rule(
            id: id, text: String(decoding: text, as: UTF8.self),
            examples: examples.map { String(decoding: $0, as: UTF8.self) },
            path: home + "/" + path)
    }
}
