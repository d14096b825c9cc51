import InterfaceBuilder
import Layout

/// The layout of a small document, by object id.
struct LaidOut {
    let document: InterfaceDocument
    let result: LayoutResult

    /// - Parameter body: the contents of `<objects>`; the first root view is laid out.
    init(
        _ body: String, _ options: LayoutOptions = LayoutOptions(), runtime: String = "iOS.CocoaTouch",
        attributes: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\"",
        device: String = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    ) throws {
        let type = runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
        let text = """
            <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="17701" \
            targetRuntime="\(runtime)" \(attributes)>\(device)<objects>\(body)</objects></document>
            """
        document = try InterfaceReader().read(Array(text.utf8))
        let layout = DocumentLayout(document)
        result = layout.solve(root: layout.roots.first ?? -1, options)
    }

    func view(_ id: String) -> LayoutResult.View? {
        result.views.first { document[document.objects[$0.object].objectID] == id }
    }

    /// The frame as `x y width height`.
    func frame(_ id: String) -> String {
        guard let frame = view(id)?.frame else { return "none" }
        return [frame.x, frame.y, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
        }.joined(separator: " ")
    }

    /// The ids of the constraints of each contradiction.
    var conflicts: [[String]] {
        result.conflicts.map { $0.constraints.map { document[document.constraints[$0].constraintID] ?? "" } }
    }
}

/// A view element with a frame, contents and constraints.
func view(
    _ id: String, _ frame: (Double, Double, Double, Double)?, element: String = "view", _ attributes: String = "",
    isConstrained: Bool = true, inside: String = "", subviews: String = "", constraints: String = ""
) -> String {
    let rect = frame.map {
        "<rect key=\"frame\" x=\"\($0.0)\" y=\"\($0.1)\" width=\"\($0.2)\" height=\"\($0.3)\"/>"
    }
    return """
        <\(element) id="\(id)" \(isConstrained ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "") \(attributes)>\
        \(rect ?? "")\(subviews.isEmpty ? "" : "<subviews>\(subviews)</subviews>")\
        \(constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>")\(inside)</\(element)>
        """
}

/// A constraint element. `item` and `other` are an object id and an attribute, separated by a period.
func constraint(_ id: String, _ item: String, _ other: String? = nil, _ attributes: String = "") -> String {
    func parts(_ text: String) -> (String, String) {
        let words = text.split(separator: ".")
        return words.count == 2 ? (String(words[0]), String(words[1])) : ("", text)
    }
    let (first, attribute) = parts(item)
    var text = "<constraint id=\"\(id)\" firstAttribute=\"\(attribute)\""
    if !first.isEmpty { text += " firstItem=\"\(first)\"" }
    if let other { text += " secondItem=\"\(parts(other).0)\" secondAttribute=\"\(parts(other).1)\"" }
    return text + " \(attributes)/>"
}
