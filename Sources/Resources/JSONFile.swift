/// A value of a JSON file.
enum JSONValue {
    case string(String)
    /// Numbers as they are written, `true` and `false`.
    case literal(String)
    case null
    case array([JSONValue])
    case object([JSONMember])

    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    var literal: String? {
        if case .literal(let text) = self { return text }
        return nil
    }

    /// A string, number or truth value as text.
    var text: String? { string ?? literal }

    /// The members of an object; none of anything else.
    var members: [JSONMember] {
        if case .object(let members) = self { return members }
        return []
    }

    /// The elements of an array; none of anything else.
    var elements: [JSONValue] {
        if case .array(let elements) = self { return elements }
        return []
    }

    /// The first member of a name.
    subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }
}

/// A member of an object, in the order of the file.
struct JSONMember {
    var name: String
    /// Where the name stands.
    var at: TextPosition
    var value: JSONValue
}

/// Reads JSON with the places of its names.
///
/// Foundation's reader gives no places, and takes the last of two members of one name.
struct JSONFile {
    private var cursor: TextCursor
    private var values = 0

    /// Reads a file.
    static func read(_ bytes: [UInt8]) throws(ResourceError) -> JSONValue {
        if bytes.count > Limit.jsonBytes { throw ResourceError("larger than \(Limit.jsonBytes >> 20) MB") }
        let text = TextEncoding.utf8(bytes)
        let result = text.withUnsafeBufferPointer { text -> Result<JSONValue, ResourceError> in
            var file = JSONFile(cursor: TextCursor(text))
            return Result { () throws(ResourceError) in try file.whole() }
        }
        return try result.get()
    }

    private init(cursor: TextCursor) { self.cursor = cursor }

    private mutating func whole() throws(ResourceError) -> JSONValue {
        let value = try value(depth: 0)
        cursor.skipSpace()
        guard cursor.byte == nil else { throw cursor.unexpected() }
        return value
    }

    private mutating func value(depth: Int) throws(ResourceError) -> JSONValue {
        cursor.skipSpace()
        values += 1
        guard depth <= Limit.nesting else { throw cursor.error("nested deeper than \(Limit.nesting)") }
        guard values <= Limit.values else { throw cursor.error("more than \(Limit.values) values") }
        switch cursor.byte {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        default: return try literal()
        }
    }

    private mutating func object(depth: Int) throws(ResourceError) -> [JSONMember] {
        cursor.advance()
        var members: [JSONMember] = []
        cursor.skipSpace()
        if cursor.skip("}") { return members }
        while true {
            cursor.skipSpace()
            let at = cursor.position()
            guard cursor.byte == UInt8(ascii: "\"") else { throw cursor.unexpected() }
            let name = try string()
            cursor.skipSpace()
            guard cursor.skip(":") else { throw cursor.unexpected() }
            members.append(JSONMember(name: name, at: at, value: try value(depth: depth + 1)))
            cursor.skipSpace()
            if cursor.skip("}") { return members }
            guard cursor.skip(",") else { throw cursor.unexpected() }
        }
    }

    private mutating func array(depth: Int) throws(ResourceError) -> [JSONValue] {
        cursor.advance()
        var elements: [JSONValue] = []
        cursor.skipSpace()
        if cursor.skip("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            cursor.skipSpace()
            if cursor.skip("]") { return elements }
            guard cursor.skip(",") else { throw cursor.unexpected() }
        }
    }

    private mutating func literal() throws(ResourceError) -> JSONValue {
        let start = cursor.place
        while let byte = cursor.byte, Self.isOfLiteral(byte) { cursor.advance() }
        let text = cursor.text(from: start)
        if text == "null" { return .null }
        guard text == "true" || text == "false" || Double(text) != nil else { throw cursor.unexpected() }
        return .literal(text)
    }

    private static func isOfLiteral(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"): true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    private mutating func string() throws(ResourceError) -> String {
        cursor.advance()
        let start = cursor.place
        while let byte = cursor.byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { cursor.advance() }
        if cursor.byte == UInt8(ascii: "\"") {
            let text = cursor.text(from: start)
            cursor.advance()
            return text
        }
        var units = Array(cursor.text(from: start).utf16)
        while let byte = cursor.byte {
            if byte == UInt8(ascii: "\"") {
                cursor.advance()
                return String(decoding: units, as: UTF16.self)
            }
            if byte == UInt8(ascii: "\\") {
                units.append(try escape())
                continue
            }
            let part = cursor.place
            while let byte = cursor.byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { cursor.advance() }
            units.append(contentsOf: cursor.text(from: part).utf16)
        }
        throw cursor.error("string without its end")
    }

    /// The UTF-16 unit that an escape stands for.
    private mutating func escape() throws(ResourceError) -> UInt16 {
        cursor.advance()
        guard let byte = cursor.byte else { throw cursor.unexpected() }
        cursor.advance()
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
                guard let digit = cursor.byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                    throw cursor.unexpected()
                }
                value = value << 4 | UInt16(digit)
                cursor.advance()
            }
            return value
        default: throw cursor.error("unknown escape")
        }
    }
}
