/// Finds the loads of a body, the identifiers and resource names that it uses, and the calls that may lead to a load.
///
/// The results describe the code as written. The flow analysis later determines which nib is loaded.
package struct UseFinder {
    let function: FunctionCode
    /// The name of the member or function in the index: a Swift base name or an Objective-C selector; nil for code
    /// outside members.
    let member: String?
    let isSwift: Bool
    let variables: BodyVariables
    /// Returns the source text of a span.
    let text: (Mention.Span) -> String

    package private(set) var loads: [NibLoad] = []
    package private(set) var identifiers: [IdentifierUse] = []
    package private(set) var calls: [CallSite] = []
    /// The reason why the index needs the code of the function.
    package private(set) var need = FunctionCode.Need.nothing
    /// The spans of the arguments of each call, by the position of the call.
    var arguments: [SourcePosition: [Mention.Span]] = [:]

    package init(
        _ function: FunctionCode, member: String?, _ body: [Code], isSwift: Bool,
        text: @escaping (Mention.Span) -> String
    ) {
        (self.function, self.member, self.isSwift, self.text) = (function, member, isSwift, text)
        variables = BodyVariables(function, body)
    }

    /// Returns whether a call may be relevant. If so, the spans of its receiver and its arguments are needed.
    package static func mayUse(_ call: Code.Call) -> Bool {
        guard call.labels != nil else {
            return call.name.hasPrefix("init")
                || FrameworkCalls.standard.mayKnow(String(call.name.prefix { $0 != ":" }), isSwift: false)
                || CallSite.mentionsNibs(call.name.utf8)
        }
        return call.name == "init" || call.name.beginsWithCapital
            || FrameworkCalls.standard.mayKnow(call.name, isSwift: true) || CallSite.mentionsNibs(call.name.utf8)
    }

    /// Reads the calls, members, comparisons and assignments of a body.
    package mutating func read(_ mentions: [Mention]) {
        for case .call(let call, _, let spans) in mentions { arguments[call.at] = spans }
        for mention in mentions {
            switch mention {
            case .call(let call, let receiver, let spans): read(call, receiver, spans)
            case .member(let base, let name, let at): readMember(base, name, at)
            case .comparison(let value, let other, let span, let isPattern, let at):
                guard isSegueIdentifier(other) else { continue }
                let call =
                    isSwift ? isPattern ? "switch segue.identifier" : "segue.identifier ==" : "isEqualToString:"
                addUse(.segue, .compares, call, value, span, at)
            case .assignment(let target, let value, let span, let at): readAssignment(target, value, span, at)
            case .result: continue
            }
        }
    }

    // MARK: Calls

    private mutating func read(_ call: Code.Call, _ receiver: Mention.Span?, _ spans: [Mention.Span]) {
        let type = type(of: call)
        let known = known(call, type, spans)
        if let known { read(known, call, type, receiver, spans) }
        if isSwift {
            guard isMaking(call) else {
                if known == nil {
                    let type = typeName(call.receiver) ?? contextualType(of: call)
                    addHelper(call, type ?? accessor(call.receiver, call.name), spans)
                }
                return
            }
            if known == nil || known?.use?.purpose == .makes && known?.use?.kind == .reuse, let type {
                addInstantiation(call, of: type, spans)
            }
        } else {
            readMessage(call, known, type, spans)
        }
    }

    /// Returns the framework call that a call matches; nil if it matches none. The table of framework calls omits
    /// trailing closures.
    func known(_ call: Code.Call, _ type: String?, _ spans: [Mention.Span]) -> FrameworkCall? {
        let labels = call.labels.map { Array($0.prefix(spans.count)) }
        return FrameworkCalls.standard.call(call.name, labels, type: type, makes: isMaking(call))
    }

    private mutating func readMessage(
        _ call: Code.Call, _ known: FrameworkCall?, _ type: String?, _ spans: [Mention.Span]
    ) {
        let name = known?.makesController == true && known?.isSpelledOut == true ? nil : madeClass(call)
        let isOwn = call.receiver == .name("self") && !function.isStatic || call.receiver == .name("super")
        if isMaking(call), !isOwn {
            if let name { add(CallSite(member: "init", receiver: name, at: call.at), shown(call, spans)) }
        } else if call.name.split(separator: ":").contains(where: { CallSite.mentionsNibs($0.utf8) }) {
            let isProperty = call.arguments.isEmpty && call.receiver != nil
            guard !FrameworkCalls.standard.isSelectorOfFramework(call.name),
                !(isProperty && isFrameworkProperty(call.name, of: type))
            else { return }
            add(CallSite(member: call.name, receiver: type, at: call.at), shown(call, spans))
        }
    }

    /// Returns whether a call creates an object. This includes initializers of `self` and `super`.
    func isMaking(_ call: Code.Call) -> Bool {
        guard isSwift else { return call.receiver != nil && call.name.hasPrefix("init") }
        return call.name == "init" || call.name.beginsWithCapital
    }

    /// Returns the class that a call instantiates, or the class that receives a message. The result can also be `self`
    /// or `super`; nil if the class is unknown.
    func type(of call: Code.Call) -> String? {
        guard isSwift else { return typeName(call.receiver) }
        if call.name == "init" { return typeName(call.receiver) ?? contextualType(of: call) }
        guard call.name.beginsWithCapital else { return nil }
        guard let receiver = call.receiver else { return call.isImplicit ? nil : call.name }
        return typeName(receiver).map { $0 + "." + call.name }
    }

    func contextualType(of call: Code.Call) -> String? {
        call.isImplicit ? variables.contextualTypes[call.at] : nil
    }

    /// Returns the class that an Objective-C message instantiates. Class names may begin with a lowercase letter.
    func madeClass(_ call: Code.Call) -> String? {
        if case .name(let name)? = call.receiver, !variables.has(name) { return name }
        return typeName(call.receiver)
    }

    /// Returns the class that an expression names: `Foo`, `Outer.Foo`, `T`, `self`, `Self`, `super`; nil for an
    /// object.
    func typeName(_ code: Code?) -> String? {
        switch code {
        case .name(let name)?:
            let isClass = name.drop { !isSwift && $0 == "_" }.first?.isUppercase == true
            return isClass || name == "self" || name == "super" ? name : nil
        case .member(let base?, "self")?: return base == .name("self") ? "self" : typeName(base)
        case .member(let base?, let name)? where name.beginsWithCapital:
            guard let outer = typeName(base), outer != "self", outer != "super" else { return nil }
            return outer + "." + name
        case .call(let call)? where call.name == "type" && call.labels == ["of"] && call.arguments == [.name("self")]:
            return "Self"
        default: return nil
        }
    }

    // MARK: Identifiers

    mutating func addUse(
        _ kind: IdentifierUse.Kind, _ purpose: IdentifierUse.Purpose, _ call: String, _ value: Code,
        _ span: Mention.Span, _ at: SourcePosition
    ) {
        if value == .null { return }
        var use = IdentifierUse(kind: kind, purpose: purpose, call: call, expression: text(span), at: at)
        use.literal = value.literal
        add(use)
    }

    /// Returns whether an expression is the identifier of a segue.
    ///
    /// It can be `segue.identifier`, a variable that holds it, or the parameter of the method that decides whether to
    /// perform a segue.
    private func isSegueIdentifier(_ code: Code) -> Bool {
        var asked = variables.value(of: code) ?? code
        // `Segue(rawValue: segue.identifier)`
        if case .call(let call) = asked, call.labels == ["rawValue"], let value = call.arguments.first {
            asked = variables.value(of: value) ?? value
        }
        switch asked {
        case .member(let base?, "identifier"): return isSegue(base)
        case .call(let call) where call.name == "identifier" && call.arguments.isEmpty:
            return call.receiver.map(isSegue) ?? false
        case .name(let name):
            guard ["shouldPerformSegue", "performSegue"].contains(where: function.name.hasPrefix),
                let parameter = function.parameters.first(where: { $0.name == name })
            else { return false }
            return isSwift ? ["withIdentifier", "identifier"].contains(parameter.label) : name == "identifier"
        default: return false
        }
    }

    private func isSegue(_ code: Code) -> Bool {
        guard case .name(let name) = code else { return false }
        return name.lowercased().contains("segue") || variables.type(of: name)?.hasSuffix("StoryboardSegue") ?? false
    }

    private mutating func readAssignment(_ target: Code, _ value: Code, _ span: Mention.Span, _ at: SourcePosition) {
        let (base, name): (Code?, String)
        switch target {
        case .member(let object, let property): (base, name) = (object, property)
        case .name(let variable): (base, name) = (nil, variable)
        default: return
        }
        if name == "restorationIdentifier" {
            addUse(.restoration, .sets, name, value, span, at)
        } else if name == "identifier" {
            // On macOS, code sets the identifier of a view that it creates for a table. An identifier of `self` is
            // ignored.
            if base != nil, base != .name("self") { addUse(.reuse, .names, name, value, span, at) }
        } else if !isSwift {
            // The project may declare the property, so the setter is recorded as a call.
            let setter = SwiftSelector.setter(of: name)
            add(CallSite(member: setter, receiver: typeName(base), at: at), [(nil, text(span))])
        }
    }

    // MARK: Calls that may lead to a load

    private mutating func addHelper(_ call: Code.Call, _ receiver: String?, _ spans: [Mention.Span]) {
        guard CallSite.mentionsNibs(call.name.utf8) else { return }
        add(CallSite(member: call.name, receiver: receiver, at: call.at), shown(call, spans))
    }

    private mutating func readMember(_ base: Code?, _ name: String, _ at: SourcePosition) {
        let type = typeName(base) ?? accessor(base, name)
        if isSwift {
            if base == nil, variables.has(name) { return }
        } else {
            if FrameworkCalls.standard.isSelectorOfFramework(name) || isFrameworkProperty(name, of: type) { return }
        }
        add(CallSite(member: name, receiver: type, at: at), [])
    }

    /// Returns the path of a generated accessor without its last name; nil for any other member.
    private func accessor(_ base: Code?, _ name: String) -> String? {
        guard isSwift, let base, NibAccessor.isCompleted(after: base) else { return nil }
        return NibAccessor.path(base)?.joined(separator: ".")
    }

    /// Returns whether a member is a property of a framework class, such as `storyboard`. If a class receives the
    /// message (`[Shop storyboard]`), the member is declared in the project.
    private func isFrameworkProperty(_ name: String, of type: String?) -> Bool {
        guard type == nil || type == "self" || type == "super" else { return false }
        return NibLoad.overrides[name] != nil || ["storyboard", "nibBundle", "mainStoryboard"].contains(name)
    }

    private mutating func addInstantiation(_ call: Code.Call, of type: String, _ spans: [Mention.Span]) {
        if CodeWords.plainTypes.contains(type) { return }
        let labels = call.labels ?? []
        let arguments = shown(call, spans).enumerated().filter { place, _ in
            isAboutNames(labels[place], call.arguments[place])
        }.map(\.element)
        if type == "super" || type == "self", arguments.isEmpty { return }
        add(CallSite(member: "init", receiver: type, at: call.at), arguments)
    }

    /// Returns whether an argument may be the name of a nib or an identifier.
    private func isAboutNames(_ label: String, _ value: Code) -> Bool {
        let name: String? =
            switch value {
            case .name(let name), .member(_, let name), .field(let name): name
            default: nil
            }
        return [label, name ?? ""].contains { ByteWords.contains(["nib", "xib", "name", "identifier"], in: $0.utf8) }
    }

    /// Adds a class that is registered for an identifier. The table or collection view creates objects of the class.
    mutating func addRegisteredClass(_ code: Code, _ signature: String, _ at: SourcePosition) {
        guard case .member(let base?, let word) = code, word == "self" || word == "class", let type = typeName(base)
        else { return }
        add(CallSite(member: signature, receiver: type, at: at), [])
    }

    /// Returns the arguments of a call with their labels.
    func shown(_ call: Code.Call, _ spans: [Mention.Span]) -> [(label: String?, expression: String)] {
        let labels: [String?] =
            call.labels ?? call.name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let isFunction = call.labels == nil && call.receiver == nil
        return spans.indices.map { place in
            let label = isFunction || place >= labels.count || ["_", ""].contains(labels[place]) ? nil : labels[place]
            return (label, shown(call.arguments[place], spans[place]))
        }
    }

    /// Returns an expression as written. If the expression is a variable whose only value is a string literal or a
    /// class (`Cell.self`), returns this value instead.
    func shown(_ code: Code, _ span: Mention.Span) -> String {
        guard case .name = code, let value = variables.value(of: code) else { return text(span) }
        switch value {
        case .text(let text): return (isSwift ? "\"" : "@\"") + text + "\""
        case .member(.name(let type)?, "self"): return isSwift ? type + ".self" : "[\(type) class]"
        default: return text(span)
        }
    }

    // MARK: Rows

    private mutating func add(_ site: CallSite, _ arguments: [(label: String?, expression: String)]) {
        guard calls.count < SourceFile.mostUses else { return }
        var site = site
        site.arguments = arguments.map { CallSite.Argument(label: $0.label, expression: $0.expression) }
        (site.enclosingType, site.enclosingMember) = (function.type, member)
        site.isInStaticMember = function.isStatic
        calls.append(site)
    }

    package mutating func add(_ load: NibLoad) {
        guard loads.count < SourceFile.mostUses else { return }
        var load = load
        (load.enclosingType, load.enclosingMember) = (function.type, member)
        load.isInStaticMember = function.isStatic
        loads.append(load)
        need = .following
    }

    package mutating func add(_ use: IdentifierUse) {
        var use = use
        (use.enclosingType, use.enclosingMember) = (function.type, member)
        if use.literal == nil, need == .nothing { need = .reading }
        identifiers.append(use)
    }
}
