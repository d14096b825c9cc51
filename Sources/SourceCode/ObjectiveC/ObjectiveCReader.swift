/// Reads what an Objective-C or Objective-C++ source declares, loads and names.
///
/// It works on tokens, without headers and without a compiler: whatever it
/// does not know it passes over, up to the next thing that it does. Time is
/// linear in the size of the source, and recursion no deeper than ``CodeText/deepest``.
public struct ObjectiveCReader {
    /// How many members one source may declare, and how many types.
    ///
    /// Real sources, generated ones among them, stay far below these bounds;
    /// they are there so that a hostile file costs no more than its size.
    static let mostDeclarations = 200_000

    /// Reads one source. On a thread with a smaller stack than
    /// ``SwiftReader/stackSize`` it starts one of its own.
    ///
    /// - Parameter bytes: the file; UTF-8, UTF-16 with a byte order mark, or
    ///   Latin-1. Bytes that are none of these do no harm.
    /// - Parameter sought: as for ``SwiftReader/read(_:_:)``.
    public static func read(_ bytes: [UInt8], _ sought: SoughtNames = SoughtNames()) -> SourceFile {
        let text = SourceText.utf8(bytes)
        return DeepStack.run { parse(text, sought) }
    }

    private static func parse(_ text: [UInt8], _ sought: SoughtNames) -> SourceFile {
        text.withUnsafeBufferPointer { buffer in
            // Offsets of tokens have 32 bits.
            let buffer = UnsafeBufferPointer(rebasing: buffer.prefix(Int(Int32.max)))
            var reader = DeclarationReader(SourceBytes(bytes: buffer), sought)
            var file = reader.read()
            PositionSweep.resolve(&file, reader.stream.lexer.regions, in: buffer)
            return file
        }
    }
}
