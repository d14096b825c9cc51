import Asking
import Bytes

/// Answers about the thing at a place: its definition, its references, and what it is connected to.
struct Connections {
    private let answer: Answer
    private let place: Answer.Place
    private let items: [PlaceDescription.Item]

    /// Finds the items at a place.
    ///
    /// - Parameter isWholeLine: whether to find all items of the line.
    init(_ answer: Answer, _ place: Answer.Place, isWholeLine: Bool = false) throws {
        (self.answer, self.place) = (answer, place)
        let found = try answer.describe(place, isWholeLine: isWholeLine)
        try answer.find(shown: found.items.flatMap { $0.places.map(\.path) })
        // In a source, a line has several words, and the user points at one of them. In a nib, it is one element.
        items = found.items.filter { item in
            guard !place.file.isNib, !isWholeLine, let start = item.column, let end = item.endColumn else {
                return true
            }
            return (start...end).contains(place.column)
        }
    }

    // MARK: Definition and references

    /// The definitions of the items.
    ///
    /// At a definition, the user wants to see the other ends: from an outlet to the nibs, for example.
    func definition() throws -> JSONTree {
        // Attributes such as `destination` name another element of the nib.
        if let word = items.first, place.file.isNib, word.endColumn != nil,
            let element = try answer.questions.element(word)
        {
            try answer.find(shown: [element.path])
            let location = answer.location(element.path, line: element.line, column: element.column)
            return .list([location].compactMap(\.self))
        }
        let members = items.filter { item in item.places.contains(where: \.isDefinition) && Self.isMember(item) }
        // A connection in a nib also defines its two ends. The declaration of its outlet or action is the best answer.
        let wanted = place.file.isNib && !members.isEmpty && items.contains { !Self.isMember($0) } ? members : items
        // If it is known what a string names, other things with the same name do not matter.
        let certain = wanted.filter { $0.confidence != .possible }
        let elsewhere = (certain.isEmpty ? wanted : certain).flatMap(\.places).filter { !isHere($0) }
        let definitions = elsewhere.filter(\.isDefinition)
        return .list(locations(definitions.isEmpty ? elsewhere : definitions))
    }

    /// All places of the items.
    ///
    /// - Parameter includesDefinition: whether to list declarations and other definitions, too.
    func references(includesDefinition: Bool) -> JSONTree {
        .list(locations(items.flatMap(\.places).filter { includesDefinition || !$0.isDefinition }))
    }

    /// The places in nibs, without repetitions.
    var nibPlaces: [PlaceDescription.Related] {
        var seen: Set<String> = []
        return items.flatMap(\.places).filter { place in
            answer.file(shown: place.path)?.isNib == true && !isHere(place)
                && seen.insert("\(place.path):\(place.line ?? 0)").inserted
        }
    }

    /// The places that have certain relations to the items.
    func places(relation isWanted: (String) -> Bool) -> JSONTree {
        .list(locations(items.flatMap(\.places).filter { isWanted($0.relation) }))
    }

    private static func isMember(_ item: PlaceDescription.Item) -> Bool {
        item.places.contains { $0.relation == "declared" } && item.kind != "class"
    }

    private func isHere(_ other: PlaceDescription.Related) -> Bool {
        guard other.path == place.file.displayPath, let line = other.line,
            let file = answer.file(shown: other.path)
        else { return false }
        return answer.shift(file).new(line) == place.position.line + 1
    }

    private func locations(_ places: [PlaceDescription.Related]) -> [JSONTree] {
        var seen: Set<String> = []
        return places.compactMap { place in
            guard let location = answer.location(place.path, line: place.line, column: place.column),
                seen.insert(location.json).inserted
            else { return nil }
            return location
        }
    }

    // MARK: Hover

    /// The maximum number of places that a hover lists of one item.
    private static let mostPlaces = 8
    /// The maximum number of items in a hover.
    private static let mostItems = 6

    /// What the items are, and what they are connected to, as Markdown; null if there is nothing to say.
    var hover: JSONTree {
        let shown = items.filter { !$0.places.isEmpty || place.file.isNib }
        guard !shown.isEmpty else { return .null }
        var parts = shown.prefix(Self.mostItems).map(markdown)
        if shown.count > Self.mostItems { parts.append("… and \(shown.count - Self.mostItems) more") }
        return ["contents": ["kind": "markdown", "value": .text(parts.joined(separator: "\n\n"))]]
    }

    private func markdown(_ item: PlaceDescription.Item) -> String {
        let doubt = item.confidence == .certain ? "" : " (\(item.confidence.rawValue))"
        var lines = ["**\(Self.escaped(item.title))**\(doubt)", ""]
        for place in item.places.prefix(Self.mostPlaces) {
            let name = Self.escaped(place.path.split(separator: "/").last.map(String.init) ?? place.path)
            let label = name + (place.line.map { ":\($0)" } ?? "")
            var line = "- \(Self.escaped(place.relation)) "
            if let file = answer.file(shown: place.path) {
                line += "[\(label)](\(answer.uri(of: file))#L\(place.line ?? 1))"
            } else {
                line += label
            }
            if let text = place.text { line += " " + Self.escaped(String(text.prefix(120))) }
            if place.confidence != .certain { line += " (\(place.confidence.rawValue))" }
            lines.append(line)
        }
        if item.places.count > Self.mostPlaces { lines.append("- … and \(item.places.count - Self.mostPlaces) more") }
        return lines.joined(separator: "\n")
    }

    /// Returns a text so that Markdown shows it as it is.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.onOneLine {
            if "\\`*_{}[]<>()#+-!|~&".contains(character) { escaped += "\\" }
            escaped.append(character)
        }
        return escaped
    }
}
