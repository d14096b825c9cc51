import Bytes
import JSONRPC

/// A question that agents can ask. To add a tool, declare a value in the folder `Tools` and list it in ``all``.
struct Tool: Sendable {
    /// The tools, in the order in which clients list them.
    static let all: [Tool] = [
        search, show, picture, at, explain, why, impact, path, check, diff, sql, schema,
    ]

    let name: String
    /// What the tool answers, for a model that chooses a tool.
    let help: String
    let parameters: [Parameter]
    /// The formats of the answer. Each name is a file in `docs/json`.
    let formats: [String]
    /// The member of the answer that is a list, and that is divided into pages; nil if there is none.
    var list: String?
    /// The schema of the answer, if no file in `docs/json` has it.
    var ownSchema: JSONTree?
    /// Answers a call.
    let answer: @Sendable (ToolCall.Question) throws -> ToolAnswer

    /// An argument of a tool.
    struct Parameter: Sendable {
        enum Kind: Sendable { case text, flag, texts, values }

        let name: String
        let kind: Kind
        let help: String
        var isRequired = false

        /// The JSON schema of the argument.
        var schema: JSONTree {
            let type: JSONTree =
                switch kind {
                case .text: ["type": "string"]
                case .flag: ["type": "boolean"]
                case .texts: ["type": "array", "items": ["type": "string"]]
                case .values: ["type": "object"]
                }
            return help.isEmpty ? type : type.adding("description", .text(help))
        }

        /// Whether a value has the type of the argument.
        func takes(_ value: JSONTree) -> Bool {
            switch kind {
            case .text: value.text != nil
            case .flag: value.flag != nil
            case .texts: if case .list(let items) = value { items.allSatisfy { $0.text != nil } } else { false }
            case .values: value.isObject && value.members.allSatisfy { $0.value.string != nil }
            }
        }
    }

    /// Limits an answer to a part of the repository, like the options of the commands.
    static let part = [
        Parameter(name: "in", kind: .texts, help: "Only these folders or files"),
        Parameter(name: "vendor", kind: .flag, help: "Include vendored code"),
        Parameter(name: "tests", kind: .flag, help: "Include tests"),
    ]

    /// The next page of an earlier answer.
    static let cursor = Parameter(name: "cursor", kind: .text, help: "nextCursor of the last answer")

    /// All arguments.
    var allParameters: [Parameter] { parameters + (list == nil ? [] : [Self.cursor]) }

    /// The tool as clients list it.
    var json: JSONTree {
        var input: JSONTree = [
            "type": "object",
            "properties": .object(
                allParameters.map { JSONTree.Member(key: $0.name, occurrence: 0, value: $0.schema) }),
        ]
        let required = parameters.filter(\.isRequired).map { JSONTree.text($0.name) }
        if !required.isEmpty { input = input.adding("required", .list(required)) }
        return [
            "name": .text(name), "description": .text(help),
            "inputSchema": input.adding("additionalProperties", false), "outputSchema": outputSchema,
            "annotations": ["readOnlyHint": true, "openWorldHint": false],
        ]
    }

    /// The short schema of the answer. The resources `xibdb://formats/NAME` contain the complete schemas.
    var outputSchema: JSONTree { ownSchema ?? OutputSchema.short(of: formats, list: list) }
}
