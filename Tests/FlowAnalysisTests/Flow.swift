import FlowAnalysis
import SourceCode
import SwiftSources

/// Runs the flow analysis on a few sources from strings.
struct Flow {
    private let loads: [LoadCall]
    private let found: LoadFindings
    private let identifiers: IdentifierFindings
    private let places: [FoundLoad.Site]
    /// The identifiers that callers pass to functions that use them, sorted and without duplicates.
    let callerTexts: [String]
    /// The names to search for in the sources. They belong to functions whose callers determine what is loaded, and to
    /// functions that return names.
    let sought: Set<String>
    /// The screens to which the code leads, in source order: `Source kind Screen`, followed by the helper and the line of
    /// the call. A scene is its storyboard identifier, or the word initial, and the name of its storyboard.
    let screens: [String]

    /// Follows Swift sources.
    ///
    /// - Parameters:
    ///   - nibs: the names of the nibs that exist.
    ///   - scenes: for each storyboard, the storyboard identifier of a scene.
    ///   - module: the module of the sources; nil if no target is known.
    init(_ swift: String..., nibs: Set<String> = [], scenes: [String: String] = [:], module: String? = nil) {
        self.init(isSwift: swift.map { _ in true }, nibs, scenes, module) { sought in
            swift.map { SwiftReader.read(Array($0.utf8), sought) }
        }
    }

    /// Follows Objective-C sources.
    init(objectiveC: String..., nibs: Set<String> = []) {
        self.init(isSwift: objectiveC.map { _ in false }, nibs) { sought in
            objectiveC.map { ObjectiveCReader.read(Array($0.utf8), sought) }
        }
    }

    /// Follows Swift and Objective-C sources that can call each other.
    init(swift: String, objectiveC: String, nibs: Set<String> = []) {
        self.init(isSwift: [true, false], nibs) { sought in
            [SwiftReader.read(Array(swift.utf8), sought), ObjectiveCReader.read(Array(objectiveC.utf8), sought)]
        }
    }

    /// Repeatedly reads the sources and follows the code, until there are no new names to search for.
    private init(
        isSwift: [Bool], _ nibs: Set<String>, _ scenes: [String: String] = [:], _ module: String? = nil,
        _ read: (SearchNames) -> [SourceFile]
    ) {
        var flow = Flow(read(SearchNames()), isSwift: isSwift, nibs, scenes, module)
        var known: Set<String> = []
        while !flow.sought.isSubset(of: known) {
            known.formUnion(flow.sought)
            flow = Flow(read(SearchNames(known)), isSwift: isSwift, nibs, scenes, module)
        }
        self = flow
    }

    private init(
        _ files: [SourceFile], isSwift: [Bool], _ nibs: Set<String>, _ scenes: [String: String], _ module: String?
    ) {
        let scopes = FileScopes()
        for number in files.indices {
            scopes.addFile(
                Int64(number), path: "\(number)" + (isSwift[number] ? ".swift" : ".m"), isSwift: isSwift[number])
            if let module { scopes.addModule(module, of: Int64(number), isOwn: true) }
        }
        var model = SourceModel(scopes: scopes)
        var places = IdentifierPlaces()
        var functions: [FunctionTable.Function] = []
        var (loads, literals, all): ([LoadCall], [FoundLoad.Site: String], [FoundLoad.Site]) = ([], [:], [])
        for nib in nibs { model.addNib(nib) }
        for (storyboard, identifier) in scenes {
            model.addScene(of: storyboard, controller: identifier, identifier: identifier)
        }
        for (number, file) in files.enumerated() {
            let id = Int64(number)
            Self.addDeclarations(of: file, id, &model)
            functions += file.functions.map { Self.function($0, id, isSwift: isSwift[number]) }
            loads += file.loads.map { Self.load($0, id) }
            for use in file.identifiers {
                let site = FoundLoad.Site(fileID: id, line: use.at.line, column: use.at.column)
                all.append(site)
                if let literal = use.literal {
                    literals[site] = literal
                } else {
                    places.add(site, call: use.call, isFollowed: true)
                }
            }
        }
        let follower = LoadFollower(model, FunctionTable(functions), places)
        identifiers = IdentifierFindings(follower, literals: literals)
        found = LoadFindings(model, follower, identifiers, loads: loads)
        (self.loads, self.places) = (loads, all)
        let uses = all.flatMap { follower.identifiers[$0] ?? [] }
        callerTexts = Set(uses.filter { $0.caller != nil }.flatMap(\.value.texts)).sorted()
        sought = follower.searchNames.union(follower.makersOfNames.map(SearchNames.definition))
        let navigation = NavigationFollower(model, follower.table)
        screens = navigation.findings.map { Self.text($0, navigation) }
    }

    private static func text(_ finding: NavigationFinding, _ navigation: NavigationFollower) -> String {
        let scene = finding.scene.map { scene in
            let storyboard = scene.isOfSource ? "own storyboard" : scene.storyboard ?? "?"
            return "\(scene.isInitial ? "initial" : scene.identifier ?? "?") of \(storyboard)"
        }
        let screen = [finding.className, scene].compactMap(\.self).joined(separator: " ")
        let line = navigation.function(finding.function).bodyLine + finding.line
        return "\(finding.source ?? "-") \(finding.kind) \(screen.isEmpty ? "?" : screen)"
            + (finding.isExact || screen.isEmpty ? "" : " or subclass") + (finding.helper.map { " by \($0)" } ?? "")
            + " :\(line)"
    }

    private static func addDeclarations(of file: SourceFile, _ id: Int64, _ model: inout SourceModel) {
        for type in file.types where type.kind == .class || type.kind == .implementation {
            let superclass = type.superclass ?? ""
            model.addClass(type.name, descendsFrom: superclass.hasSuffix("ViewController") ? "viewController" : nil)
            if !superclass.isEmpty { model.addSuperclass(superclass, of: type.name) }
        }
        for type in file.types {
            if type.kind == .protocol { model.addProtocol(type.name) }
            for adopted in type.protocols { model.addAdoption(of: adopted, by: type.name) }
        }
        for constant in file.constants {
            let place = FileScopes.Place(fileID: id, line: constant.at.line)
            model.add(
                SourceModel.Constant(value: constant.value, place: place, reach: .public), named: constant.name)
        }
        for member in file.members where member.kind == .property || member.kind == .outlet {
            if let type = member.type { model.addMember(member.name, of: member.className, type: type) }
        }
    }

    private static func function(_ code: FunctionCode, _ id: Int64, isSwift: Bool) -> FunctionTable.Function {
        FunctionTable.Function(
            fileID: id, kind: code.kind, type: code.type, name: code.name, parameters: code.parameters,
            generics: code.generics, result: code.result, isStatic: code.isStatic, platforms: [], line: code.at.line,
            column: code.at.column, isSwift: isSwift, isFollowed: code.isFollowed, text: code.text,
            bodyLine: code.bodyLine)
    }

    private static func load(_ load: NibLoad, _ id: Int64) -> LoadCall {
        LoadCall(
            id: 0, fileID: id, call: load.call, kind: load.target.rawValue, isSetting: false,
            expression: load.expression, literal: load.literal, owner: load.owner, ownerClass: load.ownerType,
            type: load.enclosingType, member: load.enclosingMember, isStatic: load.isInStaticMember,
            receiver: load.receiver, line: load.at.line, column: load.at.column)
    }

    /// The possible nibs of each load, in source order: `Nib`, followed by ` owner Class` and ` from LINE` if they are
    /// known. `LINE` is the line of the caller that determines the nib.
    var nibs: [[String]] {
        loads.map { load in
            (found.nibs(of: load) ?? []).map { finding in
                (finding.nibName ?? "none") + (finding.ownerClass.map { " owner \($0)" } ?? "")
                    + (finding.caller.map { " from \($0.site.line)" } ?? "")
            }
        }
    }

    /// The possible values of each use of an identifier, in source order.
    var identifierTexts: [[String]] { places.map(identifiers.texts) }
}
