import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing
import Trees

/// A temporary folder with an index in `.xibdb`.
struct TestRepository {
    let folder: TemporaryFolder
    let index: IndexFile

    init(git: Bool = false) throws {
        folder = try TemporaryFolder()
        index = IndexFile(root: folder.path)
        if git { try Tool.git(["init", "-q", "-b", "main"], in: folder.path) }
    }

    /// Returns a small xib. Its owner has the class `name`, and its view has the class `nameView`.
    static func nib(_ name: String, text: String = "Title") -> String {
        Documents.iOS(
            owner: name,
            """
            <view id="v1" customClass="\(name)View"><subviews><label id="l1" text="\(text)"/></subviews>
            <connections><outlet property="label" destination="l1" id="o1"/></connections></view>
            """)
    }

    func write(_ path: String, _ name: String? = nil, text: String = "Title") throws {
        let nibName = name ?? String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
        try folder.write(path, Self.nib(nibName, text: text))
    }

    @discardableResult
    func git(_ arguments: String...) throws -> Tool.Run { try Tool.git(arguments, in: folder.path) }

    func commit() throws {
        try git("add", "-A")
        try git("commit", "-qm", "state")
    }

    @discardableResult
    func refresh(_ scan: ScanOptions? = nil, rehash: Bool = false) throws -> IndexSummary {
        var options = Indexer.Options()
        options.scan = scan
        options.rehash = rehash
        return try Indexer(index: index).run(roots: [folder.path], options: options)
    }

    /// Returns the paths in the index.
    func paths() throws -> [String] { try texts("SELECT path FROM files ORDER BY path") }

    func texts(_ sql: String) throws -> [String] {
        try Snapshot(index: index).rows(sql).rows.map { row in
            guard case .text(let text) = row.first else { return "\(row.first ?? .null)" }
            return text
        }
    }

    /// Expects that the index equals the index of a fresh run on the same files.
    func expectAsFresh(_ scan: ScanOptions? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let elsewhere = try TemporaryFolder()
        var options = Indexer.Options()
        options.scan = scan
        let fresh = elsewhere.path + "/fresh.sqlite"
        _ = try Indexer(index: IndexFile(database: fresh)).run(roots: [folder.path], options: options)
        try expectEqual(index.path, fresh, sourceLocation: sourceLocation)
        #expect(try OtherProgram.faults(of: index.path) == [], sourceLocation: sourceLocation)
    }
}

/// Expects that two indexes are equal in every table.
func expectEqual(_ index: String, _ fresh: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let differences = IndexContents.differences(try IndexContents(index), try IndexContents(fresh))
    #expect(differences.map(\.description) == [], sourceLocation: sourceLocation)
}
