/// The SQL that makes an index. The tool carries it in its binary; the files
/// beside this one are its source and its documentation.
public enum Schema {
    /// Version of the tables. An index of another version is rebuilt, never
    /// misread; raise it with every change of `Schema/*.sql`.
    public static let version = 8

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
    /// Puts right the paths that answers print.
    public static let derivePaths = text(PackageResources.derive_paths_sql)
    /// Rebuilds whose code each file is, once its targets are known.
    public static let deriveOrigins = text(PackageResources.derive_origins_sql)
    /// What is derived from the rows of all files: targets, modules, classes.
    /// This script and those below work on the trees of the temporary table
    /// derived_trees, of which nothing is derived yet.
    public static let deriveClasses = text(PackageResources.derive_classes_sql)
    /// What names of classes stand for, once the classes are known.
    public static let deriveMeanings = text(PackageResources.derive_meanings_sql)
    /// Which keys and selectors the classes answer to.
    public static let deriveAnswers = text(PackageResources.derive_answers_sql)
    /// Which files the loads may load, once their names are resolved.
    public static let deriveLoads = text(PackageResources.derive_loads_sql)
    /// The loading pattern of every nib, once the loads are known.
    public static let derivePatterns = text(PackageResources.derive_patterns_sql)

    /// Every file of this folder by base name; a test holds it against the
    /// folder, so that no file is forgotten.
    public static let files = [
        "derive_answers": deriveAnswers, "derive_classes": deriveClasses, "derive_loads": deriveLoads,
        "derive_meanings": deriveMeanings, "derive_origins": deriveOrigins, "derive_paths": derivePaths,
        "derive_patterns": derivePatterns, "indexes": indexes, "tables": tables, "views": text(PackageResources.views_sql),
        "views_loading": viewsOfLoading,
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
