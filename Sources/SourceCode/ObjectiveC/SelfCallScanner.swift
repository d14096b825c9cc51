/// Finds in the body of a method which methods it sends to `self`, and what
/// of it is only reached under a condition.
struct SelfCallScanner {
    /// First parts of the selectors that are sent to `self`.
    private(set) var calls: [(callee: String, isGuarded: Bool)] = []
    /// Whether what begins at one of the asked offsets is under a condition.
    private(set) var isGuarded: [Int: Bool] = [:]

    private let source: SourceBytes
    /// Whether each open brace is a condition's.
    private var braces: [Bool] = []
    /// How many of them are.
    private var guarding = 0
    /// Indexes of the open round brackets.
    private var rounds: [Int] = []
    /// A statement without braces under a condition, by how deep it stands.
    private var statements: [Int] = []
    private var depth = 0
    private var mayHaveLeft = false

    /// - Parameter offsets: places that ``isGuarded`` is to tell of.
    init(_ source: SourceBytes, _ tokens: [Token], offsets: Set<Int>) {
        self.source = source
        for index in tokens.indices {
            let token = tokens[index]
            if offsets.contains(Int(token.start)) { isGuarded[Int(token.start)] = isUnderCondition }
            if token.kind == .identifier {
                visitWord(tokens, index)
            } else if token.kind == .punctuation {
                visitMark(tokens, index)
            }
        }
    }

    private var isUnderCondition: Bool { mayHaveLeft || !statements.isEmpty || guarding > 0 }

    private mutating func visitWord(_ tokens: [Token], _ index: Int) {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        if source.says(tokens[index], "return") {
            if !statements.isEmpty || guarding > 0 { mayHaveLeft = true }
        } else if source.says(tokens[index], "else"), next.map({ !$0.is("{") && !source.says($0, "if") }) ?? false {
            statements.append(depth)
        } else if index > 1, tokens[index - 2].is("["), source.says(tokens[index - 1], "self"),
            next.map({ $0.is(":") || $0.is("]") }) ?? false
        {
            calls.append((source.text(tokens[index]), isUnderCondition))
        }
    }

    private mutating func visitMark(_ tokens: [Token], _ index: Int) {
        let token = tokens[index]
        if token.is("{") {
            let isElse = index > 0 && source.says(tokens[index - 1], "else")
            braces.append(isElse || (condition(tokens, endingAt: index - 1).map { !isAboutSelf($0) } ?? false))
            if braces.last == true { guarding += 1 }
            depth += 1
        } else if token.is("}") {
            if braces.popLast() == true { guarding -= 1 }
            close()
        } else if token.is("(") || token.is("[") {
            if token.is("(") { rounds.append(index) }
            depth += 1
        } else if token.is(")") || token.is("]") {
            close()
            guard token.is(")") else { return }
            lastGroup = rounds.popLast().map { $0..<index }
            let isBraced = index + 1 < tokens.count && tokens[index + 1].is("{")
            if !isBraced, let condition = condition(tokens, endingAt: index), !isAboutSelf(condition) {
                statements.append(depth)
            }
        } else if token.is("?") {
            statements.append(depth)
        } else if token.is(";") {
            while let last = statements.last, last >= depth { statements.removeLast() }
        }
    }

    private mutating func close() {
        depth -= 1
        while let last = statements.last, last > depth { statements.removeLast() }
    }

    /// The round brackets that were closed last.
    private var lastGroup: Range<Int>?

    /// What is in the brackets of an `if` or `switch` that end at an index.
    private func condition(_ tokens: [Token], endingAt end: Int) -> ArraySlice<Token>? {
        guard let group = lastGroup, group.upperBound == end, group.lowerBound > 0 else { return nil }
        let word = tokens[group.lowerBound - 1]
        return source.says(word, "if") || source.says(word, "switch") ? tokens[group.lowerBound + 1..<end] : nil
    }

    /// `self = [super init]`, `self`, `!self`, `self != nil`: whether there is
    /// an object is no condition.
    private func isAboutSelf(_ condition: ArraySlice<Token>) -> Bool {
        let words = condition.drop { $0.is("(") || $0.is("!") }
        guard let first = words.first, source.says(first, "self") else { return false }
        guard let next = words.dropFirst().first else { return true }
        return !(next.is(".") || next.kind == .identifier) && !source.says(next, "->")
    }
}
