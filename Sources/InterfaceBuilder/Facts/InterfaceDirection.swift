/// The direction in which an interface, or a part of it, runs.
package enum InterfaceDirection: Sendable {
    case leftToRight, rightToLeft

    /// The direction that a view states; nil if it runs in the direction of the interface.
    ///
    /// - Parameter attribute: returns an attribute of the view by its name in documents.
    package init?(_ attribute: (String) -> String?) {
        switch attribute("semanticContentAttribute") ?? attribute("userInterfaceLayoutDirection") {
        case "forceLeftToRight", "playback", "spatial", "leftToRight": self = .leftToRight
        case "forceRightToLeft", "rightToLeft": self = .rightToLeft
        default: return nil
        }
    }

    /// The languages that are written in Arabic, Hebrew, Thaana, Syriac or N'Ko script.
    private static let languages: Set = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    private static let scripts: Set = ["Arab", "Aran", "Hebr", "Nkoo", "Syrc", "Thaa"]

    /// Whether the interface runs from right to left in a language.
    ///
    /// - Parameter language: the identifier of a language, as in `ar`, `fa-IR` or `uz_Arab`.
    package static func isRightToLeft(language: String) -> Bool {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        // A script has four letters, and comes before the region.
        if let script = parts.dropFirst().first, script.count == 4 { return scripts.contains(script) }
        return languages.contains(parts.first?.lowercased() ?? "")
    }
}
