/// Finds places for labels so that no label covers another one.
///
/// The same labels in the same order get the same places.
struct LabelPlaces {
    /// A part of the picture. Only labels in the same tile can overlap.
    private struct Tile: Hashable {
        let column: Int
        let row: Int
    }

    /// The places of the labels, by the tiles that they touch.
    private var tiles: [Tile: [Box]] = [:]
    private static let tileSize = (width: 64.0, height: 32.0)
    /// The number of rows below its first place in which a label may stand.
    private static let mostRows = 40

    /// Returns the first free candidate. If none is free, returns the first free place below or above the first
    /// candidate.
    ///
    /// - Parameter candidates: boxes of equal size, the best one first. There must be at least one.
    mutating func place(_ candidates: [Box]) -> Box {
        let best = candidates[0]
        let rows = (1...Self.mostRows).lazy.flatMap { row in
            [1.0, -1].map { best.moved(0, $0 * Double(row) * best.height) }
        }
        let place = candidates.first(where: isFree) ?? rows.first(where: isFree) ?? best
        for tile in Self.tiles(of: place) { tiles[tile, default: []].append(place) }
        return place
    }

    private func isFree(_ box: Box) -> Bool {
        !Self.tiles(of: box).contains { tiles[$0]?.contains(where: box.overlaps) ?? false }
    }

    private static func tiles(of box: Box) -> [Tile] {
        func range(_ start: Double, _ end: Double, _ size: Double) -> ClosedRange<Int> {
            let first = Int((start / size).rounded(.down))
            return first...max(first, Int((end / size).rounded(.down)))
        }
        return range(box.x, box.maxX, tileSize.width).flatMap { column in
            range(box.y, box.maxY, tileSize.height).map { Tile(column: column, row: $0) }
        }
    }
}
