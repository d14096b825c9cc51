import Foundation
import GRDB
import Projects

extension DatabaseFunction {
    /// `path_matches(pattern, path)`: whether a pattern of a target matches a path. Only what derives the files of
    /// targets uses it; the index itself is read without it.
    static var pathMatches: DatabaseFunction {
        let known = KnownPatterns()
        return DatabaseFunction("path_matches", argumentCount: 2, pure: true) { values in
            guard let pattern = String.fromDatabaseValue(values[0]), let path = String.fromDatabaseValue(values[1])
            else { return nil }
            return known.pattern(pattern).matches(path)
        }
    }
}

/// Patterns, taken apart once however many paths they are held against.
private final class KnownPatterns: @unchecked Sendable {
    private let lock = NSLock()
    private var patterns: [String: PathPattern] = [:]

    func pattern(_ text: String) -> PathPattern {
        lock.withLock {
            if let pattern = patterns[text] { return pattern }
            let pattern = PathPattern(text)
            patterns[text] = pattern
            return pattern
        }
    }
}
