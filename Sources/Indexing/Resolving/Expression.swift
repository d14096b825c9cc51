import Foundation

/// Expressions of the sources as text, taken apart as far as names of nibs
/// and identifiers need it. Swift and Objective-C write the same things in
/// two ways; what is left here is one.
enum Expression: Equatable {
    /// A text: `"Foo"`, `@"Foo"`.
    case literal(String)
    /// The name of a class: `String(describing: X.self)`, `NSStringFromClass([X class])`.
    case nameOfClass(ClassExpression)
    /// A constant: of a type, of self, or a global one (`type` nil).
    case constant(type: ClassExpression?, name: String)
    /// Parts that stand one behind the other: `"\(X.self)View"`, `a + b`.
    case joined([Expression])
    case unknown

    /// What a class is named by.
    enum ClassExpression: Equatable {
        case named(String)
        /// The class of self, or self in a class method.
        case ofSelf

        /// Takes an expression for a class apart: `X.self`, `[X class]`,
        /// `type(of: self)`; nil where it is none.
        init?(_ text: String) {
            guard let found = ExpressionParser.classExpression(text) else { return nil }
            self = found
        }
    }

    /// Takes a text apart.
    init(_ text: String) {
        self = ExpressionParser(text).parsed
    }

    /// The operands of a choice, `name == nil ? @"Foo" : name` or `name ?: @"Foo"`;
    /// else the expression itself.
    static func alternatives(_ text: String) -> [String] { ExpressionParser.alternatives(text) }

    /// Whether the name stands there as it is.
    var isLiteral: Bool { if case .literal = self { true } else { false } }
}

/// Takes expressions apart by their text.
private struct ExpressionParser {
    let parsed: Expression

    init(_ text: String, depth: Int = 8) {
        parsed = depth > 0 ? Self.parse(Self.unwrapped(text), depth) : .unknown
    }

    private static func parse(_ text: String, _ depth: Int) -> Expression {
        if let body = quoted(text) { return literal(body, depth) }
        if let found = nameOfClass(text) { return .nameOfClass(found) }
        if let parts = split(text, at: " + "), parts.count > 1 {
            return .joined(parts.map { ExpressionParser($0, depth: depth - 1).parsed })
        }
        if let format = between(text, "[NSString stringWithFormat:", "]") { return formatted(format, depth) }
        return constant(text)
    }

    /// The text without what does not change it.
    private static func unwrapped(_ text: String) -> String {
        var text = trimmed(text)
        var changed = true
        while changed {
            changed = false
            for suffix in [".rawValue", "!", " as String", ".localized"]
            where text.hasSuffix(suffix) && text.count > suffix.count {
                text = String(text.dropLast(suffix.count))
                changed = true
            }
            for (prefix, suffix) in wrappers {
                if let inner = between(text, prefix, suffix), isBalanced(inner) {
                    text = trimmed(inner)
                    changed = true
                }
            }
        }
        return text
    }

    /// What only wraps a name, most of them the typed names of AppKit.
    private static let wrappers = [
        ("NSNib.Name(rawValue: ", ")"), ("NSNib.Name(", ")"), ("NSStoryboard.Name(rawValue: ", ")"),
        ("NSStoryboard.Name(", ")"),
        ("NSStoryboard.SceneIdentifier(rawValue: ", ")"), ("NSStoryboard.SceneIdentifier(", ")"),
        ("NSUserInterfaceItemIdentifier(rawValue: ", ")"), ("NSUserInterfaceItemIdentifier(", ")"),
        ("NSStoryboardSegue.Identifier(", ")"), ("NSImage.Name(", ")"), ("NSColor.Name(", ")"),
        (".init(rawValue: ", ")"), (".init(stringLiteral: ", ")"), (".init(", ")"),
        ("[NSString stringWithString:", "]"),
        ("(NSString *)", ""), ("(NSString*)", ""), ("(", ")"),
        // A Swift class's name comes with its module, which these take off.
        ("", ".components(separatedBy: \".\").last"), ("", ".components(separatedBy: \".\").last ?? \"\""),
        ("", ".split(separator: \".\").last"), ("[", " lastObject]"), ("[", " componentsSeparatedByString:@\".\"]"),
        ("[", " pathExtension]"), ("", ".pathExtension"), ("[", " stringByDeletingPathExtension]"),
    ]

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }

    private static func between(_ text: String, _ prefix: String, _ suffix: String) -> String? {
        guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.utf8.count > prefix.utf8.count + suffix.utf8.count
        else { return nil }
        return String(text.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// Whether brackets and quotes close in the text that they open in.
    private static func isBalanced(_ text: String) -> Bool {
        var depth = 0
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// The inside of one string literal.
    private static func quoted(_ text: String) -> String? {
        let body = text.hasPrefix("@") ? text.dropFirst() : text[...]
        guard body.count >= 2, body.hasPrefix("\""), body.hasSuffix("\"") else { return nil }
        let inner = String(body.dropFirst().dropLast())
        // Two literals with something between them are no literal.
        var depth = 0
        var isEscaped = false
        for character in inner {
            if isEscaped {
                isEscaped = false
                if character == "(" { depth += 1 }
            } else if character == "\\" {
                isEscaped = true
            } else if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            } else if character == "\"" {
                return nil
            }
        }
        return inner
    }

    /// A literal with its interpolations.
    private static func literal(_ body: String, _ depth: Int) -> Expression {
        guard body.contains("\\(") else { return .literal(body) }
        var parts: [Expression] = []
        var text = ""
        var rest = body[...]
        while let start = rest.range(of: "\\(") {
            text += rest[..<start.lowerBound]
            var open = 1
            var end = start.upperBound
            while end < rest.endIndex {
                if rest[end] == "(" { open += 1 }
                if rest[end] == ")" { open -= 1 }
                if open == 0 { break }
                end = rest.index(after: end)
            }
            guard end < rest.endIndex else { return .unknown }
            if !text.isEmpty { parts.append(.literal(text)) }
            text = ""
            let inner = String(rest[start.upperBound..<end])
            parts.append(
                classExpression(inner).map { .nameOfClass($0) } ?? ExpressionParser(inner, depth: depth - 1).parsed)
            rest = rest[rest.index(after: end)...]
        }
        text += rest
        if !text.isEmpty { parts.append(.literal(text)) }
        return parts.count == 1 ? parts[0] : .joined(parts)
    }

    /// `@"%@View", NSStringFromClass(self)`
    private static func formatted(_ text: String, _ depth: Int) -> Expression {
        guard let arguments = split(text, at: ","), let format = arguments.first.flatMap({ quoted(trimmed($0)) }) else {
            return .unknown
        }
        let pieces = split(format, at: "%@", ignoresBrackets: true) ?? [format]
        guard pieces.count == arguments.count, !pieces.contains(where: { $0.contains("%") }) else { return .unknown }
        var parts: [Expression] = []
        for (place, piece) in pieces.enumerated() {
            if place > 0 { parts.append(ExpressionParser(arguments[place], depth: depth - 1).parsed) }
            if !piece.isEmpty { parts.append(.literal(piece)) }
        }
        return parts.count == 1 ? parts[0] : .joined(parts)
    }

    /// Splits outside brackets and quotes.
    private static func split(_ text: String, at separator: String, ignoresBrackets: Bool = false) -> [String]? {
        guard text.contains(separator) else { return nil }
        var parts: [String] = []
        var current = ""
        var depth = 0
        var isQuoted = false
        var rest = text[...]
        while let character = rest.first {
            if depth == 0, !isQuoted, rest.hasPrefix(separator) {
                parts.append(current)
                current = ""
                rest = rest.dropFirst(separator.count)
                continue
            }
            if !ignoresBrackets {
                if character == "\"" { isQuoted.toggle() }
                if !isQuoted, "([{".contains(character) { depth += 1 }
                if !isQuoted, ")]}".contains(character) { depth -= 1 }
            }
            current.append(character)
            rest = rest.dropFirst()
        }
        return parts + [current]
    }

    static func alternatives(_ text: String) -> [String] {
        if let parts = split(text, at: " ?: "), parts.count > 1 { return parts }
        guard let parts = split(text, at: " ? "), parts.count == 2, let results = split(parts[1], at: " : "),
            results.count == 2
        else { return [text] }
        return results
    }

    /// An expression for the name of a class.
    private static func nameOfClass(_ text: String) -> Expression.ClassExpression? {
        for (prefix, suffix) in [
            ("NSStringFromClass(", ")"), ("String(describing: ", ")"), ("String.init(describing: ", ")"),
            ("String(reflecting: ", ")"),
            ("[", " className]"), ("[", " description]"), ("", ".className"), ("", ".className()"),
            ("", ".description()"),
        ] {
            if let inner = between(text, prefix, suffix), let found = classExpression(trimmed(inner)) { return found }
        }
        return nil
    }

    /// An expression for a class.
    fileprivate static func classExpression(_ text: String) -> Expression.ClassExpression? {
        let ofSelf: Set<String> = [
            "self", "Self", "Self.self", "type(of: self)", "[self class]", "self.class", "self.classForCoder",
            "[self classForCoder]",
            "self.dynamicType", "object_getClass(self)", "type(of: self).self", "self.self", "[self.class class]",
            "classForCoder",
        ]
        if ofSelf.contains(text) { return .ofSelf }
        let name =
            between(text, "[", " class]") ?? between(text, "", ".self") ?? between(text, "", ".class")
            ?? between(text, "[", " self]") ?? text
        guard let first = name.first, first.isUppercase, isPath(name) else { return nil }
        return .named(name)
    }

    /// `X.y`, `self.y`, `[X y]`, `kName`, `.y()`.
    private static func constant(_ text: String) -> Expression {
        var text = text
        if text.hasSuffix("()") { text = String(text.dropLast(2)) }
        if let inner = between(text, "[", "]"), let parts = split(inner, at: " "), parts.count == 2, isPath(parts[1]) {
            return classExpression(parts[0]).map { .constant(type: $0, name: parts[1]) } ?? .unknown
        }
        for prefix in [
            "type(of: self).", "Self.self.", "[self class].", "self.class.", "Self.", "self.", "self.dynamicType.",
        ] {
            if text.hasPrefix(prefix), isPath(String(text.dropFirst(prefix.count))) {
                return .constant(type: .ofSelf, name: String(text.dropFirst(prefix.count)))
            }
        }
        // `FooCell.self.reuseIdentifier`
        text = text.replacing(".self.", with: ".")
        guard isPath(text) else { return .unknown }
        return .constant(type: nil, name: text)
    }

    private static func isPath(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
}
