/// The SQL that makes an index. The tool carries it in its binary; the files
/// beside this one are its source and its documentation.
public enum Schema {
    /// Version of the tables. An index of another version is rebuilt, never
    /// misread; raise it with every change of `Schema/*.sql`, and of the tables that readers use, such as
    /// `framework_calls.tsv`.
    public static let version = 37

    /// `PRAGMA application_id` of an index: "xibd" in ASCII. Tells an index
    /// from any other SQLite database, which is never overwritten.
    public static let applicationID: Int32 = 0x7869_6264

    /// The tables, without indexes.
    public static let tables = stage("tables")
    /// The indexes, made after the rows on a first run.
    public static let indexes = stage("indexes")
    /// The views.
    public static let views = stage("views")
    /// All that makes an empty index, in the order in which it is run.
    public static let all = tables + indexes + views

    /// Version of the tables of a history. Raise it if `history.sql` changes, or what a history stores.
    public static let historyVersion = 7
    /// `PRAGMA application_id` of a history: "xibh" in ASCII.
    public static let historyApplicationID: Int32 = 0x7869_6268
    /// The tables and views of a history.
    public static let historyTables = files["history"] ?? ""
    /// Its indexes, made after the rows on a first run.
    public static let historyIndexes = files["history_indexes"] ?? ""

    /// Updates the paths that answers print.
    public static let deriveDisplayPaths = stage("derive_display_paths")
    /// Updates line and column of derived rows whose source rows only moved. It
    /// works on the files of the temporary table moved_files.
    public static let deriveMovedLines = stage("derive_moved_lines")
    /// The script `derive_NAME.sql` and its parts. A script is named for what it
    /// produces. It works on the trees of the temporary table derived_trees, of which
    /// nothing is derived yet. `keys_and_selectors` and `patterns` work on what depends
    /// on the files of changed_files, `redeclared_…` on the classes of redeclared.
    public static func derive(_ name: String) -> String { stage("derive_" + name) }

    /// Every file of this folder by its name without `.sql`.
    public static let files = Dictionary(
        uniqueKeysWithValues: EmbeddedText.files.map { (String($0.key.dropLast(".sql".count)), $0.value) })

    /// What is run at one time: `NAME.sql`, and every `NAME_PART.sql` after it.
    private static func stage(_ name: String) -> String {
        files.keys.filter { $0 == name || $0.hasPrefix(name + "_") }.sorted().compactMap { files[$0] }.joined(
            separator: "\n")
    }
}
