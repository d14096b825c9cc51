import Bytes

/// Reads XML property lists.
///
/// Foundation's reader does not report lines, and it recurses without a limit. A property list has few kinds of
/// elements, so a separate reader is simpler than checks around Foundation's reader.
struct XMLPlistReader {
    private var scanner: TextScanner
    private var open: [Container] = []
    private var root: PlistValue?

    private struct Container {
        var isDictionary: Bool
        var entries = PlistDictionary()
        var values: [PlistValue] = []
        var key: (name: String, at: TextPosition)?
    }

    init(_ scanner: TextScanner) { self.scanner = scanner }

    /// Reads the file, which contains exactly one value.
    mutating func read() throws(TextError) -> PlistValue {
        while true {
            scanner.skipSpace()
            if scanner.isAtEnd { break }
            if scanner.byte == UInt8(ascii: "#") {
                // A directive such as `#ifdef`, in a file for INFOPLIST_PREPROCESS (seen in KeePassium). Every branch
                // is read.
                while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
                continue
            }
            guard scanner.byte == UInt8(ascii: "<") else { throw scanner.error("text outside of a value") }
            if try skipMarkup() { continue }
            try element()
        }
        guard open.isEmpty, let root else { throw scanner.error("the file ends too early") }
        return root
    }

    /// Skips a comment, the document type or a processing instruction. Returns false if none of them starts here.
    private mutating func skipMarkup() throws(TextError) -> Bool {
        let opened = scanner.position()
        let isWhole: Bool
        if scanner.skip("<!--") {
            isWhole = scanner.skip(past: "-->")
        } else if scanner.skip("<?") {
            isWhole = scanner.skip(past: "?>")
        } else if scanner.isAt("<!") && !scanner.isAt("<![CDATA[") {
            var brackets = 0
            while let byte = scanner.byte, byte != UInt8(ascii: ">") || brackets > 0 {
                if byte == UInt8(ascii: "[") { brackets += 1 }
                if byte == UInt8(ascii: "]") { brackets -= 1 }
                scanner.advance()
            }
            isWhole = scanner.skip(">")
        } else {
            return false
        }
        guard isWhole else { throw TextError("markup without its end", at: opened) }
        return true
    }

    private mutating func element() throws(TextError) {
        if scanner.isAt("<<<<<<<") { throw scanner.error("unresolved merge conflict") }
        let at = scanner.position()
        scanner.advance()
        let isClosing = scanner.skip("/")
        let start = scanner.place
        while let byte = scanner.byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "/"),
            !TextScanner.isSpace(byte)
        { scanner.advance() }
        let name = scanner.text(from: start)
        while let byte = scanner.byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") { scanner.advance() }
        guard scanner.byte == UInt8(ascii: ">") else { throw scanner.error("tag without its end") }
        let isEmpty = !isClosing && scanner.bytes[scanner.place - 1] == UInt8(ascii: "/")
        scanner.advance()
        if isClosing { return try close(name) }
        try begin(name, isEmpty: isEmpty, at: at)
    }

    private mutating func begin(_ name: String, isEmpty: Bool, at: TextPosition) throws(TextError) {
        switch name {
        case "plist": break
        case "dict", "array":
            if open.count >= Limit.nesting { throw scanner.error("nested deeper than \(Limit.nesting)") }
            open.append(Container(isDictionary: name == "dict"))
            if isEmpty { try close(name) }
        case "key":
            guard let last = open.indices.last, open[last].isDictionary else {
                throw scanner.error("key outside of a dictionary")
            }
            open[last].key = (isEmpty ? "" : try text(until: name), at)
        case "true", "false":
            if !isEmpty { _ = try text(until: name) }
            try add(.string(name == "true" ? "YES" : "NO"))
        case "string", "integer", "real", "date":
            try add(.string(isEmpty ? "" : try text(until: name)))
        case "data":
            if !isEmpty { _ = try text(until: name) }
            try add(.other)
        default:
            throw scanner.error("unknown element '\(name.prefix(40))'")
        }
    }

    private mutating func close(_ name: String) throws(TextError) {
        if name == "plist" { return }
        guard let last = open.last, name == (last.isDictionary ? "dict" : "array") else {
            throw scanner.error("unexpected end of '\(name.prefix(40))'")
        }
        open.removeLast()
        try add(last.isDictionary ? .dictionary(last.entries) : .array(last.values))
    }

    private mutating func add(_ value: PlistValue) throws(TextError) {
        guard let last = open.indices.last else {
            guard root == nil else { throw scanner.error("more than one value") }
            root = value
            return
        }
        guard open[last].isDictionary else { return open[last].values.append(value) }
        guard let key = open[last].key else { throw scanner.error("value without a key") }
        open[last].entries.append(
            PlistDictionary.Entry(key: key.name, at: key.at, value: value))
        open[last].key = nil
    }

    /// Returns the text up to the end tag of an element, with its entities replaced.
    private mutating func text(until name: String) throws(TextError) -> String {
        var text: [UInt8] = []
        while let byte = scanner.byte {
            if byte == UInt8(ascii: "&") {
                text.append(contentsOf: entity())
            } else if byte != UInt8(ascii: "<") {
                text.append(byte)
                scanner.advance()
            } else if scanner.skip("<![CDATA[") {
                let start = scanner.place
                guard scanner.skip(past: "]]>") else { throw scanner.error("text without its end") }
                text.append(contentsOf: scanner.bytes[start..<scanner.place - 3])
            } else if try skipMarkup() {
                continue
            } else if scanner.skip("</") {
                let start = scanner.place
                while let byte = scanner.byte, byte != UInt8(ascii: ">") { scanner.advance() }
                let end = scanner.text(from: start)
                guard scanner.skip(">"), end == name || end.hasPrefix(name + " ") else {
                    throw scanner.error("'\(name)' without its end")
                }
                return String(decoding: text, as: UTF8.self)
            } else {
                throw scanner.error("element inside of '\(name)'")
            }
        }
        throw scanner.error("'\(name)' without its end")
    }

    /// Returns the characters that an entity represents. An unknown entity is returned as written.
    private mutating func entity() -> [UInt8] {
        let start = scanner.place
        scanner.advance()
        while let byte = scanner.byte, byte != UInt8(ascii: ";"), scanner.place - start < 12 { scanner.advance() }
        guard scanner.byte == UInt8(ascii: ";") else {
            scanner.move(to: start + 1)
            return [UInt8(ascii: "&")]
        }
        let name = String(decoding: scanner.bytes[start + 1..<scanner.place], as: UTF8.self)
        scanner.advance()
        switch name {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default: break
        }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard name.hasPrefix("#"), let code, let scalar = Unicode.Scalar(code) else {
            return Array(scanner.bytes[start..<scanner.place])
        }
        return Array(String(Character(scalar)).utf8)
    }
}
