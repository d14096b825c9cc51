/// A rectangle in points. The origin is at the top left, and y grows downward.
package struct Box: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package static let zero = Box(0, 0, 0, 0)

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }

    /// The same size at the origin.
    var atOrigin: Box { Box(0, 0, width, height) }

    /// Returns the rectangle with a margin on all sides. The size is never negative.
    func inset(_ horizontal: Double, _ vertical: Double) -> Box {
        let (width, height) = (max(0, width - 2 * horizontal), max(0, height - 2 * vertical))
        return Box(midX - width / 2, midY - height / 2, width, height)
    }

    func inset(_ margin: Double) -> Box { inset(margin, margin) }

    func moved(_ dx: Double, _ dy: Double) -> Box { Box(x + dx, y + dy, width, height) }

    /// Returns a rectangle of the given size with the same center.
    func centered(_ width: Double, _ height: Double) -> Box {
        Box(midX - width / 2, midY - height / 2, width, height)
    }

    /// Returns the smallest rectangle that contains both rectangles.
    func union(_ other: Box) -> Box {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Box(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// Whether the two rectangles have common points inside.
    func overlaps(_ other: Box) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
