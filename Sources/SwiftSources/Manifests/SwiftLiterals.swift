import Projects
import SourceCode
import SwiftParser
import SwiftSyntax

extension ManifestSource {
    /// Evaluates the top-level constants of the manifest, on a thread with a large stack.
    package func evaluated() -> ManifestConstants {
        DeepStack.run {
            var literals = SwiftLiterals(manifest: manifestBytes, helpers: helperBytes)
            let values = literals.names.map { literals.value(of: $0) }
            return ManifestConstants(values: values, limit: literals.limit)
        }
    }
}

/// Evaluates the literals in a Swift manifest: texts and lists (also joined with `+`), constants, and functions that
/// only return these values.
///
/// If a condition is unknown, both branches are followed. Loops are skipped, and the value of a closure is unknown.
///
/// Code can refer to a declaration by only the last components of its path. `.Core.log` refers to
/// `TargetDependency.Core.log` if no other path ends with `Core.log`.
///
/// Run the evaluator on a `DeepStack`, because the recursion of the parser is as deep as the nesting of the source.
struct SwiftLiterals {
    struct Function {
        /// The names of the enclosing types, followed by the name of the function.
        var path: [String]
        var parameters: FunctionParameterListSyntax?
        var body: CodeBlockItemListSyntax
        /// Whether the manifest itself declares the function.
        var isOwn: Bool
    }

    private var functions: [String: [Function]] = [:]
    private struct Constant {
        var path: [String]
        var value: ExprSyntax
        var isOwn: Bool
    }

    private var constants: [String: [Constant]] = [:]
    /// Raw values of enumeration cases that the source contains, by the name of the case.
    private var rawValues: [String: ExprSyntax] = [:]
    private var known: [String: ManifestValue] = [:]
    private var open = Set<String>()
    private var lineStarts: [Int] = []
    /// The line of the current call in the manifest; nil outside calls. This line is stored for all values that the
    /// call creates.
    var callLine: Int?
    var depth = 0
    private var budget = ManifestSource.mostValues
    private var isTooDeep = false
    private static let mostDepth = 128

    /// Creates an evaluator.
    ///
    /// - Parameters:
    ///   - manifest: The manifest.
    ///   - helpers: Files with functions and constants that the manifest may use.
    init(manifest: [UInt8], helpers: [[UInt8]]) {
        for (place, byte) in manifest.enumerated() where byte == 0x0A { lineStarts.append(place + 1) }
        declare(manifest, isOwn: true)
        for helper in helpers { declare(helper, isOwn: false) }
    }

    /// The limit that was reached; nil if no limit was reached. If a limit was reached, the result is incomplete.
    var limit: String? {
        if budget < 0 { return "more than \(ManifestSource.mostValues) values, including repetitions" }
        return isTooDeep ? "values nested deeper than \(Self.mostDepth)" : nil
    }

    /// The names of the top-level constants in the manifest, in the order of the file.
    private(set) var names: [String] = []

    /// Returns the value of a top-level constant in the manifest; unknown if this constant does not exist.
    mutating func value(of name: String) -> ManifestValue {
        guard let constant = constants[name]?.first(where: { $0.isOwn && $0.path.count == 1 }) else { return .unknown }
        return value(of: constant)
    }

    private mutating func value(of constant: Constant) -> ManifestValue {
        let name = constant.path.joined(separator: ".")
        if let value = known[name] { return value }
        guard open.insert(name).inserted else { return .unknown }
        let line = callLine
        if !constant.isOwn, callLine == nil { callLine = 1 }
        let value = evaluate(constant.value, [:])
        callLine = line
        open.remove(name)
        known[name] = value
        return value
    }

    // MARK: Declarations

    private mutating func declare(_ bytes: [UInt8], isOwn: Bool) {
        guard SwiftScan.canBeParsed(bytes) else { return }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item else { continue }
            declare(declaration, in: [], isOwn: isOwn, depth: 0)
        }
    }

    private mutating func declare(_ declaration: DeclSyntax, in types: [String], isOwn: Bool, depth: Int) {
        if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
            functions[function.name.text, default: []].append(
                Function(
                    path: types + [function.name.text], parameters: function.signature.parameterClause.parameters,
                    body: body.statements, isOwn: isOwn))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                if let value = binding.initializer?.value {
                    constants[name, default: []].append(Constant(path: types + [name], value: value, isOwn: isOwn))
                    if isOwn, types.isEmpty { names.append(name) }
                } else if case .getter(let body) = binding.accessorBlock?.accessors {
                    functions[name, default: []].append(
                        Function(path: types + [name], parameters: nil, body: body, isOwn: isOwn))
                }
            }
        } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            for element in cases.elements {
                if let raw = element.rawValue?.value { rawValues[element.name.text] = raw }
            }
        } else if depth < 8, let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            let name =
                declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
            let inner = types + (name ?? "").split(separator: ".").map(String.init)
            for member in group.memberBlock.members { declare(member.decl, in: inner, isOwn: isOwn, depth: depth + 1) }
        }
    }

    /// Returns the declaration that a chain of names refers to. If several paths end with the chain, returns only an
    /// exact match. Returns nil if there is no match.
    private static func only<Declaration>(
        _ declarations: [Declaration]?, _ chain: [String], _ path: (Declaration) -> [String]
    ) -> Declaration? {
        let fitting = (declarations ?? []).filter { path($0).suffix(chain.count).elementsEqual(chain) }
        return fitting.count == 1 ? fitting[0] : fitting.first { path($0) == chain }
    }

    // MARK: Expressions

    typealias Scope = [String: ManifestValue]

    mutating func evaluate(_ expression: ExprSyntax, _ scope: Scope) -> ManifestValue {
        budget -= 1
        depth += 1
        defer { depth -= 1 }
        if depth >= Self.mostDepth { isTooDeep = true }
        guard budget >= 0, depth < Self.mostDepth else { return .unknown }
        if let string = expression.as(StringLiteralExprSyntax.self) { return text(string, scope) }
        if let array = expression.as(ArrayExprSyntax.self) {
            return .list(array.elements.map { evaluate($0.expression, scope) })
        }
        if let dictionary = expression.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
            return .dictionary(
                elements.compactMap { element in
                    guard let key = evaluate(element.key, scope).text else { return nil }
                    return (key, evaluate(element.value, scope))
                })
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call, scope) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return self.member(member, scope)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return scope[name] ?? constant([name]) ?? .unknown
        }
        if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            guard let value = truth(of: negation.expression, scope) else { return .unknown }
            return .text(value ? "false" : "true")
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return sum(sequence, scope) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return evaluate(only.expression, scope)
        }
        if let literal = expression.as(IntegerLiteralExprSyntax.self) { return .text(literal.literal.text) }
        if let literal = expression.as(FloatLiteralExprSyntax.self) { return .text(literal.literal.text) }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return .text(literal.literal.text) }
        return .unknown
    }

    private mutating func text(_ string: StringLiteralExprSyntax, _ scope: Scope) -> ManifestValue {
        var result = ""
        for segment in string.segments {
            switch segment {
            case .stringSegment(let part): result += part.content.text
            case .expressionSegment(let part):
                guard part.expressions.count == 1, let inner = part.expressions.first?.expression,
                    let value = evaluate(inner, scope).text
                else { return .unknown }
                result += value
            }
            if result.utf8.count > ManifestSource.mostTextBytes { return .unknown }
        }
        return .text(result)
    }

    /// Returns the value of a constant or computed property, or the raw value of a case. If a name is not declared, the
    /// value is a member such as `.iOS`.
    private mutating func member(_ member: MemberAccessExprSyntax, _ scope: Scope) -> ManifestValue {
        let name = member.declName.baseName.text
        var chain = [name]
        var base = member.base
        while let next = base?.as(MemberAccessExprSyntax.self), chain.count < 16 {
            chain.insert(next.declName.baseName.text, at: 0)
            base = next.base
        }
        if let root = base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if scope[root] == nil, root != "self", root != "Self" { chain.insert(root, at: 0) }
            if name == "rawValue", let value = member.base {
                guard case .member(let name) = evaluate(value, scope) else { return .unknown }
                return rawValues[name].map { evaluate($0, [:]) } ?? .text(name)
            }
            if scope[root] != nil { return .unknown }
        } else if base != nil {
            return .unknown
        }
        if let value = constant(chain) { return value }
        return .member(name)
    }

    private mutating func constant(_ chain: [String]) -> ManifestValue? {
        guard let name = chain.last else { return nil }
        if let constant = Self.only(constants[name], chain, \.path) { return value(of: constant) }
        let computed = functions[name]?.filter { $0.parameters == nil }
        return Self.only(computed, chain, \.path).map { run($0, [:], line: callLine) }
    }

    /// Returns whether a condition is true; nil if this is unknown.
    mutating func truth(of expression: ExprSyntax, _ scope: Scope) -> Bool? {
        switch evaluate(expression, scope).text {
        case "true": true
        case "false": false
        default: nil
        }
    }

    private mutating func sum(_ sequence: SequenceExprSyntax, _ scope: Scope) -> ManifestValue {
        if let choice = self.choice(sequence, scope) { return choice }
        var result: ManifestValue?
        for (place, element) in sequence.elements.enumerated() {
            if place % 2 == 1 {
                guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return .unknown }
                continue
            }
            let value = evaluate(element, scope)
            guard let left = result else {
                result = value
                continue
            }
            if let first = left.text, let second = value.text {
                result =
                    first.utf8.count + second.utf8.count > ManifestSource.mostTextBytes
                    ? .unknown : .text(first + second)
            } else {
                let whole = left.elements + value.elements
                budget -= whole.count
                result = budget < 0 ? .unknown : .list(whole)
            }
        }
        return result ?? .unknown
    }

    /// Returns the value of `CONDITION ? A : B`; nil for any other expression. If the condition is unknown, the value
    /// is a list with the elements of A and B. If A or B is a text, the value is unknown.
    private mutating func choice(_ sequence: SequenceExprSyntax, _ scope: Scope) -> ManifestValue? {
        let parts = Array(sequence.elements)
        guard parts.count == 3, let ternary = parts[1].as(UnresolvedTernaryExprSyntax.self) else { return nil }
        let condition = truth(of: parts[0], scope)
        if let condition { return evaluate(condition ? ternary.thenExpression : parts[2], scope) }
        let both = evaluate(ternary.thenExpression, scope).elements + evaluate(parts[2], scope).elements
        return both.contains { $0.text != nil } ? .unknown : .list(both)
    }

    private mutating func call(_ call: FunctionCallExprSyntax, _ scope: Scope) -> ManifestValue {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let name =
            member?.declName.baseName.text ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return .unknown }
        let line = callLine ?? self.line(of: call.calledExpression)
        let arguments = call.arguments.map { ($0.label?.text, evaluate($0.expression, scope)) }
        let type = member?.base.flatMap {
            $0.as(MemberAccessExprSyntax.self)?.declName ?? $0.as(DeclReferenceExprSyntax.self)
        }?.baseName.text
        let fitting = (functions[name] ?? []).filter { Self.bind(arguments, to: $0) != nil }
        let own = fitting.first { type != nil && $0.path.dropLast().last == type } ?? fitting.first
        if let own, let bound = Self.bind(arguments, to: own) { return run(own, bound, line: line) }
        return .call(ManifestCall(function: name, line: line, arguments: arguments.map { (label: $0.0, value: $0.1) }))
    }

    private func line(of expression: ExprSyntax) -> Int {
        let offset = expression.endPositionBeforeTrailingTrivia.utf8Offset
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }
}
