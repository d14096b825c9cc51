import InterfaceBuilder

/// Recognizes frames that changed because the parent view was resized. The autoresizing mask defines these changes.
struct Autoresizing {
    /// A frame as numbers.
    private struct Box {
        let origin: [Double]
        let size: [Double]

        init?(_ frame: Rect, _ document: InterfaceDocument) {
            let numbers = [frame.x, frame.y, frame.width, frame.height].map { document[$0].flatMap(Double.init) }
            guard let width = numbers[2], let height = numbers[3] else { return nil }
            origin = [numbers[0] ?? 0, numbers[1] ?? 0]
            size = [width, height]
        }
    }

    /// The members of an autoresizing mask for each axis: the space before the view, the view itself, and the space
    /// after the view.
    private static let members = [
        ["flexibleMinX", "widthSizable", "flexibleMaxX"], ["flexibleMinY", "heightSizable", "flexibleMaxY"],
    ]
    /// The largest difference in points that is ignored. Interface Builder rounds frames to points.
    private static let tolerance = 1.0

    /// Whether the old frame of an object, its mask and the new size of the parent result in the new frame.
    static func explains(_ before: Int, _ old: InterfaceDocument, _ after: Int, _ new: InterfaceDocument) -> Bool {
        let (earlier, later) = (old.objects[before], new.objects[after])
        guard let parent = sized(above: before, old), let laterParent = sized(above: after, new) else { return false }
        guard old.same(parent.objectID, laterParent.objectID, in: new), let was = Box(earlier.frame, old),
            let now = Box(later.frame, new),
            let outer = Box(parent.frame, old), let laterOuter = Box(laterParent.frame, new),
            outer.size != laterOuter.size
        else { return false }
        let flexible = mask(earlier, old)
        guard flexible == mask(later, new) else { return false }
        return (0...1).allSatisfy { axis in
            let growth = laterOuter.size[axis] - outer.size[axis]
            let parts = [was.origin[axis], was.size[axis], outer.size[axis] - was.origin[axis] - was.size[axis]]
            let gives = members[axis].map(flexible.contains)
            return shares(parts, gives, growth).contains { share in
                abs(was.origin[axis] + share[0] - now.origin[axis]) <= tolerance
                    && abs(was.size[axis] + share[1] - now.size[axis]) <= tolerance
            }
        }
    }

    /// The nearest ancestor that has a size; nil if there is none. A tab view item has no size, for example.
    private static func sized(above index: Int, _ document: InterfaceDocument) -> ObjectRecord? {
        var parent = document.objects[index].parent
        while parent >= 0, document.objects[Int(parent)].frame.width.isNone {
            parent = document.objects[Int(parent)].parent
        }
        return parent >= 0 ? document.objects[Int(parent)] : nil
    }

    /// Returns the possible ways to divide the growth of the parent among the three parts. The flexible parts receive
    /// shares in proportion to their sizes, or equal shares. If no part is flexible, all shares are 0.
    private static func shares(_ parts: [Double], _ gives: [Bool], _ growth: Double) -> [[Double]] {
        let count = Double(gives.count(where: \.self))
        guard count > 0 else { return [[0, 0, 0]] }
        let whole = zip(parts, gives).reduce(0) { $0 + ($1.1 ? max(0, $1.0) : 0) }
        let alike = gives.map { $0 ? growth / count : 0 }
        guard whole > 0 else { return [alike] }
        return [zip(parts, gives).map { $1 ? growth * max(0, $0) / whole : 0 }, alike]
    }

    private static func mask(_ object: ObjectRecord, _ document: InterfaceDocument) -> Set<String> {
        guard case .object(let members)? = document.tree(object.attributes)?["autoresizingMask"] else { return [] }
        return Set(members.filter { $0.value.string == "YES" }.map(\.key))
    }
}
