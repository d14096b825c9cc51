import Comparing
import InterfaceBuilder

/// For a row of a document, finds the facts that the table `changes` stores.
struct RowFacts {
    private let titles: Names
    private var document: InterfaceDocument { titles.document }

    init(_ titles: Names) { self.titles = titles }

    /// Returns a change of a row, with only the fields that identify the row. The property and its values are not set.
    func row(_ kind: RowKind, _ index: Int, _ what: ChangeReport.Sign) -> ChangeRow {
        var row = ChangeRow(kind.rawValue, what)
        row.line = kind.place(of: index, in: document)?.line
        switch kind {
        case .object:
            let object = document.objects[index]
            setObject(&row, Int32(index))
            if object.parent >= 0 { row.otherID = document[document.objects[Int(object.parent)].objectID] }
        case .connection: setConnection(&row, document.connections[index])
        case .constraint:
            let constraint = document.constraints[index]
            if constraint.firstItem >= 0 {
                setObject(&row, constraint.firstItem)
            } else {
                row.objectID = document[constraint.firstItemID]
            }
            row.otherID = document[constraint.secondItemID]
            row.ownID = document[constraint.constraintID]
            row.name = titles.equation(index)
        case .scene:
            let scene = document.scenes[index]
            setObject(&row, scene.controller)
            row.ownID = document[scene.sceneID]
        case .runtimeAttribute:
            setObject(&row, document.runtimeAttributes[index].object)
            row.name = document[document.runtimeAttributes[index].keyPath]
        case .resourceUse:
            setObject(&row, document.resourceUses[index].object)
            row.name = document[document.resourceUses[index].property]
        case .text:
            setObject(&row, document.texts[index].object)
            row.name = document[document.texts[index].property]
        case .variation:
            let variation = document.variations[index]
            setObject(&row, variation.object)
            row.ownID = document[variation.elementID]
            row.name = [variation.property, variation.sizeClass].compactMap { document[$0] }.joined(separator: " for ")
        case .resource, .classDescription, .member, .document: break
        }
        return row
    }

    /// Returns the content of an added or removed row; nil if this kind of row has no content.
    func content(_ kind: RowKind, _ index: Int) -> String? {
        switch kind {
        case .connection: titles.end(of: document.connections[index])
        case .runtimeAttribute: document[document.runtimeAttributes[index].value]
        case .resourceUse: document[document.resourceUses[index].name]
        case .text: document[document.texts[index].text]
        case .variation: document[document.variations[index].value] ?? document[document.variations[index].referenceID]
        case .object, .constraint, .scene, .resource, .classDescription, .member, .document: nil
        }
    }

    /// Returns a row for each object, connection and runtime attribute, as if it had been added or removed.
    func whole(_ what: ChangeReport.Sign) -> [ChangeRow] {
        var rows: [ChangeRow] = []
        for kind in [RowKind.object, .connection, .runtimeAttribute] {
            for index in 0..<kind.count(in: document) {
                var row = row(kind, index, what)
                row.isInside = true
                let content = content(kind, index).map { Excerpt.of($0, bytes: 400) }
                if what == .added { row.after = content } else { row.before = content }
                rows.append(row)
            }
        }
        return rows
    }

    private func setObject(_ row: inout ChangeRow, _ index: Int32) {
        guard index >= 0 else { return }
        let object = document.objects[Int(index)]
        row.objectID = document[object.objectID]
        row.object = titles.title(Int(index))
        row.className = document[object.customClass] ?? document[object.runtimeClass]
    }

    private func setConnection(_ row: inout ChangeRow, _ connection: ConnectionRecord) {
        row.kind = document[connection.kind] ?? "connection"
        if connection.source >= 0 {
            setObject(&row, connection.source)
        } else {
            row.objectID = document[connection.sourceID]
        }
        if row.kind == "segue" { row.className = document[connection.customClass] }
        row.name = document[connection.name]
        row.ownID = document[connection.connectionID]
        row.otherID = document[connection.destinationID]
    }
}
