import SourceCode

// The search for the project functions that a call may reach.

extension Interpreter {
    /// The number of candidates that count as one step.
    private static let candidatesOfStep = 8

    /// Returns the functions of the project that a call may reach.
    func candidates(
        for call: Code.Call, _ receiver: FollowedValue?, _ made: FollowedValue?, _ frame: Frame, _ scope: Scope,
        isSuper: Bool
    ) -> [Int] {
        var keys = made != nil && call.labels != nil ? ["init"] : [call.name]
        if let labels = call.labels { keys.append(SwiftSelector.selector(baseName: keys[0], labels: labels)) }
        func fitting(_ indexes: [Int], isStatic: Bool?) -> [Int] {
            budget -= indexes.count / Self.candidatesOfStep
            return nearest(
                indexes.filter { index in
                    let function = table.functions[index]
                    guard function.kind == .function || function.kind == .initializer || call.arguments.isEmpty else {
                        return false
                    }
                    if let isStatic, function.isStatic != isStatic, function.kind != .initializer { return false }
                    return takes(call, function)
                }, from: frame.place)
        }
        func looked(from type: String, isStatic: Bool?) -> [Int] {
            for list in members.functions(keys, of: type) {
                let found = fitting(list, isStatic: isStatic)
                if !found.isEmpty { return found }
            }
            guard call.labels != nil else { return [] }
            return members.imported(keys, of: type).lazy.map { fitting($0, isStatic: isStatic) }.first { !$0.isEmpty }
                ?? []
        }
        if isSuper {
            let found =
                frame.type.flatMap { model.superclasses[$0]?.first }.map { looked(from: $0, isStatic: nil) } ?? []
            return found.isEmpty && call.isPlainInit ? designated(frame.own.className ?? frame.type, frame) : found
        }
        if let name = made?.typeName {
            let found = looked(from: name, isStatic: false)
            return found.isEmpty && call.isPlainInit ? designated(name, frame) : found
        }
        if let receiver {
            var found: [Int] = []
            for one in receiver.alternatives {
                switch one.kind {
                case .object(let name, _), .enumCase(let name, _), .record(let name, _):
                    found += looked(from: name, isStatic: false)
                case .type(let name, _): found += looked(from: name, isStatic: true)
                default: break
                }
            }
            if !found.isEmpty || receiver.alternatives.contains(where: { $0.typeName != nil || $0.className != nil }) {
                // If only a framework class is known for the receiver, the call may reach an extension of this class or
                // of a superclass.
                return found.isEmpty
                    ? uncertain(keys, receiver, frameworkClass(receiver.className), fitting)
                    : Array(Set(found)).sorted()
            }
            if followsScreens, case let found = adopters(of: call.receiver, keys, frame, scope), !found.isEmpty {
                return found
            }
            return uncertain(keys, receiver, frameworkClass(declaredType(of: call.receiver, frame, scope)), fitting)
        }
        if let type = frame.type {
            let found = looked(
                from: frame.own.typeName ?? frame.own.className ?? type,
                isStatic: frame.own.typeName != nil ? true : nil)
            if !found.isEmpty { return found }
            let declared = looked(from: type, isStatic: nil)
            if !declared.isEmpty { return declared }
        }
        return fitting(keys.flatMap { table.globals($0) }, isStatic: nil)
    }

    /// Returns the project initializer that the framework calls when an object is created with `init`.
    ///
    /// The framework also calls this initializer for objects of a registered class.
    func designated(_ type: String?, _ frame: Frame) -> [Int] {
        guard let type,
            let selector = model.lineage(of: type).lazy.compactMap({ Self.designatedInitializers[$0] }).first
        else { return [] }
        return members.functions([selector], of: type).first.map { nearest($0, from: frame.place) } ?? []
    }

    private static let designatedInitializers = [
        "UITableViewCell": "initWithStyle:reuseIdentifier:", "UITableViewHeaderFooterView": "initWithReuseIdentifier:",
        "UIView": "initWithFrame:", "NSView": "initWithFrame:",
    ]

    /// Creates an object of a class that is registered for an identifier, as a table or collection view does later.
    func makeRegistered(_ call: Code.Call, _ registered: FollowedValue?, _ frame: Frame) {
        guard
            call.name.hasPrefix("registerClass:for")
                || call.name == "register" && call.labels?.dropFirst().first?.hasPrefix("for") ?? false,
            let registered
        else { return }
        for one in registered.alternatives {
            guard let type = one.typeName, classes.isConcrete(type) else { continue }
            for index in designated(type, frame) {
                _ = enter(index, own: FollowedValue(.object(type, isExact: true), one.origin), [:], frame, at: call)
            }
        }
    }

    /// Returns the helpers with one of the given names, for a receiver without a known project class.
    private func uncertain(
        _ keys: [String], _ receiver: FollowedValue, _ declared: String?, _ fitting: ([Int], Bool?) -> [Int]
    ) -> [Int] {
        guard keys.contains(where: { !table.helpers($0).isEmpty }) else { return [] }
        let isType: Bool? = receiver.alternatives.allSatisfy { $0.typeName != nil } ? true : nil
        let lineage = declared.map { Set(model.lineage(of: $0)) }
        let open = fitting(keys.flatMap { table.named($0) }, isType).filter { index in
            // A function of a project class is not a candidate. If the code called it, the class of the receiver would
            // be known.
            guard let type = table.functions[index].type, !classes.isConcrete(type) else { return false }
            return lineage.map { $0.contains(type) || model.isProtocol(type) } ?? true
        }
        // If a function is not a helper, or if there are more than four functions, the result is empty.
        return open.count <= 4 && open.allSatisfy(table.isHelper) ? open : []
    }

    /// Whether a function accepts the arguments of a call.
    func takes(_ call: Code.Call, _ function: FunctionTable.Function) -> Bool {
        guard function.kind == .function || function.kind == .initializer else { return true }
        guard let labels = call.labels, function.isSwift else {
            return function.parameters.count == call.arguments.count
        }
        return Self.places(labels, function.parameters) != nil
    }

    /// For each argument, returns the index of the parameter. Returns nil if the labels do not match the parameters.
    static func places(_ labels: [String], _ parameters: [FunctionCode.Parameter]) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for (number, label) in labels.enumerated() {
            let mayTrail = label == "_" && number >= labels.count - 1
            // A trailing closure matches the next parameter with a function type. A call may omit the parameters before
            // it.
            let trailing = parameters[next...].firstIndex { !$0.mayBeLeftOut || $0.takesFunction }
            if mayTrail, let trailing, parameters[trailing].takesFunction {
                places.append(trailing)
                next = trailing + 1
                continue
            }
            if label == "_", let last = places.last, parameters[last].isVariadic {
                places.append(last)
                continue
            }
            while next < parameters.count, parameters[next].label ?? "_" != label {
                guard parameters[next].mayBeLeftOut else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            places.append(next)
            next += 1
        }
        return parameters[next...].allSatisfy(\.mayBeLeftOut) ? places : nil
    }
}

extension FunctionCode.Parameter {
    /// Whether a call may omit the parameter, because it has a default value or is variadic.
    fileprivate var mayBeLeftOut: Bool { fallback != nil || isVariadic }
    fileprivate var takesFunction: Bool { type?.contains("->") == true }
}

extension Code.Call {
    /// Whether the call is an `init` without arguments.
    fileprivate var isPlainInit: Bool {
        arguments.isEmpty && (name == "init" || labels != nil && name.beginsWithCapital)
    }
}
