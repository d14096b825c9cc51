import Comparing
import InterfaceBuilder
import Pictures

/// Draws the nibs that a comparison found, before and after the change.
package final class ChangePictures {
    private let files: [TreeComparison.File]
    private let request: ComparisonRequest
    /// The images and colors of both states, which are listed when the first picture is drawn.
    private lazy var assets = [true, false].map { request.files(isOld: $0).map(StateAssets.init) }
    /// The number of bytes of pictures that ``inlined(_:)`` may still return.
    private var rest = ChangePictures.mostInlineBytes
    /// The pairs that were drawn, for a caller that uses both ``inlined(_:)`` and ``write(to:)``.
    private var kept: [Key: PicturePair] = [:]
    /// The number of bytes of pictures that `kept` may still get.
    private var room = ChangePictures.mostInlineBytes

    private struct Key: Hashable {
        let old: String?
        let new: String?
    }

    /// The maximum size of all pictures of a page that contains its pictures, in bytes.
    private static let mostInlineBytes = 48 << 20

    /// - Parameters:
    ///   - files: the files that differ.
    ///   - request: the comparison that found them. The pictures contain the images and colors of its states.
    package init(_ files: [TreeComparison.File], _ request: ComparisonRequest) {
        (self.files, self.request) = (files, request)
    }

    /// Writes two pictures of each changed nib, and `index.html`, which shows them beside each other.
    ///
    /// Objects that the change adds, removes or edits are outlined. Files with noise only are left out.
    ///
    /// - Parameter path: the folder. It is made if it does not exist.
    /// - Throws: `AskingError.unanswerable` if the folder cannot be made, `IndexError.cannotWrite` if a file cannot be
    ///   written.
    package func write(to path: String) throws {
        let pairs = files.compactMap(pair)
        try PicturePair.write(pairs, heading: counted(pairs.count, "changed nib"), to: path)
    }

    /// Returns HTML with both pictures of a file, or with the reason why the page has none; nil if nothing but noise
    /// changed.
    package func inlined(_ file: TreeComparison.File) -> String? {
        guard let changes = file.changes, !changes.isNoise else { return nil }
        guard rest > 0, let pair = pair(file), pair.size <= rest else {
            return """
                <p class="pictures"><small>no pictures: a page contains at most \(Self.mostInlineBytes >> 20) MiB of \
                pictures; <code>xibdb diff --pictures FOLDER</code> writes all of them</small></p>
                """
        }
        rest -= pair.size
        return pair.inlined
    }

    /// Returns the pictures of a file; nil if nothing but noise changed.
    private func pair(_ file: TreeComparison.File) -> PicturePair? {
        guard let changes = file.changes, !changes.isNoise else { return nil }
        let key = Key(old: file.oldPath, new: file.newPath)
        if let known = kept[key] { return known }
        // Two files that the user names have absolute paths.
        let path = file.path.hasPrefix("/") ? String(file.path.split(separator: "/").last ?? "") : file.path
        let pair = PicturePair(
            title: path,
            before: file.oldPath == nil
                ? .missing(reason: "the change adds the file") : picture(of: changes, isOld: true),
            after: file.newPath == nil
                ? .missing(reason: "the change removes the file") : picture(of: changes, isOld: false))
        if pair.size <= room {
            room -= pair.size
            kept[key] = pair
        }
        return pair
    }

    private func picture(of changes: DocumentChanges, isOld: Bool) -> PicturePair.Side {
        var request = PictureRequest()
        request.highlighted = ChangedObjects(changes, isOld: isOld).ids
        let assets = assets[isOld ? 0 : 1]
        assets?.begin()
        do throws(PictureError) {
            return .svg(
                try Picture.svg(of: isOld ? changes.old : changes.new, request, assets: assets ?? NoAssets()))
        } catch { return .missing(reason: error.message) }
    }
}
