import ConsoleLogs
import Foundation
import Store

/// Finds the nibs whose constraints fit a layout conflict, and explains the other constraints of the list.
struct ConstraintSearch {
    /// A constraint in a nib that fits.
    struct Found {
        let id: Int64
        /// The reasons, one per line.
        let because: String
        let change: String
        let isWeak: Bool
    }

    /// The maximum number of nibs that are compared in full, and that are listed.
    private static let mostCompared = 200
    private static let mostListed = 3
    /// The points of one match with an equal constant, and of one match with an equal identifier as well.
    private static let pointsOfEqual = 100
    private static let pointsOfNamed = 108

    private let constraints: [LoggedConstraint]
    /// The constraints that a nib can contain.
    private let possible: [Int]

    init(_ constraints: [LoggedConstraint]) {
        self.constraints = constraints
        possible = constraints.indices.filter { constraints[$0].origin == .nibOrCode && constraints[$0].first != nil }
    }

    // MARK: Question

    /// The value of the parameter `:constraints`.
    var parameter: Value {
        let parts = possible.compactMap { Part(number: $0, constraints[$0]) }
        return (try? JSONEncoder().encode(parts)).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .text("[]")
    }

    private struct Part: Encodable {
        let number: Int
        let identifier: String?
        let first_class, first_text, first_name: String?
        let first_attribute: String
        let first_is_margin: Int
        let relation: String
        let second_class, second_text, second_name, second_attribute: String?
        let second_is_margin: Int
        let multiplier: Double
        let constant: Double?

        /// Returns nil if the ends of the constraint are not known.
        init?(number: Int, _ constraint: LoggedConstraint) {
            guard let first = constraint.first else { return nil }
            let second = constraint.second
            self.number = number
            identifier = constraint.identifier
            relation = constraint.relation ?? "equal"
            (first_class, first_text, first_name) = (Self.class(first), first.text, first.name)
            (first_attribute, first_is_margin) = Self.attribute(first)
            (second_class, second_text, second_name) = (second.flatMap(Self.class), second?.text, second?.name)
            let attribute = second.map(Self.attribute)
            (second_attribute, second_is_margin) = (attribute?.name, attribute?.isMargin ?? 0)
            (multiplier, constant) = (constraint.multiplier ?? 1, constraint.constant)
        }

        /// Returns `*` for a layout guide that a nib does not contain.
        private static func `class`(_ end: LoggedConstraint.End) -> String? {
            isMarginGuide(end) ? "*" : end.className?.name
        }

        /// Returns the name that `why-constraints.sql` uses for an attribute.
        private static func attribute(_ end: LoggedConstraint.End) -> (name: String, isMargin: Int) {
            let isMargin = end.attribute.hasSuffix("Margin")
            let name = isMargin ? String(end.attribute.dropLast("Margin".count)) : end.attribute
            let same = [
                "left": "leading", "right": "trailing", "firstBaseline": "baseline", "lastBaseline": "baseline",
            ]
            return (same[name] ?? name, isMargin || isMarginGuide(end) ? 1 : 0)
        }
    }

    private static func isMarginGuide(_ end: LoggedConstraint.End) -> Bool { end.text == "UIViewLayoutMarginsGuide" }

    // MARK: Answer

    /// Returns the constraints that fit. The nib with the most constraints comes first.
    ///
    /// - Parameter rows: the rows of `why-constraints.sql`.
    /// - Returns: the constraints, and sentences about the whole list.
    func answer(_ rows: [Row]) -> (found: [Found], notes: [String]) {
        let addresses = Dictionary(
            uniqueKeysWithValues: possible.map { number in
                (
                    number,
                    [constraints[number].first, constraints[number].second].map { end in
                        end.flatMap { Self.isMarginGuide($0) ? nil : $0.address }
                    }
                )
            })
        let byFile = Dictionary(grouping: rows) { $0.id("file_id") ?? 0 }
        var matchers = byFile.map { file, rows in
            (file: file, matcher: ConstraintMatcher(rows.map(Self.match), addresses: addresses))
        }
        .sorted { ($1.matcher.bound, $0.file) < ($0.matcher.bound, $1.file) }
        .prefix(Self.mostCompared)
        for index in matchers.indices { matchers[index].matcher.search() }
        let best = matchers.map(\.matcher.bestPoints).max() ?? 0
        let listed = matchers.filter { $0.matcher.bestPoints == best && best > 0 }.map(\.matcher)
        var notes = originNotes
        // One constraint with a different constant fits too many nibs.
        guard let first = listed.first, best >= Self.pointsOfEqual else { return ([], notes) }
        let isWeak =
            listed.count > 1 || first.best.count * 4 < possible.count
            || (first.best.count == 1 && best < Self.pointsOfNamed)
        notes.insert(summary(first.best.count, nibs: listed.count, isWeak: isWeak), at: 0)
        let found = listed.prefix(Self.mostListed).flatMap { matcher in
            var matcher = matcher
            matcher.countAlternatives()
            return matcher.best.sorted { order($0) < order($1) }.map { candidate($0, in: matcher, isWeak: isWeak) }
        }
        return (found, notes)
    }

    private static func match(_ row: Row) -> ConstraintMatcher.Match {
        ConstraintMatcher.Match(
            number: row.integer("number") ?? 0, id: row.id("id") ?? 0,
            ends: [row.id("first_item"), row.id("second_item")],
            points: 100 - 10 * (row.integer("fit") ?? 0) + (row.integer("score") ?? 0))
    }

    /// The removed constraint comes first, then the order of the log.
    private func order(_ match: ConstraintMatcher.Match) -> Int {
        constraints[match.number].isBroken ? -1 : match.number
    }

    private func summary(_ count: Int, nibs: Int, isWeak: Bool) -> String {
        let all = possible.count
        let what =
            all == 1
            ? "the only constraint of the list that can come from a nib"
            : "\(count) of the \(all) constraints that can come from a nib"
        let verb = count == 1 ? "fits" : "fit"
        if nibs > 1 {
            return "\(what) \(verb) \(nibs) nibs equally, so the nib is not certain"
                + (nibs > Self.mostListed ? "; the first \(Self.mostListed) are listed" : "")
        }
        return isWeak
            ? "\(what) \(verb) one nib, which can be a coincidence"
            : "\(what) \(verb) one nib, and no other nib fits as well"
    }

    private func candidate(_ match: ConstraintMatcher.Match, in matcher: ConstraintMatcher, isWeak: Bool) -> Found {
        let constraint = constraints[match.number]
        var because = ["it fits constraint \(match.number + 1) of the list: \(constraint.text)"]
        if constraint.isBroken {
            because.append("the framework removes this constraint, so the layout differs from the nib")
        }
        let others = matcher.alternatives(to: match)
        if others > 0 {
            because.append(
                "\(others) other constraint\(others == 1 ? "" : "s") of the nib fit\(others == 1 ? "s" : "") equally")
        }
        if constraint.identifier != nil { because.append("its identifier is in the log") }
        return Found(id: match.id, because: because.joined(separator: "\n"), change: change(constraint), isWeak: isWeak)
    }

    private func change(_ constraint: LoggedConstraint) -> String {
        let axis = constraint.isVertical ? "vertical" : "horizontal"
        if let size = constraints.first(where: { $0.isEncapsulated && $0.isVertical == constraint.isVertical }) {
            return
                "set the priority of one \(axis) constraint in the list to 999, or correct the size that the container gives ("
                + "\(size.identifier ?? ""), \(Self.number(size.constant)))"
        }
        if constraints.contains(where: { $0.origin == .autoresizingMask }) {
            return
                "if code adds the view, set translatesAutoresizingMaskIntoConstraints to false; otherwise, set the priority to 999"
        }
        return constraint.isBroken
            ? "remove this constraint, change its constant, or set its priority below 1000"
            : "compare it with the removed constraint: one of the two must change, or get a priority below 1000"
    }

    // MARK: Constraints that are not in a nib

    private var originNotes: [String] {
        var notes: [String] = []
        func add(_ origin: LoggedConstraint.Origin, _ sentence: String) {
            let numbers = constraints.indices.filter { constraints[$0].origin == origin }.map { String($0 + 1) }
            guard let last = numbers.last else { return }
            let list =
                numbers.count == 1
                ? "constraint \(last)" : "constraints \(numbers.dropLast().joined(separator: ", ")) and \(last)"
            notes.append("\(list): \(sentence)")
        }
        add(
            .autoresizingMask,
            "from the autoresizing mask of a view. A view that code creates translates its mask into constraints, "
                + "until code sets translatesAutoresizingMaskIntoConstraints to false")
        add(
            .fixedFrame,
            "Interface Builder adds it at build time, because the view has no constraints in the nib. Add constraints to the view"
        )
        add(.code, "from code, as its description shows")
        add(.framework, "from the framework, not from a nib")
        for size in constraints where size.isEncapsulated && size.constant == 0 {
            notes.append(
                "the \(size.isVertical ? "height" : "width") of the container is 0 at this time; "
                    + "such a conflict often ends when the container gets its size")
        }
        return notes
    }

    private static func number(_ value: Double?) -> String {
        value.map { $0 == $0.rounded() && abs($0) < 1e9 ? "\(Int($0))" : "\($0)" } ?? "?"
    }
}

extension LoggedConstraint {
    fileprivate var isVertical: Bool {
        let attribute = first?.attribute.lowercased() ?? ""
        return ["top", "bottom", "height", "centery", "baseline", "miny", "maxy", "midy"].contains {
            attribute.contains($0)
        }
    }

    /// Whether the constraint is the size that a table, collection view or window gives to its content.
    fileprivate var isEncapsulated: Bool { identifier?.contains("-Encapsulated-Layout-") == true }
}
