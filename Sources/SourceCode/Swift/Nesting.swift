/// How deep a Swift source may nest, and how broken it may be.
///
/// The parser recurses with the nesting, and looks ahead again and again
/// through brackets that are never closed, so what is nested without end is
/// refused before it is parsed. These are the shapes that can be told cheaply;
/// what else a parser may not survive, a process of its own bears.
enum Nesting {
    /// Deeper than any source that was written by hand.
    static let most = 100
    /// Square brackets, whose contents the parser may read twice at each level.
    static let mostSquare = 16
    /// `<` without the end of a statement between them.
    static let mostAngles = 200

    /// Words and arrows that the parser recurses for (`try try try`), without
    /// the end of a statement between them.
    static let mostPrefixes = 2_000
    /// `else` and `#if` of a whole file, for they may be one chain.
    static let mostBranches = 20_000
}
