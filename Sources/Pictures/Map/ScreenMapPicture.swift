/// A map of the screens of an app: boxes with small pictures, and arrows for the transitions.
package struct ScreenMapPicture: Sendable {
    /// A screen of the map.
    package struct Screen: Sendable {
        /// The title in bold.
        package var title: String
        /// The lines below the title: the class, the object id, the file.
        package var lines: [String]
        /// The drawing; nil for a screen without a nib.
        package var tile: PictureTile?
        /// Whether the screen is a scene. Other screens have a dashed outline.
        package var isScene: Bool
        /// The name of the storyboard; screens of one storyboard have the same color.
        package var group: String?

        /// Creates a screen with all its properties.
        package init(title: String, lines: [String], tile: PictureTile?, isScene: Bool, group: String?) {
            (self.title, self.lines, self.tile, self.isScene, self.group) = (title, lines, tile, isScene, group)
        }
    }

    /// A transition between two screens.
    package struct Arrow: Sendable {
        /// The position of the screen at the start; nil if it is outside the map.
        package var source: Int?
        /// The position of the screen at the end; nil if it is unknown.
        package var target: Int?
        /// The kind, such as `push` or `segue`.
        package var kind: String
        /// The text at the arrow.
        package var label: String
        /// Where the transition is, for the text that browsers show.
        package var place: String
        /// Whether code makes the transition. The arrow is then dashed.
        package var isCode: Bool
        /// `certain`, `likely` or `possible`.
        package var confidence: String

        /// Creates a transition with all its properties.
        package init(
            source: Int?, target: Int?, kind: String, label: String, place: String, isCode: Bool, confidence: String
        ) {
            (self.source, self.target, self.kind, self.label) = (source, target, kind, label)
            (self.place, self.isCode, self.confidence) = (place, isCode, confidence)
        }
    }

    let screens: [Screen]
    let arrows: [Arrow]

    /// Creates a map. The work of drawing it is proportional to the numbers of screens and arrows.
    ///
    /// - Parameter arrows: the transitions; their positions must be positions of `screens`.
    package init(screens: [Screen], arrows: [Arrow]) { (self.screens, self.arrows) = (screens, arrows) }

    /// Returns the map as an SVG document in UTF-8. The same screens and arrows give the same bytes.
    package func svg() -> [UInt8] {
        var drawer = ScreenMapDrawer(self)
        return drawer.draw()
    }
}

extension ScreenMapPicture {
    /// Transitions that are drawn as one arrow: both ends, the origin and the confidence are the same.
    struct Bundle {
        let first: Arrow
        var arrows: [Arrow]

        var label: String {
            var kinds: [String] = []
            for arrow in arrows where !kinds.contains(arrow.label) { kinds.append(arrow.label) }
            let names = kinds.prefix(2).joined(separator: ", ") + (kinds.count > 2 ? ", \u{2026}" : "")
            let doubt = first.confidence == "certain" ? "" : " \u{00B7} " + first.confidence
            return names + (arrows.count > 1 ? " \u{00D7}\(arrows.count)" : "") + doubt
        }
    }

    /// The arrows, in the order of their first transitions.
    var bundles: [Bundle] {
        struct Key: Hashable {
            let source: Int?
            let target: Int?
            let isCode: Bool
            let confidence: String
        }
        var places: [Key: Int] = [:]
        var bundles: [Bundle] = []
        for arrow in arrows {
            let key = Key(
                source: arrow.source, target: arrow.target, isCode: arrow.isCode, confidence: arrow.confidence)
            if let place = places[key] {
                bundles[place].arrows.append(arrow)
            } else {
                places[key] = bundles.count
                bundles.append(Bundle(first: arrow, arrows: [arrow]))
            }
        }
        return bundles
    }
}
