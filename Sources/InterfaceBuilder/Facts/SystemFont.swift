/// The names under which AppKit offers the system font in different sizes.
package enum SystemFont {
    /// The default size in points for each name. Different versions of Xcode write different names for the same size.
    private static let usualSizes = [
        "system": "13", "smallSystem": "11", "miniSystem": "9", "menu": "13", "message": "13", "label": "10",
        "toolTip": "11", "controlContent": "12",
    ]

    /// Returns the size of a `<font>` element; nil if it is not the system font.
    ///
    /// - Parameters:
    ///   - metaFont: the `metaFont` attribute of the element.
    ///   - size: the `size` attribute as written; nil if the file omits it.
    package static func size(metaFont: String?, size: String?) -> String? {
        metaFont.flatMap { usualSizes[$0] }.map { size ?? $0 }
    }
}
