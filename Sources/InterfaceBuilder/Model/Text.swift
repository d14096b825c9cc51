/// A text of one ``InterfaceDocument``: a range of the document's UTF-8 bytes, or nothing.
///
/// A document can have tens of thousands of short texts. Because they are ranges of one buffer, records contain no
/// references, and the index passes the texts to SQLite without a copy. To get a `String`, use the subscript of the
/// document: `document[object.userLabel]`.
package struct Text: Sendable, Equatable {
    let offset: UInt32
    let length: UInt32

    /// The value for no text: the attribute is absent, or it is `""`.
    package static let none = Text(offset: .max, length: 0)

    init(offset: UInt32, length: UInt32) {
        self.offset = offset
        self.length = length
    }

    /// Whether the text is absent.
    package var isNone: Bool { offset == .max }

    /// The range of the text in ``InterfaceDocument/utf8``; nil for no text.
    package var range: Range<Int>? {
        isNone ? nil : Int(offset)..<(Int(offset) + Int(length))
    }
}

/// A position in a file: the `<` that opens an element.
package struct Position: Sendable, Equatable {
    /// 1-based line. A line ends at a line feed, a carriage return, or both.
    package var line: UInt32
    /// 1-based column in code points (not bytes, not characters).
    package var column: UInt32

    package init(line: UInt32, column: UInt32) {
        self.line = line
        self.column = column
    }
}
