/// One part of a picture with a caption: a scene, a top-level view, a window or a menu.
struct PicturePart {
    /// The index of the object: a controller, view, window or menu.
    let object: Int
    /// The index of the scene; -1 outside storyboards.
    let scene: Int
    /// The size of the drawing, without the caption.
    let size: Box
    /// The text above the drawing.
    let caption: String
    /// The place on Interface Builder's canvas, if the file contains it.
    let place: (x: Double, y: Double)?
}

/// Places parts so that they do not overlap.
enum PartPlacement {
    private static let gap = 60.0
    /// The factors for the distances on Interface Builder's canvas, in both directions.
    private static let scales = [0.4, 0.55, 0.65, 0.75, 0.85, 1, 1.25, 1.6, 2, 2.6, 3.4]
    /// The height of the caption above a part.
    static let captionHeight = 24.0

    /// Returns the place of each part, from the top left.
    ///
    /// The parts have the same arrangement as on Interface Builder's canvas. The distances are as small as possible. If
    /// the parts overlap at every scale, or if the file has no places, they stand in rows.
    static func boxes(_ parts: [PicturePart]) -> [Box] {
        guard !parts.isEmpty else { return [] }
        let placed = parts.indices.filter { parts[$0].place != nil }
        func boxes(_ x: Double, _ y: Double) -> [Box]? {
            let boxes = placed.map { index in
                let place = parts[index].place ?? (0, 0)
                return Box(place.x * x, place.y * y, parts[index].size.width, parts[index].size.height)
            }
            return overlap(boxes) ? nil : boxes
        }
        if placed.count > 1, let both = scales.first(where: { boxes($0, $0) != nil }) {
            let x = scales.first { boxes($0, both) != nil } ?? both
            let y = scales.first { boxes(x, $0) != nil } ?? both
            return joined(parts, Dictionary(uniqueKeysWithValues: zip(placed, boxes(x, y) ?? [])))
        }
        return joined(parts, [:])
    }

    /// Whether two boxes overlap, with room for captions. A plane sweep, because a storyboard can have many scenes.
    private static func overlap(_ boxes: [Box]) -> Bool {
        let grown = boxes.map { Box($0.x - 8, $0.y - captionHeight - 4, $0.width + 16, $0.height + captionHeight + 12) }
        let sorted = grown.sorted { $0.x < $1.x }
        for (index, box) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                guard other.x < box.maxX else { break }
                if box.overlaps(other) { return true }
            }
        }
        return false
    }

    /// Places the remaining parts in rows below the placed ones, and moves everything to positive coordinates.
    private static func joined(_ parts: [PicturePart], _ placed: [Int: Box]) -> [Box] {
        var boxes = [Box](repeating: .zero, count: parts.count)
        let (left, top) = (placed.values.map(\.x).min() ?? 0, placed.values.map(\.y).min() ?? 0)
        for (index, box) in placed { boxes[index] = box.moved(gap / 2 - left, gap / 2 + captionHeight - top) }
        let bottom = boxes.map(\.maxY).max() ?? 0
        let rest = parts.indices.filter { placed[$0] == nil }
        let area = rest.reduce(0) { $0 + (parts[$1].size.width + gap) * (parts[$1].size.height + gap) }
        let width = max(area.squareRoot() * 1.5, 1200, boxes.map(\.maxX).max() ?? 0)
        var (x, y, row) = (gap / 2, bottom + gap / 2 + captionHeight, 0.0)
        for index in rest {
            let size = parts[index].size
            if x > gap / 2, x + size.width > width { (x, y, row) = (gap / 2, y + row + gap + captionHeight, 0) }
            boxes[index] = size.moved(x, y)
            (x, row) = (x + size.width + gap, max(row, size.height))
        }
        return boxes
    }
}
