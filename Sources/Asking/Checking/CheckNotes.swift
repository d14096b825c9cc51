import Queries
import Store

/// Notes in nibs that suppress findings.
///
/// A note is `xibdb:ignore RULE reason`. It is in the notes of an object (Identity inspector), or in a comment before
/// an element.
struct CheckNotes {
    private struct Target: Hashable {
        let file: Int64
        /// Row id of the object; nil for a comment. In this case, `line` is the line of the element after the comment.
        let object: Int64?
        let line: Int?
    }

    /// The ids of the suppressed rules, by the object or line that a note applies to.
    private var rules: [Target: Set<String>] = [:]

    init(of files: Set<Int64>, _ snapshot: Snapshot) throws {
        guard !files.isEmpty else { return }
        let list = Value.text("[" + files.sorted().map(String.init).joined(separator: ",") + "]")
        for row in try snapshot.rows(Checker.question("checked-notes"), parameters: ["files": list]).named {
            guard let file = row.id("file_id"), let text = row.text("text") else { continue }
            rules[Target(file: file, object: row.id("object"), line: row.integer("line")), default: []].formUnion(
                Self.rules(in: text))
        }
    }

    /// Returns the rule id after each `xibdb:ignore`.
    private static func rules(in text: String) -> [String] {
        text.split(separator: "xibdb:ignore", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
            rest.split { $0.isWhitespace || $0 == "," }.first.map { Queries.currentName(String($0), of: .rule) }
        }
    }

    /// Whether a note suppresses a row.
    func ignore(_ row: RuleRow, _ objects: CheckedObjects) -> Bool {
        guard !rules.isEmpty else { return false }
        let targets = [
            row.object.map { Target(file: row.file.id, object: $0, line: nil) },
            row.line.map { Target(file: row.file.id, object: nil, line: $0) },
            row.object.flatMap { objects[$0] }.map { Target(file: row.file.id, object: nil, line: $0.line) },
        ]
        return targets.contains { target in target.flatMap { rules[$0] }?.contains(row.rule.id) == true }
    }
}
