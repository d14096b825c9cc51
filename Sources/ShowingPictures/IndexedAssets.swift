import Asking
import InterfaceBuilder
import Pictures

/// Supplies the images, colors and nibs of one tree for pictures of its nibs.
///
/// Files are read without following links, and only below the root of the tree.
final class IndexedAssets: PictureAssets {
    private let questions: PictureQuestions
    private let reader: NibReader
    private let images: [String: [PictureQuestions.ImageFile]]
    private let colors: [String: [PictureQuestions.Color]]
    private let nibs: [String: Int64]
    private let isDark: Bool
    /// The texts of the nib that is drawn, in the requested language, by `OBJECTID.property`.
    private var texts: [String: String] = [:]
    private var budget = ImageBudget(most: 0)

    /// - Parameter tree: row id of the tree.
    /// - Throws: an error of the index.
    init(ofTree tree: Int64, reader: NibReader, _ questions: PictureQuestions, isDark: Bool) throws {
        (self.reader, self.questions, self.isDark) = (reader, questions, isDark)
        images = try questions.images(ofTree: tree)
        colors = try questions.colors(ofTree: tree)
        nibs = try questions.nibs(ofTree: tree)
    }

    /// Prepares for the picture of a nib.
    ///
    /// - Parameter most: the maximum size of all images of the picture, in bytes.
    func begin(texts: [String: String], most: Int = ImageLimits.mostBytes) {
        (self.texts, budget) = (texts, ImageBudget(most: most))
    }

    func image(named name: String) -> PictureImage? {
        budget.image(
            named: name,
            at: {
                // A nib can name an image with and without its extension.
                let files = images[name] ?? images[String(name.prefix { $0 != "." })] ?? []
                return (files.filter { $0.isDark == isDark } + files.filter { $0.isDark != isDark }).map(\.path)
            }, read: reader.content)
    }

    func color(named name: String, isDark: Bool) -> PictureColor? {
        let found = colors[name] ?? []
        guard let color = found.first(where: { $0.isDark == isDark }) ?? found.first(where: { !$0.isDark }) else {
            return nil
        }
        if let parts = color.components, parts.count == 4 {
            return .paint(Paint(parts[0], parts[1], parts[2], parts[3]))
        }
        return color.systemColor.map { .systemColor($0) }
    }

    func nib(ofClass name: String) -> InterfaceDocument? {
        nibs[name].flatMap { try? reader.document(ofFile: $0, questions) }
    }

    var hasTranslations: Bool { !texts.isEmpty }

    func translation(objectID: String, property: String) -> String? {
        texts.isEmpty ? nil : texts[objectID + "." + property]
    }
}
