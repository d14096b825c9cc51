import GRDB
import InterfaceBuilder

/// Writes what is known of Apple's frameworks: the same rows in every index.
enum FrameworkWriter {
    static func write(_ db: Database) throws {
        let classes = FrameworkClasses.standard
        var row = try InsertStatement(db, table: "framework_classes", columns: ["name", "superclass", "framework", "platforms", "source"])
        for found in classes.classes {
            row.bindCopy(found.name)
            row.bindCopy(found.superclass)
            row.bindCopy(found.framework)
            row.bindCopy(found.platforms)
            row.bindCopy(found.source)
            try row.execute(db)
        }
        row = try InsertStatement(
            db, table: "framework_members", columns: ["class", "kind", "name", "type", "platforms", "source"])
        for found in classes.members {
            row.bindCopy(found.className)
            row.bindCopy(found.kind)
            row.bindCopy(found.name)
            row.bindCopy(found.type)
            row.bindCopy(found.platforms)
            row.bindCopy(found.source)
            try row.execute(db)
        }
    }
}
