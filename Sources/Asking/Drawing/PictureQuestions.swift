import Store

/// Finds what a picture of a nib needs: the place of the nib, image files, colors, translations, and nibs of custom
/// classes.
package struct PictureQuestions {
    /// The place of a nib.
    package struct Place: Sendable {
        /// Row id of the tree.
        package let tree: Int64
        /// Absolute path of the tree.
        package let root: String
        /// Path relative to the root of the tree.
        package let path: String
        /// Revision of the tree; nil for files on disk.
        package let revision: String?
    }

    /// A file that contains an image.
    package struct ImageFile: Sendable {
        /// The name that the nib uses.
        package let name: String
        /// Path relative to the root of the tree.
        package let path: String
        /// Whether the file is for the dark appearance.
        package let isDark: Bool
    }

    /// A color of an asset catalog.
    package struct Color: Sendable {
        package let name: String
        package let isDark: Bool
        /// Red, green, blue and alpha, from 0 to 1. For a gray, all three are equal. Nil for a system color.
        package let components: [Double]?
        /// Name of the system color; nil for a color with components.
        package let systemColor: String?
    }

    /// A nib of the index, with what a page lists about it.
    package struct NibFile: Sendable {
        package let file: FileFinder.Found
        /// xib, storyboard or nib.
        package let kind: String
        package let platform: String?
        /// The language of its folder, such as `de`; nil if it is not in a language folder.
        package let localization: String?
        /// The custom classes of its objects, separated by spaces; nil if there are none.
        package let classes: String?
    }

    private let snapshot: Snapshot

    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    private func rows(_ name: String, _ parameters: [String: Value]) throws -> [Row] {
        try snapshot.rows(Question.picture(name), parameters: parameters).named
    }

    /// Returns the place of a file.
    package func place(ofFile id: Int64) throws -> Place? {
        try rows("picture-file", ["file": .integer(id)]).first.flatMap { row in
            guard let tree = row.id("tree_id"), let root = row.text("root"), let path = row.text("path") else {
                return nil
            }
            return Place(tree: tree, root: root, path: path, revision: row.text("revision"))
        }
    }

    /// Returns the nibs of the index, in the order of their paths.
    ///
    /// - Parameters:
    ///   - className: return only nibs with an object of this class; nil for all nibs.
    ///   - file: the row id of the only nib to return; nil for all nibs.
    package func nibFiles(ofClass className: String? = nil, file: Int64? = nil) throws -> [NibFile] {
        let values: [String: Value] = [
            "class": className.map(Value.text) ?? .null, "file": file.map(Value.integer) ?? .null,
        ]
        return try rows("picture-nib-files", values).compactMap { row in
            guard let id = row.id("id"), let path = row.text("path"), let kind = row.text("kind") else { return nil }
            return NibFile(
                file: FileFinder.Found(id: id, path: path), kind: kind, platform: row.text("platform"),
                localization: row.text("localization"), classes: row.text("classes"))
        }
    }

    /// Returns the image files of a tree by the names that nibs use, the best file of each name first.
    package func images(ofTree tree: Int64) throws -> [String: [ImageFile]] {
        let files = try rows("picture-images", ["tree": .integer(tree)]).compactMap { row -> ImageFile? in
            guard let name = row.text("name"), let path = row.text("path") else { return nil }
            return ImageFile(name: name, path: path, isDark: row.text("appearance")?.contains("dark") == true)
        }
        return Dictionary(grouping: files, by: \.name)
    }

    /// Returns the colors of the asset catalogs of a tree, by name.
    package func colors(ofTree tree: Int64) throws -> [String: [Color]] {
        let colors = try rows("picture-colors", ["tree": .integer(tree)]).compactMap { row -> Color? in
            guard let name = row.text("name") else { return nil }
            let components = row.number("red").map {
                [$0, row.number("green") ?? $0, row.number("blue") ?? $0, row.number("alpha") ?? 1]
            }
            return Color(
                name: name, isDark: row.text("appearance")?.contains("dark") == true, components: components,
                systemColor: row.text("system_color"))
        }
        return Dictionary(grouping: colors, by: \.name)
    }

    /// Returns the row ids of the nibs that instances of a class load into themselves, by the name of the class.
    package func nibs(ofTree tree: Int64) throws -> [String: Int64] {
        var nibs: [String: Int64] = [:]
        for row in try rows("picture-nibs", ["tree": .integer(tree)]) {
            guard let name = row.text("class"), let file = row.id("file_id"), nibs[name] == nil else { continue }
            nibs[name] = file
        }
        return nibs
    }

    /// Returns the object ids that no nib of a list contains, sorted.
    package func unknown(_ ids: Set<String>, in nibs: [NibFile]) throws -> [String] {
        let nibs = Set(nibs.map(\.file.id))
        return try ids.sorted().filter { id in
            try !FileFinder(snapshot).files(withObject: id).contains { nibs.contains($0.id) }
        }
    }

    /// Returns the languages of the texts of nibs.
    ///
    /// - Returns: all languages, sorted, and those that a project names as its development language.
    package func languages() throws -> (all: [String], own: Set<String>) {
        let rows = try rows("picture-languages", [:])
        let own = rows.filter { $0.integer("is_own") == 1 }.compactMap { $0.text("language") }
        return (rows.compactMap { $0.text("language") }, Set(own))
    }

    /// Returns the translations of all nibs into a language, by the row id of the nib and by `OBJECTID.property`.
    package func texts(language: String) throws -> [Int64: [String: String]] {
        var texts: [Int64: [String: String]] = [:]
        for row in try rows("picture-texts", ["language": .text(language)]) {
            guard let file = row.id("file_id"), let key = row.text("key"), let value = row.text("value") else {
                continue
            }
            texts[file, default: [:]][key] = value
        }
        return texts
    }
}
