import Comparing

/// Changes as text: `button "Save": class UIButton → OrchardButton`.
enum ChangeWording {
    /// Returns the changes of one version as lines. The line of an added or removed object also counts the objects
    /// inside it.
    ///
    /// - Parameter isWhole: whether the list contains all changes of the version.
    static func lines(_ changes: [StoredChange], isWhole: Bool, what: String) -> [HistoryAnswer.Line] {
        if isWhole, ["added", "removed", "present"].contains(what) { return summary(changes) }
        guard isWhole else { return changes.map(line) }
        // The line for a class also covers its module.
        let renamed = Set(changes.filter { $0.property == "custom_class" }.map(\.objectID))
        let changes = changes.filter {
            $0.property?.hasPrefix("custom_module") != true || !renamed.contains($0.objectID)
        }
        let repeated = Repeated(changes)
        var lines: [HistoryAnswer.Line] = []
        var index = 0
        while index < changes.count {
            let change = changes[index]
            index += 1
            if let together = repeated.line(change, at: index - 1) {
                if let line = together { lines.append(line) }
                continue
            }
            guard change.kind == "object", change.what == .added || change.what == .removed, !change.isInside else {
                // Skip the constraints of added or removed objects, because there are many of them, and they are rarely
                // useful.
                if change.isInside, change.kind != "segue", !change.isConnection { continue }
                lines.append(line(change))
                continue
            }
            var inside = 0
            while index < changes.count, changes[index].kind == "object", changes[index].isInside,
                changes[index].what == change.what
            {
                (inside, index) = (inside + 1, index + 1)
            }
            let text = words(change) + (inside > 0 ? " with \(count(inside, "object")) in it" : "")
            lines.append(HistoryAnswer.Line(sign: change.what, text: text, line: change.line))
        }
        return lines
    }

    /// Changes of many objects that are combined into one line: changed frames, and equal changes of one property.
    private struct Repeated {
        private struct Key: Hashable {
            let property: String
            let before: String?
            let after: String?
        }

        /// The largest number of changes that are not combined.
        private static let most = 3
        private let places: [Key: [Int]]
        private let objects: [String]

        init(_ changes: [StoredChange]) {
            var places: [Key: [Int]] = [:]
            for (index, change) in changes.enumerated() {
                if let key = Self.key(change) { places[key, default: []].append(index) }
            }
            self.places = places
            objects = changes.map { $0.object ?? "" }
        }

        private static func key(_ change: StoredChange) -> Key? {
            guard change.kind == "object", change.what == .changed, let property = change.property else { return nil }
            return property == "frame"
                ? Key(property: property, before: nil, after: nil)
                : Key(property: property, before: change.before, after: change.after)
        }

        /// Returns the combined line for a change.
        ///
        /// - Returns: nil if the change is not combined with others. For the first change of a group, the line of the
        ///   group. For any other change of the group, `.some(nil)`.
        func line(_ change: StoredChange, at place: Int) -> HistoryAnswer.Line?? {
            guard let key = Self.key(change), let together = places[key], together.count > Self.most else { return nil }
            guard together.first == place else { return .some(nil) }
            let named = together.prefix(2).map { objects[$0] }.joined(separator: ", ")
            let text = key.property == "frame" ? "frames" : ChangeWording.property(change)
            return HistoryAnswer.Line(
                sign: .changed, text: "\(text) of \(together.count) objects: \(named) …", line: change.line)
        }
    }

    /// Returns the line for one change.
    static func line(_ change: StoredChange) -> HistoryAnswer.Line {
        HistoryAnswer.Line(sign: change.what, text: words(change), line: change.line)
    }

    /// Returns a summary of the contents of a file that was added or removed.
    private static func summary(_ changes: [StoredChange]) -> [HistoryAnswer.Line] {
        guard let sign = changes.first?.what else { return [] }
        let objects = changes.count { $0.kind == "object" }
        var lines = [
            HistoryAnswer.Line(
                sign: sign,
                text: "\(count(objects, "object")), \(count(changes.count(where: \.isConnection), "connection"))",
                line: nil)
        ]
        for (kind, noun) in [
            ("outlet", "outlet"), ("outletCollection", "outlet collection"), ("action", "action"), ("segue", "segue"),
        ] {
            var names: [String] = []
            for change in changes where change.kind == kind {
                if let name = change.name, !names.contains(name) { names.append(name) }
            }
            guard !names.isEmpty else { continue }
            let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
            let text = noun + (names.count == 1 ? "" : "s") + " " + names.prefix(12).joined(separator: ", ") + rest
            lines.append(HistoryAnswer.Line(sign: sign, text: text, line: nil))
        }
        return lines
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    // MARK: One change

    private static func words(_ change: StoredChange) -> String {
        let object = change.object ?? change.objectID ?? ""
        switch change.kind {
        case "object": return objectWords(change, object)
        case "constraint": return constraintWords(change)
        case "scene": return "scene of " + (object.isEmpty ? "no controller" : object) + value(change)
        case "document": return "file: " + property(change)
        default: break
        }
        let subject = [noun(change.kind), change.name].compactMap { $0 }.joined(separator: " ")
        let prefix = object.isEmpty ? "" : object + ": "
        if change.isConnection { return prefix + subject + connectionWords(change) }
        return prefix + subject + value(change)
    }

    private static func objectWords(_ change: StoredChange, _ object: String) -> String {
        switch (change.what, change.property) {
        case (.added, _), (.removed, _): return object
        case (.moved, "place"?): return "\(object): moved among its siblings\(numbers(change))"
        case (.moved, _): return "\(object): moved from \(change.before ?? "the top") to \(change.after ?? "the top")"
        default: return "\(object): \(property(change))"
        }
    }

    /// Returns the old and the new position as text. The stored positions are 0-based.
    private static func numbers(_ change: StoredChange) -> String {
        guard let before = change.before.flatMap({ Int($0) }), let after = change.after.flatMap({ Int($0) }) else {
            return ""
        }
        return ", place \(before + 1) → \(after + 1)"
    }

    private static func connectionWords(_ change: StoredChange) -> String {
        switch (change.what, change.property) {
        case (.added, _): " → " + (change.after ?? "nothing")
        case (.removed, _): ", which led to " + (change.before ?? "nothing")
        case (_, "destination"?): ": \(change.before ?? "nothing") → \(change.after ?? "nothing")"
        case (_, "name"?): ", renamed from \(change.before ?? "nothing")"
        default: ": \(property(change))"
        }
    }

    private static func constraintWords(_ change: StoredChange) -> String {
        let now = change.after ?? change.name ?? ""
        guard change.what == .changed, let before = change.before else { return "constraint " + now }
        // If both texts are equal, name the property that differs.
        return "constraint \(now)" + (before == now ? " (\(change.property ?? ""))" : ", was \(before)")
    }

    /// Returns a property and its values as text: `title "Save" → "Store"`.
    private static func property(_ change: StoredChange) -> String {
        let name = change.property.map { $0 == "custom_class" ? "class" : $0.replacing("_", with: " ") } ?? "value"
        switch (change.before, change.after) {
        case (let before?, let after?): return "\(name) \(quoted(before)) → \(quoted(after))"
        case (let before?, nil): return "\(name) \(quoted(before)) removed"
        case (nil, let after?): return "\(name) → \(quoted(after))"
        case (nil, nil): return name
        }
    }

    /// Returns the value as text: ` = 4` for an added value, `, which was 4` for a removed value, or the change.
    private static func value(_ change: StoredChange) -> String {
        switch change.what {
        case .added: change.after.map { " = " + quoted($0) } ?? ""
        case .removed: change.before.map { ", which was " + quoted($0) } ?? ""
        case .changed, .moved: ": " + property(change)
        }
    }

    /// Returns a value as text, in quotes if the value contains white space. A JSON object becomes a list of names and
    /// values, even if it is truncated.
    static func quoted(_ text: String) -> String {
        if text.hasPrefix("{"), text.hasSuffix("}") || text.hasSuffix("…") {
            if let words = ChangeReport.words(json: text) { return words }
            let inner = text.dropFirst().replacing("\":", with: " ").replacing("\"", with: "").replacing(
                ",", with: ", ")
            return "(" + (inner.hasSuffix("}") ? String(inner.dropLast()) : String(inner)) + ")"
        }
        return text.contains(where: \.isWhitespace) ? "\"\(text)\"" : text
    }

    private static func noun(_ kind: String) -> String {
        [
            "outletCollection": "outlet collection", "accessibilityConnection": "accessibility connection",
            "runtimeAttribute": "runtime attribute",
            "resourceUse": "resource", "variation": "variation",
        ][kind] ?? kind
    }
}
