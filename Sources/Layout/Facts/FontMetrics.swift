import Bytes
import InterfaceBuilder

/// Distances of baselines, estimated from the font size.
///
/// The line of a system font of size 1 is 1.193 high; its baseline is 0.952 below the top. These are the metrics of San
/// Francisco. Other fonts differ by a few percent.
enum FontMetrics {
    static let ascent = 0.952
    static let line = 1.193

    /// The font size of a view's text; nil for a view without text.
    static func size(of view: LayoutView, isMac: Bool) -> Double? {
        for attributes in [view.attributes, view.cell] {
            if let size = size(attributes["fontDescription"]) ?? size(attributes["font"]) { return size }
        }
        switch view.element {
        case "label": return 17
        case "button": return isMac ? 13 : 15
        case "textField": return isMac ? 13 : 14
        case "textView": return isMac ? 12 : 14
        case "popUpButton", "comboBox", "searchField", "secureTextField": return 13
        default: return nil
        }
    }

    private static func size(_ font: JSONTree?) -> Double? {
        guard let font else { return nil }
        if let size = NibNumber.coordinate(font["pointSize"]?.string ?? font["size"]?.string) { return size }
        if let style = font["style"]?.text { return SystemFont.size(ofTextStyle: style) ?? 17 }
        switch font["metaFont"]?.text {
        case "smallSystem", "smallSystemBold": return 11
        case "miniSystem": return 9
        case .some: return 13
        case nil: return nil
        }
    }
}
