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

    /// The maximum size of one image file, in bytes.
    private static let mostImageBytes: Int64 = 4 << 20
    /// The maximum size of all images of a picture, in bytes.
    private static let mostBytes = 20 << 20

    /// - Parameter tree: row id of the tree.
    /// - Throws: an error of the index.
    init(ofTree tree: Int64, reader: NibReader, _ questions: PictureQuestions, isDark: Bool) throws {
        (self.reader, self.questions, self.isDark) = (reader, questions, isDark)
        images = try questions.images(ofTree: tree)
        colors = try questions.colors(ofTree: tree)
        nibs = try questions.nibs(ofTree: tree)
    }

    /// Prepares for the picture of a nib.
    func begin(texts: [String: String]) { (self.texts, known, rest) = (texts, [:], Self.mostBytes) }

    func image(named name: String) -> PictureImage? {
        if let image = known[name] { return image }
        // A nib can name an image with and without its extension.
        let files = images[name] ?? images[String(name.prefix { $0 != "." })] ?? []
        let sorted = files.filter { $0.isDark == isDark } + files.filter { $0.isDark != isDark }
        let image = sorted.lazy.compactMap(read).first
        known[name] = .some(image)
        return image
    }

    private func read(_ file: PictureQuestions.ImageFile) -> PictureImage? {
        guard rest > 0, let bytes = reader.content(of: file.path, most: Self.mostImageBytes), bytes.count <= rest,
            let type = Self.type(bytes)
        else { return nil }
        rest -= bytes.count
        return PictureImage(type: type, bytes: bytes)
    }

    /// Returns the media type of an image that browsers can show, by its first bytes; nil for anything else.
    ///
    /// SVG is left out, because an SVG document can contain references to other files.
    private static func type(_ bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        return nil
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
