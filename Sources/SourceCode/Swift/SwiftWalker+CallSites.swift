import SwiftSyntax

// Calls that may lead to a nib: instantiations, and helpers by their names.

extension SwiftWalker {
    mutating func visit(_ node: MemberAccessExprSyntax) {
        push(node.base)
        // `.register` of an enumeration is no property of anything known.
        guard node.base != nil else { return }
        readHelper(node.declName.baseName, base: node.base, call: nil)
    }

    mutating func visit(_ node: DeclReferenceExprSyntax) {
        guard speaksOfNibs(node.baseName), body?.locals[SwiftSource.name(node.baseName)] == nil else { return }
        readHelper(node.baseName, base: nil, call: nil)
    }

    /// A call or property whose name speaks of nibs.
    mutating func readHelper(_ token: TokenSyntax, base: ExprSyntax?, call: SwiftCall?) {
        guard speaksOfNibs(token) else { return }
        let name = call?.name ?? SwiftSource.name(token)
        // Types are no properties.
        if call == nil, name.first?.isUppercase == true { return }
        let receiver = receiver(base) ?? call.flatMap(contextualType)
        var site = CallSite(member: name, receiver: receiver, at: source.position(of: token))
        if let call { site.arguments = call.arguments.indices.map { argument(call, $0) } }
        place(&site)
        callPlaces[file.calls.count] = place
        file.calls.append(site)
    }

    /// The type that a call of an implicit member is made on: `let view: FooView = .fromNib()`.
    func contextualType(of call: SwiftCall) -> String? {
        guard call.base == nil, Self.bare(call.node.calledExpression).kind == .memberAccessExpr else { return nil }
        var node = Syntax(call.node).parent
        while let kind = node?.kind, [.tryExpr, .forceUnwrapExpr, .awaitExpr].contains(kind) { node = node?.parent }
        guard let binding = node?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
            let type = binding.typeAnnotation?.type
        else { return nil }
        return TypeText.base(type, source)
    }

    /// What stands in a method of an object, for ``SelfCalls``.
    var place: SelfCalls.Place? {
        guard let type = enclosingType, let body, !body.isStatic else { return nil }
        return SelfCalls.Place(member: .init(type: type, name: body.selector), isGuarded: body.isGuarded)
    }

    /// A call of a member of the same object: `load()`, `self.load()`, `self.init(frame:)`.
    mutating func addSelfCall(_ call: SwiftCall) {
        let isOwn = call.base.map { $0.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) } ?? true
        guard isOwn, !hasMarks, call.name.first?.isUppercase == false, let place else { return }
        selfCalls.add(
            call.name == "init" ? SwiftSelector.selector(baseName: "init", labels: call.labels) : call.name, from: place
        )
    }

    /// A class that is instantiated, once for each member that does so.
    mutating func addInstantiation(_ call: SwiftCall, of type: String) {
        if Self.plainTypes.contains(type) { return }
        var site = CallSite(member: "init", receiver: type, at: source.position(of: call.token))
        site.arguments = call.arguments.indices.filter { isAboutNames(call, $0) }.map { argument(call, $0) }
        if (type == "super" || type == "self") && site.arguments.isEmpty { return }
        place(&site)
        file.calls.append(site)
    }

    /// A class that is registered for an identifier: as good as made here.
    mutating func addRegisteredClass(_ expression: ExprSyntax, _ call: SwiftCall) {
        guard let member = Self.bare(expression).as(MemberAccessExprSyntax.self), let type = receiver(member.base)
        else { return }
        var site = CallSite(member: call.signature(), receiver: type, at: source.position(of: call.token))
        place(&site)
        callPlaces[file.calls.count] = place
        file.calls.append(site)
    }

    /// Types of the standard library and frameworks that are made everywhere
    /// and never have a nib.
    static let plainTypes: Set<String> = [
        "Any", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Color", "DateFormatter", "Date",
        "Data",
        "Dictionary", "DispatchQueue", "Double", "EmptyView", "Error", "Font", "Float", "HStack", "Image", "IndexPath",
        "IndexSet",
        "Int", "Int32", "Int64", "Locale", "NSAttributedString", "NSError", "NSLocalizedString",
        "NSMutableAttributedString", "NSNumber", "NSPredicate",
        "NSRange", "NSString", "Notification", "NumberFormatter", "Optional", "Result", "Set", "Spacer", "String",
        "Substring",
        "Task", "Text", "UIColor", "UIEdgeInsets", "UInt", "UInt8", "UInt32", "UInt64", "URL", "URLComponents",
        "URLRequest", "UUID",
        "VStack", "ZStack",
        // Functions.
        "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual",
        "XCTAssertIdentical",
        "XCTAssertLessThan", "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow", "XCTAssertNotEqual",
        "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue", "XCTExpectFailure",
        "XCTFail",
        "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap",
    ]

    private func place(_ site: inout CallSite) {
        (site.enclosingType, site.enclosingMember, site.isInStaticMember) = (
            enclosingType, body?.name, body?.isStatic ?? false
        )
    }

    private func argument(_ call: SwiftCall, _ index: Int) -> CallSite.Argument {
        let names = follow(call.arguments[index]).names
        let label = call.labels[index]
        return .init(
            label: label == "_" ? nil : label,
            expression: names.count == 1 ? names[0].text : source.text(call.arguments[index]))
    }

    /// Whether an argument may be the name of a nib or an identifier.
    private func isAboutNames(_ call: SwiftCall, _ index: Int) -> Bool {
        if call.node.arguments.isEmpty { return false }
        if Self.isAboutNames(call.labels[index]) { return true }
        let argument = Self.bare(call.arguments[index])
        if let reference = argument.as(DeclReferenceExprSyntax.self) {
            return Self.isAboutNames(reference.baseName.text)
        }
        if let member = argument.as(MemberAccessExprSyntax.self) {
            return Self.isAboutNames(member.declName.baseName.text)
        }
        return false
    }

    private static func isAboutNames(_ name: String) -> Bool {
        ByteWords.contains(["nib", "xib", "name", "identifier"], in: name.utf8)
    }

    private func speaksOfNibs(_ token: TokenSyntax) -> Bool {
        isMarked(token) && ByteWords.contains(CallSite.words, in: source.bytes(of: token))
    }
}

/// Words in names, whatever their case.
enum ByteWords {
    static func contains(_ words: [String], in name: some Collection<UInt8>) -> Bool {
        if name.count < 3 { return false }
        return (name.withContiguousStorageIfAvailable { name in words.contains { find($0, in: name) } })
            ?? words.contains { word in Array(name).withUnsafeBufferPointer { find(word, in: $0) } }
    }

    private static func find(_ word: String, in name: UnsafeBufferPointer<UInt8>) -> Bool {
        var word = word
        return word.withUTF8 { word in
            guard name.count >= word.count else { return false }
            return (0...(name.count - word.count)).contains { start in
                word.indices.allSatisfy { name[start + $0] | 0x20 == word[$0] }
            }
        }
    }
}
