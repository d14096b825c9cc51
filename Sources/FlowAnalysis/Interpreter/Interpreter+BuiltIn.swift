import SourceCode

// Calls to built-in functions of Swift and Objective-C, and to Foundation.

extension Interpreter {
    /// Returns the result of a call to a built-in function or to Foundation; nil for any other call.
    func builtIn(
        _ call: Code.Call, _ receiver: FollowedValue?, _ arguments: [FollowedValue], _ frame: Frame
    ) -> FollowedValue? {
        let first = arguments.first
        switch (call.name, call.receiver == nil) {
        case ("String", true) where ["describing", "reflecting"].contains(call.labels?.first ?? ""):
            guard let first else { return nil }
            return first.texts.isEmpty ? nameOfClass(first) : first
        // Swift 2: `String(self)`. A text is returned unchanged: `String(name.split(separator: ".").last!)`.
        case ("String", true) where call.labels == ["_"] && first?.typeName != nil: return first.map(nameOfClass)
        case ("String", true) where call.labels == ["_"] && first?.texts.isEmpty == false: return first
        case ("NSStringFromClass", true), ("class_getName", true), ("object_getClassName", true):
            return first.map(nameOfClass)
        case ("NSClassFromString", true): return first.map(classNamed)
        case ("type", true) where call.labels == ["of"]: return first.map(typeOf)
        case ("stringWithUTF8String:", false), ("stringWithString:", false), ("stringWithCString:encoding:", false),
            ("initWithString:", false):
            return first
        case ("Bundle", true) where call.labels == ["for"]: return FollowedValue(.bundle(.class))
        case ("Bundle", true) where call.labels != nil, ("NSBundle", true): return FollowedValue(.bundle(.other))
        case ("bundleForClass:", false): return FollowedValue(.bundle(.class))
        case ("mainBundle", false): return FollowedValue(.bundle(.main))
        case ("bundleWithPath:", false), ("bundleWithIdentifier:", false), ("bundleWithURL:", false):
            return FollowedValue(.bundle(.other))
        case ("path", false) where call.labels == ["forResource", "ofType"], ("pathForResource:ofType:", false),
            ("url", false) where call.labels == ["forResource", "withExtension"],
            ("URLForResource:withExtension:", false):
            guard arguments.count == 2, ["nib", "storyboardc"].contains(arguments[1].texts.first) else { return nil }
            return first.map(pathOfNib)
        case ("map", false), ("compactMap", false), ("flatMap", false), ("forEach", false),
            ("enumerateObjectsUsingBlock:", false), ("enumerateKeysAndObjectsUsingBlock:", false):
            return eachElement(call, receiver, arguments, frame)
        case ("enumerated", false), ("zip", true), ("sorted", false), ("reversed", false), ("filter", false),
            ("shuffled", false), ("prefix", false), ("suffix", false), ("dropFirst", false), ("dropLast", false),
            ("Array", true), ("Set", true):
            return rearranged(call.name, (receiver.map { [$0] } ?? []) + arguments)
        case ("objectForKey:", false), ("objectForKeyedSubscript:", false):
            guard let receiver, case .dictionary = receiver.kind, let first else { return nil }
            return element(receiver, first)
        case ("allKeys", false), ("allValues", false):
            guard let receiver, case .dictionary = receiver.kind else { return nil }
            return member(of: receiver, call.name, frame)
        case ("components", false) where call.labels == ["separatedBy"], ("componentsSeparatedByString:", false),
            ("split", false):
            return receiver.flatMap { split($0, arguments) }
        case ("stringByReplacingOccurrencesOfString:withString:", false), ("replacingOccurrences", false):
            return receiver.flatMap { replaced($0, arguments) }
        case ("class", false): return receiver.map(typeOf)
        case ("classForCoder", false): return receiver.map(typeOf)
        case ("description", false) where receiver?.typeName != nil: return receiver.map(nameOfClass)
        case ("first", false), ("last", false), ("firstObject", false), ("lastObject", false):
            return receiver.flatMap { one in
                switch one.kind {
                case .list: return member(of: one, call.name, frame)
                // `first(where:)` checks each object.
                case .objects: return arguments.isEmpty ? member(of: one, call.name, frame) : .unknown
                default: return nil
                }
            }
        case ("objectAtIndex:", false), ("objectAtIndexedSubscript:", false):
            guard let receiver, case .objects = receiver.kind else { return nil }
            return element(receiver, first ?? .unknown)
        case ("superclass", false):
            return receiver.map { one in .oneOf(one.alternatives.map { member(of: $0, call.name, frame) }) }
        case ("pathExtension", false), ("lowercased", false), ("stringByDeletingPathExtension", false),
            ("lastPathComponent", false), ("lowercaseString", false):
            return receiver.map { one in .oneOf(one.alternatives.map { member(of: $0, call.name, frame) }) }
        default: return nil
        }
    }

    /// Returns the class with a given name. In Swift, the name may begin with a module.
    private func classNamed(_ name: FollowedValue) -> FollowedValue {
        .oneOf(
            name.alternatives.map { one in
                guard case .text(let text) = one.kind, case let type = PathName.lastPart(text),
                    classes.isConcrete(type)
                else { return one.isOpen ? FollowedValue(.open, one.origin) : .unknown }
                return FollowedValue(.type(type, isExact: true), one.origin)
            })
    }

    /// Returns the value that represents the path of a nib in a bundle: the name of the nib. If no nib has the name,
    /// the value is `nil`.
    private func pathOfNib(_ name: FollowedValue) -> FollowedValue {
        .oneOf(
            name.alternatives.map { one in
                guard case .text(let text) = one.kind, !model.nibNames.contains(text) else { return one }
                return FollowedValue(.null, one.origin)
            })
    }

    /// Returns the list that a call such as `reversed()` creates from a list or dictionary; nil for any other value.
    private func rearranged(_ name: String, _ values: [FollowedValue]) -> FollowedValue? {
        guard let first = values.first, first.isCollection else { return nil }
        let items = elements(of: first, isSwift: true)
        switch name {
        case "enumerated":
            return FollowedValue(
                .list(
                    items.enumerated().map {
                        .tuple([FollowedValue(.number($0)), $1], labels: ["offset", "element"])
                    }), first.origin)
        case "zip":
            guard values.count == 2, values[1].isCollection else { return nil }
            return FollowedValue(.list(zip(items, elements(of: values[1], isSwift: true)).map { .tuple([$0, $1]) }))
        case "reversed": return FollowedValue(.list(items.reversed()), first.origin)
        case "Array", "Set": return FollowedValue(.list(items), first.origin)
        // The order or the selection is unknown, so each element can be any of the items.
        default:
            runClosures(in: Array(values.dropFirst()))
            return FollowedValue(.list(items.isEmpty ? [] : [.oneOf(items)]), first.origin)
        }
    }

    private func eachElement(
        _ call: Code.Call, _ receiver: FollowedValue?, _ arguments: [FollowedValue], _ frame: Frame
    ) -> FollowedValue? {
        guard let receiver, case .closure(let index)? = arguments.last?.kind else { return nil }
        beginCondition()
        defer { openConditions.removeLast() }
        let isOfEntries = call.name == "enumerateKeysAndObjectsUsingBlock:"
        let values = elements(of: receiver, isSwift: frame.isSwift || isOfEntries).map { run(closure: index, [$0]) }
        return call.name.hasSuffix("ap") ? FollowedValue(.list(values)) : .unknown
    }

    /// Returns a text in which one string is replaced with another; nil unless both strings are known.
    private func replaced(_ value: FollowedValue, _ arguments: [FollowedValue]) -> FollowedValue? {
        guard arguments.count == 2, let old = arguments[0].texts.first, let new = arguments[1].texts.first,
            !old.isEmpty,
            arguments.allSatisfy({ $0.alternatives.count == 1 })
        else { return nil }
        return .oneOf(
            value.alternatives.map { one in
                switch one.kind {
                case .text(let text):
                    FollowedValue(.text(text.replacing(old, with: new)), one.origin.subtracting(.className))
                case .open: one
                default: .unknown
                }
            })
    }

    private func split(_ value: FollowedValue, _ arguments: [FollowedValue]) -> FollowedValue? {
        guard value.alternatives.count == 1, case .text(let text) = value.kind else {
            return value.isOpen ? FollowedValue(.open, value.origin) : nil
        }
        let separator = arguments.first?.texts.first ?? "."
        guard let mark = separator.first, separator.count == 1 else { return nil }
        let parts = text.split(separator: mark, omittingEmptySubsequences: false).map {
            FollowedValue(.text(String($0)), value.origin)
        }
        return FollowedValue(.list(parts), value.origin.union(.className))
    }
}
