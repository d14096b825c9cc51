import InterfaceBuilder

/// Objects that only one of two documents contains, grouped by their topmost added or removed ancestor.
struct Subtrees {
    private let names: Names
    /// Whether the objects were removed.
    private let isGone: Bool
    /// For each object, its topmost added or removed ancestor, or the object itself; -1 if both documents contain the
    /// object.
    private let tops: [Int32]
    /// For each object, its counterpart in the other document, or else the counterpart of the nearest object before it;
    /// -1 for none.
    private let neighbors: [Int]
    private var connections: [Int: [ConnectionRecord]] = [:]
    private var constraints: [Int: [Int]] = [:]
    private var contents: [Int: [Int]] = [:]
    /// The lines about runtime attributes.
    private var attributes: [Int: [String]] = [:]

    /// - Parameter partners: for each object, its counterpart in the other document; -1 for none.
    init(_ partners: [Int32], _ names: Names, isGone: Bool) {
        (self.names, self.isGone) = (names, isGone)
        var tops = Array(repeating: Int32(-1), count: partners.count)
        var neighbors: [Int] = []
        var last = -1
        for (index, object) in names.document.objects.enumerated() {
            if partners[index] < 0 {
                let above = object.parent >= 0 ? tops[Int(object.parent)] : -1
                tops[index] = above >= 0 ? above : Int32(index)
                if above >= 0 { contents[Int(above), default: []].append(index) }
            } else {
                last = Int(partners[index])
            }
            neighbors.append(last)
        }
        self.tops = tops
        self.neighbors = neighbors
    }

    /// Returns the topmost object that was added or removed together with an object; nil if both documents contain the
    /// object.
    func top(of index: Int) -> Int? { tops[index] >= 0 ? Int(tops[index]) : nil }

    /// Returns the counterpart of an object in the other document, or else the counterpart of the nearest object before
    /// it; -1 for none.
    func neighbor(of index: Int) -> Int { neighbors[index] }

    /// Stores a connection of an added or removed object, to report it together with the object.
    ///
    /// - Returns: false if both documents contain the source of the connection.
    mutating func take(_ connection: ConnectionRecord) -> Bool {
        guard connection.source >= 0, let top = top(of: Int(connection.source)) else { return false }
        connections[top, default: []].append(connection)
        return true
    }

    /// Stores a constraint of an added or removed object, to report it together with the object.
    ///
    /// - Returns: false if the constraint does not belong to an added or removed object.
    mutating func take(constraint place: Int) -> Bool {
        let constraint = names.document.constraints[place]
        for index in [constraint.firstItem, constraint.secondItem, constraint.owner] where index >= 0 {
            // Skip objects that Interface Builder adds by itself, such as a layout guide.
            guard let top = top(of: Int(index)), !Self.quiet.contains(names.kind(top)) else { continue }
            constraints[top, default: []].append(place)
            return true
        }
        return false
    }

    /// Stores a line about a runtime attribute of an added or removed object, to report it together with the object.
    mutating func take(runtimeAttribute line: String, of index: Int) {
        guard let top = top(of: index) else { return }
        attributes[top, default: []].append(index == top ? line : names.title(index) + ": " + line)
    }

    // MARK: Words

    /// Returns a topmost added or removed object and all objects inside it.
    func members(of top: Int) -> [Int] { [top] + (contents[top] ?? []) }

    /// Kinds of objects that Interface Builder adds together with other objects. They are not counted.
    private static let quiet: Set<String> = [
        "table view cell content view", "collection view cell content view", "view layout guide",
        "view controller layout guide", "clip view",
        "scroller", "table header view", "cell", "exit", "placeholder", "text field cell", "button cell",
        "simulated metrics container",
    ]

    /// Returns a summary, such as ` with 3 labels, 1 button and 12 constraints`, and lines about the contents: outlets,
    /// actions, classes, identifiers and texts.
    ///
    /// - Parameter isAll: whether to list every connection and constraint, even if there are many.
    func summary(of top: Int, isAll: Bool) -> (String, [ChangeReport.Line]) {
        let inside = contents[top] ?? []
        var kinds: [(kind: String, count: Int)] = []
        var places: [String: Int] = [:]
        for index in inside {
            let kind = names.kind(index)
            let isPlaceholder = names.document.objects[index].role != .ordinary
            guard !isPlaceholder, !Self.quiet.contains(kind), names.speaker(index) == index else { continue }
            if let place = places[kind] {
                kinds[place].count += 1
            } else {
                places[kind] = kinds.count
                kinds.append((kind, 1))
            }
        }
        kinds.sort { $0.count > $1.count }
        var parts = kinds.prefix(5).map { counted($0.count, $0.kind) }
        let rest = kinds.dropFirst(5).reduce(0) { $0 + $1.count }
        if rest > 0 { parts.append("\(rest) more") }
        let (listed, count) = placing(top, isAll: isAll)
        if count > 0 { parts.append(counted(count, "constraint")) }
        let lines =
            connectionLines(top, isAll: isAll) + nameLines(top, inside)
            + behavior(top).map { .init(sign: .changed, weight: .behavior, text: $0) }
            + (attributes[top] ?? []).map { .init(sign: .changed, weight: .behavior, text: $0) }
            + listed.map { .init(sign: .changed, weight: .constraint, text: names.equation($0)) }
        return (parts.isEmpty ? "" : " with " + Self.list(parts), lines)
    }

    /// Returns lines about the behavior of an object and of the objects inside it, at most ``fewBehaviors``.
    private func behavior(_ top: Int) -> [String] {
        let words = BehaviorWording(names)
        let parts = Dictionary(grouping: members(of: top), by: names.speaker)
        let lines = parts.sorted { $0.key < $1.key }.compactMap { speaker, members in
            words.line(members, isTop: speaker == top).map { speaker == top ? $0 : names.title(speaker) + ": " + $0 }
        }
        return Array(lines.prefix(Self.fewBehaviors))
    }

    /// Returns the constraints that position the object itself, and the number of the other constraints. If too many
    /// constraints position the object, the list is empty and all constraints are counted.
    private func placing(_ top: Int, isAll: Bool) -> (listed: [Int], rest: Int) {
        let all = constraints[top] ?? []
        guard !isAll else { return (all, 0) }
        // The position of a removed object does not matter.
        guard !isGone else { return ([], all.count) }
        let own = all.filter { place in
            let constraint = names.document.constraints[place]
            return [constraint.firstItem, constraint.secondItem].allSatisfy {
                $0 < 0 || $0 == Int32(top) || tops[Int($0)] != Int32(top)
            }
        }
        return own.count <= Self.fewConstraints ? (own, all.count - own.count) : ([], all.count)
    }

    /// The maximum number of constraints to list. A longer list is hard to read.
    private static let fewConstraints = 8
    private static let fewConnections = 8
    private static let fewBehaviors = 6

    private static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    private func connectionLines(_ top: Int, isAll: Bool) -> [ChangeReport.Line] {
        let all = connections[top] ?? []
        guard all.count > Self.fewConnections, !isAll else {
            return all.map { .init(sign: .changed, weight: .connection, text: from($0, top) + names.words($0)) }
        }
        var kinds: [String] = []
        var found: [String: [String]] = [:]
        for connection in all {
            let kind = names.document[connection.kind] ?? ""
            // The name of a binding, such as enabled or value, says little, so add the key path.
            let keyPath =
                kind == "binding" ? names.document[connection.keyPath].map { " → " + Quoting.visible($0) } ?? "" : ""
            let name = (names.document[connection.name].map(Quoting.visible) ?? "") + keyPath
            if found[kind] == nil { kinds.append(kind) }
            found[kind, default: []].append(kind == "segue" ? names.words(connection).dropping(prefix: "segue ") : name)
        }
        return kinds.compactMap { Self.line(Names.words($0), .connection, found[$0] ?? []) }
    }

    /// Returns a prefix with the source of a connection; empty if the source is the object that the section describes.
    private func from(_ connection: ConnectionRecord, _ top: Int) -> String {
        let source = names.speaker(Int(connection.source))
        return source == top ? "" : names.title(source) + ": "
    }

    private func nameLines(_ top: Int, _ inside: [Int]) -> [ChangeReport.Line] {
        let document = names.document
        let objects = inside.map { document.objects[$0] }
        let (own, name) = (document.objects[top], names.name(top))
        func identifiers(_ noun: String, _ column: (ObjectRecord) -> Text) -> ChangeReport.Line? {
            Self.line(noun, .identity, ([own] + objects).map { document[column($0)].map { Quoting.quoted($0) } })
        }
        return [
            Self.line(
                "class", .type,
                objects.filter { $0.role == .ordinary }.map { document[$0.customClass].map(Quoting.visible) }),
            Self.line(
                "module", .type,
                (objects + [own]).map {
                    document[$0.customModuleProvider] == "target" ? nil : document[$0.customModule].map(Quoting.visible)
                }),
            identifiers("reuse identifier", \.reuseIdentifier),
            identifiers("storyboard identifier", \.storyboardIdentifier),
            identifiers("identifier", \.identifier), identifiers("accessibility identifier", \.accessibilityIdentifier),
            // List the tags, because bindings to a selected tag and code that checks the tag of a sender use them.
            Self.line(
                "tag", .identity,
                (objects + [own]).map { document[$0.tag] == "0" ? nil : document[$0.tag].map(Quoting.visible) }),
            Self.line("image", .appearance, images(Set(inside).union([top]), of: top)),
            Self.line("text", .text, texts(Set(inside).union([top]), but: name)),
        ].compactMap { $0 }
    }

    /// Returns the visible texts of objects. The name of the topmost object is omitted, unless its title is shortened.
    /// Data cells of table columns are also omitted, because only old systems use them.
    private func texts(_ members: Set<Int>, but name: String?) -> [String] {
        let document = names.document
        let isCut = (name?.count ?? 0) > Names.longestTitle
        return document.texts.filter { text in
            members.contains(Int(text.object)) && (document[text.text] != name || isCut)
                && document[document.objects[Int(text.object)].key] != "dataCell"
        }.compactMap { document[$0.text].map { Quoting.quoted($0, to: 200) } }
    }

    /// Returns the images of the objects, except an image that the title of the topmost object already mentions.
    private func images(_ members: Set<Int>, of top: Int) -> [String] {
        names.document.resourceUses.filter { $0.kind == .image && members.contains(Int($0.object)) }.compactMap { use in
            names.document[use.name].map(Quoting.visible).flatMap {
                Int(use.object) == top && names.title(top).hasSuffix("(image \($0))") ? nil : $0
            }
        }
    }

    /// Returns a line with a list of distinct names, such as `outlets titleLabel, saveButton`; nil for an empty list. A
    /// long list is shortened.
    private static func line(_ noun: String, _ weight: ChangeReport.Weight, _ texts: [String?]) -> ChangeReport.Line? {
        var seen: Set<String> = []
        let found = texts.compactMap { $0 }.filter { seen.insert($0).inserted }
        guard !found.isEmpty else { return nil }
        let rest = found.count > 8 ? " and \(found.count - 8) more" : ""
        let text = inflected(noun, found.count) + " " + found.prefix(8).joined(separator: ", ") + rest
        return .init(sign: .changed, weight: weight, text: text)
    }
}
