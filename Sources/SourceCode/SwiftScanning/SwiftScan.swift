/// Facts about a Swift source from one pass over its bytes, before it is parsed.
package struct SwiftScan {
    /// The maximum number of source bytes to parse.
    ///
    /// A syntax tree needs many times the memory of its source. Larger sources are generated and contain data.
    package static let mostBytes = 3 << 20

    /// Returns whether the parser can parse a source within ``DeepStack/size``. It checks the size and the limits of
    /// ``Nesting``.
    package static func canBeParsed(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= mostBytes else { return false }
        return bytes.withUnsafeBufferPointer { !SwiftScan($0).isTooDeep }
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var index = 0
    /// The open brackets and strings.
    private var open: [Mode] = []
    /// The number of open type bodies. If all open brackets are type bodies, the scan is at the level of members.
    private var types = 0
    private var pending = Pending.nothing
    private var angles = 0
    private var squares = 0
    private var prefixes = 0
    private var branches = 0

    /// Whether the source nests too deep for the parser, which recurses at each level.
    package private(set) var isTooDeep = false
    /// Whether the scan reliably distinguished brackets, strings and regular expressions. If not, the results below are
    /// unreliable.
    package private(set) var isSure = true
    package private(set) var marks: SwiftMarks
    /// The function bodies that contain no word that matters (see ``SwiftMarks``). The braces are not included.
    package private(set) var skippableBodies: [Range<Int>] = []

    /// If the name of a type ends with one of these suffixes, its values can be names.
    package static let nameTypes = ["String", "Name", "Identifier", "Nib", "NIB", "Storyboard", "ID", "Id"]

    private enum Mode: Equatable {
        case round, square, curly, type
        /// The body of a function, with the start of its declaration and the start of the body.
        case body(header: Int, start: Int)
        /// A string, with the number of `#` before its quote. A long string has three quotes.
        case string(hashes: Int, isLong: Bool)
    }

    /// The declaration to which the next brace belongs, if this brace is at the level of members.
    private enum Pending {
        case nothing, type
        case function(start: Int, Parameters)
        /// A variable without a value.
        case property(start: Int)
    }

    private enum Parameters {
        case unknown, none, some
        /// The function has no parameters, but its result may be a name.
        case resultOnly
    }

    package init(_ text: UnsafeBufferPointer<UInt8>, _ sought: SearchNames = SearchNames()) {
        self.text = text
        marks = SwiftMarks(sought)
        while index < text.count {
            if case .string(let hashes, let isLong)? = open.last {
                readString(hashes, isLong)
            } else {
                readCode()
            }
            isTooDeep =
                open.count > Nesting.most || angles > Nesting.mostAngles || squares > Nesting.mostSquare
                || prefixes > Nesting.mostPrefixes || branches > Nesting.mostBranches
            if isTooDeep { return }
        }
        if !open.isEmpty { isSure = false }
    }

    private func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }

    private var isAmongMembers: Bool { open.count == types }

    // MARK: Code

    private mutating func readCode() {
        let current = byte(0)
        switch current {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            return readWord()
        case UInt8(ascii: "["):
            squares += 1
            open.append(.square)
        case UInt8(ascii: "("):
            if isAmongMembers { notice(parenthesisAt: index) }
            open.append(.round)
        case UInt8(ascii: "{"): openBrace()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(current)
        case UInt8(ascii: ";"), UInt8(ascii: "@"):
            if current == UInt8(ascii: ";") { endStatement() }
            if isAmongMembers { pending = .nothing }
        case UInt8(ascii: "<"):
            angles += 1
            // Generic parameters may contain parentheses.
            if isAmongMembers, case .function(_, .unknown) = pending { pending = .nothing }
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return openString()
        case UInt8(ascii: "/"): return readSlash()
        case UInt8(ascii: ">") where index > 0 && text[index - 1] == UInt8(ascii: "-"):
            prefixes += 1
            if isAmongMembers, case .function(let start, .none) = pending {
                pending = .function(start: start, .resultOnly)
            }
        case UInt8(ascii: "="):
            if case .property = pending, isAmongMembers { pending = .nothing }
        case UInt8(ascii: "`"): marks.addWord(at: index)
        default: break
        }
        index += 1
    }

    private mutating func endStatement() { (angles, prefixes) = (0, 0) }

    private mutating func openBrace() {
        endStatement()
        guard isAmongMembers else {
            return open.append(.curly)
        }
        switch pending {
        case .type:
            open.append(.type)
            types += 1
        case .function(let header, .none), .function(let header, .some), .function(let header, .unknown):
            open.append(.body(header: header, start: index + 1))
        case .property(let header) where isGetter(at: index + 1) && !isNameType(before: index):
            open.append(.body(header: header, start: index + 1))
        default: open.append(.curly)
        }
        pending = .nothing
    }

    private mutating func close(_ bracket: UInt8) {
        if bracket == UInt8(ascii: "}") { endStatement() }
        // The open item is never a string, because strings are read separately.
        switch (open.popLast(), bracket) {
        case (.round?, UInt8(ascii: ")")): break
        case (.square?, UInt8(ascii: "]")): squares -= 1
        case (.curly?, UInt8(ascii: "}")): break
        case (.type?, UInt8(ascii: "}")): types -= 1
        case (.body(let header, let start)?, UInt8(ascii: "}")):
            if !marks.hasWord(in: header..<index) { skippableBodies.append(start..<index) }
        case (let other, _):
            isSure = false
            if other == .square { squares -= 1 }
            types = min(types, open.count)
        }
        if bracket == UInt8(ascii: "}"), isAmongMembers { pending = .nothing }
    }

    /// Returns whether the braces of a property contain only the code of its getter, not accessors.
    private func isGetter(at place: Int) -> Bool {
        var place = place
        while place < text.count, text[place] == 0x20 || (0x09...0x0D).contains(text[place]) { place += 1 }
        var end = place
        while end < text.count, SourceText.isWord(text[end]) { end += 1 }
        // If no word follows, an attribute or a comment may precede an accessor. A getter that begins with a literal or
        // a dot is not recognized.
        guard end > place else { return false }
        let word = String(decoding: UnsafeBufferPointer(rebasing: text[place..<end]), as: UTF8.self)
        return !Self.accessors.contains(word)
    }

    private static let accessors: Set<String> = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress", "init",
        "mutating", "nonmutating", "borrow", "borrowing", "consuming", "mutate", "yielding", "__consuming",
        "distributed",
    ]

    /// Returns whether the values of the type before a brace may be names (see ``nameTypes``).
    private func isNameType(before place: Int) -> Bool {
        var end = place
        while end > 0,
            text[end - 1] == 0x20 || text[end - 1] == 0x0A
                || [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(text[end - 1])
        {
            end -= 1
        }
        var start = end
        while start > 0, SourceText.isWord(text[start - 1]) { start -= 1 }
        // The end of `Name<Item>` or `(Name)` does not show the type.
        guard start < end else { return end == 0 || text[end - 1] != UInt8(ascii: "]") }
        let word = String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self)
        return word == "Self" || word == "Type" || Self.nameTypes.contains { word.hasSuffix($0) }
    }

    private mutating func notice(parenthesisAt place: Int) {
        guard case .function(let start, .unknown) = pending else { return }
        var next = place + 1
        while next < text.count, text[next] == 0x20 || text[next] == 0x0A { next += 1 }
        pending = .function(start: start, next < text.count && text[next] == UInt8(ascii: ")") ? .none : .some)
    }

    // MARK: Words

    private mutating func readWord() {
        let start = index
        while SourceText.isWord(byte(0)) { index += 1 }
        let range = start..<index
        marks.add(range, of: text)
        count(range)
        let before = start > 0 ? text[start - 1] : 0
        if before != UInt8(ascii: "."), before != UInt8(ascii: "`") { expect(range) }
    }

    /// Counts the words on which the parser recurses.
    private mutating func count(_ range: Range<Int>) {
        func says(_ word: StaticString) -> Bool { SwiftMarks.says(word, range, text) }
        switch range.count {
        case 2 where says("if") && range.lowerBound > 0 && text[range.lowerBound - 1] == UInt8(ascii: "#"):
            branches += 1
        case 4 where says("else"): branches += 1
        case 3 where says("try") || says("any"): prefixes += 1
        case 4 where says("some") || says("each") || says("copy"): prefixes += 1
        case 5 where says("await") || says("inout"): prefixes += 1
        case 6 where says("repeat") || says("unsafe"): prefixes += 1
        default: break
        }
    }

    /// Records the declaration that begins with a keyword. Keywords outside the level of members are ignored.
    private mutating func expect(_ range: Range<Int>) {
        guard isAmongMembers else { return }
        func says(_ word: StaticString) -> Bool { SwiftMarks.says(word, range, text) }
        let declared: Pending
        switch range.count {
        case 4 where says("func") || says("init"), 6 where says("deinit"):
            // Start after the keyword, because `init` itself is a word that matters.
            declared = .function(start: range.upperBound, .unknown)
        case 4 where says("enum"), 5 where says("class"), 6 where says("struct"), 8 where says("protocol"),
            9 where says("extension"):
            declared = .type
        case 5 where says("actor") && isFollowedByName(range): declared = .type
        case 3 where says("var"): declared = .property(start: range.upperBound)
        case 3 where says("let"), 4 where says("case"), 5 where says("macro"), 6 where says("import"),
            3 where says("get") || says("set"), 9 where says("subscript") || says("typealias"),
            14 where says("associatedtype"):
            declared = .nothing
        default: return
        }
        pending = declared
    }

    /// Returns whether a name follows the word `actor`. If no name follows, `actor` is itself a name.
    private func isFollowedByName(_ range: Range<Int>) -> Bool {
        range.upperBound + 1 < text.count && text[range.upperBound] == 0x20
            && SourceText.isWord(text[range.upperBound + 1])
    }

    // MARK: Strings and comments

    private mutating func openString() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#"), hashes < 64 { hashes += 1 }
        guard byte(hashes) == UInt8(ascii: "\"") else {
            if byte(hashes) == UInt8(ascii: "/") { isSure = false }
            if isAmongMembers { pending = .nothing }
            index += max(hashes, 1)
            return
        }
        let isLong = byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
        open.append(.string(hashes: hashes, isLong: isLong))
        index += hashes + (isLong ? 3 : 1)
    }

    private mutating func readString(_ hashes: Int, _ isLong: Bool) {
        let current = byte(0)
        if current == 0x0A, !isLong {
            open.removeLast()
            isSure = false
        } else if current == UInt8(ascii: "\\"), follow(1, hashes) {
            // An interpolation contains code.
            if byte(1 + hashes) == UInt8(ascii: "(") { open.append(.round) }
            index += hashes + 1
        } else if current == UInt8(ascii: "\"") {
            let quotes = isLong ? 3 : 1
            if !isLong || (byte(1) == current && byte(2) == current), follow(quotes, hashes) {
                open.removeLast()
                index += quotes + hashes - 1
            }
        }
        index += 1
    }

    private func follow(_ start: Int, _ hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
    }

    private mutating func readSlash() {
        // `isNameType(before:)` finds the type only directly before the brace, not before a comment.
        if case .property = pending, isAmongMembers { pending = .nothing }
        switch byte(1) {
        case UInt8(ascii: "/"):
            while index < text.count, text[index] != 0x0A { index += 1 }
        case UInt8(ascii: "*"): skipComment()
        default:
            // A regular expression does not begin with a space, and does not follow an operand.
            let before = index > 0 ? text[index - 1] : 0
            let follows = SourceText.isWord(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
            if !follows, byte(1) > 0x20 { isSure = false }
            index += 1
        }
    }

    /// Skips a comment. Comments nest, but their depth does not matter here.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                (depth, index) = (depth + 1, index + 2)
            } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                (depth, index) = (depth - 1, index + 2)
            } else {
                index += 1
            }
        } while depth > 0 && index < text.count
    }
}
