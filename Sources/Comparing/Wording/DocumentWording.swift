import Bytes
import InterfaceBuilder

/// Descriptions of one document for a stable outline, without noise. Each fact is independent of the other facts, and
/// depends only on its own object. Other objects are named by element and id.
package struct DocumentWording {
    private let document: InterfaceDocument
    private let names: Names
    private let noise: NoiseFinder

    /// Creates the descriptions of a document.
    package init(_ document: InterfaceDocument) {
        self.document = document
        names = Names(document, isStable: true)
        noise = NoiseFinder(document, document)
    }

    /// The heading of the file: `file for iOS`.
    package var fileHeading: String {
        "file for \(document.header.platform?.rawValue ?? "an unknown platform")"
            + (document.format == .archive ? ", archive" : "")
    }

    /// The facts of the root element: `auto layout`, the initial controller.
    package var fileFacts: [String] {
        let header = document.header
        var facts: [String] = []
        for (word, flag) in [
            ("auto layout", header.usesAutolayout), ("safe areas", header.usesSafeAreas),
            ("trait variations", header.usesTraitCollections), ("launch screen", header.isLaunchScreen),
        ] where flag { facts.append(word) }
        if !header.initialController.isNone {
            facts.append("initial controller: " + names.title(id: header.initialController))
        }
        if let deployment = document[header.deployment] {
            facts.append("deployment target: " + Quoting.visible(deployment))
        }
        let attributes = document.tree(header.attributes)
        return facts + leaves(attributes) { noise.noise(ofFileMember: $0) == nil }
    }

    /// The heading of an object: `button "Save" OrchardButton (4Yz-Kp-N1v) in view (v1)`.
    package func heading(_ index: Int) -> String {
        let object = document.objects[index]
        var words = names.isPlaceholder(index) ? [names.title(index)] : [names.kind(index)]
        if !names.isPlaceholder(index), let name = names.name(index) {
            words.append(Quoting.quoted(name, to: Self.nameLength))
        }
        if let custom = document[object.customClass] {
            words.append(
                [document[object.customModule], custom].compactMap { $0.map(Quoting.visible) }.joined(separator: "."))
        }
        words.append("(\(id(object.objectID)))")
        guard object.parent >= 0 else { return words.joined(separator: " ") }
        // Most views have the key `subviews`, so the heading shows only other keys.
        let key = document[object.key].flatMap { $0 == "subviews" ? nil : " as " + Quoting.visible($0) } ?? ""
        return words.joined(separator: " ") + " in " + names.title(Int(object.parent)) + key
    }

    private static let nameLength = 80

    /// The facts of an object that are not in its heading, in three groups: its identifiers and frame, its values by
    /// name, and its flags.
    ///
    /// The text of the heading and usual values (``UsualValues``) are left out.
    package func facts(_ index: Int) -> [[String]] {
        let element = document[document.objects[index].element] ?? ""
        let tree = document.tree(document.objects[index].attributes)
        let shown = headingText(index)
        let (identity, values) = allFacts(index) { key in
            // The heading already contains this text.
            if let shown, key == shown.key, tree?[key]?.string == shown.text { return false }
            return !UsualValues.isUsual(tree?[key], of: key, element)
        }
        let facts = (values + UsualValues.missing(in: tree, of: element).map { "\($0): not set" }).sorted()
        func isFlag(_ fact: String) -> Bool { fact.hasSuffix(": YES") || fact.hasSuffix(": NO") }
        return [identity, facts.filter { !isFlag($0) }, facts.filter(isFlag)]
    }

    /// All facts of an object, including usual values and the text of its heading.
    func properties(_ index: Int) -> [String] {
        let (identity, values) = allFacts(index) { _ in true }
        return identity + values
    }

    private func allFacts(_ index: Int, where isWanted: (String) -> Bool) -> (identity: [String], values: [String]) {
        let object = document.objects[index]
        var identity: [String] = []
        for (noun, text) in [
            ("label", object.userLabel), ("reuse identifier", object.reuseIdentifier),
            ("storyboard identifier", object.storyboardIdentifier),
            ("restoration identifier", object.restorationIdentifier), ("identifier", object.identifier),
            ("tag", object.tag),
        ] {
            // The label of a proxy can be outdated.
            if let text = document[text], !names.isPlaceholder(index) {
                identity.append("\(noun): " + Quoting.visible(text))
            }
        }
        // By default, an object inherits its module from the target. The user can turn this off.
        if !object.customModule.isNone, document[object.customModuleProvider] != "target" {
            identity.append("module not inherited from the target")
        }
        if object.isAmbiguous { identity.append("ambiguous") }
        let followsLayout = noise.followsLayout(index, document)
        if !followsLayout, !object.frame.width.isNone {
            let numbers = [object.frame.x, object.frame.y, object.frame.width, object.frame.height]
            identity.append(
                "frame: " + numbers.map { document[$0].map(ValueWording.shortNumber) ?? "–" }.joined(separator: " "))
        }
        let values = leaves(document.tree(object.attributes)) { key in
            // The heading already describes what a proxy represents.
            if names.isPlaceholder(index), key == "placeholderIdentifier" { return false }
            return isWanted(key) && noise.noise(ofMember: key, followsLayout: followsLayout) == nil
                && !["width", "height"].allSatisfy { noise.followsSize([.key(key, 0), .key($0, 0)], index, document) }
        }
        return (identity, values)
    }

    /// The attribute whose complete text is in the heading; nil if there is none.
    private func headingText(_ index: Int) -> (key: String, text: String)? {
        let object = document.objects[index]
        guard object.userLabel.isNone, !names.isPlaceholder(index), let text = document[object.text],
            text == names.name(index)
        else { return nil }
        guard text.count < Self.nameLength, !text.isEmpty else { return nil }
        return (document[object.element] == "label" ? "text" : "title", text)
    }

    /// Returns the values inside a column of JSON, sorted. `isWanted` selects them by their first key.
    ///
    /// A color or font is returned as one value. A mask, whose members are all YES, is also returned as one value.
    private func leaves(_ tree: JSONTree?, where isWanted: (String) -> Bool) -> [String] {
        guard case .object(let members)? = tree else { return [] }
        var leaves: [String] = []
        for member in members where isWanted(member.key) {
            let key = Quoting.visible(member.key)
            if let mask = Self.mask(member.value) {
                leaves.append("\(key): \(mask)")
            } else {
                ValueWording.forEachLine(member.value, key) { name, value in leaves.append("\(name): \(value)") }
            }
        }
        return leaves.sorted()
    }

    /// Describes a mask: `widthSizable heightSizable`. Returns nil if the value is not a mask.
    private static func mask(_ value: JSONTree) -> String? {
        guard case .object(let members) = value, !members.isEmpty, members.allSatisfy({ $0.value == .text("YES") })
        else { return nil }
        return members.map { Quoting.visible($0.key) }.sorted().joined(separator: " ")
    }

    private func id(_ text: Text) -> String { document[text].map(Quoting.visible) ?? "no id" }

    // MARK: Rows

    /// The description of a connection, with its attributes and options.
    package func connection(_ index: Int) -> String {
        let connection = document.connections[index]
        let details =
            leaves(document.tree(connection.attributes)) { _ in true }
            + leaves(document.tree(connection.options)) { _ in true }
        return names.words(connection) + (details.isEmpty ? "" : " with " + details.joined(separator: ", "))
    }

    /// The description of a constraint: its identifier, its equation and its attributes.
    package func constraint(_ index: Int) -> String {
        let constraint = document.constraints[index]
        let details = leaves(document.tree(constraint.attributes)) { $0 != "symbolic" }
        let name = document[constraint.identifier].map { " “\(Quoting.visible($0))”" } ?? ""
        return "constraint" + name + " " + names.equation(index)
            + (details.isEmpty ? "" : " with " + details.joined(separator: ", "))
    }

    /// The object that a constraint is listed with; nil if there is none.
    package func subject(ofConstraint index: Int) -> Int? { names.subject(index) }

    /// The description of a runtime attribute: its key path, type and value.
    package func runtimeAttribute(_ index: Int) -> String {
        let attribute = document.runtimeAttributes[index]
        let parts = [attribute.keyPath, attribute.type].map { Quoting.visible(document[$0] ?? "") }
        return
            "runtime attribute \(parts[0]): \(parts[1]) \(document[attribute.value].map { Quoting.quoted($0, to: 200) } ?? "none")"
    }

    /// The description of a variation: what differs in a size class.
    package func variation(_ index: Int) -> String {
        let variation = document.variations[index]
        let subject = names.constraint(variation.elementID).map { " of \(names.equation($0))" } ?? ""
        let property = Quoting.visible(document[variation.property] ?? "")
        let value = Quoting.visible(document[variation.value] ?? "")
        let what =
            variation.referenceID.isNone
            ? "\(property) \(value)\(subject)" : "\(value)s \(names.referred(variation.referenceID)) in \(property)"
        return "size class \(Quoting.visible(document[variation.sizeClass] ?? "default")): \(what)"
    }

    /// The object that a variation is listed with; nil if there is none.
    package func holder(ofVariation index: Int) -> Int? {
        let variation = document.variations[index]
        return variation.object >= 0
            ? Int(variation.object) : names.constraint(variation.elementID).flatMap(names.subject)
    }
}
