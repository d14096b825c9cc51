/// What the local variables of one body stand for, as far as the body says.
///
/// Nothing is run: a variable stands for whatever is assigned to it anywhere
/// in its block, be it before or behind the place where it is used, but not
/// for what only other platforms assign to it.
struct Locals {
    /// What an expression stands for.
    struct Followed {
        /// Empty where the expression itself says it.
        var values: [String] = []
        /// Place of the parameter that the expression is, or one of its values.
        var parameter: String?
    }

    /// How many tokens an expression may have to be taken apart. Names of
    /// nibs are short; nested calls must not cost the square of their depth.
    static let longest = 200
    /// How many variables may lie between a use and its value.
    private static let deepest = 5
    /// How many values one expression may have.
    private static let most = 16

    /// A name at a place: a variable of the body, or, without one, what has
    /// the name outside of it.
    private struct Key: Hashable {
        var name: String
        var variable: Int?
    }

    private let source: SourceBytes
    private let tokens: [Token]
    private let enclosing: Enclosing
    /// Names that nibs and storyboards were made with, by the index of the
    /// bracket that opens the call.
    private let madeAt: [Int: ArraySlice<Token>]
    private let variables: LocalVariables
    private let regions: PlatformRegions
    /// Where values begin that are assigned to a name.
    private var assigned: [Key: [Int]] = [:]
    /// What was found for variables, which long bodies use again and again.
    private var known: [Key: [(platforms: Platforms, followed: Followed)]] = [:]

    init(_ scanner: BodyScanner) {
        (source, tokens, enclosing, madeAt) = (scanner.source, scanner.tokens, scanner.enclosing, scanner.madeAt)
        (variables, regions) = (LocalVariables(source, tokens), scanner.regions)
        for index in tokens.indices.dropFirst() where tokens[index].is("=") {
            let name = tokens[index - 1]
            guard name.kind == .identifier else { continue }
            // `other.name = …` assigns to another object's property.
            if index > 1, tokens[index - 2].is(".") || source.says(tokens[index - 2], "->") { continue }
            assigned[key(index - 1), default: []].append(index + 1)
        }
    }

    private func key(_ index: Int) -> Key {
        let name = source.text(tokens[index])
        return Key(name: name, variable: variables.variable(name, at: index))
    }

    /// Whether a word is a variable of the body.
    func isVariable(_ index: Int) -> Bool { key(index).variable != nil }

    /// Whether an expression is a variable of the body.
    func isVariable(_ expression: ArraySlice<Token>) -> Bool { plainName(expression)?.variable != nil }

    /// The platforms for which what begins at a token is compiled.
    private func platforms(at index: Int) -> Platforms {
        regions.isUniform || !tokens.indices.contains(index) ? .all : regions.platforms(at: Int(tokens[index].start))
    }

    /// The values of an expression, through variables and conditionals.
    mutating func follow(_ expression: ArraySlice<Token>) -> Followed {
        guard let name = plainName(expression) else { return follow(whole: expression) }
        let platforms = platforms(at: expression.startIndex)
        if let found = known[name]?.first(where: { $0.platforms == platforms }) { return found.followed }
        let followed = follow(whole: expression)
        known[name, default: []].append((platforms, followed))
        return followed
    }

    private func follow(whole expression: ArraySlice<Token>) -> Followed {
        var followed = Followed()
        for leaf in leaves(of: expression) {
            guard let variable = source.classVariable(leaf) else {
                add(leaf, to: &followed)
                continue
            }
            // `NSStringFromClass(kind)`, where the body says which class `kind` is.
            for value in leaves(of: variable) { add(value, to: &followed, isClass: true) }
        }
        if followed.values == [source.expression(expression)] { followed.values = [] }
        return followed
    }

    private func add(_ value: ArraySlice<Token>, to followed: inout Followed, isClass: Bool = false) {
        if followed.parameter == nil { followed.parameter = parameter(value) }
        let text = isClass ? "NSStringFromClass(\(source.expression(value)))" : source.expression(value)
        if !source.isNil(value), !followed.values.contains(text) { followed.values.append(text) }
    }

    /// The expressions that an expression may be, none of them a conditional
    /// or a variable that the body assigns. A nib stands for its name.
    func leaves(of expression: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var search = Search()
        collect(expression, depth: 0, &search)
        let ends = search.leaves
        search.leaves = []
        for leaf in ends {
            if let name = madeName(leaf) { collect(name, depth: 1, &search) } else { search.leaves.append(leaf) }
        }
        return search.leaves
    }

    /// The names of the nibs that an expression may be.
    func madeNames(of expression: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var search = Search()
        collect(expression, depth: 0, &search)
        var texts = Set<String>()
        return search.leaves.compactMap(madeName).filter { texts.insert(source.expression($0)).inserted }
    }

    /// Class of an object, where it is neither self nor nil: that of its
    /// variable or parameter, or of what is made in its place.
    func objectType(of expression: ArraySlice<Token>) -> String? {
        if let key = plainName(expression) {
            if let variable = key.variable {
                if let type = variables.type(of: variable) { return type }
            } else {
                let parameter = enclosing.parameters.first { source.text($0.name) == key.name }
                if let type = parameter.flatMap({ source.className(in: $0.type) }) { return type }
            }
        }
        let types = Set(leaves(of: expression).compactMap(instanceType))
        return types.count == 1 ? types.first : nil
    }

    /// The name of the nib or storyboard that an expression makes.
    func madeName(_ expression: ArraySlice<Token>) -> ArraySlice<Token>? {
        // `[[[NSNib alloc] init…] autorelease]`: it may be made further in.
        var index = expression.startIndex
        while index < expression.endIndex, expression[index].is("["), index < expression.startIndex + 4 {
            if let name = madeAt[index] { return name }
            index += 1
        }
        return nil
    }

    private struct Search {
        var leaves: [ArraySlice<Token>] = []
        var seen: Set<Key> = []
    }

    private func collect(_ expression: ArraySlice<Token>, depth: Int, _ search: inout Search) {
        for part in source.alternatives(expression) where search.leaves.count < Self.most {
            guard depth < Self.deepest, let key = plainName(part) else {
                search.leaves.append(part)
                continue
            }
            guard search.seen.insert(key).inserted else { continue }
            let platforms = platforms(at: part.startIndex)
            let values = (assigned[key] ?? []).prefix(Self.most).filter {
                !platforms.isDisjoint(with: self.platforms(at: $0))
            }
            if values.isEmpty || parameter(part) != nil { search.leaves.append(part) }
            for start in values {
                collect(tokens.statement(from: start), depth: depth + 1, &search)
            }
        }
    }

    /// The variable that an expression is; `self` is none, although
    /// initialisers assign it.
    private func plainName(_ expression: ArraySlice<Token>) -> Key? {
        guard expression.count == 1, let first = expression.first, first.kind == .identifier else { return nil }
        return source.says(first, "self") || source.isNil(expression) ? nil : key(expression.startIndex)
    }

    /// Place of the parameter that an expression is.
    private func parameter(_ expression: ArraySlice<Token>) -> String? {
        guard let key = plainName(expression), key.variable == nil else { return nil }
        let name = key.name
        return enclosing.parameters.firstIndex { source.text($0.name) == name }.map(String.init)
    }

    /// `Foo` of `[[Foo alloc] init…]` and `[Foo new]`.
    private func instanceType(_ expression: ArraySlice<Token>) -> String? {
        guard expression.count >= 4, expression.count < Self.longest, expression.first?.is("[") == true else {
            return nil
        }
        if expression.count == 4, source.says(expression[expression.startIndex + 2], "new") {
            return source.receiverName(expression[expression.startIndex + 1...expression.startIndex + 1])
        }
        guard let word = expression.firstIndex(where: { source.hasPrefix($0, "init") }),
            word > expression.startIndex + 1
        else { return nil }
        return source.allocated(expression[expression.startIndex + 1..<word]).flatMap(source.receiverName)
    }
}

extension [Token] {
    /// The tokens from an index up to the `;` that ends the statement, or the
    /// comma or bracket that ends the expression.
    func statement(from start: Int) -> ArraySlice<Token> {
        var depth = 0
        for index in start..<Swift.max(start, count) {
            let token = self[index]
            if token.is("(") || token.is("[") || token.is("{") { depth += 1 }
            if token.is(")") || token.is("]") || token.is("}") { depth -= 1 }
            if depth < 0 || (depth == 0 && (token.is(";") || token.is(","))) || index - start > 400 {
                return self[start..<index]
            }
        }
        return start <= count ? self[start...] : []
    }
}

extension SourceBytes {
    /// What an expression may be: both branches of a conditional, without the
    /// brackets and casts around them.
    func alternatives(_ expression: ArraySlice<Token>) -> [ArraySlice<Token>] {
        var (open, found) = ([expression], [ArraySlice<Token>]())
        while let next = open.popLast() {
            let part = unwrapped(next)
            // A conditional in a conditional, and so on, has few branches.
            guard found.count + open.count < 16, let (yes, no) = branches(part) else {
                found.append(part)
                continue
            }
            open.append(no)
            open.append(yes)
        }
        return found
    }

    /// An expression without the brackets or the cast around it.
    private func unwrapped(_ expression: ArraySlice<Token>) -> ArraySlice<Token> {
        var expression = expression
        while expression.count > 2, expression.count < Locals.longest, expression.first?.is("(") == true {
            let end = expression.endOfGroup(from: expression.startIndex)
            if end == expression.endIndex, expression.last?.is(")") == true {
                expression = expression.dropFirst().dropLast()
            } else if end < expression.endIndex, expression[end - 2].is("*") {
                expression = expression[end...]
            } else {
                return expression
            }
        }
        return expression
    }

    /// Both branches of `a ? b : c`; of `a ?: c` they are a and c.
    private func branches(_ expression: ArraySlice<Token>) -> (ArraySlice<Token>, ArraySlice<Token>)? {
        guard expression.count < Locals.longest else { return nil }
        var (depth, nested, mark) = (0, 0, nil as Int?)
        for index in expression.indices {
            let token = expression[index]
            if token.is("(") || token.is("[") || token.is("{") { depth += 1 }
            if token.is(")") || token.is("]") || token.is("}") { depth -= 1 }
            guard depth == 0 else { continue }
            if token.is("?") {
                if mark == nil { mark = index } else { nested += 1 }
            } else if token.is(":"), let start = mark {
                guard nested == 0 else {
                    nested -= 1
                    continue
                }
                let yes = start + 1 == index ? expression[..<start] : expression[start + 1..<index]
                let no = expression[(index + 1)...]
                return yes.isEmpty || no.isEmpty ? nil : (yes, no)
            }
        }
        return nil
    }

    /// `kind` of `NSStringFromClass(kind)`.
    fileprivate func classVariable(_ expression: ArraySlice<Token>) -> ArraySlice<Token>? {
        guard expression.count == 4, let first = expression.first, says(first, "NSStringFromClass") else { return nil }
        let inner = expression.dropFirst(2).dropLast()
        guard let name = inner.first, name.kind == .identifier, !says(name, "self") else { return nil }
        return inner
    }

    /// The variable or property that may hold an object made elsewhere:
    /// `nib` of `nib`, `_nib`, `self.nib`, `self->_nib` and `[self nib]`.
    func variable(_ expression: ArraySlice<Token>) -> String? {
        let name: Token
        let start = expression.startIndex
        switch expression.count {
        case 1: name = expression[start]
        case 3 where says(expression[start], "self"): name = expression[start + 2]
        case 4 where expression[start].is("[") && says(expression[start + 1], "self"): name = expression[start + 2]
        default: return nil
        }
        guard name.kind == .identifier, !says(name, "self") else { return nil }
        let text = text(name)
        return text.hasPrefix("_") ? String(text.dropFirst()) : text
    }
}
