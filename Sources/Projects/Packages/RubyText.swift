import Bytes

/// The Ruby tokens of a podspec that consists of literals.
struct RubyText {
    enum Token: Equatable {
        case name(String)
        /// A string; nil if it is built at run time (`"#{name}"`).
        case string(String?)
        case mark(UInt8)
        /// `=>`. The string before it is a key.
        case arrow
        case newLine
    }

    private(set) var tokens: [(token: Token, line: Int)] = []
    private var scanner: TextScanner

    init(_ bytes: [UInt8]) {
        scanner = TextScanner(bytes)
        while !scanner.isAtEnd { next() }
    }

    private mutating func next() {
        guard let byte = scanner.byte else { return }
        let line = scanner.currentLine()
        switch byte {
        case 0x0A:
            scanner.advance()
            tokens.append((.newLine, line))
            if scanner.isAt("=begin") { _ = scanner.skip(past: "\n=end") }
        case _ where TextScanner.isSpace(byte): scanner.advance()
        case UInt8(ascii: "#"): while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
        case UInt8(ascii: "'"), UInt8(ascii: "\""): tokens.append((.string(quoted(byte)), line))
        case UInt8(ascii: "%") where scanner.isAt("%w") || scanner.isAt("%W"): words(line)
        case UInt8(ascii: "=") where scanner.skip("=>"): tokens.append((.arrow, line))
        case UInt8(ascii: "<") where scanner.isAt("<<~") || scanner.isAt("<<-"): skipHereDocument(line)
        case _ where Self.isName(byte):
            let start = scanner.place
            while let byte = scanner.byte, Self.isName(byte) { scanner.advance() }
            tokens.append((.name(scanner.text(from: start)), line))
        default:
            scanner.advance()
            tokens.append((.mark(byte), line))
        }
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
        scanner.advance()
        var text: [UInt8] = []
        var isLiteral = true
        while let byte = scanner.byte, byte != quote {
            if byte == UInt8(ascii: "\\") {
                scanner.advance()
            } else if quote == UInt8(ascii: "\""), scanner.isAt("#{") {
                isLiteral = false
            }
            if let byte = scanner.byte { text.append(byte) }
            scanner.advance()
        }
        scanner.advance()
        return isLiteral ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Reads `%w[a b]` as strings that are separated by commas.
    private mutating func words(_ line: Int) {
        scanner.advance(2)
        let closers: [UInt8: UInt8] = [0x5B: 0x5D, 0x28: 0x29, 0x7B: 0x7D, 0x3C: 0x3E]
        guard let open = scanner.byte, !Self.isName(open), !TextScanner.isSpace(open) else { return }
        scanner.advance()
        let start = scanner.place
        while let byte = scanner.byte, byte != closers[open] ?? open { scanner.advance() }
        for word in scanner.text(from: start).split(whereSeparator: \.isWhitespace) {
            tokens.append((.string(String(word)), line))
            tokens.append((.mark(UInt8(ascii: ",")), line))
        }
        scanner.advance()
    }

    /// Skips a here document (`<<-TEXT … TEXT`), which usually contains a description.
    private mutating func skipHereDocument(_ line: Int) {
        scanner.advance(3)
        while let byte = scanner.byte, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { scanner.advance() }
        let start = scanner.place
        while let byte = scanner.byte, Self.isName(byte) { scanner.advance() }
        let name = scanner.text(from: start)
        tokens.append((.string(nil), line))
        while !name.isEmpty, let byte = scanner.byte {
            scanner.advance()
            guard byte == 0x0A else { continue }
            let start = scanner.place
            while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
            if scanner.text(from: start).split(whereSeparator: \.isWhitespace).first.map(String.init) == name { return }
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }
}
