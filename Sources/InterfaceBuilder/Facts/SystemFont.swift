/// The names under which AppKit asks for the system's font.
package enum SystemFont {
    /// The size in points that goes without saying, by name. Which name Xcode writes for a size has changed more than once.
    private static let usualSizes = [
        "system": "13", "smallSystem": "11", "miniSystem": "9", "menu": "13", "message": "13", "label": "10",
        "toolTip": "11", "controlContent": "12",
    ]

    /// The size of a `<font>` element; nil if it is not the system's font.
    ///
    /// - Parameters:
    ///   - metaFont: the name under which the font is asked for.
    ///   - size: the size as it is written, if it is.
    package static func size(metaFont: String?, size: String?) -> String? {
        metaFont.flatMap { usualSizes[$0] }.map { size ?? $0 }
    }
}
