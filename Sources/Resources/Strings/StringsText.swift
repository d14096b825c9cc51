import Bytes
import PropertyLists

/// Reads the text of a `.strings` file: `"key" = "value";` with comments.
///
/// The file contains the body of an OpenStep dictionary. The braces are optional.
struct StringsText {
    private var scanner: TextScanner
    private var table = StringsTable()
    /// The comment before the next text.
    private var comment: String?

    /// Reads UTF-8. If there is an error, the texts before it are kept.
    static func read(_ bytes: [UInt8]) -> StringsTable {
        var reader = StringsText(scanner: TextScanner(bytes))
        do throws(ResourceError) { try reader.whole() } catch { reader.table.problem = error }
        return reader.table
    }

    private init(scanner: TextScanner) { self.scanner = scanner }

    private mutating func whole() throws(ResourceError) {
        try skipBlank()
        let isBraced = scanner.skip("{")
        while true {
            try skipBlank()
            if isBraced, scanner.skip("}") { break }
            if scanner.byte == nil {
                if isBraced { throw scanner.unexpected() }
                return
            }
            try entry()
        }
        try skipBlank()
        if scanner.byte != nil { throw scanner.unexpected() }
    }

    private mutating func entry() throws(ResourceError) {
        let at = scanner.position()
        let comment = self.comment
        self.comment = nil
        let key = try string()
        try skipBlank()
        var value = key
        if scanner.skip("=") {
            try skipBlank()
            value = try string()
            try skipBlank()
        }
        // The last `;` may be missing.
        guard scanner.skip(";") || scanner.byte == nil || scanner.byte == UInt8(ascii: "}") else {
            throw scanner.unexpected()
        }
        var string = LocalizedString(key: key, value: value, at: at)
        // A comment between key and value belongs to neither.
        self.comment = nil
        string.comment = comment
        table.strings.append(string)
    }

    /// Skips white space and comments, and stores the last comment.
    private mutating func skipBlank() throws(ResourceError) {
        while true {
            scanner.skipSpace()
            if scanner.skip("//") {
                let start = scanner.place
                while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
                comment = trimmed(from: start, to: scanner.place)
            } else if scanner.isAt("/*") {
                let opened = scanner.position()
                scanner.advance(2)
                let start = scanner.place
                guard scanner.skip(past: "*/") else { throw ResourceError("comment without its end", at: opened) }
                comment = trimmed(from: start, to: scanner.place - 2)
            } else {
                return
            }
        }
    }

    private func trimmed(from start: Int, to end: Int) -> String {
        var (start, end) = (start, end)
        while start < end, scanner.bytes[start] <= 0x20 { start += 1 }
        while end > start, scanner.bytes[end - 1] <= 0x20 { end -= 1 }
        return String(decoding: scanner.bytes[start..<end], as: UTF8.self)
    }

    private mutating func string() throws(ResourceError) -> String {
        if let quote = scanner.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return try quoted(quote)
        }
        let start = scanner.place
        while let byte = scanner.byte, Self.isPlain(byte), !scanner.isAt("/*") { scanner.advance() }
        guard scanner.place > start else { throw scanner.unexpected() }
        return scanner.text(from: start)
    }

    /// Whether a character may occur in an unquoted string.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "/"):
            true
        default: byte >= 0x80
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(ResourceError) -> String {
        let opened = scanner.position()
        guard let string = OpenStepString(scanner.bytes, from: scanner.place + 1, quote: quote) else {
            throw ResourceError("string without its end", at: opened)
        }
        scanner.advance(string.end - scanner.place)
        return string.text
    }
}
