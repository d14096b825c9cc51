import Bytes
import SourceCode

/// Evaluation of the members of objects and classes.
extension Interpreter {
    func member(_ base: Code?, _ name: String, _ frame: Frame, _ scope: Scope, expecting type: String?) -> FollowedValue
    {
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

    /// Returns the possible values of a member of a variable with a known type.
    ///
    /// The values come from all code that creates a value of the type. If the type is a protocol, they come from the
    /// types that adopt it.
    private func given(_ name: String, of variable: String, _ frame: Frame, _ scope: Scope) -> FollowedValue? {
        guard isAsking, let type = scope.type(of: variable).map({ nested($0, in: frame.type) ?? $0 }),
            frame.generics[type] == nil,
            CodeWords.mayBeOwnClass(type), !classes.isConcrete(type)
        else { return nil }
        if model.isProtocol(type) {
            let values = model.descendants(of: type).compactMap {
                property(name, of: FollowedValue(.object($0, isExact: true)), declaredIn: nil, frame)
            }
            return values.isEmpty ? nil : FollowedValue.oneOf(values).depending(on: .likely)
        }
        guard model.superclasses[type] == nil else { return nil }
        callCache.noteEffect()
        askedTypes.insert(type)
        isAsker = true
        return fields[type]?[name]?.depending(on: .likely)
    }

    /// Guesses the value of a member of a variable whose type is unknown.
    ///
    /// The guess considers the types in the file that declare a member with this name. If the variable name matches
    /// exactly one of these types, the guess uses that type (`Row` for `row.identifier`). If the name does not match
    /// and only one type remains, the guess uses it, unless it is a class or a protocol.
    private func likely(_ name: String, of variable: String, _ frame: Frame) -> FollowedValue? {
        guard frame.isSwift, variable != "self", variable.first?.isLowercase == true else { return nil }
        let types = Set(
            table.named(name, in: frame.place.fileID).compactMap { index -> String? in
                let function = table.functions[index]
                guard !function.isStatic, function.kind == .getter || function.kind == .value else { return nil }
                return function.type
            })
        let called = types.filter { $0.lowercased().hasSuffix(variable.lowercased()) }
        guard let type = called.count == 1 ? called.first : types.count == 1 && called.isEmpty ? types.first : nil,
            called.count == 1 || !classes.isConcrete(type) && !model.isProtocol(type)
        else { return nil }
        return property(name, of: FollowedValue(.object(type, isExact: true), .likely), declaredIn: nil, frame)?
            .depending(on: .likely)
    }

    private func inherited(_ name: String, _ frame: Frame) -> FollowedValue {
        guard let type = frame.type, let parent = model.superclasses[type]?.first else { return .unknown }
        return property(name, of: frame.own, declaredIn: parent, frame, from: parent) ?? .unknown
    }

    /// Returns the value of a member of an object. The object must have exactly one possible value.
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
            let cases =
                classes.isEnumeration(type) ? classes.cases(of: type) : [FollowedValue(.object(type, isExact: false))]
            return FollowedValue(.list(cases), origin)
        case (.record(_, let fields), _) where fields[name] != nil:
            return fields[name]?.depending(on: origin.intersection(.dependence)) ?? .unknown
        case (.record, _):
            return property(name, of: object, declaredIn: nil, frame) ?? extended(name, of: object, frame) ?? .unknown
        case (.type(let type, _), "main") where type.hasSuffix("Bundle"),
            (.type(let type, _), "mainBundle") where type.hasSuffix("Bundle"):
            return FollowedValue(.bundle(.main))
        case (.type(let type, _), "module") where type.hasSuffix("Bundle"): return FollowedValue(.bundle(.module))
        case (.type(let type, _), _):
            if let found = property(name, of: object, declaredIn: nil, frame) { return found }
            if classes.isType(type + "." + name) || name.beginsWithCapital {
                return FollowedValue(.type(classes.isType(type + "." + name) ? type + "." + name : name, isExact: true))
            }
            if let found = extended(name, of: object, frame) ?? enumCase(type, named: name)?.depending(on: origin) {
                return found
            }
            return name == "className"
                ? nameOfClass(object) : object.isOpenClass(classes) ? FollowedValue(.open, origin) : .unknown
        case (.enumCase(let type, let text), "rawValue"):
            return model.constants(type + "." + text, from: frame.place).first?.value.map { .name($0, origin) }
                ?? (classes.isEnumeration(type) ? FollowedValue(.text(text), origin) : .unknown)
        case (.enumCase, _): return property(name, of: object, declaredIn: nil, frame) ?? .unknown
        case (.object, _):
            if let found = property(name, of: object, declaredIn: nil, frame) { return found }
            return name == "className"
                ? nameOfClass(object) : object.isOpenClass(classes) ? FollowedValue(.open, origin) : missing(name)
        case (.text(let text), _): return member(ofText: text, name, origin)
        case (.list(let items), "first"), (.list(let items), "last"), (.list(let items), "firstObject"),
            (.list(let items), "lastObject"):
            let isPart = origin.contains(.className)
            guard isPart || items.count == 1, let one = name.hasPrefix("l") ? items.last : items.first else {
                return .oneOf(items)
            }
            return one.depending(on: origin)
        case (.list, "lazy"), (.dictionary, "lazy"): return object
        case (.dictionary(_, let values), "values"), (.dictionary(_, let values), "allValues"):
            return FollowedValue(.list(values), origin)
        case (.dictionary(let keys, _), "keys"), (.dictionary(let keys, _), "allKeys"):
            return FollowedValue(.list(keys), origin)
        case (.objects(let load), "first"), (.objects(let load), "firstObject"): return pick(0, of: load)
        case (.objects(let load), "last"), (.objects(let load), "lastObject"): return pick(-1, of: load)
        case (.open, _): return FollowedValue(.open, origin)
        // If `self` is an object of a subclass, the value may be known.
        case (.unknown, _): return FollowedValue(.unknown, origin.intersection(.own))
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
        // `pathExtension` removes the module from the name of a Swift class.
        case "pathExtension" where origin.contains(.className): return FollowedValue(.text(text), origin)
        case "lowercased", "lowercaseString":
            return FollowedValue(.text(text.lowercased()), origin.subtracting(.className))
        case "stringByDeletingPathExtension", "deletingPathExtension":
            return FollowedValue(.text(text.lastIndex(of: ".").map { String(text[..<$0]) } ?? text), origin)
        case "lastPathComponent":
            return FollowedValue(.text(text.split(separator: "/").last.map(String.init) ?? text), origin)
        default: return .unknown
        }
    }

    /// Returns the value of a property or of a method without parameters. The member belongs to an object or class.
    ///
    /// - Parameters:
    ///   - type: the type to search if the class of the object is unknown.
    ///   - start: the type at which the search starts; nil to start at the class of the object.
    func property(
        _ name: String, of object: FollowedValue, declaredIn type: String?, _ frame: Frame, from start: String? = nil
    ) -> FollowedValue? {
        let (own, isType): (String?, Bool) =
            switch object.kind {
            case .object(let name, _), .enumCase(let name, _), .record(let name, _): (name, false)
            case .type(let name, _): (name, true)
            default: (nil, false)
            }
        guard let looked = start ?? own ?? type else { return nil }
        guard table.hasFunction(name) || model.mayHaveMember(name) else {
            _ = isNeeded(name, of: looked)
            return nil
        }
        for ancestor in members.homes(of: name, from: looked) {
            let all = table.members(name, of: ancestor).filter { table.functions[$0].parameters.isEmpty }
            let fitting = all.filter {
                table.functions[$0].isStatic == isType || object.isOpen
                    || !isType && table.functions[$0].kind != .function
            }
            let candidates = nearest(fitting, from: frame.place)
            let values = candidates.compactMap { enter($0, own: object, [:], frame, at: nil) }
            // The value depends on the class of the object, because a subclass may have a different value.
            if !values.isEmpty {
                let own: FollowedValue.Origin = isNeeded(name, of: looked) ? .ofMember : []
                return .oneOf(values).depending(on: object.origin.intersection(.dependence).union(own))
            }
            if isType, classes.isEnumeration(ancestor), let one = enumCase(ancestor, name, frame) {
                return one.depending(on: object.origin)
            }
            if let found = constant(ancestor + "." + name, frame) {
                return found.depending(on: object.origin.intersection(.dependence))
            }
            if !isType, let type = memberType(ancestor + "." + name) {
                if classes.isConcrete(type) { return FollowedValue(.object(type, isExact: false)) }
                if let plain = nested(type, in: ancestor), classes.isPlainType(plain) {
                    return FollowedValue(.object(plain, isExact: true))
                }
                if Self.isText(type) {
                    let own: FollowedValue.Origin = isNeeded(name, of: looked) ? .ofMember : []
                    return text(ofProperty: ancestor + "." + name, object.origin.union(own))
                }
                if classes.namesNibs(type) { return FollowedValue(.open, object.origin) }
                return FollowedValue(.unknown, object.origin.intersection(.own))
            }
        }
        _ = isNeeded(name, of: looked)
        return nil
    }

    /// Returns whether the code of a member is needed. If it is needed, records the member. Members with a one-word
    /// name, such as `name`, do not count, because they are too frequent.
    func isNeeded(_ name: String, of type: String) -> Bool {
        guard classes.isConcrete(type), name.contains(where: \.isUppercase), !CodeWords.matter(name) else {
            return false
        }
        neededMembers.insert(name)
        return true
    }

    /// Returns an unknown value for a member whose code is not available.
    func missing(_ name: String) -> FollowedValue {
        FollowedValue(.unknown, neededMembers.contains(name) ? .ofMember : [])
    }

    /// Returns the value of a member that a protocol extension declares, for a type that is not a class.
    ///
    /// The protocols that the type adopts are unknown. Therefore the nearest extension with the member is used, if
    /// there is only one.
    private func extended(_ name: String, of object: FollowedValue, _ frame: Frame) -> FollowedValue? {
        guard let own = object.typeName ?? object.valueType, !classes.isConcrete(own), classes.isType(own) else {
            return nil
        }
        let fitting = table.named(name).filter { index in
            let function = table.functions[index]
            return function.kind == .getter && function.isStatic == (object.typeName != nil)
                && function.type.map(model.isProtocol) == true
        }
        let candidates = nearest(fitting, from: frame.place)
        guard candidates.count == 1 else { return nil }
        return enter(candidates[0], own: object, [:], frame, at: nil)
    }

    private func enumCase(_ type: String, _ name: String, _ frame: Frame) -> FollowedValue? {
        (model.constantsOfType[type] ?? []).contains(type + "." + name) ? FollowedValue(.enumCase(type, name)) : nil
    }

    /// Returns a case of an enumeration whose cases do not have texts as values; nil for any other name. The index does
    /// not store a constant for these cases.
    func enumCase(_ type: String, named name: String) -> FollowedValue? {
        guard name.first?.isLowercase == true, classes.isPlainType(type), table.members(name, of: type).isEmpty else {
            return nil
        }
        return FollowedValue(.enumCase(type, name))
    }

    /// Returns the candidates that code at a place can call. If there are several, returns only the nearest ones.
    func nearest(_ candidates: [Int], from place: FileScopes.Place) -> [Int] {
        if candidates.count < 2 { return candidates }
        var (found, least): ([Int], Int) = ([], .max)
        for index in candidates {
            guard let nearness = model.scopes.nearness(of: table.functions[index].place, reach: .public, from: place),
                nearness <= least
            else {
                continue
            }
            if nearness < least { found = [] }
            least = nearness
            found.append(index)
        }
        return found
    }

    /// Returns the type of an assigned variable or property; nil if the type is unknown.
    func expectedType(of target: Code, _ frame: Frame, _ scope: Scope) -> String? {
        switch target {
        case .name(let name):
            return scope.find(name).map { $0.types[name] } ?? frame.type.flatMap { type(of: name, in: $0) }
        case .member(.name("self")?, let name), .field(let name): return frame.type.flatMap { type(of: name, in: $0) }
        default: return nil
        }
    }

    /// Returns the path of the assigned property, if its type is String; nil for any other target.
    func textProperty(_ target: Code, _ frame: Frame, _ scope: Scope) -> String? {
        let owner: String?
        let name: String
        switch target {
        case .name(let variable):
            guard scope.find(variable) == nil else { return nil }
            (owner, name) = (frame.own.className ?? frame.type, variable)
        case .field(let field): (owner, name) = (frame.own.className ?? frame.type, field)
        case .member(let base?, let member):
            guard model.mayHaveMember(member) else { return nil }
            (owner, name) = (value(of: base, frame, scope).className, member)
        default: return nil
        }
        guard let owner, model.mayHaveMember(name) else { return nil }
        return members.homes(of: name, from: owner).lazy.map { $0 + "." + name }.first {
            self.memberType($0).map(Self.isText) ?? false
        }
    }

    private static func isText(_ type: String) -> Bool { type == "String" || type == "NSString" }

    /// Returns the declared type of a variable, a parameter or a member of `self`.
    func declaredType(of receiver: Code?, _ frame: Frame, _ scope: Scope) -> String? {
        guard let receiver else { return nil }
        if case .name(let name) = receiver, let type = scope.type(of: name) { return type }
        return expectedType(of: receiver, frame, scope)
    }

    /// Returns the type if it is a framework class; otherwise nil.
    func frameworkClass(_ type: String?) -> String? {
        guard let type, model.superclasses[type] != nil, !classes.isConcrete(type) else { return nil }
        return type
    }

    private func type(of name: String, in type: String) -> String? {
        let own =
            model.mayHaveMember(name)
            ? members.homes(of: name, from: type).lazy.compactMap { self.memberType($0 + "." + name) }.first : nil
        return own ?? model.frameworkType(of: name, in: type)
    }

    /// Returns the type of the member with the given path. Returns nil unless the type is a class of the project, a
    /// type with code, or the type of a nib, storyboard or string.
    ///
    /// If one of these types changes, the stage that follows code runs again. A change of another type does not matter.
    private func memberType(_ path: String) -> String? {
        model.memberTypes[path].flatMap {
            model.projectClasses[$0] != nil || SourceModel.namingTypes.contains($0) || table.hasMembers($0) ? $0 : nil
        }
    }
}
