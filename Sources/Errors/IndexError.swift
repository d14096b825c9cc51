/// An error that prevents reading or writing an index.
package enum IndexError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The root does not exist.
    case noSuchRoot(String)
    /// The root is a file, and not a zip archive.
    case rootIsNoFolder(String)
    /// The root is a zip archive that cannot be read.
    case badArchive(path: String, reason: String)
    /// git cannot find the revision, or cannot read all of its files.
    case noSuchRevision(path: String, revision: String, reason: String)
    /// The index does not contain a tree with this name.
    case noSuchTree(String, known: [String])
    /// The tree is the only one in the index. An index needs at least one tree.
    case lastTree(String)
    /// Another tree in the index has this name.
    case nameIsTaken(String, by: String)
    /// The `.xibdb.yml` of a tree cannot be used. The text contains the path, the line and the problem.
    case badConfiguration(String)
    /// Neither the folder nor an enclosing folder contains an index or is a git work tree.
    case noPlace(folder: String)
    /// No file exists at the path of the index.
    case missing(path: String)
    /// Another version of xibdb created the index.
    case outdated(path: String)
    /// The index is damaged, or xibdb did not create it at this path.
    case foreign(path: String, reason: String)
    /// The path does not contain a readable index, so the folders to index are unknown. `exists` is false if the file
    /// does not exist.
    case noRoots(path: String, exists: Bool)
    /// The file is not an index.
    case notAnIndex(path: String, reason: String)
    /// The index cannot be written, for example because the folder is read-only or the disk is full.
    case cannotWrite(path: String, reason: String)
    /// The index cannot be read.
    case cannotRead(path: String, reason: String)

    package var description: String {
        switch self {
        case .noSuchRoot(let path): "\(path): no such folder."
        case .rootIsNoFolder(let path): "\(path): not a folder."
        case .badArchive(let path, let reason): "\(path): the archive cannot be read (\(reason))."
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
        case .foreign(let path, let reason): "\(path): xibdb does not use this index (\(reason))."
        case .noRoots(let path, exists: true):
            "\(path): the index is damaged or has another version, and does not name its repository."
        case .notAnIndex(let path, let reason): "\(path): not an index of xibdb (\(reason)). The file was not changed."
        case .cannotWrite(let path, let reason): "\(path): the index cannot be written (\(reason))."
        case .cannotRead(let path, let reason): "\(path): the index cannot be read (\(reason))."
        }
    }
}
