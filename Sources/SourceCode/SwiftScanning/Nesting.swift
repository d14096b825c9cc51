/// Limits on the nesting of a Swift source.
///
/// The parser recurses at each level of nesting, and it reads the contents of unclosed brackets many times. Therefore a
/// source that nests too deep is rejected before it is parsed. These limits cover only the cases that are cheap to
/// detect. For any other source that may crash the parser, the caller runs the parser in a separate process.
enum Nesting {
    /// The maximum depth of brackets and strings. Sources written by hand do not nest deeper.
    static let most = 100
    /// The maximum depth of square brackets. The parser may read their contents twice at each level.
    static let mostSquare = 16
    /// The maximum number of `<` in one statement. For this limit, a `;` or a brace ends a statement.
    static let mostAngles = 200

    /// The maximum number of prefix words and arrows in one statement (`try try try`). The parser recurses on each of
    /// them.
    static let mostPrefixes = 2_000
    /// The maximum number of `else` and `#if` in a file. They may form one chain, and the parser recurses at each step
    /// of it.
    static let mostBranches = 20_000
}
