/// Limits on the nesting and the defects of a Swift source.
///
/// The parser recurses with the nesting, and looks ahead again and again through unclosed brackets. Therefore a
/// source that nests too deep is rejected before it is parsed. These limits cover the shapes that are cheap to
/// detect. A separate process isolates any other input that the parser may not survive.
enum Nesting {
    /// The maximum depth of brackets and strings. No source written by hand nests deeper.
    static let most = 100
    /// The maximum depth of square brackets. The parser may read their contents twice at each level.
    static let mostSquare = 16
    /// The maximum number of `<` without the end of a statement between them.
    static let mostAngles = 200

    /// The maximum number of words and arrows on which the parser recurses (`try try try`), without the end of a
    /// statement between them.
    static let mostPrefixes = 2_000
    /// The maximum number of `else` and `#if` in a file, because they may form one chain.
    static let mostBranches = 20_000
}
