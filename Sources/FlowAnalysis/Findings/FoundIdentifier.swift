import SourceCode

/// An identifier that code comes to, in a call that takes one.
package struct FoundIdentifier {
    /// The call of the framework.
    package let site: FoundLoad.Site
    package let value: FollowedValue
    /// The first call that leads from the code to it; nil for the call itself.
    package let caller: FoundLoad.Site?
    /// The function that was begun with.
    package let begun: Int
    /// Subclass whose object runs the code; nil for that whose code it is.
    var asClass: String?
}

/// The places of a tree that use an identifier, or the name of a resource, that is not plain text.
package struct IdentifierPlaces {
    /// Places that are followed: who calls the code may say what the identifier is.
    private(set) var followed: Set<FoundLoad.Site> = []
    /// Places whose expression is looked at where it stands: resources, of which there are many, and what is compared
    /// or assigned.
    private(set) var evaluated: Set<FoundLoad.Site> = []
    /// Words without which no code has one of ``followed`` in it.
    private(set) var words: Set<String> = []

    /// No places.
    package init() {}

    /// Adds a use of an identifier, or of the name of a resource, that is not plain text.
    ///
    /// - Parameters:
    ///   - call: the call, as in `identifiers.call`.
    ///   - isFollowed: whether callers may say what the identifier is.
    package mutating func add(_ site: FoundLoad.Site, call: String, isFollowed: Bool) {
        guard isFollowed else {
            evaluated.insert(site)
            return
        }
        followed.insert(site)
        words.insert(Self.word(of: call))
    }

    /// A word of a call that its code holds: the label of the Swift argument, or the selector.
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
    /// The place of the argument that is an identifier or the name of a resource; nil where there is none.
    var identifierPlace: Int? {
        let isInitializer = labels == nil ? name.hasPrefix("init") : name == "init" || name.beginsWithCapital
        let type: String? = if case .name(let type)? = receiver { type } else { labels == nil ? nil : name }
        let known = FrameworkCalls.standard.call(name, labels, type: type, makes: isInitializer)
        // What the surroundings say that it is, `.init(named: name)`, has one argument.
        return known?.identifier ?? (isImplicit && arguments.count == 1 ? 0 : nil)
    }
}
