import GRDB
import Resources
import Trees

/// Writes what asset catalogs and fonts say as rows.
final class AssetRowWriter {
    private let db: Database
    private var set, variant, face: InsertStatement

    /// - Parameters:
    ///   - prefix: what the names of the tables begin with.
    ///   - room: as ``InsertStatement`` takes it.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        self.db = db
        set = try InsertStatement(
            db, table: "_asset_sets", prefix: prefix,
            columns: ["file_id", "kind", "name", "catalog", "folder", "provides_namespace"], room: room)
        variant = try InsertStatement(
            db, table: "_asset_variants", prefix: prefix,
            columns: [
                "file_id", "filename", "idiom", "scale", "appearance", "language", "gamut", "size", "color_space",
                "red", "green", "blue", "alpha",
                "system_color", "line", "column",
            ],
            room: room)
        face = try InsertStatement(
            db, table: "font_faces", prefix: prefix,
            columns: ["file_id", "postscript_name", "full_name", "family", "style"], room: room)
    }

    func write(_ faces: [FontFace], _ file: Int64) throws {
        for found in faces {
            face.bind(file)
            for name in [found.postScriptName, found.fullName, found.family, found.style] { face.bindCopy(name) }
            try face.execute(db)
        }
    }

    /// - Parameters:
    ///   - path: path of the file.
    ///   - catalog: path of the catalog that it lies in.
    func write(_ found: AssetSet, _ file: Int64, _ path: RelativePath, catalog: [UInt8]?) throws {
        set.bind(file)
        set.bindCopy(found.kind)
        set.bindCopy(found.name)
        set.bindCopy(catalog)
        set.bindCopy(path.bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(path.bytes[..<$0]) } ?? [])
        set.bind(found.providesNamespace)
        try set.execute(db)
        try variant.expect(found.variants.count, db)
        for found in found.variants {
            variant.bind(file)
            for text in [
                found.filename, found.idiom, found.scale, found.appearance, found.language, found.gamut, found.size,
                found.color?.space,
            ] {
                variant.bindCopy(text)
            }
            for component in [found.color?.red, found.color?.green, found.color?.blue, found.color?.alpha] {
                variant.bind(number: component)
            }
            variant.bindCopy(found.color?.reference)
            variant.bind(Int64(found.at.line))
            variant.bind(Int64(found.at.column))
            try variant.execute(db)
        }
    }
}
