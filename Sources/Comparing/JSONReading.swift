import InterfaceBuilder

/// Reads the JSON that the readers of files write: well-formed, and nested no
/// deeper than ``ReadLimit/depth``. What is not is taken as a text.
struct JSONReading {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var next = 0

    /// The value of a text.
    static func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONTree {
        var reading = JSONReading(bytes: bytes)
        guard let value = reading.value(depth: 0), reading.next == bytes.count else {
            return .text(String(decoding: bytes, as: UTF8.self))
        }
        return value
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

    private mutating func take(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        next += 1
        return true
    }

    private mutating func value(depth: Int) -> JSONTree? {
        // A record's own object is one level, and keyed elements are others.
        guard depth <= ReadLimit.depth + 8, let byte else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return list(depth)
        case UInt8(ascii: "\""): return string().map(JSONTree.text)
        case UInt8(ascii: "n"): return word("null", .null)
        case UInt8(ascii: "t"): return word("true", .flag(true))
        case UInt8(ascii: "f"): return word("false", .flag(false))
        default: return number()
        }
    }

    private mutating func object(_ depth: Int) -> JSONTree? {
        next += 1
        var members: [JSONTree.Member] = []
        var counts: [String: Int] = [:]
        if take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            guard let key = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
            let occurrence = counts[key, default: 0]
            counts[key] = occurrence + 1
            members.append(JSONTree.Member(key: key, occurrence: occurrence, value: value))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func list(_ depth: Int) -> JSONTree? {
        next += 1
        var items: [JSONTree] = []
        if take(UInt8(ascii: "]")) { return .list([]) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            items.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .list(items) : nil
    }

    private mutating func word(_ word: StaticString, _ value: JSONTree) -> JSONTree? {
        for index in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[index]) { return nil }
        return value
    }

    private mutating func number() -> JSONTree? {
        let start = next
        while let byte,
            byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        {
            next += 1
        }
        return next > start ? .number(String(decoding: bytes[start..<next], as: UTF8.self)) : nil
    }

    private mutating func string() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = next
        while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { next += 1 }
        guard byte == UInt8(ascii: "\\") else {
            defer { next += 1 }
            return byte == nil ? nil : String(decoding: bytes[start..<next], as: UTF8.self)
        }
        var text = Array(bytes[start..<next])
        while let byte, byte != UInt8(ascii: "\"") {
            next += 1
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = escape() else { return nil }
            text.append(escaped)
        }
        return take(UInt8(ascii: "\"")) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// What stands behind a backslash; of `\u` only what control characters need.
    private mutating func escape() -> UInt8? {
        guard let byte else { return nil }
        next += 1
        switch byte {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "u"):
            guard next + 4 <= bytes.count else { return nil }
            defer { next += 4 }
            return UInt8(String(decoding: bytes[next..<(next + 4)], as: UTF8.self), radix: 16)
        default: return byte
        }
    }
}
