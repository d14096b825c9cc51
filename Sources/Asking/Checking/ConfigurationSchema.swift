import Configuration
import Foundation

/// The JSON schema of `.xibdb.yml`. Editors use it to complete and check the file.
package struct ConfigurationSchema: Encodable {
    private let catalog: RuleCatalog

    /// Creates the schema for these rules.
    package init(_ catalog: RuleCatalog) { self.catalog = catalog }

    /// A part of a schema (https://json-schema.org/draft-07).
    private indirect enum Part: Encodable {
        case text, any, boolean
        case word([String])
        /// A word or a Boolean. YAML 1.1 reads a plain `on` or `off` as a Boolean.
        case state([String])
        case list(of: Part)
        /// Keys, each with the schema of its value and a description.
        case map([(key: String, part: Part, help: String?)])
        case either(Part, Part)

        func encode(to encoder: any Encoder) throws {
            var keys = encoder.container(keyedBy: Key.self)
            switch self {
            case .any: break
            case .text: try keys.encode("string", forKey: "type")
            case .word(let words): try keys.encode(words, forKey: "enum")
            case .state(let words):
                try keys.encode([Part.word(words), .boolean], forKey: "anyOf")
            case .boolean: try keys.encode("boolean", forKey: "type")
            case .list(let part):
                try keys.encode("array", forKey: "type")
                try keys.encode(part, forKey: "items")
            case .map(let entries):
                try keys.encode("object", forKey: "type")
                try keys.encode(false, forKey: "additionalProperties")
                var properties = keys.nestedContainer(keyedBy: Key.self, forKey: "properties")
                for (key, part, help) in entries {
                    try properties.encode(Described(part: part, help: help), forKey: Key(key))
                }
            case .either(let one, let other): try keys.encode([one, other], forKey: "anyOf")
            }
        }
    }

    private struct Described: Encodable {
        let part: Part
        let help: String?

        func encode(to encoder: any Encoder) throws {
            try part.encode(to: encoder)
            guard let help else { return }
            var keys = encoder.container(keyedBy: Key.self)
            try keys.encode(help, forKey: "description")
        }
    }

    private struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init(stringLiteral text: String) { stringValue = text }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        let severities = Severity.allCases.map(\.rawValue)
        let state = Part.state(["off", "on"] + severities)
        let rules = catalog.rules.map { rule -> (key: String, part: Part, help: String?) in
            let options = rule.options.map { (key: $0.name, part: Part.any, help: Optional($0.help)) }
            let settings = Part.map(
                [("severity", state, nil), ("exclude", .list(of: .text), nil)]
                    + (options.isEmpty ? [] : [("options", .map(options), nil)]))
            return (rule.id, .either(state, settings), rule.title)
        }
        let packs = Rule.Pack.allCases.map(\.rawValue).filter { $0 != "off" && $0 != "default" }
        let check = Part.map([
            ("packs", .list(of: .word(packs)), "Additional packs of rules to turn on."),
            ("fail-on", .word(severities), "The lowest severity for exit status 1."),
            ("include-uncertain", .boolean, "Report uncertain findings, too."),
            ("exclude", .list(of: .text), "Paths to leave out: GLOB patterns; * also matches /."),
            ("known-classes", .list(of: .text), "Classes from outside the repository: GLOB patterns."),
            ("rules", .map(rules), "Settings of single rules."),
        ])
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode("http://json-schema.org/draft-07/schema#", forKey: "$schema")
        try keys.encode("Configuration of xibdb", forKey: "title")
        let index = Part.map([
            ("exclude", .list(of: .text), "Files and folders not to index."),
            ("include", .list(of: .text), "The only files to index."),
            ("vendored", .list(of: .text), "Vendored code, in addition to folders such as Pods and Vendor."),
        ])
        try Part.map([
            ("index", index, "Which files to index."), ("reports", .text, "Folder of the repository's own reports."),
            ("format", .word(RepositorySettings.formats), "Default format of tables."),
            ("check", check, "Settings of xibdb check."),
        ]).encode(to: encoder)
    }
}
