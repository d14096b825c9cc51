/// The method or function that contains the current body, and its class.
struct Enclosing {
    /// A parameter of the method or function.
    struct Parameter {
        var name: Token
        /// The tokens of the type, with or without parentheses.
        var type: ArraySlice<Token>
    }

    var className: String?
    /// The selector, or the name of a function.
    var member: String?
    /// Whether the member is a class method.
    var isStatic = false
    /// Whether the member is a C function, which code calls without a class.
    var isFunction = false
    /// Whether the member is a C function that no other file can call.
    var isStaticFunction = false
    /// Whether the member is a macro with arguments. The result of a macro is the value of its expression.
    var isMacro = false
    /// The `-` or `+` of a method, or the name of a function. It is nil for braces that do not enclose a body.
    var head: Token?
    var parameters: [Parameter] = []
    /// The tokens of the return type, with or without parentheses.
    var result: ArraySlice<Token> = []
    /// Whether the return type is a string.
    var returnsString = false

    /// Whether the member is a class method that takes no argument and returns a string. The string may be a name:
    /// `+ (NSString *)viewClass { return @"Shop"; }`.
    var returnsConstant: Bool { isStatic && returnsString && parameters.isEmpty }

    /// The class and the method (`Shop.viewClass`), or the name of a function. The constant for the return value has
    /// this name.
    var path: String {
        if isFunction { return member ?? "" }
        return [className, member].compactMap(\.self).joined(separator: ".")
    }
}

extension SourceBytes {
    /// Returns the class that a type names: `Foo` for `(Foo *)`, `Foo<Bar *> *` and `(nullable Foo *)`; nil for `id`
    /// and for a type that is not an object pointer.
    func className(in type: ArraySlice<Token>) -> String? {
        guard type.count < 40, type.contains(where: { $0.is("*") }) else { return nil }
        let name = type.first { $0.kind == .identifier && startsUppercase($0) }
        return name.map(text)
    }

    /// Returns whether a word begins with a capital letter, like a class name.
    func startsUppercase(_ token: Token) -> Bool {
        let start = Int(token.start)
        let first = bytes[start]
        if first == UInt8(ascii: "_"), start + 1 < Int(token.end) { return Self.isUppercase(bytes[start + 1]) }
        return Self.isUppercase(first)
    }

    private static func isUppercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte >= 0x80
    }

    /// Returns whether a type is a string, or an alias of a string: `NSString`, `NSNibName`,
    /// `NSUserInterfaceItemIdentifier` …
    func isStringType(_ token: Token) -> Bool {
        let start = Int(token.start)
        guard token.end - token.start > 5, bytes[start] == UInt8(ascii: "N"), bytes[start + 1] == UInt8(ascii: "S")
        else {
            return false
        }
        let word = text(token)
        return word == "NSString" || word.hasSuffix("Name") || word.hasSuffix("Identifier")
    }

    /// Returns whether an expression is `nil`, `Nil` or `NULL`.
    func isNil(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.count == 1, let first = tokens.first else { return false }
        return says(first, "nil") || says(first, "NULL") || says(first, "Nil")
    }
}
