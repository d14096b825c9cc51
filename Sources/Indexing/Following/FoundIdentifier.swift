import GRDB
import SourceCode

/// An identifier that code comes to, in a call that takes one.
struct FoundIdentifier {
    /// The call of the framework.
    let site: FoundLoad.Site
    let value: FollowedValue
    /// The first call that leads from the code to it; nil for the call itself.
    let caller: FoundLoad.Site?
    /// The function that was begun with.
    let begun: Int
    /// Subclass whose object runs the code; nil for that whose code it is.
    var asClass: String?
}

/// The calls of a tree that take an identifier which is no plain text.
struct IdentifierCalls {
    private(set) var sites: Set<FoundLoad.Site> = []
    /// Words without which no code has one of them in it.
    private(set) var words: Set<String> = []

    init(_ db: Database, tree: Int64) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT file_id, line, "column", call, expression
                FROM _identifier_uses
                JOIN files ON files.id = _identifier_uses.file_id
                WHERE files.tree_id = ?
                    AND _identifier_uses.kind NOT IN ('image', 'color')
                    AND _identifier_uses.purpose NOT IN ('compares', 'sets')
                """, arguments: [tree])
        while let row = try rows.next() {
            if Expression(row[4]).isLiteral { continue }
            sites.insert(FoundLoad.Site(fileID: row[0], line: row[1], column: row[2]))
            words.insert(Self.word(of: row[3]))
        }
    }

    /// What is kept of a call: the label of a Swift argument, or the selector.
    private static func word(of call: String) -> String {
        guard let open = call.firstIndex(of: "(") else { return call }
        let labels = call[call.index(after: open)...].split(separator: ":").map(String.init)
        return labels.last(where: Code.Call.isIdentifier) ?? String(call[..<open])
    }
}

extension Code.Call {
    /// Place of the argument that is an identifier; nil where none is.
    var identifierPlace: Int? {
        guard let labels else {
            return name.split(separator: ":", omittingEmptySubsequences: false).lastIndex {
                Self.isIdentifier(String($0))
            }
        }
        if let place = labels.lastIndex(where: Self.isIdentifier) { return place }
        return Self.isIdentifier(name) && !labels.isEmpty ? 0 : nil
    }

    /// Whether an argument that is called so is an identifier.
    fileprivate static func isIdentifier(_ label: String) -> Bool {
        label.hasSuffix("dentifier") || label == "withRowType" || label.hasSuffix("ithName")
    }
}
