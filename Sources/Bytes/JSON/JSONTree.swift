/// A JSON value that keeps the order of members, and all members with the same name. In the JSON of a nib, an element
/// may have an attribute and a child with the same key.
package enum JSONTree: Sendable, Equatable {
    case null
    case flag(Bool)
    case text(String)
    /// A number, as written.
    case number(String)
    case list([JSONTree])
    case object([Member])

    /// A member of an object.
    package struct Member: Sendable, Equatable {
        /// The name of the member.
        package let key: String
        /// The number of earlier members with the same name.
        package let occurrence: Int
        /// The value of the member.
        package let value: JSONTree
        /// The position of the name.
        package let at: TextPosition

        package init(key: String, occurrence: Int, value: JSONTree, at: TextPosition = TextPosition()) {
            (self.key, self.occurrence, self.value, self.at) = (key, occurrence, value, at)
        }

        /// Compares two members without their positions.
        package static func == (one: Member, other: Member) -> Bool {
            one.key == other.key && one.occurrence == other.occurrence && one.value == other.value
        }
    }
}

extension JSONTree {
    /// The value of the first member with the given name; nil if there is none, or if this JSON value is not an object.
    package subscript(_ key: String) -> JSONTree? {
        members.first { $0.key == key }?.value
    }

    /// The members of an object; empty for anything else.
    package var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The items of a list; empty for anything else.
    package var items: [JSONTree] { if case .list(let items) = self { items } else { [] } }

    /// The text of a string; nil for anything else.
    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// A string, number or flag as text; nil for anything else.
    package var string: String? {
        switch self {
        case .text(let text), .number(let text): text
        case .flag(let flag): flag ? "YES" : "NO"
        case .null, .list, .object: nil
        }
    }

    /// Appends the value as JSON.
    package func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .text(let string): text += JSONString.quoted(string)
        case .number(let number): text += number
        case .list(let items):
            text += "["
            for (index, item) in items.enumerated() {
                if index > 0 { text += "," }
                item.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += JSONString.quoted(member.key) + ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// The value as JSON.
    package var json: String {
        var text = ""
        write(to: &text)
        return text
    }
}
