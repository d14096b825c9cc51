/// Since when a repository has a defect.
package struct Introduction: Sendable, Equatable, Encodable {
    /// Id of the commit that introduced it, in full; nil where no commit has it, or where it is not known.
    package let commit: String?
    package let author: String?
    package let mail: String?
    /// When the commit was written: ISO 8601 with the offset of the author's clock.
    package let date: String?
    package let subject: String?
    /// Why there is no commit: `not committed`, or the reason why it is unknown.
    package let reason: String?
    /// How it was found out: states of the repository were indexed and compared.
    package let method = "bisection"

    /// The commit that introduced a defect.
    package init(commit: String, author: String, mail: String, date: String, subject: String) {
        (self.commit, self.author, self.mail, self.date, self.subject, reason) = (
            commit, author, mail, date, subject, nil
        )
    }

    /// A defect without a commit.
    package init(reason: String) {
        (commit, author, mail, date, subject, self.reason) = (nil, nil, nil, nil, nil, reason)
    }

    /// The reason of a defect that only the work tree has.
    package static let uncommitted = "not committed"
}

extension Finding {
    /// What identifies the finding in any state of a repository, with the path that its file has in another one.
    package func key(movedBy renames: [String: String] = [:]) -> [String?] {
        [rule, renames[path] ?? path, object, subject]
    }

    /// The files that have to do with it.
    package var paths: [String] { Set([path] + (other.map { [$0.path] } ?? []) + also.map(\.path)).sorted() }
}
