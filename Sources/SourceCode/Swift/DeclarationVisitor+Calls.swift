import SwiftSyntax

// Calls that load nibs and storyboards, and identifiers used in code.

extension DeclarationVisitor {
    func readCall(_ node: FunctionCallExprSyntax) {
        let (base, name) = called(node)
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let name, let first = labels.first else {
            if called(node).name == "instantiateInitialViewController" { addLoad("instantiateInitialViewController()", "storyboard", nil, node) }
            return
        }
        let signature = name + "(" + labels.map { $0 + ":" }.joined() + ")"
        let arguments = node.arguments.map { StringText.folded($0.expression) }
        func argument(_ label: String) -> String? { labels.firstIndex(of: label).map { arguments[$0] } }

        switch (name, first) {
        case ("loadNibNamed", _):
            addLoad(signature, "nib", arguments[0], node) { $0.owner = argument("owner") }
        case ("UINib", "nibName"), ("NSNib", "nibNamed"):
            addLoad(signature, "nib", arguments[0], node)
        case ("instantiate", "withOwner"):
            addLoad(signature, "nib", nil, node) {
                $0.owner = arguments[0]
                $0.receiver = base
            }
        case (_, "nibName"), (_, "windowNibName"):
            addLoad(signature, "nib", arguments[0], node) {
                $0.owner = argument("owner") ?? ($0.receiver == nil ? "self" : nil)
                $0.receiver = name == "init" ? base : base.map { $0 + "." + name } ?? name
            }
        case ("UIStoryboard", "name"), ("NSStoryboard", "name"):
            addLoad(signature, "storyboard", arguments[0], node)
        case ("instantiateViewController", _), ("instantiateController", _):
            addLoad(signature, "storyboard", nil, node) {
                $0.identifier = arguments[0]
                $0.receiver = base
            }
            addUse("storyboard", signature, arguments[0], node)
        default:
            readIdentifier(name, labels, arguments, signature, node)
        }
    }

    private func readIdentifier(
        _ name: String, _ labels: [String], _ arguments: [String], _ signature: String, _ node: FunctionCallExprSyntax
    ) {
        let reuse: Set<String> = [
            "withIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
            "forHeaderFooterViewReuseIdentifier", "reuseIdentifier", "forIdentifier",
        ]
        guard let place = labels.firstIndex(where: reuse.contains) else {
            guard labels[0] == "named", ["UIImage", "NSImage", "UIColor", "NSColor"].contains(name) else { return }
            return addUse(name.hasSuffix("Image") ? "image" : "color", signature, arguments[0], node)
        }
        if name == "performSegue" || name == "shouldPerformSegue" {
            addUse("segue", signature, arguments[place], node)
        } else if name.hasPrefix("dequeue") || name == "register" || name.hasPrefix("makeView") || name.hasPrefix("makeItem")
            || labels[place] == "reuseIdentifier" || labels[place].hasSuffix("ReuseIdentifier")
        {
            addUse("reuse", signature, arguments[place], node)
            // register(nib, forCellReuseIdentifier:) says which nib serves it.
            guard name == "register", labels[0] == "_", !arguments[0].hasSuffix(".self") else { return }
            addLoad(signature, "nib", arguments[0], node) {
                $0.identifier = arguments[place]
                $0.owner = "nil"
            }
        }
    }

    /// `segue.identifier == "show"`, in an `if`, `guard` or elsewhere.
    func readComparison(_ node: SequenceExprSyntax) {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].trimmedDescription == "==" || parts[1].trimmedDescription == "=" else { return }
        let left = StringText.folded(parts[0])
        if parts[1].trimmedDescription == "==", left.hasSuffix("segue.identifier") || left.hasSuffix("segue?.identifier") {
            addUse("segue", "segue.identifier ==", StringText.folded(parts[2]), node)
        } else if parts[1].trimmedDescription == "=", left.hasSuffix("restorationIdentifier") {
            addUse("restoration", "restorationIdentifier =", StringText.folded(parts[2]), node)
        }
    }

    /// What is called: the expression before the dot, and the name after it.
    private func called(_ node: FunctionCallExprSyntax) -> (base: String?, name: String?) {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            return (member.base.map(StringText.folded), member.declName.baseName.text)
        }
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) { return (nil, reference.baseName.text) }
        return (nil, nil)
    }

    private func addLoad(
        _ call: String, _ target: String, _ expression: String?, _ node: FunctionCallExprSyntax, _ fill: (inout NibLoad) -> Void = { _ in }
    ) {
        let place = node.calledExpression.as(MemberAccessExprSyntax.self).map { position(of: $0.declName) } ?? position(of: node)
        var load = NibLoad(call: call, target: target, expression: expression == "nil" ? nil : expression, at: place)
        load.enclosingType = enclosingClass
        load.enclosingMember = enclosingMember
        fill(&load)
        file.loads.append(load)
    }

    private func addUse(_ kind: String, _ call: String, _ expression: String, _ node: some SyntaxProtocol) {
        var use = IdentifierUse(kind: kind, call: call, expression: expression, at: position(of: node))
        use.enclosingType = enclosingClass
        file.identifiers.append(use)
    }
}
