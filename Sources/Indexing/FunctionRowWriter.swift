import Bytes
import Store
import SourceCode

/// Writes the functions of a source file, and the facts about these functions that queries need.
final class FunctionRowWriter {
    /// The tables to which it writes.
    static let tables = ["functions", "assignments", "_super_calls", "_class_values", "_member_mentions"]

    private let db: Database
    private let ids: RowIDs
    private var function, assignment, superCall, classValue, memberMention: InsertStatement

    /// - Parameter prefix: prefix of the table names; empty for the tables of the index.
    init(_ db: Database, ids: RowIDs, prefix: String = "") throws {
        (self.db, self.ids) = (db, ids)
        func insert(_ table: String) throws -> InsertStatement {
            try InsertStatement(db, table, prefix: prefix, room: ids.room)
        }
        function = try insert("functions")
        assignment = try insert("assignments")
        superCall = try insert("_super_calls")
        classValue = try insert("_class_values")
        memberMention = try insert("_member_mentions")
    }

    /// Replaces the functions of a file. The other rows of the file do not change.
    func replace(_ source: SourceFile, _ file: Int64) throws {
        for table in Self.tables {
            try db.run("DELETE FROM \(table) WHERE file_id = ?", [file])
        }
        // The limit was already checked when the other rows of the file were written.
        ids.room.pointee = .max
        try write(source, file)
    }

    /// Writes the functions of a file.
    func write(_ source: SourceFile, _ file: Int64) throws {
        guard !source.functions.isEmpty else { return }
        // If a header declares an action, the implementation contains it as a method. Therefore include methods.
        let methods = Set(
            source.members.lazy.filter { [.action, .method, .outlet, .outletCollection].contains($0.kind) }.map {
                String($0.name.prefix { $0 != ":" })
            })
        var mentions: Set<[String]> = []
        for found in source.functions {
            let body = found.body
            try write(found, isEndlessSetter: EndlessSetter.isOne(found, body), file)
            let facts = CodeFacts(found, body)
            try write(facts, of: found, file)
            for name in facts.names.intersection(methods).sorted()
            where mentions.insert([found.type ?? "", name]).inserted {
                memberMention.bind("file_id", file)
                memberMention.bindCopy("class", found.type)
                memberMention.bindCopy("name", name)
                try memberMention.execute(db)
            }
        }
    }

    private func write(_ facts: CodeFacts, of found: FunctionCode, _ file: Int64) throws {
        for one in facts.assignments {
            bind(&assignment, found, file)
            assignment.bindCopy("object", one.object)
            assignment.bindCopy("name", one.name)
            try assignment.execute(db)
        }
        for one in facts.superCalls {
            bind(&superCall, found, file)
            superCall.bindCopy("decoding_selector", found.decodingSelector)
            superCall.bindCopy("name", one.name)
            superCall.bind("argument_count", Int64(one.argumentCount))
            try superCall.execute(db)
        }
        for one in facts.classValues {
            bind(&classValue, found, file)
            classValue.bindCopy("name", one.name)
            classValue.bind("line", Int64(one.line ?? found.at.line))
            try classValue.execute(db)
        }
    }

    /// Binds the columns that identify the function of a row.
    private func bind(_ statement: inout InsertStatement, _ function: FunctionCode, _ file: Int64) {
        statement.bind("file_id", file)
        statement.bindCopy("class", function.type)
        statement.bindCopy("member", function.name)
    }

    private func write(_ found: FunctionCode, isEndlessSetter: Bool, _ file: Int64) throws {
        function.bind("file_id", file)
        function.bindCopy("kind", found.kind.rawValue)
        function.bindCopy("class", found.type)
        function.bindCopy("name", found.name)
        function.bindCopy("parameters", found.parameters.isEmpty ? nil : CodeText.write(found.parameters))
        function.bindCopy(
            "generics", JSONList.text(pairs: found.generics.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        function.bindCopy("result", found.result)
        function.bind("is_static", found.isStatic)
        function.bind("is_override", found.isOverride)
        function.bind("is_followed", found.isFollowed)
        function.bind("is_endless_setter", isEndlessSetter)
        function.bindCopy("body", found.text)
        function.bind("body_line", Int64(found.bodyLine))
        function.bind(platforms: found.platforms)
        try function.finish(found.at, db)
    }
}
