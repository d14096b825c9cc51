import Bytes
import Comparing
import InterfaceBuilder
import Showing

/// A text of one file for `git diff` (a textconv): an object that is the same
/// in two versions is the same block of lines in both, whatever moved around
/// it.
///
/// A block begins with what the object is called, its class, its id and its
/// parent. Its properties follow, in the same line if they fit, then its
/// connections and constraints, indented. Nothing is counted or numbered, so
/// what comes before an object does not change its block. What is noise by the
/// rules of ``Noise`` is left out, such as frames that follow from layout.
package struct StableOutline {
    private let document: InterfaceDocument
    private let words: DocumentWording
    /// Lines of connections, constraints and other rows, by object; those of the file by -1.
    private var rows: [Int: [String]] = [:]

    private init(_ document: InterfaceDocument) {
        self.document = document
        words = DocumentWording(document)
        for index in document.connections.indices {
            add(words.connection(index), to: Int(document.connections[index].source))
        }
        for index in document.constraints.indices {
            add(words.constraint(index), to: words.subject(ofConstraint: index) ?? -1)
        }
        for index in document.runtimeAttributes.indices {
            add(words.runtimeAttribute(index), to: Int(document.runtimeAttributes[index].object))
        }
        for index in document.variations.indices {
            add(words.variation(index), to: words.holder(ofVariation: index) ?? -1)
        }
    }

    private mutating func add(_ line: String, to object: Int) { rows[object, default: []].append(line) }

    /// The text of a file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file. If it cannot be read as an Interface Builder
    ///     file, it is returned as it is: git ends at an error. Of a file that
    ///     a merge left in conflict, the blocks in which the sides differ stand
    ///     between markers.
    ///   - unmerged: both sides as git's index has them. It is called if the
    ///     markers of a text merge make XML of neither side.
    package static func text(of bytes: [UInt8], unmerged: () -> UnmergedFile? = { nil }) -> [UInt8] {
        if let outline = StableOutline(reading: bytes) { return Array(outline.text.safeLines.utf8) }
        if let file = ConflictedFile(bytes), let text = text(file.ours, file.theirs) { return text }
        if let file = unmerged(), let text = text(file.ours, file.theirs) { return text }
        return bytes
    }

    /// nil if a side cannot be read.
    private static func text(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
        guard let ours = StableOutline(reading: ours), let theirs = StableOutline(reading: theirs) else { return nil }
        return Array(text(ours, theirs).safeLines.utf8)
    }

    private init?(reading bytes: [UInt8]) {
        guard let document = try? InterfaceReader().read(bytes),
            document.format == .document || document.format == .archive
        else { return nil }
        self.init(document)
    }

    private var text: String { blocks.map(\.text).joined() }

    /// The blocks with the ids of their objects; that of the file first.
    private var blocks: [(id: String, text: String)] {
        [("", block(words.fileHeading, [words.fileFacts], of: -1))]
            + document.objects.indices.map { index in
                (
                    document[document.objects[index].objectID] ?? "no id",
                    block(words.heading(index), words.facts(index), of: index)
                )
            }
    }

    /// Two sides of a merge as one outline, in the order of ours; an object that theirs alone has stands behind the one that it is behind there.
    private static func text(_ ours: StableOutline, _ theirs: StableOutline) -> String {
        let (mine, other) = (ours.blocks, theirs.blocks)
        let known = Set(mine.map(\.id))
        var texts: [String: String] = [:]
        var behind: [String: [String]] = [:]
        var last = ""
        for block in other {
            if known.contains(block.id) {
                (texts[block.id], last) = (block.text, block.id)
            } else {
                behind[last, default: []].append(block.text)
            }
        }
        func conflict(_ mine: String, _ other: String) -> String {
            "<<<<<<< ours\n\(mine)=======\n\(other)>>>>>>> theirs\n"
        }
        return mine.flatMap { block in
            [texts[block.id] == block.text ? block.text : conflict(block.text, texts[block.id] ?? "")]
                + (behind[block.id] ?? []).map { conflict("", $0) }
        }.joined()
    }

    // MARK: Lines

    /// Characters that a line has at most, if it holds more than one fact.
    private static let width = 120

    /// A block: facts stand beside the heading if all of them fit, else in lines of their own, each group in a new one.
    private func block(_ heading: String, _ facts: [[String]], of object: Int) -> String {
        let rows = (rows[object] ?? []).sorted()
        let together = heading + (facts.allSatisfy(\.isEmpty) ? "" : ": " + facts.joined().joined(separator: "; "))
        let lines = together.count <= Self.width ? [together] : [heading] + facts.flatMap(Self.filled).map { "  " + $0 }
        return (lines + rows.map { "  " + $0 }).map { $0.onOneLine(lineBreak: "\\n") + "\n" }.joined()
    }

    /// Facts in as few lines as they fit into.
    private static func filled(_ facts: [String]) -> [String] {
        var lines: [String] = []
        var length = 0
        for fact in facts {
            if let last = lines.last, length + fact.count + 4 <= width {
                lines[lines.count - 1] = last + "; " + fact
                length += fact.count + 2
            } else {
                lines.append(fact)
                length = fact.count
            }
        }
        return lines
    }
}
