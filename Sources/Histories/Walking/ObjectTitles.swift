import InterfaceBuilder

/// What the objects of a document are called in a history: `button "Save"`,
/// `File's Owner`, as where changes are told in words.
///
/// Most documents have few changes: what takes a look at all objects is made
/// when it is first of use.
final class ObjectTitles {
    let document: InterfaceDocument
    /// Text of the cell of each control of macOS, whose title is its cell's.
    private lazy var cellTexts: [Int32: Text] = {
        var texts: [Int32: Text] = [:]
        for object in document.objects where object.parent >= 0 && !object.text.isNone && document[object.key] == "cell" {
            if texts[object.parent] == nil { texts[object.parent] = object.text }
        }
        return texts
    }()
    /// Constraints by id, for outlets that lead to them.
    private lazy var constraints: [String: Int] = {
        var constraints: [String: Int] = [:]
        for (index, constraint) in document.constraints.enumerated() {
            if let id = document[constraint.constraintID] { constraints[id] = index }
        }
        return constraints
    }()
    /// Elements in words.
    private var kinds: [String: String] = [:]

    init(_ document: InterfaceDocument) { self.document = document }

    /// `button "Save"`.
    func title(_ index: Int32) -> String {
        let object = document.objects[Int(index)]
        switch object.role {
        case .filesOwner: return "File's Owner"
        case .firstResponder: return "First Responder"
        case .application: return "Application"
        case .exit: return "Exit"
        case .ordinary, .externalObject, .storyboardReference: break
        }
        guard let name = name(index) else { return type(index) }
        return "\(type(index)) \"\(Excerpt.of(name, bytes: 60))\""
    }

    /// Where a connection leads.
    func end(of connection: ConnectionRecord) -> String? {
        if connection.destination >= 0 { return title(connection.destination) }
        guard let id = document[connection.destinationID] else { return nil }
        if let constraint = constraints[id] { return "constraint " + equation(constraint) }
        return "\(id), which is not in the file"
    }

    private func name(_ index: Int32) -> String? {
        let object = document.objects[Int(index)]
        let texts = [
            object.userLabel, object.text, cellTexts[index] ?? .none, object.storyboardIdentifier, object.reuseIdentifier, object.identifier,
        ]
        return texts.first { !$0.isNone }.flatMap { document[$0] }
    }

    private func type(_ index: Int32) -> String {
        let object = document.objects[Int(index)]
        if let name = document[object.customClass] { return name }
        let element = document[object.element] ?? ""
        if let kind = kinds[element] { return kind }
        let kind = kind(element)
        kinds[element] = kind
        return kind
    }

    private func kind(_ element: String) -> String {
        switch element {
        case "customView", "NSCustomView": "view"
        case "customObject", "NSCustomObject": "object"
        default: Self.words(document.format == .archive ? Self.withoutPrefix(element) : element)
        }
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
        for character in name {
            if character.isUppercase, !isCapital { words += " " }
            isCapital = character.isUppercase
            words += character.lowercased()
        }
        return words
    }

    // MARK: Constraints

    /// `label "Name".trailing = view.trailing − 20`
    func equation(_ index: Int) -> String {
        let constraint = document.constraints[index]
        let relation = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][document[constraint.relation] ?? ""] ?? "="
        let left = side(constraint.firstItem, constraint.firstItemID, constraint.firstAttribute)
        let constant = document[constraint.constant].map(Self.shortNumber) ?? "0"
        var right = constant
        if !constraint.secondItemID.isNone {
            right = side(constraint.secondItem, constraint.secondItemID, constraint.secondAttribute)
            if let factor = document[constraint.multiplier], !["1", "1.0", "1:1"].contains(factor) { right = "\(factor) × \(right)" }
            if constant.hasPrefix("-") { right += " − " + constant.dropFirst() } else if constant != "0" { right += " + " + constant }
        }
        let priority = document[constraint.priority].map { $0 == "1000" ? "" : " (priority \($0))" } ?? ""
        return "\(left) \(relation) \(right)\(priority)"
    }

    private func side(_ item: Int32, _ id: Text, _ attribute: Text) -> String {
        (item >= 0 ? title(item) : document[id] ?? "?") + "." + (document[attribute] ?? "?")
    }

    private static func shortNumber(_ number: String) -> String { number.hasSuffix(".0") ? String(number.dropLast(2)) : number }
}

/// The beginning of a long text.
enum Excerpt {
    /// A text that has at most so many bytes, but for the mark of what is missing.
    static func of(_ text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: bytes)
        while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return text[..<end] + "…"
    }
}
