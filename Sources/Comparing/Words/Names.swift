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
        for (index, object) in document.objects.enumerated() where object.parent >= 0 && document[object.key] == "cell" {
            if cells[object.parent] == nil { cells[object.parent] = index }
        }
        return cells
    }()
    private lazy var constraints = places(document.constraints) { $0.constraintID }
    private lazy var objects = places(document.objects) { $0.objectID }
    /// Elements in words.
    private var elements: [String: String] = [:]

    package init(_ document: InterfaceDocument, isStable: Bool = false) { (self.document, self.isStable) = (document, isStable) }

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
            object.userLabel, object.text, cells[Int32(index)].map { document.objects[$0].text } ?? .none, object.storyboardIdentifier,
            object.reuseIdentifier, object.identifier,
        ]
        if let text = texts.first(where: { !$0.isNone }) { return document[text] }
        let isSection = document[object.element] == "tableViewSection"
        guard object.role == .storyboardReference || isSection, let attributes = document.tree(object.attributes) else { return nil }
        return ["headerTitle", "referencedIdentifier", "storyboardName"].lazy.compactMap { attributes[$0]?.string }.first
    }

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
        if element == "button", let button = buttonKind(index) { return button }
        if let known = elements[element] { return known }
        let kind = switch element {
        case "customView", "NSCustomView": "view"
        case "customObject", "NSCustomObject": "object"
        default: Self.words(document.format == .archive ? Self.withoutPrefix(element) : element)
        }
        elements[element] = kind
        return kind
    }

    /// A button of macOS whose cell makes it a check box or one of several that exclude each other.
    private func buttonKind(_ index: Int) -> String? {
        guard let cell = cells[Int32(index)], let attributes = document.tree(document.objects[cell].attributes) else { return nil }
        switch attributes["type"]?.string {
        case "check": return "check box"
        case "radio": return "radio button"
        default: return nil
        }
    }

    /// `IBUIButton`, `NSButton`: a button.
    private static func withoutPrefix(_ name: String) -> String {
        for prefix in ["IBUI", "NS", "UI", "IB"] where name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
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

    /// `button "Save"`.
    package func title(_ index: Int) -> String {
        if let proxy = proxy(index) { return proxy }
        if isStable { return kind(index) + " (" + Quoting.visible(document[document.objects[index].objectID] ?? "") + ")" }
        guard let name = name(index) else { return type(index) }
        return type(index) + " " + Quoting.quoted(name, to: 40)
    }

    /// The title of an object of which more is told: `File's Owner (LoginController)`.
    func heading(_ index: Int) -> String {
        let object = document.objects[index]
        guard object.role == .filesOwner, let name = document[object.customClass] else { return title(index) }
        return title(index) + " (" + Quoting.visible(name) + ")"
    }

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
        guard let name = name(index) else { return type(index) }
        let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        return isWord && name.count <= 24 ? name : Quoting.quoted(name, to: 24)
    }

    /// Where an object is: `window "Main" › view`; empty at the top.
    func place(_ index: Int) -> String {
        var chain: [Int] = []
        var parent = document.objects[index].parent
        while parent >= 0, chain.count <= ReadLimit.depth {
            let above = document.objects[Int(parent)].parent
            if !isMeant(Int(parent), byParent: Int(above)) { chain.append(Int(parent)) }
            parent = above
        }
        guard chain.count > 3 else { return chain.reversed().map(title).joined(separator: " › ") }
        return [title(chain[chain.count - 1]), "…", title(chain[1]), title(chain[0])].joined(separator: " › ")
    }

    /// Where an object stands in a list that is shown in its order, in words: ` behind menu item "Open"`, ` as the first`; nil where
    /// the order means nothing to people, or the object is alone.
    func siblingBefore(_ index: Int) -> String? {
        let object = document.objects[index]
        guard object.parent >= 0, !isStable else { return nil }
        let isStack = document[document.objects[Int(object.parent)].element] == "stackView"
        guard Self.orderedLists.contains(document[object.key] ?? "") || isStack else { return nil }
        func isSibling(_ other: Int) -> Bool { document.objects[other].parent == object.parent && document.same(document.objects[other].key, object.key, in: document) }
        if let before = (Int(object.parent)..<index).last(where: isSibling) { return " behind " + title(before) }
        return (index + 1..<document.objects.count).contains(where: isSibling) ? " as the first" : nil
    }

    /// Keys of lists whose order people see.
    private static let orderedLists: Set<String> = ["items", "cells", "sections", "tableColumns", "tabViewItems"]

    /// Whether an object comes with its parent: the menu of a menu item, which
    /// has its title, or the content view of a cell.
    private func isMeant(_ index: Int, byParent parent: Int) -> Bool {
        guard parent >= 0 else { return false }
        guard let name = name(index) else { return document[document.objects[index].element]?.hasSuffix("ContentView") ?? false }
        return name == self.name(parent)
    }

    /// The object to speak of: of a control's cell the control.
    func speaker(_ index: Int) -> Int {
        let object = document.objects[index]
        return object.parent >= 0 && document[object.key] == "cell" ? Int(object.parent) : index
    }
}
