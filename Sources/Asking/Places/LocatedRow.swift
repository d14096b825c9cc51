/// A row of an item, with the columns of its name in the line.
struct LocatedRow {
    let row: Row
    /// 1-based column of the item; nil if it is unknown.
    let column: Int?
    /// The columns of the name, including the column after its last character; nil if they are unknown.
    let columns: ClosedRange<Int>?

    /// Finds the name of an item in a line. An item whose columns are already known keeps them.
    ///
    /// - Parameters:
    ///   - line: 1-based number of the line; nil if no line is known.
    ///   - words: the words of this line.
    init(_ row: Row, line: Int?, _ words: [LineWord]) {
        self.row = row
        let start = row.integer("column")
        let end = row.integer("end_column")
        if let start, let end, start <= end {
            (column, columns) = (start, start...end)
        } else if let line, row.integer("line") == line, let name = row.text("name"),
            let word = Self.word(name, isClass: row.text("kind") == "class", after: start ?? 0, words)
        {
            (column, columns) = (word.column, word.columns)
        } else {
            (column, columns) = (start, nil)
        }
    }

    /// Creates the row of an item that a word refers to.
    init(_ row: Row, at word: LineWord) { (self.row, column, columns) = (row, word.column, word.columns) }

    /// Returns the word that is the name of an item. A call comes before its arguments.
    private static func word(_ name: String, isClass: Bool, after start: Int, _ words: [LineWord]) -> LineWord? {
        let named = words.filter { $0.text == name && $0.column >= start }
        // A class often has the same name as an identifier of its object.
        return named.first { $0.attribute == nil || ($0.attribute == "customClass") == isClass } ?? named.first
    }
}
