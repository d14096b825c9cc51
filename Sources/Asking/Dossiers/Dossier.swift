/// What a screen consists of: the list of things that new code for the same screen must keep.
package struct Dossier: Sendable, Encodable {
    /// A scene of a storyboard, or a nib without scenes.
    package struct Screen: Sendable, Encodable {
        /// Name and class of the controller, or the name of the nib.
        package let label: String
        /// Path as answers print it.
        package let path: String
        /// Scene id; nil for a nib without scenes.
        package let sceneID: String?
        /// 1-based line of the controller; nil for a nib without scenes.
        package let line: Int?
        package let items: [Item]

        enum CodingKeys: String, CodingKey {
            case label, path, line, items
            case sceneID = "scene_id"
        }
    }

    /// One thing that new code must keep.
    package struct Item: Sendable, Encodable {
        /// Kind of the item, such as `text` or `action`.
        package let section: String
        package let name: String
        /// What the name means here, in words; nil if nothing is known.
        package let detail: String?
        /// The object that has the item, in words; nil if the item belongs to the whole screen.
        package let object: String?
        package let path: String
        /// 1-based; nil if the place is not in a text file.
        package let line: Int?
        /// Whether new code mentions the item; nil without new code.
        package let coverage: Coverage?
        /// The first place in new code that mentions the item, as `path:line`.
        package let mention: String?
    }

    /// Whether new code mentions an item.
    package enum Coverage: String, Sendable, Encodable {
        case mentioned, missing
        /// The words of code do not show whether it keeps the item.
        case notChecked = "not_checked"
    }

    package let name: String
    package let screens: [Screen]
    /// Paths of the new code; empty if there is none.
    package let code: [String]
}
