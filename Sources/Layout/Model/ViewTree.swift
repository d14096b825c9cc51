import Bytes
import InterfaceBuilder

/// The views of a document, in document order. A superview comes before its subviews.
struct ViewTree {
    let document: InterfaceDocument
    private(set) var views: [LayoutView] = []
    /// The index in ``views`` for each object of the document; -1 for an object that is not a view.
    private(set) var indexOfObject: [Int]
    /// The subviews of each view, in document order.
    private(set) var subviews: [[Int]] = []

    var isMac: Bool { document.header.platform == .macOS }

    init(_ document: InterfaceDocument) {
        self.document = document
        indexOfObject = Array(repeating: -1, count: document.objects.count)
        for index in document.objects.indices { add(index) }
    }

    static func attributes(of object: ObjectRecord, in document: InterfaceDocument) -> JSONTree {
        guard let range = object.attributes.range else { return .object([]) }
        let limits = JSONReader.Limits(nesting: 100, values: 100_000)
        return (try? JSONReader.read(Array(document.utf8[range]), limits)) ?? .object([])
    }

    private mutating func add(_ index: Int) {
        let object = document.objects[index]
        let key = document[object.key] ?? ""
        let element = document[object.element] ?? ""
        if isMac, key == "cell", object.parent >= 0, indexOfObject[Int(object.parent)] >= 0 {
            views[indexOfObject[Int(object.parent)]].cell = Self.attributes(of: object, in: document)
        }
        guard isView(object, key, element) else { return }
        let attributes = Self.attributes(of: object, in: document)
        let (superview, attachment) = place(object, key, element)
        let isFlipped = !isMac || superview < 0 || isFlipped(views[superview])
        var view = LayoutView(
            object: index, superview: superview, element: element, attachment: attachment, saved: nil,
            usesConstraints: false, mask: .stretching, attributes: attributes,
            isHidden: attributes["hidden"]?.string == "YES")
        view.saved = savedBox(object, superview, isFlipped: isFlipped)
        view.mask = AutoresizingMask.read(attributes, isFlipped: isFlipped)
        view.usesConstraints =
            attachment == .subview && document.header.usesAutolayout && document.format == .document
            && attributes["translatesAutoresizingMaskIntoConstraints"]?.string == "NO"
            && attributes["fixedFrame"]?.string != "YES"
        indexOfObject[index] = views.count
        if superview >= 0 { subviews[superview].append(views.count) }
        views.append(view)
        subviews.append([])
    }

    /// Whether an object is a view: it has a frame, or its superview lists it. Newer documents omit frames.
    private func isView(_ object: ObjectRecord, _ key: String, _ element: String) -> Bool {
        if !object.frame.width.isNone { return true }
        if key == "subviews" || key == "tableViewCellContentView" { return object.parent >= 0 }
        return element.hasSuffix("ContentView") || ((key == "view" || key == "contentView") && element.hasSuffix("iew"))
    }

    /// Finds the superview of an object, and how it is connected.
    private func place(_ object: ObjectRecord, _ key: String, _ element: String) -> (Int, LayoutView.Attachment) {
        var ancestor = object.parent
        var between: [String] = []
        while ancestor >= 0, indexOfObject[Int(ancestor)] < 0 {
            let name = document[document.objects[Int(ancestor)].element] ?? ""
            if name.hasSuffix("Controller") || between.count > 8 { return (-1, .root) }
            between.append(name)
            ancestor = document.objects[Int(ancestor)].parent
        }
        guard ancestor >= 0 else { return (-1, .root) }
        let superview = indexOfObject[Int(ancestor)]
        if between.isEmpty {
            if key == "subviews" || key == "NSSubviews" { return (superview, .subview) }
            if key == "tableHeaderView" || key == "tableFooterView" { return (superview, .row) }
            if element == "scroller" || element == "NSScroller" { return (superview, .subview) }
            if element == "collectionViewCell" || element == "collectionReusableView" { return (superview, .item) }
            return (superview, Self.isRow(element) ? .row : .content)
        }
        if between.contains("tabViewItem") || between.contains("NSTabViewItem") { return (superview, .content) }
        return (superview, Self.isRow(element) ? .row : .part)
    }

    private static func isRow(_ element: String) -> Bool { element == "tableViewCell" }

    private func isFlipped(_ view: LayoutView) -> Bool {
        FlippedViews.contains(document[document.objects[view.object].baseClass] ?? "")
    }

    private func savedBox(_ object: ObjectRecord, _ superview: Int, isFlipped: Bool) -> LayoutBox? {
        guard let width = NibNumber.coordinate(document[object.frame.width]),
            let height = NibNumber.coordinate(document[object.frame.height])
        else { return nil }
        let x = NibNumber.coordinate(document[object.frame.x]) ?? 0
        var y = NibNumber.coordinate(document[object.frame.y]) ?? 0
        if !isFlipped {
            guard let whole = views[superview].saved?.height else { return nil }
            y = whole - y - height
        }
        return LayoutBox(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// The views below a root view, and the root view itself, in document order.
    func descendants(of root: Int) -> [Int] {
        var isInside = Set([root])
        var list = [root]
        for index in views.indices where index > root && isInside.contains(views[index].superview) {
            isInside.insert(index)
            list.append(index)
        }
        return list
    }

    /// The position of the top left corner of a view in its root view, from saved frames.
    func savedPosition(of view: Int) -> (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        var index = view
        while index >= 0, views[index].superview >= 0 {
            x += views[index].saved?.x ?? 0
            y += views[index].saved?.y ?? 0
            index = views[index].superview
        }
        return (x, y)
    }
}
