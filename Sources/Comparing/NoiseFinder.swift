import Bytes
import InterfaceBuilder

/// Marks noise by the rules of ``Noise``.
struct NoiseFinder {
    let old: InterfaceDocument
    let new: InterfaceDocument
    let isOtherFormat: Bool
    private let parts: UnnamedParts

    init(_ old: InterfaceDocument, _ new: InterfaceDocument, _ parts: UnnamedParts = UnnamedParts()) {
        self.old = old
        self.new = new
        self.parts = parts
        isOtherFormat = old.format != new.format && old.isNib && new.isNib
    }

    func mark(_ changes: inout DocumentChanges) {
        if var document = changes.document {
            for index in document.values.indices {
                document.values[index].noise = noiseOfDocument(document.values[index])
            }
            changes.document = document
        }
        let ids = newIDs(changes)
        for index in changes.objects.indices { markObject(&changes.objects[index], ids) }
        for index in changes.connections.indices { mark(&changes.connections[index], id: .connectionID) }
        for index in changes.constraints.indices {
            mark(&changes.constraints[index], id: .constraintID)
            if isTurned(changes.constraints[index]) { changes.constraints[index].markAll(.spelling) }
        }
        let reported = ObjectContent(changes)
        for index in changes.details.indices { markDetail(&changes.details[index], reported) }
        markCompilation(&changes)
    }

    private func noiseOfDocument(_ value: ValueChange) -> Noise? {
        switch value.column {
        case .toolsVersion, .systemVersion: return .version
        case .attributes:
            guard case .key(let key, _)? = value.path.first else { return nil }
            return noise(ofFileMember: key)
        // In an archive, this column contains the format version, which each version of Interface Builder increased.
        case .version where old.format == .archive && new.format == .archive: return .version
        case .targetRuntime
        where old.format == .archive && new.format == .archive && (value.old == nil || value.new == nil):
            return .version
        case .documentType, .version, .targetRuntime, .deployment: return isOtherFormat ? .spelling : nil
        default: return nil
        }
    }

    /// Returns which kind of noise a member of the root element is; nil if the member is not noise.
    func noise(ofFileMember key: String) -> Noise? {
        EditorState.isOfCanvas(key)
            ? .canvas : Noise.versionKeys.contains(key) ? .version : isOtherFormat ? .spelling : nil
    }

    // MARK: Objects

    private func markObject(_ change: inout RowChange, _ ids: [String: String]) {
        guard let before = change.old, let after = change.new else {
            if change.old.map({ parts.lost.contains(Int32($0)) }) ?? change.new.map({ parts.found.contains(Int32($0)) })
                ?? false
            {
                change.noise = .identity
            }
            // In an archive, some clip views and scrollers do not have their own records.
            let element =
                change.new.map { new[new.objects[$0].element] } ?? change.old.map { old[old.objects[$0].element] }
            if isOtherFormat, LayoutRules.isPart((element ?? nil) ?? "") { change.noise = .spelling }
            return
        }
        let isSameAtRunTime = old.same(old.objects[before].runtimeClass, new.objects[after].runtimeClass, in: new)
        // A custom class that only one version names is noise if the class at run time is the same.
        let isSameClass =
            isSameAtRunTime
            && (old[old.objects[before].customClass] == nil || new[new.objects[after].customClass] == nil)
            || isOtherFormat && (old.objects[before].role.isPlaceholder || isSameAtRunTime)
        let isMoved = change.isMoved
        let isFrameChanged = change.values.contains { Noise.frameColumns.contains($0.column) }
        let followsLayout =
            followsLayout(before, old) && followsLayout(after, new)
            || isFrameChanged && !isMoved && !isOtherFormat && Autoresizing.explains(before, old, after, new)
        // If the module of a class is the module of the target, only some versions of Xcode write its name.
        let (was, now) = (old.objects[before], new.objects[after])
        let isModuleOfTarget =
            old[was.customModuleProvider] == "target" && new[now.customModuleProvider] == "target"
            && (was.customModule.isNone || now.customModule.isNone)
        for index in change.values.indices {
            change.values[index].noise = noise(
                of: change.values[index], followsLayout: followsLayout, isModuleOfTarget: isModuleOfTarget)
            if change.values[index].column == .attributes, followsSize(change.values[index].path, before, old),
                followsSize(change.values[index].path, after, new)
            {
                change.values[index].noise = .frame
            }
            if change.values[index].column == .attributes, isIncidental(change.values[index], before, after) {
                change.values[index].noise = .spelling
            }
            if change.values[index].column == .attributes, Self.isPlaceOfPart(change.values[index].path) {
                change.values[index].noise = .frame
            }
            if isSameReference(change.values[index], ids) { change.values[index].noise = .identity }
            if change.values[index].column == .attributes, isOtherSpelling(change.values[index].path, before, after) {
                change.values[index].noise = .spelling
            }
            if case .key(let key, _)? = change.values[index].path.first {
                if Noise.scrollKeys.contains(key), scrollsTable(after) { change.values[index].noise = .frame }
                if parts.keys[after]?.contains(key) == true { change.values[index].noise = .identity }
            }
            if change.values[index].column == .place, !isMoved { change.values[index].noise = .spelling }
            if change.values[index].column == .parentID, !isMoved { change.values[index].noise = .spelling }
            if change.values[index].column == .customClass, isSameClass { change.values[index].noise = .spelling }
            if change.values[index].column == .userLabel, new.objects[after].role.isPlaceholder {
                change.values[index].noise = .canvas
            }
        }
    }

    private func noise(of value: ValueChange, followsLayout: Bool, isModuleOfTarget: Bool) -> Noise? {
        switch value.column {
        case .objectID: return .identity
        case .misplaced: return .canvas
        // Interface Builder rounds frames for the scale of the screen.
        case _ where Noise.frameColumns.contains(value.column) && isRounded(value): return .frame
        case .customModule where isModuleOfTarget: return .spelling
        case _ where Noise.frameColumns.contains(value.column):
            return followsLayout ? .frame : isOtherFormat ? .spelling : nil
        case .element, .key, .baseClass, .role: return isOtherFormat ? .spelling : nil
        case .text: return isOtherFormat && (value.old == nil || value.new == nil) ? .spelling : nil
        case .attributes:
            guard case .key(let key, _)? = value.path.first else { return nil }
            // An archive writes some views inside other views, and these views also contain references that AppKit
            // computes.
            if value.path.contains(where: Self.isLink) { return .spelling }
            return noise(ofMember: key, followsLayout: followsLayout)
        default: return nil
        }
    }

    /// Whether the two numbers of a change differ by less than 0.01. A user does not make such small changes.
    private func isRounded(_ value: ValueChange) -> Bool {
        guard let was = value.old?.string.flatMap(Double.init), let now = value.new?.string.flatMap(Double.init) else {
            return false
        }
        return abs(was - now) < 0.01
    }

    private static func isLink(_ step: JSONStep) -> Bool {
        guard case .key(let key, _) = step else { return false }
        return ObjectReferences.archivedLinks.contains(key)
    }

    /// Whether two values have the same meaning but are written differently. For example, Xcode used to write a
    /// fallback for older systems beside a system color, and the system button type was called rounded rectangle before
    /// iOS 7.
    private func isOtherSpelling(_ path: [JSONStep], _ before: Int, _ after: Int) -> Bool {
        // Reading the attributes takes time, so it is done only for these keys. Most changes have other keys.
        guard case .key(let key, _)? = path.last,
            key == "buttonType" || Noise.fontKeys.contains(key) || Noise.colorKeys.contains(key)
                || ColorValue.archivedKeys.contains(key),
            let was = old.tree(old.objects[before].attributes), let now = new.tree(new.objects[after].attributes)
        else { return false }
        if key == "buttonType" {
            return [was, now].allSatisfy { ["roundedRect", "system"].contains($0[key]?.string) }
        }
        guard path.count > 1 else { return false }
        let fonts = [was, now].map { $0.value(at: Array(path.dropLast())).flatMap(Noise.systemFontSize) }
        if Noise.fontKeys.contains(key), let size = fonts[0], size == fonts[1] { return true }
        guard let color = was.value(at: Array(path.dropLast())), let later = now.value(at: Array(path.dropLast()))
        else { return false }
        return ColorValue.areSame(color, later)
    }

    /// Whether Interface Builder, and not the user, chose the new value of an attribute. These cases are recognized: an
    /// unlimited size that is written with a different number; the highlight of a cell while the file was saved; a
    /// member that repeats the first member with the same key; a font object in addition to the font description.
    private func isIncidental(_ value: ValueChange, _ before: Int, _ after: Int) -> Bool {
        guard case .key(let key, let occurrence)? = value.path.first else { return false }
        // Interface Builder wrote a font twice: as a description, and as a font object.
        if key == "IBUIFont",
            [(before, old), (after, new)].allSatisfy({
                $1.tree($1.objects[$0].attributes)?["IBUIFontDescription"]?["pointSize"] != nil
            })
        {
            return true
        }
        if occurrence > 0 {
            func repeats(_ index: Int, _ document: InterfaceDocument) -> Bool {
                guard let attributes = document.tree(document.objects[index].attributes),
                    let again = attributes.value(at: [value.path[0]])
                else { return true }
                return again == attributes[key]
            }
            return repeats(before, old) && repeats(after, new)
        }
        let sizes = [value.old, value.new].map { $0.map(Self.isUnlimited) ?? true }
        if value.old != nil || value.new != nil, sizes == [true, true] { return true }
        guard let was = value.old?.string, let now = value.new?.string else { return false }
        if key == "NSCellFlags", let bits = Int64(was), let later = Int64(now) {
            return (bits ^ later) & 0xFFFF_FFFF == 1 << 30
        }
        let numbers = [was, now].map { text in text.split { "{}, ".contains($0) }.map { Double($0) } }
        guard numbers[0].count == numbers[1].count, !numbers[0].isEmpty else { return false }
        return zip(numbers[0], numbers[1]).allSatisfy { number, later in
            guard let number, let later else { return false }
            return number == later || number > 1e9 && later > 1e9
        }
    }

    /// Whether a value is an unlimited size, such as `{1.79769e+308, 1.79769e+308}`.
    private static func isUnlimited(_ value: JSONTree) -> Bool {
        guard let text = value.string, text.hasPrefix("{") else { return false }
        let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
        return !numbers.isEmpty && numbers.allSatisfy { ($0 ?? 0) > 1e9 }
    }

    /// Whether a change affects the frame or mask of the content view of a cell. The cell creates and places this view.
    private static func isPlaceOfPart(_ path: [JSONStep]) -> Bool {
        guard path.count > 1, case .key("contentView", _) = path[0], case .key(let key, _) = path[1] else {
            return false
        }
        return key == "frame" || key == "autoresizingMask"
    }

    /// Whether an object of the new document contains a table, as the scroll view of a table does.
    private func scrollsTable(_ index: Int) -> Bool {
        let depth = new.objects[index].depth
        return new.objects[(index + 1)...].prefix { $0.depth > depth }.contains {
            new[$0.element].map(LayoutRules.isTable) ?? false
        }
    }

    /// Returns which kind of noise a member of an object is; nil if the member is not noise.
    func noise(ofMember key: String, followsLayout: Bool) -> Noise? {
        if EditorState.isOfCanvas(key) { return .canvas }
        if ObjectReferences.archivedLinks.contains(key) { return .spelling }
        if followsLayout, key == "autoresizingMask" { return .mask }
        if Noise.archivedParts.contains(key) { return .spelling }
        if followsLayout, Noise.archivedFrames.contains(key) { return .frame }
        // The position of a scroller follows from the size of the scrolled view.
        if key == "NSPercent" { return .frame }
        return isOtherFormat ? .spelling : nil
    }

    /// Whether a width or height in an attribute of a text view equals the width or height of the text view, or of the
    /// clip view that shows it.
    func followsSize(_ path: [JSONStep], _ index: Int, _ document: InterfaceDocument) -> Bool {
        let object = document.objects[index]
        guard path.count == 2, case .key(let key, _) = path[0], LayoutRules.growthSizes.contains(key),
            case .key(let side, _) = path[1],
            document[object.element] == "textView",
            let number = document.tree(object.attributes)?.value(at: path)?.string.flatMap(Double.init)
        else { return false }
        let holder = object.parent >= 0 ? document.objects[Int(object.parent)] : object
        return [object, holder].contains { object in
            let size = document[side == "width" ? object.frame.width : object.frame.height].flatMap(Double.init)
            // Interface Builder rounds sizes to points.
            return size.map { abs($0 - number) <= 1 } ?? false
        }
    }

    /// Whether the attribute still refers to the same object, although the id of the object changed.
    private func isSameReference(_ value: ValueChange, _ ids: [String: String]) -> Bool {
        guard value.column == .attributes, References.isReference(value.path), let was = value.old?.string,
            let now = value.new?.string
        else { return false }
        return ids[was] == now
    }

    /// Returns the new ids, by old ids. Empty if none of the changed attributes refers to an object.
    private func newIDs(_ changes: DocumentChanges) -> [String: String] {
        let isNeeded = changes.objects.contains {
            $0.values.contains { $0.column == .attributes && References.isReference($0.path) }
        }
        guard isNeeded else { return [:] }
        var ids: [String: String] = [:]
        for (index, other) in changes.newObject.enumerated() where other >= 0 {
            if let id = old[old.objects[index].objectID], ids[id] == nil {
                ids[id] = new[new.objects[Int(other)].objectID]
            }
        }
        return ids
    }

    /// Whether layout computes the frame of an object at run time.
    func followsLayout(_ index: Int, _ document: InterfaceDocument) -> Bool {
        LayoutRules.determinesFrame(
            of: ObjectView(index: index, document: document), isMac: document.header.platform == .macOS)
    }

    // MARK: Other rows

    private func mark(_ change: inout RowChange, id: Column) {
        for index in change.values.indices {
            if change.values[index].column == id { change.values[index].noise = .identity }
            let isAttribute = change.values[index].column == .attributes || change.values[index].column == .options
            if isOtherFormat, isAttribute { change.values[index].noise = .spelling }
            // This attribute contains the id of the previous binding, so it changes whenever that id changes.
            if isAttribute, change.values[index].path == [.key("previousBinding", 0)] {
                change.values[index].noise = .identity
            }
        }
    }

    /// Whether the new equation is the old equation with its sides exchanged.
    private func isTurned(_ change: RowChange) -> Bool {
        guard let before = change.old, let after = change.new else { return false }
        let (was, now) = (old.constraints[before], new.constraints[after])
        let sides: Set<Column> = [
            .firstItemID, .firstAttribute, .secondItemID, .secondAttribute, .constant, .constraintID, .owner,
        ]
        func negated(_ number: String?) -> Double? { number.map { Double($0) }.map { $0.map { -$0 } } ?? 0 }
        return change.values.contains { $0.column == .firstItemID || $0.column == .firstAttribute }
            && change.values.allSatisfy { sides.contains($0.column) }
            && [nil, "equal"].contains(old[was.relation]) && [nil, "1", "1:1"].contains(old[was.multiplier])
            && old.same(was.firstItemID, now.secondItemID, in: new)
            && old.same(was.secondItemID, now.firstItemID, in: new)
            && old.same(was.firstAttribute, now.secondAttribute, in: new)
            && old.same(was.secondAttribute, now.firstAttribute, in: new)
            && negated(old[was.constant]) == (new[now.constant].map { Double($0) } ?? 0)
    }
}

extension ObjectRole {
    /// Whether the class and label of objects with this role are meaningless.
    fileprivate var isPlaceholder: Bool { self == .firstResponder || self == .application }
}

extension RowChange {
    mutating func markAll(_ noise: Noise) {
        if !isChange { self.noise = noise }
        for index in values.indices { values[index].noise = noise }
    }
}

/// An object of a document, for ``LayoutRules``.
private struct ObjectView: LaidOutView {
    let index: Int
    let document: InterfaceDocument

    var element: String { document[document.objects[index].element] ?? "" }

    var holder: ObjectView? {
        let parent = document.objects[index].parent
        return parent >= 0 ? ObjectView(index: Int(parent), document: document) : nil
    }

    func attribute(_ name: String) -> String? {
        switch name {
        case "id": document[document.objects[index].objectID]
        case "key": document[document.objects[index].key]
        default: document.tree(document.objects[index].attributes)?[name]?.string
        }
    }
}
