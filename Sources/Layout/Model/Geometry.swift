/// The width and height of a view, in points.
package struct LayoutSize: Sendable, Equatable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// Distances from the four edges of a rectangle, in points.
package struct LayoutInsets: Sendable, Equatable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    static func + (one: LayoutInsets, other: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
}

/// A rectangle in points. `y` grows downwards from the top edge of the superview, on all platforms.
package struct LayoutBox: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package var size: LayoutSize { LayoutSize(width: width, height: height) }
}

/// The horizontal or the vertical axis.
package enum LayoutAxis: Sendable, CaseIterable {
    case horizontal, vertical
}

/// Reads numbers of nibs.
enum NibNumber {
    /// Larger coordinates are damaged. Calculations with them would lose the other numbers.
    static let limit = 1e7

    /// The number of a text; nil if it is not a number, or too large for a coordinate.
    static func coordinate(_ text: String?) -> Double? {
        guard let text, let number = Double(text), number.isFinite, abs(number) <= limit else { return nil }
        return number
    }

    /// The number of a multiplier: a decimal number, or a ratio such as `16:9` or `1/3`.
    static func multiplier(_ text: String) -> Double? {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        if parts.count == 2, let one = coordinate(String(parts[0])), let other = coordinate(String(parts[1])) {
            guard abs(other) > 1e-6 else { return nil }
            return coordinate(String(one / other))
        }
        return parts.count == 1 ? coordinate(text) : nil
    }

    /// The numbers of `{a, b}` or `{{a, b}, {c, d}}`, as archives write points and rectangles.
    static func list(_ text: String) -> [Double] {
        text.split(whereSeparator: { "{}, ".contains($0) }).compactMap { coordinate(String($0)) }
    }
}
