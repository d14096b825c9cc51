import Errors
import Foundation
import HostSystem
import Schema

/// The database file of an index or of a history.
package struct IndexFile: Sendable {
    /// A kind of database file.
    package struct Kind: Sendable {
        /// The file name in the default location.
        package let fileName: String
        /// Returns all statements of the schema, in order.
        let schema: @Sendable () -> String
        let applicationID: Int32
        let version: Int
        /// Whether the file is a history of commits.
        let isHistory: Bool

        /// The index of the files in the indexed trees.
        package static let index = Kind(
            fileName: "index.sqlite", schema: { Schema.all }, applicationID: Schema.applicationID,
            version: Schema.version, isHistory: false)
        /// The history of the nibs in a repository, commit by commit.
        package static let history = Kind(
            fileName: "history.sqlite", schema: { Schema.historyTables + Schema.historyIndexes },
            applicationID: Schema.historyApplicationID, version: Schema.historyVersion,
            isHistory: true)
    }

    /// The kind of the file.
    package let kind: Kind
    /// Absolute path of the database.
    package let path: String
    /// The folder that contains `.xibdb`, if the file is in the default location; nil for a file that the user names.
    package let home: String?

    /// Creates a reference to a file that the user names.
    package init(database path: String, kind: Kind = .index) {
        self.kind = kind
        self.path = OperatingSystem.absolute(path)
        home = nil
    }

    /// Creates a reference to the file in the default location below a folder, for example `.xibdb/index.sqlite`.
    package init(root: String, kind: Kind = .index) {
        self.kind = kind
        home = OperatingSystem.absolute(root)
        path = OperatingSystem.absolute(root) + "/.xibdb/" + kind.fileName
    }

    /// Finds the index that a command in a folder uses.
    ///
    /// If the folder or a folder above it contains `.xibdb`, the nearest one is used. Otherwise, the result is the
    /// index of the enclosing git work tree. This index may not exist yet.
    ///
    /// - Throws: ``IndexError/noPlace(folder:)`` if there is no `.xibdb` and no work tree.
    package static func find(from folder: String) throws(IndexError) -> IndexFile {
        let places = foldersUpwards(from: OperatingSystem.absolute(folder))
        if let home = places.first(where: { OperatingSystem.isDirectory($0 + "/.xibdb") }) {
            return IndexFile(root: home)
        }
        if let top = places.first(where: { OperatingSystem.stamp($0 + "/.git") != nil }) { return IndexFile(root: top) }
        throw .noPlace(folder: folder)
    }

    /// Whether a file is a history, according to its header.
    package static func isHistory(_ path: String) -> Bool {
        guard OperatingSystem.isPlainFile(path), let head = try? OperatingSystem.read(Array(path.utf8), size: 72),
            head.count >= 72
        else { return false }
        return head[68..<72].reduce(0) { $0 << 8 | UInt32($1) } == UInt32(Schema.historyApplicationID)
    }

    /// Returns a folder and the folders that contain it, innermost first.
    private static func foldersUpwards(from folder: String) -> [String] {
        var places = [folder]
        while let slash = places[places.count - 1].lastIndex(of: "/") {
            places.append(String(places[places.count - 1][..<slash]))
        }
        return places
    }

    /// Whether a file exists at the path.
    package var exists: Bool { OperatingSystem.stamp(path) != nil }

    /// The state of the file.
    package enum State: Sendable {
        /// The file does not exist.
        case missing
        /// An index of this schema version.
        case current
        /// An index of another schema version, or an empty file that the user names.
        case outdated
        /// An index that is damaged, or that xibdb did not create here. The value is the reason in words.
        case foreign(String)
    }

    /// Returns the state of the file, according to the file system and the header.
    ///
    /// ``whyForeign(_:_:)`` then checks the open index.
    ///
    /// - Throws: ``IndexError`` if the file is not an index, or cannot be read.
    package func state() throws(IndexError) -> State {
        guard OperatingSystem.isAnything(path) else { return .missing }
        // A symbolic link in a repository may point to a private file of the user.
        guard OperatingSystem.isPlainFile(path) else { throw .notAnIndex(path: path, reason: "not a regular file") }
        // Read the header only (https://sqlite.org/fileformat2.html): opening a database takes longer than a small
        // query.
        let (head, stamp) = try opened { () throws(IndexError) -> [UInt8] in
            do throws(SystemError) { return try OperatingSystem.read(Array(path.utf8), size: 100) } catch {
                throw .cannotRead(path: path, reason: error.message)
            }
        }
        guard let stamp else { return .missing }
        guard head.count == 100, head.starts(with: "SQLite format 3\0".utf8) else {
            // In the default location, only xibdb uses this file name. If the file is not a database, it is a damaged
            // index.
            if home != nil { return .foreign("it is damaged: not a SQLite database") }
            if stamp.size == 0 { return .outdated }
            throw .notAnIndex(path: path, reason: "not a SQLite database")
        }
        func number(at offset: Int) -> UInt32 { head[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
        guard number(at: 68) == UInt32(kind.applicationID) else {
            throw .notAnIndex(path: path, reason: "a database of another program")
        }
        guard number(at: 60) == UInt32(kind.version) else { return .outdated }
        // SQLite stores a page size of 65536 as 1.
        let pageSize = Int64(head[16]) << 8 | Int64(head[17])
        if Int64(number(at: 28)) * (pageSize == 1 ? 65536 : pageSize) != stamp.size {
            return .foreign("it is damaged: the file is incomplete")
        }
        // SQLite would read these files as a part of the index. After a complete run, none of these files remains.
        if Self.journalSuffixes.contains(where: { OperatingSystem.isAnything(path + $0) }) {
            return .foreign("there is a journal file next to it")
        }
        if home != nil, !OperatingSystem.isTrusted(path) { return .foreign("it belongs to another user") }
        return .current
    }

    /// The suffixes of the files that SQLite reads together with a database.
    static let journalSuffixes = ["-journal", "-wal", "-shm"]
}
