/// The reason why a file could not be read, and the position in the file.
package struct ReadError: Error, Sendable, Equatable {
    /// One sentence without the path and the position.
    package let message: String
    /// 1-based line; nil if the failure has no position in the text.
    package let line: Int?
    /// 1-based column; nil if unknown.
    package let column: Int?

    package init(_ message: String, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
    }
}

/// Limits that a reader enforces, so that a single file cannot stop the whole run.
package enum ReadLimit {
    /// Maximum nesting depth of elements. Real files reach 33.
    package static let depth = 256
    /// Maximum number of bytes in one attribute or text. libxml2 has the same limit for attributes.
    package static let valueBytes = 10_000_000
    /// Maximum number of bytes in all texts of one file. Real files need at most 2 MB.
    package static let documentBytes = 256 << 20
}
