import SourceCode

/// What is asked of the types of a tree while code is followed.
struct ClassKnowledge {
    let model: SourceModel
    private let table: FunctionTable

    init(_ model: SourceModel, _ table: FunctionTable) { (self.model, self.table) = (model, table) }

    /// Whether a name is that of a class which the sources declare.
    func isConcrete(_ name: String) -> Bool { model.projectClasses[name] != nil }

    /// Whether a name is that of an enumeration whose cases are texts.
    func isEnumeration(_ name: String) -> Bool {
        !isConcrete(name) && (model.constantsOfType[name] ?? []).contains { isCase($0, of: name) }
    }

    /// Its cases.
    func cases(of type: String) -> [FollowedValue] {
        (model.constantsOfType[type] ?? []).filter { isCase($0, of: type) }.map {
            FollowedValue(.enumCase(type, PathName.lastPart($0)))
        }
    }

    /// Whether a constant is a case, and no property.
    private func isCase(_ path: String, of type: String) -> Bool {
        model.isText(path) && table.members(PathName.lastPart(path), of: type).isEmpty
    }

    /// Whether a name is that of a type that is no class, and has code: a
    /// structure, or an enumeration that may ask which case it is.
    func isPlainType(_ name: String) -> Bool {
        table.hasMembers(name) && CodeWords.mayBeOwnClass(name) && isNoClass(name)
    }

    /// Whether a name is one of a type.
    func isType(_ name: String) -> Bool {
        model.projectClasses[name] != nil || model.superclasses[name] != nil || model.subclasses[name] != nil
            || model.constantsOfType[name] != nil
    }

    /// Whether what is at hand is of a type that is no class: a structure, for example.
    func isNoClass(_ value: FollowedValue) -> Bool { value.className.map(isNoClass) ?? false }

    private func isNoClass(_ name: String) -> Bool {
        !isConcrete(name) && model.superclasses[name] == nil && !model.isProtocol(name)
    }

    /// Whether objects of a class stand for a nib, so that more than the class matters.
    func namesNibs(_ name: String) -> Bool { ["UINib", "NSNib", "UIStoryboard", "NSStoryboard"].contains(name) }

    /// What a class descends from that has a nib of its own: `viewController`, `windowController`; nil for others.
    func controllerKind(_ name: String) -> String? {
        guard case .some(.some(let kind)) = model.projectClasses[name] else {
            return name == "UIViewController" || name == "NSViewController" ? "viewController" : nil
        }
        return kind
    }
}
