import Bytes
import InterfaceBuilder

/// One step into a value.
package enum JSONStep: Sendable, Hashable {
    /// A member of an object. The number is the 0-based index among the members with the same name.
    case key(String, Int)
    /// The 0-based index in a list.
    case index(Int)
}

extension JSONTree {
    /// Reads a column that the nib reader wrote. If the bytes are not JSON, the value is a text.
    init(column bytes: [UInt8]) {
        // The JSON of a record is one level, and each nested element adds a level.
        let limits = JSONReader.Limits(nesting: ReadLimit.depth + 8)
        self = (try? JSONReader.read(bytes, limits)) ?? .text(String(decoding: bytes, as: UTF8.self))
    }

    /// The value at the end of a path; nil if the path does not exist.
    package func value(at path: some Sequence<JSONStep>) -> JSONTree? {
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

    /// Calls a function with each text inside the value.
    func forEachString(_ body: (String) -> Void) {
        switch self {
        case .text(let text): body(text)
        case .list(let items): for item in items { item.forEachString(body) }
        case .object(let members): for member in members { member.value.forEachString(body) }
        case .null, .flag, .number: break
        }
    }

    // MARK: Comparing

    /// Calls a function with each pair of innermost values that differ. A member that only one object contains is
    /// paired with nil. Lists of equal length are compared item by item, and other lists as a whole. An object and a
    /// value of another kind are also compared as a whole.
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
