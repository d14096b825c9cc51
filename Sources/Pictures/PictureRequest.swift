import InterfaceBuilder

/// What a picture shows, and how.
package struct PictureRequest: Sendable {
    /// The id of a scene or of its controller, or the storyboard identifier or custom class of its controller; nil for
    /// the whole file.
    package var scene: String?
    /// The id of the object to draw; nil for all objects.
    package var object: String?
    /// The ids of objects to outline.
    package var highlighted: Set<String> = []
    /// The ids of objects to leave out.
    package var left: Set<String> = []
    package var isDark = false
    /// Mirrors the picture for languages that are written from right to left.
    package var isMirrored = false
    /// Draws outlets and actions as arrows.
    package var showsConnections = false
    /// Draws constraints as lines with their constants.
    package var showsConstraints = false
    /// Draws accessibility labels, in the order of reading.
    package var showsAccessibility = false
    /// Draws hidden views with hatching. Otherwise they are left out.
    package var showsHidden = false
    /// Outlines views whose saved frame differs from their constraints.
    package var showsMisplaced = false
    /// The frames of objects by index, for example from the layout solver. They replace the saved frames.
    package var frames: [Int: Box] = [:]

    package init() {}
}

/// A reason why there is no picture.
package struct PictureError: Error, Equatable {
    /// A sentence for the user.
    package let message: String

    package init(_ message: String) { self.message = message }
}
