/// What one run of the indexer did and found.
package struct IndexSummary: Sendable, Codable {
    /// A file that could not be read.
    package struct Failure: Sendable, Codable {
        package let path: String
        package let line: Int?
        package let column: Int?
        package let message: String

        /// A failure and its place.
        package init(path: String, line: Int?, column: Int?, message: String) {
            (self.path, self.line, self.column, self.message) = (path, line, column, message)
        }
    }

    /// Files of one kind, format and platform.
    package struct Count: Sendable, Codable {
        package let kind: String
        package let format: String
        package let platform: String?
        package let files: Int

        /// A count of files.
        package init(kind: String, format: String, platform: String?, files: Int) {
            (self.kind, self.format, self.platform, self.files) = (kind, format, platform, files)
        }
    }

    /// Path of the index.
    package var database: String
    /// Indexed trees: paths, with @ and the revision.
    package var roots: [String] = []
    /// Files that were added, changed (with another content), removed, and
    /// left as they were since the last run.
    package var added = 0
    package var changed = 0
    package var removed = 0
    package var unchanged = 0
    /// What the index holds now.
    package var files: [Count] = []
    package var objects = 0
    package var connections = 0
    package var constraints = 0
    package var customClasses = 0
    package var owners = 0
    package var texts = 0
    /// Files that could not be read, in the order of their paths.
    package var failures: [Failure] = []
    /// What the user should know of how files were found.
    package var notes: [String] = []
    /// Seconds of the whole run.
    package var seconds = 0.0
    /// Whether the index was written.
    package var isWritten = false

    package init(database: String) { self.database = database }
}
