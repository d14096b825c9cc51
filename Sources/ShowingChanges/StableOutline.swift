import Comparing
import InterfaceBuilder

/// A text of one file for `git diff` (a textconv): an object that is the same
/// in two versions is the same block of lines in both, whatever moved around
/// it.
///
/// A block is headed by what the object is called, its class and its id, and
/// says where it lies in a line of its own; its properties follow in the order
/// of their names, then its connections and constraints. Nothing counts, and
/// nothing is numbered: what comes before an object does not change its block.
/// What is noise by the rules of ``Noise`` is left out, frames that follow
/// from layout among it.
public struct StableOutline {
    private let document: InterfaceDocument
    private let words: DocumentWording
    /// Lines of connections, constraints and other rows, by object; those of the file by -1.
    private var rows: [Int: [String]] = [:]

    private init(_ document: InterfaceDocument) {
        self.document = document
        words = DocumentWording(document)
        for index in document.connections.indices { add(words.connection(index), to: Int(document.connections[index].source)) }
        for index in document.constraints.indices { add(words.constraint(index), to: words.subject(ofConstraint: index) ?? -1) }
        for index in document.runtimeAttributes.indices {
            add(words.runtimeAttribute(index), to: Int(document.runtimeAttributes[index].object))
        }
        for index in document.variations.indices { add(words.variation(index), to: words.holder(ofVariation: index) ?? -1) }
    }

    private mutating func add(_ line: String, to object: Int) { rows[object, default: []].append(line) }

    /// The text of a file.
    ///
    /// - Parameter bytes: the whole file. What is no Interface Builder file
    ///   that can be read is given back as it is: git never gets an error. Of
    ///   one that a merge left in conflict the blocks in which the sides differ
    ///   stand between markers.
    public static func text(of bytes: [UInt8]) -> [UInt8] {
        if let outline = StableOutline(reading: bytes) { return Array(outline.text.utf8) }
        guard let conflicted = ConflictedFile(bytes), let ours = StableOutline(reading: conflicted.ours),
            let theirs = StableOutline(reading: conflicted.theirs)
        else { return bytes }
        return Array(text(ours, theirs).utf8)
    }

    private init?(reading bytes: [UInt8]) {
        guard let document = try? InterfaceReader().read(bytes), document.format == .document || document.format == .archive else { return nil }
        self.init(document)
    }

    private var text: String { blocks.map(\.text).joined(separator: "\n") }

    /// The blocks with the ids of their objects; of the file first.
    private var blocks: [(id: String, text: String)] {
        [("", block(words.file, (rows[-1] ?? []).sorted()))] + document.objects.indices.map { index in
            let lines = [words.heading(index)] + words.properties(index)
            return (document[document.objects[index].objectID] ?? "no id", block(lines, (rows[index] ?? []).sorted()))
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
            if known.contains(block.id) { (texts[block.id], last) = (block.text, block.id) } else { behind[last, default: []].append(block.text) }
        }
        func conflict(_ mine: String, _ other: String) -> String { "<<<<<<< ours\n\(mine)=======\n\(other)>>>>>>> theirs\n" }
        return mine.flatMap { block in
            [texts[block.id] == block.text ? block.text : conflict(block.text, texts[block.id] ?? "")] + (behind[block.id] ?? []).map { conflict("", $0) }
        }.joined(separator: "\n")
    }

    private func block(_ lines: [String], _ rows: [String]) -> String {
        guard let first = lines.first else { return "" }
        return ([first] + (lines.dropFirst() + rows).map { "  " + $0 }).map { $0 + "\n" }.joined()
    }
}
