import Bytes

/// Descriptions of values: `titleLabel.font system 17 → system bold 15`.
enum ValueWording {
    /// One or more changed values that are reported together.
    struct Line {
        /// The key path of the value: `titleLabel.font`.
        let name: String
        let old: JSONTree?
        let new: JSONTree?

        /// All strings in the two values.
        var strings: Set<String> {
            var strings: Set<String> = []
            for tree in [old, new] { tree?.forEachString { strings.insert($0) } }
            return strings
        }
    }

    private static let fontKeys: Set<String> = [
        "metaFont", "pointSize", "type", "name", "family", "size", "weight", "style", "textStyle", "legibilityWeight",
        "adjustsFontForContentSizeCategory", "traits",
    ]
    /// The names of the font types that iOS archives store as numbers.
    private static let archivedFontTypes = ["1": "system", "2": "boldSystem", "3": "italicSystem"]
    private static let numberKeys: Set<String> = [
        "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right", "location",
        "length",
    ]

    // MARK: Values that belong together

    /// Returns the changes inside the JSON value of one column. All changes of one color, font or rectangle become one
    /// line.
    static func lines(_ changes: [ValueChange], _ old: JSONTree?, _ new: JSONTree?) -> [Line] {
        var lines: [Line] = []
        var holders: Set<[JSONStep]> = []
        for change in changes {
            let holder = Array(change.path.dropLast())
            let (before, after) = (old?.value(at: holder), new?.value(at: holder))
            if !holder.isEmpty, isWhole(before ?? .null) || isWhole(after ?? .null) {
                guard holders.insert(holder).inserted else { continue }
                lines.append(Line(name: name(holder), old: before, new: after))
            } else {
                lines.append(Line(name: name(change.path), old: change.old, new: change.new))
            }
        }
        return lines
    }

    /// Whether a value is described as a whole. This is true for a color, a font, an archived object, and for several
    /// numbers such as a rectangle.
    private static func isWhole(_ value: JSONTree) -> Bool {
        guard case .object(let members) = value else { return false }
        let keys = Set(members.map(\.key))
        return isColor(keys) || isFont(keys) || archived(value) != nil
            || (keys.count > 1 && keys.isSubset(of: numberKeys))
    }

    private static func isColor(_ keys: Set<String>) -> Bool {
        if keys.isSubset(of: ColorValue.archivedKeys), !keys.isDisjoint(with: ["NSColorSpace", "NSColorName"]) {
            return true
        }
        let known: Set<String> = [
            "colorSpace", "systemColor", "cocoaTouchSystemColor", "catalog", "white", "red", "name",
        ]
        return keys.isSubset(of: Noise.colorKeys) && !keys.isDisjoint(with: known)
    }

    private static func isFont(_ keys: Set<String>) -> Bool {
        keys.isSubset(of: fontKeys)
            && !keys.isDisjoint(with: ["metaFont", "pointSize", "type", "style", "family", "size"])
    }

    /// Returns the path of a value as text, such as `titleLabel.font` or `segments.segment[2]`.
    static func name(_ path: [JSONStep]) -> String {
        var name = ""
        for step in path {
            switch step {
            case .key(let key, _): name += (name.isEmpty ? "" : ".") + Quoting.visible(key)
            case .index(let index): name += "[\(index)]"
            }
        }
        return name
    }

    /// Calls a function for each inner value, with its path. A color, font or rectangle counts as one value.
    static func forEachLine(_ value: JSONTree, _ name: String, _ body: (String, String) -> Void) {
        switch value {
        case .object(let members) where !isWhole(value):
            for member in members { forEachLine(member.value, name + "." + Quoting.visible(member.key), body) }
        case .list(let items):
            for (index, item) in items.enumerated() { forEachLine(item, "\(name)[\(index)]", body) }
        case .text(let text): body(name, Quoting.visible(text))
        default: body(name, words(value))
        }
    }

    // MARK: Words

    /// Returns a change in words, such as `title "Save" → "Store"`. For an added value, the words contain only the new
    /// value: `title → "Save"`.
    static func change(_ name: String, _ old: JSONTree?, _ new: JSONTree?) -> String {
        let isText = isText(name, old) || isText(name, new)
        switch (old, new) {
        case (.text(let before)?, .text(let after)?) where isText || max(before.count, after.count) > 60:
            let (before, after) = Quoting.quoted(before, after)
            return "\(name) \(before) → \(after)"
        case (.list(let before)?, .list(let after)?): return name + ": " + lists(before, after)
        case (let before?, let after?):
            let (was, now) = (words(before, isText: isText), words(after, isText: isText))
            guard was == now else { return "\(name) \(was) → \(now)" }
            let spaces = [before, after].map { ColorValue.space($0).map(Quoting.visible) ?? "default" }
            return spaces[0] == spaces[1]
                ? "\(name) \(now), written differently" : "\(name) \(now): color space \(spaces[0]) → \(spaces[1])"
        case (let before?, nil): return "\(name) \(words(before, isText: isText)) removed"
        case (nil, let after?): return "\(name) → \(words(after, isText: isText))"
        case (nil, nil): return name
        }
    }

    /// Returns `213 178` for the archived text `{213, 178}`; nil for any text that is not a list of numbers.
    private static func numbers(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let parts = text.split { "{}, ".contains($0) }
        guard !parts.isEmpty, parts.allSatisfy({ Double($0) != nil }) else { return nil }
        return parts.map { part in Double(part).map { $0 > 1e30 } == true ? "∞" : shortNumber(String(part)) }.joined(
            separator: " ")
    }

    /// Whether a value is text for users. Such text is quoted.
    private static func isText(_ name: String, _ value: JSONTree?) -> Bool {
        guard case .text(let text)? = value, text != "YES", text != "NO", numbers(text) == nil else { return false }
        let last = name.split(separator: ".").last?.lowercased() ?? ""
        let endings = [
            "title", "text", "placeholder", "label", "tooltip", "prompt", "string", "content", "message", "hint",
            "help", "contents",
        ]
        return endings.contains { last.hasSuffix($0) } || text.contains { $0.isWhitespace }
    }

    /// Returns a short description of a value.
    static func words(_ value: JSONTree, isText: Bool = false) -> String {
        switch value {
        case .null: return "none"
        case .flag(let flag): return flag ? "YES" : "NO"
        case .number(let number): return number
        case .text(let text) where numbers(text) != nil: return numbers(text) ?? ""
        case .text(let text):
            return isText || text.isEmpty || text.count > 60 ? Quoting.quoted(text) : shortNumber(Quoting.visible(text))
        case .list(let items): return items.count == 1 ? "1 item" : "\(items.count) items"
        case .object(let members):
            if let known = color(value, members) ?? font(value, members) ?? attributedText(value) ?? archived(value) {
                return known
            }
            let keys = Set(members.map(\.key))
            let edges = ["minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom"]
            if keys.count > 1, keys.isSubset(of: edges.keys) {
                return members.map { "\(edges[$0.key] ?? "") \(words($0.value))" }.joined(separator: " ")
            }
            if keys.count > 1, keys.isSubset(of: numberKeys) {
                return members.map { words($0.value) }.joined(separator: " ")
            }
            let parts = members.prefix(4).map { "\(Quoting.visible($0.key)) \(words($0.value))" }
            return "(" + parts.joined(separator: ", ") + (members.count > 4 ? ", …" : "") + ")"
        }
    }

    /// Shortens a number: `0.50000000000000000` to `0.5`, and `20.0` to `20`.
    static func shortNumber(_ text: String) -> String {
        // The largest `Float` represents an unlimited width or size.
        if text.hasPrefix("3.40282346"), text.hasSuffix("e+38") { return "∞" }
        // Keep a fraction of up to three digits, because `14460.20` can be a version. Remove a fraction that is zero,
        // and round a longer fraction.
        let fraction = text.drop { $0 != "." }.dropFirst()
        if fraction.utf8.count <= 3, fraction.contains(where: { $0 != "0" }) { return text }
        guard text.contains("."), let number = Double(text), text.utf8.allSatisfy({ $0 < 0x3A }) else { return text }
        let rounded = (number * 1000).rounded() / 1000
        guard rounded.magnitude < 1e9 else { return text }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Describes the items that were added, removed, changed and moved in a list.
    private static func lists(_ old: [JSONTree], _ new: [JSONTree]) -> String {
        let edits = ListEdits(old.count, new.count) { old[$0] == new[$1] }
        func part(_ word: String, _ items: [JSONTree]) -> String? {
            guard !items.isEmpty else { return nil }
            return word + " " + items.prefix(3).map(itemWords).joined(separator: ", ")
                + (items.count > 3 ? " and \(items.count - 3) more" : "")
        }
        var (added, removed) = (edits.added, edits.removed)
        // If an added and a removed item have the same name, the item was changed.
        var changed: [String] = []
        for place in edits.added {
            guard let match = removed.firstIndex(where: { haveSameName(old[$0], new[place]) }) else { continue }
            let values = differences(old[removed[match]], new[place])
            removed.remove(at: match)
            added.removeAll { $0 == place }
            if !values.isEmpty {
                changed.append("changed \(itemWords(new[place])) (\(values.joined(separator: ", ")))")
            }
        }
        let parts =
            [
                part("added", added.map { new[$0] }), part("removed", removed.map { old[$0] }),
                part("moved", edits.moved.map { new[$0] }),
            ] + changed
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Attributes that contain the name of a list item, such as a segment.
    private static let itemNames = [
        "title", "label", "name", "image", "content", "NSSegmentItemLabel", "NSSegmentItemImage",
    ]

    private static func haveSameName(_ item: JSONTree, _ other: JSONTree) -> Bool {
        itemNames.contains { name in item[name].map { $0 != .text("") && $0 == other[name] } ?? false }
    }

    /// Returns the name of a list item.
    private static func itemWords(_ item: JSONTree) -> String {
        itemNames.lazy.compactMap { name in item[name].map { (name, $0) } }.first { $0.1 != .text("") }
            .map { name, value in words(value, isText: isText(name, value) || name == "NSSegmentItemLabel") }
            ?? words(item)
    }

    /// Returns the differences between two values. An empty text counts as equal to a missing text.
    private static func differences(_ old: JSONTree, _ new: JSONTree) -> [String] {
        var values: [String] = []
        JSONTree.compare(old, new) { path, was, now in
            if (was?.string ?? "").isEmpty, (now?.string ?? "").isEmpty, was == nil || now == nil { return }
            values.append(change(name(path), was, now))
        }
        return values
    }

    // MARK: Colors and fonts

    private static func color(_ value: JSONTree, _ members: [JSONTree.Member]) -> String? {
        isColor(Set(members.map(\.key))) ? ColorValue(value)?.words : nil
    }

    /// Describes an image, a font or a segment of an archive: an image by its name, a font by its name and size, and a
    /// segment by its title or image. Returns nil for any other value.
    private static func archived(_ value: JSONTree) -> String? {
        if let name = value["NSResourceName"]?.string { return Quoting.visible(name) }
        if let name = value["NSName"]?.string, let size = value["NSSize"]?.string {
            return Quoting.visible(name) + " " + shortNumber(Quoting.visible(size))
        }
        guard
            value["NSSegmentItemImageScaling"] != nil || value["NSSegmentItemWidth"] != nil
                || value["NSSegmentItemLabel"] != nil
        else { return nil }
        if let label = value["NSSegmentItemLabel"]?.string, !label.isEmpty { return Quoting.quoted(label) }
        return value["NSSegmentItemImage"].flatMap(archived) ?? value["NSSegmentItemTooltip"]?.string.map {
            Quoting.quoted($0)
        } ?? "segment"
    }

    /// Describes a font, such as `system bold 15`, `Helvetica-Bold 13` or `text style Body`. Returns nil for any other
    /// value.
    private static func font(_ value: JSONTree, _ members: [JSONTree.Member]) -> String? {
        guard isFont(Set(members.map(\.key))) else { return nil }
        let parts = ["name", "metaFont", "type", "family", "style", "textStyle", "weight", "pointSize", "size"]
            .compactMap { key in
                value[key]?.string.map { text in
                    // `Montserrat-SemiBold` already includes its family.
                    if key == "family", value["name"] != nil { return "" }
                    if key == "type", let type = archivedFontTypes[text] { return type }
                    // If an archive stores the font type as a number, the size is not in points: it is the number of a
                    // standard size.
                    if key == "size", let type = value["type"]?.string, archivedFontTypes[type] != nil {
                        return "in standard size \(Quoting.visible(text))"
                    }
                    let styled = text.dropping(prefix: "UICTFontTextStyle")
                    return styled == text ? shortNumber(Quoting.visible(text)) : "text style " + Quoting.visible(styled)
                }
            }
        let words = parts.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Returns the text of an attributed string in quotes; nil if it contains no text.
    private static func attributedText(_ value: JSONTree) -> String? {
        guard case .list(let fragments)? = value["fragment"] else { return nil }
        let texts = fragments.compactMap { $0["content"]?.string }
        return texts.isEmpty ? nil : Quoting.quoted(texts.joined())
    }
}

extension ChangeReport {
    /// Describes a JSON value for reports: `#3366CC` for a color. Returns nil if the text is not complete JSON.
    package static func words(json: String) -> String? {
        let tree = JSONTree(column: Array(json.utf8))
        if case .text = tree { return nil }
        return ValueWording.words(tree)
    }
}
