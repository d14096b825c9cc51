import Foundation

/// Searches texts for regular expressions (ICU syntax, Unicode-aware): each is
/// compiled once, and no search goes on when its snapshot's time is over.
final class RegularExpressions {
    /// What a search came to.
    enum Outcome: Equatable {
        case found
        case notFound
        case notAnExpression
        /// The pattern is longer than ``Limits/patternLength``.
        case tooLong
        /// The engine gave up: going back and forth in this text takes more
        /// memory than it allows itself. The pattern may be in it or not.
        case tooComplex
        /// A limit of the snapshot was exceeded.
        case stopped
    }

    private let bounds: Bounds
    private var compiled: [String: NSRegularExpression] = [:]
    /// Patterns may come from a column, one for each row.
    private static let mostCompiled = 200

    init(_ bounds: Bounds) { self.bounds = bounds }

    /// Whether a pattern occurs in a text.
    func search(_ text: String, for pattern: String) -> Outcome {
        guard pattern.utf8.count <= Limits.patternLength else { return .tooLong }
        guard let expression = expression(pattern) else { return .notAnExpression }
        // Where a pattern can go back and forth the engine takes a time that
        // grows with any power of the text's length. It reports now and then,
        // and hears then whether to go on.
        // The engine reports on the thread that it runs on, this one.
        nonisolated(unsafe) var search = Search(bounds)
        expression.enumerateMatches(
            in: text, options: [.reportProgress, .reportCompletion], range: NSRange(text.startIndex..., in: text)
        ) { match, flags, stop in
            if search.isOver(match != nil, flags) { stop.pointee = true }
        }
        return search.outcome
    }

    /// One search.
    private struct Search {
        private(set) var outcome = Outcome.notFound
        private let bounds: Bounds
        private var reports = 0

        init(_ bounds: Bounds) { self.bounds = bounds }

        /// Takes a report of the engine.
        mutating func isOver(_ hasMatch: Bool, _ flags: NSRegularExpression.MatchingFlags) -> Bool {
            reports += 1
            if outcome != .notFound { return true }
            if hasMatch {
                outcome = .found
            } else if flags.contains(.internalError) {
                outcome = .tooComplex
            } else if reports.isMultiple(of: 32), bounds.isExceeded() {
                outcome = .stopped
            }
            return outcome != .notFound
        }
    }

    private func expression(_ pattern: String) -> NSRegularExpression? {
        if let expression = compiled[pattern] { return expression }
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        if compiled.count == Self.mostCompiled { compiled.removeAll() }
        compiled[pattern] = expression
        return expression
    }
}
