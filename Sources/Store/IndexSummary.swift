/// The result of one run of the indexer.
package struct IndexSummary: Sendable, Codable {
    /// A file that could not be read.
    package struct Failure: Sendable, Codable {
        package let path: String
        package let line: Int?
        package let column: Int?
        package let message: String

        /// Creates a failure with its place.
        package init(path: String, line: Int?, column: Int?, message: String) {
            (self.path, self.line, self.column, self.message) = (path, line, column, message)
        }
    }

    /// The number of files of one kind, format and platform.
    package struct Count: Sendable, Codable {
        package let kind: String
        package let format: String
        package let platform: String?
        package let files: Int

        /// Creates a count of files.
        package init(kind: String, format: String, platform: String?, files: Int) {
            (self.kind, self.format, self.platform, self.files) = (kind, format, platform, files)
        }
    }

    /// Path of the index.
    package var database: String
    /// Paths of the indexed trees. For a revision, the path ends with `@` and the revision.
    package var roots: [String] = []
    /// The number of files that were added, changed (the content differs), removed or left unchanged since the last
    /// run.
    package var added = 0
    package var changed = 0
    package var removed = 0
    package var unchanged = 0
    /// The number of files in the index after the run, by kind, format and platform.
    package var files: [Count] = []
    package var objects = 0
    package var connections = 0
    package var constraints = 0
    package var customClasses = 0
    package var owners = 0
    package var texts = 0
    /// Files that could not be read, in the order of their paths.
    package var failures: [Failure] = []
    /// Notes for the user about the search for files.
    package var notes: [String] = []
    /// Duration of the whole run in seconds.
    package var seconds = 0.0
    /// Whether the index was written.
    package var isWritten = false

    package init(database: String) { self.database = database }
}
