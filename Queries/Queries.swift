/// The SQL queries of xibdb: reports, rules and the queries of the commands. Each is an `.sql` file of this folder, and
/// is embedded in the binary.
public enum Queries {
    /// The reports, `NAME.sql`. The key is NAME, here and in the other properties.
    public static let files = questions(in: "")

    /// The queries of `xibdb explain`, `Explain/NAME.sql`. They are not reports, because their parameters are row ids.
    public static let explain = questions(in: "Explain/")

    /// The queries of `xibdb why`, `Why/NAME.sql`. They are not reports, because their parameters come from a log.
    public static let why = questions(in: "Why/")

    /// The rules of `xibdb check`, `Checks/ID.sql`.
    public static let checks = questions(in: "Checks/")

    /// The examples of the rules as text, `Checks/ID.txt`.
    public static let examples = questions(in: "Checks/", ending: ".txt")

    /// The queries that several commands use, `Asking/NAME.sql`. For example, they return the known names.
    public static let asking = questions(in: "Asking/")

    /// The queries of `xibdb at`, `At/NAME.sql`.
    public static let at = questions(in: "At/")

    /// The queries of the language server, `Editor/NAME.sql`.
    public static let editor = questions(in: "Editor/")

    /// The queries of `xibdb picture`, `Picture/NAME.sql`.
    public static let picture = questions(in: "Picture/")

    /// The queries of `xibdb history` and `xibdb blame` on a history, `History/NAME.sql`.
    public static let history = questions(in: "History/")

    /// The verdicts, `Verdicts/NAME.sql`. They are queries that reports, rules and `xibdb explain` share.
    public static let verdicts = questions(in: "Verdicts/")

    /// The queries of `xibdb export`, `Export/NAME.sql`. Most of them compute the keys of the table NAME.
    public static let export = questions(in: "Export/")

    /// Returns the lines of a list of `xibdb export`, `Export/NAME.tsv`, without the line of column names. Each line has
    /// three fields.
    public static func exportList(_ name: String) -> [[String]] {
        let lines = EmbeddedText.files["Export/\(name).tsv"]?.split(separator: "\n").dropFirst() ?? []
        return lines.map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 3 }
    }

    /// The other queries of `xibdb check`, besides the rules: `Checking/NAME.sql`.
    public static let checking = questions(in: "Checking/")

    /// The kinds of queries that can have a former name.
    public enum Kind: String, Sendable { case report, rule }

    /// Returns the current name of a report or rule. `former_names.tsv` lists the former names that still work in this
    /// version. Any other name is returned unchanged.
    public static func currentName(_ name: String, of kind: Kind) -> String {
        formerNames["\(kind.rawValue)\t\(name)"] ?? name
    }

    private static let formerNames: [String: String] = {
        let lines = EmbeddedText.files["former_names.tsv"]?.split(separator: "\n").dropFirst() ?? []
        let fields = lines.map { $0.split(separator: "\t") }.filter { $0.count == 3 }
        return Dictionary(uniqueKeysWithValues: fields.map { ("\($0[0])\t\($0[1])", String($0[2])) })
    }()

    /// Returns the contents of the files in a folder whose names have the given ending. Subfolders are not included.
    /// The keys are the file names without the ending.
    private static func questions(in folder: String, ending: String = ".sql") -> [String: String] {
        var questions: [String: String] = [:]
        for (path, text) in EmbeddedText.files where path.hasPrefix(folder) && path.hasSuffix(ending) {
            let name = path.dropFirst(folder.count).dropLast(ending.count)
            if !name.contains("/") { questions[String(name)] = text }
        }
        return questions
    }
}
