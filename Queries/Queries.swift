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

    /// Those that lie in a folder itself.
    private static func questions(in folder: String) -> [String: String] {
        var questions: [String: String] = [:]
        for (path, text) in EmbeddedText.files where path.hasPrefix(folder) {
            let name = path.dropFirst(folder.count).dropLast(".sql".count)
            if !name.contains("/") { questions[String(name)] = text }
        }
        return questions
    }
}
