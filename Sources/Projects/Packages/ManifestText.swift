import Bytes

/// The Swift tokens of a manifest that consists of literals.
struct ManifestText {
    enum Token: Equatable {
        /// A name or number.
        case name(String)
        case string([Part])
        case mark(UInt8)
    }

    /// A part of a string: text, or an interpolation. For an interpolation `\(name)`, the constant is the name; for any
    /// other expression, it is nil.
    enum Part: Equatable {
        case text(String)
        case constant(String?)
    }

    private(set) var tokens: [(token: Token, line: Int)] = []
    private var scanner: TextScanner

    init(_ bytes: [UInt8]) {
        scanner = TextScanner(bytes)
        while let byte = scanner.byte { next(byte) }
    }

    private mutating func next(_ byte: UInt8) {
        let line = scanner.currentLine()
        switch byte {
        case _ where TextScanner.isSpace(byte): scanner.advance()
        case UInt8(ascii: "/") where scanner.isAt("//"):
            while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
        case UInt8(ascii: "/") where scanner.isAt("/*"): skipComment()
        case UInt8(ascii: "\""):
            if scanner.skip("\"\"\"") {
                _ = scanner.skip(past: "\"\"\"")
                tokens.append((.string([.constant(nil)]), line))
            } else {
                tokens.append((.string(quoted()), line))
            }
        case _ where Self.isName(byte):
            let start = scanner.place
            while let byte = scanner.byte, Self.isName(byte) { scanner.advance() }
            tokens.append((.name(scanner.text(from: start)), line))
        default:
            // Backticks are skipped, because they only allow a keyword to be a name.
            if byte != UInt8(ascii: "`") { tokens.append((.mark(byte), line)) }
            scanner.advance()
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if scanner.skip("/*") { depth += 1 } else if scanner.skip("*/") { depth -= 1 } else { scanner.advance() }
        } while depth > 0 && !scanner.isAtEnd
    }

    private mutating func quoted() -> [Part] {
        scanner.advance()
        var parts: [Part] = []
        var text: [UInt8] = []
        while let byte = scanner.byte, byte != UInt8(ascii: "\""), byte != 0x0A {
            if scanner.skip("\\(") {
                if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
                text = []
                parts.append(.constant(interpolation()))
                continue
            }
            if byte == UInt8(ascii: "\\") { scanner.advance() }
            if let byte = scanner.byte { text.append(byte) }
            scanner.advance()
        }
        scanner.advance()
        if !text.isEmpty || parts.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        return parts
    }

    /// Reads the expression in the parentheses of an interpolation. If the expression is a name, returns the name;
    /// otherwise, returns nil.
    private mutating func interpolation() -> String? {
        let start = scanner.place
        var depth = 1
        while let byte = scanner.byte, byte != 0x0A {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
            scanner.advance()
        }
        let name = scanner.text(from: start)
        scanner.advance()
        return !name.isEmpty && name.utf8.allSatisfy(Self.isName) ? name : nil
    }

    static func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte) || byte >= 0x80
    }
}
