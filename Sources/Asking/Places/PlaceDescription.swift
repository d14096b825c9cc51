/// What stands at a place of a file, and what it is connected to.
package struct PlaceDescription: Sendable, Encodable {
    /// Something at the place: an object or connection of a nib; or a class, a member, a nib name, an identifier or the
    /// name of a resource in a source.
    package struct Item: Sendable, Encodable {
        /// Kind, such as `object`, `outlet`, `action`, `class`, `nib`, `identifier`, `image`.
        package let kind: String
        /// The name as the index stores it; nil for an object, and for a nib name that is unknown.
        package let name: String?
        /// What it is, in words.
        package let title: String
        /// What identifies it in the index.
        package let key: Key
        /// 1-based column of its first character in code points; nil if unknown.
        package let column: Int?
        /// 1-based column after its last character; nil if unknown.
        package let endColumn: Int?
        /// certain, likely or possible: whether the place refers to this item.
        package let confidence: Confidence
        /// The other places of the item, definitions first.
        package let places: [Related]

        /// What identifies an item in the index. Queries read it as JSON.
        package struct Key: Sendable, Encodable {
            let kind: String
            /// Row id in its table; nil if it has only a name.
            package let id: Int64?
            let name: String?
        }

        private enum CodingKeys: CodingKey { case kind, name, title, column, endColumn, confidence, places }
    }

    /// A place that belongs to an item.
    package struct Related: Sendable, Encodable {
        /// How it belongs to the item, such as `declared`, `connected`, `placed`, `loaded by`.
        package let relation: String
        package let path: String
        /// 1-based line.
        package let line: Int?
        /// 1-based column in code points.
        package let column: Int?
        /// What stands there.
        package let text: String?
        /// certain, likely or possible.
        package let confidence: Confidence
        /// Whether the place defines the item: a declaration, a nib, the end of a connection, a catalog entry.
        package let isDefinition: Bool
    }

    /// Path of the file as answers print it.
    package let path: String
    /// 1-based line; for a reference with an object id, the line of the object.
    package let line: Int?
    /// The text of the line without surrounding white space; nil if the file cannot be read.
    package let text: String?
    package let items: [Item]
}
