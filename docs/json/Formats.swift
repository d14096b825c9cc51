/// The JSON schemas of the answers of xibdb, from the files in this folder.
package enum Formats {
    /// The complete schemas, by name, such as `check` for `check.schema.json`.
    package static let schemas: [String: String] = {
        let ending = ".schema.json"
        let named = EmbeddedText.files.filter { $0.key.hasSuffix(ending) }
        return Dictionary(uniqueKeysWithValues: named.map { (String($0.key.dropLast(ending.count)), $0.value) })
    }()
}
