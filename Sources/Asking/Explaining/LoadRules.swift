/// What the loader of a platform does with the objects of a nib.
struct LoadRules {
    /// iOS, tvOS, watchOS, macOS; nil where the file's runtime is none of them.
    let platform: String?
    let isStoryboard: Bool
    /// `customObjectInstantitationMethod="direct"`, "Prefer Coder".
    let isDirect: Bool

    var isMac: Bool { platform == "macOS" }

    private static let placeholders: Set<String> = [
        "filesOwner", "firstResponder", "application", "externalObject", "exit", "storyboardReference",
    ]

    private static let guides: Set<String> = ["viewLayoutGuide", "viewControllerLayoutGuide"]

    /// Whether a load makes the object: proxies stand for others, some
    /// elements (sections) for none, and layout guides belong to their view.
    func makes(_ row: Row) -> Bool {
        if let role = row.text("role"), Self.placeholders.contains(role) { return false }
        if let element = row.text("element"), Self.guides.contains(element) { return false }
        return row.text("class") != "-"
    }

    /// The initialiser that an object gets, as Swift writes it.
    func initializer(_ row: Row) -> String {
        let element = row.text("element") ?? ""
        switch platform {
        case nil:
            return "unknown"
        case "watchOS":
            return "by WatchKit"
        case "macOS":
            switch element {
            case "customObject", "NSCustomObject": return "init()"
            case "window", "NSWindowTemplate", "IBWindowTemplate": return "init(contentRect:styleMask:backing:defer:)"
            case "customView", "NSCustomView", "IBCustomView":
                return isDirect || isStoryboard ? "init(coder:)" : "init(frame:)"
            case "userDefaultsController", "NSUserDefaultsController": return "shared"
            default: return "init(coder:)"
            }
        default:
            return element == "customObject" || element == "IBUICustomObject" ? "init()" : "init(coder:)"
        }
    }

    /// Selectors of initialisers.
    static let selectors = [
        "init()": "init", "init(coder:)": "initWithCoder:", "init(frame:)": "initWithFrame:",
        "init(contentRect:styleMask:backing:defer:)": "initWithContentRect:styleMask:backing:defer:",
    ]

    /// What is odd about the class of an object.
    func notes(_ row: Row) -> [String] {
        guard let name = row.text("custom_class") else { return [] }
        let module = row.text("custom_module") ?? (row.text("custom_module_provider") == "target" ? "of the target" : nil)
        if row.text("certainty") == "ambiguous" { return ["Several classes are called \(name); which is meant is not known."] }
        if row.text("certainty") == "byTarget" { return ["Each target that copies the file compiles a \(name) of its own."] }
        if row.text("class_kind") == "unknown" {
            return ["Nothing that is indexed declares \(name). If the program has no such class either, \(instead(of: name, row))"]
        }
        if row.flag("is_plain_swift"), module == nil {
            return ["\(name) is a Swift class, which the runtime knows by its module only; the file gives none: \(instead(of: name, row))"]
        }
        if row.flag("is_named_for_objc"), module != nil {
            return ["\(name) is a name of Objective-C, which has no module, and the file gives one: \(instead(of: name, row))"]
        }
        return []
    }

    /// What the platform does without a class.
    private func instead(of name: String, _ row: Row) -> String {
        let base = row.text("base_class") ?? "NSObject"
        switch platform {
        case "macOS": return "macOS logs \"Unknown class '\(name)', using '\(base)' instead\" and makes the latter."
        case "iOS", "tvOS": return "\(platform ?? "") logs \"Unknown class \(name) in Interface Builder file.\" and makes \(base) instead."
        default: return "another class takes its place."
        }
    }

    /// What becomes of an outlet.
    func outcome(ofOutlet answer: String, isThere: Bool) -> Explanation.Outcome {
        guard isThere else { return .missing }
        switch answer {
        case "yes", "framework", "described", "otherOwner": return .done
        case "no", "hidden":
            guard let platform else { return .unknown }
            return platform == "macOS" ? .consoleLine : .crash
        default: return .unknown
        }
    }

    /// What becomes of an action.
    func outcome(ofAction answer: String, isForResponders: Bool) -> Explanation.Outcome {
        switch answer {
        case "yes", "framework", "described", "otherOwner": return .done
        case "no", "hidden":
            if isForResponders { return .nobodyAnswers }
            guard let platform else { return .unknown }
            return platform == "macOS" ? .consoleLine : .crashWhenSent
        default: return .unknown
        }
    }

    /// What becomes of a runtime attribute.
    ///
    /// - Parameter sight: whether the runtime sees a property of the sources;
    ///   nil where they have none. Frameworks have more than is known.
    func outcome(ofAttribute sight: String?, keyPath: String) -> Explanation.Outcome {
        switch sight {
        case "visible": .done
        case "hidden": .consoleLine
        default: keyPath.hasPrefix("layer.") ? .done : .unknown
        }
    }
}
