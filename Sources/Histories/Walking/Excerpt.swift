/// The beginning of a long text.
enum Excerpt {
    /// Cuts a text to at most a number of bytes. A cut text ends with an ellipsis in addition.
    static func of(_ text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: bytes)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return text[..<end] + "…"
    }
}
