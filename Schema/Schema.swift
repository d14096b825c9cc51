/// The SQL that makes an index. The tool carries it in its binary; the files
/// beside this one are its source and its documentation.
public enum Schema {
    /// Version of the tables. An index of another version is rebuilt, never
    /// misread; raise it with every change of `Schema/*.sql`.
    public static let version = 11

    /// `PRAGMA application_id` of an index: "xibd" in ASCII. Tells an index
    /// from any other SQLite database, which is never overwritten.
    public static let applicationID: Int32 = 0x7869_6264

    /// The tables, without indexes.
    public static let tables = stage("tables")
    /// The indexes, made after the rows on a first run.
    public static let indexes = stage("indexes")
    /// The views.
    public static let views = stage("views")
    /// Puts right the paths that answers print.
    public static let derivePaths = stage("derive_paths")
    /// Rebuilds whose code each file is, once its targets are known.
    public static let deriveOrigins = stage("derive_origins")
    /// What is derived from the rows of all files: targets, modules, classes.
    /// This script and those below work on the trees of the temporary table
    /// derived_trees, of which nothing is derived yet.
    public static let deriveClasses = stage("derive_classes")
    /// What names of classes stand for, once the classes are known.
    public static let deriveMeanings = stage("derive_meanings")
    /// Which keys and selectors the classes answer to.
    public static let deriveAnswers = stage("derive_answers")
    /// Which files the loads may load, once their names are resolved.
    public static let deriveLoads = stage("derive_loads")
    /// The loading pattern of every nib, once the loads are known.
    public static let derivePatterns = stage("derive_patterns")

    /// Every file of this folder by its name without `.sql`.
    public static let files = Dictionary(
        uniqueKeysWithValues: EmbeddedText.files.map { (String($0.key.dropLast(".sql".count)), $0.value) })

    /// What is run at one time: `NAME.sql`, and every `NAME_PART.sql` after it.
    private static func stage(_ name: String) -> String {
        files.keys.filter { $0 == name || $0.hasPrefix(name + "_") }.sorted().compactMap { files[$0] }.joined(separator: "\n")
    }
}
