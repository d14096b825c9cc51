/// Splits Objective-C into tokens, one at a time.
///
/// It handles preprocessor directives only as far as the declaration reader needs them. It drops comments and converts
/// `#define NAME @"text"` to a constant. It reads every branch of an `#if` that any platform may compile. It skips
/// `#if 0`, which is often used as a comment.
struct Lexer {
    let source: SourceBytes
    /// The constants from the `#define` lines that were read so far.
    var macros = Macros()
    /// The imports from the `#import` and `#include` lines that were read so far.
    var imports: [ImportDeclaration] = []
    /// The flags that `#if` conditions test, and the flags that the source defines.
    var flags = Flags()
    /// The open `#if` conditions.
    var conditions = ConditionStack()
    /// The platforms of each part of the source that was read so far.
    var regions = PlatformRegions()
    /// Whether the current code is never compiled.
    private(set) var isSkipping = false

    var bytes: UnsafeBufferPointer<UInt8> { source.bytes }
    /// The index of the next byte, and the index after the last byte.
    var index: Int
    let end: Int
    /// Whether only white space and comments were read since the last line end.
    private var atLineStart = true
    /// Whether a `#` begins a directive. It is false in a lexer for one directive line, where `#` is a
    /// punctuation mark.
    private let knowsDirectives: Bool

    init(_ source: SourceBytes) {
        self.source = source
        (index, end) = (0, source.bytes.count)
        knowsDirectives = true
    }

    /// Creates a lexer for a range of one directive line.
    init(line: Range<Int>, of source: SourceBytes) {
        self.source = source
        (index, end) = (line.lowerBound, line.upperBound)
        knowsDirectives = false
    }

    /// Returns the next token. After the last token it always returns `.end`.
    package mutating func next() -> Token {
        let token = nextOfAnyBranch()
        if token.isBranch, conditions.current.possible.isEmpty { skipDeadBranch() }
        return token
    }

    /// Returns the byte at an offset from the next byte; 0 after the end.
    @inline(__always)
    func byte(_ offset: Int = 0) -> UInt8 {
        index + offset < end ? bytes[index + offset] : 0
    }

    private mutating func nextOfAnyBranch() -> Token {
        while index < end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                atLineStart = true
                index += 1
            case 0...0x20, UInt8(ascii: "\\"), 0x7F:
                index += 1
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
                skipLineComment()
            case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case UInt8(ascii: "#") where atLineStart && knowsDirectives:
                if let branch = directive() { return branch }
                atLineStart = true
            default:
                let beginsLine = atLineStart
                atLineStart = false
                var token = literalOrMark(byte)
                token.beginsLine = beginsLine
                return token
            }
        }
        return Token(start: UInt32(end), end: UInt32(end), kind: .end)
    }

    /// Skips a branch that no platform compiles, such as `#if 0`, up to its `#elif`, `#else` or `#endif`.
    private mutating func skipDeadBranch() {
        isSkipping = true
        defer { isSkipping = false }
        var depth = 0
        while true {
            let token = nextOfAnyBranch()
            switch token.kind {
            case .branchBegin: depth += 1
            case .branchEnd where depth > 0: depth -= 1
            case .branchElse where depth == 0, .branchEnd, .end:
                // Go back to this directive, so that it is read again as a regular branch.
                (index, atLineStart) = (Int(token.start), true)
                return
            default: break
            }
        }
    }

    mutating func skipLineComment() {
        while index < end, !isLineEnd(bytes[index]) {
            // A backslash at the end of the line continues the comment.
            if bytes[index] == UInt8(ascii: "\\") { skipContinuation() } else { index += 1 }
        }
    }

    mutating func skipBlockComment() {
        index += 2
        while index < end {
            if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += 1
        }
    }

    /// Skips a backslash, and the line end after it if there is one.
    mutating func skipContinuation() {
        index += 1
        if byte() == UInt8(ascii: "\r") {
            index += byte(1) == UInt8(ascii: "\n") ? 2 : 1
        } else if byte() == UInt8(ascii: "\n") {
            index += 1
        }
    }

    @inline(__always)
    func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
