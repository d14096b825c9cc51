/// For each type in one file, the members that lead to a load through calls on `self`.
package struct CallingMembers {
    /// A member, identified by its type and name.
    ///
    /// The name is a Swift base name or the first part of a selector. For an initializer whose selector has several
    /// parts, the name is the whole selector.
    private struct Member: Hashable {
        let type: String
        let name: String

        /// Creates a member.
        ///
        /// - Parameter name: a Swift base name, or a selector.
        init(type: String, name: some StringProtocol) {
            self.type = type
            let first = name.prefix { $0 != ":" }
            let isLongInitializer = first.hasPrefix("init") && name.dropFirst(first.count + 1).contains(":")
            self.name = String(isLongInitializer ? name[...] : first)
        }
    }

    /// A call in a member, and whether it runs only under a condition.
    private struct Place {
        let member: Member
        let isGuarded: Bool
    }

    /// The maximum number of members that are recorded for one call. Without this limit, a chain of thousands of
    /// members would produce millions of pairs.
    private static let most = 128

    private var callers: [Member: [Place]] = [:]
    /// The calls in instance methods, by position.
    private var places: [SourcePosition: Place] = [:]

    /// Creates an empty collection.
    package init() {}

    /// Adds the calls of a function.
    package mutating func add(_ function: FunctionCode, _ body: [Code]) {
        guard let type = function.type, !function.isStatic else { return }
        let isInitializer = function.kind == .initializer
        let name =
            isInitializer
            ? SwiftSelector.selector(baseName: "init", labels: function.parameters.map { $0.label ?? "_" })
            : function.name
        let member = Member(type: type, name: name)
        for call in SelfCalls(body).calls {
            let place = Place(member: member, isGuarded: !call.conditions.isEmpty)
            // If a condition binds a variable, `body` contains the calls in the condition twice. The unconditional call
            // has priority.
            if places[call.at]?.isGuarded ?? true { places[call.at] = place }
            if let callee = call.member { callers[Member(type: type, name: callee), default: []].append(place) }
        }
    }

    /// For each load and call in a file, records the members that lead to it.
    package func complete(_ file: inout SourceFile) {
        for index in file.loads.indices {
            if let place = places[file.loads[index].at] { file.loads[index].callingMembers = members(leadingTo: place) }
        }
        for index in file.calls.indices {
            if let place = places[file.calls[index].at] { file.calls[index].callingMembers = members(leadingTo: place) }
        }
    }

    /// Returns the members of the type that lead to a call.
    ///
    /// The names are sorted. If nib loading calls a member, it is listed by its selector. Any other member is listed by
    /// its name. If a member leads to the call only under a condition, a `?` follows.
    private func members(leadingTo place: Place) -> [String] {
        // If a conditional and an unconditional path lead from a member to the call, the unconditional path counts.
        var guarded: [Member: Bool] = [:]
        var pending = [place]
        var first = 0
        // The search visits the nearest members first. If there are more than `most`, the most distant ones are
        // omitted.
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
