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

    /// A load of a nib, or its owner, that a property or variable holds of
    /// which the body says nothing, by its name without underscore.
    struct Elsewhere {
        var load: Int
        var variable: String
    }

    /// A property or variable that is given a nib, and the nib's name.
    struct Kept {
        var variable: String
        var expression: String
        var values: [String]
    }

    /// A variable that is given a nib, and the nib's name as tokens.
    struct Given {
        var variable: String
        /// Index of the variable where nothing says that it is the object's.
        var plainName: Int?
        var name: ArraySlice<Token>
    }

    let source: SourceBytes
    let enclosing: Enclosing
    /// For which platforms the source is, as far as it was read.
    var regions = PlatformRegions()
    var loads: [NibLoad] = []
    var identifiers: [IdentifierUse] = []
    var constants: [ConstantDeclaration] = []
    var calls: [CallSite] = []
    var elsewhere: [Elsewhere] = []
    var ownersElsewhere: [Elsewhere] = []
    var kept: [Kept] = []

    var tokens: [Token] = []
    var frames: [Frame] = []
    var parts: [Part] = []
    /// How many open frames are inner ones.
    var inner = 0
    /// Names of the nibs and storyboards that were made, by the index of the
    /// bracket that opens the call.
    var madeAt: [Int: ArraySlice<Token>] = [:]
    /// Variables that were given a nib.
    var given: [Given] = []
    var unfollowed: [Unfollowed] = []
    private let override: KnownCall.Override?
    /// Whether the method or function is one that others ask for a name.
    let givesName: Bool

    init(_ source: SourceBytes, _ enclosing: Enclosing) {
        self.source = source
        self.enclosing = enclosing
        override = enclosing.isStatic ? nil : enclosing.member.flatMap { KnownCall.Override($0) }
        givesName = enclosing.member.map(KnownCall.givesName) ?? false
    }

    /// Searches the tokens of a body, or of a piece of it.
    mutating func scan(_ tokens: [Token]) {
        self.tokens = tokens
        frames.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        madeAt.removeAll(keepingCapacity: true)
        given.removeAll(keepingCapacity: true)
        unfollowed.removeAll(keepingCapacity: true)
        (inner, openOfLastGroup) = (0, nil)
        for index in tokens.indices {
            if tokens[index].kind == .punctuation {
                visitMark(index)
            } else if tokens[index].kind == .identifier {
                visitWord(index)
            }
        }
        followLocals()
        // Nothing may hold on to the tokens, which the next piece reuses.
        madeAt.removeAll(keepingCapacity: true)
        given.removeAll(keepingCapacity: true)
        unfollowed.removeAll(keepingCapacity: true)
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
        // A bracket that was never opened has no group before it.
        if mark == UInt8(ascii: "(") { openOfLastGroup = nil }
        // A closing bracket does not reach beyond the braces it stands in.
        while let frame = frames.last, frame.mark != mark {
            if frame.mark == UInt8(ascii: "{") { return }
            pop()
        }
        guard let frame = frames.last else { return }
        if mark == UInt8(ascii: "[") {
            if parts.count > frame.firstPart {
                visitMessage(Message(frame, close: index, parts: parts[frame.firstPart...]))
            } else {
                visitUnaryMessage(open: frame.open, close: index)
            }
        } else if mark == UInt8(ascii: "(") {
            openOfLastGroup = frame.open
            visitFunction(open: frame.open, close: index)
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
        if index > 0, tokens[index - 1].is(".") {
            visitDot(index)
        } else if inner == 0, givesName || returnsConstant, source.says(token, "return") {
            visitReturn(index)
        }
    }

    /// Whether what it returns may be a name although its own name does not
    /// say so: `+ (NSString *)viewClass { return @"Shop"; }`.
    private var returnsConstant: Bool {
        enclosing.isStatic && enclosing.returnsString && enclosing.parameters.isEmpty
    }

    private mutating func visitReturn(_ index: Int) {
        let value = statement(from: index + 1)
        guard let member = enclosing.member, !value.isEmpty else { return }
        switch override {
        case .load(let purpose):
            addLoad(member, purpose, target: .nib, name: value, at: tokens[index])
        case .identifier(let kind):
            addIdentifier(kind, .sets, call: member, value, at: tokens[index])
        case nil:
            break
        }
        unfollowed.append(Unfollowed(place: .returned(tokens[index]), expression: value))
    }

    func statement(from start: Int) -> ArraySlice<Token> { tokens.statement(from: start) }
}
