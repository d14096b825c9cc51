/// Reads the declarations, loads and names of an Objective-C or Objective-C++ source.
///
/// It works on tokens, without headers and without a compiler. It skips unknown syntax up to the next known syntax. Its
/// run time is linear in the size of the source. It parses at most ``CodeText/deepest`` levels of nested code.
public struct ObjectiveCReader {
    /// The maximum number of members, and of types, that one source may declare.
    ///
    /// All real sources, even generated ones, declare far fewer. The limit bounds the cost of a hostile file.
    static let mostDeclarations = 200_000

    /// Reads one source. If the stack of the current thread is smaller than ``DeepStack/size``, the reader
    /// starts its own thread.
    ///
    /// - Parameter bytes: the file in UTF-8, UTF-16 with a byte order mark, or Latin-1. Invalid bytes do not cause an
    ///   error.
    /// - Parameter sought: names that lead to a load. Code that mentions them is kept, too.
    public static func read(_ bytes: [UInt8], _ sought: SearchNames = SearchNames()) -> SourceFile {
        let text = SourceText.utf8(bytes)
        return DeepStack.run { parse(text, sought) }
    }

    private static func parse(_ text: [UInt8], _ sought: SearchNames) -> SourceFile {
        text.withUnsafeBufferPointer { buffer in
            // Token offsets are stored in 32 bits.
            let buffer = UnsafeBufferPointer(rebasing: buffer.prefix(Int(Int32.max)))
            var reader = DeclarationReader(SourceBytes(bytes: buffer), sought)
            var file = reader.read()
            PositionSweep.resolve(&file, reader.stream.lexer.regions, in: buffer)
            return file
        }
    }
}
