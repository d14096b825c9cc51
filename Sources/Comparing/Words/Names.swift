import InterfaceBuilder

/// What the objects of one document are called by people: by label, else by
/// text or identifier, else by what they are.
///
/// Of most documents little is told: what takes a look at all objects is made
/// when it is first of use.
package final class Names {
    package let document: InterfaceDocument
    /// Whether objects are called by element and id, which stay when their
    /// texts and classes change.
    let isStable: Bool
    /// The cell of each control of macOS, whose title is its cell's.
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
    /// Elements in words.
    private var elements: [String: String] = [:]

    /// Whether objects of one kind and place that nothing names are numbered, where many are told at once.
    private let isNumbered: Bool
    /// By what those are called that the later version of the document has, too.
    private let later: (names: Names, objects: [Int32])?

    /// - Parameter later: names in a later version of the document, with which object each one became; -1 for none.
    package init(
        _ document: InterfaceDocument, isStable: Bool = false, isNumbered: Bool = false,
        later: (names: Names, objects: [Int32])? = nil
    ) {
        (self.document, self.isStable, self.isNumbered, self.later) = (document, isStable, isNumbered, later)
    }

    /// The index in the later version.
    private func successor(_ index: Int) -> (names: Names, index: Int)? {
        guard let later, later.objects[index] >= 0 else { return nil }
        return (later.names, Int(later.objects[index]))
    }

    /// The object of the later version that an object became; nil where it was removed.
    func later(of index: Int) -> Int? { successor(index)?.index }

    /// Which of several of one type an object is that nothing names, among those around it.
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

    /// What an object is, with its number where several are it.
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

    /// The constraint of an id.
    func constraint(_ id: Text) -> Int? { document[id].flatMap { constraints[$0] } }

    /// What an object is called; nil where nothing names it.
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

    /// The first text in an object: people know a row by what stands in it.
    private func firstText(in index: Int) -> String? {
        let depth = document.objects[index].depth
        return document.objects[(index + 1)...].prefix { $0.depth > depth }.first { !$0.text.isNone }.flatMap {
            document[$0.text]
        }
    }

    /// By what an object without a name is told from others of its kind: the outlet that leads to it, its image.
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

    /// Whether an archived object is an item that AppKit provides for every toolbar: its class says what it is.
    private func isStandardItem(_ object: ObjectRecord) -> Bool {
        document.format == .archive
            && document[object.identifier].map { $0.hasPrefix("NSToolbar") && $0.hasSuffix("Item") } ?? false
    }

    /// An item that AppKit provides for every toolbar: `flexible space`.
    private func standardItem(_ object: ObjectRecord) -> String? {
        guard document[object.element] == "toolbarItem",
            let id = document.tree(object.attributes)?["implicitItemIdentifier"]?.string,
            id.hasPrefix("NSToolbar"), id.hasSuffix("Item")
        else { return nil }
        return Self.words(String(id.dropFirst("NSToolbar".count).dropLast("Item".count)))
    }

    /// Names of outlets of the app's own classes, by where they lead.
    private lazy var outlets: [Int32: String] = {
        var outlets: [Int32: String] = [:]
        for connection in document.connections
        where connection.destination >= 0 && connection.source >= 0 && document[connection.kind] == "outlet" {
            guard outlets[connection.destination] == nil, let name = document[connection.name],
                !["view", "delegate", "dataSource"].contains(name)
            else { continue }
            // Those of the frameworks, as delegates, say little of what they lead to.
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

    /// `File's Owner`, `First Responder`: proxies have a fixed name.
    private func proxy(_ index: Int) -> String? {
        switch document.objects[index].role {
        case .filesOwner: "File's Owner"
        case .firstResponder: "First Responder"
        case .application: "Application"
        case .exit: "Exit"
        case .ordinary, .externalObject, .storyboardReference: nil
        }
    }

    /// Whether an object stands for one that is not made by the nib.
    func isProxy(_ index: Int) -> Bool { proxy(index) != nil }

    /// What an object is: its own class, else its element in words.
    func type(_ index: Int) -> String {
        let object = document.objects[index]
        return document[object.customClass].map(Quoting.visible) ?? kind(index)
    }

    /// What an object is, whatever class it has: `table view cell`.
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

    /// A button of macOS whose cell makes it a check box or one of several that exclude each other.
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

    /// `IBUIButton`, `NSButton`: a button.
    private static func withoutPrefix(_ name: String) -> String {
        for prefix in ["IBUI", "NS", "UI", "IB"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }

    /// `tableViewCell` as `table view cell`.
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

    /// Characters of a name that a title has.
    static let longestTitle = 40

    /// `button "Save"`, `button (outlet saveButton)`.
    ///
    /// - Parameter outlet: one that is told already.
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
        // Controllers are often identified by their class.
        return name == type ? type : type + " " + Quoting.quoted(name, to: Self.longestTitle)
    }

    /// The title of an object of which more is told: `File's Owner (LoginController)`.
    ///
    /// - Parameters:
    ///   - isImageTold: whether its image is told with it.
    ///   - isTextTold: whether what it was called before is.
    func heading(_ index: Int, isImageTold: Bool = false, isTextTold: Bool = false) -> String {
        let object = document.objects[index]
        if isTextTold, object.userLabel.isNone, let outlet = outlets[Int32(index)], !isProxy(index) {
            return type(index) + " (outlet " + Quoting.visible(outlet) + ")"
        }
        if isImageTold, name(index) == nil, outlets[Int32(index)] == nil, !isProxy(index) { return type(index) }
        guard object.role == .filesOwner, let name = document[object.customClass] else { return title(index) }
        return title(index) + " (" + Quoting.visible(name) + ")"
    }

    /// The object of an id.
    func object(_ id: String) -> Int? { objects[id] }

    /// The title of the object of an id; the id where there is none.
    func title(id: Text) -> String {
        guard let text = document[id] else { return "none" }
        guard let index = objects[text] else { return "“\(Quoting.visible(text))”" }
        return title(index)
    }

    /// The object or the constraint of an id.
    func referred(_ id: Text) -> String { constraint(id).map { equation($0, isTold: false) } ?? title(id: id) }

    /// `Save`, `button`: for equations.
    func short(_ index: Int) -> String {
        if let proxy = proxy(index) { return proxy }
        if let (names, index) = successor(index) { return names.short(index) }
        guard let name = name(index) ?? outlets[Int32(index)] else { return numberedType(index) }
        let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        return isWord && name.count <= 40 ? name : Quoting.quoted(name, to: 24)
    }

    /// Where an object is: `window "Main" › view`; empty at the top.
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

    /// Where an object stands in its parent, in words: ` after menu item "Open" (2 of 3)` in a list that is shown in its order,
    /// ` as rightBarButtonItem`; nil where that goes without saying.
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

    /// Keys of lists whose order people see.
    private static let orderedLists: Set<String> = [
        "items", "cells", "sections", "tableColumns", "tabViewItems", "viewControllers",
    ]
    /// Keys that go without saying.
    private static let plainKeys: Set<String> = [
        "subviews", "view", "contentView", "cell", "dataCell", "menu", "submenu", "objects", "children",
    ]

    /// Whether an object comes with its parent: the menu of a menu item, which
    /// has its title, or the content view of a cell.
    private func isMeant(_ index: Int, byParent parent: Int) -> Bool {
        guard parent >= 0 else { return false }
        guard let name = name(index) else {
            return document[document.objects[index].element]?.hasSuffix("ContentView") ?? false
        }
        return name == self.name(parent)
    }

    /// The object to speak of: of a control's cell the control.
    func speaker(_ index: Int) -> Int {
        let object = document.objects[index]
        return object.parent >= 0 && document[object.key] == "cell" ? Int(object.parent) : index
    }
}
