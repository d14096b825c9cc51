import Bytes
import Foundation
import SourceCode

// Evaluation of expressions.

extension Interpreter {
    /// Returns the value of an expression.
    ///
    /// - Parameter type: the type that the context expects, as written.
    func value(of code: Code, _ frame: Frame, _ scope: Scope, expecting type: String? = nil) -> FollowedValue {
        budget -= 1
        guard budget > 0 else { return .unknown }
        switch code {
        case .text(let text): return .name(text)
        case .number(let number): return FollowedValue(.number(number))
        case .bool(let flag): return FollowedValue(.bool(flag))
        case .null: return FollowedValue(.null)
        case .name(let name): return named(name, frame, scope)
        case .member(let base, let name): return member(base, name, frame, scope, expecting: type)
        case .field(let name): return member(.name("self"), name, frame, scope, expecting: type)
        case .call(let call): return self.call(call, frame, scope, expecting: type)
        case .list(let items):
            let inner = type.flatMap(Self.elementType)
            return FollowedValue(
                .list(items.prefix(FollowedValue.mostElements).map { value(of: $0, frame, scope, expecting: inner) }))
        case .dictionary(var keys, var values):
            (keys, values) = (
                Array(keys.prefix(FollowedValue.mostElements)), Array(values.prefix(FollowedValue.mostElements))
            )
            let (key, element) = (type.flatMap(Self.keyType), type.flatMap(Self.elementType))
            return FollowedValue(
                .dictionary(
                    keys.map { value(of: $0, frame, scope, expecting: key) },
                    values.map { value(of: $0, frame, scope, expecting: element) }))
        case .tuple(let labels, let items): return .tuple(items.map { value(of: $0, frame, scope) }, labels: labels)
        case .joined(let parts):
            let values = parts.map { text(of: $0, frame, scope) }
            return lists(values) ?? joined(values)
        case .choice(let condition, let one, let other):
            switch truth(of: condition, frame, scope) {
            case true?: return value(of: one, frame, scope, expecting: type)
            case false?: return value(of: other, frame, scope, expecting: type)
            case nil:
                let (first, second) = (
                    value(of: one, frame, scope, expecting: type), value(of: other, frame, scope, expecting: type)
                )
                // `a ?? b`, where a may be nil.
                if case .unknown(let parts) = condition, parts.isEmpty {
                    if first.isNull { return second.depending(on: first.origin.intersection(.dependence)) }
                    if !first.texts.isEmpty, !first.alternatives.contains(where: \.isNull) { return first }
                    return second.texts.isEmpty || first.isOpen ? first : .oneOf([first, second])
                }
                return .oneOf([first, second])
            }
        case .closure(let names, let body):
            closures.append(Closure(names: names, body: body, scope: scope, frame: frame))
            return FollowedValue(.closure(closures.count - 1))
        case .placed(let inner, _): return value(of: inner, frame, scope, expecting: type)
        case .element(let base, let index):
            return element(value(of: base, frame, scope), value(of: index, frame, scope))
        case .cast(let inner, let type):
            let sign = type.last
            let type = className(type.last == "!" || type.last == "?" ? String(type.dropLast()) : type, frame)
            let found = value(of: inner, frame, scope, expecting: type)
            if let taken = take(found, as: type, sign == "!" ? .casts : sign == "?" ? .asks : .takes) { return taken }
            if found.kind == .unknown, classes.isConcrete(type) {
                return FollowedValue(.object(type, isExact: false), found.origin.intersection(.made))
            }
            if followsScreens, found.kind == .unknown || found.kind == .open, let screen = castScreen(type) {
                return screen
            }
            return found
        case .operation: return truth(of: code, frame, scope).map { FollowedValue(.bool($0)) } ?? .unknown
        case .unknown(let parts):
            for part in parts { _ = value(of: part, frame, scope) }
            return .unknown
        default:
            _ = execute([code], frame, scope)
            return .unknown
        }
    }

    /// Returns the type of the elements of a list (`[Fruit]`) or of the values of a dictionary; nil for any other type.
    private static func elementType(_ type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        let inner = type.dropFirst().dropLast()
        return (inner.firstIndex(of: ":").map { inner[inner.index(after: $0)...] } ?? inner).trimmingCharacters(
            in: .whitespaces)
    }

    /// Returns the type of the keys of a dictionary (`[Fruit: String]`); nil for any other type.
    private static func keyType(_ type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), let colon = type.firstIndex(of: ":") else { return nil }
        return type[..<colon].dropFirst().trimmingCharacters(in: .whitespaces)
    }

    /// Returns the dictionary value for a key. If a key is not exactly known, the result can be any value of the
    /// dictionary.
    private func entry(_ key: FollowedValue, _ keys: [FollowedValue], _ values: [FollowedValue]) -> FollowedValue {
        budget -= keys.count / 8
        guard key.alternatives.allSatisfy(\.isKey), keys.allSatisfy(\.isKey) else { return .oneOf(values) }
        let found = zip(keys, values).filter { one, _ in key.alternatives.contains { $0.isSameKey(as: one) } }
        // The part of the dictionary that was not followed may contain the key.
        let isWhole = keys.count < FollowedValue.mostElements
        return found.isEmpty ? isWhole ? FollowedValue(.null) : .oneOf(values) : .oneOf(found.map(\.1))
    }

    func element(_ list: FollowedValue, _ index: FollowedValue) -> FollowedValue {
        if case .dictionary(let keys, let values) = list.kind {
            return entry(index, keys, values).depending(on: list.origin)
        }
        if case .objects(let load) = list.kind {
            if case .number(let place) = index.kind { return pick(place, of: load) }
            return pick(nil, of: load)
        }
        guard case .list(let items) = list.kind else {
            return list.isOpen ? FollowedValue(.open, list.origin) : .unknown
        }
        if case .number(let place) = index.kind, items.indices.contains(place) {
            return items[place].depending(on: list.origin)
        }
        return .oneOf(items).depending(on: list.origin)
    }

    // MARK: Texts

    /// Returns the text of one part of an interpolated string. For a class, the text is its name.
    private func text(of code: Code, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        let value = value(of: code, frame, scope)
        return .oneOf(
            value.alternatives.map { one in
                switch one.kind {
                case .type: nameOfClass(one)
                case .enumCase: member(of: one, "rawValue", frame)
                default: one
                }
            })
    }

    /// Concatenates lists; nil if no part is a list.
    private func lists(_ parts: [FollowedValue]) -> FollowedValue? {
        func isList(_ value: FollowedValue) -> Bool { if case .list = value.kind { true } else { false } }
        guard parts.contains(where: { $0.alternatives.contains(where: isList) }) else { return nil }
        return FollowedValue(
            .list(
                Array(
                    parts.flatMap { $0.kind == .list([]) ? [] : elements(of: $0, isSwift: true) }.prefix(
                        FollowedValue.mostElements))
            ))
    }

    func joined(_ parts: [FollowedValue]) -> FollowedValue {
        if parts.contains(where: \.isOpen) {
            return FollowedValue(.open, parts.reduce(into: []) { $0.formUnion($1.origin.intersection(.dependence)) })
        }
        var texts = [FollowedValue(.text(""))]
        for part in parts {
            let added = part.alternatives
            guard texts.count * added.count <= FollowedValue.most else { return .unknown }
            var next: [FollowedValue] = []
            for one in texts {
                for other in added {
                    guard case .text(let before) = one.kind, case .text(let after) = other.kind,
                        before.utf8.count + after.utf8.count <= FollowedValue.longestName
                    else { return .unknown }
                    next.append(FollowedValue(.text(before + after), one.origin.union(other.origin)))
                }
            }
            texts = next
        }
        if parts.count > 1 { texts = texts.map { FollowedValue($0.kind, $0.origin.subtracting(.className)) } }
        return .oneOf(texts)
    }

    /// Returns the name of a class without its enclosing types. A nib for the class has this name.
    func nameOfClass(_ value: FollowedValue) -> FollowedValue {
        .oneOf(
            value.alternatives.map { one in
                switch one.kind {
                case .type(let name, let isExact), .object(let name, let isExact):
                    // An object of a framework class may belong to any subclass. An object of a project class may
                    // belong to a known subclass, unless the object is `self` in the entry function.
                    guard isExact || classes.isConcrete(name),
                        isExact || one.origin.contains(.own) || model.descendants(of: name).isEmpty
                    else { return FollowedValue(.open, one.origin) }
                    // A single letter is a generic parameter of the enclosing type.
                    if name.utf8.count == 1 { return .unknown }
                    return .name(PathName.lastPart(name), one.origin.union(.className))
                case .open: return FollowedValue(.open, one.origin)
                default: return .unknown
                }
            })
    }

    /// Returns the class of an object. A class is returned unchanged.
    func typeOf(_ value: FollowedValue) -> FollowedValue {
        .oneOf(
            value.alternatives.map { one in
                switch one.kind {
                case .object(let name, let isExact): FollowedValue(.type(name, isExact: isExact), one.origin)
                case .type, .open: one
                default: .unknown
                }
            })
    }

    // MARK: Names

    private func named(_ name: String, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        if let home = scope.find(name) { return home.values[name] ?? .unknown }
        switch name {
        case "self": return frame.own
        case "Self": return typeOf(frame.own)
        case "super": return frame.own
        default: break
        }
        if let given = frame.generics[name] { return given }
        if case .record(_, let fields) = frame.own.kind, let field = fields[name] {
            return field.depending(on: frame.own.origin.intersection(.dependence))
        }
        let isUpper = name.beginsWithCapital
        if !isUpper || !classes.isType(name), frame.type != nil || !frame.own.isOpen {
            let variable = name.hasPrefix("_") && !frame.isSwift ? String(name.dropFirst()) : name
            if let found = property(variable, of: frame.own, declaredIn: frame.type, frame) { return found }
            if name == "rawValue" || name == "storyboard" {
                return .oneOf(frame.own.alternatives.map { member(of: $0, name, frame) })
            }
        }
        if isUpper, let type = nested(name, in: frame.type) { return FollowedValue(.type(type, isExact: true)) }
        if let found = global(name, frame) { return found }
        // In Objective-C, a name with an underscore or without lowercase letters is a macro.
        let isMacro =
            !frame.isSwift && !classes.isType(name) && (name.contains("_") || !name.contains(where: \.isLowercase))
        if isUpper, !isMacro { return FollowedValue(.type(name, isExact: true)) }
        // If a type is not a class, the code that creates a value of the type determines its members.
        if frame.isSwift, frame.own.isOpenClass(classes), classes.isNoClass(frame.own) {
            return FollowedValue(.open, frame.own.origin)
        }
        // A subclass may define a value for this name.
        return missing(name).depending(on: table.hasFunction(name) ? frame.own.origin.intersection(.own) : [])
    }

    /// Returns the full name of a type that code inside another type uses; nil if no type has the name. For example,
    /// `Inner` in the code of `Outer` is `Outer.Inner`. A class also inherits the nested types of its superclasses.
    func nested(_ name: String, in type: String?) -> String? {
        let key = NestedName(name: name, outer: type)
        if let known = nestedNames[key] { return known }
        let found = findNested(name, in: type)
        nestedNames[key] = .some(found)
        return found
    }

    private func findNested(_ name: String, in type: String?) -> String? {
        func isType(_ name: String) -> Bool { classes.isType(name) || classes.isPlainType(name) }
        var outer = type
        while let current = outer {
            let found = model.lineage(of: current).lazy.map { $0 + "." + name }.first(where: isType)
            if let found { return found }
            outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return isType(name) ? name : nil
    }

    private func global(_ name: String, _ frame: Frame) -> FollowedValue? {
        if let found = constant(name, frame) { return found }
        let candidates = nearest(table.globals(name), from: frame.place).filter {
            [.value, .getter].contains(table.functions[$0].kind)
        }
        let values = candidates.compactMap { enter($0, own: .unknown, [:], frame, at: nil) }
        return values.isEmpty ? nil : .oneOf(values)
    }

    /// Returns the text of the constant with the given path; nil if its text is unknown.
    func constant(_ path: String, _ frame: Frame) -> FollowedValue? {
        let texts = model.constants(path, from: frame.place).compactMap(\.value)
        return texts.isEmpty ? nil : .oneOf(texts.map { .name($0) })
    }
}

extension FollowedValue {
    /// Whether the value is exactly known and can be a dictionary key.
    fileprivate var isKey: Bool {
        switch kind {
        case .text, .number, .enumCase, .implicit, .type(_, isExact: true): true
        default: false
        }
    }

    /// Whether the value and another value are certainly the same dictionary key.
    fileprivate func isSameKey(as other: FollowedValue) -> Bool {
        switch (kind, other.kind) {
        case (.text, _), (.number, _), (.type, _): kind == other.kind
        case (.enumCase(_, let name), .enumCase(_, let key)), (.enumCase(_, let name), .implicit(let key)),
            (.implicit(let name), .enumCase(_, let key)), (.implicit(let name), .implicit(let key)):
            name == key
        default: false
        }
    }

    /// Whether the value is a class or an object, the known class is outside the sources, and the actual class may be a
    /// subclass of it.
    func isOpenClass(_ classes: ClassKnowledge) -> Bool {
        switch kind {
        case .type(let name, false), .object(let name, false): !classes.isConcrete(name)
        default: false
        }
    }
}
