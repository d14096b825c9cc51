import Store

/// The screens of an app and the transitions between them: the rows of the report `navigation`, and all scenes.
///
/// A screen is a scene of a storyboard or a class. If exactly one scene has a class, the scene stands for the class.
package struct ScreenMap: Sendable {
    /// A scene, or a class that code shows.
    package struct Screen: Sendable {
        /// What a screen is.
        package enum Kind: String, Sendable {
            case scene
            /// A storyboard reference whose scene is not in the index.
            case reference
            /// A class without a scene, or with several scenes.
            case `class`
        }

        /// Whether the screen is a scene, a reference or a class.
        package let kind: Kind
        /// The title of the scene, else its storyboard identifier; nil if it has none.
        package var title: String?
        /// The class; nil if the file names none.
        package var className: String?
        /// The object id of the controller; nil for a class.
        package var objectID: String?
        /// The storyboard, or the nib that a class owns; nil for a class without a nib.
        package var file: FileFinder.Found?
        /// The number of scenes with the class of this screen.
        package var sceneCount = 0
    }

    /// A row of the report `navigation`.
    package struct Transition: Sendable {
        /// The position of the screen at the start; nil for a main storyboard, and if it is unknown.
        package let source: Int?
        /// The position of the screen at the end; nil if it is unknown.
        package let target: Int?
        /// The kind, as in the report.
        package let kind: String
        /// The kind of a segue, as in the file.
        package let detail: String?
        /// The identifier of a segue, or the storyboard identifier in a call; nil if the place names none.
        package let identifier: String?
        /// Action to which an unwind segue returns; nil for any other transition.
        package let unwindAction: String?
        /// Function that shows the screen, if the call at the place leads to another function.
        package let helper: String?
        /// Path of the file with the segue or call.
        package let path: String
        /// Line, from 1.
        package let line: Int
        /// Whether a source contains the transition.
        package let isCode: Bool
        /// `certain`, `likely` or `possible`.
        package let confidence: String
    }

    /// The scenes in the order of their files, then the classes in the order of the transitions. A storyboard reference
    /// without a transition is left out.
    package private(set) var screens: [Screen] = []
    /// The transitions, in the order of the report.
    package private(set) var transitions: [Transition] = []

    private var places: [ScreenGraph.Node: Int] = [:]
    private var scenesOfClass: [Int64: [Int64]] = [:]
    private var references: [Int64: Screen] = [:]
    private var nibs: [Int64: FileFinder.Found] = [:]

    /// Reads the screens and transitions of an index.
    package init(_ snapshot: Snapshot) throws {
        func rows(_ sql: String) throws -> [Row] { try snapshot.rows(sql).named }
        for row in try rows(Question.picture("picture-class-nibs")) {
            guard let type = row.id("class_id"), nibs[type] == nil else { continue }
            nibs[type] = row.file
        }
        for row in try rows(Question.picture("picture-screens")) { addScene(row) }
        for (type, scenes) in scenesOfClass {
            for scene in scenes { places[.scene(scene)].map { screens[$0].sceneCount = scenes.count } }
            if scenes.count == 1 { places[.class(type)] = places[.scene(scenes[0])] }
        }
        for row in try rows(Question.asking("navigation-edges")) {
            transitions.append(
                Transition(
                    source: screen(row, "from"), target: screen(row, "to"), kind: row.text("kind") ?? "",
                    detail: row.text("detail"), identifier: row.text("identifier"),
                    unwindAction: row.text("unwind_action"), helper: row.text("helper"), path: row.text("path") ?? "",
                    line: row.integer("line") ?? 0, isCode: row.integer("is_code") == 1,
                    confidence: row.text("confidence") ?? "possible"))
        }
    }

    private mutating func addScene(_ row: Row) {
        guard let object = row.id("object") else { return }
        if row.text("role") == "storyboardReference" {
            let names = [row.text("referenced_storyboard"), row.text("referenced_identifier")].compactMap(\.self)
            references[object] = Screen(
                kind: .reference, title: names.joined(separator: " \u{2192} "), objectID: row.text("object_id"),
                file: row.file)
            return
        }
        if let type = row.id("class_id") { scenesOfClass[type, default: []].append(object) }
        places[.scene(object)] = screens.count
        screens.append(
            Screen(
                kind: .scene, title: row.text("title") ?? row.text("identifier"), className: row.text("class"),
                objectID: row.text("object_id"), file: row.file))
    }

    /// Returns the position of the screen at one end of a transition. A screen that is not yet known is added.
    private mutating func screen(_ row: Row, _ end: String) -> Int? {
        guard let node = ScreenGraph.Node(row, end) else { return nil }
        if let known = places[node] { return known }
        var screen = Screen(kind: .class, className: row.text(end + "_class"))
        switch node {
        case .scene(let object): screen = references[object] ?? screen
        case .class(let type):
            (screen.file, screen.sceneCount) = (nibs[type], scenesOfClass[type]?.count ?? 0)
        case .name: break
        }
        places[node] = screens.count
        screens.append(screen)
        return screens.count - 1
    }
}

extension Row {
    /// The file in the columns `file_id` and `path`.
    fileprivate var file: FileFinder.Found? {
        id("file_id").flatMap { id in text("path").map { FileFinder.Found(id: id, path: $0) } }
    }
}
