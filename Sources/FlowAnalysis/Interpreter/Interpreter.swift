import SourceCode

/// Runs the code of one function with partly known values, to find which texts, classes and objects reach the calls
/// that load nibs.
///
/// If the value of a condition is unknown, both branches are followed. A called function runs once for each call, with
/// the arguments of that call.
final class Interpreter {
    /// A function that is being followed.
    final class Frame {
        /// Index of the function.
        let function: Int
        let own: FollowedValue
        /// Type whose code it is.
        let type: String?
        var generics: [String: FollowedValue]
        let place: FileScopes.Place
        let isSwift: Bool
        /// 0 for the code that was begun with.
        let depth: Int
        /// The first call that led here.
        let caller: FoundLoad.Site?
        let callerReceiver: String?
        var results: [FollowedValue] = []
        /// What an initialiser gives to members of its object.
        var fields: [String: FollowedValue] = [:]

        init(
            function: Int, own: FollowedValue, type: String?, generics: [String: FollowedValue],
            place: FileScopes.Place, isSwift: Bool,
            depth: Int, caller: FoundLoad.Site?, callerReceiver: String?
        ) {
            (self.function, self.own, self.type, self.generics, self.place) = (function, own, type, generics, place)
            (self.isSwift, self.depth, self.caller, self.callerReceiver) = (isSwift, depth, caller, callerReceiver)
        }
    }

    /// Local variables of a block.
    final class Scope {
        var values: [String: FollowedValue] = [:]
        /// Types of variables, as written.
        var types: [String: String] = [:]
        let outer: Scope?
        /// How many conditions of unknown value stand around it.
        let conditions: Int

        init(_ outer: Scope?, conditions: Int) { (self.outer, self.conditions) = (outer, conditions) }

        var outermost: Scope {
            var scope = self
            while let outer = scope.outer { scope = outer }
            return scope
        }

        func type(of name: String) -> String? { find(name)?.types[name] }

        func find(_ name: String) -> Scope? {
            var scope: Scope? = self
            while let current = scope {
                if current.values[name] != nil { return current }
                scope = current.outer
            }
            return nil
        }
    }

    struct Closure {
        let names: [String]
        let body: [Code]
        let scope: Scope
        let frame: Frame
    }

    let model: SourceModel
    let table: FunctionTable
    let classes: ClassKnowledge
    let members: MemberSearch
    private(set) var loads: [FoundLoad] = []
    private(set) var identifiers: [FoundIdentifier] = []
    /// Names of the functions that made a value of a text; see ``FollowedValue/Origin/madeOfText``.
    var makersOfTexts: Set<String> = []
    /// Calls that take an identifier.
    private let identifierSites: Set<FoundLoad.Site>
    var closures: [Closure] = []
    var conditions: Int { openConditions.count }
    /// Numbers of the conditions of unknown value that stand around what is looked at.
    var openConditions: [Int] = []
    private var lastCondition = 0
    /// How many ways that were gone before are gone again around it.
    var repeats = 0
    /// Of how many choices around it one is taken to be made.
    var forks = 0
    /// Whether what an identifier is made of is looked for in all code that makes a value of its type.
    var isAsking = false
    /// Types, no classes, of which it was asked what their members may be.
    var askedTypes: Set<String> = []
    /// What members of such types are given anywhere.
    private(set) var fields: [String: [String: FollowedValue]] = [:]
    /// Paths of the properties of type String that the function that was begun with reads.
    private(set) var readProperties: Set<String> = []
    /// Texts that any code assigns to such properties, by path.
    private var assignedTexts: [String: FollowedValue] = [:]
    /// Whether the function that was begun with asks so.
    var isAsker = false
    /// Whether it makes such a value of what it is given.
    private(set) var givesFields = false
    /// What the initialiser that was followed last gave to members of its object.
    var madeFields: [String: FollowedValue] = [:]
    /// What constants of the project are, by the function that gives their value and the platforms.
    var constants: [ConstantKey: FollowedValue] = [:]
    struct ConstantKey: Hashable {
        let function: Int
        let platforms: Set<String>
    }
    /// Results of calls that only give a value.
    let plainCalls = PlainCalls()
    /// Functions that are being followed, so that none calls itself.
    var active: [Int] = []
    /// Loads whose objects a loop went through and asked something of each.
    var searched: Set<Int> = []
    /// The innermost call around what is looked at: a property has no place of its own.
    var around: FoundLoad.Site?
    /// The function that was begun with.
    private(set) var begun = 0
    /// Platforms that what is followed is compiled for; empty for all.
    private(set) var platforms: Set<String> = []
    /// How much may still be done for the code that was begun with.
    var budget = 0
    private static let mostSteps = 60_000
    /// Steps that are left for all code of the tree. Real trees use at most a tenth of what they start with.
    private var stepsOfTree = 20_000_000
    /// Steps that the last call of ``begin(_:asClass:)`` was granted.
    private var granted = 0
    /// Steps for each function once the tree has used up its own.
    static let fewSteps = 500
    /// Whether the tree has used up its steps, so that results may be incomplete.
    var isSpent: Bool { stepsOfTree <= 0 }

    init(model: SourceModel, table: FunctionTable, classes: ClassKnowledge, identifierSites: Set<FoundLoad.Site>) {
        (self.model, self.table, self.classes, self.identifierSites) = (model, table, classes, identifierSites)
        members = MemberSearch(model: model, table: table)
    }

    // MARK: Beginning

    /// Follows a function whose callers are not known.
    ///
    /// - Parameter own: the class whose object runs it; nil for that whose code it is.
    /// - Returns: what it gives.
    func begin(_ index: Int, asClass own: String? = nil) -> (value: FollowedValue, loads: [FoundLoad]) {
        let function = table.functions[index]
        stepsOfTree -= granted - max(0, budget)
        granted = isSpent ? Self.fewSteps : Self.mostSteps
        reset(index, budget: granted)
        let (frame, scope) = start(index, asClass: own)
        var value = run(index, frame, scope)
        runClosures(in: [value])
        if let result = function.result, !function.isInitializer {
            value = take(value, as: className(result, frame), .takes) ?? value
        }
        if Self.replacing.contains(function.name), value.alternatives.contains(where: { $0.origin.contains(.made) }) {
            noteReplacement()
        }
        return (value, loads)
    }

    /// Forgets what was found in another function.
    func reset(_ index: Int, budget: Int) {
        (loads, identifiers, closures, openConditions, self.budget) = ([], [], [], [], budget)
        (isAsker, givesFields, repeats, forks) = (false, false, 0, 0)
        (makersOfTexts, readProperties) = ([], [])
        (active, begun, around) = ([index], index, nil)
        platforms = model.scopes.platforms(of: table.functions[index].place)
    }

    /// The frame of a function whose callers are not known, and its parameters.
    func start(_ index: Int, asClass own: String?) -> (Frame, Scope) {
        let function = table.functions[index]
        let type = own ?? function.type
        var object = FollowedValue.open
        if let type, classes.isConcrete(type) {
            object = FollowedValue(
                function.isStatic ? .type(type, isExact: own != nil) : .object(type, isExact: own != nil), .own)
        } else if let type, classes.isEnumeration(type), !function.isStatic {
            object = .oneOf(classes.cases(of: type))
        } else if let type, classes.namesNibs(type), !function.isStatic {
            // Who calls it has the nib or storyboard.
            object = FollowedValue(.open, .given)
        } else if let type {
            object = FollowedValue(
                function.isStatic ? .type(type, isExact: false) : .object(type, isExact: false), .own)
        }
        var generics: [String: FollowedValue] = [:]
        for name in function.generics.keys { generics[name] = FollowedValue(.open, .given) }
        let frame = Frame(
            function: index, own: object, type: function.type, generics: generics, place: function.place,
            isSwift: function.isSwift, depth: 0,
            caller: nil, callerReceiver: nil)
        let scope = Scope(nil, conditions: 0)
        for parameter in function.parameters {
            scope.values[parameter.name] = given(parameter)
            scope.types[parameter.name] = parameter.type
        }
        return (frame, scope)
    }

    /// Methods whose result takes the place of the object that a nib makes, if it is another one.
    private static let replacing: Set<String> = ["initWithCoder:", "awakeAfterUsingCoder:", "awakeAfter"]

    /// What was loaded takes the place of the object that was to be made.
    private func noteReplacement() {
        for index in loads.indices where loads[index].purpose == .loads || loads[index].purpose == .instantiates {
            loads[index].uses.insert(LoadUse(kind: .replaces, place: nil, className: nil))
        }
    }

    /// What a parameter is where the caller is not known.
    private func given(_ parameter: FunctionCode.Parameter) -> FollowedValue {
        guard let type = parameter.type, classes.isConcrete(type), !classes.namesNibs(type) else {
            return FollowedValue(.open, .given)
        }
        return FollowedValue(.object(type, isExact: false))
    }

    /// What a function gives.
    func run(_ index: Int, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        _ = execute(table.body(index), frame, scope)
        return frame.results.isEmpty ? .unknown : .oneOf(frame.results)
    }

    /// Enters code of which it is not known whether it is run.
    func beginCondition() {
        lastCondition += 1
        openConditions.append(lastCondition)
    }

    func note(_ load: FoundLoad) {
        plainCalls.noteEffect()
        if loads.count < 2000 { loads.append(load) }
    }

    /// Notes the identifier that a call takes, where it is one that takes any.
    func noteIdentifier(
        _ call: Code.Call, at site: FoundLoad.Site, _ arguments: [FollowedValue], _ frame: Frame, _ scope: Scope
    ) {
        guard identifierSites.contains(site), let place = call.identifierPlace, place < arguments.count else { return }
        note(identifier: call.arguments[place], arguments[place], at: site, frame, scope)
    }

    /// Notes an identifier that stands at a place where one is used.
    func note(
        identifier code: Code, _ found: FollowedValue, at site: FoundLoad.Site, _ frame: Frame, _ scope: Scope
    ) {
        plainCalls.noteEffect()
        guard identifiers.count < 2000 else { return }
        var value = unwrapped(code, found, frame, scope)
        if value.texts.isEmpty, case .member = code {
            isAsking = true
            value = self.value(of: code, frame, scope)
            isAsking = false
        }
        value = FollowedValue.oneOf(value.alternatives.map { rawText(of: $0, as: Self.identifierTypes, frame) })
        identifiers.append(
            FoundIdentifier(site: site, value: value, caller: frame.depth == 0 ? nil : frame.caller, begun: begun))
    }

    /// Notes what members of a value are made with.
    func note(_ made: [String: FollowedValue], of type: String) {
        plainCalls.noteEffect()
        for (name, value) in made {
            let known = value.alternatives.filter { $0.typeName != nil || !$0.texts.isEmpty }.map {
                FollowedValue($0.kind, $0.origin.intersection(.className))
            }
            if value.isGiven, askedTypes.contains(type) { givesFields = true }
            if !known.isEmpty {
                fields[type, default: [:]][name] = .oneOf((fields[type]?[name]?.alternatives ?? []) + known)
            }
        }
    }

    /// Notes the texts that code assigns to a property.
    ///
    /// A remembered call assigned the same texts when it was followed, so this is not an effect that has to be repeated.
    func note(_ value: FollowedValue, assignedTo path: String) {
        let texts = value.texts.filter { !$0.isEmpty }.map { FollowedValue(.text($0), .likely) }
        if texts.isEmpty { return }
        assignedTexts[path] = .oneOf((assignedTexts[path]?.alternatives ?? []) + texts)
    }

    /// Whether any code assigns a text to one of some properties.
    func assignsText(to paths: Set<String>) -> Bool { paths.contains { assignedTexts[$0] != nil } }

    /// The value of a property of type String: what the code that has the object gives, or what other code assigns.
    func text(ofProperty path: String, _ origin: FollowedValue.Origin) -> FollowedValue {
        readProperties.insert(path)
        let open = FollowedValue(.open, origin)
        return assignedTexts[path].map { .oneOf([open, $0]) } ?? open
    }

    /// One of the objects that a load made.
    ///
    /// - Parameter place: where it is among them. It says little once each was asked what it is: it is what is left then.
    func pick(_ place: Int?, of load: Int) -> FollowedValue {
        let place = searched.contains(load) ? nil : place
        loads[load].uses.insert(LoadUse(kind: .takes, place: place, className: nil))
        return FollowedValue(.picked(load, place: place), .made)
    }

    /// The same where it is taken for an object of a class; nil for what no load made.
    func take(_ value: FollowedValue, as type: String, _ kind: LoadUse.Kind) -> FollowedValue? {
        var isMade = false
        for one in value.alternatives {
            guard case .picked(let load, let place) = one.kind else { continue }
            isMade = true
            // Under a condition that does not stand around the load it may be another object.
            if loads[load].conditions.starts(with: openConditions) {
                loads[load].uses.insert(LoadUse(kind: kind, place: place, className: type))
            }
        }
        if !isMade { return nil }
        return FollowedValue(classes.isConcrete(type) ? .object(type, isExact: false) : .unknown, .made)
    }

    /// The class that a type's name stands for in code.
    func className(_ type: String, _ frame: Frame) -> String {
        type == "Self" ? frame.own.typeName ?? frame.own.className ?? type : frame.generics[type]?.typeName ?? type
    }

    /// Follows code of some platforms, unless what led to it is of others.
    func compile(_ names: Set<String>, _ follow: () -> Void) {
        let before = platforms
        guard before.isEmpty || !before.isDisjoint(with: names) else { return }
        platforms = before.isEmpty ? names : before.intersection(names)
        follow()
        platforms = before
    }
}
