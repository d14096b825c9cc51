import Asking
import Bytes

/// The outline of a nib, and the search for nibs and their parts.
struct Symbols {
    /// The maximum number of results of a search.
    private static let mostSymbols = 200

    /// The numbers of the protocol.
    private enum Kind: Int {
        case file = 1
        case module = 2
        case `class` = 5
        case method = 6
        case property = 7
        case field = 8
        case event = 24
        case object = 19
        case key = 20
    }

    private let answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    // MARK: Outline

    /// Returns the objects of a nib with their connections, as `DocumentSymbol` values.
    func outline(_ file: EditorQuestions.File) throws -> JSONTree {
        guard file.isNib else { return [] }
        let outline = try Outline(of: file.found, answer.snapshot)
        let shift = answer.shift(file)
        let last = answer.documents[file.absolutePath]?.lines.count
        var writer = OutlineWriter(shift: shift)
        for object in outline.objects { writer.collect(object) }
        for scene in outline.scenes { for object in scene.objects { writer.collect(object) } }
        writer.sort(last: last)
        var symbols = outline.objects.map { writer.symbol($0) }
        for scene in outline.scenes {
            let label = "Scene" + (scene.isInitial ? " (initial)" : "")
            if let symbol = writer.scene(scene, label) { symbols.append(symbol) }
        }
        return .list(symbols)
    }

    /// Converts an outline. The index knows where an element starts. An element ends before the next element that is
    /// not inside it.
    private struct OutlineWriter {
        let shift: LineShift
        private var starts: [Int] = []
        private var last = 0

        init(shift: LineShift) { self.shift = shift }

        mutating func collect(_ object: Outline.Object) {
            starts.append(object.line)
            for child in object.children { collect(child) }
        }

        mutating func sort(last: Int?) {
            starts.sort()
            self.last = max(last ?? 0, starts.last ?? 0)
        }

        /// Returns the last line of an object.
        private func end(_ object: Outline.Object) -> Int {
            var inside = object
            while let child = inside.children.max(by: { $0.line < $1.line }) { inside = child }
            let deepest = max(inside.line, (object.connections + inside.connections).map(\.line).max() ?? 0)
            guard let next = start(after: inside.line) else { return max(last, deepest) }
            return max(deepest, next - 1)
        }

        /// Returns the first line after a line where an object starts.
        private func start(after line: Int) -> Int? {
            var (low, high) = (0, starts.count)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] > line { high = middle } else { low = middle + 1 }
            }
            return low < starts.count ? starts[low] : nil
        }

        private func range(_ first: Int, _ last: Int) -> JSONTree {
            let start = shift.new(first) ?? first
            let end = max(start, shift.new(last) ?? last)
            return [
                "start": TextPlace(line: start - 1, character: 0).json,
                "end": TextPlace(line: end, character: 0).json,
            ]
        }

        private func selection(_ line: Int, _ column: Int) -> JSONTree {
            let line = shift.new(line) ?? line
            return Answer.range(line - 1, column - 1, column - 1)
        }

        func symbol(_ object: Outline.Object) -> JSONTree {
            let name = object.label.isEmpty ? object.element : object.label.onOneLine
            var detail = object.customClass ?? object.class ?? object.element
            if detail == object.label { detail = object.element }
            let children = object.connections.map(connection) + object.children.map(symbol)
            return [
                "name": .text(name), "detail": .text(detail.onOneLine),
                "kind": .integer((object.customClass == nil ? Kind.object : .class).rawValue),
                "range": range(object.line, end(object)), "selectionRange": selection(object.line, object.column),
                "children": .list(children),
            ]
        }

        func scene(_ scene: Outline.Scene, _ label: String) -> JSONTree? {
            guard let first = scene.objects.map(\.line).min(), let last = scene.objects.map(end).max() else {
                return nil
            }
            let name = scene.objects.first.map { $0.label.onOneLine } ?? ""
            return [
                "name": .text(name.isEmpty ? label : name), "detail": .text(label),
                "kind": .integer(Kind.module.rawValue), "range": range(first, last),
                "selectionRange": selection(first, 1), "children": .list(scene.objects.map(symbol)),
            ]
        }

        private func connection(_ connection: Outline.Connection) -> JSONTree {
            let kind: Kind =
                switch connection.kind {
                case "action": .method
                case "segue": .event
                case "outlet", "outletCollection": .property
                default: .field
                }
            let name = connection.name ?? connection.keyPath ?? connection.detail ?? connection.kind
            let end = connection.destination.map { "\(connection.kind) → \($0)" } ?? connection.kind
            return [
                "name": .text(name.isEmpty ? connection.kind : name.onOneLine), "detail": .text(end.onOneLine),
                "kind": .integer(kind.rawValue), "range": range(connection.line, connection.line),
                "selectionRange": selection(connection.line, connection.column),
            ]
        }
    }

    // MARK: Search

    /// Returns the symbols of the repository whose name contains a text, as `SymbolInformation` values.
    func search(_ text: String) throws -> JSONTree {
        let symbols = try answer.questions.symbols(text, most: Self.mostSymbols)
        try answer.find(shown: symbols.map(\.path))
        return .list(
            symbols.compactMap { symbol in
                guard let location = answer.location(symbol.path, line: symbol.line, column: symbol.column) else {
                    return nil
                }
                let found: JSONTree = [
                    "name": .text(symbol.name.onOneLine), "kind": .integer(Self.kind(symbol.kind).rawValue),
                    "location": location,
                ]
                return symbol.container.map { found.adding("containerName", .text($0.onOneLine)) } ?? found
            })
    }

    private static func kind(_ kind: String) -> Kind {
        switch kind {
        case "nib": .file
        case "scene": .module
        case "object": .class
        case "segue": .event
        case "action": .method
        case "outlet", "outletCollection": .property
        default: .key
        }
    }
}
