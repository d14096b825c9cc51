/// Why a file could not be read, and where.
public struct ReadError: Error, Sendable, Equatable {
    /// One sentence without path and place.
    public let message: String
    /// 1-based line; nil where the failure has no place in the text.
    public let line: Int?
    /// 1-based column; nil where not known.
    public let column: Int?

    /// An error with its place.
    public init(_ message: String, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.line = line
        self.column = column
    }
}

/// What a reader refuses, so that no file can take the run with it.
public enum ReadLimit {
    /// Nesting of elements; real files reach 33.
    public static let depth = 256
    /// Bytes of one attribute or text; libxml2 stops attributes there too.
    public static let valueBytes = 10_000_000
    /// Bytes of all that one file says; real files need 2 MB.
    public static let documentBytes = 256 << 20
}
