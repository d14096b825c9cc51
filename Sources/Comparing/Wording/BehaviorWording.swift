import Bytes
import InterfaceBuilder

/// Describes the behavior of an added or removed object in a few words: `key ⌥⌘S, alternate`. The appearance is only
/// shown with `--all`.
struct BehaviorWording {
    private let names: Names

    init(_ names: Names) { self.names = names }

    /// Settings that change what users can do with an object, or whether and how users see it. The most important
    /// settings come first.
    private static let keys = [
        // Any view or control
        "pullsDown", "selectedItem", "selectedIndex", "initialItem", "alternate", "state", "on", "selected", "enabled",
        "hidden", "animating",
        "editable", "selectable", "secureTextEntry", "textInputTraits", "clearButtonMode", "systemItem",
        "accessoryType", "alpha",
        // Values
        "value", "minValue", "maxValue", "minimum", "maximum", "doubleValue", "progress", "indeterminate",
        "selectedSegmentIndex", "trackingMode",
        "currentPage", "numberOfPages", "numberOfLines", "datePickerMode", "continuous", "numberOfTickMarks",
        // Tables and collections
        "rowHeight", "customSize", "itemSize", "scrollDirection", "dataMode", "separatorStyle",
        "allowsMultipleSelection", "allowsSelection",
        "multipleSelection", "emptySelection", "viewBased", "width", "minWidth", "maxWidth",
        // Containers
        "axis", "orientation", "vertical", "distribution", "spacing", "scrollEnabled", "pagingEnabled",
        // Windows and controllers
        "visibleAtLaunch", "releasedWhenClosed", "frameAutosaveName", "autosaveName", "displayMode",
        "modalPresentationStyle",
        "hidesBottomBarWhenPushed", "storyboardName", "referencedIdentifier", "objectClassName", "entityName",
        "backgroundColor",
        // Formatters and gestures
        "positiveFormat", "negativeFormat", "dateFormat", "format", "numberStyle", "dateStyle", "timeStyle",
        "numberOfTapsRequired",
        "minimumPressDuration", "direction",
    ]
    private static let ranks = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    /// Settings without an effect, by the element of the object. For example, Xcode writes a state for a text field
    /// cell.
    private static let meaningless: [String: Set<String>] = [
        "textFieldCell": ["state", "trackingMode"], "popUpButtonCell": ["state"], "sliderCell": ["state"],
        "visualEffectView": ["state"],
        "scroller": ["doubleValue", "hidden"], "NSScroller": ["hidden"], "toolbarItem": ["selectable"],
    ]
    /// The maximum number of settings in a line. More settings would make the line hard to read.
    private static let most = 7

    /// Describes an object with its cell. Returns nil if no setting is important enough.
    ///
    /// - Parameter isTop: whether the object is the topmost object that was added or removed. If so, the background
    ///   color is also listed.
    func line(_ members: [Int], isTop: Bool) -> String? {
        var words: [String] = []
        for member in members {
            guard case .object(let settings)? = ArchivedSettings.settings(member, in: names.document) else { continue }
            words += self.words(member, settings, isTop: isTop)
        }
        guard !words.isEmpty else { return nil }
        return words.prefix(Self.most).joined(separator: ", ")
            + (words.count > Self.most ? " and \(words.count - Self.most) more" : "")
    }

    private func words(_ index: Int, _ settings: [JSONTree.Member], isTop: Bool) -> [String] {
        let document = names.document
        let tree = JSONTree.object(settings)
        guard tree["isSeparatorItem"]?.string != "YES" else { return [] }
        let element = document[document.objects[index].element] ?? ""
        let quiet = (Self.meaningless[element] ?? []).union(isTop ? [] : ["backgroundColor"])
        var words: [String] = []
        if let key = Shortcut.words(tree, isCommandImplied: Shortcut.isCommandImplied(index, in: document)) {
            words.append("key " + Quoting.visible(key))
        }
        if let segments = segments(tree) { words.append(segments) }
        let listed = settings.filter { Self.ranks[$0.key] != nil && !quiet.contains($0.key) }
        for setting in listed.sorted(by: {
            (Self.ranks[$0.key] ?? 0, $0.occurrence) < (Self.ranks[$1.key] ?? 0, $1.occurrence)
        }) {
            if let title = References.title(setting.key, setting.value, names) {
                words.append("\(setting.key) \(title)")
                continue
            }
            ValueWording.forEachLine(setting.value, Quoting.visible(setting.key)) { name, value in
                if let word = Self.words(name, value) { words.append(word) }
            }
        }
        let frame = document.objects[index].frame
        if Self.sized.contains(element), let width = document[frame.width], let height = document[frame.height] {
            words.append(
                "size \(ValueWording.shortNumber(Quoting.visible(width))) \(ValueWording.shortNumber(Quoting.visible(height)))"
            )
        }
        return words
    }

    /// Elements whose size depends only on their frame.
    private static let sized: Set<String> = ["window", "NSWindowTemplate"]

    /// Returns a setting in words, such as `alternate`, `disabled` or `rowHeight 44`. Returns nil for an empty value,
    /// and for the default separator style.
    private static func words(_ name: String, _ value: String) -> String? {
        switch (name, value) {
        case (_, ""), ("separatorStyle", "default"): nil
        case ("rowHeight", "-1"): "rowHeight automatic"
        case ("enabled", "NO"): "disabled"
        case (_, "YES") where !name.contains("."): Names.words(name)
        default: "\(name) \(ValueWording.shortNumber(value))"
        }
    }

    /// `segments "List", "Icons" (selected)`; nil if no segment is selected.
    private func segments(_ settings: JSONTree) -> String? {
        guard case .list(let groups)? = settings["segments"] else { return nil }
        let segments = groups.flatMap { group in
            if case .list(let segments)? = group["segment"] { return segments }
            return [group["segment"] ?? group]
        }
        let isChosen = segments.map { $0["selected"]?.string == "YES" }
        guard isChosen.contains(true) else { return nil }
        let words = segments.enumerated().map { place, segment in
            let title = [segment["label"]?.string, segment["title"]?.string].compactMap { $0 }.first { !$0.isEmpty }
            return (title.map { Quoting.quoted($0) } ?? segment["image"]?.string.map(Quoting.visible) ?? "\(place + 1)")
                + (isChosen[place] ? " (selected)" : "")
        }
        return "segments " + words.joined(separator: ", ")
    }
}
