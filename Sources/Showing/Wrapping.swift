extension Output {
    /// Writes a line of text for people. On a terminal, a line that is too long is wrapped.
    ///
    /// - Parameter hanging: the column at which the text continues. If it is nil, the text continues two
    ///   columns after its start.
    package func writeWrapped(_ text: String, hanging: Int? = nil, _ style: TextStyle? = nil) throws {
        guard let width = wrapWidth else {
            try write(text, style)
            return try write("\n")
        }
        let start = text.prefix { $0 == " " }.count
        // On a very narrow terminal, the other lines are not indented.
        let indent = (hanging ?? start + 2) < width / 2 ? hanging ?? start + 2 : 0
        let lines = TerminalTable.wrapped(
            String(text.dropFirst(start)), to: max(1, width - start), rest: max(1, width - indent)
        ).enumerated().map { number, line in
            let text = number == 0 ? line[...] : line.drop { $0 == " " }
            let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
            return String(repeating: " ", count: number == 0 ? start : indent) + text[..<end]
        }
        for line in lines {
            try write(line, style)
            try write("\n")
        }
    }
}
