/// Reads the part of a constraint description that states the ends and the values.
///
/// The part is an equation (`UIView:0x6.width == 0.5*UIView:0x7.width + 8`) or a visual format (`H:|-(8)-[UILabel:0x6]`).
struct ConstraintBody {
    struct Values {
        var first: LoggedConstraint.End
        var relation: String?
        var second: LoggedConstraint.End?
        var multiplier: Double?
        var constant: Double? = 0
    }

    private var rest: Substring
    /// The addresses of views that the description calls by a name, and the superview, which is called `|`.
    private var names: [String: LoggedConstraint.End] = [:]

    init(_ text: Substring) {
        rest = text
        for start in ["(active, names: ", "(inactive, names: ", "(Names: ", "(names: "] {
            guard let range = rest.ranges(of: start).last else { continue }
            readNames(rest[range.upperBound...])
            rest = rest[..<range.lowerBound]
        }
        for end in ["(active)", "(inactive)"] where rest.hasSuffix(end) { rest = rest.dropLast(end.count) }
        while rest.last == " " { rest.removeLast() }
        // The mask of a view, such as `h=-&- v=--&`.
        for start in ["h=", "v="] where rest.hasPrefix(start) {
            rest = rest.drop { $0 != " " }.drop { $0 == " " }
        }
    }

    /// Returns the values; nil if the text has an unknown form.
    mutating func read() -> Values? {
        if rest.hasPrefix("H:") || rest.hasPrefix("V:") {
            let isHorizontal = rest.hasPrefix("H:")
            rest = rest.dropFirst(2)
            return visualFormat(isHorizontal)
        }
        return equation()
    }

    private mutating func readNames(_ text: Substring) {
        for pair in text.split(separator: ", ") {
            let pair = pair.drop { $0 == " " }.prefix { $0 != ")" }
            guard let colon = pair.firstIndex(of: ":") else { continue }
            let name = pair[..<colon].filter { $0 != "'" }
            var end = LoggedConstraint.End()
            let value = pair[pair.index(after: colon)...]
            if let address = value.firstRange(of: ":0x") {
                end.className = ClassName(String(value[..<address.lowerBound]))
                end.address = Self.address(value[address.lowerBound...].dropFirst())
            } else {
                end.address = Self.address(value)
            }
            if name != "|" { end.name = name }
            names[name] = end
        }
        // The superview can have a name, too: `ItemCell:0x8, '|':ItemCell:0x8`.
        if let address = names["|"]?.address,
            let named = names.first(where: { $0.key != "|" && $0.value.address == address })
        {
            names["|"] = named.value
        }
    }

    private static func address(_ text: Substring) -> String? {
        guard text.hasPrefix("0x") else { return nil }
        return String(text.prefix(2) + text.dropFirst(2).prefix { $0.isHexDigit })
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    /// Reads a view up to one of the given endings: `Class:0x6`, `Class:0x6'Text'` or a name. The ending is not read.
    private mutating func end(before isEnd: (Substring) -> Bool) -> LoggedConstraint.End? {
        var end = LoggedConstraint.End()
        let head = rest.prefix { !" '[]()|".contains($0) }
        if let colon = head.firstRange(of: ":0x") {
            end.className = ClassName(String(head[..<colon.lowerBound]))
            end.address = Self.address(rest[colon.lowerBound...].dropFirst())
            rest = rest[colon.upperBound...].drop { $0.isHexDigit }
            guard take("'") else { return end }
            // The text itself can contain quotation marks.
            for index in rest.indices where rest[index] == "'" && isEnd(rest[rest.index(after: index)...]) {
                end.text = String(rest[..<index])
                rest = rest[rest.index(after: index)...]
                return end
            }
            return nil
        }
        guard let index = rest.indices.first(where: { isEnd(rest[$0...]) }), index > rest.startIndex else { return nil }
        let name = String(rest[..<index])
        rest = rest[index...]
        guard var named = names[name] else { return nil }
        named.name = name
        return named
    }

    // MARK: Visual format

    private mutating func visualFormat(_ isHorizontal: Bool) -> Values? {
        let (start, stop, size) = isHorizontal ? ("leading", "trailing", "width") : ("top", "bottom", "height")
        if take("|") {
            guard let gap = gap(), take("["), var first = element() else { return nil }
            var second = names["|"] ?? LoggedConstraint.End()
            (first.attribute, second.attribute) = (start, start)
            return Values(first: first, relation: gap.relation, second: second, constant: gap.constant)
        }
        guard take("["), var one = end(before: { $0.hasPrefix("]") || $0.hasPrefix("(") }) else { return nil }
        if take("(") {
            guard let length = length() else { return nil }
            one.attribute = size
            return Values(first: one, relation: length.relation, constant: length.constant)
        }
        guard take("]"), let gap = gap() else { return nil }
        if take("|") {
            var superview = names["|"] ?? LoggedConstraint.End()
            (superview.attribute, one.attribute) = (stop, stop)
            return Values(first: superview, relation: gap.relation, second: one, constant: gap.constant)
        }
        guard take("["), var next = element() else { return nil }
        (next.attribute, one.attribute) = (start, stop)
        return Values(first: next, relation: gap.relation, second: one, constant: gap.constant)
    }

    private mutating func element() -> LoggedConstraint.End? {
        guard let found = end(before: { $0.hasPrefix("]") }), take("]") else { return nil }
        return found
    }

    /// Reads the distance between two views, such as `-(>=8@750)-`.
    private mutating func gap() -> (relation: String?, constant: Double?)? {
        guard take("-") else { return (nil, 0) }
        guard take("(") else { return (nil, nil) }
        guard let found = length(), take("-") else { return nil }
        return found
    }

    /// Reads a length and the bracket after it, such as `>=8@750)` or `NSSpace(8))`.
    private mutating func length() -> (relation: String?, constant: Double?)? {
        let relation = relation()
        if take("NSSpace(") {
            rest = rest.drop { $0 != ")" }.dropFirst()
            rest = rest.drop { $0 != ")" }
            return take(")") ? (relation, nil) : nil
        }
        let text = rest.prefix { $0 != ")" }
        guard let number = Double(text.prefix { $0 != "@" && $0 != " " }) else { return nil }
        rest = rest.dropFirst(text.count)
        return take(")") ? (relation, number) : nil
    }

    private mutating func relation() -> String? {
        for (sign, relation) in [("==", nil), (">=", "greaterThanOrEqual"), ("<=", "lessThanOrEqual")] where take(sign)
        {
            return relation
        }
        return nil
    }

    // MARK: Equation

    private mutating func equation() -> Values? {
        guard let first = attributedEnd(), take(" "), ["==", ">=", "<="].contains(where: rest.hasPrefix) else {
            return nil
        }
        let relation = relation()
        guard take(" ") else { return nil }
        var values = Values(first: first, relation: relation)
        // A priority can follow: `== 44 @750`.
        if let number = Double(rest.prefix { $0 != " " && $0 != "@" }) {
            values.constant = number
            return values
        }
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }
        if rest.dropFirst(digits.count).hasPrefix("*"), let multiplier = Double(digits) {
            values.multiplier = multiplier == 1 ? nil : multiplier
            rest = rest.dropFirst(digits.count + 1)
        }
        guard let second = attributedEnd() else { return nil }
        values.second = second
        for (sign, factor) in [(" + ", 1.0), (" - ", -1.0)] where take(sign) {
            if take("NSSpace(") {
                values.constant = nil
            } else {
                guard let number = Double(rest.prefix { $0 != " " && $0 != "@" }) else { return nil }
                values.constant = factor * number
            }
        }
        return values
    }

    /// Reads `UILabel:0x6'Text'.leading`.
    private mutating func attributedEnd() -> LoggedConstraint.End? {
        func attribute(_ text: Substring) -> Substring? {
            guard text.hasPrefix(".") else { return nil }
            let word = text.dropFirst().prefix { $0.isLetter && $0.isASCII }
            let next = text.dropFirst(word.count + 1).first
            return !word.isEmpty && (next == nil || next == " ") ? word : nil
        }
        guard var found = end(before: { attribute($0) != nil }), let word = attribute(rest) else { return nil }
        rest = rest.dropFirst(word.count + 1)
        found.attribute = String(word)
        return found
    }
}
