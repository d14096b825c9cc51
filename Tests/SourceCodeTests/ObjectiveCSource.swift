import SourceCode

/// An Objective-C source as the reader sees it, said in short lines.
struct ObjectiveCSource {
    let file: SourceFile

    init(_ text: String) {
        file = ObjectiveCReader.read(Array(text.utf8))
    }

    /// `kind name : superclass (category) <protocols>` of each type.
    var types: [String] {
        file.types.map { type in
            var line = "\(type.kind) \(type.name)"
            if let superclass = type.superclass { line += " : \(superclass)" }
            if let category = type.category { line += " (\(category))" }
            if !type.protocols.isEmpty { line += " <\(type.protocols.joined(separator: ", "))>" }
            return line
        }
    }

    /// `kind Class.name: type` of each member that is no method; a variable
    /// is marked with `->`, a static one with `+`, a requirement with `?`.
    var variables: [String] {
        file.members.filter { $0.selector == nil || !Self.isMethod($0) }.map { member in
            let type = member.type.map { ": \($0)" } ?? ""
            let name = "\(member.className)\(member.isVariable ? "->" : ".")\(member.name)"
            return Self.marks(member) + "\(member.kind) \(name)\(type)"
        }
    }

    /// `kind -[Class selector] arguments` of each method.
    var methods: [String] {
        file.members.filter(Self.isMethod).map { member in
            let sign = member.isStatic ? "+" : "-"
            let requirement = member.isRequirement ? "?" : ""
            return "\(requirement)\(member.kind) \(sign)[\(member.className) \(member.selector ?? "")] \(member.argumentCount)"
        }
    }

    /// The selectors alone.
    var selectors: [String] { file.members.filter(Self.isMethod).map { $0.selector ?? "nil" } }

    /// `call expression` of each load, with what else it says.
    var loads: [String] {
        file.loads.map { load in
            var line = "\(load.target) \(load.call) \(load.expression ?? "none")"
            if let receiver = load.receiver { line += " to \(receiver)" }
            if let owner = load.owner { line += " owner \(owner)" }
            if let identifier = load.identifier { line += " identifier \(identifier)" }
            return line
        }
    }

    /// `kind call expression` of each use of an identifier.
    var identifiers: [String] { file.identifiers.map { "\($0.kind) \($0.call) \($0.expression)" } }

    /// `name = "value"`, or `name = expression`.
    var constants: [String] {
        file.constants.map { "\($0.name) = " + ($0.value.map { "\"\($0)\"" } ?? $0.expression ?? "nothing") }
    }

    private static func isMethod(_ member: MemberDeclaration) -> Bool {
        [.action, .segueAction, .method].contains(member.kind)
    }

    private static func marks(_ member: MemberDeclaration) -> String {
        (member.isStatic ? "+" : "") + (member.isRequirement ? "?" : "")
    }

    /// The source with `body` as the body of a method.
    static func body(_ body: String, of method: String = "- (void)go", in name: String = "Shop") -> ObjectiveCSource {
        ObjectiveCSource("@implementation \(name)\n\(method) {\n\(body)\n}\n@end\n")
    }
}
