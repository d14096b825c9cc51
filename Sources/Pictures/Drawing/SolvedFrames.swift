import InterfaceBuilder
import Layout

/// The frames of a document's views on the screen of a device.
struct SolvedFrames {
    /// How a frame was found.
    enum Origin: String {
        case solved, saved, ambiguous
    }

    /// The frames in the superview, from its top left corner, by the index of the view.
    private(set) var boxes: [Int: Box] = [:]
    /// The origins of the frames, by the index of the view.
    private(set) var origins: [Int: Origin] = [:]

    /// Frames of a picture that shows the saved frames: there are none.
    static let none = SolvedFrames()

    private init() {}

    /// Solves the layout of all root views.
    ///
    /// A view that fills the screen of the document's device gets the size of the requested device. Other views keep
    /// their size, for example in popovers. Without a device, all root views keep their size.
    init(_ document: InterfaceDocument, _ request: PictureRequest, _ sizes: NaturalSizes) {
        let layout = DocumentLayout(document)
        let ofOtherTexts = sizes.ofOtherTexts
        for root in layout.roots {
            var options = LayoutOptions()
            // A picture shows frames, not contradictions.
            options.findsConflicts = false
            options.sizeClass = request.variations
            options.isRightToLeft = request.isRightToLeft
            if let device = request.device, Self.fillsScreen(root, document, layout) { options.screen = device.screen }
            let base = request.solvesLayout ? nil : layout.solve(root: root, options)
            options.naturalSizes = ofOtherTexts
            var result = layout.solve(root: root, options)
            let other = sizes.ofOtherLines(in: result)
            if !other.isEmpty {
                options.naturalSizes.merge(other) { _, new in new }
                result = layout.solve(root: root, options)
            }
            if let base {
                addChanges(from: base, to: result)
            } else {
                for view in result.views { add(view, keepsSaved: request.device == nil) }
            }
        }
    }

    /// Moves and resizes the saved frames as the solution changes with the texts.
    ///
    /// A frame that the solver does not reproduce from the saved texts then changes only as far as the texts require.
    private mutating func addChanges(from base: LayoutResult, to result: LayoutResult) {
        guard !base.isTooBig, !result.isTooBig else { return }
        let frames = base.framesByObject
        for view in result.views {
            guard let old = frames[view.object], let saved = view.saved, old != view.frame else { continue }
            let new = view.frame
            boxes[view.object] = Box(
                saved.x + new.x - old.x, saved.y + new.y - old.y, max(0, saved.width + new.width - old.width),
                max(0, saved.height + new.height - old.height))
            origins[view.object] = .solved
        }
    }

    /// - Parameter keepsSaved: whether to leave out a frame that is equal to the saved one.
    private mutating func add(_ view: LayoutResult.View, keepsSaved: Bool) {
        let frame = view.frame
        if !keepsSaved || frame != view.saved {
            boxes[view.object] = Box(frame.x, frame.y, max(0, frame.width), max(0, frame.height))
        }
        let both = [view.horizontal, view.vertical]
        let isAmbiguous = both.contains(.ambiguousPosition) || both.contains(.ambiguousSize)
        origins[view.object] = isAmbiguous ? .ambiguous : both.contains(.solved) ? .solved : .saved
    }

    private static func fillsScreen(_ root: Int, _ document: InterfaceDocument, _ layout: DocumentLayout) -> Bool {
        let object = document.objects[root]
        let isController = object.parent >= 0
        guard let size = layout.deviceSize, let width = document[object.frame.width].flatMap(Double.init),
            let height = document[object.frame.height].flatMap(Double.init)
        else { return isController }
        // A controller's view can be shorter than the screen, in a sheet or beside bars.
        return width == size.width && (height == size.height || isController && height > size.height / 2)
    }
}
