import Comparing
import Queries
import Store

/// A stored row of the table `changes`.
struct StoredChange {
    let version: Int64
    let kind: String
    let what: ChangeReport.Sign
    let objectID: String?
    let object: String?
    let name: String?
    let property: String?
    let before: String?
    let after: String?
    let ownID: String?
    let otherID: String?
    let isInside: Bool
    let line: Int?

    /// Creates a change from a stored row.
    ///
    /// - Parameter row: the values, in the column order of the change queries in `Queries/History`.
    init?(_ row: [Value]) {
        guard row.count == 14, case .integer(let version) = row[0], let kind = row[1].string,
            let what = row[2].string.flatMap(ChangeReport.Sign.init)
        else { return nil }
        (self.version, self.kind, self.what) = (version, kind, what)
        (objectID, object, name, property) = (row[3].string, row[4].string, row[6].string, row[7].string)
        (before, after, ownID, otherID) = (row[8].string, row[9].string, row[10].string, row[11].string)
        (isInside, line) = (row[12].integer == 1, row[13].integer)
    }

    /// Creates a change that is not yet stored in a history.
    init(_ row: ChangeRow) {
        (version, kind, what, isInside, line) = (0, row.kind, row.what, row.isInside, row.line.map(Int.init))
        (objectID, object, name, property) = (row.objectID, row.object, row.name, row.property)
        (before, after, ownID, otherID) = (row.before, row.after, row.ownID, row.otherID)
    }

    var isConnection: Bool { Self.connections.contains(kind) }

    private static let connections: Set<String> = [
        "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection",
    ]
}

extension Value {
    var string: String? { if case .text(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let number) = self { Int(number) } else { nil } }
}

extension Snapshot {
    /// Returns the rows of the query `Queries/History/history-NAME.sql`.
    func history(_ name: String, _ parameters: [String: Value] = [:]) throws -> [[Value]] {
        guard let sql = Queries.history["history-" + name] else { preconditionFailure("There is no query \(name).") }
        return try rows(sql, parameters: parameters).rows
    }

    /// Returns the version ids as a JSON list, for a query parameter.
    static func list(_ versions: some Sequence<Int64>) -> Value {
        .text("[" + versions.map(String.init).joined(separator: ",") + "]")
    }
}
