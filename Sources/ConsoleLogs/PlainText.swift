/// A line of a log, normalized for comparison.
///
/// A run of white space becomes one space, and each quotation mark becomes `'`. Quote markers at the start (`> `),
/// backslashes before quotation marks, and escape sequences are removed. Common HTML entities are decoded. The text is
/// stored as bytes, because a log might not be UTF-8.
struct PlainText {
    /// The normalized text.
    private(set) var bytes: [UInt8] = []
    /// The normalized text with ASCII letters in lower case.
    private(set) var lower: [UInt8] = []
    /// The byte that separates the lines of one message.
    static let seam: UInt8 = 0x1F

    init() {}

    init(line: some Collection<UInt8>) {
        var iterator = Array(line)[...]
        while let byte = iterator.first {
            iterator.removeFirst()
            switch byte {
            case 0x1B: Self.skipEscape(&iterator)
            case 0x20, 0x09, 0x0D, 0x0B, 0x0C: blank()
            case 0xC2 where iterator.first == 0xA0:
                iterator.removeFirst()
                blank()
            case 0x22, 0x60: append(0x27)
            case 0x5C where iterator.first == 0x22 || iterator.first == 0x27: break
            case 0xE2
            where iterator.starts(with: [0x80]) && iterator.dropFirst().first.map { (0x98...0x9F).contains($0) } == true:
                iterator = iterator.dropFirst(2)
                append(0x27)
            case 0x26: append(Self.entity(&iterator))
            case 0x3E where bytes.isEmpty: break
            case 0x00..<0x20, 0x7F: break
            default: append(byte)
            }
        }
    }

    private mutating func blank() {
        if let last = bytes.last, last != 0x20 { append(0x20) }
    }

    private mutating func append(_ byte: UInt8) {
        bytes.append(byte)
        lower.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
    }

    /// Appends the separator and another line.
    mutating func add(_ next: PlainText) {
        append(Self.seam)
        bytes += next.bytes
        lower += next.lower
    }

    private static func skipEscape(_ rest: inout ArraySlice<UInt8>) {
        guard rest.first == 0x5B else { return }
        rest.removeFirst()
        while let byte = rest.first, byte < 0x40 { rest.removeFirst() }
        if !rest.isEmpty { rest.removeFirst() }
    }

    private static func entity(_ rest: inout ArraySlice<UInt8>) -> UInt8 {
        for (name, byte) in [("lt;", 0x3C), ("gt;", 0x3E), ("quot;", 0x27), ("#39;", 0x27), ("amp;", 0x26)]
            as [(String, UInt8)]
        where rest.starts(with: name.utf8) {
            rest = rest.dropFirst(name.utf8.count)
            return byte
        }
        return 0x26
    }
}
