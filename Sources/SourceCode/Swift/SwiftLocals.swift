import SwiftSyntax

/// A variable or parameter of a function.
final class Local {
    /// Initial value and assignments; each is the operands and operators of
    /// one expression, mostly one.
    var values: [[ExprSyntax]]
    let type: TypeSyntax?
    /// Label or place, of a parameter.
    var parameter: String?
    /// What had the name before: in `let name = name` the value is another's.
    var outer: Local?

    init(values: [[ExprSyntax]] = [], type: TypeSyntax? = nil) { (self.values, self.type) = (values, type) }
}

/// The member, or top-level function, that is walked.
struct MemberBody {
    /// Swift base name.
    var name: String
    /// Selector of an initialiser; else the base name.
    var selector: String
    var isStatic = false
    /// How many conditional blocks are open.
    var conditions = 0
    /// Whether a conditional block before has left the member.
    var mayHaveLeft = false
    /// Whether a call at this place is made only under a condition.
    var isGuarded: Bool { conditions > 0 || mayHaveLeft }
    /// Whether its parameter is the identifier of a segue.
    var isAboutSegue = false
    /// Whether parts without marks are walked, too: comparisons of what may be
    /// the identifier of a segue have none.
    var isWalkedWhole = true
    var locals: [String: Local] = [:]
    var outerGenerics = 0
    private var blocks: [Block] = []

    /// What is to be undone at the end of a block.
    private struct Block {
        var hidden: [(name: String, local: Local?)] = []
        var generics: Int
    }

    init(name: String) { (self.name, selector) = (name, name) }

    mutating func enterBlock(generics: Int) { blocks.append(Block(generics: generics)) }

    /// Forgets the variables of a block; how many generic parameters there
    /// were before it.
    mutating func leaveBlock() -> Int? {
        guard let block = blocks.popLast() else { return nil }
        for (name, local) in block.hidden.reversed() { locals[name] = local }
        return block.generics
    }

    mutating func bind(_ name: String, _ local: Local) {
        local.outer = locals[name]
        if !blocks.isEmpty { blocks[blocks.count - 1].hidden.append((name, locals[name])) }
        locals[name] = local
    }
}

extension SwiftWalker {
    /// A local variable.
    mutating func bind(_ binding: PatternBindingSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
        let values = binding.initializer.map { [[$0.value]] } ?? []
        body?.bind(SwiftSource.name(pattern.identifier), Local(values: values, type: binding.typeAnnotation?.type))
    }

    /// `if let a = b`; `if let a` means the same as before.
    mutating func visit(_ node: OptionalBindingConditionSyntax) {
        guard body != nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value else { return }
        body?.bind(SwiftSource.name(pattern.identifier), Local(values: [[value]], type: node.typeAnnotation?.type))
    }

    /// `for name in ["A", "B"]`: each element is a value, of an array in a
    /// local variable, too.
    mutating func bind(_ node: ForStmtSyntax) {
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else { return }
        var sequence = Self.bare(node.sequence)
        if let name = sequence.as(DeclReferenceExprSyntax.self).map({ SwiftSource.name($0.baseName) }), let local = local(name),
            local.values.count == 1, local.values[0].count == 1 {
            sequence = Self.bare(local.values[0][0])
        }
        let elements = sequence.as(ArrayExprSyntax.self)?.elements.prefix(32).map { [$0.expression] } ?? []
        body?.bind(SwiftSource.name(pattern.identifier), Local(values: elements))
    }

    /// Parameters of a closure hide other names.
    mutating func bind(_ node: ClosureExprSyntax) {
        switch node.signature?.parameterClause {
        case .simpleInput(let names)?:
            for name in names { body?.bind(SwiftSource.name(name.name), Local()) }
        case .parameterClause(let clause)?:
            for parameter in clause.parameters {
                body?.bind(SwiftSource.name(parameter.secondName ?? parameter.firstName), Local(type: parameter.type))
            }
        case nil: break
        }
    }
}
