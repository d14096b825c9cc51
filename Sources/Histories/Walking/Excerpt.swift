/// The beginning of a long text.
enum Excerpt {
    /// Truncates a text to at most a number of bytes, and adds an ellipsis to a truncated text.
    static func of(_ text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: bytes)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return text[..<end] + "…"
    }
}
