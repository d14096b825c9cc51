import Bytes

/// Where something begins in a text file.
public struct TextPosition: Sendable, Equatable {
    /// 1-based; 1 for a binary file.
    public var line: Int
    /// 1-based, in code points.
    public var column: Int

    /// A place in a file.
    public init(line: Int = 1, column: Int = 1) { (self.line, self.column) = (line, column) }
}

/// Why a file of resources could not be read, or not to its end.
public struct ResourceError: Error, Sendable, Equatable {
    /// What is wrong, in words.
    public var message: String
    /// Where reading stopped.
    public var at: TextPosition

    /// An error at a place.
    public init(_ message: String, at: TextPosition = TextPosition()) { (self.message, self.at) = (message, at) }
}

/// Bounds that keep a hostile file from costing more than an honest one.
enum Limit {
    /// Values inside each other. String catalogs nest 9 deep, asset catalogs 5.
    static let nesting = 64
    /// Values of a file of JSON. The largest string catalog at hand has 60,000.
    static let values = 4 << 20
    /// Bytes of a file of JSON.
    static let jsonBytes = 64 << 20
}

/// Brings the bytes of a text file to UTF-8, with line feeds as the ends of its lines.
enum TextEncoding {
    /// Byte order marks decide; without one, a zero beside the first character tells UTF-16.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8]
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: text = Array(bytes.dropFirst(3))
        case (0xFF, 0xFE): text = fromUTF16(bytes.dropFirst(2), isBig: false)
        case (0xFE, 0xFF): text = fromUTF16(bytes.dropFirst(2), isBig: true)
        case (let first?, 0) where first != 0: text = fromUTF16(bytes[...], isBig: false)
        case (0, let second?) where second != 0: text = fromUTF16(bytes[...], isBig: true)
        default: text = bytes
        }
        LineEnds.unify(&text)
        return text
    }

    private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for place in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

/// A place in UTF-8 that knows its line and column.
struct TextCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var place = 0
    private var line = 1
    private var column = 1
    private var counted = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The byte here; nil at the end.
    @inline(__always)
    var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    @inline(__always)
    mutating func advance(_ count: Int = 1) { place = min(place + count, bytes.count) }

    /// Where this is. Counts on from the last call, so that all calls together read the text once.
    mutating func position() -> TextPosition {
        while counted < place {
            let byte = bytes[counted]
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            counted += 1
        }
        return TextPosition(line: line, column: column)
    }

    func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard count <= bytes.count - place else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Steps over a text if it is here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        place += text.utf8CodeUnitCount
        return true
    }

    /// Moves behind the next occurrence of a text; false, and to the end, where there is none.
    mutating func skip(past text: StaticString) -> Bool {
        while place < bytes.count {
            if skip(text) { return true }
            place += 1
        }
        return false
    }

    mutating func skipSpace() {
        while place < bytes.count, bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) { place += 1 }
    }

    /// The text from a place to this one.
    func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

    mutating func error(_ message: String) -> ResourceError { ResourceError(message, at: position()) }

    /// What is here and should not be.
    mutating func unexpected() -> ResourceError {
        guard let byte else { return error("the file ends too early") }
        if isAt("<<<<<<<") || isAt(">>>>>>>") || isAt("=======") { return error("unresolved merge conflict") }
        return error(
            "unexpected " + ((0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"))
    }
}
