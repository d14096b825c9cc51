import InterfaceBuilder

/// What an object that came or went does, in a few words: `key ⌥⌘s, alternate YES`. How it looks takes `--all`.
struct BehaviourWords {
    private let names: Names

    init(_ names: Names) { self.names = names }

    /// Members that change what people can do with an object, or whether and how they see it.
    private static let keys: Set<String> = [
        "hidden", "enabled", "state", "on", "selected", "alternate", "editable", "secureTextEntry", "textInputTraits", "accessoryType", "systemItem",
        "value", "minValue", "maxValue", "minimum", "maximum", "doubleValue", "selectedSegmentIndex", "numberOfPages", "numberOfLines", "alpha",
        "axis", "distribution", "spacing", "orientation", "allowsMultipleSelection", "allowsSelection", "scrollEnabled", "pagingEnabled",
        "dataMode", "separatorStyle", "visibleAtLaunch", "releasedWhenClosed", "width", "minWidth", "maxWidth", "datePickerMode", "continuous",
        "positiveFormat", "negativeFormat", "dateFormat", "format", "numberStyle", "dateStyle", "timeStyle",
    ]
    /// So many are read at a glance.
    private static let most = 6

    /// An object with its cell; nil where nothing is worth a word.
    func line(_ members: [Int]) -> String? {
        let document = names.document
        var words: [String] = []
        for member in members {
            guard case .object(let attributes)? = document.tree(document.objects[member].attributes) else { continue }
            if let shortcut = Self.shortcut(.object(attributes)) { words.append(shortcut) }
            for attribute in attributes where Self.keys.contains(attribute.key) {
                ValueWords.forEachLine(attribute.value, Quoting.visible(attribute.key)) { name, value in words.append("\(name) \(value)") }
            }
        }
        guard !words.isEmpty else { return nil }
        return words.prefix(Self.most).joined(separator: ", ") + (words.count > Self.most ? " and \(words.count - Self.most) more" : "")
    }

    /// Signs of modifiers, in the order of menus.
    private static let modifiers = [("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘")]
    private static let keyNames = ["\r": "return", "\u{1B}": "escape", "\u{8}": "backspace", "\u{7F}": "delete", "\t": "tab", " ": "space"]

    /// The key of a menu item or button. Where no modifiers are written, that of a menu item is with the command key.
    private static func shortcut(_ attributes: JSONTree) -> String? {
        guard let key = attributes["keyEquivalent"]?.string, !key.isEmpty else { return nil }
        let mask = attributes["keyEquivalentModifierMask"]
        // An upper-case letter is typed with the shift key, whether the mask has that or not.
        let isShifted = key.first?.isUppercase == true
        let signs = modifiers.filter { name, _ in
            name == "shift" && isShifted || (mask.map { $0[name]?.string == "YES" } ?? (name == "command"))
        }.map(\.1).joined()
        return "key " + signs + (keyNames[key] ?? Quoting.visible(key))
    }
}
