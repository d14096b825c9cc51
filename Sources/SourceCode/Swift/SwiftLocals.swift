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
    /// The platforms on which it is declared.
    var platforms = Platforms.all
    /// What else has the name in its block: a declaration in another branch of an `#if`.
    var other: Local?
    /// The block that it is declared in.
    fileprivate var block = -1

    init(values: [[ExprSyntax]] = [], type: TypeSyntax? = nil) { (self.values, self.type) = (values, type) }

    /// What the name stands for in code of some platforms: of several
    /// declarations those that may be there, taken together.
    func seen(on platforms: Platforms) -> Local {
        guard other != nil else { return self }
        var fitting: [Local] = []
        var next: Local? = self
        while let local = next, fitting.count < 16 {
            if !local.platforms.isDisjoint(with: platforms) { fitting.append(local) }
            next = local.other
        }
        guard fitting.count > 1 else { return fitting.first ?? self }
        let whole = Local(values: fitting.reversed().flatMap(\.values), type: fitting.lazy.compactMap(\.type).last)
        whole.outer = outer
        return whole
    }
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
    /// The outermost is the member itself, and is never left.
    private var blocks = [Block(generics: 0, number: 0)]
    private var blockCount = 0

    /// What is to be undone at the end of a block.
    private struct Block {
        var hidden: [(name: String, local: Local?)] = []
        var generics: Int
        var number: Int
    }

    init(name: String) { (self.name, selector) = (name, name) }

    mutating func enterBlock(generics: Int) {
        blockCount += 1
        blocks.append(Block(generics: generics, number: blockCount))
    }

    /// Forgets the variables of a block; how many generic parameters there
    /// were before it.
    mutating func leaveBlock() -> Int? {
        guard blocks.count > 1, let block = blocks.popLast() else { return nil }
        for (name, local) in block.hidden.reversed() { locals[name] = local }
        return block.generics
    }

    mutating func bind(_ name: String, _ local: Local) {
        let before = locals[name]
        let last = blocks.count - 1
        local.block = blocks[last].number
        if let before, before.block == local.block {
            (local.other, local.outer) = (before, before.outer)
        } else {
            local.outer = before
        }
        blocks[last].hidden.append((name, before))
        locals[name] = local
    }
}

extension SwiftWalker {
    mutating func bind(_ name: String, _ local: Local) {
        local.platforms = condition.possible
        body?.bind(name, local)
    }

    /// Names that a pattern binds: `case .some(let name)`, `let (a, b)`.
    static func boundNames(_ pattern: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        var waiting = [Syntax(pattern)]
        var budget = 256
        while let node = waiting.popLast(), budget > 0 {
            budget -= 1
            if let pattern = node.as(IdentifierPatternSyntax.self) {
                names.append(SwiftSource.name(pattern.identifier))
            } else {
                for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
                    waiting.append(child)
                }
            }
        }
        return names
    }

    /// A local variable.
    mutating func bind(_ binding: PatternBindingSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            for name in Self.boundNames(binding.pattern) { bind(name, Local()) }
            return
        }
        let values = binding.initializer.map { [[$0.value]] } ?? []
        bind(SwiftSource.name(pattern.identifier), Local(values: values, type: binding.typeAnnotation?.type))
    }

    /// `if let a = b`; `if let a` means the same as before.
    mutating func visit(_ node: OptionalBindingConditionSyntax) {
        guard body != nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
            let value = node.initializer?.value
        else { return }
        bind(SwiftSource.name(pattern.identifier), Local(values: [[value]], type: node.typeAnnotation?.type))
    }

    /// `for name in ["A", "B"]`: each element is a value, of an array in a
    /// local variable, too.
    mutating func bind(_ node: ForStmtSyntax) {
        guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
            for name in Self.boundNames(node.pattern) { bind(name, Local()) }
            return
        }
        var sequence = Self.bare(node.sequence)
        if let name = sequence.as(DeclReferenceExprSyntax.self).map({ SwiftSource.name($0.baseName) }),
            let local = local(name),
            local.values.count == 1, local.values[0].count == 1
        {
            sequence = Self.bare(local.values[0][0])
        }
        let elements = sequence.as(ArrayExprSyntax.self)?.elements.prefix(32).map { [$0.expression] } ?? []
        bind(SwiftSource.name(pattern.identifier), Local(values: elements))
    }

    /// Parameters of a closure hide other names, and so does what it
    /// captures by a name of its own.
    mutating func bind(_ node: ClosureExprSyntax) {
        for capture in node.signature?.capture?.items ?? [] {
            if let value = capture.initializer?.value { bind(SwiftSource.name(capture.name), Local(values: [[value]])) }
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let names)?:
            for name in names { bind(SwiftSource.name(name.name), Local()) }
        case .parameterClause(let clause)?:
            for parameter in clause.parameters {
                bind(SwiftSource.name(parameter.secondName ?? parameter.firstName), Local(type: parameter.type))
            }
        case nil: break
        }
    }
}
