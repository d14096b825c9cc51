/// The limit for the size of the derived texts of a tree.
///
/// Each use of a constant in the sources needs only a few bytes, but each row that resolves the constant contains its
/// whole text. Without a limit, a small file could create an index of any size. If the limit is reached, all further
/// names are unknown.
struct DerivedTexts {
    /// Bytes that are available to every tree.
    private static let least = 2 << 20
    /// Additional bytes for each load, and for each function that is followed.
    private static let bytesPerPlace = 256
    /// Bytes of a row without its text.
    private static let bytesPerRow = 200

    private let most: Int
    private var left: Int
    /// Whether the search for loads ended before it followed all callers.
    var isSearchCut = false

    /// Creates the limit for one tree.
    ///
    /// - Parameter places: the number of loads and followed functions in the sources of the tree.
    init(places: Int) {
        most = Self.least + places * Self.bytesPerPlace
        left = most
    }

    /// Reserves space for a row with a text.
    ///
    /// - Returns: whether enough space was left.
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
