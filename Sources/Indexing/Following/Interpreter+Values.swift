import Foundation
import SourceCode

// What expressions stand for.

extension Interpreter {
    /// What an expression stands for.
    ///
    /// - Parameter type: the type that its surroundings ask for, as written.
    func value(of code: Code, _ frame: Frame, _ scope: Scope, expecting type: String? = nil) -> FollowedValue {
        budget -= 1
        guard budget > 0 else { return .unknown }
        switch code {
        case .text(let text): return FollowedValue(.text(text))
        case .number(let number): return FollowedValue(.number(number))
        case .bool(let flag): return FollowedValue(.bool(flag))
        case .null: return FollowedValue(.null)
        case .name(let name): return named(name, frame, scope)
        case .member(let base, let name): return member(base, name, frame, scope, expecting: type)
        case .call(let call): return self.call(call, frame, scope, expecting: type)
        case .list(let items):
            let inner = type.flatMap(Self.elementType)
            return FollowedValue(.list(items.map { value(of: $0, frame, scope, expecting: inner) }))
        case .joined(let parts):
            let values = parts.map { text(of: $0, frame, scope) }
            return lists(values) ?? joined(values)
        case .choice(let condition, let one, let other):
            switch truth(of: condition, frame, scope) {
            case true?: return value(of: one, frame, scope, expecting: type)
            case false?: return value(of: other, frame, scope, expecting: type)
            case nil:
                let (first, second) = (value(of: one, frame, scope, expecting: type), value(of: other, frame, scope, expecting: type))
                // `a ?? b`, where a is there or is not.
                if case .unknown(let parts) = condition, parts.isEmpty {
                    if first.isNull { return second }
                    if !first.texts.isEmpty, !first.alternatives.contains(where: \.isNull) { return first }
                    return second.texts.isEmpty || first.isOpen ? first : .oneOf([first, second])
                }
                return .oneOf([first, second])
            }
        case .closure(let names, let body):
            closures.append(Closure(names: names, body: body, scope: scope, frame: frame))
            return FollowedValue(.closure(closures.count - 1))
        case .element(let base, let index): return element(value(of: base, frame, scope), value(of: index, frame, scope))
        case .cast(let inner, let type):
            let sign = type.last
            let type = className(type.last == "!" || type.last == "?" ? String(type.dropLast()) : type, frame)
            let found = value(of: inner, frame, scope, expecting: type)
            if let taken = take(found, as: type, sign == "!" ? .casts : sign == "?" ? .asks : .takes) { return taken }
            if found.kind == .unknown, classes.isConcrete(type) { return FollowedValue(.object(type, isExact: false), found.origin.intersection(.made)) }
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

    /// The type of the elements of a list, `[Fruit]`, or of the values of a dictionary; nil for another type.
    private static func elementType(_ type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        let inner = type.dropFirst().dropLast()
        return (inner.firstIndex(of: ":").map { inner[inner.index(after: $0)...] } ?? inner).trimmingCharacters(in: .whitespaces)
    }

    func element(_ list: FollowedValue, _ index: FollowedValue) -> FollowedValue {
        if case .objects(let load) = list.kind {
            if case .number(let place) = index.kind { return pick(place, of: load) }
            return pick(nil, of: load)
        }
        guard case .list(let items) = list.kind else { return list.isOpen ? FollowedValue(.open, list.origin) : .unknown }
        if case .number(let place) = index.kind, items.indices.contains(place) { return items[place].depending(on: list.origin) }
        return .oneOf(items).depending(on: list.origin)
    }

    // MARK: Texts

    /// What a part of a text says: of a class its name.
    private func text(of code: Code, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        let value = value(of: code, frame, scope)
        return .oneOf(value.alternatives.map { one in
            switch one.kind {
            case .type: nameOfClass(one)
            case .enumCase: member(of: one, "rawValue", frame)
            default: one
            }
        })
    }

    /// Lists one behind the other; nil where none is one.
    private func lists(_ parts: [FollowedValue]) -> FollowedValue? {
        func isList(_ value: FollowedValue) -> Bool { if case .list = value.kind { true } else { false } }
        guard parts.contains(where: { $0.alternatives.contains(where: isList) }) else { return nil }
        return FollowedValue(.list(Array(parts.flatMap { $0.kind == .list([]) ? [] : elements(of: $0) }.prefix(FollowedValue.mostElements))))
    }

    func joined(_ parts: [FollowedValue]) -> FollowedValue {
        if parts.contains(where: \.isOpen) { return FollowedValue(.open, parts.reduce(into: []) { $0.formUnion($1.origin.intersection(.dependence)) }) }
        var texts = [FollowedValue(.text(""))]
        for part in parts {
            let added = part.alternatives
            guard texts.count * added.count <= FollowedValue.most else { return .unknown }
            var next: [FollowedValue] = []
            for one in texts {
                for other in added {
                    guard case .text(let before) = one.kind, case .text(let after) = other.kind, before.utf8.count + after.utf8.count <= 1000
                    else { return .unknown }
                    next.append(FollowedValue(.text(before + after), one.origin.union(other.origin)))
                }
            }
            texts = next
        }
        if parts.count > 1 { texts = texts.map { FollowedValue($0.kind, $0.origin.subtracting(.className)) } }
        return .oneOf(texts)
    }

    /// The name of a class, without what it is nested in: nibs are called so.
    func nameOfClass(_ value: FollowedValue) -> FollowedValue {
        .oneOf(value.alternatives.map { one in
            switch one.kind {
            case .type(let name, let isExact), .object(let name, let isExact):
                // Any of the subclasses of a framework's class may be meant.
                guard isExact || classes.isConcrete(name) else { return FollowedValue(.open, one.origin) }
                // A single letter is a generic parameter of the type around.
                if name.utf8.count == 1 { return .unknown }
                return FollowedValue(.text(NameResolver.lastPart(name)), one.origin.union(.className))
            case .open: return FollowedValue(.open, one.origin)
            default: return .unknown
            }
        })
    }

    /// The class of an object.
    func typeOf(_ value: FollowedValue) -> FollowedValue {
        .oneOf(value.alternatives.map { one in
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
        if case .record(_, let fields) = frame.own.kind, let field = fields[name] { return field.depending(on: frame.own.origin.intersection(.dependence)) }
        let isUpper = name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
        if !isUpper || !classes.isType(name), frame.type != nil || !frame.own.isOpen {
            let variable = name.hasPrefix("_") && !frame.isSwift ? String(name.dropFirst()) : name
            if let found = property(variable, of: frame.own, declaredIn: frame.type, frame) { return found }
            if name == "rawValue" || name == "storyboard" { return .oneOf(frame.own.alternatives.map { member(of: $0, name, frame) }) }
        }
        if isUpper, let type = nested(name, in: frame.type) { return FollowedValue(.type(type, isExact: true)) }
        if let found = global(name, frame) { return found }
        // In C what is all capitals is a macro.
        let isMacro = !frame.isSwift && !classes.isType(name) && (name.contains("_") || !name.contains(where: \.isLowercase))
        if isUpper, !isMacro { return FollowedValue(.type(name, isExact: true)) }
        // Who makes a value of a type that is no class tells what is in it.
        return frame.isSwift && frame.own.isOpenClass(classes) && classes.isValueType(frame.own) ? FollowedValue(.open, frame.own.origin) : .unknown
    }

    /// `Inner` in code of `Outer` is `Outer.Inner`.
    func nested(_ name: String, in type: String?) -> String? {
        func isType(_ name: String) -> Bool { classes.isType(name) || classes.isPlainType(name) }
        var outer = type
        while let current = outer {
            if isType(current + "." + name) { return current + "." + name }
            outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return isType(name) ? name : nil
    }

    private func global(_ name: String, _ frame: Frame) -> FollowedValue? {
        if let found = constant(name, frame) { return found }
        let candidates = nearest(table.globals(name), from: frame.place).filter { [.value, .getter].contains(table.functions[$0].kind) }
        let values = candidates.compactMap { enter($0, own: .unknown, [:], frame, at: nil) }
        return values.isEmpty ? nil : .oneOf(values)
    }

    /// The text of a constant, by its path.
    private func constant(_ path: String, _ frame: Frame) -> FollowedValue? {
        var values: [FollowedValue] = []
        for constant in model.constants(path, from: frame.place) {
            if let text = constant.value { values.append(FollowedValue(.text(text))) }
            else if let expression = constant.expression { values.append(written(expression, constant, frame)) }
        }
        return values.contains { $0.kind != .unknown } ? .oneOf(values) : nil
    }

    /// A constant that is no text: what C calls a macro for another, for example.
    private func written(_ expression: String, _ constant: SourceModel.Constant, _ frame: Frame) -> FollowedValue {
        let context = NameResolver.Context(place: constant.place, type: frame.type)
        guard case .texts(let texts) = names.value(of: Expression(expression), in: context) else { return .unknown }
        return .oneOf(texts.map { FollowedValue(.text($0)) })
    }

    // MARK: Members

    private func member(_ base: Code?, _ name: String, _ frame: Frame, _ scope: Scope, expecting type: String?) -> FollowedValue {
        guard let base else {
            guard let type else { return FollowedValue(.implicit(name)) }
            return property(name, of: FollowedValue(.type(type, isExact: true)), declaredIn: nil, frame)
                ?? enumCase(nested(type, in: frame.type) ?? type, named: name) ?? FollowedValue(.implicit(name))
        }
        if case .name("super") = base { return frame.own.isOpen ? .open : inherited(name, frame) }
        let object = value(of: base, frame, scope)
        let found = FollowedValue.oneOf(object.alternatives.map { member(of: $0, name, frame) })
        guard found.kind == .unknown || found.kind == .open, case .name(let variable) = base,
            let likely = likely(name, of: variable, frame) ?? given(name, of: variable, frame, scope)
        else { return found }
        return found.kind == .open ? .oneOf([found, likely]) : likely
    }

    /// What a member of a variable of a known type may be: what any code gives
    /// it that makes a value of the type, or what any type has that adopts it.
    private func given(_ name: String, of variable: String, _ frame: Frame, _ scope: Scope) -> FollowedValue? {
        guard isAsking, let type = scope.type(of: variable).map({ nested($0, in: frame.type) ?? $0 }), frame.generics[type] == nil,
            CodeWords.mayBeOwnClass(type), !classes.isConcrete(type)
        else { return nil }
        if model.isProtocol(type) {
            let values = model.descendants(of: type).compactMap { property(name, of: FollowedValue(.object($0, isExact: true)), declaredIn: nil, frame) }
            return values.isEmpty ? nil : FollowedValue.oneOf(values).depending(on: .likely)
        }
        guard model.superclasses[type] == nil else { return nil }
        askedTypes.insert(type)
        isAsker = true
        return fields[type]?[name]?.depending(on: .likely)
    }

    /// What a member of a variable is whose type is not known, where only one
    /// type of the file has such a member and is called so (`row.identifier`
    /// of `Row`), or only one, which is no class.
    private func likely(_ name: String, of variable: String, _ frame: Frame) -> FollowedValue? {
        guard frame.isSwift, variable != "self", variable.first?.isLowercase == true else { return nil }
        let types = Set(table.named(name).compactMap { index -> String? in
            let function = table.functions[index]
            guard function.fileID == frame.place.fileID, !function.isStatic, function.kind == .getter || function.kind == .value else { return nil }
            return function.type
        })
        let called = types.filter { $0.lowercased().hasSuffix(variable.lowercased()) }
        guard let type = called.count == 1 ? called.first : types.count == 1 && called.isEmpty ? types.first : nil,
            called.count == 1 || !classes.isConcrete(type) && !model.isProtocol(type)
        else { return nil }
        return property(name, of: FollowedValue(.object(type, isExact: true), .likely), declaredIn: nil, frame)?.depending(on: .likely)
    }

    private func inherited(_ name: String, _ frame: Frame) -> FollowedValue {
        guard let type = frame.type, let parent = model.superclasses[type]?.first else { return .unknown }
        return property(name, of: frame.own, declaredIn: parent, frame, from: parent) ?? .unknown
    }

    /// What a member of one value stands for.
    func member(of object: FollowedValue, _ name: String, _ frame: Frame) -> FollowedValue {
        let origin = object.origin
        switch (object.kind, name) {
        case (.type, "self"), (.type, "class"): return object
        case (.object, "class"), (.object, "classForCoder"): return typeOf(object)
        case (.object(let type, let isExact), "superclass"), (.type(let type, let isExact), "superclass"):
            return superclass(of: type, isExact: isExact, origin)
        case (.object, "storyboard"):
            return property(name, of: object, declaredIn: nil, frame)
                ?? FollowedValue(.file(.storyboard, name: FollowedValue(.null, origin), nil), origin)
        case (.type(let type, _), "allCases"):
            let cases = classes.isEnumeration(type) ? classes.cases(of: type) : [FollowedValue(.object(type, isExact: false))]
            return FollowedValue(.list(cases), origin)
        case (.record(_, let fields), _) where fields[name] != nil:
            return fields[name]?.depending(on: origin.intersection(.dependence)) ?? .unknown
        case (.record, _): return property(name, of: object, declaredIn: nil, frame) ?? extended(name, of: object, frame) ?? .unknown
        case (.type(let type, _), "main") where type.hasSuffix("Bundle"), (.type(let type, _), "mainBundle") where type.hasSuffix("Bundle"):
            return FollowedValue(.bundle(.main))
        case (.type(let type, _), "module") where type.hasSuffix("Bundle"): return FollowedValue(.bundle(.module))
        case (.type(let type, _), _):
            if let found = property(name, of: object, declaredIn: nil, frame) { return found }
            if classes.isType(type + "." + name) || name.first?.isUppercase == true {
                return FollowedValue(.type(classes.isType(type + "." + name) ? type + "." + name : name, isExact: true))
            }
            if let found = extended(name, of: object, frame) ?? enumCase(type, named: name)?.depending(on: origin) { return found }
            return name == "className" ? nameOfClass(object) : object.isOpenClass(classes) ? FollowedValue(.open, origin) : .unknown
        case (.enumCase(let type, let text), "rawValue"):
            return model.constants(type + "." + text, from: frame.place).first?.value.map { FollowedValue(.text($0), origin) }
                ?? (classes.isEnumeration(type) ? FollowedValue(.text(text), origin) : .unknown)
        case (.enumCase, _): return property(name, of: object, declaredIn: nil, frame) ?? .unknown
        case (.object, _):
            if let found = property(name, of: object, declaredIn: nil, frame) { return found }
            return name == "className" ? nameOfClass(object) : object.isOpenClass(classes) ? FollowedValue(.open, origin) : .unknown
        case (.text(let text), _): return member(ofText: text, name, origin)
        case (.list(let items), "first"), (.list(let items), "last"), (.list(let items), "firstObject"), (.list(let items), "lastObject"):
            let isPart = origin.contains(.className)
            guard isPart || items.count == 1, let one = name.hasPrefix("l") ? items.last : items.first else { return .oneOf(items) }
            return one.depending(on: origin)
        case (.objects(let load), "first"), (.objects(let load), "firstObject"): return pick(0, of: load)
        case (.objects(let load), "last"), (.objects(let load), "lastObject"): return pick(-1, of: load)
        case (.open, _): return FollowedValue(.open, origin)
        default: return .unknown
        }
    }

    private func superclass(of type: String, isExact: Bool, _ origin: FollowedValue.Origin) -> FollowedValue {
        guard let parent = model.superclasses[type]?.first else { return .unknown }
        return FollowedValue(.type(parent, isExact: isExact), origin)
    }

    private func member(ofText text: String, _ name: String, _ origin: FollowedValue.Origin) -> FollowedValue {
        switch name {
        case "rawValue", "localized", "description", "string", "self": return FollowedValue(.text(text), origin)
        // A Swift class has its module before its name, where these take it off.
        case "pathExtension" where origin.contains(.className): return FollowedValue(.text(text), origin)
        case "lowercased", "lowercaseString": return FollowedValue(.text(text.lowercased()), origin.subtracting(.className))
        case "stringByDeletingPathExtension", "deletingPathExtension":
            return FollowedValue(.text(text.lastIndex(of: ".").map { String(text[..<$0]) } ?? text), origin)
        case "lastPathComponent": return FollowedValue(.text(text.split(separator: "/").last.map(String.init) ?? text), origin)
        default: return .unknown
        }
    }

    /// What a property or method without parameters gives, of an object or class.
    ///
    /// - Parameter type: where it is looked for; nil for the class of the object.
    func property(_ name: String, of object: FollowedValue, declaredIn type: String?, _ frame: Frame, from start: String? = nil) -> FollowedValue? {
        let (own, isType): (String?, Bool) =
            switch object.kind {
            case .object(let name, _), .enumCase(let name, _), .record(let name, _): (name, false)
            case .type(let name, _): (name, true)
            default: (nil, false)
            }
        guard let looked = start ?? own ?? type, table.hasMember(name) || model.mayHaveMember(name) else { return nil }
        for ancestor in model.lineage(of: looked) {
            let all = table.members(name, of: ancestor).filter { table.functions[$0].parameters.isEmpty }
            let fitting = all.filter { table.functions[$0].isStatic == isType || object.isOpen || !isType && table.functions[$0].kind != .function }
            let candidates = nearest(fitting, from: frame.place)
            let values = candidates.compactMap { enter($0, own: object, [:], frame, at: nil) }
            // A subclass may have another.
            if !values.isEmpty { return .oneOf(values).depending(on: object.origin.intersection(.dependence)) }
            if isType, classes.isEnumeration(ancestor), let one = enumCase(ancestor, name, frame) { return one.depending(on: object.origin) }
            if let found = constant(ancestor + "." + name, frame) { return found.depending(on: object.origin.intersection(.dependence)) }
            if let type = model.memberTypes[ancestor + "." + name], !isType {
                if classes.isConcrete(type) { return FollowedValue(.object(type, isExact: false)) }
                if classes.namesNibs(type) || type == "String" || type == "NSString" { return FollowedValue(.open, object.origin) }
                return .unknown
            }
        }
        return nil
    }

    /// What an extension of a protocol gives to a type that is no class: of
    /// such types it is not known what they adopt.
    private func extended(_ name: String, of object: FollowedValue, _ frame: Frame) -> FollowedValue? {
        guard let own = object.typeName ?? object.valueType, !classes.isConcrete(own), classes.isType(own) else { return nil }
        let fitting = table.named(name).filter { index in
            let function = table.functions[index]
            return function.kind == .getter && function.isStatic == (object.typeName != nil) && function.type.map(model.isProtocol) == true
        }
        let candidates = nearest(fitting, from: frame.place)
        guard candidates.count == 1 else { return nil }
        return enter(candidates[0], own: object, [:], frame, at: nil)
    }

    private func enumCase(_ type: String, _ name: String, _ frame: Frame) -> FollowedValue? {
        (model.constantsOfType[type] ?? []).contains(type + "." + name) ? FollowedValue(.enumCase(type, name)) : nil
    }

    /// A case of an enumeration whose cases are no texts, so that no constant tells of it.
    func enumCase(_ type: String, named name: String) -> FollowedValue? {
        guard name.first?.isLowercase == true, classes.isPlainType(type), table.members(name, of: type).isEmpty else { return nil }
        return FollowedValue(.enumCase(type, name))
    }

    /// The functions that can be called from a place: the nearest.
    func nearest(_ candidates: [Int], from place: FileScopes.Place) -> [Int] {
        if candidates.count < 2 { return candidates }
        var (found, least): ([Int], Int) = ([], .max)
        for index in candidates {
            guard let nearness = model.scopes.nearness(of: table.functions[index].place, reach: .public, from: place), nearness <= least else {
                continue
            }
            if nearness < least { found = [] }
            (least, found) = (nearness, found + [index])
        }
        return found
    }

    /// The type of what is assigned to.
    func expectedType(of target: Code, _ frame: Frame, _ scope: Scope) -> String? {
        switch target {
        case .name(let name): return scope.find(name) == nil ? frame.type.flatMap { type(of: name, in: $0) } : nil
        case .member(.name("self")?, let name): return frame.type.flatMap { type(of: name, in: $0) }
        default: return nil
        }
    }

    private func type(of name: String, in type: String) -> String? {
        guard model.mayHaveMember(name) else { return nil }
        return model.lineage(of: type).lazy.compactMap { self.model.memberTypes[$0 + "." + name] }.first
    }
}

extension FollowedValue {
    /// Whether it is of a class whose subclasses are meant, and that the sources do not declare.
    func isOpenClass(_ classes: ClassKnowledge) -> Bool {
        switch kind {
        case .type(let name, false), .object(let name, false): !classes.isConcrete(name)
        default: false
        }
    }
}
