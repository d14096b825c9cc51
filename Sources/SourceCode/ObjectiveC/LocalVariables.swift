/// The variables that one body declares, each with the block in which it is
/// known: the braces around it, the statement that its header begins, or the
/// block literal whose parameter it is.
///
/// One pass; what looks like no declaration is none.
struct LocalVariables {
    private struct Variable {
        /// Index of the first token that means it.
        var start: Int
        var scope: Int
        /// Its class, where it is a pointer to an object.
        var type: String?
        /// The variable of its name that it hides.
        var hidden: Int?
    }

    /// What a bracket holds.
    private enum Content: Equatable {
        /// Statements.
        case braces
        /// `for (Foo *foo in all)`, `@catch (NSException *error)`; also the
        /// head of an `if`, `while` or `switch`.
        case header
        /// Parameters of a block literal or lambda.
        case parameters
        case other
    }

    private struct Frame {
        var content: Content
        var scope: Int
        /// The scope of the parameters of a block, which ends with its braces.
        var parameters: Int?
        /// Scopes of headers whose statement is not over.
        var headers: [Int] = []
        /// Whether a comma goes on with a declaration, and its class.
        var isDeclaring = false
        var type: String?
    }

    /// How many tokens a declaration may have before its name.
    private static let longest = 40
    /// How many variables of one name are looked at that hide each other.
    private static let deepest = 64

    private let source: SourceBytes
    private let tokens: [Token]
    private var variables: [Variable] = []
    private var byName: [String: [Int]] = [:]
    /// Where each scope ends; nil while it is open.
    private var ends: [Int?] = [nil]
    private var frames = [Frame(content: .braces, scope: 0)]
    private var isAtStart = true
    /// Parameters of a block whose brace is to come.
    private var pending: Int?

    init(_ source: SourceBytes, _ tokens: [Token]) {
        (self.source, self.tokens) = (source, tokens)
        for index in tokens.indices {
            if isAtStart, tokens[index].kind == .identifier { declare(from: index) }
            isAtStart = false
            if tokens[index].kind == .punctuation { visit(index) }
        }
    }

    /// The variable that a name means at an index; nil where it is none of the body's.
    func variable(_ name: String, at index: Int) -> Int? {
        guard let all = byName[name] else { return nil }
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if variables[all[middle]].start <= index { low = middle + 1 } else { high = middle }
        }
        var found = low == 0 ? nil : all[low - 1]
        // What hides none at its own place hides none behind it.
        for _ in 0..<Self.deepest {
            guard let candidate = found else { return nil }
            if index < ends[variables[candidate].scope] ?? .max { return candidate }
            found = variables[candidate].hidden
        }
        return nil
    }

    /// Class of the objects that a variable points to.
    func type(of variable: Int) -> String? { variables[variable].type }

    // MARK: Brackets

    private mutating func visit(_ index: Int) {
        switch tokens[index].mark {
        case UInt8(ascii: "{"): openBrace(index)
        case UInt8(ascii: "}"): close(at: index) { $0 == .braces }
        case UInt8(ascii: "("): openRound(index)
        case UInt8(ascii: "["): frames.append(Frame(content: .other, scope: frames[frames.count - 1].scope))
        case UInt8(ascii: ")"), UInt8(ascii: "]"): close(at: index) { $0 != .braces }
        case UInt8(ascii: ";"): endStatement(index)
        case UInt8(ascii: ","): visitComma(index)
        case UInt8(ascii: ":"): isAtStart = frames[frames.count - 1].content == .braces
        default: break
        }
    }

    private mutating func newScope() -> Int {
        ends.append(nil)
        return ends.count - 1
    }

    private mutating func openBrace(_ index: Int) {
        var frame = Frame(content: .braces, scope: newScope())
        if index > 0, tokens[index - 1].is(")") || tokens[index - 1].is("^") { frame.parameters = pending }
        pending = nil
        frames.append(frame)
        isAtStart = true
    }

    private mutating func openRound(_ index: Int) {
        let content = content(ofBracketAt: index)
        frames.append(Frame(content: content, scope: content == .other ? frames[frames.count - 1].scope : newScope()))
        isAtStart = content != .other
    }

    private func content(ofBracketAt index: Int) -> Content {
        guard index > 0 else { return .other }
        let before = tokens[index - 1]
        if before.is("]") { return .parameters }
        if before.kind == .atKeyword { return source.says(before, "@catch") ? .header : .other }
        if before.kind == .identifier, Self.headers.contains(where: { source.says(before, $0) }) { return .header }
        // `^(…)`, `^Type *(…)`.
        for place in stride(from: index - 1, through: max(0, index - 6), by: -1) {
            if tokens[place].is("^") { return .parameters }
            guard tokens[place].kind == .identifier || tokens[place].is("*") else { return .other }
        }
        return .other
    }

    private static let headers: [StaticString] = ["for", "if", "while", "switch", "catch"]

    /// Closes the innermost bracket of a kind; one that does not fit closes
    /// nothing beyond the braces it stands in.
    private mutating func close(at index: Int, _ fits: (Content) -> Bool) {
        while frames.count > 1, !fits(frames[frames.count - 1].content) {
            if frames[frames.count - 1].content == .braces { return }
            end(frames.removeLast(), at: index)
        }
        guard frames.count > 1 else { return }
        let frame = frames.removeLast()
        switch frame.content {
        case .header: frames[frames.count - 1].headers.append(frame.scope)
        case .parameters:
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            if next?.is("{") == true { pending = frame.scope } else { end(frame, at: index) }
        case .other: break
        case .braces:
            end(frame, at: index)
            if let parameters = frame.parameters { ends[parameters] = index }
            let goesOn = index + 1 < tokens.count && source.says(tokens[index + 1], "else")
            if !goesOn { endHeaders(index) }
            isAtStart = true
        }
    }

    private mutating func end(_ frame: Frame, at index: Int) {
        for header in frame.headers where ends[header] == nil { ends[header] = index }
        if frame.content != .other { ends[frame.scope] = index }
    }

    private mutating func endHeaders(_ index: Int) {
        for header in frames[frames.count - 1].headers { ends[header] = index }
        frames[frames.count - 1].headers.removeAll()
    }

    private mutating func endStatement(_ index: Int) {
        frames[frames.count - 1].isDeclaring = false
        guard frames[frames.count - 1].content == .braces else { return }
        let goesOn = index + 1 < tokens.count && source.says(tokens[index + 1], "else")
        if !goesOn { endHeaders(index) }
        isAtStart = true
    }

    private mutating func visitComma(_ index: Int) {
        let frame = frames[frames.count - 1]
        if frame.content == .parameters {
            isAtStart = true
        } else if frame.isDeclaring {
            var name = index + 1
            while name < tokens.count, tokens[name].is("*") { name += 1 }
            if name < tokens.count, tokens[name].kind == .identifier { add(name, name > index + 1 ? frame.type : nil) }
        }
    }

    // MARK: Declarations

    /// Adds the variable that is declared at an index, if one is: at least
    /// one word of a type, its name, and what may follow that.
    private mutating func declare(from start: Int) {
        if Self.statements.contains(where: { source.says(tokens[start], $0) }) { return }
        var (index, words) = (start, 0)
        var (name, type): (Int?, String?)
        var hasStar = false
        scan: while index < Swift.min(tokens.count, start + Self.longest) {
            let token = tokens[index]
            if token.kind == .identifier {
                if words > 1, source.says(token, "in") { break }
                words += 1
                if let end = endOfArguments(index) {
                    index = end
                    continue
                }
                name = index
                if !hasStar, source.startsUppercase(token) { type = source.text(token) }
            } else if token.is("*") {
                hasStar = true
            } else if token.is("<"), let end = endOfAngles(index) {
                index = end
                continue
            } else if !token.is("&"), !source.says(token, "::") {
                break scan
            }
            index += 1
        }
        guard words > 1, let name, name == index - 1, index < tokens.count, ends(declarationAt: index) else { return }
        let isPointer = hasStar ? type : nil
        frames[frames.count - 1].type = isPointer
        frames[frames.count - 1].isDeclaring = frames[frames.count - 1].content != .parameters
        add(name, isPointer)
    }

    /// Words that begin a statement and no declaration.
    private static let statements: [StaticString] = [
        "return", "else", "case", "goto", "delete", "throw", "new", "using", "typedef", "default", "do", "if", "for",
        "while", "switch",
    ]

    /// Whether a token may follow the name of a variable.
    private func ends(declarationAt index: Int) -> Bool {
        let token = tokens[index]
        switch frames[frames.count - 1].content {
        case .braces: return token.is("=") || token.is(";") || token.is(",") || token.is("[")
        case .header:
            return token.is("=") || token.is(";") || token.is(",") || token.is(":") || token.is(")")
                || source.says(token, "in")
        case .parameters: return token.is(",") || token.is(")")
        case .other: return false
        }
    }

    /// `typeof(self)`, `__attribute__((unused))`: index behind the bracket.
    private func endOfArguments(_ index: Int) -> Int? {
        guard index + 1 < tokens.count, tokens[index + 1].is("("),
            Self.called.contains(where: { source.says(tokens[index], $0) })
        else { return nil }
        return tokens[..<Swift.min(tokens.count, index + Self.longest)].endOfGroup(from: index + 1)
    }

    private static let called: [StaticString] = ["typeof", "__typeof", "__typeof__", "decltype", "__attribute__"]

    /// Index behind the arguments of a generic type.
    private func endOfAngles(_ open: Int) -> Int? {
        var depth = 0
        for index in open..<Swift.min(tokens.count, open + Self.longest) {
            let token = tokens[index]
            if token.is("<") {
                depth += 1
            } else if token.is(">") {
                depth -= 1
                if depth == 0 { return index + 1 }
            } else if token.kind != .identifier, !token.is("*"), !token.is(","), !token.is(":"), !token.is("&") {
                return nil
            }
        }
        return nil
    }

    private mutating func add(_ index: Int, _ type: String?) {
        let name = source.text(tokens[index])
        let scope = frames[frames.count - 1].scope
        let hidden = variable(name, at: index)
        // Two in one block are two branches of an `#if`, and mean one.
        if let hidden, variables[hidden].scope == scope {
            if variables[hidden].type == nil { variables[hidden].type = type }
            return
        }
        byName[name, default: []].append(variables.count)
        variables.append(Variable(start: index, scope: scope, type: type, hidden: hidden))
    }
}
