import Errors
import Queries
import Store

/// The rows of one index, with keys that differ between repositories and do not depend on the run.
package struct IndexExport {
    /// The name, revision and time that a user gives instead of the values in the index.
    package struct Names: Sendable {
        package var repository: String?
        package var revision: String?
        package var indexedAt: String?

        package init(repository: String? = nil, revision: String? = nil, indexedAt: String? = nil) {
            (self.repository, self.revision, self.indexedAt) = (repository, revision, indexedAt)
        }
    }

    /// The value of the column `repository`.
    package let repository: String
    /// The value of the column `revision`; nil for NULL.
    package let revision: String?
    /// The value of the column `indexed_at`; nil for NULL.
    package let indexedAt: String?
    /// The exported tables, in the order of the schema.
    package let tables: [ExportedTable]
    private let snapshot: Snapshot
    private var keys: ExportKeys

    /// The repository of the rows that describe the frameworks of Apple.
    package static let frameworks = "_frameworks"
    /// The maximum length of the name of a repository, in bytes. A folder has this name.
    private static let longestName = 200

    /// Prepares the export of a repository, or of the frameworks that the index describes.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if the index has several trees, or if the name of the repository is not
    ///   allowed.
    package init(_ snapshot: Snapshot, names: Names, isFrameworks: Bool) throws {
        let trees = try snapshot.rows(Queries.export["source"] ?? "").rows
        guard trees.count == 1, case .text(let name) = trees[0][0] else {
            throw AskingError.unanswerable(
                """
                The index has \(trees.count) trees, but an export contains one repository. Index each repository separately, each \
                into its own index file.
                """)
        }
        self.snapshot = snapshot
        if isFrameworks {
            (repository, revision, indexedAt) = (Self.frameworks, names.revision, names.indexedAt)
        } else {
            repository = names.repository ?? name
            revision = names.revision ?? trees[0][1].text
            indexedAt = names.indexedAt ?? trees[0][2].text
            guard Self.isAllowed(repository) else {
                throw AskingError.unanswerable(
                    """
                    \(repository) cannot be the name of a repository. A name has at most \(Self.longestName) bytes, does not \
                    start with _ or a dot, and contains no colon, quote or control character. Give it another name.
                    """)
            }
        }
        tables = ExportedTable.all.filter { $0.isFramework == isFrameworks }
        keys = ExportKeys(snapshot, repository: repository)
    }

    private static func isAllowed(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= longestName && !name.hasPrefix("_") && !name.hasPrefix(".")
            && !name.unicodeScalars.contains {
                $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || ":'\"".unicodeScalars.contains($0)
            }
    }

    /// The values of ``ExportedTable/commonColumns`` in every row.
    package var commonValues: [Value] {
        [.text(repository), revision.map(Value.text) ?? .null, indexedAt.map(Value.text) ?? .null]
    }

    /// Passes the rows of each table to a sink. The rows do not contain ``commonValues``. They are sorted by the key, or
    /// by all columns.
    ///
    /// - Parameter sink: returns the sink of a table.
    /// - Throws: ``AskingError``, and any error of a sink.
    package mutating func run<Sink: ResultSink>(_ sink: (ExportedTable) throws -> Sink) throws {
        if tables.contains(where: { !$0.isFramework }) { try keys.store() }
        for table in tables {
            var sink = try sink(table)
            let sql = keys.rows(of: table)
            try snapshot.run(sql, parameters: keys.parameters(of: sql), into: &sink)
        }
    }
}

extension Value {
    /// The text; nil for any other value.
    fileprivate var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }
}
