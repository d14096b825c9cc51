import Foundation
import Queries
import Store

/// The rules that can be checked: those that ship with the tool, and the
/// repository's own in `.xibdb/checks/`. An own rule takes the place of a
/// shipped one of the same id.
public struct RuleCatalog: Sendable {
    /// In the order of their ids.
    public let rules: [Rule]
    /// Own rules that cannot be read, and why.
    public let failures: [AskingError]

    /// The rules of the tool, and those beside an index.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a shipped rule that cannot be read.
    public init(index: IndexFile?) throws(AskingError) {
        var rules: [String: Rule] = [:]
        var failures: [AskingError] = []
        for (id, text) in Queries.checks { rules[id] = try Rule(id: id, text: text, examples: Queries.examples[id]) }
        if let home = index?.home {
            let folder = home + "/.xibdb/checks"
            for file in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where file.hasSuffix(".sql") {
                do throws(AskingError) {
                    let rule = try Self.read(folder + "/" + file)
                    rules[rule.id] = rule
                } catch { failures.append(error) }
            }
        }
        self.rules = rules.values.sorted { $0.id < $1.id }
        self.failures = failures
    }

    /// The rule of an id.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    public func rule(_ id: String) throws(AskingError) -> Rule {
        if let rule = rules.first(where: { $0.id == id }) { return rule }
        throw .unknownName(what: "rule", name: id, near: Near.names(to: id, among: rules.map(\.id)))
    }

    private static func read(_ path: String) throws(AskingError) -> Rule {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .badReport(path: path, line: 1, message: "The file cannot be read.")
        }
        let id = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let examples = FileManager.default.contents(atPath: String(path.dropLast("sql".count)) + "txt")
        return try Rule(
            id: id, text: String(decoding: data, as: UTF8.self), examples: examples.map { String(decoding: $0, as: UTF8.self) }, path: path)
    }
}
