import Foundation

/// Searches texts for regular expressions (ICU syntax, Unicode-aware).
///
/// Compiled expressions are cached. A search stops if its snapshot exceeds a limit.
final class RegularExpressions {
    /// The outcome of a search.
    enum Outcome: Equatable {
        case found
        case notFound
        case notAnExpression
        /// The pattern is longer than ``Limits/patternLength``.
        case tooLong
        /// The engine stopped, because backtracking in this text needs more memory than the engine allows. It is
        /// unknown whether the pattern occurs in the text.
        case tooComplex
        /// A limit of the snapshot was exceeded.
        case stopped
    }

    private let bounds: Bounds
    private var compiled: [String: NSRegularExpression] = [:]
    /// The maximum number of cached patterns. A query may use a different pattern for each row.
    private static let mostCompiled = 200

    init(_ bounds: Bounds) { self.bounds = bounds }

    /// Searches for a pattern in a text.
    func search(_ text: String, for pattern: String) -> Outcome {
        guard pattern.utf8.count <= Limits.patternLength else { return .tooLong }
        guard let expression = expression(pattern) else { return .notAnExpression }
        // If a pattern backtracks, the search time can grow very fast with the length of the text. The engine calls the
        // closure from time to time on this thread, and the closure decides whether to continue.
        nonisolated(unsafe) var search = Search(bounds)
        expression.enumerateMatches(
            in: text, options: [.reportProgress, .reportCompletion], range: NSRange(text.startIndex..., in: text)
        ) { match, flags, stop in
            if search.isOver(match != nil, flags) { stop.pointee = true }
        }
        return search.outcome
    }

    /// The state of one search.
    private struct Search {
        private(set) var outcome = Outcome.notFound
        private let bounds: Bounds
        private var reports = 0

        init(_ bounds: Bounds) { self.bounds = bounds }

        /// Handles a progress report from the engine. Returns whether the search is finished.
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
