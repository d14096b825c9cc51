import Asking
import Store
import Trees

/// The edits that make a change, as contents in memory.
struct EditPlan {
    private(set) var overlay = Overlay()
    /// The paths of the changed files, as answers print them.
    private(set) var paths: [String] = []
    /// What is not changed, and why.
    private(set) var limits: [String] = []

    /// A place to edit.
    private struct Edit {
        let what: String
        let name: String
        let path: String
        let displayPath: String
        let kind: String
        let root: String
        let line: Int?
        let column: Int?

        init?(_ row: Row) {
            guard let root = row.text("root") else { return nil }
            (what, name, self.root) = (row.text("what") ?? "", row.text("name") ?? "", root)
            (path, displayPath, kind) = (
                row.text("path") ?? "", row.text("display_path") ?? "", row.text("file_kind") ?? ""
            )
            (line, column) = (row.integer("line"), row.integer("column"))
        }

        var absolute: String { root + "/" + path }
    }

    /// Plans the edits of a change.
    ///
    /// A deleted class, member or entry is replaced with spaces, so that no other line moves. A renamed class or member
    /// gets the new name in all code that certainly or likely means it, but not in nibs.
    init(
        _ change: Impact.Change, _ name: String, _ items: [PlaceDescription.Item], _ code: [ImpactFinder.FoundLine],
        _ snapshot: Snapshot
    ) throws {
        let rows = try snapshot.rows(
            Question.at("impact-edits"), parameters: ["items": .text(PlaceFinder.json(items.map(\.key)))]
        ).named
        let edits = rows.compactMap(Edit.init)
        if edits.count < rows.count { limits.append("Files of a git revision are not changed.") }
        for (absolute, group) in Dictionary(grouping: edits, by: \.absolute).sorted(by: { $0.key < $1.key }) {
            apply(group, at: absolute, change)
        }
        if let new = change.newName, [.class, .outlet, .action].contains(change.kind) {
            for found in code where found.line.confidence != .possible {
                rename(String(name.prefix { $0 != ":" }), to: new, found.source)
            }
        }
        paths = Array(Set(paths)).sorted()
        if change.newName != nil, [.nib, .image].contains(change.kind), !overlay.contents.isEmpty {
            limits.append(
                "The project file keeps the old name, so the copy may count the new file as outside of every target.")
        }
        if overlay.contents.isEmpty, limits.isEmpty {
            limits.append("No declaration, file or entry of it was found, so the change could not be made in the copy.")
        }
    }

    private mutating func apply(_ edits: [Edit], at absolute: String, _ change: Impact.Change) {
        guard let first = edits.first else { return }
        if first.what == "file" {
            if let new = change.newName, let bytes = PlaceFinder.content(of: absolute) {
                overlay.contents[Self.renamed(absolute, first.name, new)] = .some(bytes)
            }
            overlay.contents[absolute] = .some(nil)
            paths.append(first.displayPath)
            return
        }
        // Renaming a declaration is done together with its uses.
        if first.what == "declaration", change.newName != nil { return }
        guard var bytes = PlaceFinder.content(of: absolute) else {
            limits.append("\(first.displayPath) cannot be read.")
            return
        }
        let before = bytes
        // The last place first, so that the other columns stay right.
        for edit in edits.sorted(by: { ($0.line ?? 0, $0.column ?? 0) > ($1.line ?? 0, $1.column ?? 0) }) {
            guard let line = edit.line else { continue }
            switch edit.what {
            case "declaration":
                let isObjectiveC = edit.kind == "objc"
                if let range = SourceEdit.declaration(atLine: line, in: bytes, isObjectiveC: isObjectiveC) {
                    SourceEdit.blank(range, in: &bytes)
                }
            case "attribute":
                bytes = SourceEdit.setIdentifier(
                    edit.name, to: change.newName, atLine: line, column: edit.column ?? 1, in: bytes)
            case "line" where change.newName == nil:
                let starts = SourceEdit.lineStarts(bytes)
                if line < starts.count { SourceEdit.blank(starts[line - 1]..<starts[line], in: &bytes) }
            default: break
            }
        }
        guard bytes != before else {
            limits.append("\(first.displayPath): this kind of file is not changed.")
            return
        }
        overlay.contents[absolute] = .some(bytes)
        paths.append(first.displayPath)
    }

    private mutating func rename(_ name: String, to new: String, _ source: ImpactFinder.Source) {
        guard overlay.contents[source.absolute] == nil, let bytes = PlaceFinder.content(of: source.absolute) else {
            return
        }
        overlay.contents[source.absolute] = .some(SourceEdit.rename(name, to: new, in: bytes))
        paths.append(source.displayPath)
    }

    /// Returns the path with the new name in place of the old one, in the last component that contains the name.
    private static func renamed(_ path: String, _ name: String, _ new: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let old = name.split(separator: "/").last.map(String.init) ?? name
        for index in parts.indices.reversed() where parts[index].hasPrefix(old) {
            parts[index] = new + parts[index].dropFirst(old.count)
            break
        }
        return parts.joined(separator: "/")
    }
}
