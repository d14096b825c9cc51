/// A place in the bytes of a text, with its line.
struct ByteScanner: Sendable {
    let bytes: [UInt8]
    private(set) var place = 0
    private var line = 1
    private var column = 1
    private var counted = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }

    /// The byte here; nil at the end.
    var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// The byte `offset` further on.
    func byte(after offset: Int) -> UInt8? { place + offset < bytes.count ? bytes[place + offset] : nil }

    /// Goes back to a place that is not before the last counted line.
    mutating func move(to place: Int) { self.place = place }

    mutating func advance(_ count: Int = 1) { place = min(place + count, bytes.count) }

    func isAt(_ text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount <= bytes.count - place else { return false }
        return text.withUTF8Buffer { buffer in
            for (offset, byte) in buffer.enumerated() where bytes[place + offset] != byte { return false }
            return true
        }
    }

    /// Steps over a text if it is here.
    @discardableResult
    mutating func skip(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        place += text.utf8CodeUnitCount
        return true
    }

    mutating func skipSpace() {
        while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    }

    /// Moves behind the next occurrence of a text; false, and to the end, where there is none.
    mutating func skip(past text: StaticString) -> Bool {
        while !isAtEnd {
            if skip(text) { return true }
            place += 1
        }
        return false
    }

    /// The line of this place. Counts on from the last call, so that all calls together read the text once.
    mutating func currentLine() -> Int {
        while counted < place {
            if bytes[counted] == 0x0A {
                line += 1
                column = 1
            } else if bytes[counted] & 0xC0 != 0x80 {
                column += 1
            }
            counted += 1
        }
        return line
    }

    /// The line of this place, and its column in code points.
    mutating func currentPlace() -> (line: Int, column: Int) {
        let line = currentLine()
        return (line, column)
    }

    func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

    mutating func error(_ message: String) -> ProjectError { ProjectError(message, line: currentLine()) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
