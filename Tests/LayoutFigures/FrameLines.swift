import Bytes
import Foundation
import InterfaceBuilder
import Layout

/// The solved and saved frames of the views of one file, as lines with tab-separated fields.
struct FrameLines {
    private(set) var text = ""
    private let path: String

    init(_ path: String, _ options: LayoutOptions) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path),
            let document = try? InterfaceReader().read(Array(data)), document.isNib
        else { return }
        let start = clock()
        let layout = DocumentLayout(document)
        let results = layout.roots.map { layout.solve(root: $0, options) }
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        for result in results {
            if result.isTooBig { add(["tooBig", path]) }
            for conflict in result.conflicts { add(conflict, document) }
            for view in result.views { add(view, document) }
        }
        add(["time", path, "\(seconds)"])
    }

    private mutating func add(_ fields: [String]) { text += fields.joined(separator: "\t") + "\n" }

    private mutating func add(_ conflict: LayoutResult.Conflict, _ document: InterfaceDocument) {
        let constraints = conflict.constraints.map { document[document.constraints[$0].constraintID] ?? "?" }
        let views = conflict.views.map { document[document.objects[$0].objectID] ?? "?" }
        add(["conflict", path, constraints.joined(separator: " "), views.joined(separator: " ")])
    }

    private mutating func add(_ view: LayoutResult.View, _ document: InterfaceDocument) {
        let object = document.objects[view.object]
        let superview = view.superview >= 0 ? document[document.objects[view.superview].element] ?? "" : ""
        let saved = view.saved.map(Self.fields) ?? ["", "", "", ""]
        add(
            [
                "view", path, document.header.platform?.rawValue ?? "", document.header.usesAutolayout ? "1" : "0",
                document[object.objectID] ?? "", document[object.element] ?? "", superview,
                object.isMisplaced || object.isAmbiguous ? "1" : "0", view.horizontal.rawValue, view.vertical.rawValue,
                view.isUninstalled ? "1" : "0",
            ] + saved + Self.fields(view.frame))
    }

    private static func fields(_ box: LayoutBox) -> [String] {
        [box.x, box.y, box.width, box.height].map { NumberText.of(($0 * 1000).rounded() / 1000) }
    }
}
