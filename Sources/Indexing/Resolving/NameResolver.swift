/// Finds the text that an expression stands for.
struct NameResolver {
    /// Where an expression stands.
    struct Context {
        /// Type whose code it is.
        var type: String?
        /// Class that self is, where it is known: the receiver of the call.
        var selfClass: String?
        /// Generic parameters, with the classes that stand for them.
        var generics: [String: String] = [:]
    }

    /// What came out.
    enum Value: Equatable {
        case text(String)
        /// The class of self has to be known first.
        case needsSelf
        /// The class that stands for a generic parameter has to be known first.
        case unknown
    }

    let model: SourceModel

    /// The text that an expression stands for; nil where it is not known.
    func text(_ expression: String, in context: Context) -> String? {
        if case .text(let text) = value(of: Expression(expression), in: context) { text } else { nil }
    }

    /// What an expression stands for.
    func value(of expression: Expression, in context: Context, depth: Int = 8) -> Value {
        guard depth > 0 else { return .unknown }
        switch expression {
        case .literal(let text): return .text(text)
        case .nameOfClass(.ofSelf):
            return context.selfClass.map { .text(Self.lastPart($0)) } ?? .needsSelf
        case .nameOfClass(.named(let name)):
            if let actual = context.generics[name] { return .text(Self.lastPart(actual)) }
            // A single letter is a generic parameter whose class is not known.
            if name.count == 1 { return .unknown }
            return .text(Self.lastPart(name))
        case .joined(let parts): return joined(parts, context, depth)
        case .constant(let type, let name): return constant(type, name, context, depth)
        case .unknown: return .unknown
        }
    }

    private func joined(_ parts: [Expression], _ context: Context, _ depth: Int) -> Value {
        var result = ""
        for part in parts {
            switch value(of: part, in: context, depth: depth - 1) {
            case .text(let text): result += text
            case let other: return other
            }
        }
        return .text(result)
    }

    private func constant(_ type: Expression.ClassExpression?, _ name: String, _ context: Context, _ depth: Int) -> Value {
        var inner = context
        var path: String?
        switch type {
        case .ofSelf:
            path = model.constant(name, in: context.selfClass ?? context.type)
        case .named(let owner):
            inner.selfClass = context.generics[owner] ?? owner
            inner.type = inner.selfClass
            path = model.constant(name, in: inner.selfClass)
        case nil:
            path = model.constant(name, in: context.selfClass ?? context.type) ?? model.constant(name, in: context.type)
            // `FooCell.nibName`: a member that the class, or what it adopts, declares.
            if let dot = name.lastIndex(of: "."), name.first?.isUppercase == true {
                let owner = String(name[..<dot])
                inner.selfClass = context.generics[owner] ?? owner
                inner.type = inner.selfClass
                let member = String(name[name.index(after: dot)...])
                path = path ?? model.constant(member, in: inner.selfClass) ?? inner.selfClass.flatMap { imported(member, of: $0) }
            }
        }
        guard let path else { return .unknown }
        // Code of a type: what self is there is the class it was asked of.
        if inner.type == nil || type == nil, let dot = path.lastIndex(of: ".") { inner.type = inner.selfClass ?? String(path[..<dot]) }
        var result = Value.unknown
        for found in model.constants[path] ?? [] {
            if let text = found.value { return .text(text) }
            guard let expression = found.expression else { continue }
            let next = value(of: Expression(expression), in: inner, depth: depth - 1)
            if case .text = next { return next }
            if next != .unknown { result = next }
        }
        return result
    }

    /// Swift leaves out of the name of an Objective-C member what the type
    /// says: `+getCellIdentifier` of `FruitCell` is `FruitCell.getIdentifier()`.
    private func imported(_ member: String, of type: String) -> String? {
        guard let start = type.lastIndex(where: \.isUppercase) else { return nil }
        let word = String(type[start...])
        for place in member.indices where member[place].isUppercase {
            let whole = String(member[..<place]) + word + String(member[place...])
            if let path = model.constant(whole, in: type) { return path }
        }
        return nil
    }

    /// `Inner` of `Outer.Inner`.
    static func lastPart(_ path: String) -> String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The name of a nib without folder and extension, which code may give.
    static func nibName(_ text: String) -> String {
        let name = text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
        for ending in [".xib", ".nib", ".storyboard"] where name.hasSuffix(ending) && name.count > ending.count {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}
