import Comparing

/// A part of a history, the newest commit first.
package struct HistoryAnswer: Sendable {
    /// What commits did.
    package internal(set) var entries: [Entry] = []
    /// What a person should know: sentences.
    package internal(set) var notes: [String] = []

    /// A commit, with what it did as far as it was asked for.
    package struct Entry: Sendable {
        package let commit: Commit
        /// Nibs, in the order of their paths.
        package internal(set) var files: [File] = []
        /// Lines of sources that declare what was asked for.
        package internal(set) var declarations: [Declaration] = []
    }

    /// Who did it, and when; of what is not committed yet the hash is zeros, as git has it, and there is no time.
    package struct Commit: Sendable, Equatable {
        /// Id, in full.
        package let hash: String
        package let author: String
        package let mail: String
        /// ISO 8601, UTC.
        package let authored: String
        /// ISO 8601, UTC.
        package let committed: String
        package let subject: String
        package let isMerge: Bool
        /// Whether a shallow clone ends here: what it has may be older.
        package let isBoundary: Bool

        package init(
            hash: String, author: String, mail: String, authored: String, committed: String, subject: String,
            isMerge: Bool, isBoundary: Bool
        ) {
            (self.hash, self.author, self.mail, self.authored) = (hash, author, mail, authored)
            (self.committed, self.subject, self.isMerge, self.isBoundary) = (committed, subject, isMerge, isBoundary)
        }
    }

    /// What a commit did to a nib.
    package struct File: Sendable {
        let version: Int64
        /// From the top of the repository.
        package let path: String
        /// Where it was before, if elsewhere.
        package let oldPath: String?
        /// `added`, `changed`, `renamed`, `removed`, `present`.
        package let what: String
        /// Why this version or the one before cannot be read.
        package let error: String?
        /// How many values and rows changed that are noise.
        package let noiseCount: Int
        /// How many changes the history counts without rows of them.
        package let omittedCount: Int
        /// How much was changed; nil where only a part was asked for.
        package internal(set) var counts: Counts?
        /// What was changed, as far as it was asked for.
        package internal(set) var lines: [Line] = []
    }

    /// How much of a nib was changed.
    package struct Counts: Sendable, Equatable {
        package let added: Int
        package let removed: Int
        /// Objects that were changed or moved.
        package let changed: Int
        package let connections: Int
        package let constraints: Int
    }

    /// One change in words.
    package struct Line: Sendable, Equatable {
        /// What became of a thing.
        package let sign: ChangeReport.Sign
        /// One sentence; what files say in it may hold control characters.
        package let text: String
        /// Line in the version, of what was removed in the one before.
        package let line: Int?
    }

    /// A line of a source that a commit added or removed.
    package struct Declaration: Sendable, Equatable {
        package let isAdded: Bool
        /// From the top of the repository.
        package let path: String
        /// Line in the version, of a removed one in the one before.
        package let line: Int
        /// The line, without blanks around it.
        package let text: String
    }
}
