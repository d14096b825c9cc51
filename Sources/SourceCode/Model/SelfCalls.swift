/// Which members of a type call which others on `self`, within a file: tells
/// what leads to a load.
struct SelfCalls {
    /// A member by its type and its name: a Swift base name, the first part
    /// of a selector, the whole selector of an initialiser with several.
    struct Member: Hashable {
        let type: String
        let name: String

        /// - Parameter name: a Swift base name, or a selector.
        init(type: String, name: some StringProtocol) {
            self.type = type
            let first = name.prefix { $0 != ":" }
            let isLongInitialiser = first.hasPrefix("init") && name.dropFirst(first.count + 1).contains(":")
            self.name = String(isLongInitialiser ? name[...] : first)
        }
    }

    /// A place in a member, and whether it is only reached under a condition.
    struct Place {
        let member: Member
        let isGuarded: Bool
    }

    /// Members that lead to one place, at most: a chain of thousands has millions of pairs.
    private static let most = 128

    private var callers: [Member: [Place]] = [:]

    /// Notes a call.
    mutating func add(_ callee: some StringProtocol, from place: Place) {
        callers[Member(type: place.member.type, name: callee), default: []].append(place)
    }

    /// The members of the type that lead to a place: what loading a nib calls
    /// as selectors, others as their names; with `?` behind one that does so
    /// only under a condition.
    func members(leadingTo place: Place) -> [String] {
        // A member may be reached in two ways; the free one counts.
        var guarded: [Member: Bool] = [:]
        var pending = [place]
        var first = 0
        // The nearest come first, and of very many the others are left out.
        while first < pending.count, guarded.count < Self.most {
            let next = pending[first]
            first += 1
            if let known = guarded[next.member], !known || next.isGuarded { continue }
            guarded[next.member] = next.isGuarded
            for caller in callers[next.member] ?? [] {
                pending.append(Place(member: caller.member, isGuarded: caller.isGuarded || next.isGuarded))
            }
        }
        return guarded.map { member, isGuarded in Self.selector(member.name) + (isGuarded ? "?" : "") }.sorted()
    }

    private static func selector(_ name: String) -> String {
        switch name {
        case "initWithCoder", "initWithFrame": name + ":"
        case "awakeAfter", "awakeAfterUsingCoder": "awakeAfterUsingCoder:"
        default: name
        }
    }
}
