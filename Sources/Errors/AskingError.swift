/// An error that prevents an answer.
package enum AskingError: Error, Sendable, Equatable, CustomStringConvertible {
    /// SQLite rejects the SQL, or the query fails.
    case sql(message: String, excerpt: String?)
    /// The SQL does something that is not allowed.
    case notAllowed(what: String, excerpt: String?)
    /// The query reached the time limit of the snapshot.
    case timedOut(seconds: Double)
    /// Another thread stopped the query.
    case interrupted
    /// The query reached the memory limit of the snapshot.
    case tooMuchMemory(bytes: Int64)
    /// A value in the answer exceeds the size limit of the snapshot.
    case tooLong(column: String, bytes: Int, limit: Int)
    /// The database is damaged.
    case damaged(path: String, isHistory: Bool, reason: String)
    /// A parameter of the SQL has no value.
    case missingParameters([String])
    /// The user passes a value for a parameter that the SQL does not contain.
    case unknownParameters([String], known: [String])
    /// The value of a parameter is invalid.
    case badValue(parameter: String, value: String, expected: String)
    /// The name is unknown: no report, table or file has this name. `near` lists similar names.
    case unknownName(what: String, name: String, near: [String])
    /// A report or another file of the user is invalid.
    case badReport(path: String, line: Int, message: String)
    /// A rule fails: SQLite rejects its SQL, or its rows are incomplete.
    case failedRule(id: String, path: String?, reason: String)
    /// A name matches more than one file.
    case ambiguous(name: String, paths: [String])
    /// An answer is not possible. The text contains the reason.
    case unanswerable(String)
    /// The SQL is empty.
    case noSQL
    /// The log does not contain a known message.
    case noKnownMessage(lines: Int, known: [String])

    package var description: String {
        switch self {
        case .sql(let message, let excerpt):
            Self.join("The SQL failed: \(message).", excerpt)
        case .notAllowed(let what, let excerpt):
            Self.join("\(what) is not allowed: queries can only read the index.", excerpt)
        case .timedOut(let seconds):
            "The query took longer than \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s."
        case .interrupted: "The query was stopped."
        case .tooMuchMemory(let bytes):
            "The query needs more than \(bytes >> 20) MiB of memory."
        case .tooLong(let column, let bytes, let limit):
            "A value of the column \(column) has \(bytes) bytes, more than \(limit >> 20) MiB."
        case .damaged(let path, let isHistory, let reason):
            "\(path): the \(isHistory ? "history" : "index") is damaged (\(reason))."
        case .missingParameters(let names):
            "No value for \(Self.list(names))."
        case .unknownParameters(let names, let known):
            "Unknown parameter \(Self.list(names)). "
                + (known.isEmpty ? "There are no parameters." : "Available: \(Self.list(known)).")
        case .badValue(let parameter, let value, let expected):
            "\(parameter)=\(value) is not allowed: \(parameter) is \(expected)."
        case .unknownName(let what, let name, let near):
            "No \(what) is called \(name)." + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?")
        case .badReport(let path, let line, let message):
            "\(path):\(line): \(message)"
        case .failedRule(let id, let path, let reason):
            "\(path ?? "The rule " + id): \(reason)"
        case .ambiguous(let name, let paths):
            "\(name) matches \(paths.count) files. Give the path of one of them:\n"
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
