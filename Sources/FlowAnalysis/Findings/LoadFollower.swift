import SourceCode

/// Finds every load in the sources of a tree.
///
/// The search starts with the functions that contain a framework call. If the nib, owner or identifier of a load
/// depends on the callers of a function, the search continues with these callers, until it finds no new loads.
package struct LoadFollower {
    /// A load that was found for a framework call.
    struct Finding {
        let load: FoundLoad
        /// The class of `self` if it is a subclass that inherits the code; nil for the class that declares the code.
        let asClass: String?
    }

    let model: SourceModel
    /// The functions of the tree.
    package let table: FunctionTable
    let classes: ClassKnowledge
    private let interpreter: Interpreter
    /// Findings, keyed by the position of the framework call, in source order.
    private(set) var findings: [FoundLoad.Site: [Finding]] = [:]
    /// Findings, keyed by the position of the call in the entry function that leads to the framework call.
    private(set) var findingsByCaller: [FoundLoad.Site: [Finding]] = [:]
    /// Identifiers, keyed by the position of the call that uses them. Each entry also contains the call that leads
    /// to this call.
    package private(set) var identifiers: [FoundLoad.Site: [FoundIdentifier]] = [:]
    /// Places that use an identifier that is not a string literal.
    private let places: IdentifierPlaces
    /// Calls whose nib name, identifier or owner depends on the callers.
    private(set) var openSites: Set<FoundLoad.Site> = []
    /// Values of the members that a framework reads to get a nib name, keyed by file, class and member.
    private(set) var overrides: [String: [(value: FollowedValue, asClass: String?)]] = [:]

    /// Names to search for in all sources: functions and classes whose callers determine the loaded nib, by an argument
    /// or by the class of the receiver; and types and properties to which other code assigns values.
    package private(set) var searchNames: Set<String> = []

    /// Names of functions that may create a nib name from a string or from `self`.
    ///
    /// When a source is read for the first time, these functions are stored only if they mention nibs.
    package private(set) var makersOfNames: Set<String> = []

    private static let mostRounds = 8
    /// The number of findings that may still be added. The number is limited, because each caller of a function repeats
    /// the findings for all loads that the function reaches.
    private var left = 100_000
    /// Whether a limit was reached, so that findings may be missing.
    package private(set) var isCut = false
    static let overrideNames = Set(NibLoad.overrides.keys).union(["nibFile"])

    /// Follows the code of a tree.
    ///
    /// - Parameters:
    ///   - model: the declarations.
    ///   - table: the functions.
    ///   - places: the places where the code uses identifiers that are not string literals.
    package init(_ model: SourceModel, _ table: FunctionTable, _ places: IdentifierPlaces) {
        self.model = model
        self.table = table
        classes = ClassKnowledge(model, table)
        self.places = places
        interpreter = Interpreter(model: model, table: table, classes: classes, identifierSites: places.followed)
        follow()
    }

    private mutating func follow() {
        var results: [Int: Result] = [:]
        var pending = Set(table.mentioning(FrameworkCalls.standard.loadingWords.union(places.words)))
        pending.formUnion(table.functions.indices.filter { Self.overrideNames.contains(table.functions[$0].name) })
        // Types (other than classes) and properties. The code that assigns their values has already been followed.
        var (types, properties): (Set<String>, Set<String>) = ([], [])
        for _ in 0..<Self.mostRounds where !pending.isEmpty && !isCut {
            let helpers = follow(pending, &results)
            table.addHelpers(helpers)
            interpreter.callCache.reset()

            let newTypes = interpreter.askedTypes.subtracting(types)
            // Properties with a one-word name, such as `name`, occur in most code. Following all of that code takes too
            // long.
            let newProperties = Set(results.values.flatMap(\.properties)).subtracting(properties)
                .filter { PathName.lastPart($0).contains(where: \.isUppercase) }
            let words = Set(helpers.flatMap { table.namesInCalls(of: $0, model) } + newTypes.map(PathName.lastPart))
            let assigning = table.mentioning(Set(newProperties.map(PathName.lastPart)))
            pending = Set(table.mentioning(words)).union(assigning.filter { results[$0] == nil })
            types.formUnion(newTypes)
            properties.formUnion(newProperties)
        }
        followReadersAgain(&results)
        if interpreter.isSpent { isCut = true }
        searchNames.formUnion(types.union(properties).map(PathName.lastPart))
        keep(results)
    }

    /// Follows functions until the limit of findings is reached.
    ///
    /// - Returns: the functions whose callers must also be followed.
    private mutating func follow(_ functions: Set<Int>, _ results: inout [Int: Result]) -> Set<Int> {
        var helpers: Set<Int> = []
        for index in functions.sorted() {
            if left <= 0 {
                isCut = true
                break
            }
            let found = begin(index)
            left -= found.findings.count + found.identifiers.count
            results[index] = found
            if found.isSought { searchNames.formUnion(table.namesInCalls(of: index, model)) }
            if found.isOpen, !table.isHelper(index) { helpers.insert(index) }
        }
        return helpers
    }

    /// Follows some functions again: those that read members of a type other than a class, and those that read
    /// properties to which code assigns a text.
    private mutating func followReadersAgain(_ results: inout [Int: Result]) {
        let readers = results.keys.filter { interpreter.assignsText(to: results[$0]?.properties ?? []) }
        if !readers.isEmpty { interpreter.callCache.reset() }
        let askers = results.keys.filter { results[$0]?.isAsker == true }
        for index in Set(readers + askers).sorted() { results[index] = begin(index) }
    }

    private mutating func keep(_ results: [Int: Result]) {
        for (_, result) in results.sorted(by: { $0.key < $1.key }) {
            for finding in result.findings {
                findings[finding.load.site, default: []].append(finding)
                if let caller = finding.load.caller { findingsByCaller[caller, default: []].append(finding) }
            }
            for found in result.identifiers { identifiers[found.site, default: []].append(found) }
        }
    }

    /// Evaluates the expression of each identifier that was not reached by following the code.
    package mutating func evaluateIdentifiers() {
        let evaluated = places.evaluated.union(places.followed.filter { identifiers[$0] == nil })
        let files = Set(evaluated.map(\.fileID))
        for (index, function) in table.functions.enumerated() where files.contains(function.fileID) {
            for found in interpreter.evaluate(index, at: evaluated) {
                identifiers[found.site, default: []].append(found)
            }
        }
    }

    /// The result of following one function.
    private struct Result {
        var findings: [Finding] = []
        var identifiers: [FoundIdentifier] = []
        /// Whether the callers of the function determine the loaded nib or an identifier.
        var isOpen = false
        /// Whether the callers of the function pass a name or a class. If so, all sources must be searched for calls to
        /// it.
        var isSought = false
        /// Whether the function reads members of a type that is not a class. Any code can assign these members.
        var isAsker = false
        /// Paths of the properties that the function may use as identifiers.
        var properties: Set<String> = []
    }

    /// Follows one function. If necessary, also follows the function for each subclass that inherits it.
    private mutating func begin(_ index: Int) -> Result {
        let function = table.functions[index]
        let first = interpreter.begin(index)
        var result = Result()
        // If callers determine the value that the function returns or stores in a field, the callers must also be
        // followed.
        result.isOpen = interpreter.givesFields || first.value.isOpen
        result.isAsker = interpreter.isAsker
        noteMakersOfNames(first.loads, first.value, function)
        takeIdentifiers(of: function, into: &result)
        for load in first.loads where load.caller == nil || load.origin.contains(.passed) {
            take(load, of: function, into: &result)
        }
        let isOverride = Self.overrideNames.contains(function.name) && !function.isStatic
        if isOverride { addOverride(index, first.value, nil) }

        let isIdentifierOfClass = result.identifiers.contains { $0.value.origin.contains(.own) }
        let dependsOnClass = result.findings.contains { $0.load.name.isOfClass }
        let mayDependOnClass = dependsOnClass || result.findings.contains { $0.load.name.origin.contains(.own) }
        let isOfClass = dependsOnClass || first.value.isOfClass || isOverride && first.value.isOpen
        if isOfClass || isIdentifierOfClass || mayDependOnClass {
            if isOfClass, !function.isStatic { result.isOpen = true }
            let inherited = subclasses(index, isOverride: isOverride)
            result.findings += inherited.findings
            result.identifiers += inherited.identifiers
        }
        // Search all sources for callers, because a subclass may inherit the function, or because the caller names the
        // class of the new object.
        if dependsOnClass,
            function.isStatic || function.isInitializer || !(function.type.map(classes.isConcrete) ?? true)
        {
            result.isSought = true
        }
        if function.isStatic, mayDependOnClass || isIdentifierOfClass { result.isOpen = true }
        return result
    }

    private mutating func noteMakersOfNames(
        _ loads: [FoundLoad], _ value: FollowedValue, _ function: FunctionTable.Function
    ) {
        let makesName =
            loads.contains { $0.caller == nil && $0.name.origin.contains(.madeOfText) }
            || Self.overrideNames.contains(function.name) && value.origin.contains(.madeOfText)
        if makesName { makersOfNames.formUnion(interpreter.makersOfTexts) }
        let names =
            loads.filter { $0.caller == nil }.map(\.name) + (Self.overrideNames.contains(function.name) ? [value] : [])
        if names.contains(where: { $0.origin.contains(.ofMember) }) {
            makersOfNames.formUnion(interpreter.neededMembers)
        }
    }

    private func takeIdentifiers(of function: FunctionTable.Function, into result: inout Result) {
        for identifier in interpreter.identifiers
        where identifier.caller == nil || identifier.value.origin.contains(.passed) {
            result.identifiers.append(identifier)
            guard identifier.value.isOpen else { continue }
            result.properties.formUnion(interpreter.readProperties)
            if function.isDelegate { continue }
            let isPassed = takesName(function)
            if isPassed || !(function.type.map(classes.isConcrete) ?? false) { result.isOpen = true }
            if isPassed, identifier.value.isGiven { result.isSought = true }
        }
    }

    private mutating func take(_ load: FoundLoad, of function: FunctionTable.Function, into result: inout Result) {
        result.findings.append(Finding(load: load, asClass: nil))
        let owner = load.purpose == .controller ? nil : load.owner
        let identifier = load.target == .storyboard ? load.identifier : nil
        if load.name.isOpen || identifier?.isOpen == true || owner?.isOpen == true {
            result.isOpen = true
            openSites.insert(load.caller ?? load.site)
        }
        if identifier?.isOpen == true && identifier?.isGiven == true || load.name.isGiven || owner?.isGiven == true {
            result.isSought = true
        }
        if isOfAskedClass(load, function) { (result.isOpen, result.isSought) = (true, true) }
    }

    /// Whether a function that subclasses inherit creates a controller of the class on which it is called.
    private func isOfAskedClass(_ load: FoundLoad, _ function: FunctionTable.Function) -> Bool {
        guard load.purpose == .controller, function.isStatic || function.isInitializer, let type = function.type else {
            return false
        }
        return load.owner?.origin.contains(.own) == true && !model.descendants(of: type).isEmpty
    }

    /// Whether a call can pass a text, a class or an enumeration case to a function.
    private func takesName(_ function: FunctionTable.Function) -> Bool {
        function.parameters.contains { parameter in
            guard let type = parameter.type else { return false }
            return ["String", "NSString", "Class"].contains(type) || type.hasSuffix("Identifier")
                || type.hasSuffix(".Type")
                || function.generics[type] != nil
                || classes.isEnumeration(interpreter.nested(type, in: function.type) ?? type)
        }
    }

    /// Follows a function once for each subclass that inherits it.
    private mutating func subclasses(_ index: Int, isOverride: Bool) -> Result {
        let function = table.functions[index]
        var found = Result()
        guard let type = function.type, !function.isStatic, classes.isConcrete(type) else { return found }
        for descendant in model.descendants(of: type).prefix(400) where classes.isConcrete(descendant) {
            let result = interpreter.begin(index, asClass: descendant)
            if isOverride { addOverride(index, result.value, descendant) }
            for load in result.loads
            where load.name.origin.contains(.own) && (load.caller == nil || load.origin.contains(.passed)) {
                found.findings.append(Finding(load: load, asClass: descendant))
            }
            for var identifier in interpreter.identifiers
            where identifier.caller == nil && identifier.value.origin.contains(.own) {
                identifier.asClass = descendant
                found.identifiers.append(identifier)
            }
        }
        return found
    }

    private mutating func addOverride(_ index: Int, _ value: FollowedValue, _ asClass: String?) {
        let function = table.functions[index]
        overrides[Self.key(function.fileID, function.type, function.name), default: []].append((value, asClass))
    }

    static func key(_ fileID: Int64, _ type: String?, _ member: String?) -> String {
        "\(fileID) \(type ?? "") \(member ?? "")"
    }
}
