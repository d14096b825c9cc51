import Bytes
import Comparing
import InterfaceBuilder

/// Creates rows for the differences between two versions of a nib.
struct ChangeCollector {
    /// The maximum length of a value in bytes.
    private static let valueLength = 400

    private let changes: DocumentChanges
    private let old: Names
    private let new: Names
    private var rows: [ChangeRow] = []
    private var noiseCount = 0

    private init(_ changes: DocumentChanges) {
        self.changes = changes
        (old, new) = (Names(changes.old), Names(changes.new))
    }

    /// Collects all changes except noise. Noise is only counted.
    static func collect(_ changes: DocumentChanges, into version: inout VersionChanges) {
        var collector = ChangeCollector(changes)
        for row in changes.rows { collector.add(row) }
        version.rows = collector.rows
        version.noiseCount = collector.noiseCount + changes.reordered.values.reduce(0, +)
        version.renumbered = changes.objects.compactMap { change in
            guard change.match != .id, let before = change.old, let after = change.new,
                let oldID = changes.old[changes.old.objects[before].objectID],
                let id = changes.new[changes.new.objects[after].objectID],
                oldID != id
            else { return nil }
            return Renumbering(id: id, oldID: oldID, confidence: change.match.rawValue)
        }
    }

    // MARK: Rows

    private mutating func add(_ change: RowChange) {
        guard change.isChange else {
            if change.isNoise { noiseCount += change.isRepeated ? 0 : 1 } else { addWhole(change) }
            return
        }
        noiseCount += change.values.count { $0.noise != nil }
        guard !change.isRepeated, let after = change.new else { return }
        let values = change.values.filter { $0.noise == nil }
        guard !values.isEmpty else { return }
        let row = RowFacts(new).row(change.kind, after, .changed)
        let first = rows.count
        if change.isMoved, let before = change.old { addMove(row, values, before, after) }
        addFrame(row, values, change)
        let inside = values.filter { !$0.path.isEmpty }
        let textsInside = Set(inside.flatMap { [$0.old?.string, $0.new?.string] })
        for value in values where value.path.isEmpty {
            if Self.places.contains(value.column) { continue }
            // Skip a text that an attribute also contains.
            if value.column == .text, change.kind == .object,
                textsInside.contains(value.new?.string ?? value.old?.string)
            {
                continue
            }
            if change.kind == .connection, value.column == .destinationID, let before = change.old {
                addDestination(row, before, after)
            } else if change.kind == .object, value.column == .customClass, let before = change.old {
                addClass(row, before, after)
            } else {
                add(row, value.column.rawValue, value.old, value.new)
            }
        }
        addInside(inside, change, row)
        // A constraint is identified by its equation. All changes of a constraint become one row with the old and the
        // new equation.
        if change.kind == .constraint, rows.count > first, let before = change.old {
            mergeConstraint(from: first, before, after)
        }
    }

    /// Adds a row for an added or removed row of the document.
    private mutating func addWhole(_ change: RowChange) {
        if let index = change.new {
            var row = RowFacts(new).row(change.kind, index, .added)
            row.after = value(RowFacts(new).content(change.kind, index))
            row.isInside = Self.isInside(change.kind, index, new.document, changes.oldObject)
            rows.append(row)
        } else if let index = change.old {
            var row = RowFacts(old).row(change.kind, index, .removed)
            row.before = value(RowFacts(old).content(change.kind, index))
            row.isInside = Self.isInside(change.kind, index, old.document, changes.newObject)
            rows.append(row)
        }
    }

    /// Whether a row was added or removed together with an object.
    private static func isInside(_ kind: RowKind, _ index: Int, _ document: InterfaceDocument, _ others: [Int32])
        -> Bool
    {
        func isAlone(_ object: Int32) -> Bool {
            object >= 0 && others.indices.contains(Int(object)) && others[Int(object)] < 0
        }
        switch kind {
        case .object: return isAlone(document.objects[index].parent)
        case .connection: return isAlone(document.connections[index].source)
        case .constraint:
            let constraint = document.constraints[index]
            return isAlone(constraint.firstItem) || isAlone(constraint.secondItem) || isAlone(constraint.owner)
        case .runtimeAttribute: return isAlone(document.runtimeAttributes[index].object)
        case .variation: return isAlone(document.variations[index].object)
        default: return false
        }
    }

    // MARK: Values

    /// Columns whose changes are not added separately. ``addMove(_:_:_:_:)`` and ``addFrame(_:_:_:)`` add rows for
    /// places and frames, and a changed id becomes a ``Renumbering``.
    private static let places: Set<Column> = [.parentID, .sceneID, .key, .place, .x, .y, .width, .height, .objectID]

    private mutating func add(_ row: ChangeRow, _ property: String, _ before: JSONTree?, _ after: JSONTree?) {
        var row = row
        row.property = property
        row.before = value(before.map(Self.text))
        row.after = value(after.map(Self.text))
        rows.append(row)
    }

    private func value(_ text: String?) -> String? { text.map { Excerpt.of($0, bytes: Self.valueLength) } }

    private static func text(_ value: JSONTree) -> String { value == .null ? "none" : value.string ?? value.json }

    private mutating func addMove(_ row: ChangeRow, _ values: [ValueChange], _ before: Int, _ after: Int) {
        var row = row
        row.what = .moved
        let (earlier, later) = (old.document.objects[before], new.document.objects[after])
        func home(_ titles: Names, _ parent: Int32) -> String { parent < 0 ? "the top" : titles.title(Int(parent)) }
        if let moved = values.first(where: { [.parentID, .sceneID, .key].contains($0.column) }) {
            row.property = moved.column == .parentID ? "parent" : moved.column == .sceneID ? "scene" : "key"
            row.before = moved.column == .key ? old.document[earlier.key] : home(old, earlier.parent)
            row.after = moved.column == .key ? new.document[later.key] : home(new, later.parent)
        } else if let place = values.first(where: { $0.column == .place }) {
            row.property = "place"
            (row.before, row.after) = (place.old?.string, place.new?.string)
        }
        rows.append(row)
    }

    private mutating func addFrame(_ row: ChangeRow, _ values: [ValueChange], _ change: RowChange) {
        guard let before = change.old, let after = change.new,
            values.contains(where: { [.x, .y, .width, .height].contains($0.column) })
        else { return }
        func text(_ frame: Rect, _ document: InterfaceDocument) -> String? {
            let numbers = [frame.x, frame.y, frame.width, frame.height].compactMap { document[$0] }
            return numbers.isEmpty
                ? nil : numbers.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: " ")
        }
        var row = row
        row.property = "frame"
        row.before = text(old.document.objects[before].frame, old.document)
        row.after = text(new.document.objects[after].frame, new.document)
        rows.append(row)
    }

    private mutating func addDestination(_ row: ChangeRow, _ before: Int, _ after: Int) {
        var row = row
        row.property = "destination"
        row.before = old.end(of: old.document.connections[before])
        row.after = new.end(of: new.document.connections[after])
        rows.append(row)
    }

    /// Adds a change of the class. For an object without a custom class, the row contains the class from Interface
    /// Builder.
    private mutating func addClass(_ row: ChangeRow, _ before: Int, _ after: Int) {
        func name(_ document: InterfaceDocument, _ object: ObjectRecord) -> String? {
            document[object.customClass] ?? document[object.baseClass]
        }
        var row = row
        row.property = Column.customClass.rawValue
        row.before = name(old.document, old.document.objects[before])
        row.after = name(new.document, new.document.objects[after])
        rows.append(row)
    }

    private mutating func mergeConstraint(from first: Int, _ before: Int, _ after: Int) {
        guard var row = rows[first...].first else { return }
        row.property = rows[first...].compactMap(\.property).joined(separator: ", ")
        (row.before, row.after) = (value(old.equation(before)), value(new.equation(after)))
        rows.replaceSubrange(first..., with: [row])
    }

    /// Adds the changed values inside a JSON column. Several values of one JSON object, such as the parts of a color,
    /// become one row.
    private mutating func addInside(_ values: [ValueChange], _ change: RowChange, _ row: ChangeRow) {
        var holders: Set<[JSONStep]> = []
        for value in values {
            let holder = Array(value.path.dropLast())
            let isOfMany =
                !holder.isEmpty
                && values.count { $0.path.count == value.path.count && $0.path.starts(with: holder) } > 1
            guard isOfMany, let before = change.old, let after = change.new else {
                add(row, Self.name(value.path), value.old, value.new)
                continue
            }
            guard holders.insert(holder).inserted else { continue }
            func whole(_ document: InterfaceDocument, _ index: Int) -> JSONTree? {
                document.values(of: change.kind, index).first { $0.column == value.column }?.value.value(at: holder)
            }
            add(row, Self.name(holder), whole(old.document, before), whole(new.document, after))
        }
    }

    /// Returns the path of a value as text: `titleLabel.font`, `segments[2]`.
    private static func name(_ path: [JSONStep]) -> String {
        var name = ""
        for step in path {
            switch step {
            case .key(let key, _): name += (name.isEmpty ? "" : ".") + key
            case .index(let index): name += "[\(index)]"
            }
        }
        return name
    }
}
