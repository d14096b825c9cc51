import Comparing
import Errors
import HostSystem
import InterfaceBuilder
import Store
import Trees

/// The outline of a nib, with the commit that last changed each object, attribute and connection. Noise does not count
/// as a change.
package struct Blame: Sendable {
    /// One line of the outline.
    package struct Line: Sendable {
        /// The commit; nil if the history does not contain it, for example because a version cannot be read.
        package let commit: HistoryAnswer.Commit?
        /// The number of enclosing objects.
        package let depth: Int
        /// A description: `button "Save"`, `outlet titleLabel → label "Title"`.
        package let text: String
        /// Whether the line describes an object, and not a part of an object.
        package let isObject: Bool
        /// Line in the file; nil for an attribute of an object.
        package let line: Int?
    }

    /// Path of the file, relative to the root of the repository.
    package let path: String
    /// The lines, in the order of the outline.
    package let lines: [Line]
    /// Messages for the user, as sentences.
    package let notes: [String]
}

extension History {
    /// For each part of a nib, returns the commit that last changed it. The nib is read from the work tree. If this is
    /// not possible, it is read from the HEAD commit.
    ///
    /// - Parameters:
    ///   - given: the name of the nib, or its path relative to the current folder or to the root of the repository.
    ///   - includesConstraints: whether the outline contains constraints.
    /// - Throws: ``AskingError`` if the nib does not exist or cannot be read.
    package func blame(_ given: String, includesConstraints: Bool = false, _ snapshot: Snapshot) throws -> Blame {
        var notes: [String] = []
        let line = try versions(of: given, snapshot) { notes.append($0) }
        let entries = try snapshot.history("entries", ["ids": Snapshot.list(line), "limit": .null])
        guard let newest = entries.first, let path = newest[9].string else {
            throw AskingError.unanswerable("\(given): no history.")
        }
        guard newest[11].string != "removed" else {
            throw AskingError.unanswerable(
                "\(path): commit \((newest[1].string ?? "").prefix(10)) removed it; `xibdb history` shows what it contained."
            )
        }
        var document = try document(path, snapshot)
        var uncommitted = VersionChanges()
        if let bytes = workTreeBytes(path) {
            do throws(ReadError) {
                let work = try InterfaceReader().read(bytes)
                ChangeCollector.collect(DocumentComparison(old: document, new: work).changes, into: &uncommitted)
                document = work
            } catch {
                notes.append("\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.message); shown as it is in HEAD")
            }
        }
        let origins = try Origins(line, entries, uncommitted, snapshot)
        var writer = BlameWriter(document, origins)
        return Blame(path: path, lines: writer.lines(includesConstraints: includesConstraints), notes: notes)
    }

    /// Returns the content of a file in the work tree; nil if the file does not exist or cannot be read.
    private func workTreeBytes(_ path: String) -> [UInt8]? {
        guard !repository.isBare else { return nil }
        return (try? OpenFolder(top).content(of: Array(path.utf8), most: DocumentCache.mostFileBytes)) ?? nil
    }

    /// Returns the document from the HEAD commit.
    private func document(_ path: String, _ snapshot: Snapshot) throws -> InterfaceDocument {
        let later = try snapshot.history("renamed", ["path": .text(path)]).first?[0].string
        let bytes: [UInt8]
        guard let head = repository.head else {
            throw AskingError.unanswerable("\(path): the repository has no commit yet.")
        }
        do throws(Git.Failure) {
            bytes = try repository.git.run(
                .catFile, ["blob", "--end-of-options", .file(path, of: head)], most: Int(DocumentCache.mostFileBytes))
        } catch {
            throw AskingError.unanswerable(
                later.map { "\(path) no longer exists: it was renamed to \($0)." }
                    ?? "\(path): git cannot read it (\(error.message)).")
        }
        do throws(ReadError) { return try InterfaceReader().read(bytes) } catch {
            throw AskingError.unanswerable("\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.message)")
        }
    }
}

/// For each part of one file, the commit that last changed it. The parts have their current ids.
struct Origins {
    /// The key of a part of an object.
    struct Key: Hashable {
        let kind: String
        let object: String
        /// The property of an object, the name and end of a connection, or the id of a constraint.
        let detail: String
    }

    private var commits: [Key: HistoryAnswer.Commit] = [:]
    /// For each object, the changed properties with the new value and the commit. The newest change comes first.
    private var values: [String: [(property: String, value: String?, commit: HistoryAnswer.Commit)]] = [:]
    /// The commits that created objects, keyed by object id.
    private var births: [String: HistoryAnswer.Commit] = [:]
    /// For each commit, the number of newer commits, keyed by hash.
    private var ages: [String: Int] = [:]
    /// The commit that created the file.
    private var first: HistoryAnswer.Commit?

    private static let uncommitted = HistoryAnswer.Commit(
        hash: String(repeating: "0", count: 40), author: "Not committed yet", mail: "", authored: "", committed: "",
        subject: "",
        isMerge: false, isBoundary: false)

    /// Finds the commit that last changed each part of a file.
    ///
    /// - Parameters:
    ///   - entries: rows of `entries.sql`. The newest row comes first.
    ///   - uncommitted: changes that are newer than all entries.
    init(_ line: [Int64], _ entries: [[Value]], _ uncommitted: VersionChanges, _ snapshot: Snapshot) throws {
        let ids = Snapshot.list(line)
        let changes = Dictionary(
            grouping: try snapshot.history("rows", ["ids": ids]).compactMap(StoredChange.init), by: \.version)
        let renumbered = Dictionary(grouping: try snapshot.history("renumbered", ["ids": ids])) { $0[0].integer ?? 0 }
        // Maps the ids in the version being processed to the current ids.
        var now: [String: String] = [:]
        for row in uncommitted.rows { add(StoredChange(row), Self.uncommitted, now) }
        for row in uncommitted.renumbered { now[row.oldID] = row.id }
        ages[Self.uncommitted.hash] = -1
        for (age, entry) in entries.enumerated() {
            guard case .integer(let version) = entry[0] else { continue }
            let text = entry.map { $0.string ?? "" }
            let commit = HistoryAnswer.Commit(
                hash: text[1], author: text[2], mail: text[3], authored: text[4], committed: text[5], subject: text[6],
                isMerge: entry[7].integer == 1, isBoundary: entry[8].integer == 1)
            ages[commit.hash] = age
            for change in changes[version] ?? [] { add(change, commit, now) }
            for row in renumbered[Int(version)] ?? [] {
                guard let id = row[1].string, let oldID = row[2].string else { continue }
                now[oldID] = now[id] ?? id
            }
            if ["added", "present"].contains(text[11]) { first = commit }
        }
    }

    private mutating func add(_ change: StoredChange, _ commit: HistoryAnswer.Commit, _ now: [String: String]) {
        guard change.what != .removed else { return }
        func current(_ id: String?) -> String { id.map { now[$0] ?? $0 } ?? "" }
        let object = current(change.objectID)
        if change.kind == "object" {
            // Older changes belong to another object with the same id.
            guard births[object] == nil else { return }
            if change.what == .added { births[object] = commit }
            let property = change.what == .added ? "" : change.property ?? ""
            let key = Key(kind: "object", object: object, detail: property)
            guard commits[key] == nil else { return }
            commits[key] = commit
            if change.what == .changed { values[object, default: []].append((property, change.after, commit)) }
            return
        }
        let detail =
            change.kind == "constraint"
            ? change.ownID ?? "" : "\(change.name ?? "")\0\(change.isConnection ? current(change.otherID) : "")"
        let key = Key(kind: change.kind, object: change.kind == "constraint" ? "" : object, detail: detail)
        if commits[key] == nil { commits[key] = commit }
    }

    /// Returns the values that commits assigned to attributes of an object. The latest value comes first. The class is
    /// omitted, because the commit of the object already covers it.
    func attributes(of id: String) -> [(property: String, value: String, commit: HistoryAnswer.Commit)] {
        let all = values[id] ?? []
        return all.enumerated().compactMap { place, entry in
            // If a later commit set the whole value, an earlier change of a part of the value is obsolete.
            let isOver = all[..<place].contains { entry.property.hasPrefix($0.property + ".") }
            guard !isOver, !entry.property.hasPrefix("custom_"), let value = entry.value else { return nil }
            return (entry.property, value, entry.commit)
        }
    }

    /// Returns the commit that created an object, moved it to its current place, or set its current class.
    func ofObject(_ id: String) -> HistoryAnswer.Commit? {
        let moves = ["parent", "scene", "key", "place", "custom_class"].compactMap {
            commits[Key(kind: "object", object: id, detail: $0)]
        }
        return (moves + [births[id] ?? first].compactMap { $0 }).min {
            ages[$0.hash, default: .max] < ages[$1.hash, default: .max]
        }
    }

    /// Returns the commit that created a connection or runtime attribute, or last changed its destination or value.
    func of(_ kind: String, _ object: String, _ name: String, end: String = "") -> HistoryAnswer.Commit? {
        commits[Key(kind: kind, object: object, detail: "\(name)\0\(end)")] ?? births[object] ?? first
    }

    func ofConstraint(_ id: String) -> HistoryAnswer.Commit? {
        commits[Key(kind: "constraint", object: "", detail: id)] ?? first
    }
}

/// Writes the outline.
private struct BlameWriter {
    private let document: InterfaceDocument
    private let titles: Names
    private let origins: Origins
    private var lines: [Blame.Line] = []

    init(_ document: InterfaceDocument, _ origins: Origins) {
        (self.document, self.origins, titles) = (document, origins, Names(document))
    }

    mutating func lines(includesConstraints: Bool) -> [Blame.Line] {
        let connections = Dictionary(grouping: document.connections.indices) { document.connections[$0].source }
        let attributes = Dictionary(grouping: document.runtimeAttributes.indices) {
            document.runtimeAttributes[$0].object
        }
        let constraints =
            includesConstraints
            ? Dictionary(grouping: document.constraints.indices) { document.constraints[$0].owner } : [:]
        for (index, object) in document.objects.enumerated() {
            let id = document[object.objectID] ?? ""
            let depth = Int(object.depth)
            lines.append(
                Blame.Line(
                    commit: origins.ofObject(id), depth: depth, text: titles.title(index), isObject: true,
                    line: Int(object.at.line)))
            for (property, value, commit) in origins.attributes(of: id) {
                add(commit, depth + 1, property.replacing("_", with: " ") + " " + ChangeWording.quoted(value), nil)
            }
            for place in attributes[Int32(index)] ?? [] {
                let attribute = document.runtimeAttributes[place]
                let name = document[attribute.keyPath] ?? ""
                let text = "runtime attribute \(name) = \(document[attribute.value] ?? "none")"
                add(origins.of("runtimeAttribute", id, name), depth + 1, text, attribute.at)
            }
            for place in connections[Int32(index)] ?? [] { addConnection(document.connections[place], id, depth + 1) }
            for place in constraints[Int32(index)] ?? [] {
                let constraint = document.constraints[place]
                add(
                    origins.ofConstraint(document[constraint.constraintID] ?? ""), depth + 1,
                    "constraint " + titles.equation(place), constraint.at)
            }
        }
        return lines
    }

    private mutating func addConnection(_ connection: ConnectionRecord, _ id: String, _ depth: Int) {
        let (kind, name) = (document[connection.kind] ?? "", document[connection.name] ?? "")
        let commit = origins.of(kind, id, name, end: document[connection.destinationID] ?? "")
        add(commit, depth, "\(Names.words(kind)) \(name) → \(titles.end(of: connection))", connection.at)
    }

    private mutating func add(_ commit: HistoryAnswer.Commit?, _ depth: Int, _ text: String, _ at: Position?) {
        lines.append(
            Blame.Line(
                commit: commit, depth: depth, text: Excerpt.of(text, bytes: 160), isObject: false,
                line: at.map { Int($0.line) }))
    }
}
