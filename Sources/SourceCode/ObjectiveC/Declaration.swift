/// The names and types in one C declaration. It declares a property or a list of instance variables.
struct Declaration {
    /// A name and its type as written, without ownership qualifiers.
    struct Declarator {
        var name: Token
        var type: String?
    }

    /// The kind: outlet, outletCollection, inspectable or property.
    private(set) var kind = MemberDeclaration.Kind.property
    private(set) var declarators: [Declarator] = []

    private let source: SourceBytes
    /// The type in `IBOutletCollection(Type)`.
    private var elementType: String?

    /// Reads a declaration.
    ///
    /// - Parameters:
    ///   - tokens: the declaration without its `;`.
    ///   - attributes: the tokens in the parentheses after `@property`.
    init(_ tokens: ArraySlice<Token>, _ source: SourceBytes, attributes: ArraySlice<Token> = []) {
        self.source = source
        let words = withoutAttributes(tokens)
        if attributes.contains(where: { source.says($0, "IBOutlet") }), kind == .property { kind = .outlet }

        var base: ArraySlice<Token> = []
        for (number, part) in Self.split(words).enumerated() {
            guard let name = Self.nameIndex(part, source) else { continue }
            let before = part[..<name]
            // In `UIView *a, *b`, the type of the second name also begins with `UIView`.
            if number == 0 { base = before.prefix { !$0.is("*") && !$0.is("(") } }
            declarators.append(
                Declarator(
                    name: part[name],
                    type: number == 0 ? type(before, Self.behind(name, in: part)) : type(base + before, [])))
        }
    }

    /// Returns the type that the words before and after a name form.
    private func type(_ words: ArraySlice<Token>, _ behind: ArraySlice<Token>) -> String? {
        if let elementType { return elementType }
        if words.isEmpty { return nil }
        guard kind == .outlet,
            let first = words.first(where: {
                $0.kind == .identifier && !source.says($0, "__kindof") && !source.says($0, "const")
            }),
            !source.says(first, "id")
        else { return source.expression(words) + source.expression(behind) }
        return source.text(first)
    }

    /// Returns the tokens without attributes, macro calls and ownership qualifiers. It records the attributes of
    /// Interface Builder.
    private mutating func withoutAttributes(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        var words: [Token] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            index += 1
            guard token.kind == .identifier else {
                words.append(token)
                continue
            }
            if isMacroCall(index, in: tokens) {
                let end = tokens.endOfGroup(from: index)
                if source.says(token, "IBOutletCollection") {
                    kind = .outletCollection
                    let type = tokens[index..<end].dropFirst().filter { !$0.is("*") && !$0.is(")") }
                    elementType = source.expression(type)
                }
                if isTypeOf(token) { words += tokens[(index - 1)..<end] }
                index = end
            } else if source.says(token, "IBOutlet") {
                if kind != .outletCollection { kind = .outlet }
            } else if source.says(token, "IBInspectable") || source.says(token, "GKInspectable") {
                if kind == .property { kind = .inspectable }
            } else if !Self.ownership.contains(source.text(token)) {
                words.append(token)
            }
        }
        return words[...]
    }

    private static let ownership: Set<String> = [
        "__weak", "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__unused", "_Nullable", "_Nonnull",
        "_Null_unspecified", "__nullable", "__nonnull", "__null_unspecified", "nullable", "nonnull",
        "null_unspecified", "mutable",
    ]

    /// Returns whether a parenthesis at an index opens the arguments of a macro. This is not the case for the
    /// parenthesis of a block or function pointer: `(^name)`, `(*name)`.
    private func isMacroCall(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
        guard index + 1 < tokens.endIndex, tokens[index].is("(") else { return false }
        return !tokens[index + 1].is("^") && !tokens[index + 1].is("*")
    }

    private func isTypeOf(_ token: Token) -> Bool {
        ["typeof", "__typeof", "__typeof__", "decltype", "_Atomic"].contains(source.text(token))
    }

    /// Splits declarators at commas outside brackets.
    private static func split(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var parts: [ArraySlice<Token>] = []
        var (start, depth) = (tokens.startIndex, 0)
        for index in tokens.indices {
            let token = tokens[index]
            if token.is("(") || token.is("<") || token.is("[") { depth += 1 }
            if token.is(")") || token.is(">") || token.is("]") { depth -= 1 }
            if token.is(","), depth == 0 {
                parts.append(tokens[start..<index])
                start = index + 1
            }
        }
        parts.append(tokens[start...])
        return parts
    }
}

extension Declaration {
    /// Returns the index of the name in a declarator; nil if there is no name.
    fileprivate static func nameIndex(_ part: ArraySlice<Token>, _ source: SourceBytes) -> Int? {
        var (depth, last, block) = (0, nil as Int?, nil as Int?)
        for index in part.indices {
            let token = part[index]
            if token.is("<") { depth += 1 } else if token.is(">") { depth -= 1 }
            if depth > 0 { continue }
            if token.is("("), index + 1 < part.endIndex, part[index + 1].is("^") || part[index + 1].is("*") {
                block = index
            } else if block != nil {
                // In `(^name)` and `(^(^name)(int))`, the innermost bracket contains the name.
                if token.kind == .identifier { last = index }
                if token.is(")") || token.is("[") { return last }
            } else if token.is("[") || token.is(":") || token.is("=") {
                break  // An array, a bit field, a value.
            } else if token.kind == .identifier {
                last = index
            }
        }
        guard let last else { return nil }
        return withoutTrailingMacros(part[...last], source)
    }

    /// Returns the index of the name. Macros after the name are ignored: `UIColor *tint UI_APPEARANCE_SELECTOR` has the
    /// name `tint`.
    private static func withoutTrailingMacros(_ part: ArraySlice<Token>, _ source: SourceBytes) -> Int {
        var name = part.endIndex - 1
        while name - 2 >= part.startIndex, part[name - 1].kind == .identifier, isMacroName(source.text(part[name])),
            !builtIn.contains(source.text(part[name - 1]))
        {
            name -= 1
        }
        return name
    }

    private static let builtIn: Set<String> = ["int", "long", "short", "char", "float", "double", "unsigned", "signed"]

    private static func isMacroName(_ name: String) -> Bool {
        name.contains("_") && !name.hasPrefix("_")
            && name.unicodeScalars.allSatisfy { $0 == "_" || ("0"..."9").contains($0) || ("A"..."Z").contains($0) }
    }

    /// Returns the part of the type after the name: the rest of a block type, or the brackets of an array.
    fileprivate static func behind(_ name: Int, in part: ArraySlice<Token>) -> ArraySlice<Token> {
        let rest = part[(name + 1)...]
        guard let first = rest.first else { return rest }
        return first.is(")") || first.is("[") ? rest : []
    }
}
