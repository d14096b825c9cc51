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

    /// Returns the short schema of an answer that has one of several formats: the properties that every answer of a format
    /// has, with their types.
    ///
    /// - Parameter list: the member that is divided into pages. The answer then can also have a cursor.
    static func short(of formats: [String], list: String?) -> JSONTree {
        let schemas = formats.compactMap { complete[$0] }.filter { $0["properties"] != nil }
        let required = schemas.map { Set(($0["required"]?.items ?? []).compactMap(\.text)) }
        var properties: [JSONTree.Member] = []
        func add(_ key: String, _ type: JSONTree) {
            if !properties.contains(where: { $0.key == key }) {
                properties.append(JSONTree.Member(key: key, occurrence: 0, value: type))
            }
        }
        for (schema, required) in zip(schemas, required) {
            for member in schema["properties"]?.members ?? [] where required.contains(member.key) {
                add(member.key, type(of: member.value, in: schema))
            }
        }
        if let list {
            add(list, ["type": "array"])
            add("nextCursor", ["type": "string"])
        }
        let common = required.first.map { required.dropFirst().reduce($0) { $0.intersection($1) } }
        let always = common ?? (list.map { [$0] } ?? [])
        return [
            "type": "object", "properties": .object(properties),
            "required": .list(properties.map(\.key).filter(always.contains).map { .text($0) }),
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
