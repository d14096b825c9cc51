import InterfaceBuilder

/// The drawing of one part of a nib, without a caption and a background.
package struct PictureTile: Sendable {
    /// The id of the controller, view, window or menu.
    package let objectID: String
    /// The width and height in points.
    package let width: Double
    package let height: Double
    /// The elements of the drawing. Its top left corner is the origin.
    let content: [UInt8]
}

extension Picture {
    /// Draws the parts of a document one by one.
    ///
    /// - Returns: the scenes, top-level views, windows and menus, in the order of the file.
    package static func tiles(
        of document: InterfaceDocument, _ request: PictureRequest, assets: any PictureAssets = NoAssets()
    ) -> [PictureTile] {
        let drawer = PictureDrawer(document, request, assets: assets)
        return drawer.parts().map { part in
            let content = drawer.tile(part)
            return PictureTile(
                objectID: drawer.tree.id(part.object), width: part.size.width, height: part.size.height,
                content: content)
        }
    }
}
