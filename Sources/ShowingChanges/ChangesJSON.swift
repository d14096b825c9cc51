import Bytes
import Comparing
import InterfaceBuilder
import Showing

/// Writes complete changes as JSON. If you apply the changes to the rows of the old document, you get the rows of the
/// new document.
///
/// Rows use the names and format of the tables of an index. If a row was added or removed, or has no id, the JSON
/// contains all its values. If a row changed, the JSON contains each changed value before and after the change.
/// `path` is set if the value is inside a JSON column. `noise` is set if the change does not matter to a reader.
///
/// If a member is missing, the value did not exist. If `old` and `new` of an object have different ids, references use
/// the new id.
package struct ChangesJSON {
    private let changes: DocumentChanges
    private let places: [Int32]
    private let newPlaces: [Int32]

    /// - Parameter changes: the changes of one file.
    package init(_ changes: DocumentChanges) {
        self.changes = changes
        places = changes.old.siblingPlaces()
        newPlaces = changes.new.siblingPlaces()
    }

    /// Returns the changes of a file as one JSON object.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - oldPath: the old path, if the file was renamed.
    ///   - conflicts: the conflicts that a merge left in the new document. If there are any, the changes apply to our
    ///     side of this document.
    package func text(path: String, oldPath: String? = nil, conflicts: [ConflictedFile.Place] = []) -> String {
        var text = "{\"version\":\(JSONPrinter.version),\"path\":" + JSONString.quoted(path)
        if let oldPath, oldPath != path { text += ",\"old_path\":" + JSONString.quoted(oldPath) }
        if !conflicts.isEmpty {
            let places = conflicts.map {
                "{\"line\":\($0.line)" + ($0.words.map { ",\"words\":" + JSONString.quoted($0) } ?? "") + "}"
            }
            text += ",\n\"conflicts\":[" + places.joined(separator: ",") + "]"
        }
        for kind in RowKind.allCases {
            let rows = changes.rows.filter { $0.kind == kind }
            guard !rows.isEmpty else { continue }
            text += ",\n\"\(kind.table)\":[\n" + rows.map(row).joined(separator: ",\n") + "]"
        }
        let order = RowKind.allCases.compactMap { kind in changes.reordered[kind].map { "\"\(kind.table)\":\($0)" } }
        if !order.isEmpty { text += ",\n\"reordered\":{" + order.joined(separator: ",") + "}" }
        return text + "}\n"
    }

    private func row(_ change: RowChange) -> String {
        var text = "{\"change\":\"\(change.isChange ? "changed" : change.old == nil ? "added" : "removed")\""
        if change.isMoved { text += ",\"moved\":true" }
        if change.match != .id { text += ",\"match\":\"\(change.match.rawValue)\"" }
        if let noise = change.noise { text += ",\"noise\":\"\(noise.rawValue)\"" }
        if change.isRepeated { text += ",\"repeated\":true" }
        for (name, document, index, places) in [
            ("old", changes.old, change.old, places), ("new", changes.new, change.new, newPlaces),
        ] {
            guard let index else { continue }
            text +=
                ",\"\(name)\":"
                + Self.row(change.kind, index, document, places, isWhole: !change.isChange || change.kind.id == nil)
        }
        if !change.values.isEmpty { text += ",\"values\":[" + change.values.map(value).joined(separator: ",") + "]" }
        return text + "}"
    }

    private func value(_ change: ValueChange) -> String {
        var text = "{\"column\":\"\(change.column.rawValue)\""
        if !change.path.isEmpty { text += ",\"path\":[" + change.path.map(step).joined(separator: ",") + "]" }
        if let old = change.old { text += ",\"old\":" + old.json }
        if let new = change.new { text += ",\"new\":" + new.json }
        if let noise = change.noise { text += ",\"noise\":\"\(noise.rawValue)\"" }
        return text + "}"
    }

    /// Returns one step of a path: the name of a member or the index of an item. If an earlier member has the same
    /// name, the result also contains the number of earlier members with this name.
    private func step(_ step: JSONStep) -> String {
        switch step {
        case .key(let key, 0): JSONString.quoted(key)
        case .key(let key, let occurrence): "[\(JSONString.quoted(key)),\(occurrence)]"
        case .index(let index): "\(index)"
        }
    }

    // MARK: Rows

    /// Returns all rows of one document, grouped by table.
    package static func rows(of document: InterfaceDocument) -> String {
        let places = document.siblingPlaces()
        let tables = RowKind.allCases.map { kind in
            "\"\(kind.table)\":[\n"
                + (0..<kind.count(in: document)).map { row(kind, $0, document, places, isWhole: true) }.joined(
                    separator: ",\n") + "]"
        }
        return "{" + tables.joined(separator: ",\n") + "}\n"
    }

    private static func row(
        _ kind: RowKind, _ index: Int, _ document: InterfaceDocument, _ places: [Int32], isWhole: Bool
    ) -> String {
        var members: [String] = []
        for (column, value) in document.values(of: kind, index) where isWhole || column == kind.id {
            members.append("\"\(column.rawValue)\":" + value.json)
        }
        if kind == .object, isWhole { members.append("\"\(Column.place.rawValue)\":\(places[index])") }
        if let at = kind.place(of: index, in: document) {
            members.append("\"line\":\(at.line),\"column\":\(at.column)")
        }
        return "{" + members.joined(separator: ",") + "}"
    }
}

extension RowKind {
    /// The name of the table for rows of this kind, as in an index. `document` exists only in this JSON.
    var table: String {
        switch self {
        case .document: "document"
        case .object: "objects"
        case .connection: "connections"
        case .constraint: "constraints"
        case .scene: "scenes"
        case .runtimeAttribute: "runtime_attributes"
        case .resource: "resources"
        case .resourceUse: "resource_uses"
        case .text: "texts"
        case .variation: "variations"
        case .classDescription: "class_descriptions"
        case .member: "members"
        }
    }

    /// The column with the id of the row; nil if rows of this kind have no id.
    fileprivate var id: Column? {
        switch self {
        case .object: .objectID
        case .connection: .connectionID
        case .constraint: .constraintID
        case .scene: .sceneID
        default: nil
        }
    }
}
