import Bytes

/// Decodes the format `NIBArchive`, in which Xcode compiles nibs for iOS 6 and later and for macOS 10.9 and later.
///
/// After the word `NIBArchive`, there are ten little-endian numbers of 32 bits: two versions, then a count and an offset
/// for each of the four tables: objects, keys, values and class names. Counts and indices inside the tables are
/// variable-length integers: seven bits per byte, the lowest bits first, and the high bit marks the last byte. An object
/// is a class, the index of its first value, and the number of its values. A value is a key, a type and its bytes.
struct NIBArchive {
    private let bytes: [UInt8]
    private let builder: DocumentBuilder
    private var place = 0
    private var classes: [String] = []
    private var keys: [Text] = []
    /// The key of the members of arrays and dictionaries.
    private var memberKey: Int?

    private static let headerSize = 50
    private static let damaged = ReadError("The compiled nib is damaged (NIBArchive).")

    /// A value of an object, before it is an element of the graph.
    private enum Value {
        case scalar(Word, Text)
        case data(Range<Int>)
        case null
        case object(Int)
    }

    /// Returns the graph of the objects. The object 0 is the root.
    ///
    /// - Throws: ``ReadError`` if an offset, a count or an index leads outside its table, or if the nib has too many
    ///   objects.
    static func read(_ bytes: [UInt8], into builder: DocumentBuilder) throws(ReadError) -> ArchiveGraph {
        var archive = NIBArchive(bytes: bytes, builder: builder)
        return try archive.graph()
    }

    private init(bytes: [UInt8], builder: DocumentBuilder) {
        self.bytes = bytes
        self.builder = builder
    }

    private mutating func graph() throws(ReadError) -> ArchiveGraph {
        guard bytes.count >= Self.headerSize else { throw Self.damaged }
        var header: [Int] = []
        place = 10
        for _ in 0..<10 { header.append(Int(try fixed(4))) }
        let (objects, values) = (header[2], header[6])
        // Every entry of a table has at least one byte, so a count cannot exceed the size of the file.
        guard [objects, header[4], values, header[8]].allSatisfy({ $0 <= bytes.count }) else { throw Self.damaged }
        try readClasses(header[8], at: header[9])
        var compiled = try CompiledGraph(objects: objects, builder: builder)
        try readKeys(header[4], at: header[5], &compiled)
        let table = try readValues(values, at: header[7])
        place = header[3]
        var used = 0
        for object in 0..<objects {
            let name = try number(), first = try number(), count = try number()
            guard name < classes.count, first <= table.count, count <= table.count - first else { throw Self.damaged }
            // Objects do not share values. Otherwise, a small file could expand to many elements.
            used += count
            guard used <= table.count else { throw Self.damaged }
            try add(object, classes[name], table[first..<first + count], objects, &compiled)
        }
        nameMembers(objects, compiled.graph)
        return compiled.graph
    }

    // MARK: Tables

    private mutating func readClasses(_ count: Int, at start: Int) throws(ReadError) {
        place = start
        for _ in 0..<count {
            let length = try number(), extras = try number()
            guard extras <= bytes.count / 4 else { throw Self.damaged }
            _ = try take(extras * 4)
            let name = try take(length)
            classes.append(String(decoding: bytes[name].prefix { $0 != 0 }, as: UTF8.self))
        }
    }

    private mutating func readKeys(_ count: Int, at start: Int, _ compiled: inout CompiledGraph) throws(ReadError) {
        place = start
        for index in 0..<count {
            let name = try take(try number())
            let key = String(decoding: bytes[name].prefix { $0 != 0 }, as: UTF8.self)
            if key == "UINibEncoderEmptyKey" { memberKey = index }
            keys.append(compiled.text(key))
        }
    }

    private mutating func readValues(_ count: Int, at start: Int) throws(ReadError) -> [(key: Int, value: Value)] {
        place = start
        var values: [(key: Int, value: Value)] = []
        values.reserveCapacity(count)
        for _ in 0..<count {
            let key = try number()
            guard key < keys.count else { throw Self.damaged }
            values.append((key, try value()))
        }
        return values
    }

    private mutating func value() throws(ReadError) -> Value {
        switch try fixed(1) {
        case 0: return .scalar(.integer, builder.add(String(Int8(truncatingIfNeeded: try fixed(1)))))
        case 1: return .scalar(.integer, builder.add(String(Int16(truncatingIfNeeded: try fixed(2)))))
        case 2: return .scalar(.integer, builder.add(String(Int32(truncatingIfNeeded: try fixed(4)))))
        case 3: return .scalar(.integer, builder.add(String(Int64(bitPattern: try fixed(8)))))
        case 4: return .scalar(.bool, builder.add("NO"))
        case 5: return .scalar(.bool, builder.add("YES"))
        case 6:
            let bits = UInt32(truncatingIfNeeded: try fixed(4))
            return .scalar(.real, builder.add(NumberText.of(Float(bitPattern: bits))))
        case 7: return .scalar(.real, builder.add(NumberText.of(Double(bitPattern: try fixed(8)))))
        case 8: return .data(try take(try number()))
        case 9: return .null
        case 10: return .object(Int(try fixed(4)))
        default: throw Self.damaged
        }
    }

    // MARK: Numbers

    private mutating func take(_ count: Int) throws(ReadError) -> Range<Int> {
        guard place >= 0, place <= bytes.count, count <= bytes.count - place else { throw Self.damaged }
        defer { place += count }
        return place..<place + count
    }

    private mutating func fixed(_ size: Int) throws(ReadError) -> UInt64 {
        var value: UInt64 = 0
        for byte in bytes[try take(size)].reversed() { value = value << 8 | UInt64(byte) }
        return value
    }

    /// Reads a variable-length integer. A larger number than the size of any file is damage.
    private mutating func number() throws(ReadError) -> Int {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = try fixed(1)
            value |= Int(byte & 0x7F) << shift
            if byte & 0x80 != 0 { return value }
        }
        throw Self.damaged
    }

    // MARK: Objects

    private func add(
        _ object: Int, _ className: String, _ values: ArraySlice<(key: Int, value: Value)>, _ objects: Int,
        _ compiled: inout CompiledGraph
    ) throws(ReadError) {
        compiled.graph.nodes[object].className = compiled.text(className)
        if className == "NSString" || className == "NSMutableString" || className == "NSLocalizableString" {
            compiled.graph.nodes[object].word = .string
            if case .data(let range)? = values.first(where: { keys[$0.key] == compiled.text("NS.bytes") })?.value {
                compiled.graph.nodes[object].value = builder.add(Array(bytes[range]))
            }
            return
        }
        if className == "NSNumber" {
            guard case .scalar(let word, let text)? = values.first?.value else { return }
            compiled.graph.nodes[object].word = word
            compiled.graph.nodes[object].value = text
            return
        }
        let word = CompiledGraph.word(of: className)
        compiled.graph.nodes[object].word = word
        for (key, value) in values {
            // An array contains other values too: whether the array is stored inside its owner.
            guard word == .object || key == memberKey else { continue }
            let name = word == .object ? keys[key] : .none
            switch value {
            case .scalar(let word, let text): try compiled.add(CompiledGraph.scalar(word, text, key: name), to: object)
            case .null: try compiled.add(CompiledGraph.null(key: name), to: object)
            case .data(let range):
                if className == "NSData" || className == "NSMutableData" { compiled.keep(bytes[range], of: object) }
                guard let text = DataText.of(bytes[range]) else { continue }
                try compiled.add(CompiledGraph.scalar(.string, builder.add(text), key: name), to: object)
            case .object(let target):
                guard target < objects else { throw Self.damaged }
                try compiled.add(CompiledGraph.reference(to: target, key: name), to: object)
            }
        }
    }

    /// Gives the values of every dictionary their keys. The members of a dictionary alternate: a key, then its value.
    private func nameMembers(_ objects: Int, _ graph: ArchiveGraph) {
        for object in 0..<objects where graph.nodes[object].word == .dictionary {
            var key = graph.nodes[object].firstChild
            var last: Int32 = -1
            graph.nodes[object].firstChild = -1
            while key >= 0 {
                let value = graph.nodes[Int(key)].next
                guard value >= 0 else { break }
                graph.nodes[Int(value)].key = graph.scalar(graph.deref(key))
                if last < 0 {
                    graph.nodes[object].firstChild = value
                } else {
                    graph.nodes[Int(last)].next = value
                }
                last = value
                key = graph.nodes[Int(value)].next
            }
            if last >= 0 { graph.nodes[Int(last)].next = -1 }
            graph.nodes[object].lastChild = last
        }
    }
}

extension ArchiveGraph {
    /// Returns the text of a string or number; none for any other element.
    func scalar(_ node: Int32) -> Text {
        guard node >= 0, [.string, .integer, .real, .bool].contains(nodes[Int(node)].word) else { return .none }
        return nodes[Int(node)].value
    }
}

/// Values that are stored as bytes but are texts: points, sizes, rectangles, and the numbers of colors.
private enum DataText {
    /// Returns the text; nil for any other data, such as a picture.
    static func of(_ bytes: ArraySlice<UInt8>) -> String? {
        if let text = geometry(bytes) { return text }
        let bytes = bytes.last == 0 ? bytes.dropLast() : bytes
        let isPlain = !bytes.isEmpty && bytes.count <= 64 && bytes.allSatisfy { (0x20...0x7E).contains($0) }
        return isPlain ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Returns `{x, y}`, or `{{x, y}, {width, height}}`, for two or four numbers: a mark (6 for numbers of 32 bits, 7
    /// for numbers of 64 bits), then the numbers. Returns nil for other bytes.
    private static func geometry(_ bytes: ArraySlice<UInt8>) -> String? {
        guard let mark = bytes.first, mark == 6 || mark == 7 else { return nil }
        let size = mark == 6 ? 4 : 8
        guard bytes.count == 1 + 2 * size || bytes.count == 1 + 4 * size else { return nil }
        let numbers = stride(from: bytes.startIndex + 1, to: bytes.endIndex, by: size).map { start in
            var bits: UInt64 = 0
            for byte in bytes[start..<start + size].reversed() { bits = bits << 8 | UInt64(byte) }
            return mark == 6
                ? NumberText.of(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
                : NumberText.of(Double(bitPattern: bits))
        }
        guard numbers.count == 4 else { return "{\(numbers[0]), \(numbers[1])}" }
        return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
    }
}
