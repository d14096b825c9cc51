import Comparing
import Foundation

/// A part of a history. The newest commit comes first.
package struct HistoryAnswer: Sendable {
    /// The commits with their changes.
    package internal(set) var entries: [Entry] = []
    /// Messages for the user, as sentences.
    package internal(set) var notes: [String] = []

    /// A commit, with the requested changes.
    package struct Entry: Sendable {
        package let commit: Commit
        /// Nibs, sorted by path.
        package internal(set) var files: [File] = []
        /// Source lines that declare the requested member.
        package internal(set) var declarations: [Declaration] = []
    }

    /// The facts about a commit. For uncommitted changes, the hash consists of zeros, as in git, and the dates are
    /// empty.
    package struct Commit: Sendable, Equatable {
        /// The full id.
        package let hash: String
        package let author: String
        package let mail: String
        /// The author date in ISO 8601, with the author's time zone. Empty for uncommitted changes.
        package let authored: String
        /// The committer date in ISO 8601, with the committer's time zone. Empty for uncommitted changes.
        package let committed: String
        package let subject: String
        package let isMerge: Bool
        /// Whether a shallow clone ends at this commit. The contents of the commit may then come from older commits.
        package let isBoundary: Bool
        /// The committer date as a `Date`; nil for uncommitted changes, and for a date that is not in ISO 8601.
        package var time: Date? { try? Date(committed, strategy: .iso8601) }

        package init(
            hash: String, author: String, mail: String, authored: String, committed: String, subject: String,
            isMerge: Bool, isBoundary: Bool
        ) {
            (self.hash, self.author, self.mail, self.authored) = (hash, author, mail, authored)
            (self.committed, self.subject, self.isMerge, self.isBoundary) = (committed, subject, isMerge, isBoundary)
        }
    }

    /// The changes that a commit made to a nib.
    package struct File: Sendable {
        let version: Int64
        /// Path relative to the root of the repository.
        package let path: String
        /// The previous path, if different.
        package let oldPath: String?
        /// `added`, `changed`, `renamed`, `removed`, or `present` for a nib at the beginning of a shallow clone.
        package let what: String
        /// The reason why this version or the previous version cannot be read.
        package let error: String?
        /// The number of changed values and rows that are noise.
        package let noiseCount: Int
        /// The number of changes that the history counts without storing rows.
        package let omittedCount: Int
        /// The number of changes; nil if only some changes were requested.
        package internal(set) var counts: Counts?
        /// The requested changes.
        package internal(set) var lines: [Line] = []
    }

    /// The number of changes in a nib.
    package struct Counts: Sendable, Equatable {
        package let added: Int
        package let removed: Int
        /// Objects that were changed or moved.
        package let changed: Int
        package let connections: Int
        package let constraints: Int
    }

    /// One change as text.
    package struct Line: Sendable, Equatable {
        /// The kind of change.
        package let sign: ChangeReport.Sign
        /// One sentence. Texts from files may contain control characters.
        package let text: String
        /// Line in this version. For removed content, the line in the previous version.
        package let line: Int?
    }

    /// A source line that a commit added or removed.
    package struct Declaration: Sendable, Equatable {
        package let isAdded: Bool
        /// Path relative to the root of the repository.
        package let path: String
        /// Line in this version. For a removed line, the line in the previous version.
        package let line: Int
        /// The line, without surrounding white space.
        package let text: String
    }
}
