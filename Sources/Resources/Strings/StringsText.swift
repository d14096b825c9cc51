import Projects

/// Reads the text of a `.strings` file: `"key" = "value";` with comments.
///
/// It is the body of an OpenStep dictionary, whose braces may be there.
struct StringsText {
    private var cursor: TextCursor
    private var table = StringsTable()
    /// The comment before the next text.
    private var comment: String?

    /// Reads UTF-8. What stands before an error is kept.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> StringsTable {
        var reader = StringsText(cursor: TextCursor(bytes))
        do throws(ResourceError) { try reader.whole() } catch { reader.table.problem = error }
        return reader.table
    }

    private init(cursor: TextCursor) { self.cursor = cursor }

    private mutating func whole() throws(ResourceError) {
        try skipBlank()
        let isBraced = cursor.skip("{")
        while true {
            try skipBlank()
            if isBraced, cursor.skip("}") { break }
            if cursor.byte == nil {
                if isBraced { throw cursor.unexpected() }
                return
            }
            try entry()
        }
        try skipBlank()
        if cursor.byte != nil { throw cursor.unexpected() }
    }

    private mutating func entry() throws(ResourceError) {
        let at = cursor.position()
        let comment = self.comment
        self.comment = nil
        let key = try string()
        try skipBlank()
        var value = key
        if cursor.skip("=") {
            try skipBlank()
            value = try string()
            try skipBlank()
        }
        // The last `;` may be missing.
        guard cursor.skip(";") || cursor.byte == nil || cursor.byte == UInt8(ascii: "}") else {
            throw cursor.unexpected()
        }
        var string = LocalizedString(key: key, value: value, at: at)
        // What stands between key and value belongs to neither.
        self.comment = nil
        string.comment = comment
        table.strings.append(string)
    }

    /// Space and comments, the last of which is kept.
    private mutating func skipBlank() throws(ResourceError) {
        while true {
            cursor.skipSpace()
            if cursor.skip("//") {
                let start = cursor.place
                while let byte = cursor.byte, byte != 0x0A { cursor.advance() }
                comment = trimmed(from: start, to: cursor.place)
            } else if cursor.isAt("/*") {
                let opened = cursor.position()
                cursor.advance(2)
                let start = cursor.place
                guard cursor.skip(past: "*/") else { throw ResourceError("comment without its end", at: opened) }
                comment = trimmed(from: start, to: cursor.place - 2)
            } else {
                return
            }
        }
    }

    private func trimmed(from start: Int, to end: Int) -> String {
        var (start, end) = (start, end)
        while start < end, cursor.bytes[start] <= 0x20 { start += 1 }
        while end > start, cursor.bytes[end - 1] <= 0x20 { end -= 1 }
        return String(decoding: cursor.bytes[start..<end], as: UTF8.self)
    }

    private mutating func string() throws(ResourceError) -> String {
        if let quote = cursor.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return try quoted(quote)
        }
        let start = cursor.place
        while let byte = cursor.byte, Self.isPlain(byte), !cursor.isAt("/*") { cursor.advance() }
        guard cursor.place > start else { throw cursor.unexpected() }
        return cursor.text(from: start)
    }

    /// What a property list leaves unquoted.
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
        let opened = cursor.position()
        guard let string = OpenStepString(cursor.bytes, from: cursor.place + 1, quote: quote) else {
            throw ResourceError("string without its end", at: opened)
        }
        cursor.advance(string.end - cursor.place)
        return string.text
    }
}
