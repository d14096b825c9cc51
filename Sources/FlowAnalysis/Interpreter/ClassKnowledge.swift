import SourceCode

/// Answers questions about the types of a tree while code is followed.
struct ClassKnowledge {
    let model: SourceModel
    private let table: FunctionTable

    init(_ model: SourceModel, _ table: FunctionTable) { (self.model, self.table) = (model, table) }

    /// Whether the sources declare a class with this name.
    func isConcrete(_ name: String) -> Bool { model.projectClasses[name] != nil }

    /// Whether a class of the sources is a view controller or window controller. If its superclass is unknown, its name
    /// decides.
    func isController(_ name: String) -> Bool {
        guard let kind = model.projectClasses[name] else { return false }
        guard let kind else { return name.hasSuffix("ViewController") || name.hasSuffix("WindowController") }
        return kind == "viewController" || kind == "windowController" || kind == "interfaceController"
    }

    /// Kinds of classes whose objects are screens.
    private static let screenKinds: Set<String> = [
        "viewController", "windowController", "interfaceController", "window",
    ]
    /// Kinds of classes whose objects are parts of a screen. The window of such an object belongs to another object.
    private static let partKinds: Set<String> = [
        "view", "cell", "controlCell", "barItem", "toolbarItem", "menu", "menuItem", "gestureRecognizer",
    ]
    /// Framework classes whose objects are screens.
    private static let screens: Set<String> = [
        "UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController", "UIWindow", "NSWindow",
        "NSPopover", "UIPopoverController", "UIAlertView", "UIActionSheet", "NSAlert",
    ]

    /// Whether an object of a class can be a screen. A class with an unknown superclass can, and so can the view of a
    /// hosting controller, which is a structure.
    ///
    /// - Parameter ownsWindow: whether the object owns a window. Any class of the project can do this.
    func mayBeScreen(_ name: String, ownsWindow: Bool) -> Bool {
        if let kind = model.projectClasses[name] {
            guard let kind else { return true }
            return ownsWindow ? !Self.partKinds.contains(kind) : Self.screenKinds.contains(kind)
        }
        let lineage = frameworkLineage(name)
        // A structure and an unknown class have no superclass.
        return model.superclasses[lineage[0]] == nil || lineage.contains(where: Self.screens.contains)
    }

    /// Whether a class is a collection of Foundation. Its elements can be screens.
    func isCollection(_ name: String) -> Bool {
        !isConcrete(name)
            && frameworkLineage(name).contains {
                ["NSArray", "NSDictionary", "NSSet", "NSOrderedSet", "NSPointerArray"].contains($0)
            }
    }

    /// Returns a framework class and its superclasses. Swift omits the prefix of some classes: `XMLElement`.
    private func frameworkLineage(_ name: String) -> [String] {
        let isDeclared = model.superclasses[name] != nil || model.protocols[name] != nil || isPlainType(name)
        let isPrefixed = !isDeclared && model.superclasses["NS" + name] != nil
        return model.lineage(of: isPrefixed ? "NS" + name : name)
    }

    /// Whether the name belongs to an enumeration whose cases have texts as values.
    func isEnumeration(_ name: String) -> Bool {
        !isConcrete(name) && (model.constantsOfType[name] ?? []).contains { isCase($0, of: name) }
    }

    /// Returns the cases of an enumeration that have texts as values.
    func cases(of type: String) -> [FollowedValue] {
        (model.constantsOfType[type] ?? []).filter { isCase($0, of: type) }.map {
            FollowedValue(.enumCase(type, PathName.lastPart($0)))
        }
    }

    /// Whether a constant is an enumeration case and not a property.
    private func isCase(_ path: String, of type: String) -> Bool {
        model.isText(path) && table.members(PathName.lastPart(path), of: type).isEmpty
    }

    /// Whether the name belongs to a project type that has code and is neither a class nor a protocol.
    ///
    /// The type is a structure, or an enumeration with code that may check its case.
    func isPlainType(_ name: String) -> Bool {
        table.hasMembers(name) && CodeWords.mayBeOwnClass(name) && isNoClass(name)
    }

    /// Whether the name belongs to a known type.
    func isType(_ name: String) -> Bool {
        model.projectClasses[name] != nil || model.superclasses[name] != nil || model.subclasses[name] != nil
            || model.constantsOfType[name] != nil
    }

    /// Whether a value is an object of a type that is not a class, such as a structure.
    func isNoClass(_ value: FollowedValue) -> Bool { value.className.map(isNoClass) ?? false }

    private func isNoClass(_ name: String) -> Bool {
        !isConcrete(name) && model.superclasses[name] == nil && !model.isProtocol(name)
    }

    /// Whether each object of a class represents a nib or storyboard. The class alone does not determine which nib.
    func namesNibs(_ name: String) -> Bool { ["UINib", "NSNib", "UIStoryboard", "NSStoryboard"].contains(name) }
}
