/// How much the names in the sources of a tree may come to.
///
/// A constant is a few bytes in each place that names it and all of its text in each row that says what it stands for:
/// without a limit a small file makes an index of any size. What is beyond the limit counts as not known.
struct DerivedTexts {
    /// Bytes for the sources of any tree.
    private static let least = 2 << 20
    /// Bytes for each load and each function that is followed.
    private static let bytesPerPlace = 256
    /// Bytes of a row beside its text.
    private static let bytesPerRow = 200

    private let most: Int
    private var left: Int
    /// Whether the search for loads ended before it had followed all callers.
    var isSearchCut = false

    /// The limit of one tree.
    ///
    /// - Parameter places: how many loads and functions that are followed its sources have.
    init(places: Int) {
        most = Self.least + places * Self.bytesPerPlace
        left = most
    }

    /// Takes the room of a row with a text.
    ///
    /// - Returns: whether there was any.
    mutating func take(_ text: String?) -> Bool {
        if left > 0 { left -= Self.bytesPerRow + (text?.utf8.count ?? 0) }
        return left > 0
    }

    /// What a person should know: that names are missing.
    var note: String? {
        guard left <= 0 || isSearchCut else { return nil }
        return
            "the constants and callers in the sources come to more than \(most >> 20) MiB of names; those beyond that are not known"
    }
}
