/// The id of a git object: 40 hexadecimal digits, or 64 if the repository uses SHA-256.
///
/// An id comes from git, from a history or from a file. Only text in this format is passed back to git, so git cannot
/// interpret an id as an option.
package struct ObjectID: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Creates an id. The result is nil if the text does not consist of 40 or 64 lowercase hexadecimal digits.
    package init?(_ text: some StringProtocol) {
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
        guard text.utf8.count == 40 || text.utf8.count == 64, text.utf8.allSatisfy(isDigit) else { return nil }
        self.text = String(text)
    }

    /// Creates an id from the first line of git's output. The result is nil if the line is not an id.
    package init?(line: [UInt8]) {
        self.init(String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }

    package var description: String { text }

    /// Whether the id consists of zeros. git uses such an id for a missing file.
    package var isNull: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }
}
