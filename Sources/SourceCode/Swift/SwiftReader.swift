import SwiftParser
import SwiftSyntax

/// Reads what a Swift source file declares, and which nibs it loads.
///
/// Conditional compilation is kept on all branches: a nib may be of any.
public struct SwiftReader {
    /// Reads one file.
    ///
    /// - Parameter bytes: UTF-8; what is not is taken as the replacement
    ///   character, as the compiler does after its error.
    public static func read(_ bytes: [UInt8]) -> SourceFile {
        guard mayMatter(bytes) else { return SourceFile() }
        return bytes.withUnsafeBufferPointer { buffer in
            let tree = Parser.parse(source: buffer)
            let visitor = DeclarationVisitor(lines: LineTable(buffer))
            visitor.walk(tree)
            return visitor.file
        }
    }

    /// Whether a file can hold anything that is looked for. Every such thing
    /// needs one of these words, so that nothing is lost by not parsing the
    /// others.
    private static func mayMatter(_ bytes: [UInt8]) -> Bool {
        let words = ["class", "extension", "protocol", "static let", "Nib", "nib", "toryboard", "dentifier", "named"]
        return bytes.withUnsafeBytes { buffer in words.contains { ByteSearch.contains($0, in: buffer) } }
    }
}

/// Where lines start, so that offsets become lines and columns.
struct LineTable {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var starts: [Int] = [0]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    }

    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        var column = 1
        for index in starts[low]..<min(offset, bytes.count) where bytes[index] & 0xC0 != 0x80 { column += 1 }
        return SourcePosition(line: low + 1, column: column)
    }
}
