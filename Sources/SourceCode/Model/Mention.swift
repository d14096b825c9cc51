/// Something in a body that the index shows as it is written, with the places of its parts.
///
/// ``Code`` says what a body does. It has neither the text of its expressions nor their places, because most of them
/// are never shown.
enum Mention {
    /// A call, with what it is sent to and its arguments in parentheses.
    case call(Code.Call, receiver: Span?, arguments: [Span])
    /// A property of an object or class (nil for its own), or a method that is not called.
    case member(Code?, String, SourcePosition)
    /// A value that is compared with another, by `==`, `!=` or as a pattern of `switch`.
    case comparison(Code, with: Code, Span, isPattern: Bool, SourcePosition)
    /// A value that is assigned to a property.
    case assignment(Code, Code, Span, SourcePosition)
    /// A value that the body returns, on some platforms.
    case result(Code, Span, Platforms, SourcePosition)

    /// Where it stands.
    var at: SourcePosition {
        switch self {
        case .call(let call, _, _): call.at
        case .member(_, _, let at), .comparison(_, _, _, _, let at), .assignment(_, _, _, let at),
            .result(_, _, _, let at):
            at
        }
    }

    /// Offsets in the source, or indexes of tokens: its reader makes text of them.
    typealias Span = Range<Int>
}
