import Bytes

/// A text whose parts have their own fonts and colors, as far as a picture can show it.
struct AttributedText {
    /// A part of the text.
    struct Part {
        let text: String
        /// The font as JSON; nil if the part has none.
        let font: JSONTree?
        /// The color as JSON; nil if the part has none.
        let color: JSONTree?
        /// The horizontal alignment as in documents; nil if the part has none.
        let alignment: String?
    }

    /// The parts that are not empty, in their order.
    let parts: [Part]
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
        parts = json.elements("fragment").compactMap { part in
            let text = part["content"]?.string ?? part["content"]?["string"]?.string ?? ""
            let attributes = part["attributes"]?.items.first ?? part["attributes"]
            guard !text.isEmpty else { return nil }
            return Part(
                text: text, font: attributes?["NSFont"], color: attributes?["NSColor"],
                alignment: attributes?["NSParagraphStyle"]?["alignment"]?.string)
        }
        guard let longest = parts.max(by: { $0.text.utf8.count < $1.text.utf8.count }) else { return nil }
        text = parts.map(\.text).joined()
        (font, color) = (longest.font, longest.color)
        alignment = parts.lazy.compactMap(\.alignment).first
    }
}
