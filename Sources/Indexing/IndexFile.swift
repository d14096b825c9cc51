import Foundation
import GRDB
import Schema

/// The file that holds an index, and how it is opened.
public struct IndexFile: Sendable {
    /// Absolute path of the database.
    public let path: String
    /// The folder that holds `.xibdb`, where the index lies in its usual
    /// place; nil for one named by `--db`.
    public let home: String?

    /// An index named by the user.
    public init(database path: String) {
        self.path = Self.absolute(path)
        home = nil
    }

    /// The index of a folder in its usual place, `.xibdb/index.sqlite`.
    public init(root: String) {
        home = Self.absolute(root)
        path = Self.absolute(root) + "/.xibdb/index.sqlite"
    }

    /// Finds the index that a question from a folder means: the first
    /// `.xibdb` from there upwards, else the top of the git work tree.
    ///
    /// - Throws: ``IndexError/noIndex(_:)`` outside a work tree.
    public static func find(from folder: String) throws(IndexError) -> IndexFile {
        var place = absolute(folder)
        while true {
            if OperatingSystem.isDirectory(place + "/.xibdb") { return IndexFile(root: place) }
            guard !place.isEmpty, let slash = place.lastIndex(of: "/") else { break }
            place = String(place[..<slash])
        }
        if let top = Git.workTree(above: absolute(folder)) { return IndexFile(root: top) }
        throw .noIndex("No index here, and this is no git work tree: make one with `xibdb index PATH`, or name one with --db.")
    }

    /// Whether there is a file at the path.
    public var exists: Bool { OperatingSystem.stamp(path) != nil }

    static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// What the file is.
    enum State {
        case missing
        case current
        /// An index of another schema version.
        case outdated
    }

    /// - Throws: ``IndexError`` for a file that is no index, or unreadable.
    func state() throws(IndexError) -> State {
        guard let stamp = OperatingSystem.stamp(path) else { return .missing }
        if stamp.size == 0 { return .outdated }
        // From the head of the file (https://sqlite.org/fileformat2.html):
        // opening a database costs more than a small question.
        let head: [UInt8]
        do throws(SystemError) { head = try OperatingSystem.read(Array(path.utf8), size: 100) } catch {
            throw .cannotRead(path: path, reason: error.message)
        }
        guard head.count == 100, head.starts(with: "SQLite format 3\0".utf8) else {
            throw .notAnIndex(path: path, reason: "not a SQLite database")
        }
        func number(at offset: Int) -> UInt32 { head[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
        guard number(at: 68) == UInt32(Schema.applicationID) else {
            throw .notAnIndex(path: path, reason: "a database of another program")
        }
        return number(at: 60) == UInt32(Schema.version) ? .current : .outdated
    }

    /// Opens the index for reading and hands it to `body`.
    public func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "xibdb.read"
        return try DatabaseQueue(path: path, configuration: configuration).inDatabase(body)
    }
}
