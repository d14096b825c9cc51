/// The lines of one text in another state of the text.
///
/// The index knows the text of the last run, and the user changes the text in the meantime. Usually all changes are in
/// one place, so the lines before and after it are the same.
package struct LineShift: Sendable, Equatable {
    private let before: Int
    private let after: Int
    private let (oldCount, newCount): (Int, Int)

    /// Compares two states of a text.
    package init(from old: [String], to new: [String]) {
        (oldCount, newCount) = (old.count, new.count)
        before = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - before
        after = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    }

    /// Creates the shift between two equal texts.
    private init() { (before, after, oldCount, newCount) = (.max, 0, 0, 0) }

    /// The shift between two equal texts.
    static let none = LineShift()

    /// Returns the line in the new text; nil if the line was changed.
    ///
    /// - Parameter line: 1-based, in the old text.
    package func new(_ line: Int) -> Int? { Self.shifted(line, before, after, oldCount, newCount) }

    /// Returns the line in the old text; nil if the line was changed.
    ///
    /// - Parameter line: 1-based, in the new text.
    package func old(_ line: Int) -> Int? { Self.shifted(line, before, after, newCount, oldCount) }

    private static func shifted(_ line: Int, _ before: Int, _ after: Int, _ count: Int, _ other: Int) -> Int? {
        if line <= before { return line }
        return line > count - after ? line - count + other : nil
    }
}
