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
        guard let first = message.parts.first?.word else { return }
        guard let call = KnownCall(source, tokens[first]) else {
            visitCall(message, isLoad: false)
            return
        }
        let at = tokens[first]
        let selector = selector(of: message)
        let before = loads.count
        switch call {
        case .load(let target, let purpose):
            load(message, selector, target: target, purpose)
        case .nibFromURL:
            if receiver(of: message) == "NSNib" { load(message, selector, target: .nib, .opens) }
        case .instantiate(let target):
            instantiate(message, selector, target: target)
        case .register:
            register(message, selector)
        case .identifier(let kind, let purpose, let suffix):
            if let value = argument(of: message, where: { $0.hasSuffix(suffix) }),
                purpose != .makes || !isHandedOn(value, message)
            {
                addIdentifier(kind, purpose, call: selector, value, at: at)
            }
        case .resource(let kind, let classes):
            guard let receiver = receiver(of: message), classes.contains(receiver) else { return }
            addIdentifier(kind, .resource, call: selector, tokens[message.argument(0)], at: at)
        case .comparison:
            compare(message, selector)
        }
        visitCall(message, isLoad: loads.count > before)
    }

    private mutating func load(
        _ message: Message, _ selector: String, target: NibLoad.Target, _ purpose: NibLoad.Purpose
    ) {
        guard let word = message.parts.first?.word else { return }
        let name = tokens[message.argument(0)]
        let owner = argument(of: message, where: { $0 == "owner" })
        addLoad(
            selector, purpose, target: target, name: name, owner: owner, receiver: receiver(of: message),
            at: tokens[word])
        // Of the others the result is no nib that could be used again.
        guard Self.makers.contains(source.text(tokens[word])) else { return }
        madeAt[message.open] = name
        remember(name, from: message.open)
    }

    private static let makers: Set<String> = [
        "nibWithNibName", "initWithNibNamed", "initWithContentsOfURL", "storyboardWithName",
    ]

    /// Notes that a variable or property is given what the call at an index
    /// makes: `self.nib = [UINib …`, also `_nib = [[[NSNib alloc] init…] autorelease]`.
    private mutating func remember(_ name: ArraySlice<Token>, from open: Int) {
        var before = open - 1
        while before > 0, tokens[before].is("[") { before -= 1 }
        guard before > 0, tokens[before].is("="), tokens[before - 1].kind == .identifier else { return }
        if before > 1, tokens[before - 2].is("*") { return }  // A local variable, as is any that the body declares.
        let isMember = before > 2 && (tokens[before - 2].is(".") || source.says(tokens[before - 2], "->"))
        if isMember, !source.says(tokens[before - 3], "self") { return }
        guard let variable = source.variable(tokens[before - 1..<before]) else { return }
        given.append(Given(variable: variable, plainName: isMember ? nil : before - 1, name: name))
    }

    private mutating func instantiate(_ message: Message, _ selector: String, target: NibLoad.Target) {
        guard let word = message.parts.first?.word else { return }
        let used = tokens[message.open + 1..<word]
        let argument = tokens[message.argument(0)]
        if target == .nib {
            addLoad(
                selector, .instantiates, target: target, name: used, owner: argument, receiver: written(used),
                isMade: true,
                at: tokens[word])
        } else {
            addIdentifier(.storyboard, .instantiates, call: selector, argument, at: tokens[word])
            addLoad(
                selector, .instantiates, target: target, name: storyboard(used), receiver: written(used),
                identifier: argument,
                isMade: true, at: tokens[word])
        }
    }

    /// The storyboard that a message is sent to; nil where it is the object's
    /// own, whose name no source says.
    func storyboard(_ used: ArraySlice<Token>) -> ArraySlice<Token>? {
        guard used.count > 1, source.variable(used) == "storyboard" else { return used }
        return nil
    }

    private mutating func register(_ message: Message, _ selector: String) {
        guard let word = message.parts.first?.word else { return }
        let nib = tokens[message.argument(0)]
        let identifier = argument(of: message, where: { $0.hasSuffix("dentifier") })
        // `registerNib:nil` takes a registration back.
        if !source.isNil(nib) {
            addLoad(
                selector, .registers, target: .nib, name: nib, receiver: receiver(of: message), identifier: identifier,
                isMade: true, at: tokens[word])
        }
        if let identifier { addIdentifier(.reuse, .registers, call: selector, identifier, at: tokens[word]) }
    }

    /// Whether an initialiser hands its parameter to another of the object: a cell that does so names nothing.
    private func isHandedOn(_ value: ArraySlice<Token>, _ message: Message) -> Bool {
        guard value.count == 1, let token = value.first, token.kind == .identifier else { return false }
        let receiver = receiver(of: message)
        return (receiver == "super" || receiver == "self")
            && enclosing.parameters.contains { source.text($0.name) == source.text(token) }
    }

    private mutating func compare(_ message: Message, _ selector: String) {
        guard let word = message.parts.first?.word else { return }
        let sides = [tokens[message.open + 1..<word], tokens[message.argument(0)]]
        for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] where isSegueIdentifier(side) {
            addIdentifier(.segue, .compares, call: selector, other, at: tokens[word])
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
        if tokens.count == 1 { return enclosing.member == "shouldPerformSegueWithIdentifier:sender:" }
        return tokens.contains { source.text($0).lowercased().hasSuffix("segue") }
    }

    func selector(of message: Message) -> String {
        message.parts.map { ($0.word.map { source.text(tokens[$0]) } ?? "") + ":" }.joined()
    }

    private func argument(of message: Message, where matches: (String) -> Bool) -> ArraySlice<Token>? {
        for (number, part) in message.parts.enumerated() {
            if let word = part.word, matches(source.text(tokens[word])) { return tokens[message.argument(number)] }
        }
        return nil
    }

    /// What a message is sent to, or the class that it makes an object of.
    private func receiver(of message: Message) -> String? {
        guard let word = message.parts.first?.word, word > message.open + 1 else { return nil }
        return written(tokens[message.open + 1..<word])
    }

    /// A receiver: `X` of `[X alloc]` and `X.alloc`, `Self` of `[self class]`,
    /// else as written.
    func written(_ receiver: ArraySlice<Token>) -> String? {
        if receiver.isEmpty { return nil }
        let object = source.allocated(receiver) ?? receiver
        return source.receiverName(object) ?? source.expression(object)
    }
}
