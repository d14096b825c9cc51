import SourceCode

/// Evaluates the code of one function with partly known values. It finds which texts, classes and objects the code
/// passes to calls that load nibs.
///
/// If the value of a condition is unknown, the interpreter follows both branches. It follows a called function once for
/// each call, with the arguments of that call.
final class Interpreter {
    /// A function that is being followed.
    final class Frame {
        /// Index of the function.
        let function: Int
        let own: FollowedValue
        /// The type that declares the function.
        let type: String?
        var generics: [String: FollowedValue]
        let place: FileScopes.Place
        let isSwift: Bool
        /// The number of calls from the entry function; 0 for the entry function itself.
        let depth: Int
        /// The call in the entry function that leads to this function; nil for the entry function itself.
        let caller: FoundLoad.Site?
        let callerReceiver: String?
        var results: [FollowedValue] = []
        /// Values that an initializer assigns to members of `self`.
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

    /// The local variables of a block.
    final class Scope {
        var values: [String: FollowedValue] = [:]
        /// Types of variables, as written in the source.
        var types: [String: String] = [:]
        let outer: Scope?
        /// The number of enclosing conditions whose value is unknown.
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

        var hasSeveralParameters: Bool {
            func asksForSecond(_ code: Code) -> Bool {
                // A nested closure without named parameters has its own `$1`.
                if case .closure([], _) = code { return false }
                return code == .name("$1") || code.parts.contains(where: asksForSecond)
            }
            return names.count > 1 || names.isEmpty && body.contains(where: asksForSecond)
        }
    }

    let model: SourceModel
    let table: FunctionTable
    let classes: ClassKnowledge
    let members: MemberSearch
    private(set) var loads: [FoundLoad] = []
    private(set) var identifiers: [FoundIdentifier] = []
    private(set) var transitions: [FoundTransition] = []
    /// Whether calls that show a screen are recorded. The values then contain scenes.
    let followsScreens: Bool
    /// The screens that any code assigns to properties of its own class, keyed by path.
    var assignedScreens: [String: FollowedValue] = [:]
    /// Names of functions that created a value from a text; see ``FollowedValue/Origin/madeOfText``.
    var makersOfTexts: Set<String> = []
    /// Names of members of project classes whose code may determine a value. The table of functions might not contain
    /// this code; see ``FollowedValue/Origin/ofMember``.
    var neededMembers: Set<String> = []
    /// The positions of the calls that use an identifier.
    private let identifierSites: Set<FoundLoad.Site>
    var closures: [Closure] = []
    var conditions: Int { openConditions.count }
    /// Numbers of the enclosing conditions whose value is unknown.
    var openConditions: [Int] = []
    private var lastCondition = 0
    /// The number of enclosing branches that are currently followed a second time.
    var repeats = 0
    /// The number of enclosing choices that are fixed to one branch.
    var forks = 0
    /// Whether the possible values of a member include the values that other code passes when it creates an instance of
    /// the type. This is true only while an identifier is evaluated.
    var isAsking = false
    /// Types, except classes, whose members were looked up.
    var askedTypes: Set<String> = []
    /// Values that any code assigns to the members of types that are not classes, keyed by type and member.
    private(set) var fields: [String: [String: FollowedValue]] = [:]
    /// Paths of the properties of type String that the entry function reads.
    private(set) var readProperties: Set<String> = []
    /// Texts that any code assigns to properties of type String, keyed by path.
    private var assignedTexts: [String: FollowedValue] = [:]
    /// Whether the entry function looks up members of a type that is not a class.
    var isAsker = false
    /// Whether the entry function passes one of its parameters to a member of one of ``askedTypes``.
    private(set) var givesFields = false
    /// Values that the last followed initializer assigned to members of `self`.
    var madeFields: [String: FollowedValue] = [:]
    /// Known values of constants of the project, keyed by the function that computes the value and by the platforms.
    var constants: [ConstantKey: FollowedValue] = [:]
    struct ConstantKey: Hashable {
        let function: Int
        let platforms: Set<String>
    }
    /// The known results of ``nested(_:in:)``. The types of a tree do not change, and most names occur many times.
    var nestedNames: [NestedName: String?] = [:]
    struct NestedName: Hashable {
        let name: String
        let outer: String?
    }
    /// Results of calls that only return a value.
    let callCache = CallCache()
    /// The functions that are being followed. The outermost function comes first. A function in this list is not
    /// entered again.
    var active: [Int] = []
    /// Loads whose objects were visited by a loop that contains a condition.
    var searched: Set<Int> = []
    /// The innermost enclosing call. The use of a property has no position, so the position of this call is used.
    var around: FoundLoad.Site?
    /// The entry function, with which the analysis started.
    private(set) var begun = 0
    /// Platforms that the followed code is compiled for; empty for all platforms.
    private(set) var platforms: Set<String> = []
    /// Steps that remain for the entry function.
    var budget = 0
    private static let mostSteps = 60_000
    /// The same number for an interpreter that follows screens, which are near the calls that show them.
    private static let stepsToScreens = 10_000
    /// Steps that remain for all code of the tree. Real trees use at most a tenth of the initial number.
    private var stepsOfTree = 20_000_000
    /// The number of steps that were available to the last call of ``begin(_:asClass:)``.
    private var granted = 0
    /// Steps for each function after the steps of the tree are used up.
    static let fewSteps = 500
    /// Whether the steps of the tree are used up. Results may then be incomplete.
    var isSpent: Bool { stepsOfTree <= 0 }

    init(
        model: SourceModel, table: FunctionTable, classes: ClassKnowledge, identifierSites: Set<FoundLoad.Site>,
        followsScreens: Bool = false
    ) {
        (self.model, self.table, self.classes, self.identifierSites) = (model, table, classes, identifierSites)
        self.followsScreens = followsScreens
        members = MemberSearch(model: model, table: table)
    }

    // MARK: Entry functions

    /// Follows a function whose callers are unknown.
    ///
    /// - Parameter own: the class of `self`, if this class is a subclass that inherits the function; nil if it declares
    ///   the function.
    /// - Returns: the result of the function, and the loads that it reaches.
    func begin(_ index: Int, asClass own: String? = nil) -> (value: FollowedValue, loads: [FoundLoad]) {
        let function = table.functions[index]
        stepsOfTree -= granted - max(0, budget)
        granted = isSpent ? Self.fewSteps : followsScreens ? Self.stepsToScreens : Self.mostSteps
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

    /// Resets the state before an entry function is followed.
    func reset(_ index: Int, budget: Int) {
        (loads, identifiers, closures, openConditions, self.budget) = ([], [], [], [], budget)
        transitions = []
        (isAsker, givesFields, repeats, forks) = (false, false, 0, 0)
        (makersOfTexts, neededMembers, readProperties) = ([], [], [])
        (active, begun, around) = ([index], index, nil)
        platforms = model.scopes.platforms(of: table.functions[index].place)
    }

    /// Returns the frame of a function whose callers are unknown, and a scope with its parameters.
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
            // Only the caller determines which nib or storyboard the object represents.
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

    /// Methods whose result replaces the object that is loaded from a nib.
    private static let replacing: Set<String> = ["initWithCoder:", "awakeAfterUsingCoder:", "awakeAfter"]

    /// Records that loaded objects replace the object that is being created.
    private func noteReplacement() {
        for index in loads.indices where loads[index].purpose == .loads || loads[index].purpose == .instantiates {
            loads[index].uses.insert(LoadUse(kind: .replaces, place: nil, className: nil))
        }
    }

    /// Returns the value of a parameter of an entry function. The caller of the function is unknown.
    private func given(_ parameter: FunctionCode.Parameter) -> FollowedValue {
        guard let type = parameter.type, classes.isConcrete(type), !classes.namesNibs(type) else {
            return FollowedValue(.open, .given)
        }
        return FollowedValue(.object(type, isExact: false))
    }

    /// Executes a function and returns its result.
    func run(_ index: Int, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        _ = execute(table.body(index), frame, scope)
        return frame.results.isEmpty ? .unknown : .oneOf(frame.results)
    }

    /// Enters code that may or may not run.
    func beginCondition() {
        lastCondition += 1
        openConditions.append(lastCondition)
    }

    func note(_ load: FoundLoad) {
        callCache.noteEffect()
        if loads.count < 2000 { loads.append(load) }
    }

    func note(_ transition: FoundTransition) {
        callCache.noteEffect()
        if transitions.count < 2000 { transitions.append(transition) }
    }

    /// Records the identifier argument of a call, if the call uses an identifier.
    func noteIdentifier(
        _ call: Code.Call, at site: FoundLoad.Site, _ arguments: [FollowedValue], _ frame: Frame, _ scope: Scope
    ) {
        guard identifierSites.contains(site), let place = call.identifierPlace, place < arguments.count else { return }
        note(identifier: call.arguments[place], arguments[place], at: site, frame, scope)
    }

    /// Records the identifier that the call or assignment at a site uses.
    func note(
        identifier code: Code, _ found: FollowedValue, at site: FoundLoad.Site, _ frame: Frame, _ scope: Scope
    ) {
        callCache.noteEffect()
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

    /// Records the values that code assigns to the members when it creates a value of a type.
    func note(_ made: [String: FollowedValue], of type: String) {
        callCache.noteEffect()
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

    /// Records the texts that code assigns to a property.
    ///
    /// The call cache does not count this as an effect, because a cached call already assigned the same texts when it
    /// was followed.
    func note(_ value: FollowedValue, assignedTo path: String) {
        let texts = value.texts.filter { !$0.isEmpty }.map { FollowedValue(.text($0), .likely) }
        if texts.isEmpty { return }
        assignedTexts[path] = .oneOf((assignedTexts[path]?.alternatives ?? []) + texts)
    }

    /// Whether any code assigns a text to at least one of the properties.
    func assignsText(to paths: Set<String>) -> Bool { paths.contains { assignedTexts[$0] != nil } }

    /// Returns the possible values of a property of type String.
    ///
    /// The values are the texts that any code assigns, and an open value, because a caller may set the property.
    func text(ofProperty path: String, _ origin: FollowedValue.Origin) -> FollowedValue {
        readProperties.insert(path)
        let open = FollowedValue(.open, origin)
        return assignedTexts[path].map { .oneOf([open, $0]) } ?? open
    }

    /// Returns one of the objects that a load created.
    ///
    /// - Parameter place: index of the object, -1 for the last object; nil if unknown. After a loop that checks each
    ///   object, the index is ignored, because the loop may have selected any object.
    func pick(_ place: Int?, of load: Int) -> FollowedValue {
        let place = searched.contains(load) ? nil : place
        loads[load].uses.insert(LoadUse(kind: .takes, place: place, className: nil))
        return FollowedValue(.picked(load, place: place), .made)
    }

    /// Records that code uses a loaded object as an object of a class.
    ///
    /// - Returns: the value as an object of the class; nil if the value was not created by a load.
    func take(_ value: FollowedValue, as type: String, _ kind: LoadUse.Kind) -> FollowedValue? {
        if followsScreens, let scenes = scenes(value, as: type) { return scenes }
        var isMade = false
        for one in value.alternatives {
            guard case .picked(let load, let place) = one.kind else { continue }
            isMade = true
            // Under a condition that does not enclose the load, the variable may hold a different object.
            if loads[load].conditions.starts(with: openConditions) {
                loads[load].uses.insert(LoadUse(kind: kind, place: place, className: type))
            }
        }
        if !isMade { return nil }
        return FollowedValue(classes.isConcrete(type) ? .object(type, isExact: false) : .unknown, .made)
    }

    /// Resolves a type name in the code of a frame. Returns the class for `Self` or a generic parameter, and any other
    /// name unchanged.
    func className(_ type: String, _ frame: Frame) -> String {
        type == "Self" ? frame.own.typeName ?? frame.own.className ?? type : frame.generics[type]?.typeName ?? type
    }

    /// Follows code that is compiled for the given platforms, unless the enclosing code is compiled only for other
    /// platforms.
    func compile(_ names: Set<String>, _ follow: () -> Void) {
        let before = platforms
        guard before.isEmpty || !before.isDisjoint(with: names) else { return }
        platforms = before.isEmpty ? names : before.intersection(names)
        follow()
        platforms = before
    }
}
