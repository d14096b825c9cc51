import InterfaceBuilder

/// Settings of archived objects, with the names and values that the document format gives them.
///
/// An archive packs several settings of a cell or view into one number. What the bits mean was checked on files that Xcode converted
/// from one format to the other.
enum ArchivedSettings {
    /// A setting under its name in the document format.
    private enum Meaning {
        /// The value is the same in both formats.
        case same(String)
        /// `YES` where the archive says `NO`, and the reverse.
        case inverted(String)
        /// 1 is on, -1 is mixed.
        case state(String)
        /// A number whose bits are modifier keys.
        case modifiers(String)
        /// A number whose bits are settings; any other bit stays under the archived key.
        case flags([Flag])
    }

    /// One bit of a number.
    private struct Flag {
        let bit: UInt32
        let name: String
        /// What the setting is where the bit is set.
        let value: String
        /// Archived classes for which the bit means this; empty for all.
        var classes: Set<String> = []
    }

    private static let meanings: [String: Meaning] = [
        "NSKeyEquiv": .same("keyEquivalent"), "NSKeyEquivalent": .same("keyEquivalent"), "NSKeyEquivModMask": .modifiers("keyEquivalentModifierMask"),
        "NSIsAlternate": .same("alternate"), "NSIsSeparator": .same("isSeparatorItem"), "NSIsDisabled": .inverted("enabled"),
        "NSIsHidden": .same("hidden"), "NSHidden": .same("hidden"), "NSState": .state("state"), "NSPullDown": .same("pullsDown"),
        "NSSelectedIndex": .same("selectedIndex"), "NSSelectedSegment": .same("selectedSegment"), "NSIsEditable": .same("editable"),
        "NSMinValue": .same("minValue"), "NSMaxValue": .same("maxValue"), "NSMinWidth": .same("minWidth"), "NSMaxWidth": .same("maxWidth"),
        "NSWidth": .same("width"), "NSRowHeight": .same("rowHeight"), "NSWindowTemplate.visibleAtLaunch": .same("visibleAtLaunch"),
        "NSToolbarIBDefaultItems": .same("defaultToolbarItems"), "NSToolbarIBSelectableItems": .same("selectableToolbarItems"),
        "IBUIEnabled": .same("enabled"), "IBUIOn": .same("on"), "IBUISelected": .same("selected"), "IBUIHidden": .same("hidden"),
        "IBUIEditable": .same("editable"), "IBUISelectedSegmentIndex": .same("selectedSegmentIndex"), "IBUINumberOfLines": .same("numberOfLines"),
        "IBUIRowHeight": .same("rowHeight"), "IBUIAlpha": .same("alpha"), "IBUIValue": .same("value"), "IBUIMinValue": .same("minValue"),
        "IBUIMaxValue": .same("maxValue"), "IBUIScrollEnabled": .same("scrollEnabled"), "IBUIPagingEnabled": .same("pagingEnabled"),
        "IBUISecureTextEntry": .same("secureTextEntry"), "NSAlternateContents": .same("alternateTitle"), "NSNormalImage": .same("image"),
        "NSContents": .same("title"), "NSTitle": .same("title"), "NSToolTip": .same("toolTip"), "NSWindowTitle": .same("title"),
        "NSFrameAutosaveName": .same("frameAutosaveName"), "NSToolbarItemLabel": .same("label"), "NSSegmentImages": .same("segments"),
        "NSvFlags": .flags([
            Flag(bit: 1 << 31, name: "hidden", value: "YES"), Flag(bit: 1, name: "flexibleMinX", value: "YES"),
            Flag(bit: 1 << 1, name: "widthSizable", value: "YES"), Flag(bit: 1 << 2, name: "flexibleMaxX", value: "YES"),
            Flag(bit: 1 << 3, name: "flexibleMinY", value: "YES"), Flag(bit: 1 << 4, name: "heightSizable", value: "YES"),
            Flag(bit: 1 << 5, name: "flexibleMaxY", value: "YES"),
        ]),
        "NSCellFlags": .flags([
            Flag(bit: 1 << 31, name: "state", value: "on", classes: ["NSButtonCell"]), Flag(bit: 1 << 29, name: "enabled", value: "NO"),
            Flag(bit: 1 << 28, name: "editable", value: "YES"), Flag(bit: 1 << 21, name: "selectable", value: "YES"),
            Flag(bit: 1 << 20, name: "scrollable", value: "YES"), Flag(bit: 1 << 19, name: "continuous", value: "YES"),
        ]),
        "NSButtonFlags2": .modifiers("keyEquivalentModifierMask"),
    ]

    /// Bits of modifier keys.
    private static let modifiers: [(bit: UInt32, name: String)] = [(1 << 17, "shift"), (1 << 18, "control"), (1 << 19, "option"), (1 << 20, "command")]

    /// All settings of an object; those of an archive under the names of the document format.
    static func settings(_ index: Int, in document: InterfaceDocument) -> JSONTree? {
        guard let attributes = document.tree(document.objects[index].attributes) else { return nil }
        guard document.format == .archive, case .object(let members) = attributes else { return attributes }
        let element = document[document.objects[index].element] ?? ""
        return .object(members.flatMap { translated($0, element) ?? [$0] })
    }

    /// Changes with those of known archived settings under the names of the document format.
    static func translated(_ changes: [ValueChange], _ before: Int, _ old: InterfaceDocument, _ after: Int, _ new: InterfaceDocument) -> [ValueChange] {
        guard old.format == .archive, new.format == .archive else { return changes }
        let keys = Set(changes.compactMap(\.archivedKey)).filter { meanings[$0] != nil }
        guard !keys.isEmpty else { return changes }
        func part(_ index: Int, _ document: InterfaceDocument) -> JSONTree {
            guard case .object(let members)? = document.tree(document.objects[index].attributes) else { return .object([]) }
            let element = document[document.objects[index].element] ?? ""
            return .object(members.filter { keys.contains($0.key) }.flatMap { translated($0, element) ?? [$0] })
        }
        var rest = changes.filter { $0.archivedKey.map { !keys.contains($0) } ?? true }
        JSONTree.compare(part(before, old), part(after, new)) { path, was, now in
            rest.append(ValueChange(column: .attributes, path: path, old: was, new: now))
        }
        return rest
    }

    /// nil for a key of which nothing is known.
    private static func translated(_ member: JSONTree.Member, _ element: String) -> [JSONTree.Member]? {
        func setting(_ name: String, _ value: String) -> JSONTree.Member { JSONTree.Member(key: name, occurrence: 0, value: .text(value)) }
        let text = member.value.string
        switch meanings[member.key] {
        case nil: return nil
        case .same(let name): return [JSONTree.Member(key: name, occurrence: 0, value: member.value)]
        case .inverted(let name): return text == "YES" ? [setting(name, "NO")] : text == "NO" ? [] : nil
        case .state(let name): return text == "1" ? [setting(name, "on")] : text == "-1" ? [setting(name, "mixed")] : text == "0" ? [] : nil
        case .modifiers(let name):
            guard let bits = text.flatMap(bits) else { return nil }
            // A button has its modifiers eight bits higher, and other settings below.
            let isButton = member.key == "NSButtonFlags2"
            let keys = isButton ? bits >> 8 & 0xFF_0000 : bits
            let names = modifiers.filter { keys & $0.bit != 0 }.map { setting($0.name, "YES") }
            let rest = isButton ? [setting(member.key, "\(bits & 0xFFFF)")] : []
            return isButton && names.isEmpty ? rest : [JSONTree.Member(key: name, occurrence: 0, value: .object(names))] + rest
        case .flags(let flags):
            guard let bits = text.flatMap(bits) else { return nil }
            var rest = bits
            var settings: [JSONTree.Member] = []
            for flag in flags where flag.classes.isEmpty || flag.classes.contains(element) {
                if rest & flag.bit != 0 { settings.append(setting(flag.name, flag.value)) }
                rest &= ~flag.bit
            }
            return settings + [setting(member.key, "\(rest)")]
        }
    }

    private static func bits(_ text: String) -> UInt32? { Int64(text).map { UInt32(truncatingIfNeeded: $0) } }
}

extension ValueChange {
    /// The member of the object's attributes in which the value lies.
    fileprivate var archivedKey: String? {
        guard column == .attributes, case .key(let key, _)? = path.first else { return nil }
        return key
    }
}
