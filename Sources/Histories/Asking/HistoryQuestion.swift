import Errors
import HostSystem
import Store
import Trees

/// A question about a history.
package struct HistoryQuestion: Sendable {
    /// The subject of a question.
    package enum Subject: Sendable, Equatable {
        /// Everything.
        case all
        /// A class. The answer contains added and removed objects and segues of this class, and changed connections of
        /// its objects. It also contains objects whose class changed from or to this class.
        case `class`(String)
        /// The name of an outlet, or of another connection that is not an action.
        case outlet(String)
        /// The selector of an action.
        case action(String)
        /// The id of an object, a connection or a constraint.
        case object(String)
    }

    /// The subject of the question.
    package var subject = Subject.all
    /// Name of a nib, or its path relative to the root of the repository; nil for all nibs.
    package var path: String?
    /// The maximum number of versions, counted from the newest version; nil for all versions.
    package var limit: Int?

    /// Creates a question about all changes.
    package init() {}
}

extension History {
    /// Answers a question from the stored history.
    ///
    /// - Throws: ``AskingError`` if the history does not contain the subject.
    package func answer(_ question: HistoryQuestion, _ snapshot: Snapshot) throws -> HistoryAnswer {
        var line: [Int64]?
        var notes: [String] = []
        if let path = question.path { line = try versions(of: path, snapshot) { notes.append($0) } }
        var answer =
            switch question.subject {
            case .all: try whole(line.map { Array($0.prefix(question.limit ?? .max)) }, question.limit, snapshot)
            case .class(let name): try part("class", name, "class", line, question, snapshot)
            case .outlet(let name):
                try part("outlet", name, "outlet", line, question, snapshot, ["action": .integer(0)])
            case .action(let name):
                try part("outlet", name, "action", line, question, snapshot, ["action": .integer(1)])
            case .object(let id): try part("object", id, "object", line, question, snapshot)
            }
        answer.notes = notes
        return answer
    }

    // MARK: Files

    /// Returns the versions of a nib. The user identifies it by its name, or by its path relative to the current folder
    /// or to the root of the repository.
    ///
    /// - Parameter note: called with a message if the user may mean a different nib.
    func versions(of given: String, _ snapshot: Snapshot, note: (String) -> Void = { _ in }) throws -> [Int64] {
        let versions = try snapshot.history("versions").compactMap { row -> FileLine.Version? in
            guard case .integer(let id) = row[0], let path = row[1].string, let what = row[3].string else { return nil }
            return FileLine.Version(id: id, path: path, oldPath: row[2].string, what: what)
        }
        let path = try resolve(given, versions, note)
        return FileLine(versions: versions).of(path)
    }

    private func resolve(_ given: String, _ versions: [FileLine.Version], _ note: (String) -> Void) throws -> String {
        let known = Set(versions.map(\.path)).union(versions.compactMap(\.oldPath))
        let absolute = OperatingSystem.absolute(given)
        let fromHere = absolute.hasPrefix(top + "/") ? String(absolute.dropFirst(top.count + 1)) : given
        let exact = [fromHere, given].first(where: known.contains)
        if let exact, given.contains("/") { return exact }
        // Prefer nibs that exist. Use a removed nib only if no existing nib has the name.
        func isCalled(_ path: String) -> Bool {
            let file = path.split(separator: "/").last.map(String.init) ?? path
            return file == given || file.split(separator: ".").first.map(String.init) == given
                || path.hasSuffix("/" + given)
        }
        // Commits of different branches may be in any order, so the last commit does not show whether the file exists
        // now.
        let named = known.filter(isCalled)
        let existing = existingFiles(among: named)
        let called = Dictionary(uniqueKeysWithValues: named.map { ($0, existing.contains($0)) })
        let there = existing.sorted()
        // For a file in the root folder of the repository, the name is also the path.
        let whole = exact.flatMap { there.isEmpty || existing.contains($0) ? $0 : nil }
        let paths = whole.map { [$0] } ?? (there.isEmpty ? called.keys.sorted() : there)
        if there.isEmpty, !paths.isEmpty { note("no nib with the name \(given) exists now; it was renamed or deleted") }
        if paths.count == 1 {
            let line = Set(FileLine(versions: versions).of(paths[0]))
            // The answer already includes the earlier names of this file.
            let others = called.filter { path, _ in
                path != paths[0] && !versions.contains { $0.path == path && line.contains($0.id) }
            }
            let names = others.sorted { $0.key < $1.key }.map { $0.key + ($0.value ? "" : " (deleted)") }
            if !names.isEmpty {
                let list = names.joined(separator: ", ")
                note("several files are called \(given): this is the history of \(paths[0]), not of \(list)")
            }
            return paths[0]
        }
        if paths.count > 1 {
            throw AskingError.ambiguous(
                name: given, paths: paths.map { existing.contains($0) ? $0 : $0 + " (deleted)" })
        }
        throw AskingError.unknownName(
            what: "nib in the history", name: given, near: NameSuggestions.names(to: given, among: Array(known)))
    }

    /// Returns the paths that exist in the work tree or in the HEAD commit.
    private func existingFiles(among paths: Set<String>) -> Set<String> {
        guard !paths.isEmpty else { return [] }
        let inWorkTree: Set<String> =
            repository.isBare ? [] : paths.filter { OperatingSystem.isPlainFile(top + "/" + $0) }
        guard inWorkTree.count < paths.count, let head = repository.head,
            let entries = try? repository.git.files(of: head, in: RelativePath(""))
        else { return inWorkTree }
        return inWorkTree.union(paths.intersection(entries.map(\.path.description)))
    }

    // MARK: Answers

    /// Returns all changes. If `versions` contains the versions of one file, the result contains the changes as text.
    /// If it is nil (all versions), the result contains only the number of changes in each nib.
    private func whole(_ versions: [Int64]?, _ limit: Int?, _ snapshot: Snapshot) throws -> HistoryAnswer {
        var (answer, ids) = try entries(versions, limit, snapshot)
        if versions == nil {
            let counts = try self.counts(ids, snapshot)
            answer.forEachFile { $0.counts = counts[$0.version] }
            return answer
        }
        let changes = try changes(snapshot.history("rows", ["ids": Snapshot.list(ids)]))
        answer.forEachFile { $0.lines = ChangeWording.lines(changes[$0.version] ?? [], isWhole: true, what: $0.what) }
        // A merge that adds nothing new is omitted. The changes that it merges appear with the commits that made them.
        answer.entries.removeAll {
            $0.commit.isMerge
                && $0.files.allSatisfy {
                    $0.lines.isEmpty && $0.error == nil && $0.oldPath == nil && $0.omittedCount == 0
                }
        }
        return answer
    }

    /// Returns the changes that involve a name.
    private func part(
        _ query: String, _ name: String, _ what: String, _ line: [Int64]?, _ question: HistoryQuestion,
        _ snapshot: Snapshot,
        _ parameters: [String: Value] = [:]
    ) throws -> HistoryAnswer {
        var changes = try changes(snapshot.history(query, parameters.merging(["name": .text(name)]) { $1 }))
        if changes.isEmpty { throw AskingError.unknownName(what: what + " in the history", name: name, near: []) }
        if let line { changes = changes.filter { Set(line).contains($0.key) } }
        var (answer, _) = try entries(Array(changes.keys), question.limit, snapshot)
        answer.forEachFile { $0.lines = (changes[$0.version] ?? []).map(ChangeWording.line) }
        return answer
    }

    private func changes(_ rows: [[Value]]) throws -> [Int64: [StoredChange]] {
        Dictionary(grouping: rows.compactMap(StoredChange.init), by: \.version)
    }

    private func counts(_ ids: [Int64], _ snapshot: Snapshot) throws -> [Int64: HistoryAnswer.Counts] {
        var counts: [Int64: HistoryAnswer.Counts] = [:]
        for row in try snapshot.history("counts", ["ids": Snapshot.list(ids)]) {
            let numbers = row.map { $0.integer ?? 0 }
            counts[Int64(numbers[0])] = HistoryAnswer.Counts(
                added: numbers[1], removed: numbers[2], changed: numbers[3], connections: numbers[4],
                constraints: numbers[5])
        }
        return counts
    }

    /// Returns the versions grouped by commit, without their changes, and the ids of these versions.
    private func entries(_ versions: [Int64]?, _ limit: Int?, _ snapshot: Snapshot) throws -> (HistoryAnswer, [Int64]) {
        var answer = HistoryAnswer()
        var ids: [Int64] = []
        let parameters: [String: Value] = [
            "ids": versions.map { Snapshot.list($0) } ?? .null, "limit": limit.map { .integer(Int64($0)) } ?? .null,
        ]
        for row in try snapshot.history("entries", parameters) {
            guard case .integer(let id) = row[0] else { continue }
            ids.append(id)
            let text = row.map { $0.string ?? "" }
            let commit = HistoryAnswer.Commit(
                hash: text[1], author: text[2], mail: text[3], authored: text[4], committed: text[5], subject: text[6],
                isMerge: row[7].integer == 1, isBoundary: row[8].integer == 1)
            if answer.entries.last?.commit != commit { answer.entries.append(HistoryAnswer.Entry(commit: commit)) }
            answer.entries[answer.entries.count - 1].files.append(
                HistoryAnswer.File(
                    version: id, path: text[9], oldPath: row[10].string, what: text[11], error: row[15].string,
                    noiseCount: row[14].integer ?? 0,
                    omittedCount: row[16].integer ?? 0))
        }
        return (answer, ids)
    }
}

extension HistoryAnswer {
    fileprivate mutating func forEachFile(_ body: (inout File) -> Void) {
        for entry in entries.indices {
            for file in entries[entry].files.indices { body(&entries[entry].files[file]) }
        }
    }
}
