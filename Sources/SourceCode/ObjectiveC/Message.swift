/// A message with arguments, as indexes of its tokens.
struct Message {
    /// The bracket that opens it, and the one that closes it.
    var open, close: Int
    var parts: ArraySlice<BodyScanner.Part>

    init(_ frame: BodyScanner.Frame, close: Int, parts: ArraySlice<BodyScanner.Part>) {
        (open, self.close, self.parts) = (frame.open, close, parts)
    }

    /// Where the argument of the part with this number stands.
    func argument(_ number: Int) -> Range<Int> {
        let index = parts.startIndex + number
        let start = parts[index].colon + 1
        guard index + 1 < parts.endIndex else { return start..<max(start, close) }
        return start..<max(start, parts[index + 1].word ?? parts[index + 1].colon)
    }
}

extension BodyScanner {
    /// Keeps what a message loads or names.
    mutating func visitMessage(_ message: Message) {
        guard let first = message.parts.first?.word, let call = KnownCall(source.text(tokens[first])) else { return }
        let at = tokens[first]
        let selector = selector(of: message)
        switch call {
        case .load(let target):
            load(message, selector, target: target, receiver: receiver(of: message))
        case .nibFromURL:
            let receiver = receiver(of: message)
            if receiver == "NSNib" { load(message, selector, target: "nib", receiver: receiver) }
        case .instantiate(let target):
            instantiate(message, selector, target: target)
        case .register:
            register(message, selector)
        case .identifier(let kind, let suffix):
            if let value = argument(of: message, where: { $0.hasSuffix(suffix) }) {
                addIdentifier(kind, call: selector, value, at: at)
            }
        case .resource(let kind, let classes):
            guard let receiver = receiver(of: message), classes.contains(receiver) else { return }
            addIdentifier(kind, call: selector, tokens[message.argument(0)], at: at)
        case .comparison:
            compare(message, selector)
        }
    }

    private mutating func load(_ message: Message, _ selector: String, target: String, receiver: String?) {
        guard let word = message.parts.first?.word else { return }
        let name = tokens[message.argument(0)]
        let owner = argument(of: message, where: { $0 == "owner" })
        addLoad(selector, target: target, name: name, owner: owner, receiver: receiver, at: tokens[word])
        made = Made(open: message.open, name: name)
        remember(name, from: message.open)
    }

    /// Notes that a variable holds what the call at an index makes:
    /// `nib = [UINib …`, also `nib = [[[NSNib alloc] init…] autorelease]`.
    private mutating func remember(_ name: ArraySlice<Token>, from open: Int) {
        var before = open - 1
        while before > 0, tokens[before].is("[") { before -= 1 }
        guard before > 0, tokens[before].is("="), tokens[before - 1].kind == .identifier else { return }
        let variable = source.text(tokens[before - 1])
        if case .some(let known) = variables[variable] {
            // Two nibs in one variable: which one it holds is not known.
            if known.map(source.expression) != source.expression(name) { variables[variable] = .some(nil) }
        } else {
            variables[variable] = .some(name)
        }
    }

    private mutating func instantiate(_ message: Message, _ selector: String, target: String) {
        guard let word = message.parts.first?.word else { return }
        let name = madeName(message.open + 1..<word)
        let argument = tokens[message.argument(0)]
        if target == "nib" {
            addLoad(
                selector, target: target, name: name, owner: argument, receiver: receiver(of: message), at: tokens[word])
        } else {
            addIdentifier("storyboard", call: selector, argument, at: tokens[word])
            addLoad(
                selector, target: target, name: name, receiver: receiver(of: message), identifier: argument,
                at: tokens[word])
        }
    }

    private mutating func register(_ message: Message, _ selector: String) {
        guard let word = message.parts.first?.word else { return }
        let nib = message.argument(0)
        let identifier = argument(of: message, where: { $0.hasSuffix("dentifier") })
        // `registerNib:nil` takes a registration back.
        if !(nib.count == 1 && source.says(tokens[nib.lowerBound], "nil")) {
            addLoad(
                selector, target: "nib", name: madeName(nib) ?? tokens[nib], receiver: receiver(of: message),
                identifier: identifier, at: tokens[word])
        }
        if let identifier { addIdentifier("reuse", call: selector, identifier, at: tokens[word]) }
    }

    private mutating func compare(_ message: Message, _ selector: String) {
        guard let word = message.parts.first?.word else { return }
        let sides = [tokens[message.open + 1..<word], tokens[message.argument(0)]]
        for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] where isSegueIdentifier(side) {
            addIdentifier("segue", call: selector, other, at: tokens[word])
            return
        }
    }

    /// Whether an expression is the identifier of a segue: `segue.identifier`,
    /// `[segue identifier]`, or the argument of the method that is asked
    /// whether to perform one.
    private func isSegueIdentifier(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.count <= 5, let last = tokens.last(where: { !$0.is("]") && !$0.is(")") }),
            source.says(last, "identifier")
        else { return false }
        if tokens.count == 1 { return member == "shouldPerformSegueWithIdentifier:sender:" }
        return tokens.contains { source.text($0).lowercased().hasSuffix("segue") }
    }

    /// The name of the nib or storyboard that an expression makes or holds.
    private func madeName(_ range: Range<Int>) -> ArraySlice<Token>? {
        if let made, made.open == range.lowerBound { return made.name }
        guard range.count == 1, let name = variables[source.text(tokens[range.lowerBound])] else { return nil }
        return name
    }

    private func selector(of message: Message) -> String {
        message.parts.map { ($0.word.map { source.text(tokens[$0]) } ?? "") + ":" }.joined()
    }

    private func argument(of message: Message, where matches: (String) -> Bool) -> ArraySlice<Token>? {
        for (number, part) in message.parts.enumerated() {
            if let word = part.word, matches(source.text(tokens[word])) { return tokens[message.argument(number)] }
        }
        return nil
    }

    /// What a message is sent to: `X` of `[X alloc]` and `X.alloc`, else as
    /// written.
    private func receiver(of message: Message) -> String? {
        guard let word = message.parts.first?.word, word > message.open + 1 else { return nil }
        var receiver = tokens[message.open + 1..<word]
        if receiver.count >= 4, receiver.first?.is("[") == true, receiver.last?.is("]") == true,
            source.says(receiver[receiver.endIndex - 2], "alloc")
        {
            receiver = receiver.dropFirst().dropLast(2)
        } else if receiver.count >= 3, let last = receiver.last, source.says(last, "alloc"),
            receiver[receiver.endIndex - 2].is(".")
        {
            receiver = receiver.dropLast(2)
        }
        return source.expression(receiver)
    }
}
