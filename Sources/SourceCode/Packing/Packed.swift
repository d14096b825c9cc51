/// A value that is passed between processes as bytes.
///
/// A record lists each of its fields once, in ``pack(_:)``. The packing decides whether the fields are written or
/// read.
package protocol Packed {
    /// The initial value for reading. Reading replaces every field.
    static var blank: Self { get }
    /// Passes every field to the packing.
    mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError)
    /// The value as bytes.
    var packed: [UInt8] { get }
    /// Creates the value from all of its bytes.
    init(packed bytes: [UInt8]) throws(PackingError)
}

/// Writes or reads packed fields. A writer writes the value of each field. A reader replaces each field with the value
/// that it reads.
package protocol Packing {
    /// Whether the packing reads, and so replaces the values.
    static var isReading: Bool { get }
    mutating func pack(_ number: inout Int) throws(PackingError)
    mutating func pack(_ bytes: inout [UInt8]) throws(PackingError)
    mutating func pack(_ text: inout String) throws(PackingError)
}

extension Packing {
    /// Packs a field that is a record, a list or an optional.
    package mutating func pack(_ value: inout some Packed) throws(PackingError) { try value.pack(&self) }
}

/// An error for bytes that are not a packed value of the expected type.
package struct PackingError: Error {
    package init() {}
}

extension Packed {
    package var packed: [UInt8] { PackedWriter.bytes(of: self) }
    package init(packed bytes: [UInt8]) throws(PackingError) { self = try PackedReader.value(of: bytes) }
}

// MARK: Directions

/// Writes numbers with 7 bits per byte, lowest bits first. The byte count precedes bytes and strings.
struct PackedWriter: Packing {
    static var isReading: Bool { false }
    private var bytes: [UInt8] = []

    static func bytes(of value: some Packed) -> [UInt8] {
        var (value, writer) = (value, PackedWriter())
        do { try value.pack(&writer) } catch { preconditionFailure("writing never fails") }
        return writer.bytes
    }

    mutating func pack(_ number: inout Int) {
        // The lowest bit stores the sign, so small negative numbers are short, too.
        var rest = UInt(bitPattern: number << 1) ^ UInt(bitPattern: number >> (Int.bitWidth - 1))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func pack(_ more: inout [UInt8]) {
        var count = more.count
        pack(&count)
        bytes += more
    }

    mutating func pack(_ text: inout String) {
        text.withUTF8 { utf8 in
            var count = utf8.count
            pack(&count)
            bytes.append(contentsOf: utf8)
        }
    }
}

struct PackedReader: Packing {
    static var isReading: Bool { true }
    private let bytes: [UInt8]
    private var place = 0

    static func value<Value: Packed>(of bytes: [UInt8]) throws(PackingError) -> Value {
        var (value, reader) = (Value.blank, PackedReader(bytes: bytes))
        try value.pack(&reader)
        guard reader.place == bytes.count else { throw PackingError() }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func pack(_ number: inout Int) throws(PackingError) {
        var (result, shift) = (UInt(0), UInt(0))
        while true {
            guard place < bytes.count, shift < UInt(UInt.bitWidth) else { throw PackingError() }
            let byte = bytes[place]
            place += 1
            result |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        number = Int(bitPattern: result >> 1) ^ -Int(bitPattern: result & 1)
    }

    private mutating func run() throws(PackingError) -> Range<Int> {
        var count = 0
        try pack(&count)
        guard (0...(bytes.count - place)).contains(count) else { throw PackingError() }
        place += count
        return place - count..<place
    }

    mutating func pack(_ run: inout [UInt8]) throws(PackingError) { run = Array(bytes[try self.run()]) }

    mutating func pack(_ text: inout String) throws(PackingError) {
        text = String(decoding: bytes[try run()], as: UTF8.self)
    }
}

// MARK: Fields

extension Int: Packed {
    package static var blank: Int { 0 }
    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) { try packing.pack(&self) }
}

extension String: Packed {
    package static var blank: String { "" }
    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) { try packing.pack(&self) }
}

extension Bool: Packed {
    package static var blank: Bool { false }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        var number = self ? 1 : 0
        try packing.pack(&number)
        self = number != 0
    }
}

extension Optional: Packed where Wrapped: Packed {
    package static var blank: Wrapped? { nil }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        var isThere = self != nil
        try packing.pack(&isThere)
        guard isThere else {
            self = nil
            return
        }
        var value: Wrapped = self ?? Wrapped.blank
        try packing.pack(&value)
        self = value
    }
}

extension Array: Packed where Element: Packed {
    package static var blank: [Element] { [] }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        var count = self.count
        try packing.pack(&count)
        guard P.isReading else {
            for element in self {
                var element = element
                try packing.pack(&element)
            }
            return
        }
        self = []
        // Do not reserve capacity: the count is not trustworthy until the elements are read.
        while self.count < count {
            var element = Element.blank
            try packing.pack(&element)
            append(element)
        }
    }
}

extension Dictionary: Packed where Key: Packed & Comparable, Value: Packed {
    package static var blank: [Key: Value] { [:] }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        var names = keys.sorted()
        var values = names.compactMap { self[$0] }
        try packing.pack(&names)
        try packing.pack(&values)
        guard names.count == values.count else { throw PackingError() }
        self = Dictionary(zip(names, values)) { $1 }
    }
}

/// Packs an enumeration without associated values as the index of its case.
extension Packed where Self: CaseIterable & Equatable, AllCases == [Self] {
    package static var blank: Self { allCases[0] }

    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) {
        let cases = Self.allCases
        var number = cases.firstIndex(of: self) ?? 0
        try packing.pack(&number)
        guard cases.indices.contains(number) else { throw PackingError() }
        self = cases[number]
    }
}

/// Bytes as a field.
package struct PackedBytes: Packed, Sendable {
    package var bytes: [UInt8]
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package static var blank: PackedBytes { PackedBytes([]) }
    package mutating func pack<P: Packing>(_ packing: inout P) throws(PackingError) { try packing.pack(&bytes) }
}
