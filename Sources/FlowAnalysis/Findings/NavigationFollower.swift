import SourceCode

/// Finds the screens to which the code of a tree leads.
///
/// The search starts with the functions that show a screen. If a caller determines the screen, or if the function does
/// not belong to a screen itself (a coordinator, a helper), the search continues with the callers.
package struct NavigationFollower {
    private let model: SourceModel
    private let table: FunctionTable
    private let classes: ClassKnowledge
    private let interpreter: Interpreter
    /// The screens, in source order.
    package private(set) var findings: [NavigationFinding] = []

    private static let mostRounds = 5
    /// The largest number of findings.
    private static let most = 50_000

    /// Follows the code of a tree.
    ///
    /// - Parameter functions: the functions of the tree. All of them are followed.
    package init(_ model: SourceModel, _ functions: FunctionTable) {
        self.model = model
        table = FunctionTable(followingAll: functions)
        classes = ClassKnowledge(model, table)
        interpreter = Interpreter(
            model: model, table: table, classes: classes, identifierSites: [], followsScreens: true)
        follow()
    }

    /// Returns a function to which a finding refers.
    package func function(_ index: Int) -> FunctionTable.Function { table.functions[index] }

    private mutating func follow() {
        var results: [Int: [FoundTransition]] = [:]
        var pending = Set(table.mentioning(NavigationCalls.standard.words))
        for _ in 0..<Self.mostRounds where !pending.isEmpty {
            var helpers: Set<Int> = []
            for index in pending.sorted() {
                _ = interpreter.begin(index)
                let found = interpreter.transitions.filter { $0.caller == nil || table.isHelper($0.function) }
                results[index] = found
                let isHelper = found.contains { isOpen($0, index) }
                if isHelper, !table.isHelper(index), !isCalledByFramework(table.functions[index]) {
                    helpers.insert(index)
                }
            }
            table.addHelpers(helpers)
            interpreter.callCache.reset()
            let names = Set(helpers.flatMap { table.namesInCalls(of: $0, model) })
            pending = Set(table.mentioning(names))
        }
        followAssignments(results)
        keep(results)
    }

    /// Follows the code that assigns screens to properties, if a property with an unknown screen is shown.
    private func followAssignments(_ results: [Int: [FoundTransition]]) {
        let unknown = results.values.flatMap { $0 }.filter { $0.destination.kind == .unknown || $0.destination.isOpen }
        let names = Set(unknown.compactMap(\.property).map(PathName.lastPart)).filter {
            $0.contains(where: \.isUppercase)
        }
        for index in table.mentioning(names) where results[index] == nil { _ = interpreter.begin(index) }
    }

    /// Returns a transition with the screens that code assigns to its property, if its screen is unknown.
    private func completed(_ transition: FoundTransition) -> FoundTransition {
        guard transition.destination.kind == .unknown || transition.destination.kind == .open,
            let property = transition.property, let dot = property.utf8.lastIndex(of: UInt8(ascii: "."))
        else { return transition }
        let name = property[dot...]
        let found = model.lineage(of: String(property[..<dot])).lazy.compactMap {
            interpreter.assignedScreens[$0 + name]
        }.first
        var transition = transition
        if let found { transition.destination = found }
        return transition
    }

    /// Whether the callers of a function determine the screen, or the screen that shows it.
    ///
    /// For alerts and other screens of frameworks, only the function itself counts, because such functions have many
    /// callers.
    private func isOpen(_ transition: FoundTransition, _ index: Int) -> Bool {
        let screens = screens(in: transition)
        if screens.contains(where: \.isGiven) { return true }
        let isOwnScreen = screens.contains { screen in
            if case .scene = screen.kind { return true }
            return (screen.className ?? screen.valueType).map { classes.isConcrete($0) || classes.isPlainType($0) }
                ?? false
        }
        return isOwnScreen && !isPlace(source(of: transition, index))
    }

    /// Whether only a framework calls a function, or other code does not call it by its name: an initializer or property.
    private func isCalledByFramework(_ function: FunctionTable.Function) -> Bool {
        let base = String(function.name.prefix { $0 != ":" })
        guard function.kind == .function, !function.isInitializer else { return true }
        let labels = function.isSwift ? function.parameters.map { $0.label ?? "_" } : nil
        return function.isDelegate || NavigationCalls.standard.call(function.name, labels) != nil
            || ["application", "scene", "viewDid", "viewWill", "applicationDid", "sceneDid", "sceneWill"].contains(
                where: base.hasPrefix)
    }

    /// Whether a class is a place in the app from which a user goes to a screen: a controller, a view or a window.
    private func isPlace(_ type: String?) -> Bool {
        guard let type, classes.isConcrete(type) else { return false }
        return classes.isController(type)
            || ["view", "cell", "window", "document"].contains(model.projectClasses[type] ?? nil)
    }

    /// Returns the class that shows a screen.
    ///
    /// It is the class of the code if this class is a place in the app, else the class of the object that shows the
    /// screen, else the class that calls the code.
    private func source(of transition: FoundTransition, _ begun: Int) -> String? {
        let caller = table.functions[begun].type
        if transition.isOfSelf {
            if let presenter = transition.presenter.className, presenter != transition.own, isPlace(presenter) {
                return presenter
            }
            return transition.caller == nil ? nil : caller
        }
        if isPlace(transition.own) { return transition.own }
        if let presenter = transition.presenter.className, isPlace(presenter) { return presenter }
        if transition.caller != nil, let caller { return caller }
        return transition.own ?? caller
    }

    // MARK: Findings

    private mutating func keep(_ results: [Int: [FoundTransition]]) {
        // Places of framework calls whose screen the callers determine.
        var isResolved: Set<FoundLoad.Site> = []
        var found: [(finding: NavigationFinding, site: FoundLoad.Site, isOwn: Bool)] = []
        for (index, transitions) in results.sorted(by: { $0.key < $1.key }) {
            for transition in transitions.map(completed) {
                for finding in findings(of: transition, index) {
                    let isOwn = transition.caller == nil
                    if !isOwn, finding.className != nil || finding.scene != nil { isResolved.insert(transition.site) }
                    found.append((finding, transition.site, isOwn))
                }
            }
        }
        // A caller of a helper adds nothing if the helper itself has the same source and screen.
        let own = Set(found.filter(\.isOwn).map { Ends(site: $0.site, finding: $0.finding) })
        var seen: Set<NavigationFinding> = []
        for one in found where seen.count < Self.most {
            let isUnknown = one.finding.className == nil && one.finding.scene == nil
            if isUnknown, !one.isOwn || isResolved.contains(one.site) { continue }
            if !one.isOwn, own.contains(Ends(site: one.site, finding: one.finding)) { continue }
            if seen.insert(one.finding).inserted { findings.append(one.finding) }
        }
    }

    /// A framework call, and the two screens that it connects.
    private struct Ends: Hashable {
        let site: FoundLoad.Site
        let source: String?
        let className: String?
        let scene: NavigationFinding.Scene?

        init(site: FoundLoad.Site, finding: NavigationFinding) {
            self.site = site
            (source, className, scene) = (finding.source, finding.className, finding.scene)
        }
    }

    private func findings(of transition: FoundTransition, _ begun: Int) -> [NavigationFinding] {
        let entry = table.functions[begun]
        let site = transition.caller ?? transition.site
        guard site.fileID == entry.fileID else { return [] }
        let helper = transition.caller == nil ? nil : table.functions[transition.function].name
        let plain = NavigationFinding(
            function: begun, line: site.line - entry.bodyLine, column: site.column, kind: transition.kind,
            source: source(of: transition, begun), helper: helper)
        return screens(in: transition).flatMap { screens(plain, $0) }
    }

    /// Returns the values of a transition that can be screens. The elements of a collection object are unknown screens.
    private func screens(in transition: FoundTransition) -> [FollowedValue] {
        Self.elements(of: transition.destination).compactMap { value in
            guard let name = value.className ?? value.valueType, !name.isEmpty else { return value }
            if classes.isCollection(name) { return .unknown }
            return classes.mayBeScreen(name, ownsWindow: transition.isOfWindow) ? value : nil
        }
    }

    /// Returns the elements of the lists among the possible values.
    private static func elements(of value: FollowedValue, depth: Int = 0) -> [FollowedValue] {
        value.alternatives.flatMap { one in
            guard case .list(let items) = one.kind, depth < 3 else { return [one] }
            return items.flatMap { elements(of: $0, depth: depth + 1) }
        }
    }

    private func screens(_ plain: NavigationFinding, _ screen: FollowedValue) -> [NavigationFinding] {
        var finding = plain
        switch screen.kind {
        case .object(let name, let isExact):
            finding.className = name
            finding.isExact = isExact || classes.isConcrete(name) && model.descendants(of: name).isEmpty
            return [finding]
        case .record(let name, _) where !name.isEmpty:
            (finding.className, finding.isExact) = (name, true)
            return [finding]
        case .scene(let storyboard, let identifier, let className):
            finding.className = className
            finding.isExact = true
            var found: [NavigationFinding] = []
            let identifiers = identifier.map { $0.texts.isEmpty ? [nil] : $0.texts.map(Optional.some) } ?? [nil]
            for board in storyboard.alternatives {
                var name: String?
                if case .text(let text) = board.kind { name = PathName.nib(text) }
                for text in identifiers {
                    finding.scene = NavigationFinding.Scene(
                        storyboard: name, isOfSource: board.isNull, identifier: text, isInitial: identifier == nil)
                    found.append(finding)
                }
            }
            return found
        case .null: return []
        default: return [finding]
        }
    }
}
