/// The rules by which a platform creates and connects the objects of a nib.
struct LoadRules {
    /// iOS, tvOS, watchOS or macOS; nil if the file is for another or an unknown platform.
    let platform: String?
    let isStoryboard: Bool

    var isMac: Bool { platform == "macOS" }

    var isTouch: Bool { platform == "iOS" || platform == "tvOS" }

    /// Whether a load creates the object.
    func makes(_ row: Row) -> Bool { row.flag("is_made") }

    /// Returns the initializer that a load calls for an object, in Swift spelling.
    func initializer(_ row: Row) -> String {
        if let selector = row.text("initializer") { return Self.spellings[selector] ?? selector }
        return platform == "watchOS" ? "by WatchKit" : "unknown"
    }

    /// Swift spellings of initializers, by selector.
    private static let spellings = [
        "init": "init()", "initWithCoder:": "init(coder:)", "initWithFrame:": "init(frame:)",
        "initWithContentRect:styleMask:backing:defer:": "init(contentRect:styleMask:backing:defer:)",
        "sharedUserDefaultsController": "shared",
    ]

    /// Returns notes about the class of an object, and about the nib from which its view is loaded later.
    func notes(_ row: Row) -> [String] {
        let view = row.text("view_nib").map {
            ["Its view comes from \($0), which is loaded when the view is first needed."]
        }
        return (view ?? []) + classNotes(row)
    }

    /// Returns a note if the class of an object is ambiguous, or if it is uncertain that the runtime finds the class.
    private func classNotes(_ row: Row) -> [String] {
        guard let name = row.text("custom_class") else { return [] }
        let module =
            row.text("custom_module") ?? (row.text("custom_module_provider") == "target" ? "of the target" : nil)
        if row.text("certainty") == "ambiguous" {
            return ["Several classes have the name \(name). xibdb does not know which one the file means."]
        }
        if row.text("certainty") == "byTarget" {
            return ["Each target that copies the file compiles its own class \(name)."]
        }
        if row.text("class_kind") == "unknown" {
            return [
                "Nothing in the index declares \(name). If the app does not have the class either, \(instead(of: name, row))"
            ]
        }
        if row.flag("is_unfound") {
            return [
                "The runtime finds the Swift class \(name) only by its module, but the file names no module, so \(instead(of: name, row))"
            ]
        }
        if row.flag("is_named_for_objc"), module != nil {
            return [
                "The Objective-C name \(name) has no module, but the file names one, so \(instead(of: name, row))"
            ]
        }
        return []
    }

    /// Returns a clause that describes what the platform does if it does not find a class.
    private func instead(of name: String, _ row: Row) -> String {
        let name = row.text("custom_module").map { Self.runtimeName(name, $0) } ?? name
        let base = row.text("base_class") ?? "NSObject"
        switch platform {
        case "macOS": return "macOS logs \"Unknown class '\(name)', using '\(base)' instead\" and creates \(base)."
        case "iOS", "tvOS":
            return
                "\(platform ?? "") logs \"Unknown class \(name) in Interface Builder file.\" and creates \(base) instead."
        default: return "the platform creates an object of another class."
        }
    }

    /// Returns the name of a Swift class in the Objective-C runtime, as console messages show it.
    private static func runtimeName(_ name: String, _ module: String) -> String {
        let parts = name.split(separator: ".").map { "\($0.utf8.count)\($0)" }
        return "_Tt" + String(repeating: "C", count: parts.count) + "\(module.utf8.count)\(module)" + parts.joined()
    }

    /// Returns the outcome of an outlet.
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

    /// Returns the outcome of an action.
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

    /// Returns the outcome of a runtime attribute.
    ///
    /// - Parameter visibility: `visible` if the runtime can set the property that the sources declare, `hidden` if it
    ///   cannot; nil if the sources do not declare the property. In the last case, a framework may declare it: xibdb
    ///   does not know all properties of frameworks.
    func outcome(ofAttribute visibility: String?, keyPath: String) -> Explanation.Outcome {
        switch visibility {
        case "visible": .done
        case "hidden": .consoleLine
        default: keyPath.hasPrefix("layer.") ? .done : .unknown
        }
    }
}
