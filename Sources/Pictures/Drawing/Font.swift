import Bytes
import InterfaceBuilder

/// A font, as far as a picture can show it.
struct Font: Equatable {
    /// The size in points.
    var size: Double
    /// The weight as in CSS, from 100 to 900.
    var weight = 400
    var isItalic = false
    /// The family; nil for the font of the system.
    var family: String?

    var isBold: Bool { weight >= 600 }

    /// The factor by which an estimated width can be too large. The widths of other families are hardly known.
    var slack: Double {
        let known = ["Helvetica", "Arial", "SF", "San Francisco", "Lucida"]
        guard let family, !known.contains(where: family.hasPrefix) else { return 1.12 }
        return 1.4
    }

    init(_ size: Double, weight: Int = 400) { (self.size, self.weight) = (size, weight) }

    /// The families to try, from the best one on.
    var families: String {
        let system = "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, 'Liberation Sans', Arial, sans-serif"
        guard let family else { return system }
        let safe = String(family.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " || ("0"..."9") ~= $0 })
        return "'\(safe)', \(system)"
    }
}

// MARK: - Reading

extension Font {
    private static let weights: [String: Int] = [
        "ultraLight": 100, "thin": 200, "light": 300, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
        "black": 900,
    ]

    /// Reads a font of a document, an archive or a compiled nib.
    ///
    /// - Parameters:
    ///   - json: `fontDescription` or `font` of a document; `IBUIFont`, `IBUIFontDescription` or `NSSupport` of an
    ///     archive.
    ///   - standard: the font for everything that the file does not contain.
    ///   - platform: the platform, which decides about the sizes of text styles.
    init(_ json: JSONTree?, standard: Font, _ platform: Platform? = .iOS) {
        self = standard
        guard let json else { return }
        func text(_ key: String) -> String? { json[key]?.string }
        let meta = text("metaFont")
        let written = text("pointSize") ?? text("size") ?? text("NSSize") ?? text("UIFontPointSize")
        if let size = (SystemFont.size(metaFont: meta, size: written) ?? written).flatMap(Double.init), size.isFinite {
            self.size = min(max(size, 1), 1000)
        }
        if meta == nil, let size = written.flatMap(SystemFont.size(named:)) { self.size = size }
        if let style = text("style"), let size = SystemFont.size(ofTextStyle: style, platform) {
            (self.size, weight) = (size, style == "UICTFontTextStyleHeadline" ? 600 : 400)
        }
        if let weight = Self.weights[text("weight") ?? ""] { self.weight = weight }
        // An archive has the numbers 0 (a named font), 1 (system), 2 (bold) and 3 (italic).
        let type = text("type") ?? ""
        let name = text("name") ?? text("NSName") ?? text("UIFontName") ?? ""
        if ["boldSystem", "2"].contains(type) || meta?.lowercased().contains("bold") == true { weight = 700 }
        if ["italicSystem", "3"].contains(type) { isItalic = true }
        if name.contains("Bold") || name.contains("Heavy") { weight = 700 }
        if name.contains("Semibold") || name.contains("DemiBold") { weight = 600 }
        if name.contains("Medium") { weight = 500 }
        if name.contains("Light") { weight = 300 }
        if name.contains("Italic") || name.contains("Oblique") { isItalic = true }
        let isSystem = name.isEmpty || name.hasPrefix(".") || name.hasPrefix("LucidaGrande")
        family = isSystem ? nil : text("family") ?? String(name.prefix { $0 != "-" })
    }
}
