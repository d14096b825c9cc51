import Foundation
import TestSupport

/// The folder of a history, with two trees and one index.
final class Workbench {
    /// An error in the index after a change.
    struct Fault: Sendable {
        /// The name of the first table that differs, or a description of the failed run.
        let place: String
        /// The columns that differ in the table; empty if rows are missing.
        let columns: Set<String>
        let words: String

        init(_ place: String, columns: Set<String> = [], _ words: String) {
            (self.place, self.columns, self.words) = (place, columns, words)
        }

        /// An identifier for this kind of fault. It consists of `place` and `columns`.
        var sign: String { "\(place)(\(columns.sorted().joined(separator: ",")))" }

        /// Returns whether another fault probably has the same cause. The number of rows may differ.
        func isLike(_ other: Fault) -> Bool {
            place == other.place && (columns == other.columns || !columns.isDisjoint(with: other.columns))
        }
    }

    private let folder: TemporaryFolder
    /// The trees and options of the last `index` run.
    private var trees: [String] = []
    private var options: [String] = []
    /// The failure of the most recent failed run.
    private var failure: Fault?

    init() throws {
        folder = try TemporaryFolder()
        for tree in ["one", "two"] {
            try FileManager.default.createDirectory(atPath: folder.path + "/" + tree, withIntermediateDirectories: true)
        }
    }

    private var database: String { folder.path + "/index.sqlite" }

    // MARK: Files

    /// Returns the paths of the files in a tree, sorted. Each path begins with the name of the tree. Paths that begin
    /// with a dot are omitted.
    func files(_ tree: String) -> [String] {
        guard let found = FileManager.default.enumerator(atPath: folder.path + "/" + tree) else { return [] }
        var files: [String] = []
        while let path = found.nextObject() as? String {
            if path == ".git" || path.hasPrefix(".git/") {
                found.skipDescendants()
            } else if isFile(tree + "/" + path), !path.hasPrefix(".") {
                files.append(tree + "/" + path)
            }
        }
        return files.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    }

    func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: place(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The content of the trees, as changes that recreate it.
    var snapshot: [Change] {
        ["one", "two"].flatMap { tree in
            (files(tree) + [".gitignore", ".gitattributes", ".xibdb.yml"].map { tree + "/" + $0 }).compactMap { path in
                text(path).map { Change.write(path, $0) }
            }
        }
    }

    private func place(_ path: String) -> String { folder.path + "/" + path }
    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path)) }

    private func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place(path), isDirectory: &isFolder) && !isFolder.boolValue
    }

    private func makeRoom(_ path: String) -> Bool {
        let parent = (place(path) as NSString).deletingLastPathComponent
        return (try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)) != nil
    }

    // MARK: Changes

    /// Applies the change, if possible.
    func perform(_ change: Change) throws {
        let manager = FileManager.default
        switch change {
        case .write(let path, let text): write(path, text)
        case .writeUnseen(let path, let text):
            let date = try? manager.attributesOfItem(atPath: place(path))[.modificationDate] as? Date
            write(path, text)
            if let date { try? manager.setAttributes([.modificationDate: date], ofItemAtPath: place(path)) }
        case .replace(let path, let text, let keepsTime):
            guard isFile(path) else { return }
            let date = try? manager.attributesOfItem(atPath: place(path))[.modificationDate] as? Date
            write("replacing", text)
            if keepsTime, let date {
                try? manager.setAttributes([.modificationDate: date], ofItemAtPath: place("replacing"))
            }
            try? manager.removeItem(atPath: place(path))
            try? manager.moveItem(atPath: place("replacing"), toPath: place(path))
        case .link(let path, let target):
            guard isFile(path) else { return }
            try? manager.removeItem(atPath: place(path))
            try? manager.createSymbolicLink(atPath: place(path), withDestinationPath: target)
        case .permit(let path, let isAllowed):
            guard isFile(path) else { return }
            try? manager.setAttributes([.posixPermissions: isAllowed ? 0o644 : 0], ofItemAtPath: place(path))
        case .remove(let path): try? manager.removeItem(atPath: place(path))
        case .move(let from, let to):
            guard exists(from), !exists(to), !to.hasPrefix(from + "/"), makeRoom(to) else { return }
            try? manager.moveItem(atPath: place(from), toPath: place(to))
        case .swap(let one, let other):
            guard one != other, isFile(one), isFile(other) else { return }
            try? manager.moveItem(atPath: place(one), toPath: place("swap"))
            try? manager.moveItem(atPath: place(other), toPath: place(one))
            try? manager.moveItem(atPath: place("swap"), toPath: place(other))
        case .copy(let from, let to):
            guard isFile(from), !exists(to), makeRoom(to) else { return }
            try? manager.copyItem(atPath: place(from), toPath: place(to))
        case .touch(let path, let seconds):
            guard isFile(path) else { return }
            try? manager.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -Double(seconds))], ofItemAtPath: place(path))
        case .git(let tree, let arguments):
            _ = try? Tool.git(["-c", "core.autocrlf=false"] + arguments, in: place(tree))
        case .index(let wanted, let options):
            for tree in wanted where !trees.contains(tree) { trees.append(tree) }
            self.options = options
            try run(["index"] + wanted + options + ["--quiet"])
        case .ask(let question):
            // A question needs an index.
            if exists("index.sqlite") { try run(question) }
        case .forget(let tree):
            guard trees.contains(tree) else { return }
            trees.removeAll { $0 == tree }
            try run(["index", "--remove", tree])
        case .discard: try? manager.removeItem(atPath: database)
        }
    }

    private func write(_ path: String, _ text: String) {
        guard makeRoom(path) else { return }
        try? Data(text.utf8).write(to: URL(fileURLWithPath: place(path)))
    }

    private func run(_ arguments: [String]) throws {
        let run = try Tool.run(arguments + ["--db", database], in: folder.path)
        guard run.status != 0 else { return }
        failure = Fault(
            "status \(run.status)", "xibdb \(arguments.joined(separator: " ")): status \(run.status)\n\(run.errors)")
    }

    // MARK: Judging

    /// Discards the failure of a run.
    func forgive() { failure = nil }

    /// Returns the differences between the index and a new index. The order of the trees must not matter.
    ///
    /// - Parameter checksDatabase: whether SQLite checks the file, too. If so, the tables that must never change are
    ///   also compared.
    func fault(checksDatabase: Bool = false) throws -> Fault? {
        if let failure { return failure }
        guard exists("index.sqlite"), !trees.isEmpty else { return nil }
        if checksDatabase {
            let faults = try OtherProgram.faults(of: database)
            if !faults.isEmpty { return Fault("database", faults.joined(separator: "\n")) }
        }
        let refreshed = try IndexContents(database, leavesOutBrought: !checksDatabase)
        if let fault = try fault(of: refreshed, against: trees, !checksDatabase) { return fault }
        guard trees.count > 1, let fault = try fault(of: refreshed, against: trees.reversed(), !checksDatabase) else {
            return nil
        }
        return Fault("trees in another order: " + fault.place, columns: fault.columns, fault.words)
    }

    private func fault(of refreshed: IndexContents, against trees: [String], _ leavesOutBrought: Bool) throws -> Fault?
    {
        let fresh = place("fresh.sqlite")
        defer { try? FileManager.default.removeItem(atPath: fresh) }
        let run = try Tool.run(["index"] + trees + options + ["--quiet", "--db", fresh], in: folder.path)
        guard run.status == 0 else {
            return Fault("fresh status \(run.status)", "a fresh run: status \(run.status)\n\(run.errors)")
        }
        let differences = IndexContents.differences(
            refreshed, try IndexContents(fresh, leavesOutBrought: leavesOutBrought))
        guard let first = differences.first else { return nil }
        let others = differences.dropFirst().map(\.table)
        return Fault(
            first.table, columns: Set(first.columns),
            first.description + (others.isEmpty ? "" : "\nalso in \(others.joined(separator: ", "))"))
    }
}
