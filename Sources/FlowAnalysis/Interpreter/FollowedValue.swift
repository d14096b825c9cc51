import SourceCode

/// What an expression was found to stand for.
package struct FollowedValue: Hashable, Sendable {
    /// What it is.
    package indirect enum Kind: Hashable, Sendable {
        /// Not known.
        case unknown
        /// What the caller gives, or the class of an object that the caller has.
        case open
        case null
        case bool(Bool)
        case number(Int)
        case text(String)
        /// A class as an object; where it is not exact also one of its subclasses.
        case type(String, isExact: Bool)
        /// An object of a class.
        case object(String, isExact: Bool)
        case enumCase(String, String)
        /// A value of a type that is no class, with what it was made from by label.
        case record(String, [String: FollowedValue])
        /// `.name`, whose type its surroundings tell.
        case implicit(String)
        /// A nib or storyboard that was opened. The name is ``null`` for the storyboard that an object comes from.
        case file(NibLoad.Target, name: FollowedValue, BundleUse?)
        case bundle(BundleUse)
        case list([FollowedValue])
        /// What a load made: all objects of a nib, by the number of the load.
        case objects(Int)
        /// One of them: its place, -1 for the last, nil where that is not known.
        case picked(Int, place: Int?)
        /// One of several.
        case oneOf([FollowedValue])
        /// A closure by its number.
        case closure(Int)
    }

    /// What a value depends on.
    package struct Origin: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// What the code that was begun with hands to the first function that it calls.
        static let passed = Origin(rawValue: 1)
        /// The class of the object whose code was begun with.
        static let own = Origin(rawValue: 2)
        /// The text is the name of a class, which has no module before it.
        static let className = Origin(rawValue: 4)
        /// It came out of a nib.
        static let made = Origin(rawValue: 8)
        /// A parameter of the code that was begun with, or a part of one.
        static let given = Origin(rawValue: 16)
        /// A guess by names: enough for an identifier, not to say what is loaded.
        static let likely = Origin(rawValue: 32)
        /// A function made it from a string.
        static let madeOfText = Origin(rawValue: 64)
        static let dependence: Origin = [.passed, .own, .given, .likely]
    }

    package var kind: Kind
    package var origin: Origin = []

    static let unknown = FollowedValue(.unknown)
    static let open = FollowedValue(.open)

    init(_ kind: Kind, _ origin: Origin = []) { (self.kind, self.origin) = (kind, origin) }

    /// How many values one expression may stand for.
    static let most = 64

    /// Bytes of the longest text that can be a name. A file's name has at most so many.
    static let longestName = 255

    /// How many elements of a list are looked at.
    static let mostElements = 512

    /// A text that sources hold; not known where it is too long for a name.
    static func name(_ text: String, _ origin: Origin = []) -> FollowedValue {
        text.utf8.count > longestName ? .unknown : FollowedValue(.text(text), origin)
    }

    /// One of several values.
    static func oneOf(_ values: [FollowedValue]) -> FollowedValue {
        var found: [FollowedValue] = []
        for value in values.flatMap(\.alternatives) where !found.contains(value) {
            // Of what is not known there is but one.
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

    /// Each value that it may be.
    var alternatives: [FollowedValue] {
        guard case .oneOf(let values) = kind else { return [self] }
        return values
    }

    /// The same value, which depends on more.
    func depending(on origin: Origin) -> FollowedValue {
        var value = self
        value.origin.formUnion(origin)
        switch kind {
        case .oneOf(let values): value.kind = .oneOf(values.map { $0.depending(on: origin) })
        case .list(let values): value.kind = .list(values.map { $0.depending(on: origin) })
        case .file(let target, let name, let bundle):
            value.kind = .file(target, name: name.depending(on: origin), bundle)
        default: break
        }
        return value
    }

    /// Whether a caller could tell what it is.
    var isOpen: Bool {
        switch kind {
        case .open: true
        case .oneOf(let values): values.contains(where: \.isOpen)
        case .file(_, let name, _): name.isOpen
        default: false
        }
    }

    /// Whether a caller tells what it is by what it hands on.
    var isGiven: Bool { isOpen && origin.contains(.given) }

    /// Whether it is known, and another for another class of the object whose code was begun with.
    var isOfClass: Bool { alternatives.contains { $0.kind != .unknown && $0.origin.contains(.own) } }

    var isNull: Bool { kind == .null }

    /// Whether it holds neither an object of a load nor a closure, so that it means the same in other code, and is small.
    var isPlain: Bool {
        var room = 200
        return isPlain(within: &room)
    }

    /// - Parameter room: how many values may be looked at. Values share parts, so all paths through one may be
    ///   exponentially many.
    func isPlain(within room: inout Int) -> Bool {
        room -= 1
        guard room > 0 else { return false }
        switch kind {
        case .objects, .picked, .closure: return false
        case .oneOf(let values), .list(let values): return values.allSatisfy { $0.isPlain(within: &room) }
        case .record(_, let fields): return fields.values.allSatisfy { $0.isPlain(within: &room) }
        case .file(_, let name, _): return name.isPlain(within: &room)
        default: return true
        }
    }

    /// The same without what is only a guess.
    var known: FollowedValue { .oneOf(alternatives.map { $0.origin.contains(.likely) ? .unknown : $0 }) }

    /// The texts that it may be.
    package var texts: [String] { alternatives.compactMap { if case .text(let text) = $0.kind { text } else { nil } } }

    /// The class that it is an object of.
    var className: String? { if case .object(let name, _) = kind { name } else { nil } }
}

/// Which bundle a load looks in.
package enum BundleUse: String, Hashable, Sendable {
    /// That of the application: `nil`, `Bundle.main`.
    case main
    /// That of a class: `Bundle(for: Foo.self)`.
    case `class`
    /// That of a package's module: `Bundle.module`.
    case module
    /// Another.
    case other
}
