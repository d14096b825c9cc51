import InterfaceBuilder
import Resources
import SourceCode
import Trees

/// One file with the result of reading it.
struct FileReading: Sendable {
    enum Outcome: Sendable {
        /// The content is already indexed.
        case sameContent
        case document(InterfaceDocument)
        case source(SourceFile)
        case settings(Settings)
        case strings(StringsTable)
        case asset(AssetSet)
        case fonts([FontFace])
        /// A document whose image names are kept, and nothing else.
        case page
        /// A file that is not read. Only its name and size are kept.
        case unread
        case failed(ReadError)
    }

    let file: FoundFile
    /// SHA-256 in hexadecimal; nil if the bytes could not be read.
    var contentHash: String?
    var outcome: Outcome
    /// Names in a source by which it may ask for resources.
    var mentioned = Mentions()
}
