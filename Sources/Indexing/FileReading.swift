import InterfaceBuilder
import Layout
import Resources
import SourceCode
import Trees

/// A file and the result of reading it.
package struct FileReading: Sendable {
    enum Outcome: Sendable {
        /// The content is already indexed.
        case sameContent
        case document(InterfaceDocument)
        case source(SourceFile)
        case settings(Settings)
        case strings(StringsTable)
        case asset(AssetSet)
        case fonts([FontFace])
        /// A text file such as HTML or JSON. Only the names that it mentions are stored.
        case page
        /// A file that is not read. Only its name and size are stored.
        case unread
        case failed(ReadError)
    }

    let file: FoundFile
    /// The git object id of the bytes (`git hash-object`) in hexadecimal; nil if the bytes could not be read.
    var contentHash: String?
    var outcome: Outcome
    /// Names in the file that the app may use to load resources.
    var mentioned = Mentions()
    /// The constraints of a nib that contradict each other.
    var conflicts: [LayoutConflict] = []
    /// The objects of a nib that Interface Builder marked as ambiguous, and whose constraints allow several frames.
    var ambiguous: Set<Int> = []
}
