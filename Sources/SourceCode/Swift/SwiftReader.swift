import SwiftParser
import SwiftSyntax

/// Reads what a Swift source declares, loads and names.
///
/// It sees one file at a time and no types of expressions. Of conditional
/// compilation every branch is read that any platform may compile, and what
/// is found in it has the platforms that do. Nothing of ours recurses with the
/// depth of the source; the parser does, and there are sources that it does
/// not get through in any time or stack: who reads what others wrote runs this
/// in a process that can be given up.
public struct SwiftReader {
    /// How many bytes of source are parsed at most.
    ///
    /// A syntax tree takes many times the size of its source. What is larger
    /// was written by a generator, and holds data.
    public static let mostBytes = 3 << 20

    /// The stack that the parser needs for the deepest nesting that is let through.
    public static let stackSize = 64 << 20

    /// Reads one source. On a thread with a smaller stack than ``stackSize``
    /// it starts one of its own.
    ///
    /// - Parameter bytes: the file; UTF-8, UTF-16 with a byte order mark, or
    ///   Latin-1. Bytes that are none of these do no harm.
    /// - Parameter sought: names that are known to lead to a load: code that
    ///   mentions them is kept, too.
    /// - Returns: what the source holds, or nothing but an error where it is
    ///   too big to be parsed.
    public static func read(_ bytes: [UInt8], _ sought: SoughtNames = SoughtNames()) -> SourceFile {
        guard bytes.count <= mostBytes else {
            var file = SourceFile()
            file.error = "too big to be parsed: \(bytes.count) bytes, at most \(mostBytes) are parsed"
            return file
        }
        let text = SourceText.utf8(bytes)
        guard mayMatter(text) else { return SourceFile() }
        let scan = text.withUnsafeBufferPointer { SwiftScan($0, sought) }
        if scan.isTooDeep {
            var file = SourceFile()
            file.error = "nested too deep to be parsed"
            return file
        }
        let isWhole = !scan.isSure || scan.marks.mayLoadWhileDecoded
        let dullBodies = isWhole ? [] : scan.dullBodies
        let marks = isWhole ? nil : scan.marks
        return DeepStack.run { parse(text, dullBodies) { SwiftWalker(source: $0, marks: marks, sought) } }
    }

    /// Whether the parser gets through a source within ``stackSize``, as far as brackets and prefixes tell.
    public static func canBeParsed(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= mostBytes else { return false }
        return bytes.withUnsafeBufferPointer { !SwiftScan($0).isTooDeep }
    }

    private static func parse(_ text: [UInt8], _ dullBodies: [Range<Int>], _ makeWalker: (SwiftSource) -> SwiftWalker)
        -> SourceFile
    {
        var parsed = text
        // Blanks are parsed faster than code, and leave all places as they are.
        for body in dullBodies {
            parsed.withUnsafeMutableBufferPointer { $0[body].update(repeating: UInt8(ascii: " ")) }
        }
        return text.withUnsafeBufferPointer { buffer in
            var walker = makeWalker(SwiftSource(buffer))
            walker.walk(parsed.withUnsafeBufferPointer { Parser.parse(source: $0) })
            return walker.file
        }
    }

    /// Whether a source can hold anything that is looked for: a type or the
    /// body of a member needs a brace, a constant or an alias needs `=`, a
    /// call needs a parenthesis, and an import its keyword.
    private static func mayMatter(_ text: [UInt8]) -> Bool {
        if text.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "(") }) {
            return true
        }
        let keyword = Array("import ".utf8)
        return text.indices.contains { text[$0...].starts(with: keyword) }
    }
}
