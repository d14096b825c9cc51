import Bytes

/// Reads OpenStep property lists. `project.pbxproj` still has this format.
struct OpenStepReader {
    private var scanner: TextScanner

    init(_ scanner: TextScanner) { self.scanner = scanner }

    /// Reads the file, which contains exactly one value.
    mutating func read() throws(TextError) -> PlistValue {
        let value = try value(depth: 0)
        try skipBlank()
        guard scanner.isAtEnd else { throw scanner.unexpected() }
        return value
    }

    private mutating func value(depth: Int) throws(TextError) -> PlistValue {
        try skipBlank()
        if depth > Limit.nesting { throw scanner.error("nested deeper than \(Limit.nesting)") }
        switch scanner.byte {
        case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
        case UInt8(ascii: "("): return .array(try array(depth: depth))
        case UInt8(ascii: "<"): return try data()
        default: return .string(try string())
        }
    }

    private mutating func dictionary(depth: Int) throws(TextError) -> PlistDictionary {
        let opened = scanner.position()
        scanner.advance()
        var entries = PlistDictionary()
        while true {
            try skipBlank()
            if scanner.skip("}") { return entries }
            if scanner.isAtEnd { throw TextError("dictionary without its end", at: opened) }
            let at = scanner.position()
            let key = try string()
            try skipBlank()
            guard scanner.skip("=") else { throw scanner.unexpected() }
            let value = try value(depth: depth + 1)
            entries.append(PlistDictionary.Entry(key: key, at: at, value: value))
            try skipBlank()
            // The last `;` may be missing, as in property lists written by hand.
            guard scanner.skip(";") || scanner.byte == UInt8(ascii: "}") || scanner.isAtEnd else {
                throw scanner.unexpected()
            }
        }
    }

    private mutating func array(depth: Int) throws(TextError) -> [PlistValue] {
        let opened = scanner.position()
        scanner.advance()
        var values: [PlistValue] = []
        while true {
            try skipBlank()
            if scanner.skip(")") { return values }
            if scanner.isAtEnd { throw TextError("array without its end", at: opened) }
            values.append(try value(depth: depth + 1))
            try skipBlank()
            guard scanner.skip(",") || scanner.byte == UInt8(ascii: ")") || scanner.isAtEnd else {
                throw scanner.unexpected()
            }
        }
    }

    private mutating func data() throws(TextError) -> PlistValue {
        if scanner.isAt("<<<<<<<") { throw scanner.error("unresolved merge conflict") }
        scanner.advance()
        while let byte = scanner.byte {
            scanner.advance()
            if byte == UInt8(ascii: ">") { return .other }
            let isHex = (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
            guard isHex || TextScanner.isSpace(byte) else { throw scanner.error("data that is not hexadecimal") }
        }
        throw scanner.error("data without its end")
    }

    private mutating func string() throws(TextError) -> String {
        if scanner.byte == UInt8(ascii: "\"") || scanner.byte == UInt8(ascii: "'") { return try quoted() }
        let start = scanner.place
        while let byte = scanner.byte, Self.isPlain(byte) {
            // Old generators write `ID/* comment */` without a space.
            if byte == UInt8(ascii: "/"), scanner.byte(after: 1) == UInt8(ascii: "*"), scanner.place > start { break }
            scanner.advance()
        }
        guard scanner.place > start else { throw scanner.unexpected() }
        return scanner.text(from: start)
    }

    private mutating func quoted() throws(TextError) -> String {
        let opened = scanner.position()
        let (start, quote) = (scanner.place + 1, scanner.byte ?? 0)
        guard let string = OpenStepString(scanner.bytes, from: start, quote: quote) else {
            throw TextError("string without its end", at: opened)
        }
        scanner.advance(string.end - scanner.place)
        return string.text
    }

    /// Skips white space and comments, including `// !$*UTF8*$!` in the first line.
    private mutating func skipBlank() throws(TextError) {
        while true {
            scanner.skipSpace()
            if scanner.isAt("//") {
                while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
            } else if scanner.isAt("/*") {
                let opened = scanner.position()
                scanner.advance(2)
                guard scanner.skip(past: "*/") else { throw TextError("comment without its end", at: opened) }
            } else {
                return
            }
        }
    }

    /// Whether a character may occur in an unquoted string. Generators leave more characters unquoted than Xcode does.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F: false
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="): false
        case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: ">"): false
        case UInt8(ascii: "\""), UInt8(ascii: "'"): false
        default: true
        }
    }
}
