import SourceCode

/// Finds every load in the sources of a tree.
///
/// It starts with the functions that contain a framework call. If the nib, owner or identifier of a load depends on
/// the callers of a function, it continues with these callers, until it finds nothing new.
package struct LoadFollower {
    /// What was found of a framework's call.
    struct Finding {
        let load: FoundLoad
        /// Subclass whose object runs the code; nil for that whose code it is.
        let asClass: String?
    }

    let model: SourceModel
    /// The functions of the tree.
    package let table: FunctionTable
    let classes: ClassKnowledge
    private let interpreter: Interpreter
    /// Findings by the call of the framework, in the order of the sources.
    private(set) var findings: [FoundLoad.Site: [Finding]] = [:]
    /// Findings by the call that leads to the framework's from the code that was begun with.
    private(set) var findingsByCaller: [FoundLoad.Site: [Finding]] = [:]
    /// Identifiers by the call that takes them, and the calls that lead to it.
    package private(set) var identifiers: [FoundLoad.Site: [FoundIdentifier]] = [:]
    /// The uses of identifiers that are no plain text.
    private let places: IdentifierPlaces
    /// Calls whose name the callers give.
    private(set) var openSites: Set<FoundLoad.Site> = []
    /// What code gives that frameworks ask for a nib's name, by file, class and member.
    private(set) var overrides: [String: [(value: FollowedValue, asClass: String?)]] = [:]

    /// Names of functions and classes whose callers decide what is loaded, by what they hand on or by the class that they name.
    package private(set) var soughtNames: Set<String> = []

    /// Names of functions that may make the name of a nib of a text. The first reading of a source keeps such a function
    /// only if it mentions nibs.
    package private(set) var makersOfNames: Set<String> = []

    private static let mostRounds = 8
    /// How many findings are followed. Each caller of a function has those of all loads that it leads to.
    private static let mostFindings = 100_000
    /// Whether there were more.
    package private(set) var isCut = false
    static let overrideNames = Set(NibLoad.overrides.keys).union(["nibFile"])

    /// Follows the code of a tree.
    ///
    /// - Parameters:
    ///   - model: the declarations.
    ///   - table: the functions.
    ///   - places: where the code uses identifiers that are not plain text.
    package init(_ model: SourceModel, _ table: FunctionTable, _ places: IdentifierPlaces) {
        self.model = model
        self.table = table
        classes = ClassKnowledge(model, table)
        self.places = places
        interpreter = Interpreter(model: model, table: table, classes: classes, identifierSites: places.followed)
        follow()
    }

    private mutating func follow() {
        var wanted = FrameworkCalls.standard.loadingWords.union(places.words)
        var results: [Int: Result] = [:]
        var left = Self.mostFindings
        let named = table.functions.indices.filter { Self.overrideNames.contains(table.functions[$0].name) }
        // What asks for members of types that are no classes, and which types.
        var askers: Set<Int> = []
        var asked: Set<String> = []
        var properties: Set<String> = []
        var wantedProperties: Set<String> = []
        for round in 0..<Self.mostRounds {
            // What assigns to a property is followed for that alone, and once.
            let assigning = table.mentioning(wantedProperties).filter { results[$0] == nil }
            var pending = table.mentioning(wanted) + assigning
            if round == 0 { pending += named }
            if pending.isEmpty { break }
            var added: Set<Int> = []
            for index in Set(pending).sorted() {
                if left <= 0 {
                    isCut = true
                    break
                }
                let found = begin(index)
                left -= found.findings.count + found.identifiers.count
                results[index] = found
                if found.isAsker { askers.insert(index) }
                // Most code has a property of one word, such as `name`, so it is not worth to read all that code.
                properties.formUnion(found.properties.filter { PathName.lastPart($0).contains(where: \.isUppercase) })
                if found.isSought { soughtNames.formUnion(names(of: index)) }
                if found.isOpen, !table.isHelper(index) { added.insert(index) }
            }
            table.addHelpers(added)
            interpreter.plainCalls.reset()
            wanted = Set(added.flatMap { names(of: $0) }).union(
                interpreter.askedTypes.subtracting(asked).map(PathName.lastPart))
            wantedProperties = Set(properties.subtracting(asked).map(PathName.lastPart))
            asked = interpreter.askedTypes.union(properties)
            if wanted.isEmpty && wantedProperties.isEmpty || isCut { break }
        }
        // Code that was followed later may have assigned texts to the properties.
        let readers = results.keys.filter { index in
            results[index].map { interpreter.assignsText(to: $0.properties) } ?? false
        }
        if !readers.isEmpty { interpreter.plainCalls.reset() }
        for index in askers.union(readers).sorted() { results[index] = begin(index) }
        if interpreter.isSpent { isCut = true }
        soughtNames.formUnion(asked.map(PathName.lastPart))
        for index in results.keys.sorted() {
            for finding in results[index]?.findings ?? [] {
                findings[finding.load.site, default: []].append(finding)
                if let caller = finding.load.caller { findingsByCaller[caller, default: []].append(finding) }
            }
            for found in results[index]?.identifiers ?? [] { identifiers[found.site, default: []].append(found) }
        }
    }

    /// Finds identifiers from their expressions alone, where following the code does not come to them.
    package mutating func evaluateIdentifiers() {
        let evaluated = places.evaluated.union(places.followed.filter { identifiers[$0] == nil })
        let files = Set(evaluated.map(\.fileID))
        for (index, function) in table.functions.enumerated() where files.contains(function.fileID) {
            for found in interpreter.evaluate(index, at: evaluated) {
                identifiers[found.site, default: []].append(found)
            }
        }
    }

    /// The names by which a function is called.
    private func names(of index: Int) -> [String] {
        let function = table.functions[index]
        guard function.isInitializer else {
            return function.isSwift
                ? [
                    function.name,
                    SwiftSelector.selector(
                        baseName: function.name, labels: function.parameters.map { $0.label ?? "_" }),
                ]
                : [function.name, String(function.name.prefix { $0 != ":" })]
                    + SwiftSelector.baseNames(ofSelector: function.name).filter { name in
                        // Much code says a single word, such as `view` or `open`.
                        name.contains(where: \.isUppercase) || CodeWords.matter(function.name)
                    }
        }
        // Initialisers are called by the names of the classes that have them.
        guard let type = function.type else { return [] }
        let all = [type] + model.descendants(of: type)
        return all + all.map(PathName.lastPart) + (function.isSwift ? [] : [function.name])
    }

    /// What came of one function.
    private struct Result {
        var findings: [Finding] = []
        var identifiers: [FoundIdentifier] = []
        /// Whether who calls it tells what is loaded, or an identifier.
        var isOpen = false
        var isSought = false
        /// Whether it asks for what members of a type that is no class are given anywhere.
        var isAsker = false
        /// Paths of properties whose values may be its identifiers.
        var properties: Set<String> = []
    }

    private mutating func begin(_ index: Int) -> Result {
        let function = table.functions[index]
        let first = interpreter.begin(index)
        var (found, identifiers): ([Finding], [FoundIdentifier]) = ([], [])
        var isOpen = interpreter.givesFields
        let isAsker = interpreter.isAsker
        var properties: Set<String> = []
        var (dependsOnClass, mayDependOnClass, isSought) = (false, false, false)
        let makesNameOfText =
            first.loads.contains { $0.caller == nil && $0.name.origin.contains(.madeOfText) }
            || Self.overrideNames.contains(function.name) && first.value.origin.contains(.madeOfText)
        if makesNameOfText { makersOfNames.formUnion(interpreter.makersOfTexts) }
        for identifier in interpreter.identifiers
        where identifier.caller == nil || identifier.value.origin.contains(.passed) {
            identifiers.append(identifier)
            guard identifier.value.isOpen else { continue }
            properties.formUnion(interpreter.readProperties)
            if function.isDelegate { continue }
            let isTold = takesName(function)
            if isTold || !(function.type.map(classes.isConcrete) ?? false) { isOpen = true }
            if isTold, identifier.value.isGiven { isSought = true }
        }
        let isIdentifierOfClass = identifiers.contains { $0.value.origin.contains(.own) }
        for load in first.loads {
            guard load.caller == nil || load.origin.contains(.passed) else { continue }
            let isIdentifierOpen = load.target == .storyboard && load.identifier?.isOpen == true
            if load.name.isOpen || isIdentifierOpen
                || load.owner.map({ $0.isOpen && load.purpose != .controller }) == true
            {
                isOpen = true
                openSites.insert(load.caller ?? load.site)
            }
            if isIdentifierOpen, load.identifier?.isGiven == true { isSought = true }
            if isOfAskedClass(load, function) { (isOpen, isSought) = (true, true) }
            if load.name.isGiven || load.owner.map({ $0.isGiven && load.purpose != .controller }) == true {
                isSought = true
            }
            if load.name.isOfClass {
                dependsOnClass = true
            } else if load.name.origin.contains(.own) {
                mayDependOnClass = true
            }
            found.append(Finding(load: load, asClass: nil))
        }
        // What gives a nib or its name to who calls it.
        if first.value.isOpen { isOpen = true }
        let isOverride = Self.overrideNames.contains(function.name) && !function.isStatic
        if isOverride { addOverride(index, first.value, nil) }
        let isOfClass = dependsOnClass || first.value.isOfClass || isOverride && first.value.isOpen
        if isOfClass || isIdentifierOfClass || mayDependOnClass {
            isOpen = isOpen || isOfClass && !function.isStatic
            let inherited = subclasses(index, isOverride: isOverride)
            found += inherited.findings
            identifiers += inherited.identifiers
        }
        // What is inherited from no class of the project is called on any; who makes an object tells of which class it is.
        if dependsOnClass,
            function.isStatic || function.isInitializer || !(function.type.map(classes.isConcrete) ?? true)
        {
            isSought = true
        }
        isOpen = isOpen || function.isStatic && (dependsOnClass || mayDependOnClass || isIdentifierOfClass)
        return Result(
            findings: found, identifiers: identifiers, isOpen: isOpen, isSought: isSought, isAsker: isAsker,
            properties: properties)
    }

    /// Whether a function that subclasses inherit makes a controller of the class that is asked for one.
    private func isOfAskedClass(_ load: FoundLoad, _ function: FunctionTable.Function) -> Bool {
        guard load.purpose == .controller, function.isStatic || function.isInitializer, let type = function.type else {
            return false
        }
        return load.owner?.origin.contains(.own) == true && !model.descendants(of: type).isEmpty
    }

    /// Whether a call can hand a text, a class or a case to a function.
    private func takesName(_ function: FunctionTable.Function) -> Bool {
        function.parameters.contains { parameter in
            guard let type = parameter.type else { return false }
            return ["String", "NSString", "Class"].contains(type) || type.hasSuffix("Identifier")
                || type.hasSuffix(".Type")
                || function.generics[type] != nil
                || classes.isEnumeration(interpreter.nested(type, in: function.type) ?? type)
        }
    }

    /// What the subclasses that inherit a function make of it.
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
