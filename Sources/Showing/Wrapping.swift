extension Output {
    /// Writes a line of text for people. On a terminal, a line that is too long is wrapped.
    ///
    /// - Parameter hanging: the column at which the text continues. If it is nil, the text continues two
    ///   columns after its start.
    func writeWrapped(_ text: String, hanging: Int? = nil, _ style: TextStyle? = nil) throws {
        guard let width = wrapWidth else {
            try write(text, style)
            return try write("\n")
        }
        let start = text.prefix { $0 == " " }.count
        // On a very narrow terminal, the other lines are not indented.
        let indent = (hanging ?? start + 2) < width / 2 ? hanging ?? start + 2 : 0
        // The first line is longer than the others, so it is wrapped separately.
        let first = TerminalTable.wrapped(String(text.dropFirst(start)), to: max(1, width - start))
        var lines = [String(repeating: " ", count: start) + first[0]]
        if first.count > 1 {
            let rest = first.dropFirst().joined(separator: " ").drop { $0 == " " }
            lines += TerminalTable.wrapped(String(rest), to: width - indent).map {
                String(repeating: " ", count: indent) + $0.drop { $0 == " " }
            }
        }
        for line in lines {
            try write(line, style)
            try write("\n")
        }
    }
}
