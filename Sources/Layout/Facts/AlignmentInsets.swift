/// Distances from the frame of a view to its alignment rectangle, to which constraints refer.
enum AlignmentInsets {
    static func of(_ view: LayoutView, isMac: Bool) -> LayoutInsets {
        isMac ? ofMac(view) : ofPhone(view)
    }

    private static func ofPhone(_ view: LayoutView) -> LayoutInsets {
        switch view.element {
        case "slider": LayoutInsets(left: 2, right: 2)
        case "switch": LayoutInsets(right: 2)
        case "segmentedControl": LayoutInsets(bottom: 1)
        default: LayoutInsets()
        }
    }

    private static func ofMac(_ view: LayoutView) -> LayoutInsets { LayoutInsets() }
}
