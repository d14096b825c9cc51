import Bytes
import InterfaceBuilder

// The equations of the constraints. The x coordinates grow in the direction of the interface.

extension LayoutConflictFinder {
    /// The first side minus the second side of a constraint; nil if a part of it is unknown.
    ///
    /// - Parameter interface: the direction of the interface.
    mutating func expression(of record: ConstraintRecord, _ interface: InterfaceDirection) -> LinearExpression? {
        let constantText = document[record.constant]
        guard record.firstItem >= 0, let attribute = document[record.firstAttribute],
            let constant = constantText == nil ? 0 : NibNumber.coordinate(constantText),
            let place = LayoutAreas.Place(attribute)
        else { return nil }
        let (first, second) = (Int(record.firstItem), Int(record.secondItem))
        guard let other = document[record.secondAttribute] else {
            guard record.secondItemID.isNone, attribute == "width" || attribute == "height" else { return nil }
            return side(first, place, other: nil).map { $0 + -constant }
        }
        guard second >= 0, let otherPlace = LayoutAreas.Place(other), place.isLength == otherPlace.isLength,
            let multiplier = document[record.multiplier].map(NibNumber.multiplier) ?? 1, abs(multiplier) > 1e-6
        else { return nil }
        // UIKit and AppKit mirror neither the left and right edges nor the offset of a center.
        let isDirected = [attribute, other].contains(where: SystemBuilder.directedAttributes.contains)
        let own = isDirected ? direction(of: record.owner) ?? interface : .leftToRight
        let isMirrored = !place.isLength && place.axis == .horizontal && own != interface
        guard let one = side(first, isMirrored ? place.mirrored : place, other: second),
            let two = side(second, isMirrored ? otherPlace.mirrored : otherPlace, other: first)
        else { return nil }
        var difference = one - multiplier * two
        if !place.isLength, multiplier != 1 {
            guard place.axis == otherPlace.axis, let origin = origin(of: record.owner, place.axis, interface) else {
                return nil
            }
            difference.add(origin, times: multiplier - 1)
        }
        return (isMirrored ? -1 * difference : difference) + -constant
    }

    /// The place from which the multipliers of the constraints of a view count; nil if it is unknown.
    private mutating func origin(of owner: Int32, _ axis: LayoutAxis, _ interface: InterfaceDirection)
        -> LinearExpression?
    {
        // The origin of a scroll view moves with its content. Whether AppKit counts from the top or from the bottom
        // depends on the class of the view.
        guard owner >= 0, !outline.scrolls(Int(owner)), axis == .horizontal || document.header.platform != .macOS
        else { return nil }
        let place = LayoutAreas.Place(axis, fraction: axis == .horizontal && interface == .rightToLeft ? 1 : 0)
        return expression(of: LayoutAreas.Key(object: Int(owner), kind: .frame), place)
    }

    private mutating func direction(of owner: Int32) -> InterfaceDirection? {
        guard owner >= 0 else { return nil }
        if let known = directions[owner] { return known }
        let attributes = ViewTree.attributes(of: document.objects[Int(owner)], in: document)
        let direction = InterfaceDirection { attributes[$0]?.string }
        directions[owner] = .some(direction)
        return direction
    }

    /// One side of a constraint without multiplier and constant.
    private mutating func side(_ object: Int, _ place: LayoutAreas.Place, other: Int?) -> LinearExpression? {
        var kind = place.kind
        if kind == .frame, place.isEdge, let other, outline.scrolls(object), outline.isInside(other, object) {
            // An edge of a scroll view is an edge of its content in a constraint with a view inside. Its guides name the
            // area themselves, so the area is unknown in a constraint with one of them.
            if outline.isGuide(other) { return nil }
            kind = .content
        }
        return expression(of: LayoutAreas.Key(object: object, kind: kind), place)
    }
}
