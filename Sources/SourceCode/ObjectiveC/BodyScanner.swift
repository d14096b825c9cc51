/// Finds in the body of a method what it loads and which names it uses.
///
/// One pass with a stack of open brackets; a message is understood when its
/// bracket closes, so inner ones are known before those around them.
struct BodyScanner {
    /// An open bracket.
    struct Frame {
        var mark: UInt8
        /// Index of the bracket.
        var open: Int
        /// Question marks whose colon has not come yet.
        var ternaries = 0
        /// Where its parts of a selector begin in ``BodyScanner/parts``.
        var firstPart: Int
        /// Braces of a block, or brackets: a `return` in it is not the method's.
        var isInner: Bool
    }

    /// A part of a selector: the word, if there is one, and its colon.
    struct Part {
        var word: Int?
        var colon: Int
    }

    /// A call that makes a nib or storyboard, so that what is sent to it is
    /// known to be about that file.
    struct Made {
        var open: Int
        var name: ArraySlice<Token>
    }

    let source: SourceBytes
    let className: String?
    let member: String?
    var loads: [NibLoad] = []
    var identifiers: [IdentifierUse] = []
    var constants: [ConstantDeclaration] = []

    var tokens: [Token] = []
    var frames: [Frame] = []
    var parts: [Part] = []
    /// How many open frames are inner ones.
    var inner = 0
    /// The last nib or storyboard that was made.
    var made: Made?
    /// Local variables that hold a nib or storyboard; nil where they hold two.
    var variables: [String: ArraySlice<Token>?] = [:]
    /// Plain names that a call was given, which a local variable may hold.
    var wanted: Set<String> = []
    private let override: KnownCall.Override?
    /// Whether the method or function is one that others ask for a name.
    private let givesName: Bool

    init(_ source: SourceBytes, className: String?, member: String?) {
        self.source = source
        self.className = className
        self.member = member
        override = member.flatMap { KnownCall.Override($0) }
        givesName = member.map(KnownCall.givesName) ?? false
    }

    /// Searches the tokens of a body, or of a piece of it.
    mutating func scan(_ tokens: [Token]) {
        self.tokens = tokens
        frames.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        variables.removeAll(keepingCapacity: true)
        wanted.removeAll(keepingCapacity: true)
        (made, inner) = (nil, 0)
        for index in tokens.indices {
            if tokens[index].kind == .punctuation {
                visitMark(index)
            } else if tokens[index].kind == .identifier {
                visitWord(index)
            }
        }
        readLocals()
        self.tokens = []
    }

    private mutating func visitMark(_ index: Int) {
        switch tokens[index].mark {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
            open(index)
        case UInt8(ascii: "]"):
            close(index, UInt8(ascii: "["))
        case UInt8(ascii: ")"):
            close(index, UInt8(ascii: "("))
        case UInt8(ascii: "}"):
            close(index, UInt8(ascii: "{"))
        case UInt8(ascii: "?"):
            if !frames.isEmpty { frames[frames.count - 1].ternaries += 1 }
        case UInt8(ascii: ":"):
            visitColon(index)
        default:
            break
        }
    }

    private mutating func open(_ index: Int) {
        let mark = tokens[index].mark
        let isBlock = mark == UInt8(ascii: "{") && index > 0 && isBlockHead(index - 1)
        let isInner = mark != UInt8(ascii: "{") || isBlock
        if isInner { inner += 1 }
        frames.append(Frame(mark: mark, open: index, firstPart: parts.count, isInner: isInner))
    }

    /// Whether what ends at an index makes the brace behind it that of a
    /// block or lambda: `^`, `^Type *`, `^(…)`, `^Type *(…)`, `](…)`.
    private func isBlockHead(_ index: Int) -> Bool {
        var end = index
        if tokens[index].is(")") {
            guard let open = openOfLastGroup, open > 0 else { return false }
            if tokens[open - 1].is("]") { return true }
            end = open - 1
        }
        // What the block returns may stand behind its mark.
        for before in stride(from: end, through: max(0, end - 6), by: -1) {
            if tokens[before].is("^") { return true }
            guard tokens[before].kind == .identifier || tokens[before].is("*") else { return false }
        }
        return false
    }

    /// Index of the round bracket that was opened by the group closed last.
    private var openOfLastGroup: Int?

    private mutating func close(_ index: Int, _ mark: UInt8) {
        // A closing bracket does not reach beyond the braces it stands in.
        while let frame = frames.last, frame.mark != mark {
            if frame.mark == UInt8(ascii: "{") { return }
            pop()
        }
        guard let frame = frames.last else { return }
        if mark == UInt8(ascii: "["), parts.count > frame.firstPart {
            visitMessage(Message(frame, close: index, parts: parts[frame.firstPart...]))
        } else if mark == UInt8(ascii: "(") {
            openOfLastGroup = frame.open
        }
        pop()
    }

    private mutating func pop() {
        guard let frame = frames.popLast() else { return }
        parts.removeSubrange(frame.firstPart...)
        if frame.isInner { inner -= 1 }
    }

    private mutating func visitColon(_ index: Int) {
        guard let frame = frames.last, frame.mark == UInt8(ascii: "[") else { return }
        if frame.ternaries > 0 {
            frames[frames.count - 1].ternaries -= 1
            return
        }
        // In `name:a :b` the `a` is an argument, or nothing would be.
        let previous = parts.count > frame.firstPart ? parts[parts.count - 1].colon : frame.open
        let word = tokens[index - 1].kind == .identifier && index - 1 > previous + 1 ? index - 1 : nil
        parts.append(Part(word: word, colon: index))
    }

    private mutating func visitWord(_ index: Int) {
        let token = tokens[index]
        if givesName, inner == 0, source.says(token, "return") {
            visitReturn(index)
        } else if index > 0, tokens[index - 1].is("."), index + 1 < tokens.count, tokens[index + 1].is("="),
            source.says(token, "restorationIdentifier")
        {
            addIdentifier("restoration", call: "restorationIdentifier", statement(from: index + 2), at: token)
        }
    }

    private mutating func visitReturn(_ index: Int) {
        guard loads.count < ObjectiveCReader.mostUses, constants.count < ObjectiveCReader.mostUses else { return }
        let value = statement(from: index + 1)
        guard let member, let first = value.first else { return }
        switch override {
        case .load:
            addLoad(member, target: "nib", name: value, at: tokens[index])
        case .identifier(let kind):
            addIdentifier(kind, call: member, value, at: tokens[index])
        case nil:
            break
        }
        // `return _name;` and `return nil;` tell nothing.
        if value.count == 1, source.bytes[Int(first.start)] == UInt8(ascii: "_") || source.says(first, "nil") { return }
        constants.append(source.constant(path, value: value, at: tokens[index]))
    }

    /// The class and the method, as the first part of a name.
    var path: String { [className, member].compactMap(\.self).joined(separator: ".") }

    /// The tokens from an index up to the `;` that ends the statement.
    func statement(from start: Int) -> ArraySlice<Token> {
        var depth = 0
        for index in start..<max(start, tokens.count) {
            let token = tokens[index]
            if token.is("(") || token.is("[") || token.is("{") { depth += 1 }
            if token.is(")") || token.is("]") || token.is("}") { depth -= 1 }
            if depth < 0 || (depth == 0 && (token.is(";") || token.is(","))) || index - start > 400 {
                return tokens[start..<index]
            }
        }
        return start <= tokens.count ? tokens[start...] : []
    }
}
