import Comparing

/// A part of a history, the newest commit first.
public struct HistoryAnswer: Sendable {
    /// What commits did.
    public internal(set) var entries: [Entry] = []
    /// What a person should know: sentences.
    public internal(set) var notes: [String] = []

    /// A commit, with what it did as far as it was asked for.
    public struct Entry: Sendable {
        public let commit: Commit
        /// Nibs, in the order of their paths.
        public internal(set) var files: [File] = []
        /// Lines of sources that declare what was asked for.
        public internal(set) var declarations: [Declaration] = []
    }

    /// Who did it, and when; of what is not committed yet the hash is zeros, as git has it, and there is no time.
    public struct Commit: Sendable, Equatable {
        /// Id, in full.
        public let hash: String
        public let author: String
        public let mail: String
        /// ISO 8601, UTC.
        public let authored: String
        /// ISO 8601, UTC.
        public let committed: String
        public let subject: String
        public let isMerge: Bool
        /// Whether a shallow clone ends here: what it has may be older.
        public let isBoundary: Bool

        package init(
            hash: String, author: String, mail: String, authored: String, committed: String, subject: String,
            isMerge: Bool, isBoundary: Bool
        ) {
            (self.hash, self.author, self.mail, self.authored) = (hash, author, mail, authored)
            (self.committed, self.subject, self.isMerge, self.isBoundary) = (committed, subject, isMerge, isBoundary)
        }
    }

    /// What a commit did to a nib.
    public struct File: Sendable {
        let version: Int64
        /// From the top of the repository.
        public let path: String
        /// Where it was before, if elsewhere.
        public let oldPath: String?
        /// `added`, `changed`, `renamed`, `removed`, `present`.
        public let what: String
        /// Why this version or the one before cannot be read.
        public let error: String?
        /// How many values and rows changed that are noise.
        public let noiseCount: Int
        /// How many changes the history counts without rows of them.
        public let omittedCount: Int
        /// How much was changed; nil where only a part was asked for.
        public internal(set) var counts: Counts?
        /// What was changed, as far as it was asked for.
        public internal(set) var lines: [Line] = []
    }

    /// How much of a nib was changed.
    public struct Counts: Sendable, Equatable {
        public let added: Int
        public let removed: Int
        /// Objects that were changed or moved.
        public let changed: Int
        public let connections: Int
        public let constraints: Int
    }

    /// One change in words.
    public struct Line: Sendable, Equatable {
        /// What became of a thing.
        public let sign: ChangeReport.Sign
        /// One sentence; what files say in it may hold control characters.
        public let text: String
        /// Line in the version, of what was removed in the one before.
        public let line: Int?
    }

    /// A line of a source that a commit added or removed.
    public struct Declaration: Sendable, Equatable {
        public let isAdded: Bool
        /// From the top of the repository.
        public let path: String
        /// Line in the version, of a removed one in the one before.
        public let line: Int
        /// The line, without blanks around it.
        public let text: String
    }
}
