import Asking
import Bytes
import Store

/// Rows as JSON, as `--format json` prints them.
package enum RowsDocument {
    /// Returns a list with one object for each row. The members are in the order of the columns.
    package static func json(of rows: CollectedRows) -> JSONTree {
        let keys = JSONText.uniqueNames(rows.columns)
        return .list(
            rows.rows.map { row in
                .object(zip(keys, row).map { JSONTree.Member(key: $0, occurrence: 0, value: json(of: $1)) })
            })
    }

    private static func json(of value: Value) -> JSONTree {
        switch value {
        case .null: .null
        case .integer(let number): .number(String(number))
        case .real(let number): number.isFinite ? .number("\(number)") : .null
        case .text(let text): .text(text)
        case .blob(let bytes): .text(Hexadecimal.text(of: bytes))
        }
    }
}

/// Everything with a name, as JSON.
package struct NamedThingsDocument {
    private let things: [NamedThing]

    /// Creates the document.
    package init(_ things: [NamedThing]) { self.things = things }

    /// One object for each report about the name.
    package var json: JSONTree {
        let answers = things.flatMap { thing in
            thing.answers.map { answer -> JSONTree in
                var members: [JSONTree.Member] = []
                func add(_ key: String, _ value: JSONTree) {
                    members.append(JSONTree.Member(key: key, occurrence: 0, value: value))
                }
                if let kind = thing.kind { add("kind", .text(kind.rawValue)) }
                add("name", .text(thing.name))
                if !thing.declarations.isEmpty { add("declarations", .list(thing.declarations.map { .text($0) })) }
                add("title", .text(answer.title))
                add("command", .text(answer.command))
                add("rows", RowsDocument.json(of: answer.rows))
                return .object(members)
            }
        }
        return ["version": .integer(JSONPrinter.version), "answers": .list(answers)]
    }
}
