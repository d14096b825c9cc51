/// The names that a member returns. They can be recorded as constants. If the member is an override through which a
/// framework requests a nib or identifier, they can also be recorded as loads or identifiers.
package struct ReturnedNames {
    /// A value that a member returns.
    package struct Result {
        let value: Code
        let span: Mention.Span
        let platforms: Platforms
        let at: SourcePosition
    }

    let results: [Result]

    package init(results: [Result]) { self.results = results }

    package init(_ mentions: [Mention]) {
        results = mentions.compactMap {
            if case .result(let value, let span, let platforms, let at) = $0 {
                Result(value: value, span: span, platforms: platforms, at: at)
            } else {
                nil
            }
        }
    }

    // MARK: Overrides

    /// If a framework requests a nib or identifier from this member, adds each returned value as a load or identifier.
    package func addOverride(to finder: inout UseFinder, at place: SourcePosition) {
        guard let name = finder.member else { return }
        var seen: [Platforms] = []
        for result in results where result.value != .null || NibLoad.overrides[name] != nil {
            if finder.isSwift {
                if seen.contains(result.platforms) { continue }
                seen.append(result.platforms)
            }
            let at = finder.isSwift ? place : result.at
            if let kind = Self.identifiers[name] {
                var use = IdentifierUse(
                    kind: kind, purpose: .sets, call: name, expression: finder.text(result.span), at: at)
                (use.literal, use.platforms) = (result.value.literal, result.platforms)
                finder.add(use)
            } else if let purpose = NibLoad.overrides[name] ?? (name == "nibFile" && !finder.isSwift ? .nibFile : nil) {
                let expression = result.value == .null ? nil : finder.text(result.span)
                var load = NibLoad(call: name, purpose: purpose, target: .nib, expression: expression, at: at)
                (load.literal, load.platforms) = (result.value.literal, result.platforms)
                if finder.isSwift { load.owner = "self" }
                finder.add(load)
            }
        }
    }

    private static let identifiers: [String: IdentifierUse.Kind] = [
        "reuseIdentifier": .reuse, "restorationIdentifier": .restoration,
    ]

    /// Returns whether a framework requests an identifier from a member with this name.
    package static func givesIdentifier(_ name: String) -> Bool { identifiers[name] != nil }

    /// Returns whether a framework requests a nib or an identifier from a member with this name.
    static func isAsked(_ name: String) -> Bool {
        NibLoad.overrides[name] != nil || givesIdentifier(name) || name == "nibFile"
    }

    // MARK: Constants

    /// Returns the results as constants, if they may be names.
    ///
    /// A member with several possible values results in several constants. For a nib or storyboard object, the constant
    /// is its name.
    package func constants(
        _ name: String, _ finder: UseFinder, at place: SourcePosition, isSure: Bool = false
    ) -> [ConstantDeclaration] {
        var constants: [ConstantDeclaration] = []
        // The position of each constant in the list. A search in the list would be slow, because a generated body may
        // return thousands of values.
        var indexes: [[String?]: Int] = [:]
        for result in results {
            for leaf in finder.variables.alternatives(of: result.value) {
                let code = leaf.nibNameArgument.unwrapped
                if code == .null { continue }
                var found = ConstantDeclaration(name: name, value: nil, at: place)
                if case .text(let text) = code {
                    found.value = text
                } else if isSure || Self.mayName(code) {
                    found.expression = finder.text(result.span)
                } else {
                    continue
                }
                found.platforms = result.platforms
                if let known = indexes[[found.value, found.expression]] {
                    constants[known].platforms.formUnion(result.platforms)
                } else {
                    indexes[[found.value, found.expression]] = constants.count
                    constants.append(found)
                }
            }
        }
        return constants
    }

    /// Returns whether an expression may evaluate to a name that other code defines.
    private static func mayName(_ code: Code) -> Bool {
        switch code {
        case .name, .joined: true
        case .member(let base, let name): name == "reuseIdentifier" || startsAtType(base)
        case .call(let call):
            if call.name == "NSStringFromClass" {
                true
            } else if call.name.beginsWithCapital, call.name != "String" {
                false
            } else if call.receiver == nil, !call.isImplicit {
                call.name == "String"
                    ? ["describing", "reflecting"].contains(call.labels?.first)
                    : call.arguments.isEmpty && !call.name.beginsWithCapital
            } else {
                ["className", "description", "nibName", "identifier"].contains(call.name)
                    || call.arguments.isEmpty && startsAtType(call.receiver)
            }
        default: false
        }
    }

    /// Returns whether an expression starts with a type: `Foo.bar`, `self.bar`, `.bar`, `Foo.bar.rawValue`,
    /// `NSStringFromClass(self).components(separatedBy: ".").last`.
    private static func startsAtType(_ base: Code?) -> Bool {
        switch base {
        case nil: true
        case .name(let name)?: name == "self" || name.beginsWithCapital
        case .member(let inner, _)?: startsAtType(inner)
        case .call(let call)?:
            ["NSStringFromClass", "type", "String"].contains(call.name)
                || call.receiver.map { if case .call = $0 { startsAtType($0) } else { false } } ?? false
        default: false
        }
    }
}

extension Code {
    /// The value of a string literal, even inside a wrapper type; nil for any other expression.
    var literal: String? { if case .text(let text) = unwrapped { text } else { nil } }

    /// The expression inside a wrapper type for names: `NSNib.Name("X")`, `NSUserInterfaceItemIdentifier(rawValue:
    /// "X")`.
    var unwrapped: Code {
        guard case .call(let call) = self, call.arguments.count == 1, ["_", "rawValue"].contains(call.labels?.first)
        else { return self }
        let isWrapper =
            call.name == "init"
            || call.name.beginsWithCapital && ["String", "Name", "Identifier"].contains(where: call.name.hasSuffix)
        return isWrapper ? call.arguments[0].unwrapped : self
    }

    /// For `UINib(nibName: name, bundle: nil)`, the name argument; for any other expression, the expression itself.
    var nibNameArgument: Code {
        guard case .call(let call) = self, let first = call.arguments.first else { return self }
        let made: String? = if case .name(let name)? = call.receiver { name } else { nil }
        let known = FrameworkCalls.standard.call(
            call.name, call.labels, type: made ?? call.name, makes: made != nil || call.name.beginsWithCapital)
        return known?.load?.purpose == .opens ? first.nibNameArgument : self
    }
}
