import SwiftSyntax

// Identifiers and names of resources in calls and comparisons.

extension SwiftWalker {
    /// Reads a call that uses an identifier; false where it is none.
    mutating func readIdentifier(_ call: SwiftCall) -> Bool {
        guard let first = call.labels.first else { return false }
        switch call.name {
        case "UIImage", "NSImage":
            guard first == "named" || first == "imageLiteralResourceName" else { return false }
            addUse(.image, .resource, call.signature(), call.arguments[0], at: call.token)
        case "UIColor", "NSColor":
            guard first == "named" else { return false }
            addUse(.color, .resource, call.signature(), call.arguments[0], at: call.token)
        case "performSegue", "shouldPerformSegue":
            guard first == "withIdentifier" else { return false }
            addUse(.segue, .performs, call.signature(), call.arguments[0], at: call.token)
        case "performSegueWithIdentifier":
            addUse(.segue, .performs, call.signature(), call.arguments[0], at: call.token)
        case "UIStoryboardSegue", "NSStoryboardSegue":
            guard first == "identifier" else { return false }
            addUse(.segue, .makes, call.signature(), call.arguments[0], at: call.token)
        case "setNumberOfRows":
            guard let type = call.argument("withRowType") else { return false }
            addUse(.reuse, .dequeues, call.signature(), type, at: call.token)
        case "makeView", "makeItem", "makeSupplementaryView":
            guard let identifier = call.argument("withIdentifier") else { return false }
            addUse(.reuse, .dequeues, call.signature(), identifier, at: call.token)
        case "makeViewWithIdentifier", "makeItemWithIdentifier":
            addUse(.reuse, .dequeues, call.signature(), call.arguments[0], at: call.token)
        default:
            return readDequeue(call)
        }
        return true
    }

    private mutating func readDequeue(_ call: SwiftCall) -> Bool {
        guard call.name.hasPrefix("dequeueReusable") else { return false }
        // `dequeueReusableCellWithIdentifier("x")` is that of Swift 2.
        let isSwift2 = call.name.hasSuffix("WithIdentifier") || call.name.hasSuffix("WithReuseIdentifier")
        guard
            let identifier = call.argument("withIdentifier") ?? call.argument("withReuseIdentifier")
                ?? call.argument(isSwift2 ? "_" : "withReuseIdentifier")
        else { return false }
        addUse(.reuse, .dequeues, call.signature(), identifier, at: call.token)
        return true
    }

    /// `#imageLiteral(resourceName: "x")`; selectors and key paths are no calls.
    mutating func visit(_ node: MacroExpansionExprSyntax) {
        switch node.macroName.text {
        case "imageLiteral":
            guard let name = node.arguments.first?.expression else { return }
            addUse(.image, .resource, "#imageLiteral(resourceName:)", name, at: node.macroName)
        case "selector", "keyPath": break
        default: pushChildren(node)
        }
    }

    // MARK: Comparisons and assignments

    mutating func visit(_ node: SequenceExprSyntax) {
        let row = Array(node.elements)
        guard row.count > 2 else { return }
        if row[1].kind == .assignmentExpr { return readAssignment(row) }
        for index in 1..<(row.count - 1) where isOperator(row[index], "==") || isOperator(row[index], "!=") {
            let (left, right) = (row[index - 1], row[index + 1])
            if isSegueIdentifier(left) {
                addUse(.segue, .compares, "segue.identifier ==", right, at: right)
            } else if isSegueIdentifier(right) {
                addUse(.segue, .compares, "segue.identifier ==", left, at: left)
            }
        }
    }

    private mutating func readAssignment(_ row: [ExprSyntax]) {
        let value = Array(row[2...])
        if let member = row[0].as(MemberAccessExprSyntax.self) {
            guard source.says(member.declName.baseName, "restorationIdentifier") else { return }
            addUse(.restoration, .sets, "restorationIdentifier", value, at: member.declName)
        } else if let reference = row[0].as(DeclReferenceExprSyntax.self) {
            let name = SwiftSource.name(reference.baseName)
            if let local = body?.locals[name] {
                if local.values.count < 32 { local.values.append(value) }
            } else if name == "restorationIdentifier" {
                addUse(.restoration, .sets, name, value, at: reference)
            }
        }
    }

    /// `segue.identifier`, a variable that holds it, or the parameter of
    /// `shouldPerformSegue(withIdentifier:sender:)`.
    private func isSegueIdentifier(_ expression: ExprSyntax) -> Bool {
        var current = Self.bare(expression)
        var hidden: Hidden = []
        for _ in 0..<6 {
            if let member = current.as(MemberAccessExprSyntax.self) {
                guard source.says(member.declName.baseName, "identifier"),
                    let base = member.base.map(Self.bare)?.as(DeclReferenceExprSyntax.self)
                else { return false }
                let name = SwiftSource.name(base.baseName)
                if name.lowercased().contains("segue") { return true }
                return local(name)?.type.map { TypeText.base($0, source).hasSuffix("StoryboardSegue") } ?? false
            }
            guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text, let local = local(name, hidden)
            else { return false }
            if body?.isAboutSegue == true, local.parameter == "withIdentifier" || local.parameter == "identifier" {
                return true
            }
            guard local.values.count == 1, local.values[0].count == 1 else { return false }
            hidden.append((name, local.outer))
            current = Self.bare(local.values[0][0])
        }
        return false
    }

    /// `switch segue.identifier { case "x": … }`, and
    /// `switch Segue(rawValue: segue.identifier!) { case .x: … }`.
    mutating func readSegueSwitch(_ node: SwitchExprSyntax) {
        let subject = Self.bare(node.subject)
        var enumeration: String?
        if let call = subject.as(FunctionCallExprSyntax.self) {
            guard let argument = call.arguments.first, argument.label?.text == "rawValue",
                isSegueIdentifier(argument.expression)
            else { return }
            enumeration = receiver(call.calledExpression)
            if enumeration == nil { return }
        } else if !isSegueIdentifier(subject) {
            return
        }
        for case .switchCase(let branch) in node.cases {
            guard case .case(let label) = branch.label else { continue }
            for item in label.caseItems {
                guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { continue }
                readSegueCase(pattern.expression, enumeration)
            }
        }
    }

    private mutating func readSegueCase(_ pattern: ExprSyntax, _ enumeration: String?) {
        var pattern = Self.bare(pattern)
        if let call = pattern.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            source.says(member.declName.baseName, "some"), let argument = call.arguments.first
        {
            pattern = Self.bare(argument.expression)
        }
        let count = file.identifiers.count
        addUse(.segue, .compares, "switch segue.identifier", pattern, at: pattern)
        guard let enumeration, file.identifiers.count > count, let member = pattern.as(MemberAccessExprSyntax.self)
        else { return }
        // The raw value of the case is what is compared.
        if member.base == nil {
            if source.says(member.declName.baseName, "none") {
                file.identifiers.removeLast()
            } else {
                file.identifiers[count].expression = "\(enumeration).\(member.declName.baseName.text).rawValue"
                file.identifiers[count].values = []
            }
        } else {
            file.identifiers[count].expression += ".rawValue"
            file.identifiers[count].values = []
        }
    }
}
