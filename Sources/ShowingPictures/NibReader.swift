import Asking
import Errors
import HostSystem
import InterfaceBuilder

/// Reads the nibs and images of one tree.
struct NibReader {
    private let folder: OpenFolder

    /// The maximum size of a nib, in bytes.
    private static let mostNibBytes: Int64 = 64 << 20

    /// - Parameter root: absolute path of the tree.
    /// - Throws: ``SystemError`` if the folder cannot be opened.
    init(root: String) throws(SystemError) { folder = try OpenFolder(root) }

    /// Returns the content of a file by its path from the root; nil if it cannot be read.
    func content(of path: String, most: Int64) -> [UInt8]? {
        (try? folder.content(of: Array(path.utf8), most: most)) ?? nil
    }

    /// Reads a nib.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if the file is not on disk, or if it is not a nib.
    func document(ofFile id: Int64, _ questions: PictureQuestions) throws -> InterfaceDocument {
        guard let place = try questions.place(ofFile: id) else {
            throw AskingError.unanswerable("The index has no such file.")
        }
        guard place.revision == nil, let bytes = content(of: place.path, most: Self.mostNibBytes) else {
            throw AskingError.unanswerable("\(place.path) is not on disk.")
        }
        return try Self.document(bytes, place.path)
    }

    /// Reads a nib that the user names by its path.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if the file cannot be read, or if it is not a nib.
    static func document(at path: String) throws -> InterfaceDocument {
        guard let bytes = try? UnlinkedFile.content(of: path) else {
            throw AskingError.unanswerable("\(path) cannot be read.")
        }
        return try document(bytes, path)
    }

    private static func document(_ bytes: [UInt8], _ path: String) throws -> InterfaceDocument {
        let document: InterfaceDocument
        do throws(ReadError) { document = try InterfaceReader().read(bytes) } catch {
            throw AskingError.unanswerable("\(path):\(error.line ?? 1): \(error.message)")
        }
        guard document.isNib else { throw AskingError.unanswerable("\(path) is not a nib.") }
        return document
    }
}
