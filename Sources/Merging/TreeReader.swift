/// Reads the XML of Interface Builder into a ``Tree``: elements, attributes, texts and comments.
///
/// The reader rejects XML that Xcode does not write, such as a document type or text between elements. It does not
/// guess.
struct TreeReader {
    /// The reason why a text cannot be read, and its line.
    struct Failure: Error {
        let message: String
        /// The 1-based line.
        let line: Int
    }

    /// The maximum nesting depth of elements. Real files reach 33.
    static let depth = 256
    /// The maximum number of attributes of one element. Real elements have about 40.
    private static let attributes = 1000

    private let bytes: [UInt8]
    private let symbols: Symbols
    private var place = 0
    private var tree: Tree
    private var open: [Int] = []
    /// The start of the whitespace and comments that were read last. `comments` contains these comments.
    private var lead = 0
    private var comments: [Symbol] = []
    /// Whether text other than whitespace and comments was read since the last tag.
    private var hasText = false

    private init(_ bytes: [UInt8], _ symbols: Symbols) {
        (self.bytes, self.symbols, tree) = (bytes, symbols, Tree(bytes: bytes))
    }

    /// Reads a document in UTF-8.
    ///
    /// - Throws: ``Failure`` for the first error in the text.
    static func read(_ bytes: [UInt8], _ symbols: Symbols) throws(Failure) -> Tree {
        var reader = TreeReader(bytes, symbols)
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw reader.failure("the text is not UTF-8")
        }
        try reader.readAll()
        return reader.tree
    }

    private func failure(_ message: String, at other: Int? = nil) -> Failure {
        Failure(message: message, line: 1 + bytes[..<min(other ?? place, bytes.count)].count { $0 == 0x0A })
    }

    private mutating func readAll() throws(Failure) {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                try readText()
                continue
            }
            if starts("<!--") {
                try readComment()
            } else if starts("<?") {
                try readInstruction()
            } else if starts("<![CDATA[") {
                guard !open.isEmpty else { throw failure("text outside the root element") }
                hasText = true
                try skip(to: "]]>", "a CDATA section is not closed")
            } else if starts("<!") {
                throw failure("a document type is declared")
            } else if starts("</") {
                try readEndTag()
            } else {
                try readStartTag()
            }
        }
        if let last = open.last { throw failure("<\(symbols.text(tree.elements[last].tag))> has no end tag") }
        guard !tree.elements.isEmpty else { throw failure("there is no element") }
    }

    // MARK: Parts

    private func starts(_ text: StaticString) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[place..<place + $0.count].elementsEqual($0) }
    }

    private mutating func skip(to end: StaticString, _ otherwise: String) throws(Failure) {
        let start = place
        while place < bytes.count, !starts(end) { place += 1 }
        guard place < bytes.count else { throw failure(otherwise, at: start) }
        place += end.utf8CodeUnitCount
    }

    private mutating func readComment() throws(Failure) {
        let start = place
        place += 4
        try skip(to: "--", "a comment is not closed")
        guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else { throw failure("-- in a comment") }
        place += 1
        comments.append(symbols.find(bytes[start..<place]))
    }

    private mutating func readInstruction() throws(Failure) {
        let start = place
        try skip(to: "?>", "a processing instruction is not closed")
        guard bytes[start..<place].starts(with: "<?xml ".utf8) else {
            throw failure("a processing instruction", at: start)
        }
        guard start == 0 else { throw failure("the XML declaration is not at the start", at: start) }
        let text = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
        if text.contains("encoding"), !text.contains("utf-8"), !text.contains("us-ascii") {
            throw failure("the encoding is not UTF-8", at: start)
        }
    }

    private mutating func readText() throws(Failure) {
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
            if !isBlank(bytes[place]) {
                guard !open.isEmpty else { throw failure("text outside the root element") }
                hasText = true
                if starts("]]>") { throw failure("]]> in a text") }
            }
            try readCharacter()
        }
    }

    /// Reads one character, or one character reference, in a text or value.
    private mutating func readCharacter() throws(Failure) {
        let byte = bytes[place]
        place += 1
        if byte < 0x20, !isBlank(byte) { throw failure("a control character", at: place - 1) }
        guard byte == UInt8(ascii: "&") else { return }
        let start = place
        while place < bytes.count, isNamePart(bytes[place]) || bytes[place] == UInt8(ascii: "#") { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        let isKnown = ["amp", "lt", "gt", "quot", "apos"].contains(name) || Self.isCharacter(name)
        guard isKnown, place < bytes.count, bytes[place] == UInt8(ascii: ";") else {
            throw failure("an & without a known entity", at: start)
        }
        place += 1
    }

    private static func isCharacter(_ name: String) -> Bool {
        guard name.hasPrefix("#") else { return false }
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard let number, let scalar = Unicode.Scalar(number) else { return false }
        return scalar.value >= 0x20 || isBlank(UInt8(scalar.value))
    }

    // MARK: Tags

    private mutating func readName() throws(Failure) -> Symbol {
        let start = place
        while place < bytes.count, isNamePart(bytes[place]) { place += 1 }
        guard place > start, !(UInt8(ascii: "-")...UInt8(ascii: "9")).contains(bytes[start]) else {
            throw failure("a name is missing")
        }
        return symbols.find(bytes[start..<place])
    }

    private mutating func skipBlanks() -> Bool {
        let start = place
        while place < bytes.count, isBlank(bytes[place]) { place += 1 }
        return place > start
    }

    private mutating func readStartTag() throws(Failure) {
        let start = place
        guard open.count < Self.depth else { throw failure("elements nest deeper than \(Self.depth)") }
        guard !open.isEmpty || tree.elements.isEmpty else { throw failure("a second root element") }
        if hasText { throw failure("text between elements") }
        place += 1
        let tag = try readName()
        let first = tree.attributes.count
        while true {
            let isApart = skipBlanks()
            guard place < bytes.count else { throw failure("a tag is not closed", at: start) }
            if bytes[place] == UInt8(ascii: ">") || starts("/>") { break }
            guard bytes[place] != UInt8(ascii: "/") else { throw failure("a tag is not closed", at: start) }
            guard isApart else { throw failure("no space before an attribute") }
            guard tree.attributes.count - first < Self.attributes else {
                throw failure("more than \(Self.attributes) attributes in a tag")
            }
            try readAttribute(since: first)
        }
        let isClosed = bytes[place] == UInt8(ascii: "/")
        place += isClosed ? 2 : 1
        let number = tree.elements.count
        tree.elements.append(
            Tree.Element(
                tag: tag, parent: open.last, lead: lead, comments: comments, startTag: start..<place,
                attributes: first..<tree.attributes.count))
        if let parent = open.last { tree.elements[parent].children.append(number) }
        beginLead()
        if isClosed {
            tree.elements[number].endTag = place
            tree.elements[number].end = place
            tree.elements[number].text = symbols.find([])
        } else {
            open.append(number)
        }
    }

    private mutating func readAttribute(since first: Int) throws(Failure) {
        let start = place
        let name = try readName()
        _ = skipBlanks()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
            throw failure("an attribute without a value")
        }
        place += 1
        _ = skipBlanks()
        let quote = place < bytes.count ? bytes[place] : 0
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw failure("a value without quotes") }
        place += 1
        let from = place
        while place < bytes.count, bytes[place] != quote {
            guard bytes[place] != UInt8(ascii: "<") else { throw failure("a < in a value") }
            try readCharacter()
        }
        guard place < bytes.count else { throw failure("a value is not closed", at: from) }
        let value = symbols.find(bytes[from..<place])
        place += 1
        guard !tree.attributes[first...].contains(where: { $0.name == name }) else {
            throw failure("attribute \(symbols.text(name)) twice")
        }
        tree.attributes.append(Tree.Attribute(name: name, value: value, range: start..<place))
    }

    private mutating func readEndTag() throws(Failure) {
        let start = place
        place += 2
        let tag = try readName()
        _ = skipBlanks()
        guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
            throw failure("a tag is not closed", at: start)
        }
        place += 1
        guard let number = open.popLast() else { throw failure("</\(symbols.text(tag))> has no start tag", at: start) }
        let opened = tree.elements[number].tag
        guard opened == tag else {
            throw failure("</\(symbols.text(tag))>, but </\(symbols.text(opened))> is expected", at: start)
        }
        tree.elements[number].endTag = start
        tree.elements[number].end = place
        if tree.elements[number].children.isEmpty {
            tree.elements[number].text = symbols.find(bytes[tree.elements[number].startTag.upperBound..<start])
        } else {
            if hasText { throw failure("text between elements", at: start) }
            tree.elements[number].lastComments = comments
        }
        beginLead()
    }

    private mutating func beginLead() {
        (lead, comments, hasText) = (place, [], false)
    }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: ":"):
        true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...: true
    default: false
    }
}
