import Bytes
import Formats

/// The JSON schemas of answers.
///
/// The complete schemas in `docs/json` are too long for a list of tools: each agent would read them in each session.
/// Therefore a tool has a short schema, which is derived from the complete one.
enum OutputSchema {
    /// The complete schemas, by name.
    private static let complete: [String: JSONTree] = Formats.schemas.compactMapValues {
        try? JSONReader.read(Array($0.utf8), JSONReader.Limits(nesting: 64))
    }

    /// Returns the short schema of an answer that has one of several formats.
    ///
    /// - Parameter list: the member that is divided into pages. The answer then can also have a cursor.
    static func short(of formats: [String], list: String?) -> JSONTree {
        let schemas = formats.compactMap { complete[$0] }
        var properties: [JSONTree.Member] = []
        for schema in schemas {
            for member in schema["properties"]?.members ?? []
            where !properties.contains(where: { $0.key == member.key }) {
                let type = type(of: member.value, in: schema)
                properties.append(JSONTree.Member(key: member.key, occurrence: 0, value: type))
            }
        }
        if let list {
            if !properties.contains(where: { $0.key == list }) {
                properties.append(JSONTree.Member(key: list, occurrence: 0, value: ["type": "array"]))
            }
            properties.append(JSONTree.Member(key: "nextCursor", occurrence: 0, value: ["type": "string"]))
        }
        let required = schemas.map { Set(($0["required"]?.items ?? []).compactMap(\.text)) }
        var common = required.first ?? []
        for other in required.dropFirst() { common.formIntersection(other) }
        if schemas.first?["properties"] == nil { common = list.map { [$0] } ?? [] }
        return [
            "type": "object", "properties": .object(properties),
            "required": .list(properties.map(\.key).filter(common.contains).map { .text($0) }),
        ]
    }

    /// The type of a property, without its parts.
    private static func type(of property: JSONTree, in schema: JSONTree) -> JSONTree {
        var property = property
        if let name = property["$ref"]?.text?.split(separator: "/").last, let found = schema["$defs"]?[String(name)] {
            property = found
        }
        if let type = property["type"] { return ["type": type] }
        if property["enum"] != nil { return ["type": "string"] }
        return property["const"].map { ["const": $0] } ?? [:]
    }
}
