import Bytes

/// Finds the texts that an expression may stand for.
struct NameResolver {
    /// Where an expression stands.
    struct Context {
        /// Place of the code.
        var place: FileScopes.Place
        /// Type whose code it is.
        var type: String?
        /// Class that self is, where it is known: the receiver of the call.
        var selfClass: String?
        /// Generic parameters, with the classes that stand for them.
        var generics: [String: String] = [:]
    }

    /// What came out.
    enum Value: Equatable {
        /// The texts; several where several constants could be meant.
        case texts([String])
        /// The class of self has to be known first.
        case needsSelf
        /// It is not known, or could be too much.
        case unknown
    }

    /// What constants were found to be, so that one that is named many times,
    /// by others that are, is worked out once.
    private final class Memory {
        struct Key: Hashable {
            let path: String
            let fileID: Int64
            let line: Int
            let platforms: Set<String>
            let type: String?
            let selfClass: String?
            let generics: [String: String]
            let depth: Int
        }

        var values: [Key: Value] = [:]
    }

    private static let mostTexts = 32

    let model: SourceModel
    private let memory = Memory()

    init(model: SourceModel) { self.model = model }

    /// The texts that an expression may stand for; empty where none is known.
    func texts(_ expression: String, in context: Context) -> [String] {
        if case .texts(let texts) = value(of: Expression(expression), in: context) { texts } else { [] }
    }

    /// What an expression stands for.
    func value(of expression: Expression, in context: Context, depth: Int = 8) -> Value {
        guard depth > 0 else { return .unknown }
        switch expression {
        case .literal(let text): return text.utf8.count > DerivedTexts.longest ? .unknown : .texts([text])
        case .nameOfClass(.ofSelf):
            return context.selfClass.map { .texts([Self.lastPart($0)]) } ?? .needsSelf
        case .nameOfClass(.named(let name)):
            if let actual = context.generics[name] { return .texts([Self.lastPart(actual)]) }
            // A single letter is a generic parameter whose class is not known.
            if name.count == 1 { return .unknown }
            return .texts([Self.lastPart(name)])
        case .joined(let parts): return joined(parts, context, depth)
        case .constant(let type, let name): return constant(type, name, context, depth)
        case .unknown: return .unknown
        }
    }

    private func joined(_ parts: [Expression], _ context: Context, _ depth: Int) -> Value {
        var results = [""]
        for part in parts {
            switch value(of: part, in: context, depth: depth - 1) {
            case .texts(let texts): results = results.flatMap { start in texts.map { start + $0 } }
            case let other: return other
            }
            guard results.count <= Self.mostTexts, results.allSatisfy({ $0.utf8.count <= DerivedTexts.longest }) else {
                return .unknown
            }
        }
        return .texts(results)
    }

    private func constant(_ type: Expression.ClassExpression?, _ name: String, _ context: Context, _ depth: Int)
        -> Value
    {
        var inner = context
        var path: String?
        let place = context.place
        switch type {
        case .ofSelf:
            path = model.constant(name, in: context.selfClass ?? context.type, from: place)
        case .named(let owner):
            inner.selfClass = context.generics[owner] ?? owner
            inner.type = inner.selfClass
            path = model.constant(name, in: inner.selfClass, from: place)
        case nil:
            path =
                model.constant(name, in: context.selfClass ?? context.type, from: place)
                ?? model.constant(name, in: context.type, from: place)
            // `FooCell.nibName`: a member that the class, or what it adopts, declares.
            if let dot = name.lastIndex(of: "."), name.beginsWithCapital {
                let owner = String(name[..<dot])
                inner.selfClass = context.generics[owner] ?? owner
                inner.type = inner.selfClass
                let member = String(name[name.index(after: dot)...])
                path =
                    path ?? model.constant(member, in: inner.selfClass, from: place)
                    ?? inner.selfClass.flatMap { imported(member, of: $0, from: place) }
            }
        }
        guard let path else { return .unknown }
        // Code of a type: what self is there is the class it was asked of.
        if inner.type == nil || type == nil, let dot = path.lastIndex(of: ".") {
            inner.type = inner.selfClass ?? String(path[..<dot])
        }
        let key = Memory.Key(
            path: path, fileID: place.fileID, line: place.line, platforms: place.platforms, type: inner.type,
            selfClass: inner.selfClass,
            generics: inner.generics, depth: depth)
        if let known = memory.values[key] { return known }
        let value = value(of: model.constants(path, from: place), inner, depth)
        memory.values[key] = value
        return value
    }

    /// What constants of one path stand for, all texts that are found.
    private func value(of constants: [SourceModel.Constant], _ context: Context, _ depth: Int) -> Value {
        var texts: [String] = []
        var result = Value.unknown
        for found in constants {
            var inner = context
            inner.place = found.place
            inner.place.platforms = context.place.platforms
            let value =
                found.value.map { $0.utf8.count > DerivedTexts.longest ? .unknown : Value.texts([$0]) }
                ?? found.expression.map { self.value(of: Expression($0), in: inner, depth: depth - 1) } ?? .unknown
            if case .texts(let more) = value {
                texts += more.filter { !texts.contains($0) }
                guard texts.count <= Self.mostTexts else { return .unknown }
            } else if value != .unknown {
                result = value
            }
        }
        return texts.isEmpty ? result : .texts(texts)
    }

    /// Swift leaves out of the name of an Objective-C member what the type
    /// says: `+getCellIdentifier` of `FruitCell` is `FruitCell.getIdentifier()`.
    private func imported(_ member: String, of type: String, from place: FileScopes.Place) -> String? {
        guard let start = type.lastIndex(where: \.isUppercase) else { return nil }
        let word = String(type[start...])
        for index in member.indices where member[index].isUppercase {
            let whole = String(member[..<index]) + word + String(member[index...])
            if let path = model.constant(whole, in: type, from: place) { return path }
        }
        return nil
    }

    /// `Inner` of `Outer.Inner`.
    static func lastPart(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
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
