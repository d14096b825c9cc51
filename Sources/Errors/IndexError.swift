/// Why no index could be read or written.
package enum IndexError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The root is not there.
    case noSuchRoot(String)
    /// The root is a file.
    case rootIsNoFolder(String)
    /// git knows no such revision, or has not all of it.
    case noSuchRevision(path: String, revision: String, reason: String)
    /// No tree of the index is called so.
    case noSuchTree(String, known: [String])
    /// An index has one tree at least.
    case lastTree(String)
    /// Another tree of the index has the name.
    case nameIsTaken(String, by: String)
    /// A tree's `.xibdb.yml` says what is not known; path, line and what is wrong.
    case badConfiguration(String)
    /// Neither a folder nor one above it has an index or is a git work tree.
    case noPlace(folder: String)
    /// There is no file at the path of the index.
    case missing(path: String)
    /// The index was made by another version of the tool.
    case outdated(path: String)
    /// The index is damaged, or none that a run has made where it lies.
    case foreign(path: String, reason: String)
    /// There is no index at the path that may be read, and so nothing that
    /// tells which folders it is to be made of.
    case noRoots(path: String, exists: Bool)
    /// The database file is something else.
    case notAnIndex(path: String, reason: String)
    /// The folder of the index cannot be written, or the disk is full.
    case cannotWrite(path: String, reason: String)
    /// The index cannot be read.
    case cannotRead(path: String, reason: String)

    package var description: String {
        switch self {
        case .noSuchRoot(let path): "\(path): no such folder."
        case .rootIsNoFolder(let path): "\(path): not a folder."
        case .noSuchRevision(let path, let revision, let reason):
            "\(path): git has no revision \(revision) (\(reason))."
        case .noSuchTree(let name, let known):
            "No tree of the index is called \(name). There is: \(known.joined(separator: ", "))."
        case .lastTree(let name): "\(name): an index without any tree is of no use; delete its file."
        case .nameIsTaken(let name, let other): "\(name) is the name of another tree, \(other)."
        case .badConfiguration(let message): message
        case .noPlace: "No index here, and this is not a git work tree."
        case .missing(let path), .noRoots(let path, exists: false): "\(path): no such index."
        case .outdated(let path): "\(path): the index cannot be read (made by another version of xibdb)."
        case .foreign(let path, let reason): "\(path): the index is not read (\(reason))."
        case .noRoots(let path, exists: true):
            "\(path): an index of another version or damaged, which does not say of what."
        case .notAnIndex(let path, let reason): "\(path): not an index of xibdb (\(reason)). It was left as it is."
        case .cannotWrite(let path, let reason): "\(path): the index cannot be written (\(reason))."
        case .cannotRead(let path, let reason): "\(path): the index cannot be read (\(reason))."
        }
    }
}
