import Configuration
import Errors
import Foundation
import Queries
import Store

/// The rules that can be checked: those that ship with the tool, and the
/// repository's own in `.xibdb/checks/`. An own rule takes the place of a
/// shipped one of the same id.
package struct RuleCatalog: Sendable {
    /// In the order of their ids.
    package let rules: [Rule]
    /// Own rules that cannot be read, and why.
    package let failures: [AskingError]

    /// The rules of the tool, and those beside an index.
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

    /// The rule of an id, also of its former one.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    package func rule(_ id: String) throws(AskingError) -> Rule {
        let current = Queries.currentName(id, of: .rule)
        if let rule = rules.first(where: { $0.id == id }) ?? rules.first(where: { $0.id == current }) { return rule }
        throw .unknownName(what: "rule", name: id, near: Near.names(to: id, among: rules.map(\.id)))
    }

    /// Where a repository has its own rules.
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
