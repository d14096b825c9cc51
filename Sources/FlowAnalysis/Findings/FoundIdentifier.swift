import SourceCode

/// An identifier in a call that the followed code reaches.
package struct FoundIdentifier {
    /// The place of the framework call.
    package let site: FoundLoad.Site
    package let value: FollowedValue
    /// The call in the entry function that leads to the framework call; nil if the entry function contains the
    /// framework call.
    package let caller: FoundLoad.Site?
    /// The index of the entry function.
    package let begun: Int
    /// The subclass whose object runs the code; nil for the class that declares it.
    var asClass: String?
}

/// The places of a tree that use an identifier or the name of a resource that is not a string literal.
package struct IdentifierPlaces {
    /// Places that are followed, because callers of the code may decide the identifier.
    private(set) var followed: Set<FoundLoad.Site> = []
    /// Places where only the expression is evaluated, without following the code.
    ///
    /// These are uses of resources, which are many, and values that are compared or assigned.
    private(set) var evaluated: Set<FoundLoad.Site> = []
    /// Words to search for: code that contains a place of ``followed`` contains at least one of them.
    private(set) var words: Set<String> = []

    /// Creates an empty set of places.
    package init() {}

    /// Adds a use of an identifier or of the name of a resource that is not a string literal.
    ///
    /// - Parameters:
    ///   - call: the call, as in `identifiers.call`.
    ///   - isFollowed: whether callers may decide the identifier.
    package mutating func add(_ site: FoundLoad.Site, call: String, isFollowed: Bool) {
        guard isFollowed else {
            evaluated.insert(site)
            return
        }
        followed.insert(site)
        words.insert(Self.word(of: call))
    }

    /// Returns a word that the code of a call contains: the label of the argument in Swift, the base name if it has no
    /// label, or the selector.
    private static func word(of call: String) -> String {
        guard let open = call.firstIndex(of: "(") else { return call }
        let name = String(call[..<open])
        let labels = call[call.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        let known = FrameworkCalls.standard.call(
            name, labels, type: name, makes: name == "init" || name.beginsWithCapital)
        guard let place = known?.identifier, labels[place] != "_" else { return name }
        return labels[place]
    }
}

extension Code.Call {
    /// The index of the argument that is an identifier or the name of a resource; nil if there is none.
    var identifierPlace: Int? {
        let isInitializer = labels == nil ? name.hasPrefix("init") : name == "init" || name.beginsWithCapital
        let type: String? = if case .name(let type)? = receiver { type } else { labels == nil ? nil : name }
        let known = FrameworkCalls.standard.call(name, labels, type: type, makes: isInitializer)
        // If the context determines the type, as in `.init(named: name)`, the call has one argument.
        return known?.identifier ?? (isImplicit && arguments.count == 1 ? 0 : nil)
    }
}
