/// Finds the calls that may lead to a nib: by their names, and those that
/// make an object of a class.
extension BodyScanner {
    /// Keeps a message that makes an object or whose name speaks of nibs.
    ///
    /// - Parameter isLoad: whether it is kept as a load, or the use of an
    ///   identifier, already.
    mutating func visitCall(_ message: Message, isLoad: Bool) {
        guard let first = message.parts.first?.word else { return }
        let receiver = tokens[message.open + 1..<first]
        if let made = source.allocated(receiver) {
            guard source.hasPrefix(tokens[first], "init") else { return }
            if isLoad, KnownCall.isFramework(selector(of: message)) { return }
            if let name = source.madeClass(made) {
                addCall("init", receiver: name, arguments(of: message), at: tokens[first])
            }
        } else if message.parts.contains(where: { $0.word.map { source.mayNameNib(tokens[$0]) } ?? false }) {
            let selector = selector(of: message)
            if KnownCall.isFramework(selector) {
                if selector.hasPrefix("registerClass:for") {
                    addRegisteredClass(tokens[message.argument(0)], selector, at: tokens[first])
                }
                return
            }
            addCall(selector, receiver: source.receiverName(receiver), arguments(of: message), at: tokens[first])
        }
    }

    /// Reads a message without arguments: `[Foo nib]`, `[Foo new]`, `[[Foo alloc] init]`.
    mutating func visitUnaryMessage(open: Int, close: Int) {
        let word = close - 1
        guard word > open + 1, tokens[word].kind == .identifier, tokens[word - 1].endsOperand else { return }
        let receiver = tokens[open + 1..<word]
        if source.says(tokens[word], "new") {
            if let name = source.receiverName(receiver) { addCall("init", receiver: name, [], at: tokens[word]) }
        } else if source.hasPrefix(tokens[word], "init") {
            if let name = source.allocated(receiver).flatMap(source.madeClass) {
                addCall("init", receiver: name, [], at: tokens[word])
            }
        } else {
            visitNoArguments(word, receiver)
        }
    }

    /// Reads `receiver.name`, also where a value is assigned to it.
    mutating func visitDot(_ index: Int) {
        let word = tokens[index]
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        if next?.is("=") == true, source.says(word, "restorationIdentifier") {
            addIdentifier(.restoration, .sets, call: "restorationIdentifier", statement(from: index + 2), at: word)
        } else if source.says(word, "new") {
            if let name = source.receiverName(receiver(before: index)) { addCall("init", receiver: name, [], at: word) }
        } else if next?.is("(") == true || !source.mayNameNib(word) {
            // With a bracket it is a function of C++, or a block.
            return
        } else if next?.is("=") == true {
            let name = source.text(word)
            let value = [(label: Token?.none, value: statement(from: index + 2))]
            addCall(
                "set" + name.prefix(1).uppercased() + name.dropFirst() + ":",
                receiver: source.receiverName(receiver(before: index)), value, at: word)
        } else {
            visitNoArguments(index, receiver(before: index))
        }
    }

    /// Reads `LoadNib(@"Name")`, a function of C.
    mutating func visitFunction(open: Int, close: Int) {
        guard open > 0, close - open < Locals.longest, source.mayNameNib(tokens[open - 1]) else { return }
        if open > 1, tokens[open - 2].is(".") || tokens[open - 2].kind == .operation { return }
        let arguments = tokens[open + 1..<close].splitByCommas().filter { !$0.isEmpty }
        addCall(source.text(tokens[open - 1]), receiver: nil, arguments.map { (nil, $0) }, at: tokens[open - 1])
    }

    private mutating func visitNoArguments(_ word: Int, _ receiver: ArraySlice<Token>) {
        guard source.mayNameNib(tokens[word]) else { return }
        let name = source.text(tokens[word])
        if name == "instantiateInitialViewController" || name == "instantiateInitialController" {
            addLoad(
                name, .instantiates, target: .storyboard, name: storyboard(receiver), receiver: written(receiver),
                isMade: true,
                at: tokens[word])
            return
        }
        let receiver = source.receiverName(receiver)
        let isClass = receiver.map { $0 != "self" && $0 != "super" } ?? false
        if KnownCall.isFramework(name) || (!isClass && KnownCall.isFrameworkProperty(name)) { return }
        addCall(name, receiver: receiver, [], at: tokens[word])
    }

    /// A class that is registered for an identifier: as good as made here. It is written `[X class]` or `X.class`.
    private mutating func addRegisteredClass(_ expression: ArraySlice<Token>, _ selector: String, at token: Token) {
        guard let name = expression.first(where: { $0.kind == .identifier }),
            let word = expression.last(where: { $0.kind == .identifier }),
            source.says(word, "class"), expression.count <= 4
        else { return }
        addCall(selector, receiver: source.text(name), [], at: token)
    }

    private func arguments(of message: Message) -> [(label: Token?, value: ArraySlice<Token>)] {
        message.parts.enumerated().map { ($1.word.map { tokens[$0] }, tokens[message.argument($0)]) }
    }

    /// What stands before a dot, where it is as short as a class or `self`.
    private func receiver(before index: Int) -> ArraySlice<Token> {
        guard index >= 2 else { return [] }
        let end = index - 1
        if tokens[end - 1].is("]") {
            return end >= 4 && tokens[end - 4].is("[") ? tokens[end - 4..<end] : tokens[end - 1..<end]
        }
        guard end >= 3, tokens[end - 2].is(".") else { return tokens[end - 1..<end] }
        // Of a longer chain only `self.class` is told.
        return end >= 4 && tokens[end - 4].is(".") ? [] : tokens[end - 3..<end]
    }
}

extension Token {
    /// Whether an operand may end so; what follows it as a word is a message.
    var endsOperand: Bool {
        kind == .identifier || isString || self.is("]") || self.is(")") || self.is("}")
    }
}

extension SourceBytes {
    /// The class that an expression allocates an object of: `X` of
    /// `[X alloc]`, `X.alloc` and `[X allocWithZone:nil]`.
    func allocated(_ tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
        let (start, end) = (tokens.startIndex, tokens.endIndex)
        guard tokens.count >= 3 else { return nil }
        if tokens[start].is("["), tokens[end - 1].is("]") {
            if says(tokens[end - 2], "alloc") { return tokens[start + 1..<end - 2] }
            let limit = Swift.min(end, start + 8)
            guard let word = tokens[start..<limit].firstIndex(where: { says($0, "allocWithZone") }) else { return nil }
            return tokens[start + 1..<word]
        }
        guard says(tokens[end - 1], "alloc"), tokens[end - 2].is(".") else { return nil }
        return tokens[start..<end - 2]
    }

    /// What a message is sent to where that is a class, `self` or `super`;
    /// `Self` where it is the class of `self`.
    func receiverName(_ tokens: ArraySlice<Token>) -> String? {
        guard let first = tokens.first, tokens.count <= 4 else { return nil }
        if tokens.count == 1 {
            guard first.kind == .identifier else { return nil }
            return startsUppercase(first) || says(first, "self") || says(first, "super") ? text(first) : nil
        }
        let start = tokens.startIndex
        let object: Token
        if tokens.count == 4, first.is("["), says(tokens[start + 2], "class"), tokens[start + 3].is("]") {
            object = tokens[start + 1]
        } else if tokens.count == 3, tokens[start + 1].is("."), says(tokens[start + 2], "class") {
            object = first
        } else {
            return nil
        }
        if says(object, "self") { return "Self" }
        return object.kind == .identifier && startsUppercase(object) ? text(object) : nil
    }

    /// The class that is allocated: a name on its own is one, whatever it begins with.
    func madeClass(_ tokens: ArraySlice<Token>) -> String? {
        if tokens.count == 1, let name = tokens.first, name.kind == .identifier { return text(name) }
        return receiverName(tokens)
    }

    /// Whether a word begins with another.
    func hasPrefix(_ token: Token, _ prefix: StaticString) -> Bool {
        guard Int(token.end - token.start) >= prefix.utf8CodeUnitCount else { return false }
        let start = Int(token.start)
        for index in 0..<prefix.utf8CodeUnitCount where bytes[start + index] != prefix.utf8Start[index] { return false }
        return true
    }

    /// Whether a word holds one of ``CallSite/words``.
    func mayNameNib(_ token: Token) -> Bool {
        guard token.kind == .identifier, token.end - token.start >= 3 else { return false }
        let word = UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)])
        for start in word.indices {
            let first = word[start] | 0x20
            guard Self.isFirstOfNibWord(first) else { continue }
            // A flexible view is no xib.
            if first == UInt8(ascii: "x"), start > 0, word[start - 1] == UInt8(ascii: "e"),
                start + 3 < word.count, word[start + 3] == UInt8(ascii: "l") || word[start + 3] == UInt8(ascii: "i")
            {
                continue
            }
            for known in Self.nibWords where known[0] == first && start + known.count <= word.count {
                if known.indices.allSatisfy({ word[start + $0] | 0x20 == known[$0] }) { return true }
            }
        }
        return false
    }

    /// Quick, because it is asked of each letter of each message.
    @inline(__always)
    private static func isFirstOfNibWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "r"),
            UInt8(ascii: "d"), UInt8(ascii: "l"):
            true
        default: false
        }
    }

    private static let nibWords = CallSite.words.map { Array($0.utf8) }
}
