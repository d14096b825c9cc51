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
    ///   that can be read is given back as it is: git never gets an error.
    public static func text(of bytes: [UInt8]) -> [UInt8] {
        guard let document = try? InterfaceReader().read(bytes) else { return bytes }
        guard document.format == .document || document.format == .archive else { return bytes }
        return Array(StableOutline(document).text.utf8)
    }

    private var text: String {
        var text = block(words.file, (rows[-1] ?? []).sorted())
        for index in document.objects.indices {
            text += "\n" + block([words.heading(index)] + words.properties(index), (rows[index] ?? []).sorted())
        }
        return text
    }

    private func block(_ lines: [String], _ rows: [String]) -> String {
        guard let first = lines.first else { return "" }
        return ([first] + (lines.dropFirst() + rows).map { "  " + $0 }).map { $0 + "\n" }.joined()
    }
}
