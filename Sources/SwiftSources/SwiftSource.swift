import SourceCode
import SwiftSyntax

/// The bytes of a source, with access to the positions and text of syntax nodes.
///
/// The text is copied from the bytes, because SwiftSyntax would build it recursively, token by token.
struct SwiftSource {
    /// The maximum length of an expression's text in bytes. Longer text is truncated.
    static let longestText = 500

    private let bytes: UnsafeBufferPointer<UInt8>
    private let lines: LineTable

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lines = LineTable(bytes)
    }

    // MARK: Positions

    /// Returns the position of the first token of a node.
    func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: start(of: Syntax(node)), in: bytes)
    }

    /// Returns the offset of the first token. This function is not recursive, because long call chains are deeply
    /// nested in the tree: each call contains the calls before it.
    private func start(of node: Syntax) -> Int {
        var node = node
        while node.kind != .token {
            guard let first = node.children(viewMode: .sourceAccurate).first(where: { $0.totalLength.utf8Length > 0 })
            else {
                return node.position.utf8Offset
            }
            node = first
        }
        return node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    private func end(of node: Syntax) -> Int {
        var node = node
        while node.kind != .token {
            guard let last = node.children(viewMode: .sourceAccurate).last(where: { $0.totalLength.utf8Length > 0 })
            else {
                return node.position.utf8Offset
            }
            node = last
        }
        return node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    // MARK: Text

    /// Returns the source text of a node on one line. Adjacent white space becomes one space.
    func text(_ node: some SyntaxProtocol) -> String { text(in: span(node)) }

    /// Returns the offsets of a node, without the white space and comments around it.
    func span(_ node: some SyntaxProtocol) -> Range<Int> { span(from: node, to: node) }

    /// Returns the offsets from the start of one node to the end of another node.
    func span(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Range<Int> {
        let start = min(start(of: Syntax(first)), bytes.count)
        return start..<min(max(start, end(of: Syntax(last))), bytes.count)
    }

    /// Returns the source text in a range of offsets, on one line.
    func text(in range: Range<Int>) -> String {
        let written = UnsafeBufferPointer(rebasing: bytes[range])
        guard written.count > Self.longestText || written.contains(where: Self.isSpace) else {
            return String(decoding: written, as: UTF8.self)
        }
        var folded: [UInt8] = []
        folded.reserveCapacity(min(written.count, Self.longestText))
        for (index, byte) in written.enumerated() {
            // Never split a character.
            if folded.count >= Self.longestText, byte & 0xC0 != 0x80 { break }
            if !Self.isSpace(byte) {
                folded.append(byte)
            } else if index > 0, !Self.isSpace(written[index - 1]) {
                folded.append(UInt8(ascii: " "))
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns the bytes of a token.
    func bytes(of token: TokenSyntax) -> UnsafeBufferPointer<UInt8> {
        let start = min(token.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count)
        let end = min(max(start, token.endPositionBeforeTrailingTrivia.utf8Offset), bytes.count)
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// Returns whether a token is exactly this word.
    func says(_ token: TokenSyntax, _ word: StaticString) -> Bool {
        let written = bytes(of: token)
        return word.withUTF8Buffer { $0.count == written.count && $0.elementsEqual(written) }
    }

    /// Returns a name without the backticks around it.
    static func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

/// The offsets at which lines start, to convert an offset to a line and a column.
private struct LineTable {
    private var starts: [Int] = [0]
    /// The number of UTF-8 continuation bytes before each block of the file. The list is empty for an ASCII file.
    private var continuations: [Int] = []
    private static let block = 1024

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var isASCII = true
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A { starts.append(index + 1) }
            if byte >= 0x80 { isASCII = false }
        }
        if isASCII { return }
        var count = 0
        for (index, byte) in bytes.enumerated() {
            if index % Self.block == 0 { continuations.append(count) }
            if byte & 0xC0 == 0x80 { count += 1 }
        }
    }

    func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let inside = continued(before: offset, in: bytes) - continued(before: starts[low], in: bytes)
        return SourcePosition(line: low + 1, column: offset - starts[low] - inside + 1)
    }

    /// Counts the continuation bytes before an offset. The counts per block make this fast, even if the whole file is a
    /// single line.
    private func continued(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard !continuations.isEmpty else { return 0 }
        let block = min(offset / Self.block, continuations.count - 1)
        return bytes[(block * Self.block)..<min(offset, bytes.count)].reduce(continuations[block]) {
            $0 + ($1 & 0xC0 == 0x80 ? 1 : 0)
        }
    }
}
