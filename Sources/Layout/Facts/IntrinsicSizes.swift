/// Which views have a natural size.
enum IntrinsicSizes {
    /// Whether a view has a natural width and a natural height.
    static func axes(of view: LayoutView, isMac: Bool) -> (width: Bool, height: Bool) {
        if view.attribute("placeholderIntrinsicWidth") != nil || view.attribute("placeholderIntrinsicHeight") != nil {
            return (
                view.number("placeholderIntrinsicWidth") != nil, view.number("placeholderIntrinsicHeight") != nil
            )
        }
        return isMac ? ofMac(view) : ofPhone(view)
    }

    private static func ofPhone(_ view: LayoutView) -> (width: Bool, height: Bool) {
        switch view.element {
        case "label", "button", "switch", "stepper", "segmentedControl", "activityIndicatorView", "pageControl",
            "datePicker", "pickerView", "textField":
            return (true, true)
        case "imageView":
            let hasImage = view.attribute("image") != nil
            return (hasImage, hasImage)
        case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar": return (false, true)
        case "textView": return view.isNO("scrollEnabled") ? (true, true) : (false, false)
        default: return (false, false)
        }
    }

    private static func ofMac(_ view: LayoutView) -> (width: Bool, height: Bool) {
        switch view.element {
        case "button", "popUpButton", "segmentedControl", "stepper", "switch", "datePicker", "textField": (true, true)
        case "secureTextField", "searchField", "comboBox", "tokenField", "pathControl", "slider": (false, true)
        case "progressIndicator": view.attribute("style") == "spinning" ? (true, true) : (false, true)
        case "imageView": (true, true)
        case "box": view.attribute("boxType") == "separator" ? (false, true) : (false, false)
        default: (false, false)
        }
    }

    /// The natural size of a control that does not depend on its contents, on iOS; nil for an unknown length.
    static func known(_ view: LayoutView) -> (width: Double?, height: Double?) {
        switch view.element {
        case "switch": (49, 31)
        case "stepper": (94, 32)
        case "slider": (nil, 30)
        case "progressView": (nil, 2)
        case "activityIndicatorView": view.attribute("style") == "whiteLarge" ? (37, 37) : (20, 20)
        case "navigationBar", "toolbar": (nil, 44)
        case "tabBar": (nil, 49)
        case "pickerView": (320, 216)
        default: (nil, nil)
        }
    }
}
