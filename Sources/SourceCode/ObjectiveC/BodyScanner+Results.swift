extension BodyScanner {
    /// Something kept whose name may be that of a local variable, which the
    /// whole body is needed to tell.
    struct Unfollowed {
        enum Place {
            case load(Int)
            /// A load whose expression is a nib or storyboard, not its name.
            case made(Int)
            case owner(Int)
            case identifier(Int)
            case argument(call: Int, Int)
            /// What the body returns.
            case returned(Token)
        }

        var place: Place
        var expression: ArraySlice<Token>
    }

    /// Keeps a load.
    mutating func addLoad(
        _ call: String, _ purpose: NibLoad.Purpose, target: NibLoad.Target, name: ArraySlice<Token>?,
        owner: ArraySlice<Token>? = nil,
        receiver: String? = nil, identifier: ArraySlice<Token>? = nil, isMade: Bool = false, at token: Token
    ) {
        guard loads.count < ObjectiveCReader.mostUses else { return }
        let name = name.flatMap { source.isNil($0) || $0.isEmpty ? nil : $0 }
        var load = NibLoad(
            call: call, purpose: purpose, target: target, expression: name.map { source.expression($0) },
            at: token.place)
        load.owner = owner.map { source.expression($0) }
        load.enclosingType = enclosing.className
        load.enclosingMember = enclosing.member
        load.isInStaticMember = enclosing.isStatic
        load.receiver = receiver
        load.identifier = identifier.map { source.expression($0) }
        if let name {
            unfollowed.append(Unfollowed(place: isMade ? .made(loads.count) : .load(loads.count), expression: name))
        }
        if let owner { unfollowed.append(Unfollowed(place: .owner(loads.count), expression: owner)) }
        loads.append(load)
    }

    /// Keeps the use of an identifier, unless it is none.
    mutating func addIdentifier(
        _ kind: IdentifierUse.Kind, _ purpose: IdentifierUse.Purpose, call: String, _ value: ArraySlice<Token>,
        at token: Token
    ) {
        guard identifiers.count < ObjectiveCReader.mostUses else { return }
        guard !value.isEmpty, !source.isNil(value) else { return }
        var use = IdentifierUse(
            kind: kind, purpose: purpose, call: call, expression: source.expression(value), at: token.place)
        use.enclosingType = enclosing.className
        use.enclosingMember = enclosing.member
        unfollowed.append(Unfollowed(place: .identifier(identifiers.count), expression: value))
        identifiers.append(use)
    }

    /// Keeps a call that may lead to a nib.
    mutating func addCall(
        _ member: String, receiver: String?, _ arguments: [(label: Token?, value: ArraySlice<Token>)], at token: Token
    ) {
        guard calls.count < ObjectiveCReader.mostUses else { return }
        var call = CallSite(member: member, receiver: receiver, at: token.place)
        call.enclosingType = enclosing.className
        call.enclosingMember = enclosing.member
        call.isInStaticMember = enclosing.isStatic
        for (number, argument) in arguments.enumerated() {
            let expression = source.expression(argument.value)
            call.arguments.append(CallSite.Argument(label: argument.label.map(source.text), expression: expression))
            guard argument.value.count == 1, argument.value.first?.kind == .identifier else { continue }
            unfollowed.append(Unfollowed(place: .argument(call: calls.count, number), expression: argument.value))
        }
        calls.append(call)
    }

    /// Completes what was kept with what its local variables stand for.
    mutating func followLocals() {
        guard !unfollowed.isEmpty else { return }
        var locals = Locals(self)
        for given in given where !(given.plainName.map(locals.isVariable) ?? false) {
            kept.append(
                Kept(
                    variable: given.variable, expression: source.expression(given.name),
                    values: locals.follow(given.name).values))
        }
        for open in unfollowed {
            switch open.place {
            case .load(let index):
                let found = locals.follow(open.expression)
                loads[index].values = found.values
                loads[index].parameter = found.parameter
            case .made(let index):
                followMade(open.expression, index, &locals)
            case .owner(let index):
                loads[index].ownerType = locals.objectType(of: open.expression)
                if loads[index].ownerType == nil, !locals.isVariable(open.expression),
                    let variable = source.variable(open.expression)
                {
                    ownersElsewhere.append(Elsewhere(load: index, variable: variable))
                }
            case .identifier(let index):
                identifiers[index].values = locals.follow(open.expression).values
            case .argument(let call, let number):
                let values = locals.follow(open.expression).values
                if values.count == 1 { calls[call].arguments[number].expression = values[0] }
            case .returned(let token):
                for leaf in locals.leaves(of: open.expression) { addReturned(leaf, at: token) }
            }
        }
    }

    /// Gives a load that uses a nib the name that the nib was made with.
    private mutating func followMade(_ expression: ArraySlice<Token>, _ index: Int, _ locals: inout Locals) {
        let names = locals.madeNames(of: expression)
        if names.isEmpty {
            let found = locals.follow(expression)
            (loads[index].values, loads[index].parameter) = (found.values, found.parameter)
            if found.values.isEmpty, found.parameter == nil, !locals.isVariable(expression),
                let variable = source.variable(expression)
            {
                elsewhere.append(Elsewhere(load: index, variable: variable))
            }
        } else if names.count == 1 {
            let found = locals.follow(names[0])
            loads[index].expression = source.isNil(names[0]) ? nil : source.expression(names[0])
            (loads[index].values, loads[index].parameter) = (found.values, found.parameter)
        } else {
            let found = names.map { locals.follow($0) }
            let values = zip(names, found).flatMap { $1.values.isEmpty ? [source.expression($0)] : $1.values }
            loads[index].values = values
            loads[index].parameter = found.lazy.compactMap(\.parameter).first
        }
    }

    /// Keeps what a method or function returns as a constant of its name.
    private mutating func addReturned(_ value: ArraySlice<Token>, at token: Token) {
        guard constants.count < ObjectiveCReader.mostUses, let first = value.first, !source.isNil(value) else { return }
        // `return _name;` tells nothing.
        if value.count == 1, source.bytes[Int(first.start)] == UInt8(ascii: "_") { return }
        if !givesName, first.kind != .atString, !source.says(first, "NSStringFromClass") { return }
        var constant = source.constant(enclosing.path, value: value, at: token)
        if !enclosing.isFunction { constant.enclosingType = enclosing.className }
        if enclosing.isStaticFunction { constant.reach = .file }
        constants.append(constant)
    }
}
