import Bytes
import Showing

/// The answer of a tool, before it is divided into pages.
struct ToolAnswer {
    /// The answer as JSON, the same that the command prints. Without the member that is divided into pages.
    let document: JSONTree
    /// The member that is divided into pages; nil if the answer has one page.
    let list: String?
    /// The items of the member that is divided into pages.
    var items: [JSONTree] = []
    /// The number of items before the first one in ``items``, which the tool has left out.
    var first = 0
    /// Whether more items follow, which the tool has left out.
    var isCut = false
    /// Notes for the reader.
    var notes: [String] = []
    /// The answer as text for people.
    ///
    /// - Parameter page: the items of the page, as places in ``items``.
    private(set) var text: (_ page: Range<Int>) throws -> String

    /// Returns an answer of one of xibdb's own formats.
    ///
    /// - Parameters:
    ///   - value: the value that the command prints as JSON.
    ///   - list: the member that is divided into pages.
    ///   - text: prints the answer for people.
    init(
        _ value: some Encodable, list: String? = nil, notes: [String] = [],
        text: @escaping (Range<Int>, Output) throws -> Void
    ) throws {
        let output = Output.captured()
        try JSONPrinter.print(versioned: value, to: output)
        self.init(try Self.read(output.text), list: list, notes: notes, text: text)
    }

    /// Returns an answer from JSON.
    init(
        _ json: JSONTree, list: String? = nil, notes: [String] = [],
        text: @escaping (Range<Int>, Output) throws -> Void = { _, _ in }
    ) {
        self.list = list
        if let list, case .object(let members) = json {
            document = .object(members.filter { $0.key != list })
            items = json[list]?.items ?? []
        } else {
            document = json
        }
        self.notes = notes
        self.text = Self.capturing(text)
    }

    private static func capturing(_ print: @escaping (Range<Int>, Output) throws -> Void) -> (Range<Int>) throws ->
        String
    {
        { page in
            let output = Output.captured()
            try print(page, output)
            return output.text
        }
    }

    /// Divides the rows of items that are too large for a page: several items then have the same members and a part of
    /// the rows.
    ///
    /// - Parameter text: prints the answer for people.
    func dividingRows(text: @escaping (Range<Int>, Output) throws -> Void) -> ToolAnswer {
        var answer = self
        answer.text = Self.capturing(text)
        answer.items = items.flatMap { item -> [JSONTree] in
            let rows = item["rows"]?.items ?? []
            guard rows.count > 1, item.json.utf8.count > Page.usualBytes else { return [item] }
            var parts: [[JSONTree]] = [[]]
            var bytes = 0
            for row in rows {
                let size = row.json.utf8.count
                if bytes + size > Page.usualBytes / 2, !parts[parts.count - 1].isEmpty {
                    parts.append([])
                    bytes = 0
                }
                parts[parts.count - 1].append(row)
                bytes += size
            }
            return parts.map { item.adding("rows", .list($0)) }
        }
        return answer
    }

    /// Reads the JSON that a printer of xibdb has written.
    static func read(_ text: String) throws -> JSONTree {
        try JSONReader.read(Array(text.utf8), JSONReader.Limits(nesting: 10_000))
    }
}
