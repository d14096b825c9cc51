/// The limit for the size of derived texts of a tree.
///
/// A constant has a few bytes in each place that names it, but all of its text in each row that resolves it. Without a
/// limit, a small file could make an index of any size. If the limit is reached, further names count as unknown.
struct DerivedTexts {
    /// Bytes that every tree may have.
    private static let least = 2 << 20
    /// Additional bytes for each load, and for each function that is followed.
    private static let bytesPerPlace = 256
    /// Bytes of a row in addition to its text.
    private static let bytesPerRow = 200

    private let most: Int
    private var left: Int
    /// Whether the search for loads ended before it followed all callers.
    var isSearchCut = false

    /// Creates the limit of one tree.
    ///
    /// - Parameter places: number of loads and followed functions in the sources of the tree.
    init(places: Int) {
        most = Self.least + places * Self.bytesPerPlace
        left = most
    }

    /// Reserves the space of a row with a text.
    ///
    /// - Returns: whether there was space.
    mutating func take(_ text: String?) -> Bool {
        if left > 0 { left -= Self.bytesPerRow + (text?.utf8.count ?? 0) }
        return left > 0
    }

    /// A note for the user if names are missing; otherwise nil.
    var note: String? {
        guard left <= 0 || isSearchCut else { return nil }
        return
            "the constants and callers in the sources have more than \(most >> 20) MiB of names in total; the rest is unknown"
    }
}
