/// The beginning of a long text.
enum Excerpt {
    /// If a text is longer than `bytes`, truncates it and adds an ellipsis; otherwise returns it unchanged.
    static func of(_ text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: bytes)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return text[..<end] + "…"
    }
}
