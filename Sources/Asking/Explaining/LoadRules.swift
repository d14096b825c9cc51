/// What the loader of a platform does with the objects of a nib.
struct LoadRules {
    /// iOS, tvOS, watchOS, macOS; nil where the file's runtime is none of them.
    let platform: String?
    let isStoryboard: Bool

    var isMac: Bool { platform == "macOS" }

    var isTouch: Bool { platform == "iOS" || platform == "tvOS" }

    /// Whether a load makes the object.
    func makes(_ row: Row) -> Bool { row.flag("is_made") }

    /// The initialiser that an object gets, as Swift writes it.
    func initializer(_ row: Row) -> String {
        if let selector = row.text("initializer") { return Self.spellings[selector] ?? selector }
        return platform == "watchOS" ? "by WatchKit" : "unknown"
    }

    /// Initialisers by their selectors.
    private static let spellings = [
        "init": "init()", "initWithCoder:": "init(coder:)", "initWithFrame:": "init(frame:)",
        "initWithContentRect:styleMask:backing:defer:": "init(contentRect:styleMask:backing:defer:)",
        "sharedUserDefaultsController": "shared",
    ]

    /// What is odd about an object, and what it loads later.
    func notes(_ row: Row) -> [String] {
        let view = row.text("view_nib").map {
            ["Its view comes from \($0), which is loaded when the view is first needed."]
        }
        return (view ?? []) + classNotes(row)
    }

    /// What is odd about the class of an object.
    private func classNotes(_ row: Row) -> [String] {
        guard let name = row.text("custom_class") else { return [] }
        let module =
            row.text("custom_module") ?? (row.text("custom_module_provider") == "target" ? "of the target" : nil)
        if row.text("certainty") == "ambiguous" {
            return ["Several classes are called \(name); which is meant is not known."]
        }
        if row.text("certainty") == "byTarget" {
            return ["Each target that copies the file compiles a \(name) of its own."]
        }
        if row.text("class_kind") == "unknown" {
            return [
                "Nothing that is indexed declares \(name). If the program has no such class either, \(instead(of: name, row))"
            ]
        }
        if row.flag("is_unfound") {
            return [
                "\(name) is a Swift class, which the runtime knows by its module only; the file gives none: \(instead(of: name, row))"
            ]
        }
        if row.flag("is_named_for_objc"), module != nil {
            return [
                "\(name) is a name of Objective-C, which has no module, and the file gives one: \(instead(of: name, row))"
            ]
        }
        return []
    }

    /// What the platform does without a class.
    private func instead(of name: String, _ row: Row) -> String {
        let base = row.text("base_class") ?? "NSObject"
        switch platform {
        case "macOS": return "macOS logs \"Unknown class '\(name)', using '\(base)' instead\" and makes the latter."
        case "iOS", "tvOS":
            return
                "\(platform ?? "") logs \"Unknown class \(name) in Interface Builder file.\" and makes \(base) instead."
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
