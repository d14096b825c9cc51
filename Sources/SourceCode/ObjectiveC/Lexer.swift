/// Splits Objective-C into tokens, one at a time.
///
/// It follows the preprocessor only as far as a reader of declarations must:
/// comments go, `#define NAME @"text"` becomes a constant, and every branch of
/// an `#if` is read that any platform may compile: not that of `#if 0`, which
/// people write instead of a comment.
struct Lexer {
    let source: SourceBytes
    /// What `#define` lines gave so far.
    var macros = Macros()
    /// What `#import` and `#include` lines gave so far.
    var imports: [ImportDeclaration] = []
    /// Which flags lines depend on, and which flags are defined.
    var flags = Flags()
    /// The `#if`s that are open.
    var conditions = ConditionStack()
    /// For which platforms the source was so far.
    var regions = PlatformRegions()
    /// Whether what is read is compiled nowhere.
    private(set) var isSkipping = false

    var bytes: UnsafeBufferPointer<UInt8> { source.bytes }
    /// The next byte, and the one after the last.
    var index: Int
    let end: Int
    /// Whether only white space came since the last line end.
    private var atLineStart = true
    /// A line of a `#define` is lexed by a lexer of its own, to which `#` is
    /// a mark.
    private let knowsDirectives: Bool

    init(_ source: SourceBytes) {
        self.source = source
        (index, end) = (0, source.bytes.count)
        knowsDirectives = true
    }

    /// A lexer of one line of a directive.
    init(line: Range<Int>, of source: SourceBytes) {
        self.source = source
        (index, end) = (line.lowerBound, line.upperBound)
        knowsDirectives = false
    }

    /// The next token; `.end` for ever after the last.
    mutating func next() -> Token {
        let token = nextOfAnyBranch()
        if token.isBranch, conditions.current.possible.isEmpty { skipDeadBranch() }
        return token
    }

    /// The byte at an offset from the next, 0 behind the end.
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

    /// Passes over what stands between `#if 0` and its `#else` or `#endif`.
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
                // It is read again, as a branch that counts.
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

    /// Passes over a backslash, and the line end behind it if there is one.
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
