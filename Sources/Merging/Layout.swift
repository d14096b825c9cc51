/// The properties of a file that are not part of its text: its line endings, and its byte order mark.
struct Layout {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private let hasMark: Bool
    private let hasReturns: Bool

    /// Creates the layout from the bytes of OURS. The result has the same layout.
    ///
    /// - Throws: ``MergeRefusal`` if the file mixes line endings. The result has only one kind of line ending, so lines
    ///   that were not edited would change.
    init(of bytes: [UInt8]) throws(MergeRefusal) {
        hasMark = bytes.starts(with: Self.mark)
        var (feeds, returns, pairs, last) = (0, 0, 0, UInt8(0))
        for byte in bytes {
            if byte == 0x0A {
                feeds += 1
                if last == 0x0D { pairs += 1 }
            } else if byte == 0x0D {
                returns += 1
            }
            last = byte
        }
        hasReturns = returns > 0
        guard returns == 0 || (returns == pairs && feeds == pairs) else { throw .mixedLineEnds(side: "ours") }
    }

    /// Returns a text without a byte order mark, and with line feeds as line endings.
    static func text(of bytes: [UInt8]) -> [UInt8] {
        var text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        guard text.contains(0x0D) else { return text }
        var length = 0
        for place in text.indices where text[place] != 0x0D || place + 1 == text.count || text[place + 1] != 0x0A {
            text[length] = text[place]
            length += 1
        }
        text.removeLast(text.count - length)
        return text
    }

    /// Returns the bytes of a text in this layout.
    func restore(_ text: [UInt8]) -> [UInt8] {
        var bytes = hasMark ? Self.mark : []
        guard hasReturns else { return hasMark ? bytes + text : text }
        bytes.reserveCapacity(text.count + text.count / 40)
        for byte in text {
            if byte == 0x0A { bytes.append(0x0D) }
            bytes.append(byte)
        }
        return bytes
    }
}

/// The trees of the three documents in a merge.
struct Trees {
    let base: Tree
    let ours: Tree
    let theirs: Tree

    /// - Throws: ``MergeRefusal`` if a document cannot be merged.
    init(base: [UInt8], ours: [UInt8], theirs: [UInt8], names: Names) throws(MergeRefusal) {
        var contents = Contents()
        func read(_ bytes: [UInt8], _ side: String) throws(MergeRefusal) -> Tree {
            let text = Layout.text(of: bytes)
            guard !text.isEmpty else { throw .empty(side: side) }
            var tree: Tree
            do { tree = try TreeReader.read(text, names.symbols) } catch {
                throw .unreadable(side: side, line: error.line, reason: error.message)
            }
            let root = names.symbols.text(tree.elements[0].tag)
            guard root == "document" else { throw .noDocument(side: side, root: root) }
            Values.join(in: &tree, names)
            contents.number(&tree)
            return tree
        }
        self.base = try read(base, "base")
        self.ours = try read(ours, "ours")
        self.theirs = try read(theirs, "theirs")
    }

    subscript(side: Side) -> Tree { side == .ours ? ours : theirs }
}
