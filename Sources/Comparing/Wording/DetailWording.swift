import Bytes
import InterfaceBuilder

/// Descriptions of rows other than objects, connections and constraints.
struct DetailWording {
    private let changes: DocumentChanges
    private let old: Names
    private let new: Names

    init(_ changes: DocumentChanges, _ old: Names, _ new: Names) {
        (self.changes, self.old, self.new) = (changes, old, new)
    }

    /// The object that a row is listed with; nil if the row does not belong to an object.
    func holder(_ kind: RowKind, _ index: Int, _ names: Names) -> Int? {
        let document = names.document
        func valid(_ object: Int32) -> Int? { object >= 0 ? Int(object) : nil }
        switch kind {
        case .scene: return valid(document.scenes[index].controller)
        case .runtimeAttribute: return valid(document.runtimeAttributes[index].object)
        case .resourceUse: return valid(document.resourceUses[index].object)
        case .text: return valid(document.texts[index].object)
        case .variation:
            let variation = document.variations[index]
            return valid(variation.object) ?? names.constraint(variation.elementID).flatMap(names.subject)
        case .document, .object, .connection, .constraint, .resource, .classDescription, .member: return nil
        }
    }

    /// - Parameter values: the changed values that are not noise.
    func line(_ change: RowChange, _ values: [ValueChange]) -> ChangeReport.Line? {
        let names = change.new == nil ? old : new
        guard let index = change.new ?? change.old else { return nil }
        let sign: ChangeReport.Sign = change.isChange ? .changed : change.new == nil ? .removed : .added
        switch change.kind {
        case .scene: return sceneLine(sign, values)
        case .runtimeAttribute:
            let name =
                "runtime attribute "
                + Quoting.visible(names.document[names.document.runtimeAttributes[index].keyPath] ?? "")
            return .init(sign: sign, weight: .behavior, text: text(name, change, values, .value))
        case .variation: return .init(sign: sign, weight: .variation, text: variationText(index, names, change, values))
        case .text:
            let name = Quoting.visible(names.document[names.document.texts[index].property] ?? "text")
            return .init(sign: sign, weight: .text, text: text(name, change, values, .text))
        case .resourceUse:
            let name = Quoting.visible(names.document[names.document.resourceUses[index].property] ?? "resource")
            return .init(sign: sign, weight: .appearance, text: text(name, change, values, .name))
        case .document, .object, .connection, .constraint, .resource, .classDescription, .member: return nil
        }
    }

    /// A line about a scene. The controller of the scene has separate lines.
    private func sceneLine(_ sign: ChangeReport.Sign, _ values: [ValueChange]) -> ChangeReport.Line? {
        let attributes = values.filter { $0.column == .attributes }
        guard !attributes.isEmpty else { return nil }
        let parts = attributes.map { ValueWording.change(ValueWording.name($0.path), $0.old, $0.new) }
        return .init(sign: sign, weight: .appearance, text: "scene: " + parts.joined(separator: ", "))
    }

    private func text(_ name: String, _ change: RowChange, _ values: [ValueChange], _ column: Column) -> String {
        if change.isChange {
            return values.map { value in
                let name = value.column == column ? name : "\(name) \(value.column.rawValue.replacingUnderscores)"
                return ValueWording.change(name, value.old.map(Self.parsed), value.new.map(Self.parsed))
            }
            .joined(separator: ", ")
        }
        let (document, index) = change.new.map { (changes.new, $0) } ?? (changes.old, change.old ?? 0)
        let value = document.values(of: change.kind, index).first { $0.column == column }?.value
        return value.map(Self.parsed).map { value in
            let isText = column == .text || value.string?.contains(where: \.isWhitespace) == true
            return "\(name) \(ValueWording.words(value, isText: isText))"
        } ?? name
    }

    /// The value of a column that contains JSON, such as a color or a size.
    private static func parsed(_ value: JSONTree) -> JSONTree {
        guard case .text(let text) = value, text.hasPrefix("{"),
            case .object(let members) = JSONTree(column: Array(text.utf8))
        else { return value }
        return .object(members)
    }

    /// Describes a variation: `size class widthClass=compact: constant 8 → 16 of Save.width = 20`.
    private func variationText(_ index: Int, _ names: Names, _ change: RowChange, _ values: [ValueChange]) -> String {
        let document = names.document
        let variation = document.variations[index]
        let sizeClass = Quoting.visible(document[variation.sizeClass] ?? "default")
        let property = Quoting.visible(document[variation.property] ?? "")
        let subject = names.constraint(variation.elementID).map { " of \(names.equation($0))" } ?? ""
        var what: String
        if variation.referenceID.isNone {
            what = text(property, change, values, .value) + subject
        } else {
            what =
                "\(Quoting.visible(document[variation.value] ?? ""))s \(names.referred(variation.referenceID)) in \(property)"
            if let earlier = values.first(where: { $0.column == .value })?.old?.string {
                what += ", was \(Quoting.visible(earlier))d"
            }
        }
        return "size class \(sizeClass): \(what)"
    }
}

/// Descriptions of the settings of a file.
struct HeaderWording {
    private let old: Names
    private let new: Names

    init(_ old: Names, _ new: Names) { (self.old, self.new) = (old, new) }

    private static let nouns: [Column: String] = [
        .usesAutolayout: "auto layout", .usesSafeAreas: "safe areas", .usesTraitCollections: "trait variations",
        .isLaunchScreen: "launch screen", .initialControllerID: "initial controller", .deployment: "deployment target",
        .format: "format", .platform: "platform", .documentType: "document type", .version: "document version",
        .targetRuntime: "target runtime",
    ]

    /// Members of an archive that repeat a column.
    private static let repeated: Set<String> = [
        "IBDocument.SystemTarget", "IBDocument.TargetRuntimeIdentifier", "IBDocument.UseAutolayout",
    ]

    /// Returns a line if an older Xcode saved the later version. In this case, content that the newer Xcode wrote may
    /// be lost.
    func olderXcode(_ values: [ValueChange]) -> ChangeReport.Line? {
        guard let change = values.first(where: { $0.column == .toolsVersion }), let was = change.old?.string,
            let now = change.new?.string
        else { return nil }
        let numbers = [was, now].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
        guard numbers[1].lexicographicallyPrecedes(numbers[0]) else { return nil }
        return .init(
            sign: .changed, weight: .identity,
            text: "saved by an older Xcode: tools version \(Quoting.visible(was)) → \(Quoting.visible(now))")
    }

    func lines(_ values: [ValueChange]) -> [ChangeReport.Line] {
        values.filter { !($0.column == .attributes && Self.repeated.contains(ValueWording.name($0.path))) }.map {
            value in
            let sign: ChangeReport.Sign = value.old == nil ? .added : value.new == nil ? .removed : .changed
            switch value.column {
            case .attributes:
                return .init(
                    sign: sign, weight: .appearance,
                    text: ValueWording.change(ValueWording.name(value.path), value.old, value.new))
            case .initialControllerID:
                let ends = (
                    old.title(id: old.document.header.initialController),
                    new.title(id: new.document.header.initialController)
                )
                return .init(sign: .changed, weight: .identity, text: "initial controller \(ends.0) → \(ends.1)")
            default:
                let name = Self.nouns[value.column] ?? value.column.rawValue
                if case .flag(let flag)? = value.new {
                    return .init(sign: .changed, weight: .identity, text: "\(name) \(flag ? "on" : "off")")
                }
                return .init(sign: sign, weight: .identity, text: ValueWording.change(name, value.old, value.new))
            }
        }
    }
}
