/// The sizes of the system font by the names that AppKit and UIKit use for them.
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

    /// Returns the size that UIKit uses for a name in the `size` attribute of `fontDescription`, in points; nil if the
    /// value is not a name.
    ///
    /// Source: the documentation of `UIFont.systemFontSize` and its neighbors.
    package static func size(named name: String) -> Double? {
        ["system": 14, "smallSystem": 12, "label": 17, "button": 18][name]
    }

    /// Returns the size of a text style at the standard content size, in points; nil if the style is unknown.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography.
    ///
    /// - Parameter style: the name as in documents, such as `UICTFontTextStyleBody`.
    package static func size(ofTextStyle style: String, _ platform: Platform? = .iOS) -> Double? {
        let sizes =
            switch platform {
            case .tvOS: tvTextStyles
            case .watchOS: watchTextStyles
            default: textStyles
            }
        return sizes[style]
    }

    private static let textStyles: [String: Double] = [
        "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
        "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
        "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]

    private static let tvTextStyles: [String: Double] = [
        "UICTFontTextStyleTitle1": 76, "UICTFontTextStyleTitle2": 57, "UICTFontTextStyleTitle3": 48,
        "UICTFontTextStyleHeadline": 38, "UICTFontTextStyleSubhead": 38, "UICTFontTextStyleCallout": 31,
        "UICTFontTextStyleBody": 29, "UICTFontTextStyleFootnote": 29, "UICTFontTextStyleCaption1": 25,
        "UICTFontTextStyleCaption2": 23,
    ]

    private static let watchTextStyles: [String: Double] = [
        "UICTFontTextStyleTitle0": 36, "UICTFontTextStyleTitle1": 34, "UICTFontTextStyleTitle2": 27,
        "UICTFontTextStyleTitle3": 19, "UICTFontTextStyleHeadline": 16, "UICTFontTextStyleBody": 16,
        "UICTFontTextStyleCaption1": 15, "UICTFontTextStyleCaption2": 14, "UICTFontTextStyleFootnote": 13,
    ]
}
