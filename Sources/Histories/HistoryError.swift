/// The reason why a history cannot be created or read.
package enum HistoryError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The folder is not in a git repository.
    case noRepository(folder: String)
    /// git cannot list the commits.
    case git(repository: String, reason: String)
    /// The file contains the history of another repository.
    case otherRepository(path: String, repository: String)
    /// The repository has no work tree, so the history has no default path.
    case noPlace(repository: String)

    package var description: String {
        switch self {
        case .noRepository(let folder): "\(folder): not in a git repository, so there is no history."
        case .git(let repository, let reason): "\(repository): git cannot read the history (\(reason))."
        case .otherRepository(let path, let repository):
            "\(path): this is the history of another repository, \(repository). The file was not changed."
        case .noPlace(let repository):
            "\(repository): the repository has no work tree: name a file for the history."
        }
    }
}
