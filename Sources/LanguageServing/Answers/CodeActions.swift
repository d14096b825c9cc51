import Asking
import Bytes
import Configuration

/// Actions at a place: open the other end, and suppress a finding.
struct CodeActions {
    /// The command that opens a file in the editor. Its arguments are a URI and a 0-based line.
    static let openCommand = "xibdb.open"
    /// The maximum number of nibs to open.
    private static let mostNibs = 8

    private let answer: Answer
    private let client: Session.Client

    init(_ answer: Answer, _ client: Session.Client) { (self.answer, self.client) = (answer, client) }

    /// Returns the actions for `textDocument/codeAction`.
    func actions(_ params: JSONTree) throws -> JSONTree {
        var actions: [JSONTree] = []
        let diagnostics = (params["context"]?["diagnostics"]?.items ?? []).filter { $0["source"]?.text == "xibdb" }
        try answer.find(shown: diagnostics.compactMap { $0["data"]?["path"]?.text })
        for diagnostic in diagnostics { actions += suppressions(of: diagnostic) }
        guard client.showsDocuments, let range = params["range"],
            let place = try answer.place(params.adding("position", range["start"] ?? .null))
        else { return .list(actions) }
        var opened: Set<String> = []
        for related in diagnostics.flatMap({ $0["relatedInformation"]?.items ?? [] }) {
            guard let location = related["location"], let uri = location["uri"]?.text,
                let line = location["range"]?["start"]?["line"]?.integer, let path = answer.documents.path(uri),
                opened.insert("\(path):\(line)").inserted
            else { continue }
            actions.append(open(path, line, uri))
        }
        for nib in try Connections(answer, place).nibPlaces.prefix(Self.mostNibs) {
            guard let location = answer.location(nib.path, line: nib.line, column: nil),
                let uri = location["uri"]?.text, let line = location["range"]?["start"]?["line"]?.integer,
                let path = answer.file(shown: nib.path)?.absolutePath, opened.insert("\(path):\(line)").inserted
            else { continue }
            actions.append(open(path, line, uri))
        }
        return .list(actions)
    }

    private func open(_ path: String, _ line: Int, _ uri: String) -> JSONTree {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let title: JSONTree = .text("Open \(name.onOneLine):\(line + 1)")
        return [
            "title": title,
            "command": [
                "title": title, "command": .text(Self.openCommand), "arguments": [.text(uri), .integer(line)],
            ],
        ]
    }

    // MARK: Suppressing

    private func suppressions(of diagnostic: JSONTree) -> [JSONTree] {
        guard let rule = diagnostic["data"]?["rule"]?.text, Self.isRuleName(rule),
            let shown = diagnostic["data"]?["path"]?.text, let file = answer.file(shown: shown)
        else { return [] }
        var actions: [JSONTree] = []
        func add(_ title: String, _ edit: JSONTree?) {
            guard let edit else { return }
            actions.append([
                "title": .text(title), "kind": "quickfix", "diagnostics": [diagnostic], "edit": edit,
            ])
        }
        add(
            "Suppress \(rule) with a comment in the nib",
            diagnostic["data"]?["line"]?.integer.flatMap { comment(rule, file, $0) })
        add("Turn off \(rule) in \(RepositorySettings.fileName)", configuration(rule))
        return actions
    }

    /// The name of a rule is also text of a YAML file and of an XML comment.
    private static func isRuleName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count < 100
            && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
            && !name.contains("--")
    }

    /// Returns the edit that writes a comment before the element of a finding; nil if the finding is not about an
    /// element inside the document.
    private func comment(_ rule: String, _ file: EditorQuestions.File, _ line: Int) -> JSONTree? {
        let current = answer.shift(file).new(line) ?? line
        guard file.isNib, let text = answer.lines.line(current, of: file.absolutePath) else { return nil }
        let space = text.prefix { $0 == " " || $0 == "\t" }
        let element = text.dropFirst(space.count)
        guard element.hasPrefix("<"), !["<?", "<!", "</", "<document", "<archive"].contains(where: element.hasPrefix)
        else { return nil }
        let start = TextPlace(line: current - 1, character: 0).json
        let edit: JSONTree = [
            "range": ["start": start, "end": start], "newText": .text("\(space)<!-- xibdb:ignore \(rule) -->\n"),
        ]
        return ["changes": .object([JSONTree.Member(key: answer.uri(of: file), occurrence: 0, value: [edit])])]
    }

    /// Returns the edit that turns a rule off for the whole repository; nil if the settings are written in a way that
    /// cannot be changed safely.
    private func configuration(_ rule: String) -> JSONTree? {
        let path = answer.documents.root + "/" + RepositorySettings.fileName
        let uri = answer.documents[path]?.uri ?? DocumentURI.uri(path)
        guard let lines = answer.lines.all(of: path) else {
            guard client.createsFiles else { return nil }
            let start = TextPlace(line: 0, character: 0).json
            let edit: JSONTree = [
                "range": ["start": start, "end": start], "newText": .text("check:\n  rules:\n    \(rule): off\n"),
            ]
            return [
                "documentChanges": [
                    ["kind": "create", "uri": .text(uri), "options": ["ignoreIfExists": true]],
                    ["textDocument": ["uri": .text(uri), "version": .null], "edits": [edit]],
                ]
            ]
        }
        guard let change = SettingsEdit(turningOff: rule, in: lines) else { return nil }
        let start = TextPlace(line: change.line, character: change.character).json
        let edit: JSONTree = ["range": ["start": start, "end": start], "newText": .text(change.text)]
        return ["changes": .object([JSONTree.Member(key: uri, occurrence: 0, value: [edit])])]
    }
}
