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
