import Errors
import Store

/// Assigns the objects and connections of a file to the nibs that load them.
struct PartBuilder {
    /// Identifies one of the nibs of a file.
    enum Key: Hashable {
        case nib
        /// The controller of the scene with this id.
        case controller(String)
        case view(String)
        /// The prototype with this row id.
        case prototype(Int)

        var isPrototype: Bool { if case .prototype = self { true } else { false } }

        /// The order of creation. If two nibs create the ends of a connection, the nib that is loaded later makes the
        /// connection.
        var rank: Int {
            switch self {
            case .nib, .controller: 0
            case .view: 1
            case .prototype: 2
            }
        }
    }

    let snapshot: Snapshot
    let file: Int64
    let rules: LoadRules
    let owner: ChosenOwner
    let objects: [Row]
    let scenes: [Row]
    let controllers: Set<Int>
    let byID: [Int: Row]
    /// Methods that a load calls, by object and selector.
    let methods: [Int: [String: Explanation.Place]]
    /// Loads of other nibs, by object and by the selector that leads to the load.
    let nested: [Int: [String: [Explanation.Nested]]]
    var keys: [Int: Key] = [:]
    /// Number of enclosing objects in the same nib, by object.
    var depths: [Int: Int] = [:]
    var parts: [Key: Explanation.Part] = [:]
    private var order: [Key] = []

    init(file: Int64, rules: LoadRules, owner: ChosenOwner, _ snapshot: Snapshot) throws {
        (self.snapshot, self.file, self.rules, self.owner) = (snapshot, file, rules, owner)
        objects = try snapshot.explain("objects", ["file": .integer(file)])
        scenes = try snapshot.explain("scenes", ["file": .integer(file)])
        controllers = Set(scenes.compactMap { $0.integer("controller") })
        byID = Dictionary(objects.map { ($0.integer("id") ?? 0, $0) }) { first, _ in first }
        var methods: [Int: [String: Explanation.Place]] = [:]
        for row in try snapshot.explain("methods", Self.parameters(file, owner)) {
            guard let object = row.integer("object"), let selector = row.text("selector") else { continue }
            methods[object, default: [:]][selector] = row.place()
        }
        self.methods = methods
        var nested: [Int: [String: [Explanation.Nested]]] = [:]
        for row in try snapshot.explain("nested", ["file": .integer(file)]) {
            guard let object = row.integer("object"), let selector = row.text("selector"), let place = row.place()
            else { continue }
            nested[object, default: [:]][selector, default: []].append(
                Explanation.Nested(
                    nib: row.text("nib") ?? "", root: row.flag("is_taken") ? row.text("root_class") : nil,
                    isConditional: row.flag("is_conditional"), place: place))
        }
        self.nested = nested
    }

    static func parameters(_ file: Int64, _ owner: ChosenOwner) -> [String: Value] {
        ["file": .integer(file), "owner": owner.classID.map { .integer(Int64($0)) } ?? .null]
    }

    /// Returns the nibs of the file in document order.
    ///
    /// - Parameter scene: a name of the only scene to return; nil for all scenes.
    mutating func parts(scene wanted: String?) throws -> [Explanation.Part] {
        if !rules.isStoryboard { open(.nib, kind: .nib) }
        for row in objects { place(row) }
        for row in objects { add(row) }
        try addAttributes()
        try addConnections()
        try addConstraints()
        addAwakes()
        addEndings()
        // The scene of a storyboard reference contains no objects, because it represents a scene of another storyboard.
        let all = order.compactMap { parts[$0] }.filter { $0.kind == .nib || !$0.objects.isEmpty }
        guard let wanted else { return all }
        let fitting = all.filter { $0.scene?.isCalled(wanted) == true }
        if fitting.isEmpty {
            let names = Set(all.flatMap { $0.scene?.names ?? [] }).sorted()
            throw AskingError.unknownName(
                what: "scene", name: wanted, near: NameSuggestions.names(to: wanted, among: names))
        }
        return fitting
    }

    // MARK: Nibs of objects

    /// Keys of views that a table stores as separate nibs, so that it can load them later.
    private static let prototypeKeys: Set<String> = ["prototypes", "prototypeCellViews"]
    private static let reusableElements: Set<String> = ["collectionViewCell", "collectionReusableView"]

    /// Finds the nib that an object belongs to. Call this for a parent before its children.
    private mutating func place(_ row: Row) {
        guard let id = row.integer("id") else { return }
        let parent = row.integer("parent")
        let scene = row.text("scene_id") ?? ""
        var key = parent.flatMap { keys[$0] } ?? (rules.isStoryboard ? .controller(scene) : .nib)
        let isReusable = rules.isStoryboard && Self.reusableElements.contains(row.text("element") ?? "")
        if Self.prototypeKeys.contains(row.text("key") ?? "") || isReusable {
            key = .prototype(id)
            open(key, kind: .prototype, scene: scene, root: row)
        } else if rules.isStoryboard, row.text("key") == "view", let parent, controllers.contains(parent) {
            key = .view(scene)
            open(key, kind: .view, scene: scene, root: byID[parent])
        } else if case .controller = key {
            open(key, kind: .controller, scene: scene)
        }
        keys[id] = key
        let above = parent.flatMap { keys[$0] == key ? depths[$0] : nil }
        // A parent that the load does not create, such as a placeholder, does not increase the depth.
        depths[id] = above.map { $0 + (parent.flatMap { byID[$0] }.map(rules.makes) == true ? 1 : 0) } ?? 0
    }

    private mutating func open(_ key: Key, kind: Explanation.Part.Kind, scene: String? = nil, root: Row? = nil) {
        guard parts[key] == nil else { return }
        var part = Explanation.Part(kind: kind)
        part.scene = scene.flatMap(described)
        part.root = kind == .controller ? part.scene?.controller : root.map(reference)
        switch kind {
        case .nib:
            part.owner = owner.owner
            part.result = rules.isMac ? .unordered : rules.platform == nil ? nil : .array
        case .prototype where !rules.isStoryboard:
            part.owner = owner.owner
        case .view:
            part.owner = Explanation.Owner(
                source: .scene, class: part.root?.class, module: root?.text("custom_module"), declaration: nil,
                nibClass: nil,
                line: root?.line, column: root?.column)
        default:
            break
        }
        parts[key] = part
        order.append(key)
    }

    private func described(_ scene: String) -> Explanation.Scene? {
        guard let row = scenes.first(where: { $0.text("scene_id") == scene }) else { return nil }
        let controller = row.integer("controller").flatMap { byID[$0] }
        return Explanation.Scene(
            id: scene, controller: controller.map(reference),
            storyboardIdentifier: controller?.text("storyboard_identifier"),
            isInitial: row.flag("is_initial"), isBuilt: row.flag("is_built"), line: row.line, column: row.column)
    }
}

extension Explanation.Scene {
    /// All names that the user can use for the scene.
    var names: [String] {
        [id, storyboardIdentifier, controller?.id, controller?.class, controller?.label].compactMap { $0 }
    }

    func isCalled(_ name: String) -> Bool { names.contains(name) }
}
