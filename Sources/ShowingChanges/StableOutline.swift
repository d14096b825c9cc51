import Bytes
import Comparing
import InterfaceBuilder
import Showing

/// The text of one nib for `git diff` (a textconv).
///
/// If an object is the same in two versions, its block of lines is the same in both, even if objects around it moved.
///
/// A block begins with the label, class, id and parent of the object. Its properties follow, on the same line if they
/// fit. Then its connections and constraints follow, indented. Blocks contain no counts or line numbers, so a change
/// before an object does not change its block. Noise is omitted, such as frames that result from layout (see
/// ``Noise``).
package struct StableOutline {
    private let document: InterfaceDocument
    private let words: DocumentWording
    /// The lines of connections, constraints and other rows, by object. Lines without an object have the key -1.
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

    /// Returns the text of a file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file. If it is not a readable Interface Builder file, the bytes are returned unchanged,
    ///     because git stops at an error. If a merge left conflicts in the file, the blocks that differ between the
    ///     sides are printed between markers.
    ///   - unmerged: returns both sides from git's index. It is called if the conflict markers of a text merge do not
    ///     yield two readable sides.
    package static func text(of bytes: [UInt8], unmerged: () -> UnmergedFile? = { nil }) -> [UInt8] {
        if let outline = StableOutline(reading: bytes) { return Array(outline.text.safeLines.utf8) }
        if let file = ConflictedFile(bytes), let text = text(file.ours, file.theirs) { return text }
        if let file = unmerged(), let text = text(file.ours, file.theirs) { return text }
        return bytes
    }

    /// Returns the text of two sides of a merge; nil if a side cannot be read.
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

    /// The blocks with the ids of their objects. The block of the file comes first.
    private var blocks: [(id: String, text: String)] {
        [("", block(words.fileHeading, [words.fileFacts], of: -1))]
            + document.objects.indices.map { index in
                (
                    document[document.objects[index].objectID] ?? "no id",
                    block(words.heading(index), words.facts(index), of: index)
                )
            }
    }

    /// Combines two sides of a merge into one outline, in the order of our side.
    ///
    /// If an object exists only in their side, its block is inserted after the nearest common object that precedes the
    /// object in their side.
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

    /// The maximum length of a line with more than one fact, in characters.
    private static let width = 120

    /// Returns a block. If all facts fit, they follow the heading on its line. Otherwise each group of facts begins a
    /// new line.
    private func block(_ heading: String, _ facts: [[String]], of object: Int) -> String {
        let rows = (rows[object] ?? []).sorted()
        let together = heading + (facts.allSatisfy(\.isEmpty) ? "" : ": " + facts.joined().joined(separator: "; "))
        let lines = together.count <= Self.width ? [together] : [heading] + facts.flatMap(Self.filled).map { "  " + $0 }
        return (lines + rows.map { "  " + $0 }).map { $0.onOneLine(lineBreak: "\\n") + "\n" }.joined()
    }

    /// Packs facts into as few lines as possible.
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
