/// The SQL that makes an index. The tool carries it in its binary; the files
/// beside this one are its source and its documentation.
public enum Schema {
    /// Version of the tables. An index of another version is rebuilt, never
    /// misread; raise it with every change of `Schema/*.sql`.
    public static let version = 7

    /// `PRAGMA application_id` of an index: "xibd" in ASCII. Tells an index
    /// from any other SQLite database, which is never overwritten.
    public static let applicationID: Int32 = 0x7869_6264

    /// The tables, without indexes.
    public static let tables = text(PackageResources.tables_sql)
    /// The indexes, made after the rows on a first run.
    public static let indexes = text(PackageResources.indexes_sql)
    /// The views.
    public static let views = text(PackageResources.views_sql) + "\n" + viewsOfLoading
    private static let viewsOfLoading = text(PackageResources.views_loading_sql)
    /// Rebuilds what is derived from the rows of all files: targets, classes.
    public static let deriveClasses = text(PackageResources.derive_classes_sql)
    /// Rebuilds which keys and selectors the classes answer to.
    public static let deriveAnswers = text(PackageResources.derive_answers_sql)
    /// Rebuilds which files the loads may load, once their names are resolved.
    public static let deriveLoads = text(PackageResources.derive_loads_sql)
    /// Rebuilds the loading pattern of every nib, once the loads are known.
    public static let derivePatterns = text(PackageResources.derive_patterns_sql)

    /// Every file of this folder by base name; a test holds it against the
    /// folder, so that no file is forgotten.
    public static let files = [
        "derive_answers": deriveAnswers, "derive_classes": deriveClasses, "derive_loads": deriveLoads,
        "derive_patterns": derivePatterns, "indexes": indexes, "tables": tables, "views": text(PackageResources.views_sql),
        "views_loading": viewsOfLoading,
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
