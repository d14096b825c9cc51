/// Why a file could not be read, and where.
package struct ReadError: Error, Sendable, Equatable {
    /// One sentence without path and place.
    package let message: String
    /// 1-based line; nil where the failure has no place in the text.
    package let line: Int?
    /// 1-based column; nil where not known.
    package let column: Int?

    /// An error with its place.
    package init(_ message: String, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
    }
}

/// What a reader refuses, so that no file can take the run with it.
package enum ReadLimit {
    /// Nesting of elements; real files reach 33.
    package static let depth = 256
    /// Bytes of one attribute or text; libxml2 stops attributes there too.
    package static let valueBytes = 10_000_000
    /// Bytes of all that one file says; real files need 2 MB.
    package static let documentBytes = 256 << 20
}
