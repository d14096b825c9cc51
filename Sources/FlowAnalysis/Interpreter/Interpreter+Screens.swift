import SourceCode

// Calls and assignments that show a screen.

extension Interpreter {
    /// Records the transition of a call, if the call shows a screen.
    ///
    /// - Returns: the screen inside a container that the call creates; nil for any other call.
    func screen(
        _ call: Code.Call, _ receiver: FollowedValue?, _ made: FollowedValue?, _ arguments: [FollowedValue],
        at site: FoundLoad.Site, _ frame: Frame, _ scope: Scope
    ) -> FollowedValue? {
        noteScreen(call, receiver, arguments, at: site, frame, scope)
        return contained(call, made, arguments, frame, scope)
    }

    private func noteScreen(
        _ call: Code.Call, _ receiver: FollowedValue?, _ arguments: [FollowedValue], at site: FoundLoad.Site,
        _ frame: Frame, _ scope: Scope
    ) {
        guard let known = NavigationCalls.standard.call(call) else { return }
        // A method that calls the overridden method passes on the screen of its caller.
        if call.receiver == .name("super"), table.functions[frame.function].name == call.name { return }
        let shown: (code: Code?, value: FollowedValue)
        switch known.destination {
        case .argument(let place):
            guard place < arguments.count else { return }
            shown = (call.arguments[place], arguments[place])
        case .receiver: shown = (call.receiver, receiver ?? frame.own)
        case .value: return
        }
        var destination = shown.value
        if known.isOfWindow {
            guard let code = shown.code.flatMap(Self.windowOwner) else { return }
            destination = value(of: code, frame, scope)
        }
        let isOwn = known.destination == .receiver
        if isOwn || known.isOfWindow {
            // A window that shows itself is not a transition. Without a known class, the call may be any other call.
            let owner = known.isOfWindow ? shown.code.flatMap(Self.windowOwner) : shown.code
            guard let owner, owner != .name("self"), owner != .name("super"),
                destination.alternatives.contains(where: isController)
            else { return }
        }
        note(
            known, typed(destination, shown.code, frame, scope), from: shown.code, isOwn ? nil : call.receiver,
            at: site, frame, scope)
    }

    /// Records the transition of an assignment, if the assignment shows a screen.
    func noteScreen(assigned value: FollowedValue, _ code: Code, to target: Code, _ frame: Frame, _ scope: Scope) {
        guard case .placed(let inner, let at) = code, let name = target.assignedName,
            let known = NavigationCalls.standard.assignment(to: name), !value.isNull
        else { return }
        let base: Code? =
            switch target {
            case .member(let base?, _): base
            default: nil
            }
        // A class of the project may declare a property with this name.
        if base == nil || base == .name("self"), let own = frame.own.className ?? frame.type,
            model.lineage(of: own).allSatisfy({ known.classes.contains($0) == false })
        {
            return
        }
        note(known, typed(value, inner, frame, scope), from: inner, base, at: site(at, frame), frame, scope)
    }

    private func note(
        _ known: NavigationCall, _ destination: FollowedValue, from code: Code?, _ receiver: Code?,
        at site: FoundLoad.Site,
        _ frame: Frame, _ scope: Scope
    ) {
        note(
            FoundTransition(
                kind: known.kind, site: site, caller: frame.depth == 0 ? nil : frame.caller,
                function: frame.function, own: frame.own.className ?? frame.own.typeName ?? frame.type,
                presenter: presenter(receiver, frame, scope), destination: destination,
                isOfWindow: known.isOfWindow, isOfSelf: code == .name("self"), property: ownProperty(code, frame, scope)
            ))
    }

    /// Records the screens that code assigns to a property of its own class.
    func noteScreens(_ value: FollowedValue, assignedTo target: Code, _ frame: Frame, _ scope: Scope) {
        guard value.isScreen, !value.isOpen, let path = ownProperty(target, frame, scope) else { return }
        callCache.noteEffect()
        assignedScreens[path] = .oneOf((assignedScreens[path]?.alternatives ?? []) + value.alternatives)
    }

    /// Returns the path of a property of the own class; nil for any other expression.
    private func ownProperty(_ code: Code?, _ frame: Frame, _ scope: Scope) -> String? {
        let name: String
        switch code {
        case .name(let variable)? where scope.find(variable) == nil:
            name = !frame.isSwift && variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
        case .member(.name("self")?, let member)?, .field(let member)?:
            name = !frame.isSwift && member.hasPrefix("_") ? String(member.dropFirst()) : member
        default: return nil
        }
        return (frame.own.className ?? frame.type).map { $0 + "." + name }
    }

    /// Returns the controller of a window: `details` for `details.window`; nil for any other expression.
    private static func windowOwner(_ code: Code) -> Code? {
        switch code {
        case .member(let base?, "window"): base
        case .call(let call) where call.name == "window" && call.arguments.isEmpty: call.receiver
        default: nil
        }
    }

    /// Whether a value is a scene, or an object of a class of the project.
    private func isController(_ value: FollowedValue) -> Bool {
        if case .scene = value.kind { return true }
        return value.className.map(classes.isConcrete) ?? false
    }

    /// If the value of an expression is unknown, returns an object of its declared type.
    private func typed(_ value: FollowedValue, _ code: Code?, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        guard value.kind == .unknown || value.kind == .open, case .name(let name)? = code,
            let type = scope.type(of: name)
        else { return value }
        return castScreen(type) ?? value
    }

    /// Returns an object of a framework class to which code casts a value; nil if the class can be any screen.
    func castScreen(_ type: String) -> FollowedValue? {
        guard type.hasSuffix("Controller"), !Self.plainControllers.contains(type), classes.isType(type),
            !model.isProtocol(type)
        else { return nil }
        return FollowedValue(.object(type, isExact: false))
    }

    /// Classes of variables that can hold any screen.
    private static let plainControllers: Set<String> = [
        "UIViewController", "NSViewController", "NSWindowController", "UINavigationController",
    ]

    /// Properties that lead from a screen to the object that shows another screen for it.
    private static let containers: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "presentingViewController", "parent",
        "parentViewController", "popoverPresentationController", "view", "window",
        "presentedViewController", "topViewController",
    ]

    /// Returns the object for which a receiver shows a screen: `list` for `list.navigationController`.
    private func presenter(_ receiver: Code?, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        switch receiver {
        case nil: frame.own
        case .member(let base?, let name)? where Self.containers.contains(name): presenter(base, frame, scope)
        case .call(let call)? where call.arguments.isEmpty && Self.containers.contains(call.name):
            presenter(call.receiver, frame, scope)
        case .name(let name)? where Self.containers.contains(name) && scope.find(name) == nil: frame.own
        case let code?: value(of: code, frame, scope)
        }
    }

    // MARK: Code that leads to a screen

    /// Whether code may lead to a screen: it contains a call or assignment that shows one, or a call to a helper or to
    /// a local function. Other expressions are not evaluated.
    func leadsToScreen(_ code: Code, _ scope: Scope) -> Bool {
        func isLocal(_ name: String) -> Bool {
            guard case .closure? = scope.find(name)?.values[name]?.kind else { return false }
            return true
        }
        switch code {
        case .call(let call):
            if NavigationCalls.standard.call(call) != nil || !table.helpers(call.name).isEmpty { return true }
            if call.receiver == nil, isLocal(call.name) { return true }
        case .name(let name): return isLocal(name)
        case .assign(let target, _):
            if let name = target.assignedName, NavigationCalls.standard.assignment(to: name) != nil { return true }
        default: break
        }
        return code.parts.contains { leadsToScreen($0, scope) }
    }

    /// Whether a value is a new object of a framework class that is not a screen, such as a label.
    func isPlainObject(_ value: Code, _ scope: Scope) -> Bool {
        guard case .call(let call) = value, call.receiver == nil, call.labels != nil, !call.isImplicit,
            call.name.beginsWithCapital, !CodeWords.mayBeOwnClass(call.name), !call.name.hasSuffix("Controller")
        else { return false }
        return !Self.leadingClasses.contains(call.name) && !leadsToScreen(value, scope)
    }

    /// Framework classes, other than controllers, whose objects can lead to a screen.
    private static let leadingClasses: Set<String> = [
        "UIStoryboard", "NSStoryboard", "UIWindow", "NSWindow", "NSPopover", "NSPanel", "UINib", "NSNib", "String",
        "NSString", "NSSplitViewItem", "NSTabViewItem", "Array", "Dictionary", "Set",
    ]

    /// Whether an assignment may show a screen, or may assign one to a variable or property.
    func mayMatter(assignment target: Code, _ value: Code, _ scope: Scope) -> Bool {
        if case .name(let name) = target, scope.find(name) != nil { return true }
        switch value {
        case .text, .number, .bool, .null, .joined, .operation, .list([]): return false
        case .closure: return leadsToScreen(value, scope)
        case .call, .cast, .choice, .placed: return true
        default: return leadsToScreen(value, scope) || leadsToScreen(target, scope)
        }
    }

    // MARK: Values

    /// Whether the value of a function matters, so that a call enters the function even if it is not a helper.
    func isOfUse(_ function: FunctionTable.Function) -> Bool {
        followsScreens ? mayGiveScreen(function) : function.givesValue || function.kind == .initializer
    }

    /// Whether the value of a function can be a screen, or can name a scene.
    private func mayGiveScreen(_ function: FunctionTable.Function) -> Bool {
        guard function.givesValue else { return false }
        guard let result = function.result else { return function.kind == .value || !function.isSwift }
        return Self.sceneTypes.contains(result) || result.hasSuffix("Controller") || classes.isController(result)
            || function.generics[result] != nil || result.hasPrefix("[") && result.hasSuffix("Controller]")
            || classes.isEnumeration(result)
    }

    /// Types whose values can name a scene or can be a scene.
    private static let sceneTypes: Set<String> = [
        "String", "NSString", "UIStoryboard", "NSStoryboard", "Self", "id", "instancetype", "UIWindow", "NSWindow",
    ]

    /// Returns the scene that a call creates.
    func scene(of name: FollowedValue, _ identifier: FollowedValue?) -> FollowedValue {
        FollowedValue(.scene(storyboard: name, identifier: identifier, className: nil))
    }

    /// Returns the scenes among the possible values, as objects of a class that the code expects; nil if there are
    /// none.
    func scenes(_ value: FollowedValue, as type: String) -> FollowedValue? {
        func isScene(_ value: FollowedValue) -> Bool { if case .scene = value.kind { true } else { false } }
        guard value.alternatives.contains(where: isScene) else { return nil }
        return .oneOf(
            value.alternatives.map { one in
                guard case .scene(let storyboard, let identifier, let known) = one.kind else { return one }
                let name = classes.isConcrete(type) ? type : known
                return FollowedValue(
                    .scene(storyboard: storyboard, identifier: identifier, className: name), one.origin)
            })
    }

    /// Returns the screen inside a container that a call creates: the screen of a new navigation controller, window or
    /// popover, or the view of a hosting controller. Returns nil for any other call.
    private func contained(
        _ call: Code.Call, _ made: FollowedValue?, _ arguments: [FollowedValue], _ frame: Frame, _ scope: Scope
    ) -> FollowedValue? {
        guard let first = arguments.first, let code = call.arguments.first else { return nil }
        let label = call.labels?.first ?? String(call.name.prefix { $0 != ":" })
        guard made?.typeName != nil || label.hasPrefix("init") || label == "windowWithContentViewController" else {
            return nil
        }
        switch label {
        case "rootViewController", "initWithRootViewController", "contentViewController",
            "initWithContentViewController", "windowWithContentViewController":
            return first.isScreen ? first : nil
        case "window" where made?.typeName == "NSWindowController",
            "initWithWindow" where made?.typeName == "NSWindowController":
            return first.isScreen ? first : nil
        case "rootView" where made?.typeName?.hasSuffix("HostingController") == true:
            let view = Self.modifiedView(code)
            let found = value(of: view, frame, scope)
            guard let type = found.valueType ?? found.className, !CodeWords.plainTypes.contains(type) else {
                return nil
            }
            return FollowedValue(.object(type, isExact: true))
        default: return nil
        }
    }

    /// Returns the view to which modifiers are applied. Modifiers and `AnyView` return views of other types.
    private static func modifiedView(_ code: Code) -> Code {
        var view = code
        while case .call(let call) = view {
            if let receiver = call.receiver {
                view = receiver
            } else if call.name == "AnyView", let erased = call.arguments.first {
                view = erased
            } else {
                break
            }
        }
        return view
    }

    /// Returns the helpers that a call to an object of a protocol type can reach: functions of the adopting classes.
    func adopters(of receiver: Code?, _ names: [String], _ frame: Frame, _ scope: Scope) -> [Int] {
        let found = names.flatMap { table.helpers($0) }
        guard !found.isEmpty, let type = protocolType(of: receiver, frame, scope) else { return [] }
        let adopters = Set(model.descendants(of: type))
        let candidates = Set(found).filter { table.functions[$0].type.map(adopters.contains) ?? false }.sorted()
        return candidates.count <= Self.mostAdopters ? candidates : []
    }

    private static let mostAdopters = 4

    private func protocolType(of receiver: Code?, _ frame: Frame, _ scope: Scope) -> String? {
        let name: String
        switch receiver {
        case .name(let variable)?:
            if let type = scope.type(of: variable) { return model.isProtocol(type) ? type : nil }
            name = !frame.isSwift && variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
        case .member(.name("self")?, let member)?: name = member
        case .field(let member)?: name = member
        default: return nil
        }
        guard let own = frame.own.className ?? frame.type else { return nil }
        return model.lineage(of: own).lazy.compactMap { self.model.memberTypes[$0 + "." + name] }.first {
            self.model.isProtocol($0)
        }
    }
}

extension Code {
    /// Whether the code contains a call.
    var hasCall: Bool {
        if case .call = self { return true }
        return parts.contains(where: \.hasCall)
    }
}

extension FollowedValue {
    /// Whether the value can be a screen: a scene or an object.
    var isScreen: Bool {
        alternatives.contains { one in
            if case .scene = one.kind { return true }
            return one.className != nil
        } || isGiven
    }
}
