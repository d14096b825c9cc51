import SourceCode

/// A call of a framework that loads, opens, instantiates or registers a nib
/// or storyboard: where in it the name, the owner and the identifier stand.
struct Sink {
    /// A part of a call.
    enum Part {
        case receiver
        case argument(Int)
    }

    let purpose: NibLoad.Purpose
    let target: NibLoad.Target
    let name: Part
    var owner: Part?
    var bundle: Part?
    var identifier: Part?

    /// What a call with these labels (of Swift), or this selector, is; nil where it is none of a framework.
    ///
    /// - Parameters:
    ///   - type: the class that is made, where one is.
    ///   - makes: whether a class is made, or its initialiser is called on `super` or `self`.
    init?(_ call: Code.Call, type: String?, makes: Bool) {
        guard
            let found = call.labels.map({ Sink.swift(call.name, $0, type, makes) })
                ?? Sink.objectiveC(call.name, type, makes)
        else { return nil }
        self = found
    }

    private init(
        _ purpose: NibLoad.Purpose, _ target: NibLoad.Target, name: Part, owner: Int? = nil, bundle: Part? = nil,
        identifier: Int? = nil
    ) {
        (self.purpose, self.target, self.name, self.bundle) = (purpose, target, name, bundle)
        (self.owner, self.identifier) = (owner.map { .argument($0) }, identifier.map { .argument($0) })
    }

    // MARK: Swift

    private static func swift(_ name: String, _ labels: [String], _ type: String?, _ makes: Bool) -> Sink? {
        func place(_ label: String) -> Int? { labels.firstIndex(of: label) }
        if makes { return made(type, labels) }
        switch name {
        case "loadNibNamed", "loadNibFile":
            guard labels.first == "_", labels.count > 1 else { return nil }
            return Sink(.loads, .nib, name: .argument(0), owner: place("owner"), bundle: .receiver)
        case "instantiate", "instantiateWithOwner", "instantiateNib", "instantiateNibWithOwner":
            guard let owner = place("withOwner") ?? (name.hasSuffix("WithOwner") && !labels.isEmpty ? 0 : nil) else {
                return nil
            }
            return Sink(.instantiates, .nib, name: .receiver, owner: owner)
        case "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
            "instantiateControllerWithIdentifier":
            let identifier =
                place("withIdentifier") ?? place("identifier")
                ?? (name.hasSuffix("WithIdentifier") && !labels.isEmpty ? 0 : nil)
            guard let identifier else { return nil }
            return Sink(.instantiates, .storyboard, name: .receiver, identifier: identifier)
        case "instantiateInitialViewController", "instantiateInitialController":
            return Sink(.instantiates, .storyboard, name: .receiver)
        case "register", "registerNib":
            guard labels.count > 1, labels[0] == "_",
                let identifier = labels.lastIndex(where: { $0.hasSuffix("dentifier") }), identifier > 0
            else { return nil }
            return Sink(.registers, .nib, name: .argument(0), identifier: identifier)
        default: return nil
        }
    }

    private static func made(_ type: String?, _ labels: [String]) -> Sink? {
        let bundle = labels.firstIndex(of: "bundle").map { Part.argument($0) }
        switch (type, labels.first) {
        case ("UINib"?, "nibName"), ("NSNib"?, "nibNamed"):
            return Sink(.opens, .nib, name: .argument(0), bundle: bundle)
        case ("UIStoryboard"?, "name"), ("NSStoryboard"?, "name"):
            return Sink(.opens, .storyboard, name: .argument(0), bundle: bundle)
        case (_, "nibName") where labels.contains("bundle"):
            return Sink(.controller, .nib, name: .argument(0), bundle: bundle)
        case (_, "windowNibName"), (_, "windowNibPath"):
            return Sink(.windowController, .nib, name: .argument(0), owner: labels.firstIndex(of: "owner"))
        default:
            guard let place = labels.firstIndex(of: "cellNib") ?? labels.firstIndex(of: "supplementaryNib") else {
                return nil
            }
            return Sink(.registers, .nib, name: .argument(place))
        }
    }

    // MARK: Objective-C

    private static func objectiveC(_ selector: String, _ type: String?, _ makes: Bool) -> Sink? {
        let words = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        func place(_ word: String) -> Int? { words.firstIndex(of: word) }
        let bundle = place("bundle").map { Part.argument($0) }
        switch words.first ?? "" {
        case "loadNibNamed", "loadNibFile":
            return Sink(.loads, .nib, name: .argument(0), owner: place("owner"), bundle: .receiver)
        case "nibWithNibName", "initWithNibNamed": return Sink(.opens, .nib, name: .argument(0), bundle: bundle)
        case "initWithContentsOfURL" where type == "NSNib": return Sink(.opens, .nib, name: .argument(0))
        case "storyboardWithName": return Sink(.opens, .storyboard, name: .argument(0), bundle: bundle)
        case "initWithNibName" where makes && words.dropFirst().first == "bundle" && words.count <= 3:
            return Sink(.controller, .nib, name: .argument(0), bundle: bundle)
        case "initWithWindowNibName" where makes, "initWithWindowNibPath" where makes:
            return Sink(.windowController, .nib, name: .argument(0), owner: place("owner"))
        case "instantiateWithOwner", "instantiateNibWithOwner":
            return Sink(.instantiates, .nib, name: .receiver, owner: 0)
        case "instantiateNibWithExternalNameTable": return Sink(.instantiates, .nib, name: .receiver)
        case "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier":
            return Sink(.instantiates, .storyboard, name: .receiver, identifier: 0)
        case "instantiateInitialViewController", "instantiateInitialController",
            "instantiateInitialViewControllerWithCreator",
            "instantiateInitialControllerWithCreator":
            return Sink(.instantiates, .storyboard, name: .receiver)
        case "registerNib":
            return Sink(.registers, .nib, name: .argument(0), identifier: words.lastIndex { $0.hasSuffix("dentifier") })
        default: return nil
        }
    }

    /// Names without which no code has a sink in it.
    static let names: Set<String> = [
        "loadNibNamed", "loadNibFile", "instantiate", "instantiateWithOwner", "instantiateNib",
        "instantiateNibWithOwner",
        "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
        "instantiateControllerWithIdentifier",
        "instantiateInitialViewController", "instantiateInitialController", "register", "registerNib", "UINib", "NSNib",
        "UIStoryboard",
        "NSStoryboard", "nibName", "windowNibName", "windowNibPath", "CellRegistration", "SupplementaryRegistration",
        // Selectors.
        "loadNibNamed:owner:options:", "loadNibNamed:owner:topLevelObjects:", "loadNibNamed:owner:",
        "loadNibFile:externalNameTable:withZone:", "nibWithNibName:bundle:", "initWithNibNamed:bundle:",
        "initWithNibName:bundle:",
        "storyboardWithName:bundle:", "initWithWindowNibName:", "initWithWindowNibName:owner:",
        "initWithWindowNibPath:owner:",
        "instantiateWithOwner:options:", "instantiateWithOwner:topLevelObjects:",
        "instantiateNibWithOwner:topLevelObjects:",
        "instantiateNibWithExternalNameTable:", "instantiateViewControllerWithIdentifier:",
        "instantiateViewControllerWithIdentifier:creator:",
        "instantiateControllerWithIdentifier:", "instantiateControllerWithIdentifier:creator:",
        "instantiateInitialViewControllerWithCreator:",
        "instantiateInitialControllerWithCreator:", "registerNib:forCellReuseIdentifier:",
        "registerNib:forHeaderFooterViewReuseIdentifier:",
        "registerNib:forCellWithReuseIdentifier:", "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:",
        "registerNib:forIdentifier:",
        "registerNib:forItemWithIdentifier:", "registerNib:forSupplementaryViewOfKind:withIdentifier:",
        "registerNib:forDecorationViewOfKind:",
        "initWithContentsOfURL:",
    ]
}
