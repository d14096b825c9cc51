import SourceCode
import SwiftSources

/// A Swift source that was read, summarized in short lines.
struct SwiftText {
    let file: SourceFile

    init(_ text: String) { file = SwiftReader.read(Array(text.utf8)) }

    /// Reads a class `Shop` with a method `go`. The code is the body of the method.
    static func body(_ code: String) -> SwiftText { SwiftText("class Shop {\nfunc go() {\n\(code)\n}\n}") }

    /// Contains `kind name (Objective-C name) : superclass` for each type. Parts without a value are left out.
    var types: [String] {
        file.types.map { type in
            "\(type.kind) \(type.name)" + (type.objcName.map { " (\($0))" } ?? "")
                + (type.superclass.map { " : \($0)" } ?? "")
        }
    }

    /// Contains `kind Class.name: type` for each member. `+` marks a static member.
    var members: [String] {
        file.members.map {
            "\($0.kind) \($0.isStatic ? "+" : "")\($0.className).\($0.name)" + ($0.type.map { ": \($0)" } ?? "")
        }
    }

    /// Contains the selectors of each member and of its setter, if any.
    var selectors: [String] { file.members.flatMap { [$0.selector, $0.setter].compactMap { $0 } } }

    var visibilities: [String] { file.members.map { "\($0.name) \($0.visibility)" } }

    /// Contains `call expression [literal]` for each load, followed by its receiver, owner and identifier, if any.
    var loads: [String] {
        file.loads.map { load in
            var line = "\(load.call) \(load.expression ?? "none")"
            if let literal = load.literal { line += " [\(literal)]" }
            if let receiver = load.receiver { line += " to \(receiver)" }
            if let owner = load.owner { line += " owner \(owner)" + (load.ownerType.map { ": \($0)" } ?? "") }
            if let identifier = load.identifier { line += " identifier \(identifier)" }
            return line
        }
    }

    var identifiers: [String] {
        file.identifiers.map {
            "\($0.kind) \($0.expression)" + ($0.literal.map { " [\($0)]" } ?? "")
        }
    }

    var constants: [String] {
        file.constants.map { "\($0.name) = " + ($0.value.map { "\"\($0)\"" } ?? $0.expression ?? "nothing") }
    }

    var calls: [String] {
        file.calls.map { call in
            let arguments = call.arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.expression }.joined(
                separator: ", ")
            return (call.receiver.map { $0 + "." } ?? "") + call.member + "(\(arguments))"
        }
    }
}
