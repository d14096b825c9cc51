/// What one run of the indexer did and found.
public struct IndexSummary: Sendable, Codable {
    /// A file that could not be read.
    public struct Failure: Sendable, Codable {
        public let path: String
        public let line: Int?
        public let column: Int?
        public let message: String

        /// A failure and its place.
        public init(path: String, line: Int?, column: Int?, message: String) {
            (self.path, self.line, self.column, self.message) = (path, line, column, message)
        }
    }

    /// Files of one kind, format and platform.
    public struct Count: Sendable, Codable {
        public let kind: String
        public let format: String
        public let platform: String?
        public let files: Int

        /// A count of files.
        package init(kind: String, format: String, platform: String?, files: Int) {
            (self.kind, self.format, self.platform, self.files) = (kind, format, platform, files)
        }
    }

    /// Path of the index.
    public var database: String
    /// Indexed trees: paths, with @ and the revision.
    public var roots: [String] = []
    /// Files that were added, changed (with another content), removed, and
    /// left as they were since the last run.
    public var added = 0
    public var changed = 0
    public var removed = 0
    public var unchanged = 0
    /// What the index holds now.
    public var files: [Count] = []
    public var objects = 0
    public var connections = 0
    public var constraints = 0
    public var customClasses = 0
    public var owners = 0
    public var texts = 0
    /// Files that could not be read, in the order of their paths.
    public var failures: [Failure] = []
    /// What the user should know of how files were found.
    public var notes: [String] = []
    /// Seconds of the whole run.
    public var seconds = 0.0
    /// Whether the index was written.
    public var isWritten = false

    package init(database: String) { self.database = database }
}
