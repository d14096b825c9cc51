/// The commit that introduced a defect, or the reason why xibdb gives no commit.
package struct Introduction: Sendable, Equatable, Encodable {
    /// Full id of the commit; nil if no commit has the defect, or if the commit is unknown.
    package let commit: String?
    package let author: String?
    package let mail: String?
    /// When the commit was written, in ISO 8601 with the time zone offset of the author.
    package let date: String?
    package let subject: String?
    /// Why there is no commit: `not committed`, or the reason why it is unknown.
    package let reason: String?
    /// How the commit was found: xibdb indexed and compared states of the repository.
    package let method = "bisection"

    /// Creates the introduction of a defect by a commit.
    package init(commit: String, author: String, mail: String, date: String, subject: String) {
        (self.commit, self.author, self.mail, self.date, self.subject, reason) = (
            commit, author, mail, date, subject, nil
        )
    }

    /// Creates the introduction of a defect without a commit.
    package init(reason: String) {
        (commit, author, mail, date, subject, self.reason) = (nil, nil, nil, nil, nil, reason)
    }

    /// The reason for a defect that only the work tree has.
    package static let uncommitted = "not committed"
}

extension Finding {
    /// Returns the fields that identify the finding in any state of a repository.
    ///
    /// - Parameter renames: the other paths of renamed files, by their paths in the state of the finding.
    package func key(movedBy renames: [String: String] = [:]) -> [String?] {
        [rule, renames[path] ?? path, object, subject]
    }

    /// The files of the finding, of its other end and of its other places.
    package var paths: [String] { Set([path] + (other.map { [$0.path] } ?? []) + also.map(\.path)).sorted() }
}
