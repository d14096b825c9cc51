import SwiftSyntax

/// Finds the targets in the syntax tree of a manifest.
///
/// Walks with a list instead of the stack: chains of operators and member accesses nest as
/// deep as a hostile file is long.
struct ManifestFinder {
    private(set) var targets: [ManifestTarget] = []
    /// The highest of `swiftLanguageModes`.
    private(set) var languageMode: String?
    private let lines: SourceLocationConverter
    private var constants: [String: String] = [:]

    private static let kinds = [
        "target": "library", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system-library", "binaryTarget": "binary",
    ]

    /// Where `.target(name:)` or `.plugin(name:)` refers to a target.
    private static let references: Set<String> = ["dependencies", "products", "plugins"]

    init(_ tree: SourceFileSyntax, path: String) {
        lines = SourceLocationConverter(fileName: path, tree: tree)
        for item in tree.statements {
            guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let value = binding.initializer?.value, let text = string(value)
                else { continue }
                constants[name] = text
            }
        }
    }

    /// Looks through a tree in the order of the file.
    mutating func walk(_ root: Syntax) {
        var open = [root]
        while let node = open.popLast() {
            if refersOnly(node) { continue }
            if let call = node.as(FunctionCallExprSyntax.self), let kind = kind(of: call) { add(call, kind: kind) }
            if let argument = node.as(LabeledExprSyntax.self) { readLanguageModes(argument) }
            open.append(contentsOf: node.children(viewMode: .sourceAccurate).reversed())
        }
    }

    /// Whether what a node holds are no declarations of targets.
    private func refersOnly(_ node: Syntax) -> Bool {
        if let argument = node.as(LabeledExprSyntax.self) { return Self.references.contains(argument.label?.text ?? "") }
        if let binding = node.as(PatternBindingSyntax.self), let type = binding.typeAnnotation {
            return type.type.trimmedDescription.contains("Dependency")
        }
        // `target.dependencies.append(.target(name: "X"))`, `target.dependencies += [.target(name: "X")]`.
        if let call = node.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return isReferenceList(member.base)
        }
        if let sequence = node.as(SequenceExprSyntax.self) { return isReferenceList(sequence.elements.first) }
        return false
    }

    private func isReferenceList(_ expression: ExprSyntax?) -> Bool {
        guard let member = expression?.as(MemberAccessExprSyntax.self) else { return false }
        return Self.references.contains(member.declName.baseName.text)
    }

    private func kind(of call: FunctionCallExprSyntax) -> String? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let kind = Self.kinds[member.declName.baseName.text]
        else { return nil }
        guard let base = member.base else { return kind }
        if let name = base.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "Target" ? kind : nil }
        let qualified = base.as(MemberAccessExprSyntax.self)
        let module = qualified?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return qualified?.declName.baseName.text == "Target" && module == "PackageDescription" ? kind : nil
    }

    private mutating func add(_ call: FunctionCallExprSyntax, kind: String) {
        var name: String?
        var target = ManifestTarget(kind: kind, name: "", line: 1)
        for argument in call.arguments {
            switch argument.label?.text {
            case "name": name = string(argument.expression)
            case "path": target.path = string(argument.expression)
            case "exclude": target.exclude = strings(argument.expression)
            case "sources": target.sources = argument.expression.is(ArrayExprSyntax.self) ? strings(argument.expression) : nil
            case "resources": target.copied = calls(argument.expression, named: ["copy", "embedInCode"]).compactMap(string)
            case "swiftSettings":
                let modes = calls(argument.expression, named: ["swiftLanguageMode", "swiftLanguageVersion"])
                target.languageMode = modes.compactMap(mode).first
            default: break
            }
        }
        guard let name, !name.isEmpty, !name.contains("/") else { return }
        target.name = name
        target.line = lines.location(for: call.positionAfterSkippingLeadingTrivia).line
        targets.append(target)
    }

    // MARK: Values

    /// A literal, a constant, or a few of them put together.
    private func string(_ expression: ExprSyntax) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) { return string(literal) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return constants[name.baseName.text] }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
        var result = ""
        for part in sequence.elements {
            if let sign = part.as(BinaryOperatorExprSyntax.self) {
                guard sign.operator.text == "+" else { return nil }
                continue
            }
            // One level only: sums inside of sums are no names of targets.
            guard !part.is(SequenceExprSyntax.self), let text = string(part), result.utf8.count < Limit.pathBytes else {
                return nil
            }
            result += text
        }
        return result
    }

    private func string(_ literal: StringLiteralExprSyntax) -> String? {
        if let plain = literal.representedLiteralValue { return plain }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text): result += text.content.text
            case .expressionSegment(let inner):
                guard inner.expressions.count == 1,
                    let name = inner.expressions.first?.expression.as(DeclReferenceExprSyntax.self),
                    let value = constants[name.baseName.text], result.utf8.count < Limit.pathBytes
                else { return nil }
                result += value
            }
        }
        return result
    }

    private func strings(_ expression: ExprSyntax) -> [String] {
        expression.as(ArrayExprSyntax.self)?.elements.compactMap { string($0.expression) } ?? []
    }

    /// The first arguments of an array's calls of `.NAME(…)`.
    private func calls(_ expression: ExprSyntax, named names: Set<String>) -> [ExprSyntax] {
        expression.as(ArrayExprSyntax.self)?.elements.compactMap { element in
            guard let call = element.expression.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                names.contains(member.declName.baseName.text)
            else { return nil }
            return call.arguments.first?.expression
        } ?? []
    }

    /// `swiftLanguageModes: [.v5, .v6]`, `swiftLanguageVersions: [4, 5]`.
    private mutating func readLanguageModes(_ argument: LabeledExprSyntax) {
        guard ["swiftLanguageModes", "swiftLanguageVersions"].contains(argument.label?.text ?? ""),
            let array = argument.expression.as(ArrayExprSyntax.self)
        else { return }
        languageMode = array.elements.compactMap { mode($0.expression) }.max { Double($0) ?? 0 < Double($1) ?? 0 }
    }

    /// `.v5`, `.v4_2`, `5`, `"5"`, `.version("5")` as `5`, `4.2`.
    private func mode(_ expression: ExprSyntax) -> String? {
        if let number = expression.as(IntegerLiteralExprSyntax.self) { return number.literal.text }
        if let call = expression.as(FunctionCallExprSyntax.self) { return call.arguments.first.flatMap { string($0.expression) } }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return string(expression) }
        let name = member.declName.baseName.text
        return name.hasPrefix("v") ? name.dropFirst().split(separator: "_").joined(separator: ".") : nil
    }
}
