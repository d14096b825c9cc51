/// The commit that introduced a defect, or the reason why xibdb cannot name the commit.
package struct Introduction: Sendable, Equatable, Encodable {
    /// Full id of the commit; nil if no commit contains the defect, or if the commit is unknown.
    package let commit: String?
    package let author: String?
    package let mail: String?
    /// When the commit was written, in ISO 8601 with the time zone offset of the author.
    package let date: String?
    package let subject: String?
    /// Why ``commit`` is nil: `not committed`, or the reason why the commit is unknown.
    package let reason: String?
    /// How xibdb found the commit: it indexed several states of the repository and compared them.
    package let method = "bisection"

    /// Creates the introduction of a defect that a commit introduced.
    package init(commit: String, author: String, mail: String, date: String, subject: String) {
        (self.commit, self.author, self.mail, self.date, self.subject, reason) = (
            commit, author, mail, date, subject, nil
        )
    }

    /// Creates the introduction of a defect for which there is no commit.
    package init(reason: String) {
        (commit, author, mail, date, subject, self.reason) = (nil, nil, nil, nil, nil, reason)
    }

    /// The reason if only the work tree contains the defect.
    package static let uncommitted = "not committed"
}

extension Finding {
    /// Returns the fields that identify the finding in any state of a repository.
    ///
    /// - Parameter renames: for each renamed file, its path in the state of the finding (the key) and its path in the
    ///   other state (the value).
    package func key(movedBy renames: [String: String] = [:]) -> [String?] {
        [rule, renames[path] ?? path, object, subject]
    }

    /// The paths of all files that the finding names.
    package var paths: [String] { Set([path] + (other.map { [$0.path] } ?? []) + also.map(\.path)).sorted() }
}
