extension Lexer {
    /// Reads a line that begins with `#`, and advances to its end.
    ///
    /// - Returns: a token if the line is a branch of conditional compilation; otherwise nil.
    mutating func directive() -> Token? {
        let start = index
        index += 1
        while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { index += 1 }
        let wordStart = index
        while index < end, Self.isWordByte(bytes[index]) { index += 1 }
        let word = Token(start: UInt32(wordStart), end: UInt32(index), kind: .identifier)
        let rest = index
        skipLogicalLine()

        let line = rest..<index
        guard let kind = Self.branch(word, source) else {
            if !isSkipping { read(word, line) }
            return nil
        }
        if !isSkipping {
            enterBranch(word, line)
            flags.branch(source.text(word), line, of: source, at: start)
            regions.begin(conditions.current.possible, at: start)
        }
        return Token(start: UInt32(start), end: UInt32(index), kind: kind)
    }

    private static func branch(_ word: Token, _ source: SourceBytes) -> Token.Kind? {
        if source.hasPrefix(word, "if") {
            return source.says(word, "if") || source.says(word, "ifdef") || source.says(word, "ifndef")
                ? .branchBegin : nil
        }
        guard source.hasPrefix(word, "e") else { return nil }
        if source.says(word, "endif") { return .branchEnd }
        let isElse =
            source.says(word, "else") || source.says(word, "elif") || source.says(word, "elifdef")
            || source.says(word, "elifndef")
        return isElse ? .branchElse : nil
    }

    private mutating func enterBranch(_ word: Token, _ line: Range<Int>) {
        if source.says(word, "if") {
            conditions.open(DirectiveCondition.value(line, source))
        } else if source.says(word, "ifdef") {
            conditions.open(DirectiveCondition.isDefined(line, source))
        } else if source.says(word, "ifndef") {
            conditions.open(!DirectiveCondition.isDefined(line, source))
        } else if source.says(word, "elif") {
            conditions.next(DirectiveCondition.value(line, source))
        } else if source.says(word, "elifdef") {
            conditions.next(DirectiveCondition.isDefined(line, source))
        } else if source.says(word, "elifndef") {
            conditions.next(!DirectiveCondition.isDefined(line, source))
        } else if source.says(word, "else") {
            conditions.next(.always)
        } else {
            conditions.close()
        }
    }

    /// Reads a directive that is not a branch.
    private mutating func read(_ word: Token, _ line: Range<Int>) {
        if source.says(word, "define") {
            readDefinition(line)
        } else if source.says(word, "undef") {
            var lexer = Lexer(line: line, of: source)
            let name = lexer.next()
            if name.kind == .identifier { macros.end(source.text(name), at: name, conditions) }
        } else if source.says(word, "import") || source.says(word, "include") || source.says(word, "include_next") {
            readImport(line, at: word)
        }
    }

    /// Reads `#import <A/B.h>` or `#import "B.h"`.
    private mutating func readImport(_ line: Range<Int>, at word: Token) {
        let written = source.bytes[line].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard imports.count < SourceFile.mostUses, let open = written.first else { return }
        let close = open == UInt8(ascii: "<") ? UInt8(ascii: ">") : open
        guard close != open || open == UInt8(ascii: "\""), let end = written.dropFirst().firstIndex(of: close) else {
            return
        }
        let header = String(decoding: source.bytes[(written.startIndex + 1)..<end], as: UTF8.self)
        let slash = close == open ? nil : header.firstIndex(of: "/")
        imports.append(ImportDeclaration(module: slash.map { String(header[..<$0]) }, header: header, at: word.place))
    }

    /// Skips to the end of the line. It continues after a line end that follows a backslash or is inside a comment.
    private mutating func skipLogicalLine() {
        while index < end, !isLineEnd(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): skipContinuation()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLineComment()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
            case UInt8(ascii: "\""): skipStringOfDirective()
            default: index += 1
            }
        }
    }

    /// Skips a string in a directive, which may contain text that looks like a comment. It does not treat single
    /// quotes as strings, because `#error` lines contain words like "don't".
    private mutating func skipStringOfDirective() {
        index += 1
        while index < end, !isLineEnd(bytes[index]) {
            if bytes[index] == UInt8(ascii: "\\") {
                skipContinuation()
                if byte() == UInt8(ascii: "\"") { index += 1 }
            } else if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                return
            } else {
                index += 1
            }
        }
    }

    /// Keeps `#define NAME value` if the value may name a nib: strings, a single word, or `NSStringFromClass(…)`.
    private mutating func readDefinition(_ line: Range<Int>) {
        var lexer = Lexer(line: line, of: source)
        let name = lexer.next()
        guard name.kind == .identifier else { return }
        if !macros.isEmpty { macros.end(source.text(name), at: name, conditions) }
        // `#define NAME(x)` is a macro with arguments. `#define NAME (x)` is a macro without arguments.
        if Int(name.end) < line.upperBound, bytes[Int(name.end)] == UInt8(ascii: "(") {
            if macros.functions.count < SourceFile.mostUses,
                CodeWords.matter(String(decoding: bytes[Int(name.start)..<line.upperBound], as: UTF8.self))
            {
                readFunction(name, &lexer)
            }
            return
        }

        var value: [Token] = []
        while value.count < 16 {
            let token = lexer.next()
            if token.kind == .end { break }
            value.append(token)
        }
        while let first = value.first, first.is("("), let last = value.last, last.is(")") {
            value = Array(value.dropFirst().dropLast())
        }
        flags.define(source.text(name), isZero: value.count == 1 && source.says(value[0], "0"))
        guard let first = value.first else { return }
        let mayNameNib =
            first.kind == .atString || (first.kind == .identifier && value.count == 1)
            || source.says(first, "NSStringFromClass")
        guard mayNameNib, macros.constants.count < SourceFile.mostUses else { return }
        var constant = source.constant(source.text(name), value: value[...], at: name)
        constant.reach = .file
        if constant.value == nil { macros.values[Int(name.start)] = value }
        macros.add(constant, conditions)
    }

    /// Keeps a macro with arguments. A macro that joins words (`##`) or declares methods does not behave like a
    /// function, so it is not kept.
    private mutating func readFunction(_ name: Token, _ lexer: inout Lexer) {
        var tokens: [Token] = []
        while tokens.count < Macros.longestFunction {
            let token = lexer.next()
            if token.kind == .end { break }
            if token.is("#"), tokens.last?.is("#") == true || lexer.byte() == UInt8(ascii: "#") { return }
            tokens.append(token)
        }
        let body = tokens[...].endOfGroup(from: 0)
        guard tokens.count < Macros.longestFunction, body < tokens.count,
            !tokens[body].is("-"), !tokens[body].is("+"), tokens[body].kind != .atKeyword
        else { return }
        let parameters = tokens[1..<(body - 1)].filter { $0.kind == .identifier }
        macros.functions.append(Macros.Function(name: name, parameters: parameters, body: Array(tokens[body...])))
    }
}

extension SourceBytes {
    /// Creates a constant from the tokens of its value.
    func constant(_ name: String, value: ArraySlice<Token>, at token: Token) -> ConstantDeclaration {
        if let string = string(value) {
            return ConstantDeclaration(name: name, value: string, at: token.place)
        }
        return ConstantDeclaration(name: name, value: nil, expression: expression(value), at: token.place)
    }

    /// Returns the value of adjacent string literals, which form one string; nil if there is any other token.
    func string(_ tokens: ArraySlice<Token>) -> String? {
        guard tokens.first?.kind == .atString, tokens.allSatisfy(\.isString) else { return nil }
        return tokens.map(unescaped).joined()
    }

    /// Returns the value of a string literal.
    func unescaped(_ token: Token) -> String {
        var rest = bytes[Int(token.start)..<Int(token.end)].drop { $0 != UInt8(ascii: "\"") }.dropFirst()
        if rest.last == UInt8(ascii: "\"") { rest = rest.dropLast() }
        guard rest.contains(UInt8(ascii: "\\")) else { return String(decoding: rest, as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        var text = String(decoding: rest, as: UTF8.self).unicodeScalars[...]
        while let scalar = text.popFirst() {
            if scalar == "\\" { Self.unescape(&text, into: &scalars) } else { scalars.append(scalar) }
        }
        return String(scalars)
    }

    /// Converts the escape sequence after a backslash.
    private static func unescape(
        _ text: inout Substring.UnicodeScalarView, into scalars: inout String.UnicodeScalarView
    ) {
        guard let escape = text.popFirst() else { return }
        switch escape {
        case "n": scalars.append("\n")
        case "t": scalars.append("\t")
        case "r": scalars.append("\r")
        case "\r":
            if text.first == "\n" { text.removeFirst() }
        case "\n": break
        case "x": appendNumber(digits: 8, radix: 16, of: &text, into: &scalars)
        case "u": appendNumber(digits: 4, radix: 16, of: &text, into: &scalars)
        case "U": appendNumber(digits: 8, radix: 16, of: &text, into: &scalars)
        case "0"..."7": appendNumber(String(escape), digits: 2, radix: 8, of: &text, into: &scalars)
        default: scalars.append(escape)
        }
    }

    private static func appendNumber(
        _ first: String = "", digits: Int, radix: Int, of text: inout Substring.UnicodeScalarView,
        into scalars: inout String.UnicodeScalarView
    ) {
        let number = text.prefix(digits).prefix { Int(String($0), radix: radix) != nil }
        text = text.dropFirst(number.count)
        if let value = UInt32(first + String(number), radix: radix), let scalar = Unicode.Scalar(value) {
            scalars.append(scalar)
        }
    }
}
