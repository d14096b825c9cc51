/// Distances from the frame of a view to its alignment rectangle, to which constraints refer.
///
/// The distances were measured in documents of the corpus: constraints to the superview, beside saved frames.
enum AlignmentInsets {
    /// - Parameter tools: the version of Interface Builder in thousands. Controls of macOS 11 and later, which versions from
    ///   17 on draw, have other distances.
    static func of(_ view: LayoutView, isMac: Bool, tools: Int) -> LayoutInsets {
        isMac ? ofMac(view, isNew: tools >= 17) : ofPhone(view)
    }

    private static func ofPhone(_ view: LayoutView) -> LayoutInsets {
        switch view.element {
        case "slider": LayoutInsets(left: 2, bottom: 1, right: 2)
        case "switch": LayoutInsets(right: 2)
        case "segmentedControl": LayoutInsets(bottom: 1)
        default: LayoutInsets()
        }
    }

    private static func ofMac(_ view: LayoutView, isNew: Bool) -> LayoutInsets {
        let size = view.cellAttribute("controlSize") ?? view.attribute("controlSize") ?? ""
        switch view.element {
        case "textField": return isLabel(view) ? LayoutInsets(left: 2, right: 2) : LayoutInsets()
        case "button": return ofButton(view, size, isNew: isNew)
        case "popUpButton": return ofPopUp(view, size, isNew: isNew)
        case "box": return ofBox(view)
        case "comboBox": return LayoutInsets(top: 2, bottom: 4, right: 3)
        case "tabView":
            let isPlain = ["noTabsNoBorder", "noTabsLineBorder", "noTabsBezelBorder"].contains(view.attribute("type"))
            return isPlain ? LayoutInsets() : LayoutInsets(top: size == "small" ? 3 : 6, left: 7, bottom: 10, right: 7)
        case "slider": return LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)
        case "colorWell": return LayoutInsets(top: 2, left: 3, bottom: 2, right: 3)
        case "segmentedControl": return LayoutInsets(top: 1, left: 2, bottom: 2, right: 2)
        case "stepper": return LayoutInsets(top: 2, left: 3, bottom: 3, right: 3)
        case "progressIndicator":
            return view.attribute("style") == "spinning" ? LayoutInsets() : LayoutInsets(top: 1, bottom: 1)
        case "imageView":
            return view.cellAttribute("imageFrameStyle") == nil
                ? LayoutInsets() : LayoutInsets(top: 3, left: 3, bottom: 3, right: 3)
        default: return LayoutInsets()
        }
    }

    /// Whether a text field of AppKit has no border.
    static func isLabel(_ view: LayoutView) -> Bool {
        view.cellAttribute("borderStyle") != "bezel" && view.cellAttribute("borderStyle") != "border"
    }

    private static func ofButton(_ view: LayoutView, _ size: String, isNew: Bool) -> LayoutInsets {
        switch (view.cellAttribute("type"), view.cellAttribute("bezelStyle"), size) {
        case ("push", "rounded", "large"): LayoutInsets(top: 6, left: 6, bottom: 6, right: 6)
        case ("push", "rounded", "small"): LayoutInsets(top: 4, left: isNew ? 6 : 5, bottom: 7, right: isNew ? 6 : 5)
        case ("push", "rounded", "mini"): LayoutInsets(top: 1, left: 2, bottom: 2, right: 2)
        case ("push", "rounded", _):
            LayoutInsets(top: isNew ? 5 : 4, left: isNew ? 7 : 6, bottom: 7, right: isNew ? 7 : 6)
        case ("check", _, "large"), ("radio", _, "large"): LayoutInsets(top: 2.5, left: 3, bottom: 2.5)
        case ("check", _, "small"), ("radio", _, "small"): LayoutInsets(top: 1, left: isNew ? 1 : 2, bottom: 1)
        case ("check", _, _), ("radio", _, _): LayoutInsets(top: isNew ? 1 : 2, left: 2, bottom: isNew ? 1 : 2)
        case ("help", _, "small"): LayoutInsets(top: 1, left: 1, bottom: 2, right: 1)
        case ("help", _, _): LayoutInsets(top: 1, left: 2, bottom: 3, right: 2)
        default: LayoutInsets()
        }
    }

    private static func ofPopUp(_ view: LayoutView, _ size: String, isNew: Bool) -> LayoutInsets {
        if view.cellAttribute("bezelStyle") != nil, view.cellAttribute("bezelStyle") != "rounded" {
            return LayoutInsets()
        }
        switch size {
        case "large": return LayoutInsets(top: 6, left: 5, bottom: 6, right: 5)
        case "small": return LayoutInsets(top: 2, left: isNew ? 4 : 3, bottom: 3, right: isNew ? 4 : 3)
        case "mini": return LayoutInsets(left: 1, right: 2)
        default: return LayoutInsets(top: isNew ? 1 : 2, left: 3, bottom: 4, right: isNew ? 4 : 3)
        }
    }

    private static func ofBox(_ view: LayoutView) -> LayoutInsets {
        switch view.attribute("boxType") {
        case "separator":
            guard let saved = view.saved, min(saved.width, saved.height) > 2 else { return LayoutInsets() }
            return saved.width > saved.height ? LayoutInsets(top: 2, bottom: 2) : LayoutInsets(left: 2, right: 2)
        case "custom", "oldStyle": return LayoutInsets()
        default:
            return LayoutInsets(top: view.attribute("titlePosition") == "noTitle" ? 2 : 0, left: 3, bottom: 4, right: 3)
        }
    }
}
