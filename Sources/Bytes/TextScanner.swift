/// Where something begins in a text file.
package struct TextPosition: Sendable, Equatable {
    /// 1-based; 1 for a binary file.
    package var line: Int
    /// 1-based, in code points.
    package var column: Int

    /// A place in a file.
    package init(line: Int = 1, column: Int = 1) { (self.line, self.column) = (line, column) }
}

/// Why a file could not be read, or not to its end.
package struct TextError: Error, Sendable, Equatable {
    /// What is wrong, in words.
    package var message: String
    /// Where reading stopped.
    package var at: TextPosition

    /// An error at a place.
    package init(_ message: String, at: TextPosition = TextPosition()) { (self.message, self.at) = (message, at) }
}

/// A place in the bytes of a text, with its line and column.
///
/// The compiler puts what each byte needs into the readers of other modules, which it does for public declarations only.
public struct TextScanner: Sendable {
    /// The text in UTF-8.
    public let bytes: [UInt8]
    @usableFromInline var index = 0
    private var line = 1
    private var column = 1
    private var counted = 0

    /// A scanner at the first byte.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes before this place.
    @inlinable public var place: Int { index }

    /// Whether there is no byte here.
    @inlinable public var isAtEnd: Bool { index >= bytes.count }

    /// The byte here; nil at the end.
    @inlinable public var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte `offset` further on.
    package func byte(after offset: Int) -> UInt8? { place + offset < bytes.count ? bytes[place + offset] : nil }

    /// Goes back to a place that is not before the last counted line.
    package mutating func move(to place: Int) { index = place }

    /// Goes on, at most to the end.
    @inlinable public mutating func advance(_ count: Int = 1) { index = min(index + count, bytes.count) }

    /// Moves to the next byte that fits, or to the end.
    @inlinable public mutating func advance(while fits: (UInt8) -> Bool) {
        while index < bytes.count, fits(bytes[index]) { index += 1 }
    }

    package func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard count <= bytes.count - place else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Steps over a text if it is here.
    @discardableResult
    package mutating func skip(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    package mutating func skipSpace() {
        while place < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    /// Moves behind the next occurrence of a text; false, and to the end, where there is none.
    package mutating func skip(past text: StaticString) -> Bool {
        while !isAtEnd {
            if skip(text) { return true }
            index += 1
        }
        return false
    }

    /// The position of this place. Counts on from the last call, so that all calls together read the text once.
    package mutating func position() -> TextPosition {
        while counted < place {
            if bytes[counted] == 0x0A {
                line += 1
                column = 1
            } else if bytes[counted] & 0xC0 != 0x80 {
                column += 1
            }
            counted += 1
        }
        return TextPosition(line: line, column: column)
    }

    /// The line of this place.
    package mutating func currentLine() -> Int { position().line }

    /// The text from a place to this one.
    package func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

    package mutating func error(_ message: String) -> TextError { TextError(message, at: position()) }

    /// What is here and should not be.
    package mutating func unexpected() -> TextError {
        guard let byte else { return error("the file ends too early") }
        if isAt("<<<<<<<") || isAt(">>>>>>>") || isAt("=======") { return error("unresolved merge conflict") }
        return error(
            "unexpected " + ((0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"))
    }

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
