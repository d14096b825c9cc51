import ConsoleLogs
import Foundation
import HostSystem
import Queries
import Store

/// Finds possible causes of log messages in an index.
package struct Diagnoser {
    private let snapshot: Snapshot

    /// Creates a diagnoser for one index.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns what the index contains about one message, with possible causes.
    ///
    /// - Throws: ``AskingError``, `IndexError`.
    package func diagnose(_ symptom: Symptom) throws -> Diagnosis {
        var diagnosis = Diagnosis(symptom: symptom, lookedFor: symptom.lookedFor)
        var classes: [Int64] = []
        if let name = symptom.className {
            (classes, diagnosis.classes) = try known(name)
        } else if symptom.kind.namesSource {
            classes = try firstOfProject(symptom.frames)
        }
        var parameters = symptom.parameters(classes: classes)
        if symptom.kind.namesSource, let line = try sourceLine(parameters) {
            parameters["words"] = .text(String(decoding: try JSONEncoder().encode(line.words), as: UTF8.self))
            parameters["member"] = Value(line.member)
        }
        var drafts: [Draft] = []
        if let constraints = symptom.constraints {
            (drafts, diagnosis.notes) = try conflict(constraints)
        }
        for question in symptom.kind.questions where symptom.constraints == nil {
            // This query finds rare causes. It runs only if there is no strong candidate yet.
            if question.parameters["aside"] != nil, drafts.contains(where: { !$0.candidate.isWeak }) { continue }
            let decided = question.parameters.mapValues(Value.text)
            drafts += try rows(question.name, parameters.merging(decided) { $1 }).map(Draft.init)
        }
        // Strong candidates of all queries come before weak candidates.
        drafts = drafts.filter { !$0.candidate.isWeak } + drafts.filter(\.candidate.isWeak)
        let shown = try answered(drafts)
        if symptom.constraints != nil, shown.isEmpty, let hidden = drafts.first {
            diagnosis.notes.append("the best match is \(hidden.candidate.path), which this answer leaves out")
        }
        diagnosis.candidates = try complete(shown, frames: parameters["frames"] ?? .text("[]"))
        if diagnosis.candidates.allSatisfy(\.isWeak) { diagnosis.advice = symptom.kind.advice }
        if diagnosis.candidates.isEmpty, let what = symptom.kind.near {
            diagnosis.near = try rows("why-near", parameters.merging(["what": .text(what)]) { $1 }).compactMap {
                $0.text("name")
            }
        }
        return diagnosis
    }

    /// Returns the constraints in nibs that fit a layout conflict, and sentences about the conflict.
    private func conflict(_ constraints: [LoggedConstraint]) throws -> ([Draft], [String]) {
        let search = ConstraintSearch(constraints)
        let (found, notes) = search.answer(try rows("why-constraints", ["constraints": search.parameter]))
        let places = try rows("why-constraint-places", ["ids": Self.array(found.map(\.id))])
        let byID = Dictionary(places.map { ($0.id("id") ?? 0, $0) }, uniquingKeysWith: { first, _ in first })
        let drafts = found.compactMap { found in byID[found.id].map { Draft($0, found) } }
        return (drafts, notes)
    }

    /// A candidate with row ids. Its objects and loads are added later.
    private struct Draft {
        var candidate: Diagnosis.Candidate
        let object: Int64?
        let destination: Int64?
        let file: Int64?

        init(_ row: Row) {
            candidate = Diagnosis.Candidate(
                path: row.text("path") ?? "", line: row.line, column: row.column, title: row.text("title") ?? "",
                connectionID: row.text("connection_id"),
                because: (row.text("because") ?? "").split(separator: "\n").map(String.init),
                change: row.text("change") ?? "",
                isWeak: row.flag("is_weak"))
            (object, destination, file) = (row.id("object"), row.id("destination"), row.id("file_id"))
        }

        /// Creates a draft for a constraint.
        init(_ row: Row, _ found: ConstraintSearch.Found) {
            let outlets = row.text("outlets").map { "\ncode can change it through the outlet \($0)" } ?? ""
            candidate = Diagnosis.Candidate(
                path: row.text("path") ?? "", line: row.line, column: row.column, title: row.text("title") ?? "",
                connectionID: row.text("connection_id"),
                because: (found.because + outlets).split(separator: "\n").map(String.init), change: found.change,
                isWeak: found.isWeak)
            (object, destination, file) = (row.id("object"), row.id("destination"), row.id("file_id"))
        }
    }

    /// Returns the drafts whose candidates are in the part of the index that the user asks about.
    ///
    /// The file of a draft may be the loaded nib, so this function checks the path of the candidate instead.
    private func answered(_ drafts: [Draft]) throws -> [Draft] {
        let paths = try JSONEncoder().encode(Set(drafts.map(\.candidate.path)).sorted())
        let files = try rows("why-files", ["paths": .text(String(decoding: paths, as: UTF8.self))])
        let others = Set(files.filter { !$0.flag("is_answered") }.map { $0.text("display_path") ?? "" })
        return drafts.filter { !others.contains($0.candidate.path) }
    }

    private func complete(_ drafts: [Draft], frames: Value) throws -> [Diagnosis.Candidate] {
        let objects = try rows("why-labels", ["objects": Self.array(drafts.flatMap { [$0.object, $0.destination] })])
        let labels = Dictionary(objects.map { ($0.id("id") ?? 0, $0) }, uniquingKeysWith: { first, _ in first })
            .mapValues { row in
                Diagnosis.Object(
                    id: row.text("object_id") ?? "", label: row.text("label") ?? "", class: row.text("class"),
                    line: row.line)
            }
        let loads = try rows("why-loads", ["files": Self.array(drafts.map(\.file)), "frames": frames])
        let loadsByFile = Dictionary(grouping: loads) { $0.id("file_id") ?? 0 }.mapValues { rows in
            rows.map { row in
                Diagnosis.Load(
                    path: row.text("path") ?? "", line: row.line, column: row.column, call: row.text("call") ?? "",
                    certainty: row.text("certainty") ?? "", owner: row.text("owner"), class: row.text("class"),
                    isInStack: row.flag("is_framed"))
            }
        }
        return drafts.map { draft in
            var candidate = draft.candidate
            candidate.object = draft.object.flatMap { labels[$0] }
            candidate.destination = draft.destination.flatMap { labels[$0] }
            candidate.loads = draft.file.flatMap { loadsByFile[$0] } ?? []
            return candidate
        }
    }

    private static let mostSourceBytes: Int64 = 4 << 20

    /// Reads the line where a program stopped, from the current source. Returns nil if the source or the line is not
    /// found.
    private func sourceLine(_ parameters: [String: Value]) throws -> SourceLine? {
        guard case .text? = parameters["file"], case .integer(let line)? = parameters["line"] else { return nil }
        let files = try rows("why-sources", parameters)
        guard files.count == 1, let root = files[0].text("root"), let path = files[0].text("path"),
            let source = try? OpenFolder(root).content(of: Array(path.utf8), most: Self.mostSourceBytes)
        else { return nil }
        return SourceLine(Int(line), of: Array(source))
    }

    private func known(_ name: ClassName) throws -> (ids: [Int64], classes: [Diagnosis.KnownClass]) {
        let found = try rows(
            "why-classes", ["name": .text(name.name), "last": .text(name.last), "module": Value(name.module)])
        return (
            found.compactMap { $0.id("id") },
            found.map { row in
                Diagnosis.KnownClass(
                    name: row.text("name") ?? "", kind: row.text("kind") ?? "", path: row.text("path"),
                    line: row.integer("line"))
            }
        )
    }

    /// Finds the innermost stack frame whose class is declared in the sources, and returns the row ids of this class.
    /// Returns an empty array if there is no such frame.
    private func firstOfProject(_ frames: [StackFrame]) throws -> [Int64] {
        for frame in frames {
            guard let name = frame.className else { continue }
            let (ids, classes) = try known(name)
            if classes.contains(where: { $0.kind == "project" }) { return ids }
        }
        return []
    }

    private static func array(_ ids: [Int64?]) -> Value {
        .text("[" + Set(ids.compactMap { $0 }).sorted().map(String.init).joined(separator: ",") + "]")
    }

    /// Runs a query with the parameters that it uses. The query may name verdicts in its header.
    private func rows(_ name: String, _ parameters: [String: Value]) throws -> [Row] {
        guard let sql = Queries.why[name] else { preconditionFailure("\(name).sql is not registered") }
        let source = "\(name).sql"
        let verdicts = try SQLHeader(sql, parametersAre: "parameter", source: source)["verdicts"]
        return try snapshot.rows(VerdictRelation.prepend(verdicts, to: sql, source: source), someOf: parameters).named
    }
}
