import InterfaceBuilder

// Marks what compiling changes. If exactly one of the two documents is a compiled nib, only these values are compared:
// classes, identifiers, texts, connections, runtime attributes, and the constraints with their numbers.

extension NoiseFinder {
    /// Columns of objects that a compiled nib does not contain, or that the compiler computes.
    private static let computed: Set<Column> = [
        .objectID, .element, .customModuleProvider, .userLabel, .key, .place, .x, .y, .width, .height, .misplaced,
        .ambiguous, .attributes,
    ]
    /// Lists that only a document contains, or that a compiled nib contains in another form.
    private static let otherLists: Set<RowKind> = [.resource, .resourceUse, .variation, .classDescription, .member]

    /// Marks the differences between a compiled nib and a document. Does nothing for two documents, or two compiled nibs.
    func markCompilation(_ changes: inout DocumentChanges) {
        guard old.isCompiled != new.isCompiled, old.isNib, new.isNib else { return }
        changes.document?.markAll(.spelling)
        for index in changes.objects.indices { markCompiled(&changes.objects[index]) }
        for index in changes.connections.indices {
            changes.connections[index].mark(.spelling) { $0.column == .attributes || $0.column == .connectionID }
        }
        for index in changes.constraints.indices { markCompiledConstraint(&changes.constraints[index]) }
        for index in changes.details.indices where Self.otherLists.contains(changes.details[index].kind) {
            changes.details[index].markAll(.spelling)
        }
    }

    private func markCompiled(_ change: inout RowChange) {
        guard let before = change.old, let after = change.new else { return }
        change.mark(.spelling) { Self.computed.contains($0.column) }
        // A document can omit a class that the compiled nib names.
        if old.same(old.objects[before].runtimeClass, new.objects[after].runtimeClass, in: new) {
            change.mark(.spelling) { $0.column == .customClass || $0.column == .baseClass }
        }
        if old.objects[before].role != .ordinary { change.mark(.spelling) { $0.column == .customClass } }
        change.isMoved = false
    }

    /// The constant of a standard distance is only in the document.
    private func markCompiledConstraint(_ change: inout RowChange) {
        guard let before = change.old, let after = change.new else { return }
        let compiled =
            old.isCompiled ? old[old.constraints[before].attributes] : new[new.constraints[after].attributes]
        let isStandard = compiled?.contains("symbolic") == true
        change.mark(.spelling) {
            $0.column == .attributes || $0.column == .constraintID || $0.column == .userLabel
                || $0.column == .constant && isStandard
        }
    }
}

extension RowChange {
    /// Marks the values that fulfill a condition.
    fileprivate mutating func mark(_ noise: Noise, where condition: (ValueChange) -> Bool) {
        for index in values.indices where condition(values[index]) { values[index].noise = noise }
    }
}
