import InterfaceBuilder

/// Draws a nib as an SVG document.
///
/// The picture contains no script and no reference to other files. The same input gives the same bytes.
package enum Picture {
    /// Draws a document.
    ///
    /// - Parameters:
    ///   - document: a nib that was read without an error.
    ///   - assets: images, colors, translations and nibs of custom classes.
    /// - Returns: the SVG document in UTF-8.
    /// - Throws: if the document has no object with the requested id, or nothing that a picture can show.
    package static func svg(
        of document: InterfaceDocument, _ request: PictureRequest, assets: any PictureAssets = NoAssets()
    ) throws(PictureError) -> [UInt8] {
        let drawer = PictureDrawer(document, request, assets: assets)
        var parts = drawer.parts()
        if let scene = request.scene { parts = try Self.parts(parts, of: scene, drawer.tree) }
        guard !parts.isEmpty else { throw PictureError("it contains no view, window or menu") }
        let placed = Array(zip(parts, PartPlacement.boxes(parts)).map { (part: $0, box: $1) })
        for (part, box) in placed { drawer.draw(part, at: box) }
        drawer.overlays(placed)
        var view = placed.map(\.box).reduce(placed[0].box) { $0.union($1) }
        view = Box(view.x - 30, view.y - 30, view.width + 60, view.height + 60)
        if let object = request.object {
            guard let index = drawer.tree.document.objects.indices.first(where: { drawer.tree.id($0) == object }),
                let box = drawer.boxes[index]
            else { throw PictureError("it draws no object with the id \(object)") }
            view = box
        }
        return wrapped(drawer, view, request)
    }

    private static func wrapped(_ drawer: PictureDrawer, _ view: Box, _ request: PictureRequest) -> [UInt8] {
        var canvas = Canvas()
        let numbers = [view.x, view.y, max(view.width, 1), max(view.height, 1)].map(Canvas.number)
        canvas.begin(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", numbers.joined(separator: " ")),
                ("width", numbers[2]),
                ("height", numbers[3]), ("font-family", Font(13).families),
            ])
        canvas.rect(view, fill: Paint(hexadecimal: request.isDark ? "2B2D31" : "E9ECF0"))
        canvas.raw(drawer.canvas.bytes)
        canvas.end()
        return canvas.bytes
    }

    /// Returns the parts of one scene.
    private static func parts(_ parts: [PicturePart], of name: String, _ tree: ObjectTree) throws(PictureError)
        -> [PicturePart]
    {
        let found = parts.filter { part in
            let object = tree[part.object]
            let scene = part.scene >= 0 ? tree.document[tree.document.scenes[part.scene].sceneID] : nil
            return [
                scene, tree.id(part.object), tree.document[object.storyboardIdentifier],
                tree.document[object.customClass],
            ]
            .contains(name)
        }
        guard found.isEmpty else { return found }
        throw PictureError("it has no scene \(name)")
    }
}
