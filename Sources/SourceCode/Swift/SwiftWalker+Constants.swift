import SwiftSyntax

// Names that members stand for: constants, and overrides that name a nib.

extension SwiftWalker {
    /// Keeps what a property or a function without arguments stands for,
    /// where that may be the name of something. One that may be several
    /// things gives as many constants.
    ///
    /// A nib or storyboard stands for its name.
    mutating func readConstant(
        _ name: String, _ values: [[ExprSyntax]], type: TypeSyntax?, returned: CodeBlockItemListSyntax?, at token: TokenSyntax
    ) {
        if let type, !isNameType(type) { return }
        let values = returned.map { returns($0).map { [$0] } } ?? values
        var known: Set<String> = []
        for value in values {
            for followed in follow(value[...]).names where followed.mayName && known.insert(followed.text).inserted {
                file.constants.append(
                    ConstantDeclaration(
                        name: name, value: followed.literal, expression: followed.literal == nil ? followed.text : nil,
                        at: source.position(of: token)))
            }
        }
    }

    /// Whether values of a type can name something: strings, types that wrap
    /// them, nibs and storyboards, classes.
    private func isNameType(_ type: TypeSyntax) -> Bool {
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
        let kind: IdentifierUse.Kind?
        switch name {
        case "nibName", "windowNibName", "windowNibPath": kind = nil
        case "reuseIdentifier": kind = .reuse
        case "restorationIdentifier": kind = .restoration
        default: return
        }
        let values = getter.map { returns($0).map { [$0] } } ?? values
        let followed = values.map { follow($0[...]) }
        guard let first = values.first, let begin = first.first, let end = first.last else { return }
        let written = source.text(from: Syntax(begin), to: Syntax(end))
        var all: [String] = []
        for text in followed.flatMap({ $0.names.map(\.text) }) where !all.contains(text) && text != "nil" { all.append(text) }
        if all == [written] { all = [] }
        if let kind {
            guard written != "nil" else { return }
            var use = IdentifierUse(kind: kind, call: name, expression: written, at: source.position(of: token))
            (use.values, use.enclosingType, use.enclosingMember) = (all, enclosingType, name)
            file.identifiers.append(use)
        } else {
            var load = NibLoad(
                call: name, target: .nib, expression: written == "nil" ? nil : written, at: source.position(of: token))
            (load.values, load.enclosingType, load.enclosingMember) = (all, enclosingType, name)
            load.owner = "self"
            file.loads.append(load)
        }
    }

    /// The expressions that a body returns; what is in closures and local
    /// functions is not looked at.
    func returns(_ statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
        if statements.count == 1, case .expr(let expression)? = statements.first?.item { return [expression] }
        var found: [ExprSyntax] = []
        var waiting = [Syntax(statements)]
        var budget = 1_000
        while let node = waiting.popLast(), budget > 0, found.count < 32 {
            budget -= 1
            switch node.kind {
            case .returnStmt:
                if let value = node.cast(ReturnStmtSyntax.self).expression { found.append(value) }
            case .codeBlockItemList, .codeBlockItem, .expressionStmt, .ifExpr, .codeBlock, .guardStmt, .switchExpr, .switchCaseList,
                .switchCase, .doStmt, .catchClauseList, .catchClause, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause:
                let first = waiting.count
                for child in node.children(viewMode: .sourceAccurate) where child.kind != .token { waiting.append(child) }
                waiting[first...].reverse()
            default:
                break
            }
        }
        return found
    }
}
