import SwiftSyntax

// Names that members stand for: constants, and overrides that name a nib.

extension SwiftWalker {
    /// Keeps what a property or a function without arguments stands for,
    /// where that may be the name of something. One that may be several
    /// things gives as many constants.
    ///
    /// A nib or storyboard stands for its name.
    mutating func readConstant(
        _ name: String, _ values: [[ExprSyntax]], type: TypeSyntax?, returned: CodeBlockItemListSyntax?, _ reach: Reach,
        at token: TokenSyntax
    ) {
        if let type, !isNameType(type) { return }
        let values = returned.map { returns($0) } ?? values.map { (value: $0, platforms: Platforms.all) }
        var known: [String: Int] = [:]
        for (value, platforms) in values {
            for followed in follow(value[...]).names where followed.mayName {
                if let index = known[followed.text] {
                    file.constants[index].platforms.formUnion(platforms)
                    continue
                }
                known[followed.text] = file.constants.count
                var constant = ConstantDeclaration(
                    name: name, value: followed.literal, expression: followed.literal == nil ? followed.text : nil,
                    at: source.position(of: token))
                (constant.enclosingType, constant.reach, constant.platforms) = (enclosingType, reach, platforms)
                file.constants.append(constant)
            }
        }
    }

    /// Whether values of a type can name something: strings, types that wrap
    /// them, nibs and storyboards, classes.
    func isNameType(_ type: TypeSyntax) -> Bool {
        if type.kind == .metatypeType { return true }
        let name = TypeText.base(type, source)
        return name == "Self" || Self.nameTypes.contains { name.hasSuffix($0) }
    }

    /// Ends of the names of such types.
    static let nameTypes = ["String", "Name", "Identifier", "Nib", "NIB", "Storyboard", "ID", "Id"]

    /// `override var nibName: String? { "Foo" }` and its like name the nib of
    /// the class, or its identifier.
    mutating func readNameOverride(
        _ name: String, _ values: [[ExprSyntax]], _ getter: CodeBlockItemListSyntax?, at token: TokenSyntax
    ) {
        guard NibLoad.overrides[name] != nil || ["reuseIdentifier", "restorationIdentifier"].contains(name) else {
            return
        }
        let values = getter.map { returns($0) } ?? values.map { (value: $0, platforms: Platforms.all) }
        // A load for each platform that has a name of its own.
        var platforms: [Platforms] = []
        for value in values where !platforms.contains(value.platforms) { platforms.append(value.platforms) }
        for found in platforms {
            let before = file.counts
            readNameOverride(name, values.filter { $0.platforms == found }.map(\.value), at: token)
            file.limit(to: found, since: before)
        }
    }

    private mutating func readNameOverride(_ name: String, _ values: [[ExprSyntax]], at token: TokenSyntax) {
        let kind: IdentifierUse.Kind
        switch name {
        case "reuseIdentifier": kind = .reuse
        case "restorationIdentifier": kind = .restoration
        default: return readNibName(name, values, at: token)
        }
        guard let (written, all) = names(values), written != "nil" else { return }
        var use = IdentifierUse(
            kind: kind, purpose: .sets, call: name, expression: written, at: source.position(of: token))
        (use.values, use.enclosingType, use.enclosingMember) = (all, enclosingType, name)
        file.identifiers.append(use)
    }

    private mutating func readNibName(_ name: String, _ values: [[ExprSyntax]], at token: TokenSyntax) {
        guard let (written, all) = names(values), let purpose = NibLoad.overrides[name] else { return }
        var load = NibLoad(
            call: name, purpose: purpose, target: .nib,
            expression: written == "nil" ? nil : written, at: source.position(of: token))
        (load.values, load.enclosingType, load.enclosingMember) = (all, enclosingType, name)
        load.owner = "self"
        file.loads.append(load)
    }

    /// The first of some values as written, and what they stand for unless that says it.
    private func names(_ values: [[ExprSyntax]]) -> (written: String, all: [String])? {
        let followed = values.map { follow($0[...]) }
        guard let first = values.first, let begin = first.first, let end = first.last else { return nil }
        let written = source.text(from: Syntax(begin), to: Syntax(end))
        var all: [String] = []
        for text in followed.flatMap({ $0.names.map(\.text) }) where !all.contains(text) && text != "nil" {
            all.append(text)
        }
        return (written, all == [written] ? [] : all)
    }

    /// The expressions that a body returns, each with the platforms on which
    /// it may; what is in closures and local functions is not looked at.
    func returns(_ statements: CodeBlockItemListSyntax) -> [(value: [ExprSyntax], platforms: Platforms)] {
        if statements.count == 1, case .expr(let expression)? = statements.first?.item { return [([expression], .all)] }
        var found: [(value: [ExprSyntax], platforms: Platforms)] = []
        var waiting = [(node: Syntax(statements), condition: CompilationCondition.always)]
        var budget = 1_000
        while let (node, condition) = waiting.popLast(), budget > 0, found.count < 32 {
            budget -= 1
            switch node.kind {
            case .returnStmt:
                if let value = node.cast(ReturnStmtSyntax.self).expression {
                    found.append(([value], condition.possible))
                }
            case .ifConfigDecl:
                let first = waiting.count
                for (clause, own) in Self.branches(of: node.cast(IfConfigDeclSyntax.self)) {
                    guard case .statements(let inner)? = clause.elements, !(condition && own).possible.isEmpty else {
                        continue
                    }
                    // A branch may be an expression and nothing else, as the body may.
                    if statements.count == 1, inner.count == 1, case .expr(let value)? = inner.first?.item {
                        found.append(([value], (condition && own).possible))
                    } else {
                        waiting.append((Syntax(inner), condition && own))
                    }
                }
                waiting[first...].reverse()
            case .codeBlockItemList, .codeBlockItem, .expressionStmt, .ifExpr, .codeBlock, .guardStmt, .switchExpr,
                .switchCaseList,
                .switchCase, .doStmt, .catchClauseList, .catchClause:
                let first = waiting.count
                for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
                    waiting.append((child, condition))
                }
                waiting[first...].reverse()
            default:
                break
            }
        }
        return found
    }
}
