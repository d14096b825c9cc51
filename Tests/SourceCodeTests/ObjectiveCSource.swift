import SourceCode

/// An Objective-C source that was read, summarized in short lines.
struct ObjectiveCSource {
    let file: SourceFile

    init(_ text: String) {
        file = ObjectiveCReader.read(Array(text.utf8))
    }

    /// Contains `kind name : superclass (category) <protocols>` for each type. Parts without a value are left out.
    var types: [String] {
        file.types.map { type in
            var line = "\(type.kind) \(type.name)"
            if let superclass = type.superclass { line += " : \(superclass)" }
            if let category = type.category { line += " (\(category))" }
            if !type.protocols.isEmpty { line += " <\(type.protocols.joined(separator: ", "))>" }
            return line
        }
    }

    /// Contains `kind Class.name: type` for each member that is not a method. A variable has `->` instead of the dot.
    /// `+` marks a static member, and `?` marks a requirement. Variables that a property creates are left out.
    var variables: [String] {
        file.members.filter { !Self.isMethod($0) && !isImplied($0) }.map { member in
            let type = member.type.map { ": \($0)" } ?? ""
            let name = "\(member.className)\(member.isVariable ? "->" : ".")\(member.name)"
            return Self.marks(member) + "\(member.kind) \(name)\(type)"
        }
    }

    /// Contains `Class->name` for each variable that a property creates.
    var impliedVariables: [String] { file.members.filter(isImplied).map { "\($0.className)->\($0.name)" } }

    private func isImplied(_ member: MemberDeclaration) -> Bool {
        member.isVariable && file.members.contains { !$0.isVariable && $0.at == member.at }
    }

    /// Contains `kind -[Class selector] count` for each method. `count` is the number of arguments. `?` marks a
    /// requirement.
    var methods: [String] {
        file.members.filter(Self.isMethod).map { member in
            let sign = member.isStatic ? "+" : "-"
            let requirement = member.isRequirement ? "?" : ""
            return
                "\(requirement)\(member.kind) \(sign)[\(member.className) \(member.selector ?? "")] \(member.argumentCount)"
        }
    }

    /// The selector of each method.
    var selectors: [String] { file.members.filter(Self.isMethod).map { $0.selector ?? "nil" } }

    /// Contains `target call expression` for each load, followed by its receiver, owner and identifier, if any.
    var loads: [String] {
        file.loads.map { load in
            var line = "\(load.target) \(load.call) \(load.expression ?? "none")"
            if let receiver = load.receiver { line += " to \(receiver)" }
            if let owner = load.owner { line += " owner \(owner)" }
            if let identifier = load.identifier { line += " identifier \(identifier)" }
            return line
        }
    }

    /// Contains `receiver.member(label: argument)` for each call.
    var calls: [String] {
        file.calls.map { call in
            let arguments = call.arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.expression }
            return (call.receiver.map { "\($0)." } ?? "") + "\(call.member)(\(arguments.joined(separator: ", ")))"
        }
    }

    /// Contains `kind call expression` for each use of an identifier.
    var identifiers: [String] { file.identifiers.map { "\($0.kind) \($0.call) \($0.expression)" } }

    /// Contains `name = "value"` for each constant. If the value is unknown, contains `name = expression`.
    var constants: [String] {
        file.constants.map { "\($0.name) = " + ($0.value.map { "\"\($0)\"" } ?? $0.expression ?? "nothing") }
    }

    private static func isMethod(_ member: MemberDeclaration) -> Bool {
        [.action, .segueAction, .method].contains(member.kind)
    }

    private static func marks(_ member: MemberDeclaration) -> String {
        (member.isStatic ? "+" : "") + (member.isRequirement ? "?" : "")
    }

    /// Reads a class with one method that has this body.
    static func body(_ body: String, of method: String = "- (void)go", in name: String = "Shop") -> ObjectiveCSource {
        ObjectiveCSource("@implementation \(name)\n\(method) {\n\(body)\n}\n@end\n")
    }
}
