import Errors

/// Errors as text for a model, with the call that helps.
enum ErrorAdvice {
    /// Returns the reason why a tool has no answer, and what to do next.
    static func text(of error: any Error, _ tool: Tool) -> String {
        switch error {
        case let error as AskingError: error.description + (advice(error, tool).map { "\n" + $0 } ?? "")
        case let error as IndexError: error.description + (advice(error).map { "\n" + $0 } ?? "")
        default: "The tool failed: \(error)"
        }
    }

    private static func advice(_ error: AskingError, _ tool: Tool) -> String? {
        switch error {
        case .sql: "Call schema to list the tables, or schema with table=NAME to list the columns of one."
        case .timedOut, .tooMuchMemory, .interrupted: "Ask for less: name a file or folder, or select fewer rows."
        case .tooLong: "Select only a part of it: substr(COLUMN, 1, 1000)."
        case .missingParameters(let names): "Add \(names.map { "\"\($0)\"" }.joined(separator: ", ")) to the arguments."
        case .unknownName(let what, _, let near):
            switch what {
            case "table or view", "report": "Call schema without arguments to list the tables and reports."
            case _ where !near.isEmpty: "Call \(tool.name) again with one of these names."
            case _ where tool.name == "search":
                "Try a shorter or a similar name, or sql with a LIKE pattern: SELECT text, property, line, file_id FROM texts WHERE text LIKE '%WORD%'."
            default: "Call search to find the name, or sql: SELECT path FROM nibs."
            }
        case .ambiguous: "Call \(tool.name) again with one of these paths."
        case .damaged: "Run `xibdb index --rehash` in a terminal."
        case .unanswerable(let reason) where reason.hasPrefix("The answer is too large"):
            switch tool.name {
            case "show": "Name one object with object, or use sql on the tables objects and connections."
            case "explain": "Name one scene with scene."
            default: "Limit the answer with in, or use sql."
            }
        default: nil
        }
    }

    private static func advice(_ error: IndexError) -> String? {
        switch error {
        case .noPlace:
            "Start the server in the folder of the repository, or with `xibdb mcp --root FOLDER`. If the folder is not a git work tree, run `xibdb index FOLDER` first."
        case .missing, .outdated, .foreign, .noRoots: "Run `xibdb index` in a terminal."
        case .noSuchRevision: "Give a revision that git knows, such as HEAD~1 or main."
        default: nil
        }
    }
}
