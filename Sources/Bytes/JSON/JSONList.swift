/// Lists that columns store as JSON. The items are texts, or pairs of an optional label and a text.
package enum JSONList {
    // MARK: Writing

    /// Returns the JSON for a list of texts; nil for an empty list.
    package static func text(_ list: [String]) -> String? {
        guard !list.isEmpty else { return nil }
        return "[" + list.map(JSONString.quoted).joined(separator: ",") + "]"
    }

    /// Returns the JSON for a list of pairs; nil for an empty list.
    package static func text(pairs: [(String?, String)]) -> String? {
        guard !pairs.isEmpty else { return nil }
        let items = pairs.map { label, text in
            "[" + (label.map(JSONString.quoted) ?? "null") + "," + JSONString.quoted(text) + "]"
        }
        return "[" + items.joined(separator: ",") + "]"
    }

    // MARK: Reading

    /// Returns the texts in a list; empty if the JSON is not a list.
    package static func strings(_ json: String?) -> [String] { items(json).compactMap(\.text) }

    /// Returns the pairs in a list; empty if the JSON is not a list.
    package static func pairs(_ json: String?) -> [[String?]] { items(json).map { $0.items.map(\.text) } }

    private static func items(_ json: String?) -> [JSONTree] {
        guard let json else { return [] }
        return (try? JSONReader.read(Array(json.utf8), JSONReader.Limits(nesting: 2)))?.items ?? []
    }
}
