/// The texts of `--help` and of the manual.
enum Help {
    /// The exit statuses of the commands that query an index.
    static let asking = """
        Exit status: 0 done, also without a result; 2 wrong usage, an unknown name, or SQL that SQLite does not accept; 3 the
        index could not be read or written; 124 the time limit.
        """

    /// Returns a discussion with the exit statuses at its end. Each paragraph is one line, so that it wraps at the
    /// width of the screen. Lines that begin with a space stay unchanged.
    static func text(_ text: String, exit: String = asking) -> String {
        // Every start of the program formats all texts. Bytes are faster than characters.
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
