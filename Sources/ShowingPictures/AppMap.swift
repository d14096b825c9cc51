import Asking
import InterfaceBuilder
import Pictures
import Store

/// Draws the map of an app: the scenes of all storyboards, and how one leads to another.
struct AppMap {
    private let map: ScreenMap
    private let printer: PicturePrinter

    init(_ snapshot: Snapshot, _ printer: PicturePrinter) throws {
        (map, self.printer) = (try ScreenMap(snapshot), printer)
    }

    /// The maximum number of screens of a map. Nobody can read a larger map, and browsers need minutes for it.
    static let mostScreens = 2000

    /// The number of screens.
    var screenCount: Int { map.screens.count }
    /// The number of transitions.
    var transitionCount: Int { map.transitions.count }

    /// Returns the map as an SVG document; nil if the index contains no screen, or more than ``mostScreens``.
    func svg() -> [UInt8]? {
        guard !map.screens.isEmpty, screenCount <= Self.mostScreens else { return nil }
        var tiles: [Int64: [PictureTile]] = [:]
        let screens = map.screens.map { screen -> ScreenMapPicture.Screen in
            var tile: PictureTile?
            if let file = screen.file, screen.kind != .reference {
                let known = tiles[file.id] ?? printer.tiles(file)
                tiles[file.id] = known
                tile =
                    screen.objectID.map { id in known.first { $0.objectID == id } }
                    ?? known.max { $0.width * $0.height < $1.width * $1.height }
            }
            return ScreenMapPicture.Screen(
                title: Self.title(screen), lines: Self.lines(screen), tile: tile, isScene: screen.kind == .scene,
                group: screen.kind == .class ? nil : screen.file?.path)
        }
        let arrows = map.transitions.map { transition in
            ScreenMapPicture.Arrow(
                source: transition.source, target: transition.target, kind: transition.kind,
                label: Self.label(transition),
                place: "\(transition.path):\(transition.line)", isCode: transition.isCode,
                confidence: transition.confidence)
        }
        return ScreenMapPicture(screens: screens, arrows: arrows).svg()
    }

    /// The kind and the identifier of a transition. If the screen of an unwind segue is unknown, its action names it.
    private static func label(_ transition: ScreenMap.Transition) -> String {
        let action = transition.target == nil ? transition.unwindAction.map { " to " + $0 } : nil
        return transition.kind + (transition.identifier.map { " \u{201C}\($0)\u{201D}" } ?? "") + (action ?? "")
    }

    private static func title(_ screen: ScreenMap.Screen) -> String {
        screen.title ?? screen.className ?? (screen.kind == .reference ? "Storyboard Reference" : "Scene")
    }

    private static func lines(_ screen: ScreenMap.Screen) -> [String] {
        var lines: [String] = []
        let names = [screen.title == nil ? nil : screen.className, screen.objectID].compactMap(\.self)
        if !names.isEmpty { lines.append(names.joined(separator: " \u{00B7} ")) }
        if screen.kind == .reference { lines.append("reference to a scene that is not in the index") }
        if screen.kind == .class {
            lines.append(screen.sceneCount > 1 ? "class of \(screen.sceneCount) scenes" : "class")
        }
        if let file = screen.file { lines.append(String(file.path.split(separator: "/").last ?? "")) }
        return lines
    }
}
