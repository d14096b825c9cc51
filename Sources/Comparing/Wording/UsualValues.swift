import Bytes

/// For each element, the attributes that Xcode writes for nearly every object, with their usual value. An outline omits
/// a usual value and reports a missing attribute instead, so every change stays visible.
///
/// In 2,100 documents of public apps, at least 85% of the objects with the element have this value.
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

    /// Returns the attributes that nearly every object with the element has and this object lacks, sorted by name.
    static func missing(in attributes: JSONTree?, of element: String) -> [String] {
        values[element]?.keys.filter { attributes?[$0] == nil }.sorted() ?? []
    }
}
