import Bytes
import Asking
import Errors
import Foundation
import HostSystem
import Indexing
import Introductions
import Store
import Trees

/// Finds what a planned change would break: lists the places that use the thing, makes the change in a copy of the index,
/// and compares the findings of `check` before and after.
package struct ImpactFinder {
    private let snapshot: Snapshot
    private let checker: StateChecker

    /// Creates a finder.
    ///
    /// - Parameters:
    ///   - snapshot: the index in its current state.
    ///   - checker: the rules and the part of the index to check.
    package init(_ snapshot: Snapshot, _ checker: StateChecker) { (self.snapshot, self.checker) = (snapshot, checker) }

    /// Returns the impact of a change.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if nothing has the name; ``IndexError``.
    package func impact(of change: Impact.Change) throws -> Impact {
        let (owner, name) = Self.parts(of: change)
        let places = PlaceFinder(snapshot)
        let items = try places.items(
            "impact-items",
            ["kind": .text(change.kind.rawValue), "name": .text(name), "class": owner.map { .text($0) } ?? .null])
        guard items.contains(where: { !$0.places.isEmpty }) else { throw try unknown(change) }
        let code = try codeLines(change, name, items)
        let imports = change.kind == .class && change.newName == nil ? try imports(items.compactMap(\.key.id)) : []
        let plan = try EditPlan(change, name, items, code, snapshot)
        let (findings, solved) = plan.overlay.contents.isEmpty ? ([], []) : try compare(plan.overlay)
        return Impact(
            change: change, items: items, code: code.map(\.line) + imports, changedFiles: plan.paths,
            findings: findings,
            solved: solved, limits: plan.limits)
    }

    /// Splits `Class.name` of an outlet or action.
    private static func parts(of change: Impact.Change) -> (owner: String?, name: String) {
        guard [.outlet, .action].contains(change.kind), let dot = change.name.lastIndex(of: ".") else {
            return (nil, change.name)
        }
        return (String(change.name[..<dot]), String(change.name[change.name.index(after: dot)...]))
    }

    private func unknown(_ change: Impact.Change) throws -> AskingError {
        let kind: Report.Parameter.Kind? =
            switch change.kind {
            case .class: .class
            case .nib: .file
            case .outlet: .outlet
            case .action: .action
            case .identifier: .identifier
            case .image: .image
            case .color: .color
            case .text: nil
            }
        let near = try kind.map { try KnownNames(snapshot).similar(to: change.name, $0) } ?? []
        return .unknownName(what: change.kind.rawValue, name: change.name, near: near)
    }

    /// Returns the findings that only one of the two states has.
    private func compare(_ overlay: Overlay) throws -> (new: [Finding], solved: [Finding]) {
        let index = try TemporaryIndex(copyOf: snapshot.index, with: overlay, worker: OperatingSystem.executable)
        // The change can break a nib that nothing seems to load, so these findings count, too.
        let before = try checker.check(snapshot.index, includesUncertain: true, includesDead: true)
        var after = try index.use { try checker.check($0, includesUncertain: true, includesDead: true) }
        // A finding that combines several places is solved if none of them remains.
        let remaining = Set(after.findings.flatMap(\.identities))
        let solved = before.findings.filter { remaining.isDisjoint(with: $0.identities) }
        Baseline(before.findings).apply(to: &after, listsStale: false)
        return (after.findings, solved)
    }

    // MARK: Code

    /// A source of the index.
    struct Source {
        let path: String
        let displayPath: String
        let root: String
        let isTest: Bool
        /// Whether the file declares or extends a class of the change, so that the word means the thing.
        let isNear: Bool

        /// The absolute path.
        var absolute: String { root + "/" + path }
    }

    /// A line that names the thing, with its source.
    struct FoundLine {
        let line: Impact.CodeLine
        let source: Source
    }

    /// Returns the lines of code that name a class, an outlet or an action.
    private func codeLines(_ change: Impact.Change, _ name: String, _ items: [PlaceDescription.Item]) throws
        -> [FoundLine]
    {
        guard [.class, .outlet, .action].contains(change.kind) else { return [] }
        let ids = items.compactMap(\.key.id)
        let rows = try snapshot.rows(
            Question.at("impact-sources"),
            parameters: [
                "kind": .text(change.kind.rawValue),
                "ids": .text(try PlaceFinder.json(ids)),
            ]
        ).named
        let word = name.prefix { $0 != ":" }
        var found: [FoundLine] = []
        for row in rows {
            guard let root = row.text("root"), let path = row.text("path") else { continue }
            let source = Source(
                path: path, displayPath: row.text("display_path") ?? path, root: root, isTest: row.flag("is_test"),
                isNear: row.flag("is_near"))
            guard let bytes = PlaceFinder.content(of: source.absolute) else {
                continue
            }
            found += lines(of: String(word), change.kind, in: bytes, source)
        }
        return found
    }

    /// Returns the lines that import the header of a class.
    private func imports(_ ids: [Int64]) throws -> [Impact.CodeLine] {
        try snapshot.rows(Question.at("impact-imports"), parameters: ["ids": .text(PlaceFinder.json(ids))]).named
            .map {
                Impact.CodeLine(
                    path: $0.text("display_path") ?? "", line: $0.integer("line") ?? 0,
                    text: "#import \"\($0.text("header") ?? "")\"", confidence: .likely, isTest: $0.flag("is_test"))
            }
    }

    private func lines(of word: String, _ kind: Impact.Change.Kind, in bytes: [UInt8], _ source: Source) -> [FoundLine]
    {
        let wanted = Array(word.utf8)
        guard bytes.containsSequence(wanted) else { return [] }
        // The instance variable of an Objective-C property.
        let variable = Array("_\(word)".utf8)
        let hasVariables = kind == .outlet && source.isNear && !source.path.hasSuffix(".swift")
        let starts = SourceEdit.lineStarts(bytes)
        var (found, lastLine) = ([FoundLine](), 0)
        var scanner = CodeScanner(bytes)
        while let token = scanner.next() {
            guard case .word(let range) = token,
                bytes[range].elementsEqual(wanted) || hasVariables && bytes[range].elementsEqual(variable)
            else { continue }
            let line = starts.partitioningIndex { $0 > range.lowerBound }
            guard line != lastLine else { continue }
            lastLine = line
            let end = line < starts.count ? starts[line] - 1 : bytes.count
            let text = String(decoding: bytes[starts[line - 1]..<end], as: UTF8.self)
            found.append(
                FoundLine(
                    line: Impact.CodeLine(
                        path: source.displayPath, line: line, text: text.trimmingCharacters(in: .whitespaces),
                        confidence: kind == .class || source.isNear ? .likely : .possible, isTest: source.isTest),
                    source: source))
        }
        return found
    }
}

extension Array<UInt8> {
    fileprivate func containsSequence(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first, count >= wanted.count else { return false }
        return withUnsafeBufferPointer { bytes in
            var place = 0
            while place + wanted.count <= bytes.count {
                if bytes[place] == first, bytes[place..<(place + wanted.count)].elementsEqual(wanted) { return true }
                place += 1
            }
            return false
        }
    }
}

extension Array<Int> {
    /// Returns the first index whose value meets the condition. The values that meet it must come last.
    fileprivate func partitioningIndex(_ condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
