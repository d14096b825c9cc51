import Asking
import Bytes

/// Lines above declarations and nibs: in how many nibs an outlet is connected, for example.
struct CodeLenses {
    /// The command that a client defines to show a list of locations. Its arguments are the URI, the position and the
    /// locations.
    static let command = "xibdb.showReferences"

    private let answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    /// Returns the lenses of a file. They have no command yet; see ``resolved(_:)``.
    func lenses(_ file: EditorQuestions.File) throws -> JSONTree {
        let shift = answer.shift(file)
        return .list(
            try answer.questions.notes(file).compactMap { note in
                guard let line = shift.new(note.line), let title = Self.title(note) else { return nil }
                let text = answer.lines.line(line, of: file.absolutePath) ?? ""
                let start = text.units(column: note.column)
                return [
                    "range": Answer.range(line - 1, start, start + note.name.utf16.count),
                    "data": [
                        "uri": .text(answer.uri(of: file)), "line": .integer(line - 1), "character": .integer(start),
                        "title": .text(title), "kind": .text(note.kind.rawValue),
                    ],
                ]
            })
    }

    /// Adds the command to a lens: it shows the places that the lens counts.
    func resolved(_ lens: JSONTree) throws -> JSONTree {
        guard let data = lens["data"], let uri = data["uri"]?.text, let title = data["title"]?.text,
            let position = TextPlace(data)
        else { return lens }
        let params: JSONTree = ["textDocument": ["uri": .text(uri)], "position": position.json]
        guard let place = try answer.place(params) else { return lens }
        let references = try Connections(answer, place, isWholeLine: true).references(from: data["kind"]?.text ?? "")
        let arguments: JSONTree = [.text(uri), position.json, references]
        return lens.adding(
            "command", ["title": .text(title), "command": .text(Self.command), "arguments": arguments])
    }

    private static func title(_ note: EditorQuestions.Note) -> String? {
        func some(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
        switch note.kind {
        case .connected: return note.files == 0 ? "not connected in a nib" : "connected in \(some(note.files, "nib"))"
        case .placed: return "placed in \(some(note.files, "nib"))"
        case .owner: return "owner of \(some(note.files, "nib"))"
        case .loaded: return note.uses == 0 ? "no load is known" : "loaded by \(some(note.uses, "call"))"
        }
    }
}

extension Connections {
    /// The places that a note counts.
    fileprivate func references(from kind: String) -> JSONTree {
        let relations: Set<String>? =
            switch EditorQuestions.Note.Kind(rawValue: kind) {
            case .connected: ["connected"]
            case .placed: ["placed"]
            case .owner: ["owner of", "File's Owner"]
            case .loaded: ["loaded by"]
            case nil: nil
            }
        return places(relation: { relations?.contains($0) ?? true })
    }
}
