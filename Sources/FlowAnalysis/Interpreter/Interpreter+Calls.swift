import Bytes
import SourceCode

// Evaluation of calls.

extension Interpreter {
    /// Returns the result of a call, and records the load and the identifier in the call.
    func call(_ call: Code.Call, _ frame: Frame, _ scope: Scope, expecting type: String?) -> FollowedValue {
        let isSuper = call.receiver == .name("super")
        let receiver: FollowedValue? =
            if call.isImplicit {
                type.map { FollowedValue(.type($0, isExact: true)) }
            } else {
                call.receiver.map { value(of: $0, frame, scope) }
            }
        if call.name == "()" {
            if case .closure(let index)? = receiver?.kind { return run(closure: index, []) }
            // `[Item]()`, `[Key: Item]()`
            if let receiver, receiver.isCollection, call.arguments.isEmpty { return FollowedValue(.list([])) }
        }
        let outer = around
        let site = site(call.at, frame)
        around = site
        defer { around = outer }
        let arguments = call.arguments.map { value(of: $0, frame, scope) }
        noteIdentifier(call, at: site, arguments, frame, scope)
        if isAddition(call, arguments, scope) { return .unknown }
        if let found = builtIn(call, receiver, arguments, frame) { return found }
        let made = madeType(call, receiver, frame, isSuper: isSuper)
        let isMaking = made != nil || isSuper && call.name.hasPrefix("init")
        if isMaking, let found = wrapped(call, made, arguments) { return found }
        if followsScreens, let found = screen(call, receiver, made, arguments, at: site, frame, scope) { return found }
        let targets = candidates(for: call, receiver, made, frame, scope, isSuper: isSuper)
        if targets.isEmpty, frame.depth == 0 { makeRegistered(call, arguments.first, frame) }
        if let known = FrameworkCalls.standard.call(
            call.name, call.labels, type: made?.typeName ?? receiver?.typeName,
            // In Objective-C, an `init` message creates an object even if its class is unknown.
            makes: isMaking || !frame.isSwift && call.name.hasPrefix("init")), known.load != nil,
            // An initializer of the project has priority. It calls the initializer of the framework.
            targets.isEmpty || !known.makesController || targets.contains(active.last ?? -1)
        {
            let values = namesAndOwner(of: known, call, arguments, frame, scope)
            return load(known, call, receiver, made, values, frame)
        }
        if case .name(let name)? = call.receiver == nil ? Code.name(call.name) : nil, let home = scope.find(name),
            case .closure(let index)? = home.values[name]?.kind
        {
            return run(closure: index, arguments)
        }
        let own =
            made.map { FollowedValue(.object($0.typeName ?? "", isExact: true), $0.origin) }
            ?? (isSuper ? frame.own : receiver ?? frame.own)
        var values: [FollowedValue] = []
        madeFields = [:]
        for target in targets {
            if let value = enter(target, own: own, pair(call, arguments, target), frame, at: call, expecting: type) {
                values.append(value)
            }
        }
        if !targets.contains(where: table.isHelper) { runClosures(in: arguments) }
        if call.isImplicit || receiver?.typeName != nil, values.isEmpty, made == nil,
            let found = enumCase(call, receiver, frame)
        {
            return found
        }
        if let made, let name = made.typeName { return object(made, name, call, arguments, targets) }
        if targets.isEmpty, call.arguments.isEmpty {
            if let constant = constant(call, receiver, frame) { return constant }
        }
        // On macOS, every object has the property `className`.
        if targets.isEmpty, call.name == "className", let receiver { return nameOfClass(receiver) }
        if !isSuper, let given = overridden(call, values, receiver, arguments, frame) { return given }
        var origin: FollowedValue.Origin = []
        if call.arguments.isEmpty, let type = own.className ?? own.typeName, isNeeded(call.name, of: type) {
            origin = .ofMember
        }
        if arguments.contains(where: { !$0.texts.isEmpty }) {
            makersOfTexts.insert(call.name)
            origin.insert(.madeOfText)
        }
        if !values.isEmpty {
            return .oneOf(values).depending(on: own.origin.intersection(.dependence).union(origin))
        }
        return receiver?.isOpen == true
            ? FollowedValue(.open, receiver?.origin.union(origin) ?? origin) : FollowedValue(.unknown, origin)
    }

    /// Returns the arguments of a framework call. If the owner is unknown, an object of its declared type is used.
    private func namesAndOwner(
        of known: FrameworkCall, _ call: Code.Call, _ arguments: [FollowedValue], _ frame: Frame, _ scope: Scope
    ) -> [FollowedValue] {
        var values = zip(call.arguments, arguments).map { unwrapped($0, $1, frame, scope) }
        if case .argument(let place)? = known.owner, place < values.count, values[place].kind == .unknown,
            case .name(let name) = call.arguments[place], let type = scope.type(of: name), type != "id"
        {
            values[place] = FollowedValue(.object(type, isExact: false), values[place].origin)
        }
        return values
    }

    /// Returns the object that an initializer creates. If its type is not a class, the result contains the values of
    /// its fields.
    private func object(
        _ made: FollowedValue, _ name: String, _ call: Code.Call, _ arguments: [FollowedValue], _ targets: [Int]
    ) -> FollowedValue {
        var fields: [String: FollowedValue] = [:]
        if !classes.isConcrete(name) {
            fields =
                targets.isEmpty
                ? Dictionary(zip(call.labels ?? [], arguments)) { one, _ in one } : madeFields
        }
        guard !fields.isEmpty else { return FollowedValue(.object(name, isExact: made.isExactType), made.origin) }
        note(fields, of: name)
        return FollowedValue(.record(name, fields), made.origin)
    }

    /// Returns the constant that a call without arguments returns, if the index contains this constant instead of the
    /// code; otherwise nil.
    private func constant(_ call: Code.Call, _ receiver: FollowedValue?, _ frame: Frame) -> FollowedValue? {
        guard model.mayHaveMember(call.name) else { return nil }
        let type = receiver.map { $0.typeName ?? $0.className } ?? frame.type
        let own = type.map { model.lineage(of: $0) } ?? []
        return own.lazy.compactMap { self.constant($0 + "." + call.name, frame) }.first
            ?? (receiver == nil ? constant(call.name, frame) : nil)
    }

    /// If the declared class of the receiver does not return a text, returns the texts that its subclasses return;
    /// otherwise nil.
    private func overridden(
        _ call: Code.Call, _ values: [FollowedValue], _ receiver: FollowedValue?, _ arguments: [FollowedValue],
        _ frame: Frame
    ) -> FollowedValue? {
        guard arguments.isEmpty, case .object(let type, isExact: false)? = receiver?.kind,
            receiver?.origin.contains(.own) == false,
            values.allSatisfy({ $0.isNull || $0.kind == .unknown || $0.texts == [""] }), table.hasFunction(call.name)
        else { return nil }
        var found: [FollowedValue] = []
        for descendant in model.descendants(of: type).prefix(Self.mostOverrides) {
            for index in members.functions([call.name], of: descendant).first ?? [] {
                let function = table.functions[index]
                guard function.type == descendant, !function.isStatic, function.parameters.isEmpty else { continue }
                if let value = enter(
                    index, own: FollowedValue(.object(descendant, isExact: true)), [:], frame, at: call)
                {
                    found.append(value)
                }
            }
        }
        let texts = found.filter { !$0.texts.isEmpty }
        return texts.isEmpty ? nil : .oneOf(texts)
    }

    /// The largest number of subclasses that are followed.
    private static let mostOverrides = 40

    /// If a call adds its argument to a list in a local variable, adds the argument to the known value of the list.
    ///
    /// - Returns: whether the call adds to a list.
    private func isAddition(_ call: Code.Call, _ arguments: [FollowedValue], _ scope: Scope) -> Bool {
        guard case .name(let name)? = call.receiver, let home = scope.find(name),
            case .list(let items)? = home.values[name]?.kind,
            ["append", "insert", "addObject:", "insertObject:atIndex:"].contains(call.name), let added = arguments.first
        else { return false }
        var more = [added]
        if call.labels?.first == "contentsOf" {
            guard case .list(let others) = added.kind else { return true }
            more = others
        }
        // Add the element even if it is unknown whether the call runs, because the list can contain the element.
        home.values[name]?.kind = .list(Array((items + more).prefix(FollowedValue.mostElements)))
        return true
    }

    /// Returns the enumeration case in a call such as `.big(3)` or `Size.big(3)`; nil for any other call.
    private func enumCase(_ call: Code.Call, _ receiver: FollowedValue?, _ frame: Frame) -> FollowedValue? {
        guard call.labels != nil, call.name.first?.isLowercase == true, call.name != "init" else { return nil }
        guard let receiver else { return FollowedValue(.implicit(call.name)) }
        return receiver.typeName.flatMap { enumCase($0, named: call.name) }?.depending(on: receiver.origin)
    }

    // MARK: Created objects

    /// Returns the class of the object that a call creates; nil if the call does not create an object.
    private func madeType(_ call: Code.Call, _ receiver: FollowedValue?, _ frame: Frame, isSuper: Bool)
        -> FollowedValue?
    {
        if isSuper { return nil }
        if call.name == "init" || call.labels == nil && call.name.hasPrefix("init"), let receiver {
            switch receiver.kind {
            case .type, .open: return receiver
            // `self.init(…)`, `[self initWith…]` in an initializer.
            case .object(let name, let isExact) where call.receiver == .name("self"):
                return FollowedValue(.type(name, isExact: isExact), receiver.origin)
            default: return nil
            }
        }
        guard call.receiver == nil || receiver?.typeName != nil, !call.isImplicit, call.labels != nil,
            call.name.beginsWithCapital
        else { return nil }
        if call.receiver == nil, let generic = frame.generics[call.name] {
            return generic.typeName == nil ? nil : generic
        }
        if let outside = outsideType(call, receiver, frame) { return outside }
        let outer = receiver?.typeName ?? frame.type
        let name = outer.map { $0 + "." + call.name }.flatMap { classes.isType($0) ? $0 : nil } ?? call.name
        return FollowedValue(.type(name, isExact: true))
    }

    /// Returns the created type if the call qualifies it with a module outside the tree, as in `SwiftUI.EmptyView()`;
    /// otherwise nil. A class of the project may have the same name.
    private func outsideType(_ call: Code.Call, _ receiver: FollowedValue?, _ frame: Frame) -> FollowedValue? {
        guard frame.isSwift, case .name(let module)? = call.receiver, receiver?.typeName == module,
            !model.scopes.ownModules.isEmpty, !model.scopes.ownModules.contains(module),
            !classes.isType(module), !classes.isPlainType(module), !classes.isType(module + "." + call.name)
        else { return nil }
        return FollowedValue(.type(module + "." + call.name, isExact: true))
    }

    /// Returns the text that a call wraps in a type for names, as in `NSNib.Name("X")` or
    /// `NSUserInterfaceItemIdentifier(rawValue: x)`; nil for any other call.
    private func wrapped(_ call: Code.Call, _ made: FollowedValue?, _ arguments: [FollowedValue]) -> FollowedValue? {
        guard Self.isWrapping(call), let name = made?.typeName, let label = call.labels?.first else { return nil }
        let last = PathName.lastPart(name)
        if last == "String" || last == "NSString"
            || (last.hasSuffix("Name") || last.hasSuffix("Identifier")) && !classes.isConcrete(name)
        {
            return arguments[0]
        }
        guard classes.isEnumeration(name), label == "rawValue" else { return nil }
        return .oneOf(arguments[0].texts.map { FollowedValue(.text($0)) })
    }

    /// Returns the value of an argument of a framework call. For `.init("Fruit")`, it is the text `Fruit`.
    func unwrapped(_ code: Code, _ value: FollowedValue, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        guard case .call(let call) = code, call.isImplicit, call.name == "init", Self.isWrapping(call) else {
            return value
        }
        return self.value(of: call.arguments[0], frame, scope)
    }

    /// Whether a call has the form of an initializer with a single text.
    private static func isWrapping(_ call: Code.Call) -> Bool {
        call.arguments.count == 1 && ["_", "rawValue", "stringLiteral"].contains(call.labels?.first ?? "")
    }

    // MARK: Functions of the project

    /// Returns the arguments of a call, keyed by the index of the parameter.
    private func pair(_ call: Code.Call, _ arguments: [FollowedValue], _ target: Int) -> [Int: FollowedValue] {
        let function = table.functions[target]
        var places = Array(arguments.indices)
        if let labels = call.labels, function.isSwift { places = Self.places(labels, function.parameters) ?? [] }
        var paired: [Int: FollowedValue] = [:]
        var variadic: [Int: [FollowedValue]] = [:]
        for (place, argument) in zip(places, arguments.prefix(FollowedValue.mostElements)) {
            if place < function.parameters.count, function.parameters[place].isVariadic {
                variadic[place, default: []].append(argument)
            } else {
                paired[place] = argument
            }
        }
        for (place, items) in variadic { paired[place] = FollowedValue(.list(items)) }
        return paired
    }

    /// Returns the result of calling a function with arguments; nil if the function is not followed.
    ///
    /// - Parameter call: the call; nil for a property.
    func enter(
        _ index: Int, own: FollowedValue, _ arguments: [Int: FollowedValue], _ frame: Frame, at call: Code.Call?,
        expecting: String? = nil
    ) -> FollowedValue? {
        let entered = table.functions[index]
        // Many expressions and other constants may use the same constant. Therefore its code is followed only once.
        let isConstant = entered.kind == .value && (entered.type == nil || entered.isStatic && own.isExactType)
        let key = ConstantKey(function: index, platforms: platforms)
        if isConstant, let known = constants[key] { return known }
        guard table.isHelper(index) || isOfUse(entered), mayEnter(index) else { return nil }
        let plain = CachedCall(
            function: index, own: own, arguments: arguments, expecting: expecting, platforms: platforms,
            isFirst: frame.depth == 0, isAsking: isAsking, isConditional: conditions > 0)
        let value = callCache.result(of: plain, self) {
            follow(index, own: own, arguments, frame, at: call, expecting: expecting)
        }
        // A value that is unknown at great depth may be known at a smaller depth.
        if isConstant, let value, value.isContextIndependent, budget > 0, value.isText || active.count < 10 {
            constants[key] = value
        }
        return value
    }

    private func follow(
        _ index: Int, own: FollowedValue, _ arguments: [Int: FollowedValue], _ frame: Frame, at call: Code.Call?,
        expecting: String?
    ) -> FollowedValue? {
        let function = table.functions[index]
        let begun = table.functions[self.begun]
        let site =
            call.map { self.site($0.at, frame) } ?? around
            ?? FoundLoad.Site(fileID: begun.fileID, line: begun.line, column: begun.column)
        // Add the origin `passed` only to the values that the entry function itself passes.
        let mark: FollowedValue.Origin = frame.depth == 0 ? .passed : []
        let inner = Frame(
            function: index, own: isAssumed(own, by: function) ? own : own.depending(on: mark), type: function.type,
            generics: [:], place: function.place, isSwift: function.isSwift,
            depth: frame.depth + 1, caller: frame.depth == 0 ? site : frame.caller,
            callerReceiver: frame.depth == 0 ? own.typeName ?? own.className : frame.callerReceiver)
        let scope = Scope(nil, conditions: conditions)
        active.append(index)
        defer { active.removeLast() }
        // If no argument determines a generic parameter, the expected type does: `type: T.Type = T.self`.
        if let result = function.result, function.generics[result] != nil, let expecting {
            inner.generics[result] = FollowedValue(.type(expecting, isExact: true), mark)
        }
        for (place, parameter) in function.parameters.enumerated() {
            var given = arguments[place]?.depending(on: mark)
            if given == nil, let fallback = parameter.fallback {
                given = value(of: fallback, inner, scope, expecting: parameter.type).depending(on: mark)
            }
            if case .implicit(let name)? = given?.kind, let type = parameter.type {
                let type = nested(type, in: function.type) ?? type
                given =
                    (property(name, of: FollowedValue(.type(type, isExact: true)), declaredIn: nil, inner)
                    ?? enumCase(type, named: name))?
                    .depending(on: mark) ?? given
            }
            scope.values[parameter.name] = given ?? .unknown
            scope.types[parameter.name] = parameter.type
            bind(parameter.type, to: given, function, inner)
        }
        for name in function.generics.keys where inner.generics[name] == nil { inner.generics[name] = .unknown }
        let value = run(index, inner, scope)
        madeFields = function.kind == .initializer ? inner.fields : [:]
        if let result = function.result, !function.isInitializer,
            let taken = take(value, as: className(result, inner), .takes)
        {
            return taken
        }
        guard let result = function.result, value.kind == .unknown else { return value }
        let type = result == "Self" ? own.typeName ?? own.className : inner.generics[result]?.typeName ?? result
        return type.flatMap { classes.isConcrete($0) ? FollowedValue(.object($0, isExact: false)) : nil } ?? value
    }

    /// Whether `self` would have the same value if the function were the entry function. If so, xibdb finds everything
    /// that depends on `self` when it follows the function as an entry function.
    private func isAssumed(_ own: FollowedValue, by function: FunctionTable.Function) -> Bool {
        guard let type = function.type, classes.isConcrete(type), !function.isInitializer else { return false }
        return function.isStatic ? own.typeName == type : own.className == type
    }

    /// Binds a generic parameter to the type of an argument: `type: T.Type`, `view: T`.
    private func bind(_ type: String?, to value: FollowedValue?, _ function: FunctionTable.Function, _ frame: Frame) {
        guard let value, let type else { return }
        let isMetatype = type.hasSuffix(".Type")
        let name = isMetatype ? String(type.dropLast(5)) : type
        guard function.generics[name] != nil else { return }
        let found = isMetatype ? value : typeOf(value)
        if found.kind != .unknown || frame.generics[name] == nil { frame.generics[name] = found }
    }

    // MARK: Closures

    func run(closure index: Int, _ arguments: [FollowedValue]) -> FollowedValue {
        guard closures.indices.contains(index), budget > 0 else { return .unknown }
        guard active.count < 20 else {
            callCache.noteDepth()
            return .unknown
        }
        let closure = closures[index]
        let scope = Scope(closure.scope, conditions: conditions)
        var arguments = arguments
        // A closure with several parameters receives the elements of a tuple as separate arguments.
        if arguments.count == 1, let elements = arguments[0].tupleElements, closure.hasSeveralParameters {
            arguments = elements
        }
        for (place, argument) in arguments.enumerated() {
            scope.values[place < closure.names.count ? closure.names[place] : "$\(place)"] = argument
        }
        for name in closure.names.dropFirst(arguments.count) { scope.values[name] = .unknown }
        let before = closure.frame.results
        closure.frame.results = []
        active.append(-1)
        _ = execute(closure.body, closure.frame, scope)
        active.removeLast()
        let found = closure.frame.results
        closure.frame.results = before
        return found.isEmpty ? .unknown : .oneOf(found)
    }

    /// Runs each closure in a list of values, because code that is not followed may call the closure.
    func runClosures(in values: [FollowedValue]) {
        beginCondition()
        defer { openConditions.removeLast() }
        for value in values.lazy.flatMap(\.alternatives) {
            if case .closure(let index) = value.kind { _ = run(closure: index, []) }
        }
    }
}
