import SourceCode

/// An identifier in a call that was reached by following the code.
package struct FoundIdentifier {
    /// The place of the framework call.
    package let site: FoundLoad.Site
    package let value: FollowedValue
    /// The call in the entry function that leads to the framework call; nil if the entry function contains the
    /// framework call.
    package let caller: FoundLoad.Site?
    /// The index of the entry function.
    package let begun: Int
    /// The class of `self`, if this class is a subclass that inherits the code; nil if it declares the code.
    var asClass: String?
}

/// The places in a tree where code uses an identifier or resource name that is not a string literal.
package struct IdentifierPlaces {
    /// Places where the code is followed, because callers of the code may determine the identifier.
    private(set) var followed: Set<FoundLoad.Site> = []
    /// Places where only the expression is evaluated, without following the code.
    ///
    /// At these places, the code uses a resource, compares a value or assigns a value. Uses of resources are not
    /// followed, because there are many of them.
    private(set) var evaluated: Set<FoundLoad.Site> = []
    /// Words to search for. The code around each place in ``followed`` contains at least one of these words.
    private(set) var words: Set<String> = []

    /// Creates an empty set of places.
    package init() {}

    /// Adds a place where code uses an identifier or resource name that is not a string literal.
    ///
    /// - Parameters:
    ///   - call: the call, in the format of `identifiers.call`.
    ///   - isFollowed: whether callers may determine the identifier.
    package mutating func add(_ site: FoundLoad.Site, call: String, isFollowed: Bool) {
        guard isFollowed else {
            evaluated.insert(site)
            return
        }
        followed.insert(site)
        words.insert(Self.word(of: call))
    }

    /// Returns a word that the code of a call contains. In Swift, the word is the label of the identifier argument, or
    /// the base name if the argument has no label. In Objective-C, it is the selector.
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
    /// The index of the argument that is an identifier or a resource name; nil if the call has no such argument.
    var identifierPlace: Int? {
        let isInitializer = labels == nil ? name.hasPrefix("init") : name == "init" || name.beginsWithCapital
        let type: String? = if case .name(let type)? = receiver { type } else { labels == nil ? nil : name }
        let known = FrameworkCalls.standard.call(name, labels, type: type, makes: isInitializer)
        // If the context determines the type, as in `.init(named: name)`, the only argument is the identifier.
        return known?.identifier ?? (isImplicit && arguments.count == 1 ? 0 : nil)
    }
}
