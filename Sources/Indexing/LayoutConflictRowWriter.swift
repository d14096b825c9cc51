import InterfaceBuilder
import Layout
import Store

/// Writes rows for constraints that contradict each other.
final class LayoutConflictRowWriter {
    private let db: Database
    @exclusivity(unchecked) private var statement: InsertStatement

    /// - Parameter prefix: the prefix of the table names; empty for the tables of the index.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        self.db = db
        statement = try InsertStatement(db, "layout_conflicts", prefix: prefix, room: room)
    }

    /// Writes the conflicts of a nib.
    ///
    /// - Parameter firstObject: the row id of the first object of the nib.
    func write(
        _ conflicts: [LayoutConflict], of document: InterfaceDocument, _ file: Int64, firstObject: Int64,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        for (number, conflict) in conflicts.enumerated() {
            for index in conflict.constraints {
                let constraint = document.constraints[index]
                try write(number, file, constraint.constraintID, nil, constraint.at, bytes)
            }
            for index in conflict.stackViews {
                try write(number, file, .none, firstObject + Int64(index), document.objects[index].at, bytes)
            }
        }
    }

    private func write(
        _ number: Int, _ file: Int64, _ constraint: Text, _ stackView: Int64?, _ at: Position,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        statement.bind("file_id", file)
        statement.bind("number", Int64(number + 1))
        statement.bind("constraint_id", constraint, in: bytes)
        statement.bind("stack_view", stackView)
        try statement.finish(at, db)
    }
}
