import Bytes

/// Attributes that Xcode writes for nearly every object of an element, with their usual value. An outline leaves out
/// these values, and reports a missing attribute instead. So every change stays visible.
///
/// In 2,100 documents of public apps, at least 85% of the objects with the element have the value.
enum UsualValues {
    private static let values: [String: [String: String]] = [
        "label": [
            "opaque": "NO", "contentMode": "left", "baselineAdjustment": "alignBaselines",
            "lineBreakMode": "tailTruncation",
            "adjustsFontSizeToFit": "NO", "userInteractionEnabled": "NO",
        ],
        "textField": ["verticalHuggingPriority": "750"],
        "buttonCell": ["inset": "2"],
        "popUpButtonCell": [
            "inset": "2", "alignment": "left", "bezelStyle": "rounded", "type": "push", "borderStyle": "borderAndBezel",
        ],
        "imageCell": ["alignment": "left", "refusesFirstResponder": "YES"],
        "scroller": ["verticalHuggingPriority": "750", "hidden": "YES"],
        "tableViewCell": ["contentMode": "scaleToFill", "indentationWidth": "10"],
        "tableViewCellContentView": [
            "multipleTouchEnabled": "YES", "opaque": "NO", "clipsSubviews": "YES", "contentMode": "center",
        ],
        "viewController": ["sceneMemberID": "viewController"],
        "window": [
            "animationBehavior": "default", "allowsToolTipsWhenApplicationIsInactive": "NO",
            "autorecalculatesKeyViewLoop": "NO",
        ],
    ]

    /// Whether an attribute has its usual value.
    static func isUsual(_ value: JSONTree?, of key: String, _ element: String) -> Bool {
        guard let usual = values[element]?[key], let text = value?.string else { return false }
        return text == usual || ValueWording.shortNumber(text) == usual
    }

    /// Attributes that nearly every object of the element has, but not this object, sorted by name.
    static func missing(in attributes: JSONTree?, of element: String) -> [String] {
        values[element]?.keys.filter { attributes?[$0] == nil }.sorted() ?? []
    }
}
