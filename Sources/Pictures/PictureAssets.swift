import InterfaceBuilder

/// An image file that a picture can contain.
package struct PictureImage: Sendable {
    /// The media type, such as `image/png`.
    package let type: String
    package let bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }

    /// Recognizes an image that browsers can show by its first bytes; nil for anything else.
    ///
    /// SVG is left out, because an SVG document can contain references to other files.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self.init(type: "image/png", bytes: bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self.init(type: "image/jpeg", bytes: bytes)
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            self.init(type: "image/gif", bytes: bytes)
        } else {
            return nil
        }
    }
}

/// A color of an asset catalog.
package enum PictureColor: Sendable {
    /// A color with components.
    case paint(Paint)
    /// A color of the system by its name, such as `systemBlueColor`.
    case systemColor(String)
}

/// Supplies what a nib refers to but does not contain: images, colors, translations and other nibs.
package protocol PictureAssets {
    /// Returns the image with the name that the nib uses; nil if it is unknown or in another format.
    func image(named name: String) -> PictureImage?
    /// Returns the color of a catalog; nil if it is unknown.
    func color(named name: String, isDark: Bool) -> PictureColor?
    /// Returns the nib that objects of a custom class load into themselves; nil if there is none.
    func nib(ofClass name: String) -> InterfaceDocument?
    /// Whether there are translations of the nib into the requested language.
    var hasTranslations: Bool { get }
    /// Returns the translation of a text; nil if there is none, or if no language is requested.
    func translation(objectID: String, property: String) -> String?
}

extension PictureAssets {
    package func image(named name: String) -> PictureImage? { nil }
    package func color(named name: String, isDark: Bool) -> PictureColor? { nil }
    package func nib(ofClass name: String) -> InterfaceDocument? { nil }
    package var hasTranslations: Bool { false }
    package func translation(objectID: String, property: String) -> String? { nil }
}

/// Supplies nothing. A picture then shows the names of images and custom classes.
package struct NoAssets: PictureAssets {
    package init() {}
}
