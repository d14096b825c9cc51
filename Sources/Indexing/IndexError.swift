/// Why no index could be read or written.
public enum IndexError: Error, Sendable, CustomStringConvertible {
    /// The root is not there.
    case noSuchRoot(String)
    /// The root is a file.
    case rootIsNoFolder(String)
    /// There is no index, and it is not clear where to make one.
    case noIndex(String)
    /// The database file is something else.
    case notAnIndex(path: String, reason: String)
    /// The folder of the index cannot be written, or the disk is full.
    case cannotWrite(path: String, reason: String)
    /// The index cannot be read.
    case cannotRead(path: String, reason: String)

    public var description: String {
        switch self {
        case .noSuchRoot(let path): "\(path): no such folder."
        case .rootIsNoFolder(let path): "\(path): not a folder. Give the folder that holds the file."
        case .noIndex(let hint): hint
        case .notAnIndex(let path, let reason): "\(path): not an index of xibdb (\(reason)). It was left as it is."
        case .cannotWrite(let path, let reason): "\(path): the index cannot be written (\(reason))."
        case .cannotRead(let path, let reason): "\(path): the index cannot be read (\(reason))."
        }
    }
}
