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
    /// The images that were read. A nib often uses the same image several times.
    private var known: [String: PictureImage?] = [:]
    /// The number of bytes of images that the picture may still contain.
    private var rest = 0

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
        (self.texts, known, rest) = (texts, [:], most)
    }

    func image(named name: String) -> PictureImage? {
        if let image = known[name] { return image }
        // A nib can name an image with and without its extension.
        let files = images[name] ?? images[String(name.prefix { $0 != "." })] ?? []
        let sorted = files.filter { $0.isDark == isDark } + files.filter { $0.isDark != isDark }
        // A loop, because a lazy sequence would read its first file twice.
        var image: PictureImage?
        for file in sorted where image == nil { image = read(file) }
        known[name] = .some(image)
        return image
    }

    private func read(_ file: PictureQuestions.ImageFile) -> PictureImage? {
        guard rest > 0, let bytes = reader.content(of: file.path, most: ImageLimits.mostImageBytes),
            bytes.count <= rest, let image = PictureImage(bytes)
        else { return nil }
        rest -= bytes.count
        return image
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

    func translation(objectID: String, property: String) -> String? {
        texts.isEmpty ? nil : texts[objectID + "." + property]
    }
}
