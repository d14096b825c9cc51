/// The texts of `--help` and of the manual.
enum Help {
    /// The exit statuses of the commands that query an index.
    static let asking = """
        Exit status: 0 done, even without a result; 2 wrong usage, an unknown name, or SQL that SQLite does not accept; 3 the
        index could not be read or written; 124 the time limit was exceeded.
        """

    /// Returns a help text that ends with the exit statuses. Each paragraph becomes one line, so that it wraps at the
    /// width of the screen. Lines that begin with a space are not changed.
    static func text(_ text: String, exit: String = asking) -> String {
        // All texts are formatted each time the program starts. Bytes are faster to process than characters.
        var bytes = Array((text + "\n\n" + exit).utf8)
        let (blank, end) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
        var lineStart = 0
        for place in bytes.indices where bytes[place] == end {
            let isBreak =
                place == lineStart || bytes[lineStart] == blank || bytes[place + 1] == end || bytes[place + 1] == blank
            if isBreak { lineStart = place + 1 } else { bytes[place] = blank }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
