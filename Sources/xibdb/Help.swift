/// The texts of `--help` and of the manual.
enum Help {
    /// How commands that ask an index end.
    static let asking = """
        Exit status: 0 done, also where nothing was found; 2 wrong usage, a name that nothing has, or SQL that SQLite does not
        accept; 3 no index could be read or written; 124 the time limit.
        """

    /// A discussion as it is shown: each paragraph one line, as wide as the screen makes it. Lines that begin with a blank stay.
    static func text(_ text: String, exit: String = asking) -> String {
        // Every start of the program makes all of them, so bytes, not characters.
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
