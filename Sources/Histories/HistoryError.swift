/// The reason why there is no history.
package enum HistoryError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The folder is not in a git repository.
    case noRepository(folder: String)
    /// git cannot list the commits.
    case git(repository: String, reason: String)
    /// The file contains the history of another repository.
    case otherRepository(path: String, repository: String)
    /// A repository without a work tree has no place for the file.
    case noPlace(repository: String)

    package var description: String {
        switch self {
        case .noRepository(let folder): "\(folder): not in a git repository, so there is no history."
        case .git(let repository, let reason): "\(repository): git cannot read the history (\(reason))."
        case .otherRepository(let path, let repository):
            "\(path): the history of another repository, \(repository). It was left as it is."
        case .noPlace(let repository):
            "\(repository): a repository without a work tree has no place for its history: name a file."
        }
    }
}
