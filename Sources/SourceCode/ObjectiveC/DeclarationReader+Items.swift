extension DeclarationReader {
    /// Reads a C declaration (a constant, typedef or function), or a macro that stands between declarations and does
    /// not end with `;`.
    ///
    /// It also looks for calls inside braces that are not function bodies.
    mutating func readItem(from first: Token) {
        var item: [Token] = []
        var signs = Signs()
        var depth = BranchedDepth()
        var token = first
        while true {
            if token.isBranch {
                if !depth.visit(token) { depth.depth = 0 }
            } else if token.kind == .end || (token.kind == .atKeyword && startsDeclaration(token)) {
                stream.unread(token)
                attributes = item
                return
            } else if depth.depth <= 0, isMethod(token, behind: signs) {
                stream.unread(token)
                return
            } else if token.is("{") {
                let isFunction =
                    depth.depth <= 0 && signs.areOfFunction && (!signs.isAggregate || item.last?.is(")") == true)
                if signs.isNamespace || isExtern(item) { return }
                readBody(of: isFunction ? function(item) : Enclosing(className: container?.className))
                if isFunction { return }
                item.append(token)
            } else if token.is(";"), depth.depth <= 0 {
                finish(item, signs)
                return
            } else if token.is("}") {
                return
            } else {
                if token.is("(") || token.is("[") { depth.depth += 1 }
                if token.is(")") || token.is("]") { depth.depth -= 1 }
                if item.count < Self.longestDeclaration {
                    signs.add(token, behind: item.last, source)
                    item.append(token)
                }
            }
            token = stream.next()
        }
    }

    /// The properties of an item, derived from its tokens.
    ///
    /// They are updated for each token, because they are needed before each brace, and an item may contain many braces.
    private struct Signs {
        private(set) var hasValue = false
        private(set) var isTypedef = false
        private(set) var isAggregate = false
        private(set) var isNamespace = false
        private var hasArguments = false
        /// Whether the item has an initial value. The `=` in the name of an operator is ignored.
        private var isInitialized = false

        mutating func add(_ token: Token, behind last: Token?, _ source: SourceBytes) {
            if token.is("(") { hasArguments = true }
            if token.is("=") {
                hasValue = true
                // The C++ operator `operator=` is a function. `name = {` is not.
                if !(last.map { source.says($0, "operator") } ?? false) { isInitialized = true }
            }
            guard token.kind == .identifier else { return }
            if source.says(token, "typedef") { isTypedef = true }
            if source.says(token, "namespace") { isNamespace = true }
            if source.says(token, "struct") || source.says(token, "class") || source.says(token, "enum")
                || source.says(token, "union")
            {
                isAggregate = true
            }
        }

        /// Whether the following braces may be a function body.
        var areOfFunction: Bool { hasArguments && !isInitialized && !isTypedef }
    }

    /// Returns whether a token begins a method. If so, the tokens before it are a macro without a `;`.
    private func isMethod(_ token: Token, behind item: Signs) -> Bool {
        container != nil && token.beginsLine && (token.is("-") || token.is("+")) && !item.hasValue
    }

    /// Returns whether the following braces only group declarations: `extern "C" {`.
    private func isExtern(_ item: [Token]) -> Bool {
        guard item.count >= 2, item.last?.kind == .string else { return false }
        return source.says(item[item.count - 2], "extern")
    }

    /// Returns the function that an item declares. Its name is the word before the first parenthesis.
    private func function(_ item: [Token]) -> Enclosing {
        var function = Enclosing(className: container?.className, isFunction: true)
        guard let open = item.firstIndex(where: { $0.is("(") }), open > 0, item[open - 1].kind == .identifier else {
            return function
        }
        function.member = source.text(item[open - 1])
        function.head = item[open - 1]
        function.result = item[..<(open - 1)]
        function.isStaticFunction = item[..<open].contains { source.says($0, "static") }
        function.returnsString = item[..<open].contains { $0.kind == .identifier && source.isStringType($0) }
        let arguments = item[open..<item[...].endOfGroup(from: open)].dropFirst().dropLast()
        for argument in arguments.splitByCommas() {
            guard let name = argument.lastIndex(where: { $0.kind == .identifier }) else { continue }
            function.parameters.append(Enclosing.Parameter(name: argument[name], type: argument[..<name]))
        }
        return function
    }

    /// At the `;` of a declaration, records the class alias or the constants that it declares.
    private mutating func finish(_ item: [Token], _ signs: Signs) {
        if signs.isTypedef {
            readTypedef(item)
        } else if signs.hasValue {
            readConstants(item[...])
        }
    }

    /// Reads `typedef Existing NewName;`, with or without generic arguments.
    private mutating func readTypedef(_ item: [Token]) {
        guard let start = item.firstIndex(where: { source.says($0, "typedef") }) else { return }
        var depth = 0
        var words: [Token] = []
        for token in item[(start + 1)...] {
            if token.is("<") { depth += 1 }
            if depth == 0 { words.append(token) }
            if token.is(">") { depth -= 1 }
        }
        guard words.count == 2, words.allSatisfy({ $0.kind == .identifier }) else { return }
        let existing = source.text(words[0])
        guard Self.mayBeClass(existing) else { return }
        addAlias(words[1], of: existing)
    }

    /// Returns whether the name of a type may belong to a class.
    ///
    /// The names of classes, and of a few Foundation number types, begin with a capital letter. A name that consists
    /// only of capital letters is a C type (`SOCKET`).
    private static func mayBeClass(_ name: String) -> Bool {
        guard name.contains(where: \.isLowercase) else { return false }
        guard let first = name.unicodeScalars.first, first.properties.isUppercase || first == "_" else { return false }
        return ![
            "BOOL", "NSInteger", "NSUInteger", "CGFloat", "NSTimeInterval", "NSRect", "NSPoint", "NSSize", "NSRange",
            "CGRect", "CGPoint", "CGSize", "NSDecimal", "NSZone", "Class", "SEL", "IMP", "Boolean", "Float32",
            "Float64",
            "OSStatus", "OSType", "UInt8", "UInt16", "UInt32", "UInt64", "SInt8", "SInt16", "SInt32", "SInt64",
        ].contains(name) && !name.hasSuffix("Ref") && !name.hasPrefix("__")
    }

    /// Reads `static NSString *const name = @"value", *other = @"value";`.
    private mutating func readConstants(_ item: ArraySlice<Token>) {
        let isString = item.contains { $0.kind == .identifier && source.isStringType($0) }
        let reach: Reach = item.contains { source.says($0, "static") } ? .file : .public
        for part in item.splitByCommas() { readConstant(part, isString: isString, reach) }
    }

    private mutating func readConstant(_ tokens: ArraySlice<Token>, isString: Bool, _ reach: Reach) {
        guard let equals = tokens.firstIndex(where: { $0.is("=") }), equals > tokens.startIndex,
            tokens[equals - 1].kind == .identifier, let first = tokens[(equals + 1)...].first,
            isString || first.kind == .atString
        else { return }
        // A list, a dictionary or a block is not a name.
        if tokens[equals...].contains(where: { $0.is("{") }) { return }
        guard file.constants.count < SourceFile.mostUses else { return }
        let name = tokens[equals - 1]
        var constant = source.constant(source.text(name), value: tokens[(equals + 1)...], at: name)
        constant.reach = reach
        if constant.value == nil { constantValues[Int(name.start)] = Array(tokens[(equals + 1)...]) }
        file.constants.append(constant)
    }
}
