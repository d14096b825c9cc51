import InterfaceBuilder

/// What is said of an object that both documents have.
struct ObjectWords {
    private let old: Names
    private let new: Names
    private let before: Int
    private let after: Int

    init(_ old: Names, _ new: Names, _ before: Int, _ after: Int) {
        (self.old, self.new, self.before, self.after) = (old, new, before, after)
    }

    /// Attributes that the frame says.
    private static let frames: Set<String> = ["NSFrame", "NSFrameSize", "NSWindowRect", "contentRect"]
    private static let texts: Set<String> = ["title", "text", "placeholder", "tooltip", "label", "prompt", "content"]
    private static let nouns: [Column: String] = [
        .reuseIdentifier: "reuse identifier", .storyboardIdentifier: "storyboard identifier",
        .restorationIdentifier: "restoration identifier", .identifier: "identifier", .tag: "tag", .userLabel: "label in Xcode", .text: "text",
        .accessibilityLabel: "accessibility label", .accessibilityHint: "accessibility hint",
        .accessibilityIdentifier: "accessibility identifier",
    ]

    /// - Parameter values: those of the change that are no noise.
    func lines(_ change: RowChange, _ values: [ValueChange]) -> [ChangeReport.Line] {
        var lines: [ChangeReport.Line] = []
        if let text = typeText(values) { lines.append(.init(sign: .changed, weight: .type, text: text)) }
        if change.isMoved { lines.append(.init(sign: .moved, weight: .structure, text: moveText(values))) }
        let inside = values.filter { $0.column == .attributes }
        var said: Set<String> = []
        for value in inside { for tree in [value.old, value.new] { tree?.forEachString { said.insert($0) } } }
        for value in values {
            guard let noun = Self.nouns[value.column] else { continue }
            if value.column == .text, said.contains(value.new?.string ?? value.old?.string ?? "") { continue }
            let isIdentity = [.reuseIdentifier, .storyboardIdentifier, .restorationIdentifier, .identifier, .tag].contains(value.column)
            let weight: ChangeReport.Weight = isIdentity ? .identity : value.column == .userLabel ? .appearance : .text
            let quoted = [value.old, value.new].map { $0.map { Self.asText($0, isTag: value.column == .tag) } }
            lines.append(.init(sign: .changed, weight: weight, text: Self.change(noun, quoted[0], quoted[1])))
        }
        if let ambiguous = values.first(where: { $0.column == .ambiguous }) {
            let text = ambiguous.new == .flag(true) ? "constraints leave the frame open (ambiguous)" : "constraints no longer leave the frame open"
            lines.append(.init(sign: .changed, weight: .constraint, text: text))
        }
        let (earlier, later) = (old.document.objects[before], new.document.objects[after])
        let names = Set(inside.compactMap { $0.path.count == 1 ? ValueWords.name($0.path) : nil })
        let hasFrame = values.contains { Noise.frameColumns.contains($0.column) }
        let columns = Set(values.filter { $0.column != .attributes }.flatMap { [$0.old?.string, $0.new?.string] }.compactMap { $0 })
        for line in ValueWords.lines(inside, old.document.tree(earlier.attributes), new.document.tree(later.attributes)) {
            // Of an image: `system` for a symbol.
            if line.name == "catalog", names.contains("image") { continue }
            if hasFrame, Self.frames.contains(line.name) { continue }
            if line.name.hasPrefix("accessibility"), line.strings.isSubset(of: columns) { continue }
            let last = line.name.split(separator: ".").last?.lowercased() ?? ""
            let isText = Self.texts.contains { last.hasSuffix($0) }
            let text = references(line) ?? ValueWords.change(line.name, line.old, line.new)
            lines.append(.init(sign: .changed, weight: isText ? .text : .appearance, text: text))
        }
        return lines
    }

    /// A value that names other objects by their ids, with what they are called.
    private func references(_ line: ValueWords.Line) -> String? {
        func title(_ value: JSONTree?, _ names: Names) -> String? {
            guard case .text(let id)? = value, id.contains("-"), let index = names.object(id) else { return nil }
            return names.title(index)
        }
        let (was, now) = (title(line.old, old), title(line.new, new))
        guard was != nil || now != nil else { return nil }
        return Self.change(line.name, was ?? line.old.map { ValueWords.words($0) }, now ?? line.new.map { ValueWords.words($0) })
    }

    private static func asText(_ value: JSONTree, isTag: Bool) -> String {
        isTag ? ValueWords.words(value) : Quoting.quoted(value.string ?? "")
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
            if names.document[object.customModuleProvider] == "target" { return "that of the target" }
            return names.document[object.customModule].map(Quoting.visible) ?? "none"
        }
        if columns.contains(.customClass) { return "class \(type(old, before)) → \(type(new, after))" }
        if columns.contains(.element) { return "\(old.kind(before)) → \(new.kind(after))" }
        if !columns.isDisjoint(with: [.customModule, .customModuleProvider]) {
            let (was, now) = (module(old, before), module(new, after))
            return was == now ? "module of the class written otherwise" : "module of the class \(was) → \(now)"
        }
        if columns.contains(.role) { return "role \(old.document.objects[before].role.rawValue) → \(new.document.objects[after].role.rawValue)" }
        return columns.contains(.baseClass) ? "class \(type(old, before)) → \(type(new, after))" : nil
    }

    private func moveText(_ values: [ValueChange]) -> String {
        let (earlier, later) = (old.document.objects[before], new.document.objects[after])
        func home(_ names: Names, _ object: ObjectRecord) -> String { object.parent < 0 ? "the top" : names.title(Int(object.parent)) }
        let columns = Set(values.map(\.column))
        if columns.contains(.parentID) { return "moved here from \(home(old, earlier))" }
        if columns.contains(.sceneID) { return "moved here from another scene" }
        if columns.contains(.key) {
            let keys = (Quoting.visible(old.document[earlier.key] ?? "none"), Quoting.visible(new.document[later.key] ?? "none"))
            return "moved from \(keys.0) to \(keys.1)"
        }
        let places = values.first { $0.column == .place }
        func number(_ value: JSONTree?) -> Int { (value?.string.flatMap { Int($0) } ?? 0) + 1 }
        return "moved among its siblings: place \(number(places?.old)) → \(number(places?.new))"
    }

    /// `frame 20 20 100 30 → 20 20 120 30`; nil where it is the same, or noise.
    func frame(_ values: [ValueChange]) -> ChangeReport.Line? {
        guard values.contains(where: { Noise.frameColumns.contains($0.column) }) else { return nil }
        func text(_ names: Names, _ index: Int) -> String {
            let frame = names.document.objects[index].frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map { names.document[$0].map(ValueWords.shortNumber) ?? "–" }
            return frame.width.isNone ? "none" : numbers.joined(separator: " ")
        }
        return .init(sign: .changed, weight: .frame, text: "frame \(text(old, before)) → \(text(new, after))")
    }
}
