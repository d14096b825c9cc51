import Bytes

/// A value of JSON that keeps the order of members, and members of one name:
/// an element may have an attribute and a child of the same key.
public indirect enum JSONTree: Sendable, Equatable {
    case null
    case flag(Bool)
    case text(String)
    /// As it is written.
    case number(String)
    case list([JSONTree])
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable, Equatable {
        /// Its name.
        public let key: String
        /// How many members of the same name stand before it.
        public let occurrence: Int
        /// What it holds.
        public let value: JSONTree
    }
}

/// One step into a value.
public enum JSONStep: Sendable, Hashable {
    /// The member of an object; of several of one name the number, from 0.
    case key(String, Int)
    /// The 0-based place in a list.
    case index(Int)
}

extension JSONTree {
    /// The member of a name.
    public subscript(_ key: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// What lies at the end of a way; nil where it leads nowhere.
    public func value(at path: some Sequence<JSONStep>) -> JSONTree? {
        var value = self
        for step in path {
            switch (step, value) {
            case (.key(let key, let occurrence), .object(let members)):
                guard let member = members.first(where: { $0.key == key && $0.occurrence == occurrence }) else {
                    return nil
                }
                value = member.value
            case (.index(let index), .list(let items)):
                guard items.indices.contains(index) else { return nil }
                value = items[index]
            default: return nil
            }
        }
        return value
    }

    /// The text of a value that is one.
    public var string: String? {
        switch self {
        case .text(let text), .number(let text): text
        case .flag(let flag): flag ? "YES" : "NO"
        case .null, .list, .object: nil
        }
    }

    /// Appends the value as JSON.
    public func write(to text: inout String) {
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
    public var json: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Hands out every text inside the value.
    func forEachString(_ body: (String) -> Void) {
        switch self {
        case .text(let text): body(text)
        case .list(let items): for item in items { item.forEachString(body) }
        case .object(let members): for member in members { member.value.forEachString(body) }
        case .null, .flag, .number: break
        }
    }

    // MARK: Comparing

    /// Hands out the innermost values in which two differ. Lists of the same
    /// length are compared item by item, others as a whole; so are an object
    /// and what is none.
    static func compare(
        _ old: JSONTree, _ new: JSONTree, at path: [JSONStep] = [], _ found: ([JSONStep], JSONTree?, JSONTree?) -> Void
    ) {
        switch (old, new) {
        case (.object(let before), .object(let after)):
            var late: [JSONStep: JSONTree] = [:]
            for member in after { late[member.step] = member.value }
            for member in before {
                if let value = late.removeValue(forKey: member.step) {
                    compare(member.value, value, at: path + [member.step], found)
                } else {
                    found(path + [member.step], member.value, nil)
                }
            }
            for member in after where late[member.step] != nil { found(path + [member.step], nil, member.value) }
        case (.list(let before), .list(let after)) where before.count == after.count:
            for index in before.indices { compare(before[index], after[index], at: path + [.index(index)], found) }
        default:
            if old != new { found(path, old, new) }
        }
    }
}

extension JSONTree.Member {
    var step: JSONStep { .key(key, occurrence) }
}
