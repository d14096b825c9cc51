import InterfaceBuilder

/// Words for one document, line by line, without what is noise: as a stable
/// outline needs them. A line depends on nothing but the thing that it tells
/// of: others are named by element and id.
public struct DocumentWording {
    private let document: InterfaceDocument
    private let names: Names
    private let noise: NoiseFinder

    /// Words for a document.
    public init(_ document: InterfaceDocument) {
        self.document = document
        names = Names(document, isStable: true)
        noise = NoiseFinder(document, document)
    }

    /// What the root element says: `iOS`, `auto layout`, the initial controller.
    public var file: [String] {
        let header = document.header
        var lines = ["file for \(header.platform?.rawValue ?? "an unknown platform")"]
        if document.format == .archive { lines.append("archive") }
        for (word, flag) in [
            ("auto layout", header.usesAutolayout), ("safe areas", header.usesSafeAreas),
            ("trait variations", header.usesTraitCollections), ("launch screen", header.isLaunchScreen),
        ] where flag { lines.append(word) }
        if !header.initialController.isNone { lines.append("initial controller: " + names.title(id: header.initialController)) }
        if let deployment = document[header.deployment] { lines.append("deployment target: " + Quoting.visible(deployment)) }
        let attributes = document.tree(header.attributes)
        return lines + leaves(attributes) { noise.noise(ofFileMember: $0) == nil }
    }

    /// `button "Save" OrchardButton (4Yz-Kp-N1v)`.
    public func heading(_ index: Int) -> String {
        let object = document.objects[index]
        var words = names.isProxy(index) ? [names.title(index)] : [names.kind(index)]
        if !names.isProxy(index), let name = names.name(index) { words.append(Quoting.quoted(name, to: 80)) }
        if let custom = document[object.customClass] {
            words.append([document[object.customModule], custom].compactMap { $0.map(Quoting.visible) }.joined(separator: "."))
        }
        return words.joined(separator: " ") + " (\(id(object.objectID)))"
    }

    /// Where an object lies, and what it says, in the order of the names.
    public func properties(_ index: Int) -> [String] {
        let object = document.objects[index]
        var lines: [String] = []
        if object.parent >= 0 {
            let key = document[object.key].map { ", " + Quoting.visible($0) } ?? ""
            lines.append("in: " + names.title(Int(object.parent)) + key)
        }
        for (noun, text) in [
            ("label", object.userLabel), ("reuse identifier", object.reuseIdentifier), ("storyboard identifier", object.storyboardIdentifier),
            ("restoration identifier", object.restorationIdentifier), ("identifier", object.identifier), ("tag", object.tag),
        ] {
            // What is typed as the label of a proxy may be stale.
            if let text = document[text], !names.isProxy(index) { lines.append("\(noun): " + Quoting.visible(text)) }
        }
        if object.isAmbiguous { lines.append("ambiguous") }
        let followsLayout = noise.followsLayout(index, document)
        if !followsLayout, !object.frame.width.isNone {
            let numbers = [object.frame.x, object.frame.y, object.frame.width, object.frame.height]
            lines.append("frame: " + numbers.map { document[$0].map(ValueWords.shortNumber) ?? "–" }.joined(separator: " "))
        }
        return lines + leaves(document.tree(object.attributes)) { noise.noise(ofMember: $0, followsLayout: followsLayout) == nil }
    }

    /// Every value inside a column of JSON whose first key is to be told,
    /// colours and fonts as one.
    private func leaves(_ tree: JSONTree?, where isTold: (String) -> Bool) -> [String] {
        guard case .object(let members)? = tree else { return [] }
        var lines: [String] = []
        for member in members where isTold(member.key) {
            ValueWords.forEachLine(member.value, Quoting.visible(member.key)) { name, value in lines.append("\(name): \(value)") }
        }
        return lines.sorted()
    }

    private func id(_ text: Text) -> String { document[text].map(Quoting.visible) ?? "no id" }

    // MARK: Rows

    /// A connection.
    public func connection(_ index: Int) -> String {
        let connection = document.connections[index]
        let details = leaves(document.tree(connection.attributes)) { _ in true } + leaves(document.tree(connection.options)) { _ in true }
        return names.words(connection) + (details.isEmpty ? "" : " with " + details.joined(separator: ", "))
    }

    /// A constraint, as an equation.
    public func constraint(_ index: Int) -> String {
        let constraint = document.constraints[index]
        let details = leaves(document.tree(constraint.attributes)) { $0 != "symbolic" }
        let name = document[constraint.identifier].map { " “\(Quoting.visible($0))”" } ?? ""
        return "constraint" + name + " " + names.equation(index) + (details.isEmpty ? "" : " with " + details.joined(separator: ", "))
    }

    /// The object that a constraint is told with; nil for none.
    public func subject(ofConstraint index: Int) -> Int? { names.subject(index) }

    /// A runtime attribute.
    public func runtimeAttribute(_ index: Int) -> String {
        let attribute = document.runtimeAttributes[index]
        let parts = [attribute.keyPath, attribute.type].map { Quoting.visible(document[$0] ?? "") }
        return "runtime attribute \(parts[0]): \(parts[1]) \(document[attribute.value].map { Quoting.quoted($0, to: 200) } ?? "none")"
    }

    /// What differs in a size class.
    public func variation(_ index: Int) -> String {
        let variation = document.variations[index]
        let subject = names.constraint(variation.elementID).map { " of \(names.equation($0))" } ?? ""
        let property = Quoting.visible(document[variation.property] ?? "")
        let value = Quoting.visible(document[variation.value] ?? "")
        let what = variation.referenceID.isNone
            ? "\(property) \(value)\(subject)" : "\(value)s \(names.referred(variation.referenceID)) in \(property)"
        return "size class \(Quoting.visible(document[variation.sizeClass] ?? "default")): \(what)"
    }

    /// The object that a variation is told with; nil for none.
    public func holder(ofVariation index: Int) -> Int? {
        let variation = document.variations[index]
        return variation.object >= 0 ? Int(variation.object) : names.constraint(variation.elementID).flatMap(names.subject)
    }
}
