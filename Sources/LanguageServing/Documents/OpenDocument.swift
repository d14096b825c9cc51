import Bytes
import Trees

/// The text of a file that is open in the editor.
package struct OpenDocument: Sendable {
    /// One state of the text that the index has read.
    struct Indexed: Sendable {
        /// The id of the text, as the index stores it.
        let hash: String
        let lines: [String]
    }

    /// The maximum number of states that the document remembers.
    private static let mostIndexed = 4

    /// The URI as the client writes it.
    let uri: String
    /// Absolute path of the file.
    let path: String
    private(set) var version: Int
    private(set) var lines: [String]
    /// Whether the text may differ from the file on the disk.
    var isEdited: Bool
    private(set) var indexed: [Indexed] = []

    /// Creates a document.
    ///
    /// - Parameter saved: the text of the file on the disk; nil if it cannot be read.
    package init(uri: String, path: String, version: Int, text: String, saved: [UInt8]?) {
        (self.uri, self.path, self.version) = (uri, path, version)
        lines = Self.split(text)
        isEdited = saved.map { !$0.elementsEqual(text.utf8) } ?? true
        if let saved {
            remember(Indexed(hash: BlobID.of(saved), lines: Self.split(String(decoding: saved, as: UTF8.self))))
        }
    }

    /// The whole text.
    package var text: String { lines.joined(separator: "\n") }

    /// The size of the text in bytes.
    var size: Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

    /// Remembers a state of the text that the index is about to read.
    mutating func remember(_ state: Indexed) {
        indexed.removeAll { $0.hash == state.hash }
        indexed.append(state)
        if indexed.count > Self.mostIndexed { indexed.removeFirst() }
    }

    /// Splits a text at its line feeds. A carriage return stays at the end of its line.
    static func split(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// Returns a line without its line ending; nil if there is no such line.
    ///
    /// - Parameter line: 1-based.
    func line(_ line: Int) -> String? {
        guard lines.indices.contains(line - 1) else { return nil }
        let text = lines[line - 1]
        return text.utf8.last == 0x0D ? String(text.unicodeScalars.dropLast()) : text
    }

    // MARK: Changes

    /// Applies the changes of `textDocument/didChange`, in order. A change without a range replaces the whole text.
    package mutating func apply(_ changes: [JSONTree], version: Int) {
        for change in changes {
            guard let text = change["text"]?.text else { continue }
            guard let start = change["range"]?["start"].flatMap(TextPlace.init),
                let end = change["range"]?["end"].flatMap(TextPlace.init)
            else {
                lines = Self.split(text)
                continue
            }
            replace(from: start, to: end, with: text)
        }
        self.version = version
        isEdited = true
    }

    private mutating func replace(from start: TextPlace, to end: TextPlace, with text: String) {
        let start = min(start, end)
        let last = lines.count - 1
        // A place after the end is the end of the text.
        let first = min(start.line, last)
        let before = start.line > last ? lines[last] : lines[first].prefix(units: start.character)
        let after = end.line > last ? "" : lines[end.line].suffix(afterUnits: end.character)
        var middle = Self.split(before + text)
        middle[middle.count - 1] += after
        lines.replaceSubrange(first...min(end.line, last), with: middle)
    }
}

/// A place in a text, as the Language Server Protocol counts: 0-based lines, and 0-based UTF-16 code units.
struct TextPlace: Comparable, Sendable {
    var line: Int
    var character: Int

    /// The largest line and character of the protocol.
    private static let most = Int(Int32.max)

    init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

    /// Reads a place; nil if it is not valid.
    init?(_ json: JSONTree) {
        guard let line = json["line"]?.integer, let character = json["character"]?.integer,
            (0...Self.most).contains(line), (0...Self.most).contains(character)
        else { return nil }
        self.init(line: line, character: character)
    }

    static func < (left: TextPlace, right: TextPlace) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }

    var json: JSONTree { ["line": .integer(line), "character": .integer(character)] }
}

extension String {
    /// Returns the place in this line with a number of UTF-16 code units before it. A place inside a character moves to
    /// its start, and a place after the end moves to the end.
    private func index(units: Int) -> String.Index {
        guard let index = utf16.index(startIndex, offsetBy: units, limitedBy: endIndex) else { return endIndex }
        return String.Index(index, within: unicodeScalars) ?? utf16.index(before: index)
    }

    func prefix(units: Int) -> String { String(self[..<index(units: units)]) }

    func suffix(afterUnits units: Int) -> String { String(self[index(units: units)...]) }

    /// Returns the 1-based column in code points of a place in this line.
    func column(units: Int) -> Int { prefix(units: units).unicodeScalars.count + 1 }

    /// Returns the number of UTF-16 code units before a 1-based column in code points.
    func units(column: Int) -> Int {
        let scalars = unicodeScalars
        guard let index = scalars.index(startIndex, offsetBy: max(0, column - 1), limitedBy: endIndex) else {
            return utf16.count
        }
        return self[..<index].utf16.count
    }
}
