/// What is asked of the types of a tree while code is followed.
struct ClassKnowledge {
    let model: SourceModel

    init(_ model: SourceModel) { self.model = model }

    /// Whether a name is that of a class which the sources declare.
    func isConcrete(_ name: String) -> Bool { model.projectClasses[name] != nil }

    /// Whether a name is that of an enumeration whose cases are texts.
    func isEnumeration(_ name: String) -> Bool { !isConcrete(name) && (model.constantsOfType[name] ?? []).contains(where: model.isText) }

    /// Its cases.
    func cases(of type: String) -> [FollowedValue] {
        (model.constantsOfType[type] ?? []).filter(model.isText).map { FollowedValue(.enumCase(type, NameResolver.lastPart($0))) }
    }

    /// Whether a name is one of a type.
    func isType(_ name: String) -> Bool {
        model.projectClasses[name] != nil || model.superclasses[name] != nil || model.subclasses[name] != nil
            || model.constantsOfType[name] != nil
    }

    /// Whether what is at hand is of a type that is no class: a structure, for example.
    func isValueType(_ value: FollowedValue) -> Bool {
        guard let name = value.className else { return false }
        return !isConcrete(name) && model.superclasses[name] == nil && !model.isProtocol(name)
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
