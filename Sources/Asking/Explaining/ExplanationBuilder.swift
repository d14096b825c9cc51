import Errors
import Store

/// The File's Owner that `xibdb explain` assumes.
package enum OwnerChoice: Sendable, Equatable {
    /// The class that the nib names.
    case nib
    /// No owner: the code passes `owner: nil`.
    case nothing
    /// The class with this name.
    case named(String)

    /// Reads a choice as the user writes it: the name of a class, or `nil`.
    package init(written text: String) { self = text == "nil" ? .nothing : .named(text) }
}

extension Explanation {
    /// Explains the load of a file.
    ///
    /// - Parameters:
    ///   - owner: the owner of a xib. A storyboard has no owner.
    ///   - scene: a name of the only scene to explain (see ``Scene/names``); nil for all scenes.
    package init(
        of file: FileFinder.Found, owner: OwnerChoice = .nib, scene: String? = nil, _ snapshot: Snapshot
    ) throws {
        let id: [String: Value] = ["file": .integer(file.id)]
        let head = try snapshot.explain("file", id).first ?? Row([], [])
        path = file.path
        kind = head.text("kind") ?? ""
        format = head.text("format") ?? ""
        platform = head.text("platform")
        loads = try snapshot.explain("loads", id).map(Load.init).reduce(into: []) { list, load in
            if !list.contains(where: { $0.says(load) }) { list.append(load) }
        }
        if let error = head.text("error") {
            notes.append("\(head.integer("error_line").map { "Line \($0): " } ?? "")\(error)")
        }
        guard format == "document" || format == "archive" else {
            notes.append("xibdb cannot read the objects of this file.")
            return
        }
        if platform == nil {
            notes.append(
                "The runtime of the file is unknown: \(head.text("target_runtime") ?? "the file names none").")
        }
        if loads.contains(where: { $0.call.contains("creator") }) {
            notes.append(
                "Calls with a creator block create their controller with the initializer that the block calls.")
        }
        if kind == "storyboard", owner != .nib {
            throw AskingError.unanswerable("\(file.path) is a storyboard: it has no File's Owner.")
        }
        if kind != "storyboard", let scene {
            throw AskingError.unanswerable("\(file.path) is not a storyboard, so it has no scene \(scene).")
        }
        let chosen = try ChosenOwner(owner, head, passed: passedOwner, file: file.id, snapshot)
        var builder = try PartBuilder(
            file: file.id, rules: LoadRules(platform: platform, isStoryboard: kind == "storyboard"),
            owner: chosen, snapshot)
        parts = try builder.parts(scene: scene)
        if kind == "storyboard", parts.isEmpty { notes.append("The storyboard has no scenes.") }
        let isNeverPassed = passesNil
        for index in parts.indices where parts[index].kind == .nib {
            parts[index].notes += viewNotes(parts[index], chosen)
            parts[index].nilOwner = nilOwner(parts[index], chosen)
            if chosen.owner.source == .nib, isNeverPassed { parts[index].owner?.isNeverPassed = true }
            // If no controller loads the nib for its own view or window, the load ends with awakeFromNib.
            if !loads.isEmpty, !loads.contains(where: \.isOfController) { parts[index].ending = nil }
        }
        problems =
            try Problem.missingScenes(of: loads) + Problem.all(of: file.id, parts, isAsked: owner != .nib, snapshot)
    }

    /// The class that every known load passes as the owner; nil if there are several classes, or if one is unknown.
    private var passedOwner: String? {
        let classes = Set(loads.map(\.ownerClass))
        guard classes.count == 1, let name = classes.first, !loads.contains(where: { $0.owner == "nil" }) else {
            return nil
        }
        return name
    }

    /// Whether every known load passes nil as the owner.
    private var passesNil: Bool { !loads.isEmpty && loads.allSatisfy { $0.owner == "nil" } }

    /// Returns a load that passes nil although the owner has outlets; nil if there is none.
    private func nilOwner(_ part: Part, _ owner: ChosenOwner) -> Place? {
        guard owner.owner.source == .nib, let load = loads.first(where: { $0.owner == "nil" }) else { return nil }
        guard part.outlets.contains(where: { owner.isOwner($0.object.id) }) else { return nil }
        return Place(path: load.path, line: load.line, column: load.column, class: load.class)
    }

    /// Returns a note if no outlet sets the view of a controller.
    private func viewNotes(_ part: Part, _ owner: ChosenOwner) -> [String] {
        guard owner.descendsFrom == "viewController", let name = owner.owner.class else { return [] }
        guard !part.outlets.contains(where: { $0.key == "view" && owner.isOwner($0.object.id) }) else { return [] }
        // A controller may own the nib of a cell instead.
        guard loads.isEmpty || loads.contains(where: \.isOfController) else { return [] }
        let file = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        let message =
            platform == "macOS"
            ? "-[NSViewController _loadViewFromNibNamed:bundle:] loaded the \"\(file)\" nib but no view was set."
            : "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(file)\" nib but the view outlet was not set."
        return [
            "No outlet sets the view of \(name). If the controller loads the nib as its view, it raises: \(message)"
        ]
    }
}

extension Explanation.Load {
    /// Whether the load creates a controller with the nib, or a controller finds the nib itself.
    var isOfController: Bool {
        ["init", "nibName", "IBUINibName", "NSNibName"].contains(call) || call.contains("indowNibName")
            || call.hasPrefix("initWithNibName") || call.hasPrefix("init(nibName")
    }

    /// Whether both loads have the same text in the output.
    func says(_ other: Explanation.Load) -> Bool {
        path == other.path && line == other.line && call == other.call && owner == other.owner
            && ownerClass == other.ownerClass
            && identifier == other.identifier
    }

    init(_ row: Row) {
        call = row.text("call") ?? ""
        certainty = row.text("certainty") ?? ""
        // In a class method, `self` is the class.
        let isClass = row.text("owner_kind") == "class"
        // For a controller that is created with its nib, `self` is not an expression in the code.
        owner = isClass || row.text("purpose") == "controller" ? nil : row.text("owner")
        ownerClass = row.text("owner_class").map { isClass ? "class \($0)" : $0 }
        `class` = row.text("class")
        member = row.text("member")
        identifier = row.text("identifier")
        lacksScene = row.flag("lacks_scene")
        isUncompiled = row.flag("is_uncompiled")
        path = row.text("path") ?? ""
        line = row.line
        column = row.column
    }
}

/// The File's Owner, with information about its class from the index.
struct ChosenOwner {
    let owner: Explanation.Owner
    /// Row id of the class; nil if it is the class that the nib names.
    let classID: Int?
    /// Row id of the placeholder.
    let object: Int?
    let descendsFrom: String?
    /// Object ids of the placeholder.
    private let objectIDs: Set<String>

    /// Whether an object id belongs to the File's Owner.
    func isOwner(_ id: String) -> Bool { objectIDs.contains(id) }

    /// Finds the class of the owner.
    ///
    /// - Parameter passed: the class that every known load passes.
    init(_ choice: OwnerChoice, _ head: Row, passed: String?, file: Int64, _ snapshot: Snapshot) throws {
        object = head.integer("owner")
        objectIDs = Set(
            try snapshot.rows(
                "SELECT object_id FROM objects WHERE id = :id",
                parameters: [
                    "id": object.map { .integer(Int64($0)) } ?? .null
                ]
            ).rows.compactMap { if case .text(let id) = $0[0] { id } else { nil } })
        let nibClass = head.text("owner_class")
        func find(_ name: String, id: Int?) throws -> Row? {
            let only = id.map { Value.integer(Int64($0)) } ?? .null
            return try snapshot.explain("class", ["file": .integer(file), "name": .text(name), "class": only]).first
        }
        var found: Row?
        let source: Explanation.Owner.Source
        switch choice {
        case .nib:
            if let passed, passed != nibClass, let one = try find(passed, id: nil) {
                (source, found) = (.load, one)
            } else {
                source = .nib
                // Without a row id, the name may refer to several classes.
                if let nibClass, let id = head.integer("owner_class_id") { found = try find(nibClass, id: id) }
            }
        case .nothing:
            source = .nothing
            found = try find("NSObject", id: nil)
        case .named(let name):
            source = .option
            found = try find(name, id: nil)
            if found == nil {
                let names = try snapshot.rows("SELECT DISTINCT name FROM _class_names").rows.compactMap {
                    row -> String? in
                    if case .text(let name) = row[0] { name } else { nil }
                }
                throw AskingError.unknownName(
                    what: "indexed class", name: name, near: NameSuggestions.names(to: name, among: names))
            }
        }
        classID = source == .nib ? nil : found?.integer("id")
        descendsFrom = source == .nothing ? nil : found?.text("descends_from")
        let name: String? =
            switch source {
            case .nothing: "NSObject"
            case .option, .load: found?.text("name")
            default: nibClass
            }
        owner = Explanation.Owner(
            source: source, class: name,
            module: source == .nib ? head.text("owner_module") : source == .nothing ? nil : found?.text("module"),
            declaration: found?.place(), nibClass: source == .nib ? nil : nibClass,
            line: head.integer("owner_line"), column: head.integer("owner_column"))
    }
}
