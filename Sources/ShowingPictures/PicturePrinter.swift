import Asking
import Errors
import HostSystem
import InterfaceBuilder
import Pictures
import Showing
import Store

/// Draws pictures of nibs of an index.
package final class PicturePrinter {
    let questions: PictureQuestions
    private(set) var request: PictureRequest
    /// The language of the texts; nil for the texts of the nibs themselves.
    var language: String? { request.language }
    /// Sentences for the user about options that have no effect on a nib that was drawn.
    package private(set) var notes: [String] = []
    /// The translations of all nibs into the language, once they are read.
    private var texts: [Int64: [String: String]]?
    /// The assets of the trees by their row ids.
    private var trees: [Int64: (reader: NibReader, assets: IndexedAssets)] = [:]

    /// - Parameter language: the language of the texts; nil for the texts of the nibs themselves. If it is written from
    ///   right to left, the pictures are mirrored.
    package init(_ snapshot: Snapshot, _ request: PictureRequest, language: String? = nil) {
        (questions, self.request) = (PictureQuestions(snapshot), request)
        self.request.language = language
        if let language, InterfaceDirection.isRightToLeft(language: language) { self.request.isRightToLeft = true }
    }

    /// Returns the picture of one nib as an SVG document, and adds to ``notes``.
    ///
    /// - Parameters:
    ///   - path: the path that the user named; nil if the user named no path. If the index is a temporary one, the nib is
    ///     read from this path, and the picture has no images of a repository.
    ///   - hasImages: whether the picture contains images. Otherwise their names stand for them.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the nib cannot be drawn, or if the request does not apply to it.
    package func svg(_ file: FileFinder.Found, at path: String? = nil, hasImages: Bool = true) throws -> [UInt8] {
        let (document, assets, path) = try content(of: file, at: path, hasImages: hasImages)
        try checkIDs(in: document, assets, path)
        notes += try check(questions.nibFiles(file: file.id))
        return try draw(document, assets, path)
    }

    /// Returns the picture of one of several nibs, for which the caller has checked the request.
    func svg(ofChecked file: FileFinder.Found) throws -> [UInt8] {
        let (document, assets, path) = try content(of: file, at: nil, hasImages: true)
        return try draw(document, assets, path)
    }

    /// Returns a nib, what it shows, and its path for messages.
    private func content(of file: FileFinder.Found, at path: String?, hasImages: Bool) throws -> (
        InterfaceDocument, any PictureAssets, path: String
    ) {
        guard let place = try questions.place(ofFile: file.id) else {
            throw AskingError.unanswerable("The index has no such file.")
        }
        if let path, (try? OpenFolder(place.root)) == nil {
            return (try NibReader.document(at: path), NoAssets(), path)
        }
        let (reader, assets) = try tree(place)
        assets.begin(texts: try texts(ofFile: file.id), most: hasImages ? ImageLimits.mostBytes : 0)
        return (try reader.document(ofFile: file.id, questions), assets, file.path)
    }

    /// Returns the drawings of the parts of a nib for a map; empty if the nib cannot be read. Large images are left out.
    func tiles(_ file: FileFinder.Found) -> [PictureTile] {
        guard let place = try? questions.place(ofFile: file.id), let (reader, assets) = try? tree(place),
            let document = try? reader.document(ofFile: file.id, questions), let texts = try? texts(ofFile: file.id)
        else { return [] }
        assets.begin(texts: texts, most: ImageLimits.mostBytesOnMap)
        return Picture.tiles(of: document, request, assets: assets)
    }

    /// Returns the translations of all nibs into the requested language, by the row id of the nib and by
    /// `OBJECTID.property`.
    func translations() throws -> [Int64: [String: String]] {
        guard let language else { return [:] }
        let texts = try texts ?? questions.texts(language: language)
        self.texts = texts
        return texts
    }

    private func texts(ofFile id: Int64) throws -> [String: String] { try translations()[id] ?? [:] }

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
