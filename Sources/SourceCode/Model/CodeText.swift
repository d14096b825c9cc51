/// The JSON form of ``Code``.
///
/// A string, a number, a Boolean or nil is a JSON value. Any other expression or statement is an array that begins with
/// a word for its kind. This type both writes and reads the JSON.
public struct CodeText {
    /// The maximum nesting depth of code. Handwritten code does not nest deeper.
    public static let deepest = 160
    /// The word that begins the text of ``Code/placed(_:_:)``.
    public static let placedWord = "at"

    // MARK: Writing

    /// Returns statements as a JSON array.
    public static func write(_ statements: [Code]) -> String { relative(statements, line: 0) }

    /// Returns statements as a JSON array, and the 1-based line of the first position in it (0 if there is none).
    ///
    /// The line numbers in the array are relative to this line. Therefore the array stays the same if the code only
    /// moves.
    package static func relative(_ statements: [Code]) -> (text: String, line: Int) {
        var writer = Writer(line: nil)
        writer.array(statements)
        return (String(decoding: writer.bytes, as: UTF8.self), writer.line ?? 0)
    }

    private static func relative(_ statements: [Code], line: Int) -> String {
        var writer = Writer(line: line)
        writer.array(statements)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns parameters as a JSON array of `[label, name, type, fallback]`.
    public static func write(_ parameters: [FunctionCode.Parameter]) -> String {
        var writer = Writer(line: nil)
        writer.open()
        for parameter in parameters {
            writer.open()
            writer.text(parameter.label)
            writer.text(parameter.name)
            writer.text(parameter.type)
            if let fallback = parameter.fallback { writer.code(fallback) }
            writer.close()
        }
        writer.close()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private struct Writer {
        var bytes: [UInt8] = []
        /// The line that all line numbers are relative to. It is nil until the first position is written.
        var line: Int?
        private var isFirst = true

        init(line: Int?) { self.line = line }

        mutating func comma() {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
        }

        mutating func open(_ word: StaticString? = nil) {
            comma()
            bytes.append(UInt8(ascii: "["))
            isFirst = true
            guard let word else { return }
            bytes.append(UInt8(ascii: "\""))
            word.withUTF8Buffer { bytes.append(contentsOf: $0) }
            bytes.append(UInt8(ascii: "\""))
            isFirst = false
        }

        mutating func close() {
            bytes.append(UInt8(ascii: "]"))
            isFirst = false
        }

        mutating func word(_ text: StaticString) {
            comma()
            text.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }

        mutating func number(_ value: Int) {
            comma()
            bytes.append(contentsOf: String(value).utf8)
        }

        mutating func text(_ value: String?) {
            guard let value else { return word("null") }
            comma()
            bytes.append(UInt8(ascii: "\""))
            for byte in value.utf8 {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
                case 0..<0x20:
                    let digits = Array("0123456789abcdef".utf8)
                    bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
                default: bytes.append(byte)
                }
            }
            bytes.append(UInt8(ascii: "\""))
        }

        mutating func array(_ list: [Code]) {
            open()
            for item in list { code(item) }
            close()
        }

        mutating func position(_ at: SourcePosition) {
            if line == nil { line = at.line }
            number(at.line - (line ?? 0))
            number(at.column)
        }

        mutating func optional(_ code: Code?) {
            if let code { self.code(code) } else { number(0) }
        }

        mutating func code(_ code: Code) {
            switch code {
            case .text(let value): text(value)
            case .number(let value): number(value)
            case .bool(let value): word(value ? "true" : "false")
            case .null: word("null")
            case .name(let name):
                open("n")
                text(name)
            case .member(let base, let name):
                open("m")
                optional(base)
                text(name)
            case .field(let name):
                open("i")
                text(name)
            case .call(let call):
                open("c")
                if call.isImplicit { number(1) } else { optional(call.receiver) }
                text(call.name)
                if let labels = call.labels {
                    open()
                    for label in labels { text(label) }
                    close()
                } else {
                    number(0)
                }
                array(call.arguments)
                position(call.at)
            case .placed(let value, let at):
                open("at")
                self.code(value)
                position(at)
            case .list(let items):
                open("a")
                for item in items { self.code(item) }
            case .dictionary(let keys, let values):
                open("d")
                array(keys)
                for item in values { self.code(item) }
            case .tuple(let labels, let items):
                open("t")
                open()
                for label in labels { text(label) }
                close()
                for item in items { self.code(item) }
            case .joined(let items):
                open("j")
                for item in items { self.code(item) }
            case .choice(let condition, let one, let other):
                open("?")
                for item in [condition, one, other] { self.code(item) }
            case .closure(let names, let body):
                open("f")
                open()
                for name in names { text(name) }
                close()
                array(body)
            case .element(let base, let index):
                open("x")
                self.code(base)
                self.code(index)
            case .cast(let value, let type):
                open("as")
                self.code(value)
                text(type)
            case .operation(let sign, let items):
                open("o")
                text(sign)
                for item in items { self.code(item) }
            case .unknown(let items):
                open("u")
                for item in items { self.code(item) }
            default: return statement(code)
            }
            switch code {
            case .text, .number, .bool, .null: break
            default: close()
            }
        }

        private mutating func statement(_ code: Code) {
            switch code {
            case .variable(let name, let type, let value):
                open("v")
                text(name)
                text(type)
                if let value { self.code(value) }
            case .assign(let target, let value):
                open("=")
                self.code(target)
                self.code(value)
            case .result(let value):
                open("r")
                if let value { self.code(value) }
            case .branch(let condition, let then, let otherwise):
                open("if")
                self.code(condition)
                array(then)
                array(otherwise)
            case .select(let subject, let cases):
                open("sw")
                self.code(subject)
                for item in cases {
                    array(item.patterns)
                    array(item.body)
                }
            case .each(let name, let all, let body):
                open("for")
                text(name)
                self.code(all)
                array(body)
            case .block(let body):
                open("{")
                array(body)
            default: return
            }
            close()
        }
    }

    // MARK: Reading

    /// Returns the statements that ``write(_:)-([Code])`` wrote. If the text is not a valid array, the result is empty.
    public static func statements(_ text: String) -> [Code] {
        var reader = Reader(text)
        guard case .array(let items)? = reader.value() else { return [] }
        return items.map(code)
    }

    /// Returns the parameters that ``write(_:)-([FunctionCode.Parameter])`` wrote.
    public static func parameters(_ text: String) -> [FunctionCode.Parameter] {
        var reader = Reader(text)
        guard case .array(let items)? = reader.value() else { return [] }
        return items.compactMap { item in
            guard case .array(let parts) = item, parts.count >= 3 else { return nil }
            return FunctionCode.Parameter(
                label: parts[0].text, name: parts[1].text ?? "", type: parts[2].text,
                fallback: parts.count > 3 ? code(parts[3]) : nil)
        }
    }

    private static func list(_ value: Value?) -> [Code] {
        guard case .array(let items)? = value else { return [] }
        return items.map(code)
    }

    private static func optional(_ value: Value?) -> Code? {
        guard let value, value.number == nil else { return nil }
        return code(value)
    }

    private static func code(_ value: Value) -> Code {
        switch value {
        case .text(let text): return .text(text)
        case .number(let number): return .number(number)
        case .bool(let flag): return .bool(flag)
        case .null: return Code.null
        case .array(let parts):
            guard let word = parts.first?.text else { return .unknown([]) }
            return code(word, parts)
        }
    }

    private static func code(_ word: String, _ parts: [Value]) -> Code {
        func part(_ place: Int) -> Value? { place < parts.count ? parts[place] : nil }
        func one(_ place: Int) -> Code { part(place).map(code) ?? .unknown([]) }
        func rest(_ place: Int) -> [Code] { parts.dropFirst(place).map(code) }
        switch word {
        case "n": return .name(part(1)?.text ?? "")
        case "m": return .member(optional(part(1)), part(2)?.text ?? "")
        case "i": return .field(part(1)?.text ?? "")
        case "c":
            var labels: [String]?
            if case .array(let items)? = part(3) { labels = items.map { $0.text ?? "_" } }
            var call = Code.Call(
                optional(part(1)), part(2)?.text ?? "", labels: labels, list(part(4)),
                at: SourcePosition(line: part(5)?.number ?? 0, column: part(6)?.number ?? 0))
            call.isImplicit = part(1)?.number == 1
            return .call(call)
        case "at":
            return .placed(one(1), SourcePosition(line: part(2)?.number ?? 0, column: part(3)?.number ?? 0))
        case "a": return .list(rest(1))
        case "d": return .dictionary(list(part(1)), rest(2))
        case "t":
            var labels: [String] = []
            if case .array(let items)? = part(1) { labels = items.map { $0.text ?? "" } }
            return .tuple(labels, rest(2))
        case "j": return .joined(rest(1))
        case "?": return .choice(one(1), one(2), one(3))
        case "f":
            var names: [String] = []
            if case .array(let items)? = part(1) { names = items.compactMap(\.text) }
            return .closure(names, list(part(2)))
        case "x": return .element(one(1), one(2))
        case "as": return .cast(one(1), part(2)?.text ?? "")
        case "o": return .operation(part(1)?.text ?? "", rest(2))
        case "v": return .variable(part(1)?.text ?? "", type: part(2)?.text, part(3).map(code))
        case "=": return .assign(one(1), one(2))
        case "r": return .result(part(1).map(code))
        case "if": return .branch(one(1), list(part(2)), list(part(3)))
        case "sw":
            let cases = stride(from: 2, to: parts.count - 1, by: 2).map {
                Code.Case(list(parts[$0]), list(parts[$0 + 1]))
            }
            return .select(one(1), cases)
        case "for": return .each(part(1)?.text ?? "", one(2), list(part(3)))
        case "{": return .block(list(part(1)))
        default: return .unknown(rest(1))
        }
    }

    private indirect enum Value {
        case text(String)
        case number(Int)
        case bool(Bool)
        case null
        case array([Value])

        var text: String? { if case .text(let text) = self { text } else { nil } }
        var number: Int? { if case .number(let number) = self { number } else { nil } }
    }

    /// Reads the output of the writer. It stops at any other input.
    private struct Reader {
        private let bytes: [UInt8]
        private var index = 0
        private var depth = 0

        init(_ text: String) { bytes = Array(text.utf8) }

        mutating func value() -> Value? {
            guard index < bytes.count, depth < 4 * CodeText.deepest else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "["):
                index += 1
                depth += 1
                defer { depth -= 1 }
                var items: [Value] = []
                while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
                    if bytes[index] == UInt8(ascii: ",") { index += 1 }
                    guard let item = value() else { return nil }
                    items.append(item)
                }
                index += 1
                return .array(items)
            case UInt8(ascii: "\""): return string()
            case UInt8(ascii: "t"): return skip(4, .bool(true))
            case UInt8(ascii: "f"): return skip(5, .bool(false))
            case UInt8(ascii: "n"): return skip(4, .null)
            default:
                let start = index
                while index < bytes.count, bytes[index] == UInt8(ascii: "-") || (0x30...0x39).contains(bytes[index]) {
                    index += 1
                }
                return Int(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
            }
        }

        private mutating func skip(_ count: Int, _ value: Value) -> Value {
            index += count
            return value
        }

        private mutating func string() -> Value {
            index += 1
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") {
                index += 1
            }
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\\") else {
                let text = String(decoding: bytes[start..<index], as: UTF8.self)
                index += 1
                return .text(text)
            }
            var text = Array(bytes[start..<index])
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
                    text.append(bytes[index])
                    index += 1
                    continue
                }
                if bytes[index + 1] == UInt8(ascii: "u"), index + 5 < bytes.count {
                    text.append(UInt8(String(decoding: bytes[index + 4...index + 5], as: UTF8.self), radix: 16) ?? 0x20)
                    index += 6
                } else {
                    text.append(bytes[index + 1])
                    index += 2
                }
            }
            index += 1
            return .text(String(decoding: text, as: UTF8.self))
        }
    }
}
