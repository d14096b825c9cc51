// Calls to Apple's frameworks that load a nib or that take an identifier.

extension UseFinder {
    package mutating func read(
        _ known: FrameworkCall, _ call: Code.Call, _ type: String?, _ receiver: Mention.Span?, _ spans: [Mention.Span]
    ) {
        let signature = signature(of: call, type, known, spans.count)
        if let place = known.identifier, let use = known.use, place < spans.count {
            let value = call.arguments[place]
            // An initializer of a cell that only passes its own parameter to `super` or `self` does not name an
            // identifier.
            let isHandedOn =
                use.purpose == .makes && (type == "super" || type == "self") && variables.parameter(value) != nil
            if !isHandedOn { addUse(use.kind, use.purpose, signature, value, spans[place], call.at) }
        }
        let first = call.arguments.first
        if known.registersClass, let first { return addRegisteredClass(first, signature, call.at) }
        guard known.load != nil else { return }
        if known.load?.purpose == .registers, let first, isClass(first) {
            return addRegisteredClass(first, signature, call.at)
        }
        addLoad(known, call, signature, type, receiver, spans)
    }

    mutating func addLoad(
        _ known: FrameworkCall, _ call: Code.Call, _ signature: String, _ type: String?, _ receiver: Mention.Span?,
        _ spans: [Mention.Span]
    ) {
        guard let (purpose, target) = known.load else { return }
        var load = NibLoad(call: signature, purpose: purpose, target: target, expression: nil, at: call.at)
        let written = part(known.name, call, receiver, spans).map(nibName)
        if let (code, span) = written, code != .null {
            if isSwift || !isStoryboardOfSelf(code) { load.expression = text(span) }
            load.literal = code.literal
            load.texts = texts(of: code)
            load.parameter = parameter(code)
        }
        if let (code, span) = part(known.owner, call, receiver, spans) {
            load.owner = text(span)
            if code != .name("self"), code != .null { load.ownerType = objectType(of: code) }
        }
        if purpose == .registers, isSwift { load.owner = "nil" }
        if let place = known.identifier, place < spans.count {
            load.identifier = shown(call.arguments[place], spans[place])
        }
        if !isSwift {
            load.receiver =
                madeClass(call).flatMap { typeName(.name($0)) } ?? typeName(call.receiver)
                ?? receiver.map(text)
        } else if known.makesController {
            load.receiver = type
        }
        add(load)
    }

    /// Returns a part of a call with its span; nil if the call does not have that part.
    func part(
        _ part: FrameworkCall.Part?, _ call: Code.Call, _ receiver: Mention.Span?, _ spans: [Mention.Span]
    ) -> (Code, Mention.Span)? {
        switch part {
        case .receiver?:
            guard let code = call.receiver, let receiver else { return nil }
            return (code, receiver)
        case .argument(let place)?: return place < spans.count ? (call.arguments[place], spans[place]) : nil
        case nil: return nil
        }
    }

    /// If an expression is a nib or storyboard object that the same body creates, returns the name argument. Returns
    /// any other expression unchanged.
    func nibName(_ code: Code, _ span: Mention.Span) -> (Code, Mention.Span) {
        guard case .call(let call)? = variables.value(of: code),
            let spans = arguments[call.at], let known = known(call, type(of: call), spans),
            known.load?.purpose == .opens, case .argument(let place)? = known.name, place < spans.count
        else { return (code, span) }
        return (call.arguments[place], spans[place])
    }

    func isStoryboardOfSelf(_ code: Code) -> Bool {
        switch code {
        case .member(.name("self")?, "storyboard"): true
        case .call(let call): call.receiver == .name("self") && call.name == "storyboard"
        default: false
        }
    }

    /// Returns the parameter that determines a name: its label, or its index if it has no label. If the class of a
    /// generic parameter determines the name, returns the generic parameter. If no parameter determines the name,
    /// returns nil.
    func parameter(_ code: Code) -> String? {
        var waiting = [code]
        // Calls may be nested to any depth. In handwritten code, a few steps are enough to find the name.
        var budget = 64
        while let next = waiting.popLast(), budget > 0 {
            for one in variables.alternatives(of: next) {
                budget -= 1
                if let place = variables.parameter(one) { return function.parameters[place].label ?? "\(place)" }
                switch one {
                case .name(let name) where function.generics[name] != nil: return name
                case .member(let base?, _): waiting.append(base)
                case .call(let call): waiting += call.arguments.prefix(2) + [call.receiver].compactMap(\.self)
                case .joined(let parts) where parts.count == 1: waiting.append(parts[0])
                default: continue
                }
            }
        }
        return nil
    }

    /// Returns the name of a call: `UINib(nibName:bundle:)`, `register(_:forCellReuseIdentifier:)`,
    /// `init(nibName:bundle:)`, or the selector.
    func signature(of call: Code.Call, _ type: String?, _ known: FrameworkCall, _ count: Int) -> String {
        guard let labels = call.labels else { return call.name }
        var name = call.name
        if known.makesController {
            name = "init"
        } else if name == "init", let type, type != "super", type != "self" {
            name = type
        } else if known.use?.purpose == .makes, let type {
            name = type == "super" || type == "self" ? "init" : type
        }
        return name + "(" + labels.prefix(count).map { $0 + ":" }.joined() + ")"
    }

    /// Returns whether an expression is a class, a variable that holds a class, or `nil`.
    func isClass(_ code: Code) -> Bool {
        if case .name(let name) = code, let type = variables.type(of: name) {
            return type.hasSuffix(".Type") || type.hasSuffix("Class")
        }
        switch variables.value(of: code) ?? code {
        case .null: return true
        case .member(_, "self"): return true
        case .call(let call): return call.name == "classForCoder"
        default: return false
        }
    }

    /// Returns the declared or inferred class of an object; nil if the class is unknown or ambiguous.
    func objectType(of code: Code) -> String? {
        if case .name(let name) = code, let type = variables.type(of: name) { return type }
        let types = Set(
            variables.alternatives(of: code).filter { $0 != .null }.map { value -> String? in
                if case .call(let call) = value, isMaking(call) {
                    return isSwift ? type(of: call) : typeName(call.receiver)
                }
                if value != code, case .name(let name) = value { return variables.type(of: name) }
                return nil
            })
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// Returns the strings that an expression can evaluate to, according to the variables of the body. The list is
    /// sorted. For a string literal, the list is empty.
    func texts(of code: Code) -> [String] {
        if code.literal != nil { return [] }
        return Array(Set(variables.alternatives(of: code).compactMap { $0.nibNameArgument.literal })).sorted()
    }
}
