import Bytes
import InterfaceBuilder

/// Lines about an object that both documents have.
struct ObjectWording {
    private let old: Names
    private let new: Names
    private let before: Int
    private let after: Int

    init(_ old: Names, _ new: Names, _ before: Int, _ after: Int) {
        (self.old, self.new, self.before, self.after) = (old, new, before, after)
    }

    /// Attributes that repeat the frame.
    private static let frames: Set<String> = ["NSFrame", "NSFrameSize", "NSWindowRect", "contentRect"]
    private static let texts: Set<String> = ["title", "text", "placeholder", "tooltip", "label", "prompt", "content"]
    private static let nouns: [Column: String] = {
        var nouns: [Column: String] = [.tag: "tag"]
        for (column, _) in Column.texts { nouns[column] = column.rawValue.replacingUnderscores }
        nouns[.userLabel] = "label in Xcode"
        return nouns
    }()

    /// - Parameter values: the changed values that are not noise.
    func lines(_ change: RowChange, _ values: [ValueChange]) -> [ChangeReport.Line] {
        var lines: [ChangeReport.Line] = []
        if let text = typeText(values) { lines.append(.init(sign: .changed, weight: .type, text: text)) }
        if change.isMoved { lines.append(.init(sign: .moved, weight: .structure, text: moveText(values))) }
        let inside = ArchivedSettings.translated(
            values.filter { $0.column == .attributes }, before, old.document, after, new.document)
        var said: Set<String> = []
        for value in inside { for tree in [value.old, value.new] { tree?.forEachString { said.insert($0) } } }
        for value in values {
            guard let noun = Self.nouns[value.column] else { continue }
            if value.column == .text, said.contains(value.new?.string ?? value.old?.string ?? "") { continue }
            let isIdentity = [.reuseIdentifier, .storyboardIdentifier, .restorationIdentifier, .identifier, .tag]
                .contains(value.column)
            let weight: ChangeReport.Weight = isIdentity ? .identity : value.column == .userLabel ? .appearance : .text
            let quoted = [value.old, value.new].map { $0.map { Self.asText($0, isTag: value.column == .tag) } }
            lines.append(.init(sign: .changed, weight: weight, text: Self.change(noun, quoted[0], quoted[1])))
        }
        if let ambiguous = values.first(where: { $0.column == .ambiguous }) {
            let text =
                ambiguous.new == .flag(true)
                ? "the constraints do not determine the frame (ambiguous layout)"
                : "the constraints now determine the frame"
            lines.append(.init(sign: .changed, weight: .constraint, text: text))
        }
        lines += settingLines(inside, values)
        return lines
    }

    /// Returns the lines about changed attributes.
    ///
    /// - Parameters:
    ///   - inside: changes of attributes. Attributes of archives have the names of the document format.
    ///   - values: all changes of the object that are not noise.
    private func settingLines(_ inside: [ValueChange], _ values: [ValueChange]) -> [ChangeReport.Line] {
        var lines: [ChangeReport.Line] = []
        let (was, now) = (
            ArchivedSettings.settings(before, in: old.document), ArchivedSettings.settings(after, in: new.document)
        )
        let names = Set(inside.compactMap { $0.path.count == 1 ? ValueWording.name($0.path) : nil })
        let hasFrame = values.contains { Noise.frameColumns.contains($0.column) }
        let columns = Set(
            values.filter { $0.column != .attributes }.flatMap { [$0.old?.string, $0.new?.string] }.compactMap { $0 })
        for line in ValueWording.lines(inside.filter { !Self.isOfKey($0) && References.list($0.path) == nil }, was, now)
        {
            // If the image changed, the change of its catalog (`system` for a symbol) is not listed separately.
            if line.name == "catalog", names.contains("image") { continue }
            if hasFrame, Self.frames.contains(line.name) { continue }
            if line.name.hasPrefix("accessibility"), line.strings.isSubset(of: columns) { continue }
            let last = line.name.split(separator: ".").last?.lowercased() ?? ""
            let isText = Self.texts.contains { last.hasSuffix($0) }
            let text = references(line) ?? ValueWording.change(line.name, line.old, line.new)
            lines.append(.init(sign: .changed, weight: isText ? .text : .appearance, text: text))
        }
        if inside.contains(where: Self.isOfKey) { lines += keyLine(was, now) }
        for path in Set(inside.compactMap { References.list($0.path) }).sorted(by: {
            ValueWording.name($0) < ValueWording.name($1)
        }) {
            lines += listLine(
                ValueWording.name(path), References.ids(was?.value(at: path)), References.ids(now?.value(at: path)))
        }
        return lines
    }

    /// Whether a change affects the key equivalent of a menu item or button.
    private static func isOfKey(_ value: ValueChange) -> Bool {
        guard case .key(let key, _)? = value.path.first else { return false }
        return Shortcut.keys.contains(key)
    }

    /// `key ⌘S → ⌥⌘S`.
    private func keyLine(_ was: JSONTree?, _ now: JSONTree?) -> [ChangeReport.Line] {
        let keys = [
            Shortcut.words(was, isCommandImplied: Shortcut.isCommandImplied(before, in: old.document)),
            Shortcut.words(now, isCommandImplied: Shortcut.isCommandImplied(after, in: new.document)),
        ].map { $0.map(Quoting.visible) }
        // Modifiers without a key have no meaning.
        guard keys[0] != keys[1] else { return [] }
        return [.init(sign: .changed, weight: .behavior, text: Self.change("key", keys[0], keys[1]))]
    }

    /// Describes the change of a list: `defaultToolbarItems: added toolbar item "Sync" after toolbar item "Add"`. Empty
    /// if both lists contain the same objects.
    private func listLine(_ name: String, _ was: [String], _ now: [String]) -> [ChangeReport.Line] {
        let edits = ListEdits(was.count, now.count) { isSame(was[$0], now[$1]) }
        func title(_ id: String, _ names: Names) -> String {
            names.object(id).map { names.title($0) } ?? "“\(Quoting.visible(id))”"
        }
        func place(_ index: Int) -> String {
            now.count == 1 ? "" : index == 0 ? " as the first" : " after " + title(now[index - 1], new)
        }
        let parts =
            edits.added.map { "added " + title(now[$0], new) + place($0) }
            + edits.removed.map { "removed " + title(was[$0], old) }
            + edits.moved.map { "moved " + title(now[$0], new) + place($0) }
        return parts.isEmpty
            ? [] : [.init(sign: .changed, weight: .behavior, text: name + ": " + parts.joined(separator: ", "))]
    }

    /// Whether an id of the old document and an id of the new document refer to the same object.
    private func isSame(_ id: String, _ other: String) -> Bool {
        guard let index = old.object(id), let later = new.object(other) else { return id == other }
        return old.later(of: index) == later
    }

    /// Describes the change of a value that refers to another object, with the titles of the objects. Returns nil for
    /// any other value.
    private func references(_ line: ValueWording.Line) -> String? {
        let key = line.name.split(separator: ".").last.map(String.init) ?? ""
        let (was, now) = (References.title(key, line.old, old), References.title(key, line.new, new))
        guard was != nil || now != nil else { return nil }
        return Self.change(
            line.name, was ?? line.old.map { ValueWording.words($0) }, now ?? line.new.map { ValueWording.words($0) })
    }

    private static func asText(_ value: JSONTree, isTag: Bool) -> String {
        isTag ? ValueWording.words(value) : Quoting.quoted(value.string ?? "")
    }

    private static func change(_ noun: String, _ old: String?, _ new: String?) -> String {
        switch (old, new) {
        case (let old?, let new?): "\(noun) \(old) → \(new)"
        case (let old?, nil): "\(noun) \(old) removed"
        case (nil, let new?): "\(noun) → \(new)"
        case (nil, nil): noun
        }
    }

    /// `class UIButton → OrchardButton`.
    private func typeText(_ values: [ValueChange]) -> String? {
        let columns = Set(values.map(\.column))
        func type(_ names: Names, _ index: Int) -> String {
            let object = names.document.objects[index]
            let name = names.document[object.customClass] ?? names.document[object.baseClass] ?? "none"
            return Quoting.visible(name)
        }
        func module(_ names: Names, _ index: Int) -> String {
            let object = names.document.objects[index]
            return names.document[object.customModuleProvider] == "target"
                ? "that of the target" : writtenModule(names, index)
        }
        func writtenModule(_ names: Names, _ index: Int) -> String {
            names.document[names.document.objects[index].customModule].map(Quoting.visible) ?? "none"
        }
        if columns.contains(.customClass) { return "class \(type(old, before)) → \(type(new, after))" }
        if columns.contains(.element) { return "\(old.kind(before)) → \(new.kind(after))" }
        if !columns.isDisjoint(with: [.customModule, .customModuleProvider]) {
            var (was, now) = (module(old, before), module(new, after))
            if was == now { (was, now) = (writtenModule(old, before), writtenModule(new, after)) }
            return "module of the class \(was) → \(now)"
        }
        if columns.contains(.role) {
            return "role \(old.document.objects[before].role.rawValue) → \(new.document.objects[after].role.rawValue)"
        }
        return columns.contains(.baseClass) ? "class \(type(old, before)) → \(type(new, after))" : nil
    }

    private func moveText(_ values: [ValueChange]) -> String {
        let (earlier, later) = (old.document.objects[before], new.document.objects[after])
        func home(_ names: Names, _ object: ObjectRecord) -> String {
            object.parent < 0 ? "the top" : names.title(Int(object.parent))
        }
        let columns = Set(values.map(\.column))
        if columns.contains(.parentID) { return "moved here from \(home(old, earlier))" }
        if columns.contains(.sceneID) { return "moved here from another scene" }
        if columns.contains(.key) {
            let keys = (
                Quoting.visible(old.document[earlier.key] ?? "none"), Quoting.visible(new.document[later.key] ?? "none")
            )
            return "moved from \(keys.0) to \(keys.1)"
        }
        let places = values.first { $0.column == .place }
        func number(_ value: JSONTree?) -> Int { (value?.string.flatMap { Int($0) } ?? 0) + 1 }
        return "moved among its siblings: place \(number(places?.old)) → \(number(places?.new))"
    }

    /// Describes a changed frame: `frame 20 20 100 30 → 20 20 120 30`. Returns nil if the frame did not change, or if
    /// the change is noise.
    func frame(_ values: [ValueChange]) -> ChangeReport.Line? {
        guard values.contains(where: { Noise.frameColumns.contains($0.column) }) else { return nil }
        func text(_ names: Names, _ index: Int) -> String {
            let frame = names.document.objects[index].frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map {
                names.document[$0].map(ValueWording.shortNumber) ?? "–"
            }
            return frame.width.isNone ? "none" : numbers.joined(separator: " ")
        }
        return .init(sign: .changed, weight: .frame, text: "frame \(text(old, before)) → \(text(new, after))")
    }
}
