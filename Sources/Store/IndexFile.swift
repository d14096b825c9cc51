import Errors
import Foundation
import HostSystem
import Schema

/// The file that holds an index, or a history.
package struct IndexFile: Sendable {
    /// What kinds of files there are.
    package struct Kind: Sendable {
        /// Name in the usual place.
        package let fileName: String
        /// All statements of its schema, in their order.
        let schema: @Sendable () -> String
        let applicationID: Int32
        let version: Int
        /// Whether it is that of commits.
        let isHistory: Bool

        /// What the files of a tree say.
        package static let index = Kind(
            fileName: "index.sqlite", schema: { Schema.all }, applicationID: Schema.applicationID,
            version: Schema.version, isHistory: false)
        /// What the commits of a repository did to its nibs.
        package static let history = Kind(
            fileName: "history.sqlite", schema: { Schema.historyTables + Schema.historyIndexes },
            applicationID: Schema.historyApplicationID, version: Schema.historyVersion,
            isHistory: true)
    }

    /// What the file holds.
    package let kind: Kind
    /// Absolute path of the database.
    package let path: String
    /// The folder that holds `.xibdb`, where the index lies in its usual
    /// place; nil for one named by the user.
    package let home: String?

    /// A file named by the user.
    package init(database path: String, kind: Kind = .index) {
        self.kind = kind
        self.path = OperatingSystem.absolute(path)
        home = nil
    }

    /// The file of a folder in its usual place, `.xibdb/index.sqlite`.
    package init(root: String, kind: Kind = .index) {
        self.kind = kind
        home = OperatingSystem.absolute(root)
        path = OperatingSystem.absolute(root) + "/.xibdb/" + kind.fileName
    }

    /// Finds the index that a question from a folder means: the first
    /// `.xibdb` from there upwards, else that of the git work tree around it,
    /// which may yet have to be made.
    ///
    /// - Throws: ``IndexError/noPlace(folder:)`` outside a work tree.
    package static func find(from folder: String) throws(IndexError) -> IndexFile {
        let places = foldersUpwards(from: OperatingSystem.absolute(folder))
        if let home = places.first(where: { OperatingSystem.isDirectory($0 + "/.xibdb") }) {
            return IndexFile(root: home)
        }
        if let top = places.first(where: { OperatingSystem.stamp($0 + "/.git") != nil }) { return IndexFile(root: top) }
        throw .noPlace(folder: folder)
    }

    /// Whether a file is a history, by its head.
    package static func isHistory(_ path: String) -> Bool {
        guard OperatingSystem.isPlainFile(path), let head = try? OperatingSystem.read(Array(path.utf8), size: 72),
            head.count >= 72
        else { return false }
        return head[68..<72].reduce(0) { $0 << 8 | UInt32($1) } == UInt32(Schema.historyApplicationID)
    }

    /// A folder and those that it lies in, innermost first.
    private static func foldersUpwards(from folder: String) -> [String] {
        var places = [folder]
        while let slash = places[places.count - 1].lastIndex(of: "/") {
            places.append(String(places[places.count - 1][..<slash]))
        }
        return places
    }

    /// Whether there is a file at the path.
    package var exists: Bool { OperatingSystem.stamp(path) != nil }

    /// What the file is.
    package enum State: Sendable {
        /// There is none.
        case missing
        /// An index of this schema version.
        case current
        /// An index of another schema version.
        case outdated
        /// An index that no run has left so: damaged, or from elsewhere. Why, in words.
        case foreign(String)
    }

    /// Looks at the file and its head. What of an index can only be seen when
    /// it is opened, ``whyForeign(_:)`` tells.
    ///
    /// - Throws: ``IndexError`` for a file that is no index, or unreadable.
    package func state() throws(IndexError) -> State {
        guard OperatingSystem.isAnything(path) else { return .missing }
        // A link of a repository may lead to a file of the user's.
        guard OperatingSystem.isPlainFile(path) else { throw .notAnIndex(path: path, reason: "not a regular file") }
        // From the head of the file (https://sqlite.org/fileformat2.html):
        // opening a database costs more than a small question.
        let (head, stamp) = try opened { () throws(IndexError) -> [UInt8] in
            do throws(SystemError) { return try OperatingSystem.read(Array(path.utf8), size: 100) } catch {
                throw .cannotRead(path: path, reason: error.message)
            }
        }
        guard let stamp else { return .missing }
        guard head.count == 100, head.starts(with: "SQLite format 3\0".utf8) else {
            // In the usual place the name is ours, and what is no database can be no other program's.
            if home != nil { return .foreign("it is damaged: not a SQLite database") }
            if stamp.size == 0 { return .outdated }
            throw .notAnIndex(path: path, reason: "not a SQLite database")
        }
        func number(at offset: Int) -> UInt32 { head[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
        guard number(at: 68) == UInt32(kind.applicationID) else {
            throw .notAnIndex(path: path, reason: "a database of another program")
        }
        guard number(at: 60) == UInt32(kind.version) else { return .outdated }
        // A page size of 65536 is written as 1.
        let pageSize = Int64(head[16]) << 8 | Int64(head[17])
        if Int64(number(at: 28)) * (pageSize == 1 ? 65536 : pageSize) != stamp.size {
            return .foreign("it is damaged: not all of it is there")
        }
        // SQLite would take what these say for a part of the index. No run leaves any.
        if Self.companions.contains(where: { OperatingSystem.isAnything(path + $0) }) {
            return .foreign("a journal lies beside it")
        }
        if home != nil, !OperatingSystem.isTrusted(path) { return .foreign("it belongs to another user") }
        return .current
    }

    /// Names, behind that of a database, of files that SQLite reads along with it.
    static let companions = ["-journal", "-wal", "-shm"]
}
