import Foundation
import GRDB

// Functions that reports may use beyond what plain SQLite has. Tables and
// views of the index use none of them, so that any SQLite client reads them.

extension DatabaseFunction {
    /// `text REGEXP pattern`: whether the pattern occurs in the text (ICU
    /// syntax, Unicode-aware).
    static let regexp = DatabaseFunction("regexp", argumentCount: 2, pure: true) { values in
        guard let pattern = String.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]) else { return nil }
        guard let expression = try? NSRegularExpression(pattern: pattern) else {
            throw DatabaseError(message: "\(pattern) is not a regular expression")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `version_key(text)`: a text that sorts as the dotted version does:
    /// `version_key('9532') < version_key('10116.2')`.
    static let versionKey = DatabaseFunction("version_key", argumentCount: 1, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]) else { return nil }
        return text.split(separator: ".", omittingEmptySubsequences: false).map { part in
            String(repeating: "0", count: max(0, 10 - part.count)) + part
        }.joined(separator: ".")
    }

    /// `nearness(name, other)`: how many letters differ where one name is near
    /// the other, as one who mistyped it would write; NULL where it is not.
    static let nearness = DatabaseFunction("nearness", argumentCount: 2, pure: true) { values in
        guard let name = String.fromDatabaseValue(values[0]), let other = String.fromDatabaseValue(values[1]) else { return nil }
        return Near.distance(from: other, to: name)
    }
}
