/// The possible values of the variables in a body. Only values that appear in the body itself are known.
///
/// Scopes are ignored: two variables with the same name are treated as one variable with all their values. The index
/// stores these values. The flow analysis later determines which nib a call loads.
struct BodyVariables {
    private var values: [String: [Code]] = [:]
    /// The declared types of variables, by name. If a name has several types, the value is nil.
    private var types: [String: String?] = [:]
    private var bound: Set<String> = []
    /// The implied type of each call that begins with a dot (`.fromNib()`), by the position of the call. This type is
    /// the declared type of the variable, or the result type of the function.
    private(set) var contextualTypes: [SourcePosition: String] = [:]
    private let parameters: [FunctionCode.Parameter]

    init(_ function: FunctionCode, _ body: [Code]) {
        parameters = function.parameters
        for parameter in parameters {
            if let type = parameter.type { add(type: type, of: parameter.name) }
            if let fallback = parameter.fallback { add(fallback, to: parameter.name) }
        }
        for code in body { collect(code) }
        if let result = function.result, case .result(.call(let call)?)? = body.last, call.isImplicit {
            contextualTypes[call.at] = result
        }
    }

    private mutating func collect(_ code: Code) {
        switch code {
        case .variable(let name, let type, let value):
            bound.insert(name)
            if let type { add(type: type, of: name) }
            if let value { add(value, to: name) }
            if let type, case .call(let call)? = value, call.isImplicit {
                contextualTypes[call.at] = type
            }
        case .assign(.name(let name), let value): add(value, to: name)
        case .each(let name, let all, _):
            bound.insert(name)
            switch value(of: all) {
            // In Objective-C, a loop over a dictionary iterates over the keys.
            case .list(let items)?, .dictionary(let items, _)?:
                for item in items.prefix(Self.most) { add(item, to: name) }
            default: break
            }
        case .closure(let names, _): bound.formUnion(names)
        default: break
        }
        for part in code.parts { collect(part) }
    }

    private mutating func add(type: String, of name: String) {
        types[name] = types[name].map { $0 == type ? type : nil } ?? type
    }

    private static let most = 32

    private mutating func add(_ value: Code, to name: String) {
        if values[name, default: []].count < Self.most { values[name, default: []].append(value) }
    }

    /// Returns whether a name is a variable or parameter.
    func has(_ name: String) -> Bool { bound.contains(name) || parameter(.name(name)) != nil }

    /// Returns the declared type of a variable or parameter.
    func type(of name: String) -> String? { types[name] ?? nil }

    /// Returns the index of the parameter that an expression names. The parameter may be inside a cast or in one branch
    /// of a choice. Returns nil for any other expression.
    func parameter(_ code: Code) -> Int? {
        switch code {
        case .name(let name): parameters.firstIndex { $0.name == name }
        case .choice(_, let one, let other): parameter(one) ?? parameter(other)
        case .cast(let value, _): parameter(value)
        default: nil
        }
    }

    /// If an expression is a variable, returns its only value; nil for a parameter, and for a variable that does not
    /// have exactly one value. Returns any other expression without its cast.
    func value(of code: Code) -> Code? {
        var code = code
        for _ in 0..<8 {
            if case .cast(let inner, _) = code {
                code = inner
                continue
            }
            guard case .name(let name) = code, has(name) || values[name] != nil else { return code }
            guard let all = values[name], all.count == 1, parameter(code) == nil else { return nil }
            code = all[0]
        }
        return code
    }

    /// Returns the possible values of an expression: the values of both branches of a choice, and all values of a
    /// variable.
    ///
    /// The search visits each variable once, because variables may refer to each other in cycles.
    func alternatives(of code: Code) -> [Code] {
        var found: [Code] = []
        var seen: Set<String> = []
        var waiting = [code]
        var budget = 256
        while let next = waiting.popLast(), found.count < Self.most, budget > 0 {
            budget -= 1
            switch next {
            case .choice(_, let one, let other): waiting += [other, one]
            case .cast(let value, _): waiting.append(value)
            case .name(let name):
                guard let all = values[name] else {
                    found.append(next)
                    continue
                }
                guard seen.insert(name).inserted else { continue }
                if parameter(next) != nil || all.contains(next) { found.append(next) }
                waiting += all.reversed()
            default: found.append(next)
            }
        }
        return found
    }
}
