import Bytes

/// A text whose parts have their own fonts and colors, as far as a picture can show it.
///
/// The picture shows the whole text in the font and color of its longest part.
struct AttributedText {
    /// The contents of all parts.
    let text: String
    /// The font of the longest part as JSON; nil if it has none.
    let font: JSONTree?
    /// The color of the longest part as JSON; nil if it has none.
    let color: JSONTree?
    /// The horizontal alignment as in documents; nil if the text has none.
    let alignment: String?

    /// Reads an attributed text of a document; nil if there is none, or if it is empty.
    init?(_ json: JSONTree?) {
        guard let json else { return nil }
        let parts = json.elements("fragment").map { part in
            (part["content"]?.string ?? part["content"]?["string"]?.string ?? "", part["attributes"])
        }
        let text = parts.map(\.0).joined()
        guard !text.isEmpty, let longest = parts.max(by: { $0.0.utf8.count < $1.0.utf8.count }) else { return nil }
        let attributes = longest.1?.items.first ?? longest.1
        self.text = text
        (font, color) = (attributes?["NSFont"], attributes?["NSColor"])
        alignment = attributes?["NSParagraphStyle"]?["alignment"]?.string
    }
}
