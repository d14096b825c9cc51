/// A type as written in a declaration or cast of C and Objective-C.
struct WrittenType {
    /// The class or type without pointers, generic arguments and qualifiers: `Foo` for `const Foo<Bar> *`. It is nil
    /// for `id`, `auto` and a computed type.
    var name: String?
    /// The number of pointer and reference signs in the type.
    var stars = 0
    /// Whether the tokens can only be a type.
    var isSure = false
    /// The index of the token after the type.
    package var next: Int

    /// The maximum number of tokens to examine.
    static let longest = 80

    /// Words that specify the storage or ownership of a variable, not its type.
    private static let qualifiers: Set<String> = [
        "const", "volatile", "static", "extern", "inline", "register", "constexpr", "typename", "thread_local",
        "mutable", "restrict",
        "__block", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing", "__unused", "__kindof", "_Nullable",
        "_Nonnull",
        "_Null_unspecified", "__nullable", "__nonnull", "nullable", "nonnull", "null_unspecified", "__bridge",
        "__bridge_transfer",
        "__bridge_retained", "__thread", "__const", "__restrict", "__attribute__", "struct", "enum", "union",
    ]

    /// Types that are keywords of the language.
    private static let builtin: Set<String> = [
        "void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "_Bool", "id", "Class",
        "auto",
        "instancetype", "__auto_type",
    ]

    private static let computed: Set<String> = ["typeof", "__typeof", "__typeof__", "decltype", "_Atomic"]

    /// Returns whether a token is a qualifier.
    static func isQualifier(_ token: Token, _ source: SourceBytes) -> Bool {
        token.kind == .identifier && word(token, source) == .qualifier
    }

    /// Returns whether parentheses after a word belong to a type: after `typeof` and similar words, and after a
    /// qualifier such as `__attribute__`.
    static func isComputed(_ token: Token, _ source: SourceBytes) -> Bool {
        let word = word(token, source)
        return word == .computed || word == .qualifier
    }

    /// The kind of a word in a type.
    fileprivate enum Word {
        case qualifier, builtin, computed, name
    }

    private static let words: [String: Word] = {
        var words: [String: Word] = [:]
        for word in qualifiers { words[word] = .qualifier }
        for word in builtin { words[word] = .builtin }
        for word in computed { words[word] = .computed }
        return words
    }()

    fileprivate static func word(_ token: Token, _ source: SourceBytes) -> Word {
        // Classes and most other types begin with a capital letter.
        if source.startsUppercase(token), !source.says(token, "Class"),
            source.bytes[Int(token.start)] != UInt8(ascii: "_")
        {
            return .name
        }
        return words[source.text(token)] ?? .name
    }
}

extension SourceBytes {
    /// Returns the type at the beginning of some tokens; nil if they do not begin with a type.
    ///
    /// It examines at most ``WrittenType/longest`` tokens.
    func writtenType(_ tokens: ArraySlice<Token>) -> WrittenType? {
        var type = WrittenType(next: tokens.startIndex)
        let tokens = tokens.prefix(WrittenType.longest)
        // `hasName` means that a type was found. `isNamed` means that the type is not a keyword of the language.
        var (place, hasName, isNamed) = (tokens.startIndex, false, false)
        loop: while place < tokens.endIndex {
            let token = tokens[place]
            if token.kind == .identifier {
                switch WrittenType.word(token, self) {
                case .qualifier:
                    type.isSure = true
                    place += 1
                    if says(token, "__attribute__"), place < tokens.endIndex, tokens[place].is("(") {
                        place = tokens.endOfGroup(from: place)
                    }
                case .builtin where !hasName || type.isSure && type.stars == 0:
                    if isNamed { break loop }
                    (hasName, type.isSure) = (true, true)
                    type.name =
                        says(token, "id") || says(token, "auto") || says(token, "__auto_type") ? nil : text(token)
                    place = behindName(place, tokens)
                case .computed where !hasName:
                    (hasName, type.isSure) = (true, true)
                    place += 1
                    guard place < tokens.endIndex, tokens[place].is("(") else { return nil }
                    place = tokens.endOfGroup(from: place)
                case .name where !hasName:
                    (hasName, isNamed, type.name) = (true, true, text(token))
                    let next = behindName(place, tokens)
                    if next > place + 1 {
                        type.isSure = true
                        type.name = qualifiedName(tokens[place..<next])
                    }
                    place = next
                default: break loop
                }
            } else if hasName, token.is("*") || token.is("&") || (token.kind == .operation && says(token, "&&")) {
                if token.is("*") { type.isSure = true }
                type.stars += 1
                place += 1
            } else {
                break
            }
        }
        type.next = place
        return hasName ? type : nil
    }

    /// Returns the index after a name with its suffixes: `::name`, `<…>`.
    private func behindName(_ start: Int, _ tokens: ArraySlice<Token>) -> Int {
        var place = start + 1
        while place < tokens.endIndex {
            if tokens[place].is("<") {
                guard let end = behindGenerics(place, tokens) else { return place }
                place = end
            } else if place + 1 < tokens.endIndex, says(tokens[place], "::"), tokens[place + 1].kind == .identifier {
                place += 2
            } else {
                return place
            }
        }
        return place
    }

    /// Returns the index after generic arguments or protocols; nil if the brackets contain neither.
    func behindGenerics(_ open: Int, _ tokens: ArraySlice<Token>) -> Int? {
        var depth = 0
        for place in open..<min(tokens.endIndex, open + WrittenType.longest) {
            let token = tokens[place]
            if token.is("<") {
                depth += 1
            } else if token.is(">") {
                depth -= 1
                if depth == 0 { return place + 1 }
            } else if token.kind == .punctuation {
                guard token.is("*") || token.is(",") || token.is("(") || token.is(")") || token.is("^") || token.is("&")
                else { return nil }
            } else if token.kind == .operation {
                guard says(token, "::") else { return nil }
            } else if token.kind != .identifier && token.kind != .number {
                return nil
            }
        }
        return nil
    }

    /// Returns `std::vector` for `std::vector<int>`.
    private func qualifiedName(_ tokens: ArraySlice<Token>) -> String {
        tokens.prefix { !$0.is("<") }.map(text).joined()
    }
}
