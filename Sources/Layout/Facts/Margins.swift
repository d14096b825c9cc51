import Bytes

/// The layout margins of views on iOS and tvOS, without the safe area.
enum Margins {
    /// The margins that the file states; nil if it states none.
    static func stated(_ view: LayoutView) -> LayoutInsets? {
        if let written = view.attributes["directionalLayoutMargins"] {
            return LayoutInsets(
                top: number(written, "top"), left: number(written, "leading"), bottom: number(written, "bottom"),
                right: number(written, "trailing"))
        }
        guard let written = view.attributes["layoutMargins"] else { return nil }
        return LayoutInsets(
            top: number(written, "top"), left: number(written, "left"), bottom: number(written, "bottom"),
            right: number(written, "right"))
    }

    private static func number(_ margins: JSONTree, _ key: String) -> Double {
        NibNumber.coordinate(margins[key]?.string) ?? 0
    }

    /// The margins of the root view of a controller. Wide screens have wider margins.
    static func ofRoot(width: Double) -> LayoutInsets {
        let side = width >= 414 ? 20.0 : 16.0
        return LayoutInsets(left: side, right: side)
    }

    /// The margins of a table view cell. They changed with the version of Interface Builder, which is given in thousands.
    static func ofCell(width: Double, tools: Int) -> LayoutInsets {
        if tools < 13 { return ordinary }
        let side = tools == 13 ? 15.0 : width >= 390 ? 20.0 : 16.0
        return LayoutInsets(top: 11, left: side, bottom: 11, right: side)
    }

    static let ordinary = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
}
