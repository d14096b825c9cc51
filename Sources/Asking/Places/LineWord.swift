/// A word in a line: in a source, an identifier or the content of a string literal; in a nib, the value of an attribute.
struct LineWord: Encodable, Equatable {
    let text: String
    /// The name of the attribute; nil in a source.
    var attribute: String?
    /// 1 for a string literal.
    let isString: Int
    /// 1-based column of the first character in code points. For a string, the column of the character after the quote.
    let column: Int
    /// 1-based column after the last character.
    let endColumn: Int

    enum CodingKeys: String, CodingKey {
        case text, column
        case isString = "is_string"
        case endColumn = "end_column"
    }

    /// The maximum number of words of a line. Generated sources have lines of any length.
    private static let most = 400

    /// Splits a line into its words.
    ///
    /// It does not parse the language: a string that contains an escaped quote is read up to the next quote that is not
    /// escaped, and a comment is read like code. An Objective-C selector, such as `save:to:` in `@selector(save:to:)`,
    /// is one word.
    static func words(of line: String) -> [LineWord] {
        let line = Array(line.unicodeScalars)
        var words: [LineWord] = []
        var index = 0
        func add(_ range: Range<Int>, isString: Bool) {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: line[range])
            words.append(
                LineWord(
                    text: String(text), isString: isString ? 1 : 0, column: range.lowerBound + 1,
                    endColumn: range.upperBound + 1))
        }
        while index < line.count, words.count < most {
            let start = index
            if line[index] == "\"" {
                index += 1
                while index < line.count, line[index] != "\"" { index += line[index] == "\\" ? 2 : 1 }
                index = min(index, line.count)
                if index > start + 1 { add(start + 1..<index, isString: true) }
                index += 1
            } else if isNamePart(line[index]) {
                // A selector has a colon directly after each part: save:to:.
                while index < line.count, isNamePart(line[index]) { index += 1 }
                let name = index
                while index < line.count, line[index] == ":", index + 1 == line.count || line[index + 1] != " " {
                    index += 1
                    while index < line.count, isNamePart(line[index]) { index += 1 }
                }
                if line[index - 1] != ":" { index = name }
                add(start..<index, isString: false)
            } else {
                index += 1
            }
        }
        return words
    }

    /// The columns, including the column after the last character: a cursor can be there.
    var columns: ClosedRange<Int> { column...max(column, endColumn) }

    /// Returns the values of the attributes in a line of a nib.
    ///
    /// It does not parse XML: text that looks like an attribute is read like one. References to characters, such as
    /// `&amp;`, stay as written.
    static func attributes(of line: String) -> [LineWord] {
        let line = Array(line.unicodeScalars)
        var words: [LineWord] = []
        var index = 0
        while words.count < most, let equals = line[index...].firstIndex(of: "=") {
            index = equals + 1
            guard equals > 0, isNamePart(line[equals - 1]), index < line.count, line[index] == "\"",
                let end = line[(index + 1)...].firstIndex(of: "\"")
            else { continue }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: line[(index + 1)..<end])
            let name = line[..<equals].reversed().prefix(while: isNamePart).reversed()
            var attribute = String.UnicodeScalarView()
            attribute.append(contentsOf: name)
            words.append(
                LineWord(
                    text: String(text), attribute: String(attribute), isString: 1, column: index + 2,
                    endColumn: end + 1))
            index = end + 1
        }
        return words
    }

    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
