import Bytes

/// The tokens of a Bazel build file that are needed to read literals.
struct StarlarkText {
    enum Token: Equatable {
        case name(String)
        case string(String)
        case mark(UInt8)
    }

    struct Place {
        var token: Token
        var line: Int
        /// Whether the token starts a statement: it is the first token of a line without indentation.
        var opensStatement: Bool
    }

    private(set) var tokens: [Place] = []
    private var scanner: TextScanner
    private var isAtLineStart = true

    init(_ bytes: [UInt8]) {
        scanner = TextScanner(bytes)
        while let byte = scanner.byte { next(byte) }
    }

    private mutating func next(_ byte: UInt8) {
        switch byte {
        case 0x0A:
            scanner.advance()
            isAtLineStart = true
        case _ where TextScanner.isSpace(byte):
            scanner.advance()
            isAtLineStart = false
        case UInt8(ascii: "#"): while let byte = scanner.byte, byte != 0x0A { scanner.advance() }
        case UInt8(ascii: "\\"): scanner.advance(2)
        default:
            let line = scanner.currentLine()
            let opens = isAtLineStart
            isAtLineStart = false
            tokens.append(Place(token: token(byte), line: line, opensStatement: opens))
        }
    }

    private mutating func token(_ byte: UInt8) -> Token {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .string(quoted(byte, isRaw: false)) }
        if byte == UInt8(ascii: "r"), let quote = scanner.byte(after: 1),
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        {
            scanner.advance()
            return .string(quoted(quote, isRaw: true))
        }
        guard ManifestText.isName(byte) else {
            scanner.advance()
            return .mark(byte)
        }
        let start = scanner.place
        while let byte = scanner.byte, ManifestText.isName(byte) { scanner.advance() }
        return .name(scanner.text(from: start))
    }

    private mutating func quoted(_ quote: UInt8, isRaw: Bool) -> String {
        let isLong = scanner.byte(after: 1) == quote && scanner.byte(after: 2) == quote
        scanner.advance(isLong ? 3 : 1)
        var text: [UInt8] = []
        while let byte = scanner.byte {
            if byte == quote, !isLong || (scanner.byte(after: 1) == quote && scanner.byte(after: 2) == quote) { break }
            if byte == 0x0A, !isLong { break }
            if byte == UInt8(ascii: "\\"), !isRaw { scanner.advance() }
            if let byte = scanner.byte { text.append(byte) }
            scanner.advance()
        }
        scanner.advance(isLong ? 3 : 1)
        return String(decoding: text, as: UTF8.self)
    }
}

/// The value of an expression in a build file, if it consists of literals. A single text is represented as a list with
/// one item.
struct StarlarkValue {
    enum Item: Hashable {
        case text(String)
        case glob([String], exclude: [String])
    }

    var items: [Item] = []

    var texts: [String] {
        items.compactMap { item in
            if case .text(let text) = item { return text }
            return nil
        }
    }
}

/// A top-level call in a build file.
struct StarlarkCall {
    var function: String
    var line: Int
    var arguments: [String: StarlarkValue]
}

/// Finds the top-level calls in a build file, with the literals in their arguments.
///
/// It supports lists, sums, `glob`, `select` (all branches) and variables with these values. The value of any other
/// expression is empty. Functions, loops and comprehensions are skipped.
struct StarlarkReader {
    private(set) var calls: [StarlarkCall] = []
    private let tokens: [StarlarkText.Place]
    private var place = 0
    private var values: [String: StarlarkValue] = [:]
    /// The number of items that may still be read, in all values together. Variables can repeat long lists.
    private var budget = Limit.specificationValues

    init(_ bytes: [UInt8]) { tokens = StarlarkText(bytes).tokens }

    /// Reads all calls.
    ///
    /// - Throws: ``ProjectError`` if the values have more items than the limit. If a variable repeats an item, each
    ///   repetition counts.
    mutating func read() throws(ProjectError) {
        while place < tokens.count {
            let start = tokens[place]
            guard start.opensStatement, case .name(let name) = start.token else {
                place += 1
                continue
            }
            place += 1
            if isMark("="), !isMark("=", after: 1) {
                place += 1
                values[name] = expression(depth: 0)
            } else if isMark("(") {
                place += 1
                calls.append(StarlarkCall(function: name, line: start.line, arguments: arguments(depth: 0)))
            }
            if budget < 0 {
                throw ProjectError(
                    "more than \(Limit.specificationValues) values, including repetitions", line: start.line)
            }
        }
    }

    private func isMark(_ mark: Unicode.Scalar, after offset: Int = 0) -> Bool {
        place + offset < tokens.count && tokens[place + offset].token == .mark(UInt8(ascii: mark))
    }

    private var isAtEnd: Bool {
        place >= tokens.count || isMark(",") || isMark(")") || isMark("]") || isMark("}") || isMark(":")
    }

    /// Reads the arguments up to the closing bracket. Returns them by name; arguments without a name have the names
    /// `0`, `1` ….
    private mutating func arguments(depth: Int) -> [String: StarlarkValue] {
        var result: [String: StarlarkValue] = [:]
        var number = 0
        while place < tokens.count, !isMark(")") {
            let before = place
            var name = "\(number)"
            if case .name(let label) = tokens[place].token, isMark("=", after: 1), !isMark("=", after: 2) {
                name = label
                place += 2
            } else {
                number += 1
            }
            result[name] = expression(depth: depth + 1)
            if isMark(",") { place += 1 }
            if place == before { place += 1 }
        }
        place += 1
        return result
    }

    /// Reads a sum of terms. If the expression contains anything else, its value is empty.
    private mutating func expression(depth: Int) -> StarlarkValue {
        var value = term(depth: depth)
        while !isAtEnd, !startsStatement {
            if isMark("+") {
                place += 1
                value.items += term(depth: depth).items
                budget -= value.items.count
                if budget < 0 { value.items = [] }
            } else {
                skipRest()
                return StarlarkValue()
            }
        }
        return value
    }

    /// Whether the current token starts a statement: it is the first token of a line without indentation. An expression
    /// ends before this token, even inside brackets.
    private var startsStatement: Bool { place < tokens.count && tokens[place].opensStatement }

    private mutating func term(depth: Int) -> StarlarkValue {
        guard depth < Limit.nesting, place < tokens.count, budget >= 0 else {
            skipRest()
            return StarlarkValue()
        }
        let token = tokens[place].token
        switch token {
        case .string(let text):
            place += 1
            // Adjacent strings are concatenated.
            var whole = text
            while place < tokens.count, case .string(let more) = tokens[place].token, whole.utf8.count < Limit.pathBytes
            {
                whole += more
                place += 1
            }
            return StarlarkValue(items: [.text(whole)])
        case .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "(")): return list(depth: depth)
        case .mark(UInt8(ascii: "{")): return dictionary(depth: depth)
        case .name(let name):
            place += 1
            guard isMark("(") else {
                let value = values[name] ?? StarlarkValue()
                budget -= value.items.count
                return value
            }
            place += 1
            let arguments = arguments(depth: depth)
            switch name {
            case "glob":
                let include = (arguments["0"] ?? arguments["include"])?.texts ?? []
                let exclude = (arguments["exclude"] ?? arguments["1"])?.texts ?? []
                return StarlarkValue(items: [.glob(include, exclude: exclude)])
            case "select", "depset", "list", "sorted", "tuple": return arguments["0"] ?? StarlarkValue()
            default: return StarlarkValue()
            }
        case .mark:
            skipRest()
            return StarlarkValue()
        }
    }

    private mutating func list(depth: Int) -> StarlarkValue {
        place += 1
        var value = StarlarkValue()
        while place < tokens.count, !isMark("]"), !isMark(")") {
            let before = place
            value.items += expression(depth: depth + 1).items
            budget -= value.items.isEmpty ? 1 : 2
            if isMark(",") { place += 1 }
            if place == before { place += 1 }
        }
        place += 1
        return value
    }

    /// Reads all values of a dictionary, because `select` may choose any of them.
    private mutating func dictionary(depth: Int) -> StarlarkValue {
        place += 1
        var value = StarlarkValue()
        while place < tokens.count, !isMark("}") {
            let before = place
            _ = expression(depth: depth + 1)
            if isMark(":") {
                place += 1
                value.items += expression(depth: depth + 1).items
            }
            if isMark(",") { place += 1 }
            if place == before { place += 1 }
        }
        place += 1
        return value
    }

    /// Skips the rest of the expression, including nested brackets.
    private mutating func skipRest() {
        var depth = 0
        while place < tokens.count {
            if depth == 0, isAtEnd || startsStatement { return }
            if isMark("(") || isMark("[") || isMark("{") { depth += 1 }
            if isMark(")") || isMark("]") || isMark("}") { depth -= 1 }
            place += 1
        }
    }
}
