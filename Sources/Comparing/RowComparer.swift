import Bytes
import InterfaceBuilder

/// Compares matched rows, cell by cell.
final class RowComparer {
    private let old: InterfaceDocument
    private let new: InterfaceDocument
    /// The new ids, by old ids, of the objects, constraints and connections whose ids differ between the documents.
    private(set) var ids: [String: String] = [:]
    private var sceneIDs: [String: String] = [:]
    private var before: RowCells = []
    private var after: RowCells = []

    init(_ old: InterfaceDocument, _ new: InterfaceDocument, _ objects: RowMatching) {
        self.old = old
        self.new = new
        addIDs(of: objects, { old.objects[$0].objectID }, { new.objects[$0].objectID })
    }

    /// Records the old and new ids of matched rows whose ids differ.
    func addIDs(of matching: RowMatching, _ oldID: (Int) -> Text, _ newID: (Int) -> Text) {
        for (index, other) in matching.newRow.enumerated() where other >= 0 {
            guard !old.same(oldID(index), newID(Int(other)), in: new), let id = old[oldID(index)] else { continue }
            // If several objects have the same id, references refer to the first one.
            if ids[id] == nil { ids[id] = new[newID(Int(other))] ?? "" }
        }
    }

    func addScenes(of matching: RowMatching) {
        for (index, other) in matching.newRow.enumerated() where other >= 0 {
            guard let id = old[old.scenes[index].sceneID], let later = new[new.scenes[Int(other)].sceneID], id != later
            else { continue }
            sceneIDs[id] = later
        }
    }

    /// Whether references can be compared by their ids, because the ids of all matched rows are equal.
    private var isSameByID: Bool { ids.isEmpty && sceneIDs.isEmpty }

    /// Returns the rows that were added, removed or changed, in the order of the new document. Removed rows come
    /// last.
    func changes(of kind: RowKind, _ matching: RowMatching) -> [RowChange] {
        var changes: [RowChange] = []
        for (index, other) in matching.oldRow.enumerated() {
            guard other >= 0 else {
                changes.append(RowChange(kind: kind, old: nil, new: index, match: .id))
                continue
            }
            // Most rows are identical.
            if isSameByID, old.isRow(kind, Int(other), of: new, index) { continue }
            let values = values(of: kind, Int(other), index)
            guard !values.isEmpty else { continue }
            changes.append(
                RowChange(kind: kind, old: Int(other), new: index, match: matching.matches[index], values: values))
        }
        for (index, other) in matching.newRow.enumerated() where other < 0 {
            changes.append(RowChange(kind: kind, old: index, new: nil, match: .id))
        }
        return changes
    }

    /// Returns the differences of two rows.
    func values(of kind: RowKind, _ index: Int, _ other: Int) -> [ValueChange] {
        old.cells(of: kind, index, into: &before)
        new.cells(of: kind, other, into: &after)
        var values: [ValueChange] = []
        for place in before.indices where !areSame(before[place].cell, after[place].cell) {
            let column = before[place].column
            guard case .json(let text) = before[place].cell, case .json(let later) = after[place].cell else {
                values.append(
                    ValueChange(
                        column: column, path: [], old: old.value(of: before[place].cell),
                        new: new.value(of: after[place].cell)))
                continue
            }
            JSONTree.compare(old.tree(text) ?? .object([]), new.tree(later) ?? .object([])) { path, before, after in
                values.append(ValueChange(column: column, path: path, old: before, new: after))
            }
        }
        return values
    }

    private func areSame(_ cell: Cell, _ other: Cell) -> Bool {
        switch (cell, other) {
        case (.text(let text), .text(let later)), (.json(let text), .json(let later)): old.same(text, later, in: new)
        case (.number(let text), .number(let later)):
            old.same(text, later, in: new) || areSameNumbers(old[text], new[later])
        case (.flag(let flag), .flag(let later)): flag == later
        case (.role(let role), .role(let later)): role == later
        case (.resource(let kind), .resource(let later)): kind == later
        case (.member(let kind), .member(let later)): kind == later
        case (.format(let format), .format(let later)): format == later
        case (.platform(let platform), .platform(let later)): platform == later
        case (.reference(let id), .reference(let later)): isSame(id, later, ids)
        case (.scene(let id), .scene(let later)): isSame(id, later, sceneIDs)
        default: false
        }
    }

    private func isSame(_ id: Text, _ later: Text, _ ids: [String: String]) -> Bool {
        guard !ids.isEmpty, let text = old[id], let renamed = ids[text] else { return old.same(id, later, in: new) }
        return renamed == new[later]
    }

    private func areSameNumbers(_ text: String?, _ other: String?) -> Bool {
        guard let number = text.flatMap(Double.init), let later = other.flatMap(Double.init) else { return false }
        return number == later
    }
}

extension InterfaceDocument {
    /// Parses the JSON of a column; nil if the column is empty.
    func tree(_ text: Text) -> JSONTree? {
        guard let range = text.range else { return nil }
        return JSONTree(column: Array(utf8[range]))
    }

    /// The content of a cell; nil if it is empty.
    func value(of cell: Cell) -> JSONTree? {
        switch cell {
        case .text(let text), .number(let text), .reference(let text), .scene(let text): self[text].map(JSONTree.text)
        case .json(let text): tree(text)
        case .flag(let flag): .flag(flag)
        case .role(let role): role == .ordinary ? nil : .text(role.rawValue)
        case .resource(let kind): .text(kind.rawValue)
        case .member(let kind): .text(kind.rawValue)
        case .format(let format): .text(format.rawValue)
        case .platform(let platform): platform.map { .text($0.rawValue) }
        }
    }

    /// Returns all values of a row with their columns. Empty columns are left out.
    package func values(of kind: RowKind, _ index: Int) -> [(column: Column, value: JSONTree)] {
        var cells: RowCells = []
        self.cells(of: kind, index, into: &cells)
        return cells.compactMap { column, cell in value(of: cell).map { (column, $0) } }
    }
}
