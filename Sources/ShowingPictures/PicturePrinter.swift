import Asking
import Errors
import HostSystem
import InterfaceBuilder
import Pictures
import Showing
import Store

/// Draws pictures of nibs of an index.
package final class PicturePrinter {
    private let questions: PictureQuestions
    private var request: PictureRequest
    private let language: String?
    /// The translations of all nibs into the language, once they are read.
    private var texts: [Int64: [String: String]]?
    /// The assets of the trees by their row ids.
    private var trees: [Int64: (reader: NibReader, assets: IndexedAssets)] = [:]

    /// - Parameter language: the language of the texts; nil for the texts of the nibs themselves. If it is written from
    ///   right to left, the pictures are mirrored.
    package init(_ snapshot: Snapshot, _ request: PictureRequest, language: String? = nil) {
        (questions, self.request, self.language) = (PictureQuestions(snapshot), request, language)
        if let language, InterfaceDirection.isRightToLeft(language: language) { self.request.isRightToLeft = true }
    }

    /// Returns the picture of one nib as an SVG document.
    ///
    /// - Parameters:
    ///   - path: the path that the user named; nil if the user named no path. If the index is a temporary one, the nib is
    ///     read from this path, and the picture has no images of a repository.
    ///   - hasImages: whether the picture contains images. Otherwise their names stand for them.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the nib cannot be drawn.
    package func svg(_ file: FileFinder.Found, at path: String? = nil, hasImages: Bool = true) throws -> [UInt8] {
        guard let place = try questions.place(ofFile: file.id) else {
            throw AskingError.unanswerable("The index has no such file.")
        }
        if let path, (try? OpenFolder(place.root)) == nil {
            return try draw(NibReader.document(at: path), NoAssets(), path)
        }
        let (reader, assets) = try tree(place)
        assets.begin(texts: try texts(ofFile: file.id), most: hasImages ? ImageLimits.mostBytes : 0)
        return try draw(reader.document(ofFile: file.id, questions), assets, file.path)
    }

    /// Returns the drawings of the parts of a nib for a map; empty if the nib cannot be read. Large images are left out.
    func tiles(_ file: FileFinder.Found) -> [PictureTile] {
        guard let place = try? questions.place(ofFile: file.id), let (reader, assets) = try? tree(place),
            let document = try? reader.document(ofFile: file.id, questions), let texts = try? texts(ofFile: file.id)
        else { return [] }
        assets.begin(texts: texts, most: ImageLimits.mostBytesOnMap)
        return Picture.tiles(of: document, request, assets: assets)
    }

    /// Returns the translations of a nib into the requested language, by `OBJECTID.property`.
    private func texts(ofFile id: Int64) throws -> [String: String] {
        guard let language else { return [:] }
        if texts == nil { texts = try questions.texts(language: language) }
        return texts?[id] ?? [:]
    }

    private func draw(_ document: InterfaceDocument, _ assets: any PictureAssets, _ path: String) throws -> [UInt8] {
        do throws(PictureError) { return try Picture.svg(of: document, request, assets: assets) } catch {
            throw AskingError.unanswerable("xibdb cannot draw \(path): \(error.message).")
        }
    }

    private func tree(_ place: PictureQuestions.Place) throws -> (reader: NibReader, assets: IndexedAssets) {
        if let known = trees[place.tree] { return known }
        let reader: NibReader
        do throws(SystemError) { reader = try NibReader(root: place.root) } catch {
            throw AskingError.unanswerable("xibdb cannot open \(place.root): \(error.message).")
        }
        let assets = try IndexedAssets(ofTree: place.tree, reader: reader, questions, isDark: request.isDark)
        trees[place.tree] = (reader, assets)
        return (reader, assets)
    }
}
