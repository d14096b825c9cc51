// JSON values as Swift literals: `["name": "show", "isError": true]`.

extension JSONTree: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self = .text(value) }
}

extension JSONTree: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension JSONTree: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension JSONTree: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }
}

extension JSONTree: ExpressibleByDictionaryLiteral {
    /// Creates an object. The members keep the order of the literal. The names must be unique.
    package init(dictionaryLiteral elements: (String, JSONTree)...) {
        self = .object(elements.map { Member(key: $0, occurrence: 0, value: $1) })
    }
}

extension JSONTree {
    /// A JSON number.
    package static func integer(_ value: Int) -> JSONTree { .number(String(value)) }

    /// The value of a number without a fraction; nil for anything else.
    package var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    /// The value of true or false; nil for anything else.
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    /// Whether the value is an object.
    package var isObject: Bool { if case .object = self { true } else { false } }

    /// Returns the object with one more member at its end. A member with the same name is replaced. If the value is not
    /// an object, it stays unchanged.
    package func adding(_ key: String, _ value: JSONTree) -> JSONTree {
        guard case .object(var members) = self else { return self }
        members.removeAll { $0.key == key }
        members.append(Member(key: key, occurrence: 0, value: value))
        return .object(members)
    }
}
