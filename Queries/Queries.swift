/// The questions that ship with the tool, one `.sql` file each, by their names.
/// The tool carries them in its binary; a file that lies here is one of them.
public enum Queries {
    /// The saved reports, `NAME.sql`.
    public static let files = questions(in: "")

    /// What `xibdb explain` asks, `Explain/NAME.sql`: no reports, as their
    /// parameters are row ids.
    public static let explain = questions(in: "Explain/")

    /// What `xibdb why` asks, `Why/NAME.sql`: no reports, as their parameters
    /// are what a log says.
    public static let why = questions(in: "Why/")

    /// The rules of `xibdb check`, `Checks/ID.sql`.
    public static let checks = questions(in: "Checks/")

    /// The examples of the rules, `Checks/ID.txt`.
    public static let examples = questions(in: "Checks/", ending: ".txt")

    /// What is asked beside any question: names that are known, how much was searched, `Asking/NAME.sql`.
    public static let asking = questions(in: "Asking/")

    /// What `xibdb history` and `xibdb blame` ask a history, `History/NAME.sql`.
    public static let history = questions(in: "History/")

    /// Verdicts by row ids, `Verdicts/NAME.sql`: reports, rules and `xibdb explain` select from them.
    public static let verdicts = questions(in: "Verdicts/")

    /// What `xibdb check` asks beside the rules, `Checking/NAME.sql`.
    public static let checking = questions(in: "Checking/")

    /// What a report or rule was called in the version before.
    public enum Kind: String, Sendable { case report, rule }

    /// The name that a report or rule has today: `former_names.tsv` lists the names that still work in this version.
    public static func currentName(_ name: String, of kind: Kind) -> String {
        formerNames["\(kind.rawValue)\t\(name)"] ?? name
    }

    private static let formerNames: [String: String] = {
        let lines = EmbeddedText.files["former_names.tsv"]?.split(separator: "\n").dropFirst() ?? []
        let fields = lines.map { $0.split(separator: "\t") }.filter { $0.count == 3 }
        return Dictionary(uniqueKeysWithValues: fields.map { ("\($0[0])\t\($0[1])", String($0[2])) })
    }()

    /// Those that lie in a folder itself.
    private static func questions(in folder: String, ending: String = ".sql") -> [String: String] {
        var questions: [String: String] = [:]
        for (path, text) in EmbeddedText.files where path.hasPrefix(folder) && path.hasSuffix(ending) {
            let name = path.dropFirst(folder.count).dropLast(ending.count)
            if !name.contains("/") { questions[String(name)] = text }
        }
        return questions
    }
}
