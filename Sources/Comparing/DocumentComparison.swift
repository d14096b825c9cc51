import InterfaceBuilder

/// Compares two versions of one Interface Builder file.
///
///     let changes = DocumentComparison(old: before, new: after).changes
///
/// Two equal documents have no changes. The changes from B to A are the changes from A to B, with old and new
/// exchanged.
package struct DocumentComparison: Sendable {
    /// The differences.
    package let changes: DocumentChanges

    /// Compares two documents. For a file that is absent on one side, pass a document that was read from zero bytes.
    package init(old: InterfaceDocument, new: InterfaceDocument) {
        let objects = ObjectMatching.match(old, new)
        let rows = RowFinder(old, new, objects)
        var changes = DocumentChanges(old: old, new: new)
        changes.newObject = objects.newRow
        changes.oldObject = objects.oldRow
        let constraints = rows.matchConstraints()
        let comparer = RowComparer(old, new, objects)
        comparer.addIDs(of: constraints, { old.constraints[$0].constraintID }, { new.constraints[$0].constraintID })
        let connections = rows.matchConnections(comparer.ids)
        comparer.addIDs(of: connections, { old.connections[$0].connectionID }, { new.connections[$0].connectionID })
        let scenes = rows.matchScenes()
        comparer.addScenes(of: scenes)

        let isOtherFormat = old.format != new.format
        let parts = UnnamedParts(old, new, objects)
        let values = comparer.values(of: .document, 0, 0)
        if !values.isEmpty { changes.document = RowChange(kind: .document, old: 0, new: 0, match: .id, values: values) }
        changes.objects = comparer.changes(of: .object, objects)
        Moves(old, new, objects, scenes: scenes, parts: parts, ignoringKeys: isOtherFormat).add(to: &changes.objects)
        changes.connections = comparer.changes(of: .connection, connections)
        changes.constraints = comparer.changes(of: .constraint, constraints)
        changes.reordered[.connection] = connections.reordered { new.connections[$0].source }
        changes.reordered[.constraint] = constraints.reordered { new.constraints[$0].owner }
        for kind in RowKind.details {
            let matching = kind == .scene ? scenes : rows.matchDetails(kind, comparer.ids)
            changes.details += comparer.changes(of: kind, matching)
            changes.reordered[kind] = matching.reordered { kind.owner(of: $0, in: new) }
        }
        changes.reordered = changes.reordered.filter { $0.value > 0 }
        NoiseFinder(old, new, parts).mark(&changes)
        self.changes = changes
    }
}
