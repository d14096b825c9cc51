/// The SQL that creates and derives an index, and creates a history. It is embedded in the binary. The `.sql` files in
/// this folder are its source.
public enum Schema {
    /// Version of the schema of an index. If an index has a different version, it is rebuilt. Increase it with
    /// every change of the SQL in `Schema/*.sql`, and of the data files that the readers use, such as
    /// `framework_calls.tsv`.
    public static let version = 47

    /// `PRAGMA application_id` of an index: "xibd" in ASCII. xibdb does not overwrite a SQLite database with a
    /// different id.
    public static let applicationID: Int32 = 0x7869_6264

    /// Creates the tables of an index, without SQL indexes.
    public static let tables = stage("tables")
    /// Creates the SQL indexes. On the first run, this happens after the rows are inserted.
    public static let indexes = stage("indexes")
    /// Creates the views.
    public static let views = stage("views")
    /// Creates an empty index: tables, SQL indexes and views.
    public static let all = tables + indexes + views

    /// Version of the schema of a history. Increase it if `history.sql` or the content of its rows changes.
    public static let historyVersion = 7
    /// `PRAGMA application_id` of a history: "xibh" in ASCII.
    public static let historyApplicationID: Int32 = 0x7869_6268
    /// Creates the tables and views of a history.
    public static let historyTables = files["history"] ?? ""
    /// Creates the SQL indexes of a history. On the first run, this happens after the rows are inserted.
    public static let historyIndexes = files["history_indexes"] ?? ""

    /// Updates the paths that answers print (`files.display_path`).
    public static let deriveDisplayPaths = stage("derive_display_paths")
    /// Updates the lines and columns of derived rows in files whose declarations and calls only moved to other lines.
    /// It works on the files of the temporary table moved_files.
    public static let deriveMovedLines = stage("derive_moved_lines")
    /// Returns the script `derive_NAME.sql` and its parts, `derive_NAME_PART.sql`. NAME describes what the script
    /// derives.
    ///
    /// A script works on the trees of the temporary table derived_trees. The earlier derived rows of these trees must
    /// already be deleted. `keys_and_selectors` and `patterns` derive only the rows that depend on the files of the
    /// temporary table changed_files. `redeclared_…` works on the classes of the temporary table redeclared.
    public static func derive(_ name: String) -> String { stage("derive_" + name) }

    /// The text of every `.sql` file in this folder. The keys are the names of the files, without `.sql`.
    public static let files = Dictionary(
        uniqueKeysWithValues: EmbeddedText.files.map { (String($0.key.dropLast(".sql".count)), $0.value) })

    /// Returns the SQL of one stage: `NAME.sql`, then every `NAME_PART.sql` in alphabetical order.
    private static func stage(_ name: String) -> String {
        files.keys.filter { $0 == name || $0.hasPrefix(name + "_") }.sorted().compactMap { files[$0] }.joined(
            separator: "\n")
    }
}
