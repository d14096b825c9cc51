import Store
import Resources
import Trees

/// Writes the contents of asset catalogs and fonts as rows.
final class AssetRowWriter {
    private let db: Database
    private var set, variant, face: InsertStatement

    /// - Parameters:
    ///   - prefix: prefix of the table names.
    ///   - room: the number of bytes of text that may still be written; see ``InsertStatement``.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        self.db = db
        set = try InsertStatement(db, "_asset_sets", prefix: prefix, room: room)
        variant = try InsertStatement(db, "_asset_variants", prefix: prefix, room: room)
        face = try InsertStatement(db, "font_faces", prefix: prefix, room: room)
    }

    func write(_ faces: [FontFace], _ file: Int64) throws {
        for found in faces {
            face.bind("file_id", file)
            face.bindCopy("postscript_name", found.postScriptName)
            face.bindCopy("full_name", found.fullName)
            face.bindCopy("family", found.family)
            face.bindCopy("style", found.style)
            try face.execute(db)
        }
    }

    /// - Parameters:
    ///   - path: path of the file.
    ///   - catalog: path of the catalog that contains the file.
    func write(_ found: AssetSet, _ file: Int64, _ path: RelativePath, catalog: [UInt8]?) throws {
        set.bind("file_id", file)
        set.bindCopy("kind", found.kind)
        set.bindCopy("name", found.name)
        set.bindCopy("catalog", catalog)
        set.bindCopy("folder", path.bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(path.bytes[..<$0]) } ?? [])
        set.bind("provides_namespace", found.providesNamespace)
        try set.execute(db)
        try variant.expect(found.variants.count, db)
        for found in found.variants {
            variant.bind("file_id", file)
            variant.bindCopy("filename", found.filename)
            variant.bindCopy("idiom", found.idiom)
            variant.bindCopy("scale", found.scale)
            variant.bindCopy("appearance", found.appearance)
            variant.bindCopy("language", found.language)
            variant.bindCopy("gamut", found.gamut)
            variant.bindCopy("size", found.size)
            variant.bindCopy("color_space", found.color?.space)
            variant.bind("red", number: found.color?.red)
            variant.bind("green", number: found.color?.green)
            variant.bind("blue", number: found.color?.blue)
            variant.bind("alpha", number: found.color?.alpha)
            variant.bindCopy("system_color", found.color?.reference)
            variant.bind("line", Int64(found.at.line))
            variant.bind("column", Int64(found.at.column))
            try variant.execute(db)
        }
    }
}
