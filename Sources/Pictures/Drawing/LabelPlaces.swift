/// Finds places for labels so that no label covers another one.
///
/// The same labels in the same order get the same places.
struct LabelPlaces {
    /// The places of the labels, by horizontal bands of the picture.
    private var bands: [Int: [Box]] = [:]
    private static let bandHeight = 32.0
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
        for band in Self.bands(of: place) { bands[band, default: []].append(place) }
        return place
    }

    private func isFree(_ box: Box) -> Bool {
        !Self.bands(of: box).contains { bands[$0]?.contains(where: box.overlaps) ?? false }
    }

    private static func bands(of box: Box) -> ClosedRange<Int> {
        func band(_ y: Double) -> Int { Int((y / bandHeight).rounded(.down)) }
        return band(box.y)...max(band(box.y), band(box.maxY))
    }
}
