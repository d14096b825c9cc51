/// The method or function whose body is searched, and the class it belongs to.
struct Enclosing {
    /// An argument that the method or function takes.
    struct Parameter {
        var name: Token
        /// What says its type, with round brackets or without.
        var type: ArraySlice<Token>
    }

    var className: String?
    /// The selector, or the name of a function.
    var member: String?
    /// Whether it is a class method.
    var isStatic = false
    /// Whether it is a C function: another file calls it without a class.
    var isFunction = false
    /// Whether it is one that no other file can call.
    var isStaticFunction = false
    /// The sign of a method, the name of a function; nil for other braces.
    var head: Token?
    var parameters: [Parameter] = []
    /// What says the type that it returns, with round brackets or without.
    var result: ArraySlice<Token> = []
    /// Whether it says that it returns a string.
    var returnsString = false

    /// Whether what it returns may be a name although its own name does not
    /// say so: `+ (NSString *)viewClass { return @"Shop"; }`.
    var returnsConstant: Bool { isStatic && returnsString && parameters.isEmpty }

    /// The class and the method, as the name of what the method returns.
    var path: String {
        if isFunction { return member ?? "" }
        return [className, member].compactMap(\.self).joined(separator: ".")
    }
}

extension SourceBytes {
    /// The class in a type: `Foo` of `(Foo *)`, `Foo<Bar *> *`, `(nullable Foo *)`;
    /// nil where it is `id` or no pointer to an object.
    func className(in type: ArraySlice<Token>) -> String? {
        guard type.count < 40, type.contains(where: { $0.is("*") }) else { return nil }
        let name = type.first { $0.kind == .identifier && startsUppercase($0) }
        return name.map(text)
    }

    /// Whether a word begins as the names of classes do.
    func startsUppercase(_ token: Token) -> Bool {
        let start = Int(token.start)
        let first = bytes[start]
        if first == UInt8(ascii: "_"), start + 1 < Int(token.end) { return Self.isUppercase(bytes[start + 1]) }
        return Self.isUppercase(first)
    }

    private static func isUppercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte >= 0x80
    }

    /// Whether a type is a string, or one of the names that are strings:
    /// `NSString`, `NSNibName`, `NSUserInterfaceItemIdentifier` …
    func isStringType(_ token: Token) -> Bool {
        let start = Int(token.start)
        guard token.end - token.start > 5, bytes[start] == UInt8(ascii: "N"), bytes[start + 1] == UInt8(ascii: "S")
        else {
            return false
        }
        let word = text(token)
        return word == "NSString" || word.hasSuffix("Name") || word.hasSuffix("Identifier")
    }

    /// Whether an expression says that there is no object.
    func isNil(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.count == 1, let first = tokens.first else { return false }
        return says(first, "nil") || says(first, "NULL") || says(first, "Nil")
    }
}
