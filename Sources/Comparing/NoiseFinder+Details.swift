import InterfaceBuilder

/// Noise in the rows that belong to an object or to the file.
extension NoiseFinder {
    func markDetail(_ change: inout RowChange, _ reported: ObjectContent) {
        switch change.kind {
        case .resource: change.markAll(.resources)
        case .classDescription, .member: change.markAll(.classes)
        case .text, .resourceUse: change.isRepeated = isRepeated(change, reported)
        case .scene:
            for index in change.values.indices {
                if change.values[index].column == .sceneID { change.values[index].noise = .identity }
                if case .key(let key, _)? = change.values[index].path.first, EditorState.isOfCanvas(key) {
                    change.values[index].noise = .canvas
                }
            }
        default: break
        }
        if isOtherFormat, change.kind == .resourceUse || change.kind == .text || change.kind == .variation {
            change.markAll(.spelling)
        }
    }

    /// Whether the change of an object already reports this text or resource use, because it is also an attribute of
    /// the object. In archives, some texts and resources are not attributes.
    private func isRepeated(_ change: RowChange, _ reported: ObjectContent) -> Bool {
        if let index = change.old, reported.removed.contains(old.holder(of: change.kind, index)) { return true }
        if let index = change.new, reported.added.contains(new.holder(of: change.kind, index)) { return true }
        let isText = change.kind == .text
        let before = change.old.flatMap { old[isText ? old.texts[$0].text : old.resourceUses[$0].name] }
        let after = change.new.flatMap { new[isText ? new.texts[$0].text : new.resourceUses[$0].name] }
        return (before == nil || reported.before.contains(before ?? ""))
            && (after == nil || reported.after.contains(after ?? ""))
    }
}

/// Content that the changes of objects already report.
struct ObjectContent {
    var added: Set<Int32> = []
    var removed: Set<Int32> = []
    /// All strings in the changed attribute values: `before` the change and `after` it.
    var before: Set<String> = []
    var after: Set<String> = []

    init(_ changes: DocumentChanges) {
        // An image that a runtime attribute names is also a use of a resource.
        for change in changes.details where change.kind == .runtimeAttribute {
            if let index = change.old, let value = changes.old[changes.old.runtimeAttributes[index].value] {
                before.insert(value)
            }
            if let index = change.new, let value = changes.new[changes.new.runtimeAttributes[index].value] {
                after.insert(value)
            }
        }
        for change in changes.objects {
            if change.old == nil, let index = change.new { added.insert(Int32(index)) }
            if change.new == nil, let index = change.old { removed.insert(Int32(index)) }
            for value in change.values where value.column == .attributes {
                value.old?.forEachString { before.insert($0) }
                value.new?.forEachString { after.insert($0) }
            }
        }
    }
}

extension InterfaceDocument {
    /// Returns the object that a text or a resource use belongs to.
    fileprivate func holder(of kind: RowKind, _ index: Int) -> Int32 {
        kind == .text ? texts[index].object : resourceUses[index].object
    }
}
