import Bytes
import InterfaceBuilder

/// Translates the settings of archived objects to the names and values of the document format.
///
/// An archive stores several settings of a cell or view in one number. The meaning of the bits was checked against
/// files that Xcode converted from one format to the other.
enum ArchivedSettings {
    /// How an archived value is translated to settings of the document format.
    private enum Meaning {
        /// The value is the same in both formats.
        case same(String)
        /// The value is `YES` if the archive contains `NO`, and vice versa.
        case inverted(String)
        /// 1 is on, -1 is mixed, and 0 is not written.
        case state(String)
        /// A number that is an index into a list of values.
        case choice(String, [String])
        /// A number whose bits are modifier keys.
        case modifiers(String)
        /// A number whose bits are settings. The archived key is kept for the other bits.
        case fields([Field])
    }

    /// A setting that is stored in some bits of a number.
    private struct Field {
        let name: String
        let shift: UInt32
        let width: UInt32
        /// The values of the setting, by the number in the bits. The default number is not listed.
        let values: [UInt32: String]
        /// Archived classes that use the bits in this way; empty for all classes.
        let classes: Set<String>

        init(_ name: String, bit: UInt32, _ value: String = "YES", classes: Set<String> = []) {
            (self.name, shift, width, values, self.classes) = (name, bit, 1, [1: value], classes)
        }

        init(_ name: String, shift: UInt32, width: UInt32, _ values: [UInt32: String]) {
            (self.name, self.shift, self.width, self.values, classes) = (name, shift, width, values, [])
        }

        var mask: UInt32 { ((1 << width) - 1) << shift }
    }

    private static let meanings: [String: Meaning] = [
        "NSKeyEquiv": .same("keyEquivalent"), "NSKeyEquivalent": .same("keyEquivalent"),
        "NSKeyEquivModMask": .modifiers("keyEquivalentModifierMask"),
        "NSIsAlternate": .same("alternate"), "NSIsSeparator": .same("isSeparatorItem"),
        "NSIsDisabled": .inverted("enabled"),
        "NSIsHidden": .same("hidden"), "NSHidden": .same("hidden"), "NSState": .state("state"),
        "NSPullDown": .same("pullsDown"),
        "NSSelectedIndex": .same("selectedIndex"), "NSSelectedSegment": .same("selectedSegment"),
        "NSIsEditable": .same("editable"),
        "NSMinValue": .same("minValue"), "NSMaxValue": .same("maxValue"), "NSMinWidth": .same("minWidth"),
        "NSMaxWidth": .same("maxWidth"),
        "NSWidth": .same("width"), "NSRowHeight": .same("rowHeight"),
        "NSWindowTemplate.visibleAtLaunch": .same("visibleAtLaunch"),
        "NSToolbarIBDefaultItems": .same("defaultToolbarItems"),
        "NSToolbarIBSelectableItems": .same("selectableToolbarItems"),
        "IBUIEnabled": .same("enabled"), "IBUIOn": .same("on"), "IBUISelected": .same("selected"),
        "IBUIHidden": .same("hidden"),
        "IBUIEditable": .same("editable"), "IBUISelectedSegmentIndex": .same("selectedSegmentIndex"),
        "IBUINumberOfLines": .same("numberOfLines"),
        "IBUIRowHeight": .same("rowHeight"), "IBUIAlpha": .same("alpha"), "IBUIValue": .same("value"),
        "IBUIMinValue": .same("minValue"),
        "IBUIMaxValue": .same("maxValue"), "IBUIScrollEnabled": .same("scrollEnabled"),
        "IBUIPagingEnabled": .same("pagingEnabled"),
        "IBUISecureTextEntry": .same("secureTextEntry"), "NSAlternateContents": .same("alternateTitle"),
        "NSNormalImage": .same("image"),
        "NSContents": .same("title"), "NSTitle": .same("title"), "NSToolTip": .same("toolTip"),
        "NSWindowTitle": .same("title"),
        "NSFrameAutosaveName": .same("frameAutosaveName"), "NSToolbarItemLabel": .same("label"),
        "NSSegmentImages": .same("segments"),
        "NSNumberOfTickMarks": .same("numberOfTickMarks"), "NSWindowContentMinSize": .same("contentMinSize"),
        "NSWindowContentMaxSize": .same("contentMaxSize"),
        "NSMinSize": .same("minSize"), "NSMaxSize": .same("maxSize"), "NSContentSize": .same("contentSize"),
        "NSMaxContentSize": .same("maxContentSize"),
        "NSMinContentSize": .same("minContentSize"),
        "IBUITextAlignment": .choice("textAlignment", ["left", "center", "right"]),
        "IBUIContentMode": .choice(
            "contentMode",
            [
                "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
                "right", "topLeft", "topRight", "bottomLeft",
                "bottomRight",
            ]),
        "NSvFlags": .fields([
            Field("hidden", bit: 31), Field("flexibleMinX", bit: 0), Field("widthSizable", bit: 1),
            Field("flexibleMaxX", bit: 2),
            Field("flexibleMinY", bit: 3), Field("heightSizable", bit: 4), Field("flexibleMaxY", bit: 5),
        ]),
        "NSCellFlags": .fields([
            Field("state", bit: 31, "on", classes: ["NSButtonCell"]), Field("enabled", bit: 29, "NO"),
            Field("editable", bit: 28),
            Field("selectable", bit: 21), Field("scrollable", bit: 20), Field("continuous", bit: 19),
        ]),
        "NSCellFlags2": .fields([
            Field("alignment", shift: 26, width: 3, [0: "left", 1: "right", 2: "center", 3: "justified"]),
            Field("refusesFirstResponder", bit: 25),
            Field("sendsActionOnEndEditing", bit: 22),
            Field("controlSize", shift: 17, width: 2, [1: "small", 2: "mini"]),
            Field(
                "lineBreakMode", shift: 9, width: 3,
                [1: "charWrapping", 2: "clipping", 3: "truncatingHead", 4: "truncatingTail", 5: "truncatingMiddle"]),
        ]),
        "NSButtonFlags": .fields([
            Field("bordered", bit: 23),
            Field(
                "imagePosition", shift: 19, width: 4,
                [
                    1: "above", 3: "below", 5: "right", 7: "left", 9: "overlaps", 8: "only", 10: "only", 12: "only",
                    14: "only",
                ]),
        ]),
        "NSButtonFlags2": .modifiers("keyEquivalentModifierMask"),
    ]

    /// The bits of modifier keys.
    private static let modifiers: [(bit: UInt32, name: String)] = [
        (1 << 17, "shift"), (1 << 18, "control"), (1 << 19, "option"), (1 << 20, "command"),
    ]

    /// Returns all settings of an object; nil if it has none. Settings of an archive have the names of the document
    /// format.
    static func settings(_ index: Int, in document: InterfaceDocument) -> JSONTree? {
        guard let attributes = document.tree(document.objects[index].attributes) else { return nil }
        guard document.format == .archive, case .object(let members) = attributes else { return attributes }
        let element = document[document.objects[index].element] ?? ""
        return .object(members.flatMap { translated($0, element) ?? [$0] })
    }

    /// Returns the changes. If both versions are archives, known settings are renamed to the names of the document
    /// format.
    static func translated(
        _ changes: [ValueChange], _ before: Int, _ old: InterfaceDocument, _ after: Int, _ new: InterfaceDocument
    ) -> [ValueChange] {
        guard old.format == .archive, new.format == .archive else { return changes }
        let keys = Set(changes.compactMap(\.archivedKey)).filter { meanings[$0] != nil || $0.hasPrefix("IBUI") }
        guard !keys.isEmpty else { return changes }
        func part(_ index: Int, _ document: InterfaceDocument) -> JSONTree {
            guard case .object(let members)? = document.tree(document.objects[index].attributes) else {
                return .object([])
            }
            let element = document[document.objects[index].element] ?? ""
            return .object(members.filter { keys.contains($0.key) }.flatMap { translated($0, element) ?? [$0] })
        }
        var rest = changes.filter { $0.archivedKey.map { !keys.contains($0) } ?? true }
        JSONTree.compare(part(before, old), part(after, new)) { path, was, now in
            rest.append(ValueChange(column: .attributes, path: path, old: was, new: now))
        }
        return rest
    }

    /// Returns the settings that an archived member represents; nil for an unknown key or value.
    private static func translated(_ member: JSONTree.Member, _ element: String) -> [JSONTree.Member]? {
        func setting(_ name: String, _ value: String) -> JSONTree.Member {
            JSONTree.Member(key: name, occurrence: 0, value: .text(value))
        }
        let text = member.value.string
        switch meanings[member.key] ?? flag(member) {
        case nil: return nil
        case .same(let name): return [JSONTree.Member(key: name, occurrence: 0, value: member.value)]
        case .inverted(let name): return text == "YES" ? [setting(name, "NO")] : text == "NO" ? [] : nil
        case .state(let name):
            return text == "1"
                ? [setting(name, "on")] : text == "-1" ? [setting(name, "mixed")] : text == "0" ? [] : nil
        case .choice(let name, let values):
            guard let number = text.flatMap({ Int($0) }), values.indices.contains(number) else { return nil }
            return [setting(name, values[number])]
        case .modifiers(let name):
            guard let bits = text.flatMap(bits) else { return nil }
            // In a button, the bits of the modifiers are eight positions higher. The lower bits are other settings.
            let isButton = member.key == "NSButtonFlags2"
            let keys = isButton ? bits >> 8 & 0xFF_0000 : bits
            let names = modifiers.filter { keys & $0.bit != 0 }.map { setting($0.name, "YES") }
            let rest = isButton ? [setting(member.key, "\(bits & 0xFFFF)")] : []
            return isButton && names.isEmpty
                ? rest : [JSONTree.Member(key: name, occurrence: 0, value: .object(names))] + rest
        case .fields(let fields):
            guard let bits = text.flatMap(bits) else { return nil }
            var rest = bits
            var settings: [JSONTree.Member] = []
            for field in fields where field.classes.isEmpty || field.classes.contains(element) {
                let number = (bits & field.mask) >> field.shift
                if let value = field.values[number] { settings.append(setting(field.name, value)) }
                rest &= ~field.mask
            }
            return settings + [setting(member.key, "\(rest)")]
        }
    }

    /// Returns the meaning of a Boolean UIKit setting; nil for any other member. In the document format, the name is
    /// the same but without the prefix.
    private static func flag(_ member: JSONTree.Member) -> Meaning? {
        guard member.key.hasPrefix("IBUI"), ["YES", "NO"].contains(member.value.string) else { return nil }
        let name = member.key.dropFirst("IBUI".count)
        return .same(name.prefix(1).lowercased() + name.dropFirst())
    }

    private static func bits(_ text: String) -> UInt32? { Int64(text).map { UInt32(truncatingIfNeeded: $0) } }
}

extension ValueChange {
    /// The attribute key under which the value is stored; nil for a value of another column.
    fileprivate var archivedKey: String? {
        guard column == .attributes, case .key(let key, _)? = path.first else { return nil }
        return key
    }
}
