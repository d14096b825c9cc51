import GRDB

/// The name rule: a view controller that is made without a nib's name looks
/// for a nib that is called like its class.
struct ControllerNibs {
    /// A controller that finds its nib, and the place that makes it.
    struct Finding {
        let className: String
        let nibName: String
        let call: SourceModel.Call
    }

    private let db: Database
    private let tree: Int64
    private let model: SourceModel

    init(_ db: Database, tree: Int64, _ model: SourceModel) {
        self.db = db
        self.tree = tree
        self.model = model
    }

    /// The names that a controller looks for, in this order.
    ///
    /// UIKit: the class name without `Controller`, then the class name;
    /// AppKit: the class name.
    static func candidates(for className: String, descendsFrom: String?, _ model: SourceModel) -> [String] {
        guard descendsFrom == "viewController" else { return [] }
        let name = NameResolver.lastPart(className)
        let isAppKit = model.lineage(of: className).contains("NSViewController")
        return isAppKit || !name.hasSuffix("Controller") || name == "Controller" ? [name] : [String(name.dropLast(10)), name]
    }

    /// Controllers whose nib is found by the rule: made without a name, with
    /// neither a `loadView` of their own nor a nib that their code names.
    func findings(_ loads: [SourceResolver.Load]) throws -> [Finding] {
        let makers = try String.fetchSet(db, sql: """
            SELECT DISTINCT members.class
            FROM members
            JOIN files ON files.id = members.file_id
            WHERE members.name = 'loadView' AND members.provenance = 'source' AND files.tree_id = ?
            """, arguments: [tree])
        var named: Set<String> = []
        for load in loads where load.kind == "nib" && load.expression != nil && load.makesController {
            if load.receiver == nil || ["super", "self"].contains(load.receiver), let type = load.type { named.insert(type) }
        }
        var findings: [Finding] = []
        for (className, kind) in model.projectClasses where kind == "viewController" {
            let candidates = Self.candidates(for: className, descendsFrom: kind, model)
            guard !named.contains(className), let nib = candidates.first(where: model.nibNames.contains),
                !model.lineage(of: className).contains(where: { makers.contains($0) && model.projectClasses[$0] != nil })
            else { continue }
            for call in model.instantiations[className] ?? [] {
                findings.append(Finding(className: className, nibName: nib, call: call))
            }
        }
        return findings.sorted { one, other in
            let places = [one, other].map { ($0.call.fileID, model.scopes.path($0.call.fileID), $0.call.line, $0.call.column, $0.className) }
            if places[0].0 != places[1].0 { return places[0].1 < places[1].1 }
            return (places[0].2, places[0].3, places[0].4) < (places[1].2, places[1].3, places[1].4)
        }
    }
}
