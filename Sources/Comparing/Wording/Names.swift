import InterfaceBuilder

/// The titles of the objects in one document. A title uses the label of the object, otherwise its text or identifier,
/// otherwise only its type.
///
/// A report often mentions only a few objects of a document. Tables that need a pass over all objects are therefore
/// created at their first use.
package final class Names {
    package let document: InterfaceDocument
    /// Whether titles consist of element and id, which do not change if texts and classes change.
    let isStable: Bool
    /// The cell of each macOS control. The text of the cell is the title of the control.
    private lazy var cells: [Int32: Int] = {
        var cells: [Int32: Int] = [:]
        for (index, object) in document.objects.enumerated() where object.parent >= 0 && document[object.key] == "cell"
        {
            if cells[object.parent] == nil { cells[object.parent] = index }
        }
        return cells
    }()
    private lazy var constraints = places(document.constraints) { $0.constraintID }
    private lazy var objects = places(document.objects) { $0.objectID }
    /// The words for elements.
    private var elements: [String: String] = [:]

    /// Whether objects without a name are numbered if several of them have the same type and parent. Reports with many
    /// objects use these numbers.
    private let isNumbered: Bool
    /// The titles of the later version of the document. Objects that are also in the later version use these titles.
    private let later: (names: Names, objects: [Int32])?

    /// - Parameter later: the titles of a later version of the document, and, for each object of this document, its
    ///   index in the later version (-1 if it was removed).
    package init(
        _ document: InterfaceDocument, isStable: Bool = false, isNumbered: Bool = false,
        later: (names: Names, objects: [Int32])? = nil
    ) {
        (self.document, self.isStable, self.isNumbered, self.later) = (document, isStable, isNumbered, later)
    }

    /// Returns the titles of the later version, and the object's index in that version.
    private func successor(_ index: Int) -> (names: Names, index: Int)? {
        guard let later, later.objects[index] >= 0 else { return nil }
        return (later.names, Int(later.objects[index]))
    }

    /// Returns the index of the object in the later version; nil if the object was removed.
    func later(of index: Int) -> Int? { successor(index)?.index }

    /// The number of each object without a name, counted among the objects of the same type in the same parent.
    private lazy var numbers: [Int: Int] = {
        var alike: [String: [Int]] = [:]
        for (index, object) in document.objects.enumerated() where object.role == .ordinary && object.parent >= 0 {
            guard name(index) == nil, outlets[Int32(index)] == nil, images[Int32(index)] == nil else { continue }
            alike["\(object.parent) \(type(index))", default: []].append(index)
        }
        var numbers: [Int: Int] = [:]
        for group in alike.values where group.count > 1 {
            for (place, index) in group.enumerated() { numbers[index] = place + 1 }
        }
        return numbers
    }()

    /// The type of an object, with its number if it has one.
    private func numberedType(_ index: Int) -> String {
        guard isNumbered, let number = numbers[index] else { return type(index) }
        return type(index) + " \(number)"
    }

    private func places<Record>(_ records: [Record], _ id: (Record) -> Text) -> [String: Int] {
        var places: [String: Int] = [:]
        for (index, record) in records.enumerated() {
            if let id = document[id(record)], places[id] == nil { places[id] = index }
        }
        return places
    }

    /// Returns the constraint with the given id; nil if there is none.
    func constraint(_ id: Text) -> Int? { document[id].flatMap { constraints[$0] } }

    /// The name of an object; nil if it has none.
    func name(_ index: Int) -> String? {
        let object = document.objects[index]
        let texts = [
            object.userLabel, object.text, cells[Int32(index)].map { document.objects[$0].text } ?? .none,
            object.storyboardIdentifier,
            object.reuseIdentifier, isStandardItem(object) ? .none : object.identifier,
        ]
        if let text = texts.lazy.compactMap({ self.document[$0] }).first(where: { !$0.isEmpty }) { return text }
        let element = document[object.element] ?? ""
        if element.hasSuffix("ViewCell") { return firstText(in: index) }
        guard object.role == .storyboardReference || element == "tableViewSection",
            let attributes = document.tree(object.attributes)
        else { return nil }
        let name = ElementLabels.ofSectionsAndReferences.lazy.compactMap { attributes[$0]?.string }
            .first { !$0.isEmpty }
        return name ?? (element == "tableViewSection" ? firstText(in: index) : nil)
    }

    /// The first text inside an object. Users recognize a row by its text.
    private func firstText(in index: Int) -> String? {
        let depth = document.objects[index].depth
        return document.objects[(index + 1)...].prefix { $0.depth > depth }.first { !$0.text.isNone }.flatMap {
            document[$0.text]
        }
    }

    /// Words that identify an object without a name: `separator`, the name of a standard toolbar item, an outlet that
    /// is connected to the object, or its image. Nil if there are none.
    private func handle(_ index: Int, but outlet: Text) -> String? {
        let object = document.objects[index]
        if ["menuItem", "NSMenuItem"].contains(document[object.element]),
            ArchivedSettings.settings(index, in: document)?["isSeparatorItem"]?.string == "YES"
        {
            return "separator"
        }
        if let name = standardItem(object) { return name }
        if let name = outlets[Int32(index)] {
            return name == document[outlet] ? nil : "outlet " + Quoting.visible(name)
        }
        return images[Int32(index)].map { "image " + Quoting.visible($0) }
    }

    /// Whether an archived object is a standard toolbar item of AppKit. Its class is also its name.
    private func isStandardItem(_ object: ObjectRecord) -> Bool {
        document.format == .archive
            && document[object.identifier].map { $0.hasPrefix("NSToolbar") && $0.hasSuffix("Item") } ?? false
    }

    /// The name of a standard toolbar item of AppKit: `flexible space`.
    private func standardItem(_ object: ObjectRecord) -> String? {
        guard document[object.element] == "toolbarItem",
            let id = document.tree(object.attributes)?["implicitItemIdentifier"]?.string,
            id.hasPrefix("NSToolbar"), id.hasSuffix("Item")
        else { return nil }
        return Self.words(String(id.dropFirst("NSToolbar".count).dropLast("Item".count)))
    }

    /// The names of outlets of custom classes, by destination.
    private lazy var outlets: [Int32: String] = {
        var outlets: [Int32: String] = [:]
        for connection in document.connections
        where connection.destination >= 0 && connection.source >= 0 && document[connection.kind] == "outlet" {
            guard outlets[connection.destination] == nil, let name = document[connection.name],
                !["view", "delegate", "dataSource"].contains(name)
            else { continue }
            // The names of framework outlets, such as delegate, contain little information about the destination.
            if !document.objects[Int(connection.source)].customClass.isNone { outlets[connection.destination] = name }
        }
        return outlets
    }()
    private lazy var images: [Int32: String] = {
        var images: [Int32: String] = [:]
        for use in document.resourceUses where use.kind == .image && use.object >= 0 && images[use.object] == nil {
            images[use.object] = document[use.name]
        }
        return images
    }()

    /// The fixed name of a proxy: `File's Owner`, `First Responder`.
    private func proxy(_ index: Int) -> String? {
        switch document.objects[index].role {
        case .filesOwner: "File's Owner"
        case .firstResponder: "First Responder"
        case .application: "Application"
        case .exit: "Exit"
        case .ordinary, .externalObject, .storyboardReference: nil
        }
    }

    /// Whether an object represents an object outside the nib.
    func isPlaceholder(_ index: Int) -> Bool { proxy(index) != nil }

    /// The type of an object: its custom class, or the readable name of its element (`table view cell`).
    func type(_ index: Int) -> String {
        let object = document.objects[index]
        return document[object.customClass].map(Quoting.visible) ?? kind(index)
    }

    /// The built-in type of an object, regardless of its custom class: `table view cell`.
    func kind(_ index: Int) -> String {
        if document.objects[index].role == .storyboardReference { return "storyboard reference" }
        let element = document[document.objects[index].element] ?? ""
        if ["button", "NSButton"].contains(element), let button = buttonKind(index) { return button }
        if let known = elements[element] { return known }
        let kind =
            switch element {
            case "customView", "NSCustomView": "view"
            case "customObject", "NSCustomObject": "object"
            default: Self.words(document.format == .archive ? Self.withoutPrefix(element) : element)
            }
        elements[element] = kind
        return kind
    }

    /// Returns `check box` or `radio button` if the cell of a macOS button has this type; nil for any other button.
    private func buttonKind(_ index: Int) -> String? {
        guard let cell = cells[Int32(index)], let attributes = document.tree(document.objects[cell].attributes) else {
            return nil
        }
        let archived =
            (attributes["NSNormalImage"]?["NSResourceName"] ?? attributes["NSAlternateImage"]?["NSImageName"])?.string
        if document.format == .archive {
            return archived == "NSSwitch" ? "check box" : archived == "NSRadioButton" ? "radio button" : nil
        }
        switch attributes["type"]?.string {
        case "check": return "check box"
        case "radio": return "radio button"
        default: return nil
        }
    }

    /// The name of a class without its prefix: `Button` for `IBUIButton` and `NSButton`.
    private static func withoutPrefix(_ name: String) -> String {
        for prefix in ["IBUI", "NS", "UI", "IB"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }

    /// A name in words: `table view cell` for `tableViewCell`.
    package static func words(_ name: String) -> String {
        var words = ""
        var isCapital = true
        for character in Quoting.visible(name) {
            if character.isUppercase, !isCapital, !words.isEmpty { words += " " }
            isCapital = character.isUppercase
            words += character.lowercased()
        }
        return words
    }

    /// The maximum length of a name in a title.
    static let longestTitle = 40

    /// The title of an object: `button "Save"`, `button (outlet saveButton)`.
    ///
    /// - Parameter outlet: an outlet that the text already mentions.
    package func title(_ index: Int, but outlet: Text = .none) -> String {
        if let proxy = proxy(index) { return proxy }
        if let (names, index) = successor(index) { return names.title(index, but: outlet) }
        if isStable {
            return kind(index) + " (" + Quoting.visible(document[document.objects[index].objectID] ?? "") + ")"
        }
        let type = type(index)
        guard let name = name(index) else {
            return numberedType(index) + (handle(index, but: outlet).map { " (\($0))" } ?? "")
        }
        // The identifier of a controller is often its class.
        return name == type ? type : type + " " + Quoting.quoted(name, to: Self.longestTitle)
    }

    /// The title of an object as a heading above the lines about it: `File's Owner (LoginController)`.
    ///
    /// - Parameters:
    ///   - isImageReported: whether a line reports its image.
    ///   - isTextReported: whether a line reports its previous text.
    func heading(_ index: Int, isImageReported: Bool = false, isTextReported: Bool = false) -> String {
        let object = document.objects[index]
        if isTextReported, object.userLabel.isNone, let outlet = outlets[Int32(index)], !isPlaceholder(index) {
            return type(index) + " (outlet " + Quoting.visible(outlet) + ")"
        }
        if isImageReported, name(index) == nil, outlets[Int32(index)] == nil, !isPlaceholder(index) {
            return type(index)
        }
        guard object.role == .filesOwner, let name = document[object.customClass] else { return title(index) }
        return title(index) + " (" + Quoting.visible(name) + ")"
    }

    /// Returns the object with the given id; nil if there is none.
    func object(_ id: String) -> Int? { objects[id] }

    /// The title of the object with the given id; the id itself if there is no such object; `none` if the id is empty.
    func title(id: Text) -> String {
        guard let text = document[id] else { return "none" }
        guard let index = objects[text] else { return "“\(Quoting.visible(text))”" }
        return title(index)
    }

    /// If the id belongs to a constraint, returns its equation. Otherwise, returns the title of the object with this
    /// id.
    func referred(_ id: Text) -> String { constraint(id).map { equation($0, isBesideSubject: false) } ?? title(id: id) }

    /// The short title of an object in equations: `Save`, `button`.
    func short(_ index: Int) -> String {
        if let proxy = proxy(index) { return proxy }
        if let (names, index) = successor(index) { return names.short(index) }
        guard let name = name(index) ?? outlets[Int32(index)] else { return numberedType(index) }
        let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        return isWord && name.count <= 40 ? name : Quoting.quoted(name, to: 24)
    }

    /// The titles of the ancestors of an object: `window "Main" › view`; empty for a top-level object. If there are
    /// more than three ancestors, only the outermost and the two nearest are named.
    func place(_ index: Int) -> String {
        var chain: [Int] = []
        var parent = document.objects[index].parent
        while parent >= 0, chain.count <= ReadLimit.depth {
            let above = document.objects[Int(parent)].parent
            if !isMeant(Int(parent), byParent: Int(above)), speaker(Int(parent)) == Int(parent) {
                chain.append(Int(parent))
            }
            parent = above
        }
        guard chain.count > 3 else { return chain.reversed().map { title($0) }.joined(separator: " › ") }
        return [title(chain[chain.count - 1]), "…", title(chain[1]), title(chain[0])].joined(separator: " › ")
    }

    /// The place of an object in its parent: ` after menu item "Open" (2 of 3)` in a list with a visible order, or `
    /// as rightBarButtonItem`. Nil if the place is obvious.
    func position(_ index: Int) -> String? {
        let object = document.objects[index]
        guard object.parent >= 0, !isStable else { return nil }
        let isStack = document[document.objects[Int(object.parent)].element] == "stackView"
        guard let key = document[object.key], isStack || !Self.plainKeys.contains(key) else { return nil }
        guard isStack || Self.orderedLists.contains(key) || key.hasSuffix("Items") else {
            let name = Quoting.visible(key)
            return kind(index).hasSuffix(Self.words(key)) ? nil : key.hasSuffix("s") ? " in " + name : " as " + name
        }
        let siblings = document.objects.indices.filter {
            document.objects[$0].parent == object.parent
                && document.same(document.objects[$0].key, object.key, in: document)
        }
        guard siblings.count > 1, let place = siblings.firstIndex(of: index) else { return nil }
        let role = isStack || Self.orderedLists.contains(key) ? "" : " in " + Quoting.visible(key)
        return role + (place > 0 ? " after " + title(siblings[place - 1]) : " as the first")
            + " (\(place + 1) of \(siblings.count))"
    }

    /// Keys of lists with a visible order.
    private static let orderedLists: Set<String> = [
        "items", "cells", "sections", "tableColumns", "tabViewItems", "viewControllers",
    ]
    /// Keys that are obvious and therefore not mentioned.
    private static let plainKeys: Set<String> = [
        "subviews", "view", "contentView", "cell", "dataCell", "menu", "submenu", "objects", "children",
    ]

    /// Whether the parent implies the object, so that the object is not mentioned. This is the case for the menu of a
    /// menu item, which has the same title, and for the content view of a cell.
    private func isMeant(_ index: Int, byParent parent: Int) -> Bool {
        guard parent >= 0 else { return false }
        guard let name = name(index) else {
            return document[document.objects[index].element]?.hasSuffix("ContentView") ?? false
        }
        return name == self.name(parent)
    }

    /// Returns the object to mention. For the cell of a control, this is the control.
    func speaker(_ index: Int) -> Int {
        let object = document.objects[index]
        return object.parent >= 0 && document[object.key] == "cell" ? Int(object.parent) : index
    }
}
