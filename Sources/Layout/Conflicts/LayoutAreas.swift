/// The areas to which constraints refer. Each position and length is a variable.
struct LayoutAreas {
    /// The parts of an object to which a constraint can refer.
    enum Kind: UInt8 {
        case frame, margins, firstBaseline, lastBaseline
        /// The content of a scroll view.
        case content
    }

    struct Key: Hashable {
        var object: Int
        var kind: Kind
    }

    /// What an attribute of a constraint refers to.
    struct Place {
        var kind = Kind.frame
        var axis: LayoutAxis
        /// Whether the attribute is the width or height.
        var isLength = false
        /// The share of the length between the start of the area and the place.
        var fraction = 0.0

        /// Whether the attribute is an edge. UIKit relates the edges of a scroll view to its content, but not its center.
        var isEdge: Bool { !isLength && (fraction == 0 || fraction == 1) }

        /// The same place if the x coordinates grow in the opposite direction.
        var mirrored: Place {
            var place = self
            place.fraction = 1 - fraction
            return place
        }

        init(_ axis: LayoutAxis, fraction: Double) { (self.axis, self.fraction) = (axis, fraction) }

        /// Reads an attribute such as `leading`; nil for an unknown attribute.
        init?(_ attribute: String) {
            switch attribute {
            case "leading", "left": axis = .horizontal
            case "trailing", "right": (axis, fraction) = (.horizontal, 1)
            case "centerX": (axis, fraction) = (.horizontal, 0.5)
            case "top": axis = .vertical
            case "bottom": (axis, fraction) = (.vertical, 1)
            case "centerY": (axis, fraction) = (.vertical, 0.5)
            case "width": (axis, isLength) = (.horizontal, true)
            case "height": (axis, isLength) = (.vertical, true)
            case "firstBaseline": (axis, kind) = (.vertical, .firstBaseline)
            case "baseline", "lastBaseline": (axis, kind) = (.vertical, .lastBaseline)
            default:
                guard let edge = SystemBuilder.marginAttributes[attribute], let place = Place(edge) else { return nil }
                self = place
                kind = .margins
            }
        }
    }

    /// The variables of an area on one axis.
    private struct Line {
        var start: Int32
        /// -1 until an expression needs the length.
        var length: Int32 = -1
    }

    private struct LineKey: Hashable {
        var area: Key
        var axis: LayoutAxis
    }

    private var lines: [LineKey: Line] = [:]

    /// The place of an attribute in an area.
    ///
    /// - Parameter system: gets the variables that are new.
    mutating func expression(of area: Key, _ place: Place, in system: inout ConstraintSystem) -> LinearExpression {
        let key = LineKey(area: area, axis: place.axis)
        var line = lines[key] ?? Line(start: -1)
        defer { lines[key] = line }
        if (place.isLength || place.fraction > 0) && line.length < 0 { line.length = system.addLength() }
        if place.isLength { return LinearExpression(variable: line.length) }
        if line.start < 0 { line.start = system.addVariable() }
        let start = LinearExpression(variable: line.start)
        return place.fraction > 0 ? start + place.fraction * LinearExpression(variable: line.length) : start
    }
}
