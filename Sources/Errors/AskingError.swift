/// An error that prevents an answer.
package enum AskingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// SQLite does not accept the SQL, or an error stopped it.
    case sql(message: String, excerpt: String?)
    /// The SQL does something that is not allowed.
    case notAllowed(what: String, excerpt: String?)
    /// The query reached the time limit of the snapshot.
    case timedOut(seconds: Double)
    /// The query reached the memory limit of the snapshot.
    case tooMuchMemory(bytes: Int64)
    /// A value of the answer is longer than the limit of the snapshot.
    case tooLong(column: String, bytes: Int, limit: Int)
    /// The database is damaged.
    case damaged(path: String, isHistory: Bool, reason: String)
    /// A parameter of the SQL has no value.
    case missingParameters([String])
    /// A value was given for a parameter that the SQL does not have.
    case unknownParameters([String], known: [String])
    /// A parameter has a value that is not allowed.
    case badValue(parameter: String, value: String, expected: String)
    /// No report, table, file or other thing has the name. `near` lists similar names.
    case unknownName(what: String, name: String, near: [String])
    /// A report, or another file that the user writes, is not valid.
    case badReport(path: String, line: Int, message: String)
    /// A rule fails: SQLite does not accept it, or its rows are incomplete.
    case failedRule(id: String, path: String?, reason: String)
    /// A name matches more than one file.
    case ambiguous(name: String, paths: [String])
    /// The question cannot be answered. The text is the reason.
    case unanswerable(String)
    /// The SQL is empty.
    case noSQL
    /// A log contains no known message.
    case noKnownMessage(lines: Int, known: [String])

    package var description: String {
        switch self {
        case .sql(let message, let excerpt):
            Self.join("The SQL failed: \(message).", excerpt)
        case .notAllowed(let what, let excerpt):
            Self.join("\(what) is not allowed: questions only read the index.", excerpt)
        case .timedOut(let seconds):
            "The question took longer than \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s."
        case .tooMuchMemory(let bytes):
            "The question needs more than \(bytes >> 20) MiB of memory."
        case .tooLong(let column, let bytes, let limit):
            "A value of the column \(column) has \(bytes) bytes, more than \(limit >> 20) MiB."
        case .damaged(let path, let isHistory, let reason):
            "\(path): the \(isHistory ? "history" : "index") is damaged (\(reason))."
        case .missingParameters(let names):
            "No value for \(Self.list(names))."
        case .unknownParameters(let names, let known):
            "No parameter \(Self.list(names)) here. "
                + (known.isEmpty ? "There is none." : "Available: \(Self.list(known)).")
        case .badValue(let parameter, let value, let expected):
            "\(parameter)=\(value) is not allowed: \(parameter) is \(expected)."
        case .unknownName(let what, let name, let near):
            "No \(what) is called \(name)." + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?")
        case .badReport(let path, let line, let message):
            "\(path):\(line): \(message)"
        case .failedRule(let id, let path, let reason):
            "\(path ?? "The rule " + id): \(reason)"
        case .ambiguous(let name, let paths):
            "\(name) fits \(paths.count) files; name one by its path:\n"
                + paths.map { "  \($0)" }.joined(separator: "\n")
        case .unanswerable(let reason):
            reason
        case .noSQL:
            "There is no SQL."
        case .noKnownMessage(let lines, let known):
            "No known message in \(lines == 1 ? "the line" : "\(lines) lines"). xibdb understands these messages:\n"
                + known.map { "  \($0)" }.joined(separator: "\n")
        }
    }

    private static func join(_ sentence: String, _ excerpt: String?) -> String {
        excerpt.map { sentence + "\n" + $0 } ?? sentence
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
