import SourceCode

/// The value of an expression, as far as it is known.
package struct FollowedValue: Hashable, Sendable {
    /// The kinds of value.
    package indirect enum Kind: Hashable, Sendable {
        /// An unknown value.
        case unknown
        /// A value that a caller of the entry function determines.
        case open
        case null
        case bool(Bool)
        case number(Int)
        case text(String)
        /// A class object. If `isExact` is false, the value can also be a subclass.
        case type(String, isExact: Bool)
        /// An object of a class.
        case object(String, isExact: Bool)
        case enumCase(String, String)
        /// A value of a type that is not a class, with its field values keyed by name. For a tuple, the type name is
        /// empty, and each element is also a field whose name is the number of the element.
        case record(String, [String: FollowedValue])
        /// `.name`. The context determines its type.
        case implicit(String)
        /// An opened nib or storyboard. For the storyboard from which an object was loaded, the name is ``null``.
        case file(NibLoad.Target, name: FollowedValue, BundleUse?)
        case bundle(BundleUse)
        case list([FollowedValue])
        /// The keys and the values of a dictionary, in the same order.
        case dictionary([FollowedValue], [FollowedValue])
        /// All objects that a load created, with the number of the load.
        case objects(Int)
        /// One of the objects that a load created, with the number of the load. The place is the index of the object;
        /// -1 for the last object; nil if unknown.
        case picked(Int, place: Int?)
        /// A scene that a storyboard instantiates, with the class that the code expects. The identifier is nil for the
        /// initial controller. Only an interpreter that follows screens has this value.
        case scene(storyboard: FollowedValue, identifier: FollowedValue?, className: String?)
        /// One of several values.
        case oneOf([FollowedValue])
        /// A closure, with its number.
        case closure(Int)
    }

    /// What a value depends on, and how it was found.
    package struct Origin: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The entry function passes the value to a function that it calls.
        static let passed = Origin(rawValue: 1)
        /// The value depends on the class of `self` in the entry function.
        static let own = Origin(rawValue: 2)
        /// The text is a class name without a module.
        static let className = Origin(rawValue: 4)
        /// The value is an object that a load created.
        static let made = Origin(rawValue: 8)
        /// The value is a parameter of the entry function, or a part of a parameter.
        static let given = Origin(rawValue: 16)
        /// The value is guessed from names. A guess is good enough for an identifier, but not for the name of a loaded
        /// nib.
        static let likely = Origin(rawValue: 32)
        /// A function created the value from a string.
        static let madeOfText = Origin(rawValue: 64)
        /// The code of a member determines the value, and the name of the member does not mention nibs.
        static let ofMember = Origin(rawValue: 128)
        static let dependence: Origin = [.passed, .own, .given, .likely]
    }

    /// A value with more than ``largest`` parts becomes unknown.
    package var kind: Kind { didSet { limit() } }
    package var origin: Origin = []
    /// The number of parts, including nested parts. Values share parts, so a few lines of code can create a value with
    /// millions of parts.
    private var size = 1
    private static let largest = 4096

    static let unknown = FollowedValue(.unknown)
    static let open = FollowedValue(.open)

    init(_ kind: Kind, _ origin: Origin = []) {
        (self.kind, self.origin) = (kind, origin)
        limit()
    }

    private mutating func limit() {
        switch kind {
        case .oneOf(let values), .list(let values): size = values.reduce(1) { $0 + $1.size }
        case .dictionary(let keys, let values): size = (keys + values).reduce(1) { $0 + $1.size }
        case .record(_, let fields): size = fields.values.reduce(1) { $0 + $1.size }
        case .file(_, let name, _): size = 1 + name.size
        case .scene(let name, let identifier, _): size = 1 + name.size + (identifier?.size ?? 0)
        default: size = 1
        }
        if size > Self.largest { (kind, size) = (.unknown, 1) }
    }

    /// The largest number of values that one expression may have.
    static let most = 64

    /// The length in bytes of the longest text that can be a name. File systems limit names to this length.
    static let longestName = 255

    /// The largest number of elements of a list that are followed.
    static let mostElements = 512

    /// Returns a text from the sources; unknown if it is too long for a name.
    static func name(_ text: String, _ origin: Origin = []) -> FollowedValue {
        text.utf8.count > longestName ? .unknown : FollowedValue(.text(text), origin)
    }

    /// Returns a tuple. If a label is missing or empty, the element has no label.
    static func tuple(_ elements: [FollowedValue], labels: [String] = []) -> FollowedValue {
        var fields: [String: FollowedValue] = [:]
        for (place, element) in elements.enumerated() {
            fields[String(place)] = element
            if place < labels.count, !labels[place].isEmpty { fields[labels[place]] = element }
        }
        return FollowedValue(.record("", fields))
    }

    /// Merges several possible values into one value.
    static func oneOf(_ values: [FollowedValue]) -> FollowedValue {
        var found: [FollowedValue] = []
        for value in values.flatMap(\.alternatives) where !found.contains(value) {
            // Keep only one `open` value and one `unknown` value.
            if value.kind == .open || value.kind == .unknown,
                let known = found.firstIndex(where: { $0.kind == value.kind })
            {
                found[known].origin.formUnion(value.origin)
            } else {
                found.append(value)
                if found.count > most { return .unknown }
            }
        }
        if found.isEmpty { return .unknown }
        if found.count == 1 { return found[0] }
        return FollowedValue(.oneOf(found), found.reduce(into: []) { $0.formUnion($1.origin) })
    }

    /// All possible values.
    var alternatives: [FollowedValue] {
        guard case .oneOf(let values) = kind else { return [self] }
        return values
    }

    /// Returns the same value with additional dependencies.
    func depending(on origin: Origin) -> FollowedValue {
        var value = self
        value.origin.formUnion(origin)
        switch kind {
        case .oneOf(let values): value.kind = .oneOf(values.map { $0.depending(on: origin) })
        case .list(let values): value.kind = .list(values.map { $0.depending(on: origin) })
        case .dictionary(let keys, let values):
            value.kind = .dictionary(keys.map { $0.depending(on: origin) }, values.map { $0.depending(on: origin) })
        case .file(let target, let name, let bundle):
            value.kind = .file(target, name: name.depending(on: origin), bundle)
        default: break
        }
        return value
    }

    /// The elements of a tuple in their order; nil for any other value.
    var tupleElements: [FollowedValue]? {
        if case .oneOf(let values) = kind {
            let tuples = values.compactMap(\.tupleElements)
            guard tuples.count == values.count, let first = tuples.first, tuples.allSatisfy({ $0.count == first.count })
            else { return nil }
            return first.indices.map { place in .oneOf(tuples.map { $0[place] }) }
        }
        guard case .record("", let fields) = kind else { return nil }
        return (0..<fields.count).map { fields[String($0)] }.prefix { $0 != nil }.compactMap { $0 }
    }

    /// Whether the value is a list or dictionary.
    var isCollection: Bool {
        switch kind {
        case .list, .dictionary: true
        default: false
        }
    }

    /// Whether a caller can determine the value.
    var isOpen: Bool {
        switch kind {
        case .open: true
        case .oneOf(let values): values.contains(where: \.isOpen)
        case .file(_, let name, _): name.isOpen
        default: false
        }
    }

    /// Whether a caller determines the value with an argument.
    var isGiven: Bool { isOpen && origin.contains(.given) }

    /// Whether the value is known, but depends on the class of `self` in the entry function.
    var isOfClass: Bool { alternatives.contains { $0.kind != .unknown && $0.origin.contains(.own) } }

    var isNull: Bool { kind == .null }

    /// Whether the value is small and has the same meaning in other code.
    ///
    /// A value that contains a loaded object or a closure has a different meaning in other code.
    var isContextIndependent: Bool {
        var room = 200
        return isContextIndependent(within: &room)
    }

    /// - Parameter room: number of values that may still be visited. Values share parts, so the number of paths through
    ///   one value can be exponential.
    func isContextIndependent(within room: inout Int) -> Bool {
        room -= 1
        guard room > 0 else { return false }
        switch kind {
        case .objects, .picked, .closure: return false
        case .oneOf(let values), .list(let values): return values.allSatisfy { $0.isContextIndependent(within: &room) }
        case .dictionary(let keys, let values):
            return (keys + values).allSatisfy { $0.isContextIndependent(within: &room) }
        case .record(_, let fields): return fields.values.allSatisfy { $0.isContextIndependent(within: &room) }
        case .file(_, let name, _): return name.isContextIndependent(within: &room)
        default: return true
        }
    }

    /// The same value, but guesses are replaced with an unknown value.
    var known: FollowedValue { .oneOf(alternatives.map { $0.origin.contains(.likely) ? .unknown : $0 }) }

    /// The possible texts of the value.
    package var texts: [String] { alternatives.compactMap { if case .text(let text) = $0.kind { text } else { nil } } }

    /// The class, if the value is an object; otherwise nil.
    var className: String? { if case .object(let name, _) = kind { name } else { nil } }
}

/// The bundle that a load searches.
package enum BundleUse: String, Hashable, Sendable {
    /// The bundle of the application: `nil`, `Bundle.main`.
    case main
    /// The bundle of a class: `Bundle(for: Foo.self)`.
    case `class`
    /// The bundle of a package module: `Bundle.module`.
    case module
    /// Any other bundle.
    case other
}
