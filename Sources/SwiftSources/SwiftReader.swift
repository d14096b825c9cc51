import SourceCode
import SwiftParser
import SwiftSyntax

/// Reads the declarations, loads and names of a Swift source.
///
/// It reads one file at a time and does not determine the types of expressions. It reads every branch of conditional
/// compilation that any platform may compile, and records the platforms of the code in each branch.
///
/// The parser recurses at each level of the source. For some sources, no time limit or stack size is large enough. To
/// read untrusted sources, run this reader in a process that you can terminate.
public struct SwiftReader {
    /// Reads one source. If the stack of the current thread is smaller than ``DeepStack/size``, the reader starts its own
    /// thread.
    ///
    /// - Parameter bytes: the file in UTF-8, UTF-16 with a byte order mark, or Latin-1. Invalid bytes do not cause an
    ///   error.
    /// - Parameter sought: names that lead to a load. Code that mentions them is kept, too.
    /// - Returns: the contents of the source. If the source is too big or nests too deep to be parsed, the result
    ///   contains only an error.
    public static func read(_ bytes: [UInt8], _ sought: SearchNames = SearchNames()) -> SourceFile {
        guard bytes.count <= SwiftScan.mostBytes else {
            var file = SourceFile()
            file.error = "too big to parse: \(bytes.count) bytes (the limit is \(SwiftScan.mostBytes) bytes)"
            return file
        }
        let text = SourceText.utf8(bytes)
        guard mayMatter(text) else { return SourceFile() }
        let scan = text.withUnsafeBufferPointer { SwiftScan($0, sought) }
        if scan.isTooDeep {
            var file = SourceFile()
            file.error = "nested too deep to parse"
            return file
        }
        let isWhole = !scan.isSure || scan.marks.mayLoadWhileDecoded
        let skippableBodies = isWhole ? [] : scan.skippableBodies
        let marks = isWhole ? nil : scan.marks
        return DeepStack.run { parse(text, skippableBodies) { SwiftWalker(source: $0, marks: marks, sought) } }
    }

    private static func parse(
        _ text: [UInt8], _ skippableBodies: [Range<Int>], _ makeWalker: (SwiftSource) -> SwiftWalker
    )
        -> SourceFile
    {
        var parsed = text
        // Replace the bodies with spaces, which are parsed faster than code and preserve all positions.
        for body in skippableBodies {
            parsed.withUnsafeMutableBufferPointer { $0[body].update(repeating: UInt8(ascii: " ")) }
        }
        return text.withUnsafeBufferPointer { buffer in
            var walker = makeWalker(SwiftSource(buffer))
            let tree = parsed.withUnsafeBufferPointer { Parser.parse(source: $0) }
            walker.walk(tree)
            if SwiftFlags.mayHaveRegions(parsed) {
                walker.file.flagRegions = SwiftFlags(tree, SwiftSource(buffer)).regions
            }
            return walker.file
        }
    }

    /// Returns whether a source can contain anything of interest.
    ///
    /// A type or a body needs a brace, a constant or an alias needs `=`, a call needs a parenthesis, and an import
    /// needs its keyword.
    private static func mayMatter(_ text: [UInt8]) -> Bool {
        if text.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "(") }) {
            return true
        }
        let keyword = Array("import ".utf8)
        return text.indices.contains { text[$0...].starts(with: keyword) }
    }
}
