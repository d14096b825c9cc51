import Bytes
import InterfaceBuilder

// The required constraints of UIStackView. Their identifiers in a log begin with "UISV".

extension LayoutConflictFinder {
    /// Adds the arrangement of all stack views.
    ///
    /// NSStackView is left out: it detaches views, and most of its constraints are not required.
    mutating func addStackViews() {
        guard document.header.platform != .macOS else { return }
        var arranged: [Int: [Int]] = [:]
        for (index, object) in document.objects.enumerated() where object.parent >= 0 {
            let parent = Int(object.parent)
            if document[document.objects[parent].element] == "stackView", document[object.key] == "subviews" {
                arranged[parent, default: []].append(index)
            }
        }
        for (stackView, views) in arranged.sorted(by: { $0.key < $1.key }) { addStackView(stackView, views) }
    }

    private mutating func addStackView(_ index: Int, _ arranged: [Int]) {
        let isVaried = ([index] + arranged).contains { object in
            outline.isVaried[object]
                || document[document.objects[object].objectID].map(outline.varied.contains) ?? false
        }
        let attributes = ViewTree.attributes(of: document.objects[index], in: document)
        func attribute(_ name: String) -> String? { attributes[name]?.string }
        guard !isVaried, attribute("baselineRelativeArrangement") != "YES",
            InterfaceDirection(attribute) == nil,
            let spacing = attribute("spacing") == nil ? 0 : NibNumber.coordinate(attribute("spacing"))
        else { return }
        let visible = arranged.filter { view in
            // Most views are visible. A child of the view can also mention the attribute.
            let object = document.objects[view]
            return !outline.mentions("\"hidden\":\"YES\"", in: object.attributes)
                || ViewTree.attributes(of: object, in: document)["hidden"]?.string != "YES"
        }
        guard !visible.isEmpty else { return }
        let area = LayoutAreas.Key(
            object: index, kind: attribute("layoutMarginsRelativeArrangement") == "YES" ? .margins : .frame)
        let views = visible.map { LayoutAreas.Key(object: $0, kind: .frame) }
        let isVertical = attribute("axis") == "vertical"
        distribute(
            views, in: area, isVertical ? ["top", "bottom", "height"] : ["leading", "trailing", "width"], spacing,
            attribute("distribution") ?? "fill", by: .stackView(index))
        align(
            views, in: area, isVertical ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"],
            attribute("alignment") ?? "fill", by: .stackView(index))
    }

    /// - Parameter attributes: the start, the end and the length along the axis.
    private mutating func distribute(
        _ views: [LayoutAreas.Key], in area: LayoutAreas.Key, _ attributes: [String], _ spacing: Double,
        _ distribution: String, by source: Source
    ) {
        let (start, end, length) = (attributes[0], attributes[1], attributes[2])
        equate(views[0], start, area, start, by: source)
        equate(views[views.count - 1], end, area, end, by: source)
        let isSpread = distribution == "equalSpacing" || distribution == "equalCentering"
        for (view, next) in zip(views, views.dropFirst()) {
            guard let gap = difference(next, start, view, end) else { continue }
            require(gap + -spacing, isSpread ? .atLeast : .equal, by: source)
            if distribution == "fillEqually" { equate(next, length, views[0], length, by: source) }
        }
    }

    /// - Parameter attributes: the start, the end and the center across the axis.
    private mutating func align(
        _ views: [LayoutAreas.Key], in area: LayoutAreas.Key, _ attributes: [String], _ alignment: String,
        by source: Source
    ) {
        let aligned: [String] =
            switch alignment {
            case "fill": [attributes[0], attributes[1]]
            case "leading", "top": [attributes[0]]
            case "trailing", "bottom": [attributes[1]]
            case "center": [attributes[2]]
            default: []
            }
        for view in views {
            for attribute in aligned { equate(view, attribute, area, attribute, by: source) }
        }
    }

    private mutating func equate(
        _ one: LayoutAreas.Key, _ attribute: String, _ other: LayoutAreas.Key, _ second: String, by source: Source
    ) {
        guard let difference = difference(one, attribute, other, second) else { return }
        require(difference, by: source)
    }

    private mutating func difference(
        _ one: LayoutAreas.Key, _ attribute: String, _ other: LayoutAreas.Key, _ second: String
    ) -> LinearExpression? {
        guard let place = LayoutAreas.Place(attribute), let end = LayoutAreas.Place(second) else { return nil }
        return expression(of: one, place) - expression(of: other, end)
    }
}
