/// A position in a text file.
package struct TextPosition: Sendable, Equatable {
    /// 1-based; 1 for a binary file.
    package var line: Int
    /// 1-based, in code points.
    package var column: Int

    /// Creates a position.
    package init(line: Int = 1, column: Int = 1) { (self.line, self.column) = (line, column) }
}

/// The reason why a file could not be read completely.
package struct TextError: Error, Sendable, Equatable {
    /// The problem, as text.
    package var message: String
    /// The position where reading stopped.
    package var at: TextPosition

    /// Creates an error at a position.
    package init(_ message: String, at: TextPosition = TextPosition()) { (self.message, self.at) = (message, at) }
}

/// A position in the bytes of a text, with its line and column.
///
/// The declarations that run for each byte are public, because the compiler inlines only public declarations into other
/// modules.
public struct TextScanner: Sendable {
    /// The text in UTF-8.
    public let bytes: [UInt8]
    @usableFromInline var index = 0
    private var line = 1
    private var column = 1
    private var counted = 0

    /// Creates a scanner at the first byte.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes before the current position.
    @inlinable public var place: Int { index }

    /// Whether the scanner is at the end.
    @inlinable public var isAtEnd: Bool { index >= bytes.count }

    /// The byte at the current position; nil at the end.
    @inlinable public var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte `offset` bytes after the current position.
    package func byte(after offset: Int) -> UInt8? { place + offset < bytes.count ? bytes[place + offset] : nil }

    /// Moves to a position. Do not pass a position before the place of the last call of ``position()``.
    package mutating func move(to place: Int) { index = place }

    /// Moves forward, at most to the end.
    @inlinable public mutating func advance(_ count: Int = 1) { index = min(index + count, bytes.count) }

    /// Moves forward while the bytes satisfy the condition, at most to the end.
    @inlinable public mutating func advance(while fits: (UInt8) -> Bool) {
        while index < bytes.count, fits(bytes[index]) { index += 1 }
    }

    package func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard count <= bytes.count - place else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Moves past a text if it is at the current position.
    @discardableResult
    package mutating func skip(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    package mutating func skipSpace() {
        while place < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    /// Moves past the next occurrence of a text. If there is none, moves to the end and returns false.
    package mutating func skip(past text: StaticString) -> Bool {
        while !isAtEnd {
            if skip(text) { return true }
            index += 1
        }
        return false
    }

    /// The line and column of the current position. Each call continues to count where the last call ended, so all
    /// calls together read the text once.
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

    /// The line of the current position.
    package mutating func currentLine() -> Int { position().line }

    /// The text from an earlier position to the current one.
    package func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

    package mutating func error(_ message: String) -> TextError { TextError(message, at: position()) }

    /// The error for an unexpected byte at the current position.
    package mutating func unexpected() -> TextError {
        guard let byte else { return error("the file ends too early") }
        if isAt("<<<<<<<") || isAt(">>>>>>>") || isAt("=======") { return error("unresolved merge conflict") }
        return error(
            "unexpected " + ((0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"))
    }

    package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
