import Errors
import HostSystem

/// A folder of pictures with a page, `index.html`.
struct PictureFolder {
    private let folder: OpenFolder
    private let path: String

    /// Opens a folder, and makes it if it does not exist.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if this is not possible.
    init(_ path: String) throws {
        self.path = path
        do throws(SystemError) {
            let (holder, name) = try OpenFolder.holding(path)
            folder = try holder.folder(name, isMade: true)
        } catch { throw AskingError.unanswerable("xibdb could not make the folder \(path): \(error.message).") }
    }

    /// Writes a file.
    ///
    /// - Throws: ``IndexError/cannotWrite(path:reason:)`` if the file cannot be written.
    func write(_ bytes: [UInt8], to name: String) throws {
        do throws(SystemError) { try folder.write(bytes, to: name) } catch {
            throw IndexError.cannotWrite(path: path + "/" + name, reason: error.message)
        }
    }

    /// Returns the name of a picture: the path of the nib without characters that a file name cannot have.
    static func name(ofNib path: String) -> String {
        path.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": String(scalar)
            // A different text for each character, so that two nibs never have the same name.
            default: scalar == "/" ? "~" : "%" + String(scalar.value, radix: 16)
            }
        }.joined()
    }

    /// Returns the address of a file of the folder, for the page.
    static func address(_ name: String) -> String { name.replacing("%", with: "%25") }
}
