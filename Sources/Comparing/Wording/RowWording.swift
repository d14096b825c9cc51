import InterfaceBuilder

/// Writes the lines about changed connections and constraints that exist in both documents.
struct RowWording {
    private let changes: DocumentChanges
    private let old: Names
    private let new: Names

    init(_ changes: DocumentChanges, _ old: Names, _ new: Names) {
        (self.changes, self.old, self.new) = (changes, old, new)
    }

    /// Returns a line about a connection.
    ///
    /// - Parameter values: the changed values without noise.
    func connection(_ before: Int, _ after: Int, _ values: [ValueChange]) -> ChangeReport.Line {
        let (earlier, later) = (changes.old.connections[before], changes.new.connections[after])
        let columns = Set(values.map(\.column))
        if columns == [.destinationID], changes.old.same(earlier.kind, later.kind, in: changes.new) {
            let (was, now) = (old.end(of: earlier), new.end(of: later))
            let isAction = changes.new[later.kind] == "action"
            let text = isAction ? "\(new.words(later)), was to \(was)" : "\(new.subject(later)): \(was) → \(now)"
            return .init(sign: .changed, weight: .connection, text: text)
        }
        if columns == [.name], ["action", "binding"].contains(changes.new[later.kind]) {
            let text = "\(new.words(later)), was \(Quoting.visible(changes.old[earlier.name] ?? ""))"
            return .init(sign: .changed, weight: .connection, text: text)
        }
        if columns == [.name] {
            let text =
                "\(old.subject(earlier)) renamed \(Quoting.visible(changes.new[later.name] ?? "")) → \(new.end(of: later))"
            return .init(sign: .changed, weight: .connection, text: text)
        }
        let (was, now) = (old.words(earlier), new.words(later))
        if was != now {
            // If only the destinations differ, do not repeat the text before them.
            let lead = new.subject(later) + " → "
            let isSaid = was.hasPrefix(lead) && now.hasPrefix(lead)
            let text =
                isSaid
                ? "\(new.subject(later)): \(was.dropFirst(lead.count)) → \(now.dropFirst(lead.count))"
                : now + ", was " + was
            return .init(sign: .changed, weight: .connection, text: text)
        }
        let rest = values.filter { !$0.path.isEmpty || ![.sourceID, .destinationID].contains($0.column) }
        let parts = rest.map { value in
            let name =
                value.path.isEmpty
                ? Names.words(value.column.rawValue.replacingUnderscores) : ValueWording.name(value.path)
            return ValueWording.change(name, value.old, value.new)
        }
        if parts.isEmpty {
            let home = earlier.source >= 0 ? " from \(old.title(Int(earlier.source)))" : ""
            return .init(sign: .moved, weight: .connection, text: now + ", moved here" + home)
        }
        return .init(
            sign: .changed, weight: .connection, text: new.subject(later) + ": " + parts.joined(separator: ", "))
    }

    /// Returns a line about a constraint.
    func constraint(_ before: Int, _ after: Int, _ values: [ValueChange]) -> ChangeReport.Line {
        let equation = new.equation(after, was: before, in: old)
        let spoken: Set<Column> = [
            .firstItemID, .firstAttribute, .relation, .secondItemID, .secondAttribute, .constant, .multiplier,
            .priority, .owner,
        ]
        let rest = values.filter { !spoken.contains($0.column) }.map { value in
            let name =
                value.path.isEmpty
                ? Names.words(value.column.rawValue.replacingUnderscores) : ValueWording.name(value.path)
            return ValueWording.change(name, value.old, value.new)
        }
        let owner =
            values.allSatisfy { $0.column == .owner }
            ? ["now belongs to " + held(changes.new.constraints[after].owner)] : []
        let isOfOther =
            !equation.contains(", was ") && values.contains { [.firstItemID, .secondItemID].contains($0.column) }
        let other = isOfOther ? ["the superview is now another object"] : []
        return .init(
            sign: .changed, weight: .constraint, text: ([equation] + other + owner + rest).joined(separator: "; "))
    }

    private func held(_ owner: Int32) -> String { owner < 0 ? "nothing" : new.title(Int(owner)) }
}
