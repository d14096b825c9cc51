import InterfaceBuilder

/// What the objects of one document are called by people: by label, else by
/// text or identifier, else by what they are.
struct Names {
    let document: InterfaceDocument
    /// Whether objects are called by element and id, which stay when their
    /// texts and classes change.
    let isStable: Bool
    /// Text of the cell of each control of macOS, whose title is its cell's.
    private let cellTexts: [Int32: Text]
    private let constraints: [String: Int]
    private let objects: [String: Int]

    init(_ document: InterfaceDocument, isStable: Bool = false) {
        self.document = document
        self.isStable = isStable
        var texts: [Int32: Text] = [:]
        for object in document.objects where object.parent >= 0 && !object.text.isNone && document[object.key] == "cell" {
            if texts[object.parent] == nil { texts[object.parent] = object.text }
        }
        cellTexts = texts
        var constraints: [String: Int] = [:]
        for (index, constraint) in document.constraints.enumerated() {
            if let id = document[constraint.constraintID], constraints[id] == nil { constraints[id] = index }
        }
        self.constraints = constraints
        var objects: [String: Int] = [:]
        for (index, object) in document.objects.enumerated() {
            if let id = document[object.objectID], objects[id] == nil { objects[id] = index }
        }
        self.objects = objects
    }

    /// The constraint of an id.
    func constraint(_ id: Text) -> Int? { document[id].flatMap { constraints[$0] } }

    /// What an object is called; nil where nothing names it.
    func name(_ index: Int) -> String? {
        let object = document.objects[index]
        let texts = [
            object.userLabel, object.text, cellTexts[Int32(index)] ?? .none, object.storyboardIdentifier, object.reuseIdentifier,
            object.identifier,
        ]
        if let text = texts.first(where: { !$0.isNone }) { return document[text] }
        guard object.role == .storyboardReference, let attributes = document.tree(object.attributes) else { return nil }
        return attributes["referencedIdentifier"]?.string ?? attributes["storyboardName"]?.string
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
        if element == "customView" || element == "NSCustomView" { return "view" }
        if element == "customObject" || element == "NSCustomObject" { return "object" }
        return Self.words(document.format == .archive ? Self.withoutPrefix(element) : element)
    }

    /// `IBUIButton`, `NSButton`: a button.
    private static func withoutPrefix(_ name: String) -> String {
        for prefix in ["IBUI", "NS", "UI", "IB"] where name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
        return name
    }

    /// `tableViewCell` as `table view cell`.
    static func words(_ name: String) -> String {
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
    func title(_ index: Int) -> String {
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
    func referred(_ id: Text) -> String { constraint(id).map { equation($0) } ?? title(id: id) }

    /// `Save`, `button`: for equations.
    func short(_ index: Int) -> String {
        if isStable { return Quoting.visible(document[document.objects[index].objectID] ?? "") }
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
