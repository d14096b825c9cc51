/// An expression in a body that the index shows as written, with the positions of its parts.
///
/// ``Code`` describes the behavior of a body. It keeps neither the text nor the positions of most expressions,
/// because most of them are never shown.
package enum Mention {
    /// A call, with the spans of its receiver and of its arguments in parentheses.
    case call(Code.Call, receiver: Span?, arguments: [Span])
    /// A property of an object or class, or a method that is not called. If the object is nil, only the name of the
    /// member is written.
    case member(Code?, String, SourcePosition)
    /// A value that is compared with another value, by an operator such as `==`, or as a pattern of `switch`.
    case comparison(Code, with: Code, Span, isPattern: Bool, SourcePosition)
    /// A value that is assigned to a property.
    case assignment(Code, Code, Span, SourcePosition)
    /// A value that the body returns, with the platforms on which it returns the value.
    case result(Code, Span, Platforms, SourcePosition)

    /// The position of the expression.
    package var at: SourcePosition {
        switch self {
        case .call(let call, _, _): call.at
        case .member(_, _, let at), .comparison(_, _, _, _, let at), .assignment(_, _, _, let at),
            .result(_, _, _, let at):
            at
        }
    }

    /// A range of offsets in a Swift source, or of token indexes in Objective-C. The Swift or Objective-C reader
    /// converts the range to text.
    package typealias Span = Range<Int>
}
