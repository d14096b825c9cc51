/// A compiled nib that a test builds. It can be written in both compiled formats.
package struct CompiledNib {
    /// A value of an object.
    package enum Value {
        case integer(Int)
        case real(Double)
        case bool(Bool)
        case data([UInt8])
        case null
        /// The object with this number.
        case object(Int)
    }

    /// An object. Texts and lists have a special form in each format.
    enum Object {
        case text(String)
        case number(Int)
        case list(className: String, [Value])
        case dictionary([(key: Value, value: Value)])
        case other(className: String, [(key: String, value: Value)])
    }

    private(set) var objects: [Object]

    /// Creates a nib with an empty root.
    package init() { objects = [.other(className: "NSObject", [])] }

    /// The values of the root object.
    package mutating func setRoot(_ values: KeyValuePairs<String, Value>) {
        objects[0] = .other(className: "NSObject", values.map { ($0.key, $0.value) })
    }

    package mutating func add(_ className: String, _ values: KeyValuePairs<String, Value> = [:]) -> Value {
        add(.other(className: className, values.map { ($0.key, $0.value) }))
    }

    /// Replaces the values of an object, so that objects can refer to each other.
    package mutating func set(_ object: Value, _ values: KeyValuePairs<String, Value>) {
        guard case .object(let number) = object, case .other(let className, _) = objects[number] else { return }
        objects[number] = .other(className: className, values.map { ($0.key, $0.value) })
    }

    package mutating func text(_ text: String) -> Value { add(.text(text)) }

    package mutating func number(_ number: Int) -> Value { add(.number(number)) }

    package mutating func list(_ members: [Value], _ className: String = "NSArray") -> Value {
        add(.list(className: className, members))
    }

    package mutating func dictionary(_ members: [(key: Value, value: Value)]) -> Value { add(.dictionary(members)) }

    private mutating func add(_ object: Object) -> Value {
        objects.append(object)
        return .object(objects.count - 1)
    }
}

/// The formats of compiled nibs.
package enum CompiledFormat: String, CaseIterable, Sendable {
    case nibArchive, binaryPropertyList
}

extension CompiledNib {
    /// Returns the bytes of the nib in a format.
    package func bytes(_ format: CompiledFormat) -> [UInt8] {
        switch format {
        case .nibArchive: nibArchive()
        case .binaryPropertyList: keyedArchive()
        }
    }

    // MARK: NIBArchive

    private func nibArchive() -> [UInt8] {
        var names = Numbering(), keys = Numbering()
        var values: [[UInt8]] = []
        var table: [UInt8] = []
        for object in objects {
            let (className, members) = flat(object)
            table += Self.variable(names.number(of: className)) + Self.variable(values.count)
            table += Self.variable(members.count)
            values += members.map { Self.variable(keys.number(of: $0.key)) + Self.bytes(of: $0.value) }
        }
        let keyTable = keys.words.flatMap { word -> [UInt8] in Self.variable(word.utf8.count) + Array(word.utf8) }
        let nameTable = names.words.flatMap { word -> [UInt8] in
            let name = Array(word.utf8) + [0]
            return Self.variable(name.count) + Self.variable(0) + name
        }
        let valueTable = values.flatMap { $0 }
        var header: [UInt8] = Array("NIBArchive".utf8) + Self.little(1, 4) + Self.little(10, 4)
        var place = 50
        let counts = [objects.count, keys.words.count, values.count, names.words.count]
        for (count, bytes) in zip(counts, [table, keyTable, valueTable, nameTable]) {
            header += Self.little(count, 4)
            header += Self.little(place, 4)
            place += bytes.count
        }
        header += table
        header += keyTable
        header += valueTable
        return header + nameTable
    }

    private func flat(_ object: Object) -> (className: String, members: [(key: String, value: Value)]) {
        switch object {
        case .text(let text): return ("NSString", [("NS.bytes", .data(Array(text.utf8)))])
        case .number(let number): return ("NSNumber", [("NS.intval", .integer(number))])
        case .list(let className, let members):
            return (className, [("NSInlinedValue", .bool(true))] + members.map { ("UINibEncoderEmptyKey", $0) })
        case .dictionary(let members):
            let pairs = members.flatMap { [("UINibEncoderEmptyKey", $0.key), ("UINibEncoderEmptyKey", $0.value)] }
            return ("NSDictionary", [("NSInlinedValue", .bool(true))] + pairs)
        case .other(let className, let values): return (className, values)
        }
    }

    private static func bytes(of value: Value) -> [UInt8] {
        switch value {
        case .integer(let number): [3] + little(number, 8)
        case .real(let number): [7] + little(Int(bitPattern: UInt(number.bitPattern)), 8)
        case .bool(let flag): [flag ? 5 : 4]
        case .data(let bytes): [8] + variable(bytes.count) + bytes
        case .null: [9]
        case .object(let number): [10] + little(number, 4)
        }
    }

    private static func little(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func variable(_ number: Int) -> [UInt8] {
        number < 128 ? [UInt8(number) | 0x80] : [UInt8(number & 0x7F)] + variable(number >> 7)
    }

    // MARK: Keyed archive

    private func keyedArchive() -> [UInt8] {
        var list = BinaryList()
        // The first object stands for nil, so the numbers of the objects stay the same.
        var archived = [list.text("$null")]
        var top: [(String, Value)] = []
        for (number, object) in objects.enumerated() {
            if number == 0 {
                if case .other(_, let values) = object { top = values }
            } else {
                archived.append(archive(object, in: &list))
            }
        }
        let classes = list.classes
        for (index, name) in classes.words.enumerated() {
            precondition(index < 1000)
            archived.append(list.dictionary([("$classname", list.text(name))]))
        }
        let root = list.dictionary(top.map { ($0.0, list.value($0.1)) })
        let objects = list.array(archived)
        let whole = list.dictionary([("$objects", objects), ("$top", root)])
        return list.bytes(top: whole)
    }

    private func archive(_ object: Object, in list: inout BinaryList) -> Int {
        switch object {
        case .text(let text): return list.text(text)
        case .number(let number): return list.value(.integer(number))
        case .list(let className, let members):
            let members = list.array(members.map { list.value($0) })
            return list.dictionary([("$class", list.classOf(className, after: objects.count)), ("NS.objects", members)])
        case .dictionary(let members):
            let keys = list.array(members.map { list.value($0.key) })
            let values = list.array(members.map { list.value($0.value) })
            return list.dictionary([
                ("$class", list.classOf("NSDictionary", after: objects.count)), ("NS.keys", keys),
                ("NS.objects", values),
            ])
        case .other(let className, let values):
            let name = list.classOf(className, after: objects.count)
            return list.dictionary([("$class", name)] + values.map { ($0.key, list.value($0.value)) })
        }
    }
}

/// Numbers words in the order of their first use.
struct Numbering {
    private(set) var words: [String] = []

    mutating func number(of word: String) -> Int {
        if let known = words.firstIndex(of: word) { return known }
        words.append(word)
        return words.count - 1
    }
}

/// Writes a binary property list with references of two bytes.
struct BinaryList {
    private var objects: [[UInt8]] = []
    private(set) var classes = Numbering()

    mutating func text(_ text: String) -> Int {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let units = Array(text.utf16)
        let bytes = isASCII ? Array(text.utf8) : units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return add(Self.head(isASCII ? 0x50 : 0x60, isASCII ? bytes.count : units.count) + bytes)
    }

    mutating func value(_ value: CompiledNib.Value) -> Int {
        switch value {
        case .integer(let number): add([0x13] + Self.big(number, 8))
        case .real(let number): add([0x23] + Self.big(Int(bitPattern: UInt(number.bitPattern)), 8))
        case .bool(let flag): add([flag ? 0x09 : 0x08])
        case .data(let bytes): add(Self.head(0x40, bytes.count) + bytes)
        case .null: add([0x81] + Self.big(0, 2))
        case .object(let number): add([0x81] + Self.big(number, 2))
        }
    }

    /// Returns a reference to the description of a class. The descriptions come after the objects.
    mutating func classOf(_ name: String, after count: Int) -> Int {
        add([0x81] + Self.big(count + classes.number(of: name), 2))
    }

    mutating func array(_ members: [Int]) -> Int {
        add(Self.head(0xA0, members.count) + members.flatMap { Self.big($0, 2) })
    }

    mutating func dictionary(_ members: [(String, Int)]) -> Int {
        let keys = members.map { text($0.0) }
        return add(Self.head(0xD0, members.count) + (keys + members.map(\.1)).flatMap { Self.big($0, 2) })
    }

    func bytes(top: Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += Self.big(bytes.count, 4)
            bytes += object
        }
        let table = bytes.count
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 4, 2] as [UInt8]
        for number in [objects.count, top, table] { bytes += Self.big(number, 8) }
        return bytes
    }

    private mutating func add(_ bytes: [UInt8]) -> Int {
        objects.append(bytes)
        return objects.count - 1
    }

    private static func head(_ mark: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [mark | UInt8(count)] : [mark | 0xF, 0x11] + big(count, 2)
    }

    private static func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
