import Bytes
import Errors

/// One page of an answer. A page is small enough for the context of a model.
struct Page {
    /// The usual size of a page, in bytes of JSON.
    static let usualBytes = 40_000
    /// The maximum size of a page, in bytes of JSON. Only an item that cannot be divided needs more than the usual size.
    static let mostBytes = 200_000

    /// The structured answer.
    let json: JSONTree
    /// The items of the page, as places in the items of the answer.
    let range: Range<Int>
    /// The cursor of the next page; nil if this is the last page.
    let cursor: String?

    /// Takes one page from an answer.
    ///
    /// - Parameters:
    ///   - start: the number of items on the earlier pages.
    ///   - key: identifies the question and the state of the index; see ``Cursor``.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the answer is too large and cannot be divided.
    init(of answer: ToolAnswer, from start: Int, key: String) throws(AskingError) {
        var bytes = answer.document.json.utf8.count
        guard bytes <= Self.mostBytes else { throw Self.tooLarge(bytes) }
        guard let list = answer.list else {
            (json, range, cursor) = (answer.document, 0..<0, nil)
            return
        }
        let first = min(max(0, start - answer.first), answer.items.count)
        var end = first
        while end < answer.items.count {
            let size = answer.items[end].json.utf8.count + 1
            if end > first, bytes + size > Self.usualBytes { break }
            bytes += size
            guard bytes <= Self.mostBytes else { throw Self.tooLarge(bytes) }
            end += 1
        }
        range = first..<end
        let hasMore = end < answer.items.count || answer.isCut
        cursor = hasMore ? Cursor(next: answer.first + end, key: key).text : nil
        var json = answer.document.adding(list, .list(Array(answer.items[range])))
        if let cursor { json = json.adding("nextCursor", .text(cursor)) }
        self.json = json
    }

    private static func tooLarge(_ bytes: Int) -> AskingError {
        .unanswerable("The answer is too large (\(bytes >> 10) KiB of JSON).")
    }
}

/// The place of a page in an answer. The text is opaque for clients.
struct Cursor {
    /// The number of items on the earlier pages.
    let next: Int
    /// A hash of the question and of the state of the index. The places are valid only for this question and state.
    let key: String

    init(next: Int, key: String) { (self.next, self.key) = (next, key) }

    /// Reads a cursor; nil if the text is not a cursor.
    init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let next = Int(parts[0]), next >= 0 else { return nil }
        (self.next, key) = (next, String(parts[1]))
    }

    var text: String { "\(next).\(key)" }

    /// Returns the key of a question.
    ///
    /// - Parameter parts: the name of the tool, its arguments, and the state of the index.
    static func key(_ parts: [String]) -> String {
        var hash = FNV()
        for part in parts {
            hash.mix(part.utf8)
            hash.mix(0)
        }
        return String(hash.value, radix: 36)
    }
}
