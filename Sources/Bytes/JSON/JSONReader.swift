/// Reads JSON. Keeps the positions of names, and all members with the same name.
///
/// Foundation's reader does not provide positions, and does not limit its recursion. If an object has several members
/// with the same name, Foundation's reader keeps only one of them.
package struct JSONReader {
    /// Limits on the time and memory that a hostile file can use.
    package struct Limits: Sendable {
        /// The maximum nesting depth of values.
        package var nesting: Int
        /// The maximum number of values in the whole text.
        package var values: Int

        package init(nesting: Int, values: Int = .max) { (self.nesting, self.values) = (nesting, values) }
    }

    private var scanner: TextScanner
    private let limits: Limits
    private var values = 0

    /// Reads the value of a text in UTF-8.
    package static func read(_ bytes: [UInt8], _ limits: Limits) throws(TextError) -> JSONTree {
        var reader = JSONReader(scanner: TextScanner(bytes), limits: limits)
        reader.scanner.skip("\u{FEFF}")
        let value = try reader.value(depth: 0)
        reader.scanner.skipSpace()
        guard reader.scanner.isAtEnd else { throw reader.scanner.unexpected() }
        return value
    }

    private init(scanner: TextScanner, limits: Limits) { (self.scanner, self.limits) = (scanner, limits) }

    private mutating func value(depth: Int) throws(TextError) -> JSONTree {
        scanner.skipSpace()
        values += 1
        guard depth <= limits.nesting else { throw scanner.error("nested deeper than \(limits.nesting)") }
        guard values <= limits.values else { throw scanner.error("more than \(limits.values) values") }
        switch scanner.byte {
        case UInt8(ascii: "{"): return .object(try members(depth: depth))
        case UInt8(ascii: "["): return .list(try items(depth: depth))
        case UInt8(ascii: "\""): return .text(try string())
        default: return try literal()
        }
    }

    private mutating func members(depth: Int) throws(TextError) -> [JSONTree.Member] {
        scanner.advance()
        var members: [JSONTree.Member] = []
        var counts: [String: Int] = [:]
        scanner.skipSpace()
        if scanner.skip("}") { return members }
        while true {
            scanner.skipSpace()
            let at = scanner.position()
            guard scanner.byte == UInt8(ascii: "\"") else { throw scanner.unexpected() }
            let key = try string()
            scanner.skipSpace()
            guard scanner.skip(":") else { throw scanner.unexpected() }
            let occurrence = counts[key, default: 0]
            counts[key] = occurrence + 1
            members.append(
                JSONTree.Member(key: key, occurrence: occurrence, value: try value(depth: depth + 1), at: at))
            scanner.skipSpace()
            if scanner.skip("}") { return members }
            guard scanner.skip(",") else { throw scanner.unexpected() }
        }
    }

    private mutating func items(depth: Int) throws(TextError) -> [JSONTree] {
        scanner.advance()
        var items: [JSONTree] = []
        scanner.skipSpace()
        if scanner.skip("]") { return items }
        while true {
            items.append(try value(depth: depth + 1))
            scanner.skipSpace()
            if scanner.skip("]") { return items }
            guard scanner.skip(",") else { throw scanner.unexpected() }
        }
    }

    private mutating func literal() throws(TextError) -> JSONTree {
        let start = scanner.place
        scanner.advance(while: Self.isOfLiteral)
        let text = scanner.text(from: start)
        switch text {
        case "null": return .null
        case "true": return .flag(true)
        case "false": return .flag(false)
        default:
            guard Self.isNumber(text.utf8) else { throw scanner.unexpected() }
            return .number(text)
        }
    }

    /// Whether a literal is a number of JSON. `Double` also accepts other texts, such as `nan` and `0x1f`.
    private static func isNumber(_ text: String.UTF8View) -> Bool {
        var rest = text[...]
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        func digits() -> Int {
            let count = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let isZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, !isZero || whole == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        }
        if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(sign) { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    private static func isOfLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"): true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") }

    private mutating func string() throws(TextError) -> String {
        scanner.advance()
        let start = scanner.place
        scanner.advance(while: Self.isPlain)
        let text = scanner.text(from: start)
        if scanner.skip("\"") { return text }
        var units = Array(text.utf16)
        while let byte = scanner.byte {
            if byte == UInt8(ascii: "\"") {
                scanner.advance()
                return String(decoding: units, as: UTF16.self)
            }
            if byte == UInt8(ascii: "\\") {
                units.append(try escape())
                continue
            }
            let part = scanner.place
            scanner.advance(while: Self.isPlain)
            units.append(contentsOf: scanner.text(from: part).utf16)
        }
        throw scanner.error("string without its end")
    }

    /// Reads an escape. Returns the UTF-16 code unit that the escape represents.
    private mutating func escape() throws(TextError) -> UInt16 {
        scanner.advance()
        guard let byte = scanner.byte else { throw scanner.unexpected() }
        scanner.advance()
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
        case UInt8(ascii: "u"):
            var value: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = scanner.byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                    throw scanner.unexpected()
                }
                value = value << 4 | UInt16(digit)
                scanner.advance()
            }
            return value
        default: throw scanner.error("unknown escape")
        }
    }
}
