/// Evaluates the condition of a C `#if`.
///
/// If it cannot evaluate a part, that part is unknown. If it cannot parse the line, the whole line is unknown.
struct DirectiveCondition {
    /// The value of a part of a condition.
    private enum Value {
        case number(Int)
        /// A positive number with an unknown value, such as a version.
        case positive
        /// A macro with a positive value on these platforms. On all other platforms it is undefined and therefore 0.
        case version(Platforms)
        case truth(CompilationCondition)

        var truth: CompilationCondition {
            switch self {
            case .number(let number): number == 0 ? .never : .always
            case .positive: .always
            case .version(let platforms): .only(platforms)
            case .truth(let condition): condition
            }
        }
    }

    /// The maximum number of tokens, and the maximum nesting depth. Real conditions do not reach either limit.
    private static let longest = 400
    private static let deepest = 32

    private let source: SourceBytes
    private var tokens: [Token] = []
    private var index = 0
    private var hasFailed = false

    /// Returns the condition of an `#if`. `line` is the part of the line after `#if`.
    static func value(_ line: Range<Int>, _ source: SourceBytes) -> CompilationCondition {
        var reader = DirectiveCondition(line, source)
        let truth = reader.binary(0, depth: 0).truth
        return reader.hasFailed || reader.index < reader.tokens.count ? .unknown : truth
    }

    /// Returns the condition under which the macro of an `#ifdef` is defined. `line` is the part of the line after
    /// `#ifdef`.
    static func isDefined(_ line: Range<Int>, _ source: SourceBytes) -> CompilationCondition {
        let reader = DirectiveCondition(line, source)
        guard let name = reader.tokens.first, name.kind == .identifier else { return .unknown }
        return isDefined(source.text(name))
    }

    private init(_ line: Range<Int>, _ source: SourceBytes) {
        self.source = source
        var lexer = Lexer(line: line, of: source)
        while tokens.count < Self.longest {
            let token = lexer.next()
            if token.kind == .end { return }
            tokens.append(token)
        }
        hasFailed = true
    }

    // MARK: Names

    private static func value(of name: String) -> Value {
        if let flag = flags[name] { return .truth(flag) }
        if let platforms = versions(name) { return .version(platforms) }
        switch name {
        case "true", "YES": return .number(1)
        case "false", "NO": return .number(0)
        default:
            return ["__IPHONE_", "__MAC_", "MAC_OS_X_VERSION_1"].contains(where: name.hasPrefix)
                ? .positive : .truth(.unknown)
        }
    }

    /// Returns the condition under which a macro is defined. A system flag such as `TARGET_OS_IOS` is always defined on
    /// the platforms where its value is 1. On other platforms, it is either undefined or defined as 0.
    private static func isDefined(_ name: String) -> CompilationCondition {
        if let platforms = versions(name) { return .only(platforms) }
        guard let flag = flags[name] else { return .unknown }
        return name.hasPrefix("TARGET_") ? .init(possible: .all, certain: flag.certain) : flag
    }

    /// If the value of a macro is a system version, returns the platforms of the macro; nil for any other macro.
    private static func versions(_ name: String) -> Platforms? {
        guard name.hasPrefix("__"), name.contains("_OS_"), name.contains("_VERSION_M") else { return nil }
        if name.hasPrefix("__IPHONE_OS_") { return .mobile }
        if name.hasPrefix("__MAC_OS_X_") { return .macOS }
        if name.hasPrefix("__TV_OS_") { return .tvOS }
        if name.hasPrefix("__WATCH_OS_") { return .watchOS }
        return nil
    }

    private static let device = CompilationCondition.perhaps(.mobile.subtracting(.macCatalyst))
    private static let flags: [String: CompilationCondition] = [
        "TARGET_OS_MAC": .always, "TARGET_OS_IPHONE": .only(.mobile), "TARGET_OS_IOS": .only([.iOS, .macCatalyst]),
        "TARGET_OS_OSX": .only(.macOS), "TARGET_OS_TV": .only(.tvOS), "TARGET_OS_WATCH": .only(.watchOS),
        "TARGET_OS_VISION": .only(.visionOS), "TARGET_OS_XR": .only(.visionOS),
        "TARGET_OS_MACCATALYST": .only(.macCatalyst),
        "TARGET_OS_UIKITFORMAC": .only(.macCatalyst), "TARGET_OS_SIMULATOR": device, "TARGET_IPHONE_SIMULATOR": device,
        "TARGET_OS_EMBEDDED": device, "TARGET_OS_WIN32": .never, "TARGET_OS_WINDOWS": .never, "TARGET_OS_LINUX": .never,
        "TARGET_OS_UNIX": .never, "TARGET_OS_ANDROID": .never,
        "__APPLE__": .always, "_WIN32": .never, "WIN32": .never, "_MSC_VER": .never, "__linux__": .never,
        "__ANDROID__": .never,
    ]

    // MARK: Expressions

    private mutating func fail() -> Value {
        hasFailed = true
        return .truth(.unknown)
    }

    /// Returns the precedence of an operator; nil if the token is not a known operator.
    private func strength(_ token: Token) -> Int? {
        if token.is("<") || token.is(">") { return 4 }
        guard token.kind == .operation else { return nil }
        if source.says(token, "||") { return 1 }
        if source.says(token, "&&") { return 2 }
        if source.says(token, "==") || source.says(token, "!=") { return 3 }
        return source.says(token, "<=") || source.says(token, ">=") ? 4 : nil
    }

    private mutating func binary(_ least: Int, depth: Int) -> Value {
        guard depth < Self.deepest else { return fail() }
        var left = unary(depth: depth)
        while !hasFailed, index < tokens.count, let strength = strength(tokens[index]), strength > least {
            let sign = tokens[index]
            index += 1
            let right = binary(strength, depth: depth + 1)
            switch strength {
            case 1: left = .truth(left.truth || right.truth)
            case 2: left = .truth(left.truth && right.truth)
            default: left = .truth(Self.compare(left, source.text(sign), right))
            }
        }
        return left
    }

    private mutating func unary(depth: Int) -> Value {
        guard index < tokens.count, depth < Self.deepest else { return fail() }
        let token = tokens[index]
        index += 1
        if token.is("!") { return .truth(!unary(depth: depth + 1).truth) }
        if token.is("(") {
            let value = binary(0, depth: depth + 1)
            guard index < tokens.count, tokens[index].is(")") else { return fail() }
            index += 1
            return value
        }
        switch token.kind {
        case .number: return number(token).map(Value.number) ?? .truth(.unknown)
        case .identifier: return word(token)
        default: return fail()
        }
    }

    private func number(_ token: Token) -> Int? {
        let text = source.text(token).lowercased()
        let digits = text.prefix { $0 != "l" && $0 != "u" }
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }

    private mutating func word(_ token: Token) -> Value {
        let isCalled = index < tokens.count && tokens[index].is("(")
        if source.says(token, "defined") {
            if isCalled { index += 1 }
            guard index < tokens.count, tokens[index].kind == .identifier else { return fail() }
            let name = source.text(tokens[index])
            index += 1
            if isCalled {
                guard index < tokens.count, tokens[index].is(")") else { return fail() }
                index += 1
            }
            return .truth(Self.isDefined(name))
        }
        guard isCalled else { return Self.value(of: source.text(token)) }
        let end = tokens[...].endOfGroup(from: index)
        let arguments = tokens[index..<end].dropFirst()
        index = end
        // `__has_include(<UIKit/UIKit.h>)`
        guard source.says(token, "__has_include"), arguments.first?.is("<") == true,
            let module = arguments.dropFirst().first
        else {
            return .truth(.unknown)
        }
        return .truth(.canImport(source.text(module)))
    }

    private static func compare(_ left: Value, _ sign: String, _ right: Value) -> CompilationCondition {
        switch (left, right) {
        case (.number(let left), .number(let right)):
            return holds(left, sign, right) ? .always : .never
        case (.truth(let condition), .number(let number)):
            // The value of a condition is 0 or 1. The value of an unknown flag may be any number.
            if condition == .unknown { return .unknown }
            switch (holds(1, sign, number), holds(0, sign, number)) {
            case (true, true): return .always
            case (true, false): return condition
            case (false, true): return !condition
            case (false, false): return .never
            }
        case (.version(let platforms), .number), (.version(let platforms), .positive):
            // On other platforms the macro is 0.
            if case .number(let number) = right, number <= 0 {
                return sign == ">" || sign == "!=" ? .only(platforms) : .unknown
            }
            switch sign {
            case ">", ">=", "==": return .perhaps(platforms)
            default: return .init(possible: .all, certain: .all.subtracting(platforms))
            }
        default: return .unknown
        }
    }

    private static func holds(_ left: Int, _ sign: String, _ right: Int) -> Bool {
        switch sign {
        case "==": left == right
        case "!=": left != right
        case "<": left < right
        case ">": left > right
        case "<=": left <= right
        default: left >= right
        }
    }
}
