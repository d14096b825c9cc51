/// Finds the classes on which a helper is called: `[FooView loadFromNib]`,
/// `FooCell.nib`, `registerNib(for: FooCell.self)`, also through helpers of
/// the helper.
struct Callers {
    /// A class, and the call that names it.
    struct Caller {
        let className: String
        let call: SourceModel.Call
    }

    private let model: SourceModel

    init(_ model: SourceModel) { self.model = model }

    /// - Parameters:
    ///   - member: the helper, by selector or base name.
    ///   - type: type that declares it; only calls on it, or on what descends
    ///     from it, are calls of this helper.
    ///   - isGeneric: the class is given as an argument.
    func classes(calling member: String, of type: String?, isGeneric: Bool) -> [Caller] {
        var found: [Caller] = []
        var seen: Set<String> = []
        var pending = [(member: member, type: type, isGeneric: isGeneric, depth: 0)]
        while let next = pending.popLast() {
            let base = SourceModel.base(next.member)
            guard next.depth < 5, seen.insert(base + " " + (next.type ?? "")).inserted else { continue }
            for call in model.callsByBase[base] ?? [] {
                switch subject(of: call, type: next.type, isGeneric: next.isGeneric) {
                case .classes(let names): found += names.map { Caller(className: $0, call: call) }
                case .helper(let isGeneric):
                    if let member = call.member { pending.append((member, call.type, isGeneric, next.depth + 1)) }
                case .other: break
                }
            }
        }
        return found
    }

    private enum Subject {
        case classes([String])
        /// The caller is itself a helper whose callers tell the class.
        case helper(isGeneric: Bool)
        case other
    }

    private func subject(of call: SourceModel.Call, type: String?, isGeneric: Bool) -> Subject {
        let given = call.arguments.flatMap { argument -> [String] in
            guard let text = argument.last ?? nil else { return [] }
            guard [".self", " class]", ".class"].contains(where: text.hasSuffix), case .named(let name) = Expression.ClassExpression(text)
            else { return isGeneric ? model.classes(of: text[...], in: call.fileID) : [] }
            return [name]
        }
        let classes = given.filter { model.projectClasses[$0] != nil }
        if isGeneric, !classes.isEmpty { return .classes(classes) }
        if isGeneric, !given.isEmpty { return .helper(isGeneric: true) }
        switch call.receiver {
        case let receiver? where model.projectClasses[receiver] != nil:
            return isRelated(receiver, to: type) ? .classes([receiver]) : .other
        case "self", "Self", "super", nil:
            guard let own = call.type, isRelated(own, to: type) || call.receiver == nil else { return .other }
            if call.receiver == nil, !classes.isEmpty { return .classes(classes) }
            guard call.receiver != nil || own == type else { return .other }
            // Code of a class itself; of a protocol or category the next caller tells.
            return model.projectClasses[own] != nil ? .classes([own]) : .helper(isGeneric: false)
        case let receiver?:
            // A generic parameter, or a class of a framework.
            return receiver.count <= 2 || model.superclasses[receiver] == nil ? .helper(isGeneric: true) : .other
        }
    }

    /// Whether a class can have the helper of a type: it descends from it, or
    /// adopts it.
    private func isRelated(_ name: String, to type: String?) -> Bool {
        guard let type, type != name else { return true }
        return model.lineage(of: name).contains(type)
    }
}
