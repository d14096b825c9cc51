import Bytes

/// Reads binary property lists (`bplist00`). A few Info.plists and many compiled nibs have this format.
///
/// Many references can share an object, so a small file can expand to a huge value. Therefore the depth, the number of
/// values and the total length of the strings are limited.
struct BinaryPlistReader {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objects: Int
    private let table: Int
    private var values = 0
    /// The number of bytes that the remaining strings may contain. A string counts once for each reference to it.
    private var textBytes: Int

    static func read(_ bytes: [UInt8]) throws(TextError) -> PlistValue {
        var (reader, top) = try open(bytes)
        return try reader.value(of: top, depth: 0)
    }

    private init(_ bytes: [UInt8], sizes: (Int, Int), objects: Int, table: Int) {
        self.bytes = bytes
        (offsetSize, referenceSize) = sizes
        self.objects = objects
        self.table = table
        textBytes = max(1 << 20, 64 * bytes.count)
    }

    private static func open(_ bytes: [UInt8]) throws(TextError) -> (BinaryPlistReader, Int) {
        guard bytes.count >= 40 else { throw damaged }
        let trailer = bytes.count - 32
        let sizes = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(sizes.0), (1...8).contains(sizes.1),
            let objects = number(bytes, trailer + 8, 8), let top = number(bytes, trailer + 16, 8),
            let table = number(bytes, trailer + 24, 8),
            objects <= bytes.count, table <= trailer, objects <= (trailer - table) / sizes.0, top < objects
        else { throw damaged }
        return (BinaryPlistReader(bytes, sizes: sizes, objects: objects, table: table), top)
    }

    private static let damaged = TextError("damaged binary property list")

    /// Returns a big-endian number; nil if it extends past the end or does not fit in an `Int`.
    private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, size <= bytes.count - place else { return nil }
        return Int(exactly: bits(bytes[place..<place + size]))
    }

    /// Returns bytes as a number. The first byte is the highest. Bits beyond 64 are lost.
    private static func bits(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    private mutating func value(of object: Int, depth: Int) throws(TextError) -> PlistValue {
        values += 1
        guard depth <= Limit.nesting else { throw TextError("nested too deep") }
        guard values <= Limit.values else { throw TextError("more than \(Limit.values) values") }
        guard object < objects, let place = Self.number(bytes, table + object * offsetSize, offsetSize), place < table
        else { throw Self.damaged }
        let low = Int(bytes[place] & 0x0F)
        switch bytes[place] >> 4 {
        case 0x0: return .string(low == 9 ? "YES" : "NO")
        case 0x1: return integer(at: place + 1, low).map { .string($0) } ?? .other
        case 0x2: return real(at: place + 1, low).map { .string($0) } ?? .other
        case 0x4: return .data(try slice(place, width: 1))
        case 0x5: return .string(String(decoding: try text(place, width: 1), as: UTF8.self))
        case 0x6:
            let units = try text(place, width: 2)
            return .string(
                String(
                    decoding: stride(from: units.startIndex, to: units.endIndex, by: 2).map {
                        UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
                    }, as: UTF16.self))
        case 0x8: return Self.number(bytes, place + 1, low + 1).map { .uid($0) } ?? .other
        case 0xA, 0xC:
            let references = Array(try slice(place, width: referenceSize))
            var elements: [PlistValue] = []
            for index in 0..<references.count / referenceSize {
                elements.append(try self.value(of: reference(references, index), depth: depth + 1))
            }
            return .array(elements)
        case 0xD: return .dictionary(try dictionary(at: place, depth: depth))
        default: return .other
        }
    }

    /// Returns an integer as text; nil if it is damaged or has more than 8 bytes. Integers of 8 bytes have a sign.
    private func integer(at place: Int, _ low: Int) -> String? {
        guard low <= 3, place + 1 << low <= table else { return nil }
        let value = Self.bits(bytes[place..<place + 1 << low])
        return low == 3 ? String(Int64(bitPattern: value)) : String(value)
    }

    /// Returns a real number as text; nil if it is damaged.
    private func real(at place: Int, _ low: Int) -> String? {
        guard low == 2 || low == 3, place + 1 << low <= table else { return nil }
        let value = Self.bits(bytes[place..<place + 1 << low])
        return low == 3
            ? NumberText.of(Double(bitPattern: value))
            : NumberText.of(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
    }

    private mutating func dictionary(at place: Int, depth: Int) throws(TextError) -> PlistDictionary {
        let references = Array(try slice(place, width: referenceSize * 2))
        let count = references.count / (referenceSize * 2)
        var entries = PlistDictionary()
        for index in 0..<count {
            let key = try key(reference(references, index))
            let value = try self.value(of: reference(references, count + index), depth: depth + 1)
            entries.append(PlistDictionary.Entry(key: key, value: value))
        }
        return entries
    }

    /// Returns a key, which must be a string. A dictionary that is its own key would cause infinite recursion.
    private mutating func key(_ object: Int) throws(TextError) -> String {
        guard object < objects, let place = Self.number(bytes, table + object * offsetSize, offsetSize), place < table,
            [0x5, 0x6].contains(bytes[place] >> 4), let text = try value(of: object, depth: 0).string
        else { throw Self.damaged }
        return text
    }

    private func reference(_ references: [UInt8], _ index: Int) throws(TextError) -> Int {
        guard let object = Self.number(references, index * referenceSize, referenceSize) else { throw Self.damaged }
        return object
    }

    /// Returns the bytes of a string.
    private mutating func text(_ place: Int, width: Int) throws(TextError) -> ArraySlice<UInt8> {
        let bytes = try slice(place, width: width)
        textBytes -= bytes.count
        guard textBytes >= 0 else { throw TextError("the strings are too long in total (each reference counts)") }
        return bytes
    }

    /// Returns the content of an object. The number of items is stored in the marker or after it, and each item has
    /// `width` bytes.
    private func slice(_ place: Int, width: Int) throws(TextError) -> ArraySlice<UInt8> {
        var count = Int(bytes[place] & 0x0F)
        var start = place + 1
        if count == 15 {
            guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else { throw Self.damaged }
            let size = 1 << Int(bytes[start] & 0x0F)
            guard let long = Self.number(bytes, start + 1, size) else { throw Self.damaged }
            count = long
            start += 1 + size
        }
        guard start <= table, count <= (table - start) / width else { throw Self.damaged }
        return bytes[start..<start + count * width]
    }
}
