import Bytes

/// The parts of a view's frame that change with the size of its superview.
struct AutoresizingMask: Sendable, Equatable {
    /// Which parts of one axis are flexible. The start is the left or top margin.
    struct Axis: Sendable, Equatable {
        var start = false
        var size = false
        var end = false
    }

    var horizontal = Axis()
    var vertical = Axis()

    /// The mask of a view that keeps its distances from all four edges.
    static let stretching = AutoresizingMask(horizontal: Axis(size: true), vertical: Axis(size: true))

    /// Reads the mask of a document (`autoresizingMask`) or an archive (`NSvFlags`).
    ///
    /// - Parameter isFlipped: whether the y axis of the superview grows downwards.
    static func read(_ attributes: JSONTree, isFlipped: Bool) -> AutoresizingMask {
        var mask = AutoresizingMask()
        if let flags = attributes["NSvFlags"]?.string.flatMap(Int.init) {
            mask.horizontal = Axis(start: flags & 1 != 0, size: flags & 2 != 0, end: flags & 4 != 0)
            mask.vertical = Axis(start: flags & 8 != 0, size: flags & 16 != 0, end: flags & 32 != 0)
        } else if let written = attributes["autoresizingMask"] {
            func isSet(_ name: String) -> Bool { written[name]?.string == "YES" }
            mask.horizontal = Axis(
                start: isSet("flexibleMinX"), size: isSet("widthSizable"), end: isSet("flexibleMaxX"))
            mask.vertical = Axis(
                start: isSet("flexibleMinY"), size: isSet("heightSizable"), end: isSet("flexibleMaxY"))
        }
        if !isFlipped { swap(&mask.vertical.start, &mask.vertical.end) }
        return mask
    }
}

extension AutoresizingMask.Axis {
    /// The shares of the start and of the size in a change of the superview's size.
    ///
    /// The flexible parts share the change in proportion to their saved lengths. If all of them have the length 0, they
    /// share it equally.
    func shares(start: Double, size: Double, whole: Double) -> (start: Double, size: Double) {
        let lengths = [max(0, start), max(0, size), max(0, whole - start - size)]
        let flags = [self.start, self.size, end]
        let total = zip(lengths, flags).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let count = flags.filter { $0 }.count
        guard count > 0 else { return (0, 0) }
        func share(_ part: Int) -> Double {
            guard flags[part] else { return 0 }
            return total > 0 ? lengths[part] / total : 1 / Double(count)
        }
        return (share(0), share(1))
    }
}
