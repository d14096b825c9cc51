import Bytes

/// The key equivalent of a menu item or button, as menus show it: `⌥⌘S`.
package enum Shortcut {
    /// The attributes that describe a key equivalent.
    package static let keys: Set<String> = ["keyEquivalent", "keyEquivalentModifierMask"]

    /// The symbols of the modifier keys, in the order in which menus show them.
    private static let modifiers = [("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘")]
    private static let names: [String: String] = [
        "\r": "return", "\u{3}": "enter", "\u{1B}": "escape", "\u{8}": "backspace", "\u{7F}": "delete", "\t": "tab",
        " ": "space",
        "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{F728}": "forward delete",
        "\u{F729}": "home", "\u{F72B}": "end",
        "\u{F72C}": "page up", "\u{F72D}": "page down",
    ]

    /// Returns the key equivalent of an object; nil if the object has no key equivalent. The key may be an invisible
    /// character.
    ///
    /// - Parameters:
    ///   - settings: the attributes of the object, with the names of the document format.
    ///   - isCommandImplied: whether a missing modifier mask means the command key.
    package static func words(_ settings: JSONTree?, isCommandImplied: Bool) -> String? {
        guard let key = settings?["keyEquivalent"]?.string, !key.isEmpty else { return nil }
        let mask = settings?["keyEquivalentModifierMask"]
        // An uppercase letter needs the shift key, even if the mask does not contain it.
        let isShifted = key.first?.isUppercase == true
        let signs = modifiers.filter { name, _ in
            name == "shift" && isShifted
                || (mask.map { $0[name]?.string == "YES" } ?? (isCommandImplied && name == "command"))
        }.map(\.1).joined()
        return signs + word(key)
    }

    private static func word(_ key: String) -> String {
        if let name = names[key] { return name }
        // AppKit uses consecutive private characters for the function keys.
        if key.unicodeScalars.count == 1, let scalar = key.unicodeScalars.first,
            (0xF704...0xF726).contains(scalar.value)
        {
            return "F\(scalar.value - 0xF703)"
        }
        return key.count == 1 ? key.uppercased() : key
    }

    /// Whether a missing modifier mask of an object means the command key. This is true for a menu item in a document.
    /// An archive always contains the command key.
    package static func isCommandImplied(_ index: Int, in document: InterfaceDocument) -> Bool {
        document.format == .document && document[document.objects[index].element] == "menuItem"
    }
}
