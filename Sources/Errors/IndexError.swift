/// An error that prevents reading or writing an index.
package enum IndexError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The root does not exist.
    case noSuchRoot(String)
    /// The root is a file.
    case rootIsNoFolder(String)
    /// git does not know the revision, or cannot read all of its files.
    case noSuchRevision(path: String, revision: String, reason: String)
    /// No tree of the index has the name.
    case noSuchTree(String, known: [String])
    /// The tree is the last one. An index has at least one tree.
    case lastTree(String)
    /// Another tree of the index has the name.
    case nameIsTaken(String, by: String)
    /// The `.xibdb.yml` of a tree cannot be used. The text contains the path, the line and the problem.
    case badConfiguration(String)
    /// Neither the folder nor a folder above it has an index or is a git work tree.
    case noPlace(folder: String)
    /// No file exists at the path of the index.
    case missing(path: String)
    /// The index was made by another version of the tool.
    case outdated(path: String)
    /// The index is damaged, or no run of xibdb created it in this place.
    case foreign(path: String, reason: String)
    /// There is no readable index at the path, so the folders to index are unknown. `exists` is false if there is no
    /// file.
    case noRoots(path: String, exists: Bool)
    /// The file is not an index.
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
            "No tree of the index is called \(name). Available: \(known.joined(separator: ", "))."
        case .lastTree(let name): "\(name): an index needs at least one tree; to remove the index, delete its file."
        case .nameIsTaken(let name, let other): "\(name) is the name of another tree, \(other)."
        case .badConfiguration(let message): message
        case .noPlace: "No index here, and this is not a git work tree."
        case .missing(let path), .noRoots(let path, exists: false): "\(path): no such index."
        case .outdated(let path): "\(path): the index cannot be read (made by another version of xibdb)."
        case .foreign(let path, let reason): "\(path): the index is not read (\(reason))."
        case .noRoots(let path, exists: true):
            "\(path): the index is damaged or has another version, and does not name its repository."
        case .notAnIndex(let path, let reason): "\(path): not an index of xibdb (\(reason)). It was left as it is."
        case .cannotWrite(let path, let reason): "\(path): the index cannot be written (\(reason))."
        case .cannotRead(let path, let reason): "\(path): the index cannot be read (\(reason))."
        }
    }
}
