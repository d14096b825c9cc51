import Bytes
import Comparing
import InterfaceBuilder
import Showing
import ShowingChanges
import TestSupport
import Testing

/// A comparison of two documents. With it, a test can state its expectation in one line.
struct Compared {
    let changes: DocumentChanges
    let report: ChangeReport

    /// - Parameter all: whether to report every change separately, including noise.
    init(_ old: String, _ new: String, all: Bool = false) throws {
        let documents = try [old, new].map { try InterfaceReader().read(Array($0.utf8)) }
        changes = DocumentComparison(old: documents[0], new: documents[1]).changes
        report = ChangeReport(changes, all: all)
    }

    /// Compares two iOS xibs with the given top-level objects.
    static func iOS(_ old: String, _ new: String, all: Bool = false) throws -> Compared {
        try Compared(Documents.iOS(old), Documents.iOS(new), all: all)
    }

    /// Returns the printed changes, without the line with the path.
    func text() throws -> [String] {
        let output = Output.captured()
        try ChangesText(output: output).print(report, path: "A.xib")
        return output.text.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }

    /// The changes of objects: `+id` (added), `-id` (removed), `>id` (moved), and `~id column.path: old → new` for each
    /// changed value.
    var objects: [String] { rows(changes.objects, { $0.objects[$1].objectID }) }

    /// The changes of connections, in the same format as ``objects``.
    var connections: [String] { rows(changes.connections, { $0.connections[$1].connectionID }) }

    /// The changes of constraints, in the same format as ``objects``.
    var constraints: [String] { rows(changes.constraints, { $0.constraints[$1].constraintID }) }

    private func rows(_ rows: [RowChange], _ id: (InterfaceDocument, Int) -> Text) -> [String] {
        rows.flatMap { change -> [String] in
            switch (change.old, change.new) {
            case (let old?, nil): return ["-" + (changes.old[id(changes.old, old)] ?? "?")]
            case (nil, let new?): return ["+" + (changes.new[id(changes.new, new)] ?? "?")]
            default:
                let name = changes.new[id(changes.new, change.new ?? 0)] ?? "?"
                let values = change.values.filter { $0.column != .place }.map { value in
                    "~\(name) \(([value.column.rawValue] + value.path.map(Self.step)).joined(separator: ".")): \(value.old?.json ?? "-") → \(value.new?.json ?? "-")"
                }
                return (change.isMoved ? [">" + name] : []) + values
            }
        }
    }

    private static func step(_ step: JSONStep) -> String {
        switch step {
        case .key(let key, _): key
        case .index(let index): "\(index)"
        }
    }
}
