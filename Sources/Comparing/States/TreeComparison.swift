import Errors
import Foundation
import HostSystem
import InterfaceBuilder
import Trees

/// The Interface Builder files that differ between two states of a repository, with their changes.
package struct TreeComparison: Sendable {
    /// A file that differs.
    package struct File: Sendable {
        /// The old path; nil for an added file.
        package let oldPath: String?
        /// The new path; nil for a removed file.
        package let newPath: String?
        /// The differences; nil if a side cannot be read.
        package let changes: DocumentChanges?
        /// The reason why a side cannot be read, with the line.
        package let failure: String?
        /// Conflicts that a merge left in the later side. The comparison uses OURS for them.
        package let conflicts: [ConflictedFile.Place]

        /// The new path; for a removed file, the old path.
        package var path: String { newPath ?? oldPath ?? "" }
    }

    /// The files, sorted by path. Files whose bytes are equal in both states are left out.
    package let files: [File]
    /// The number of vendored files that differ and are left out.
    package let leftOut: Int

    /// The maximum size of a file that is read, in bytes. The limit is the same as for an index.
    private static let mostBytes: Int64 = ScanOptions().maxFileSize

    /// The maximum number of files in a comparison. In a small repository, trees that share folders can contain
    /// millions of files.
    private static let mostFiles = 20_000
    /// The maximum number of pairs of removed and added files whose objects are compared.
    private static let mostPairs = 1_000_000

    /// The maximum total size of the files in a comparison, in bytes. The parsed documents need several times as much
    /// memory.
    private static let mostBytesOfAll: Int64 = 256 << 20

    /// Runs a comparison.
    ///
    /// - Parameter includesVendored: whether vendored code is also compared. If the user requests a vendored file or
    ///   folder by its path, it is always compared.
    /// - Throws: ``AskingError/unanswerable(_:)`` if git fails, or if a limit is reached.
    package init(_ request: ComparisonRequest, includesVendored: Bool = false) throws(AskingError) {
        switch request.subject {
        case .files(let old, let new):
            let (before, after) = (Side.read(old), Side.read(new))
            files = [Self.file(old: (old, before), new: (new, after))].compactMap { $0 }
            leftOut = 0
        case .states(let old, let new, let paths):
            guard let git = request.git else { throw .unanswerable("This is not a git repository.") }
            let blobs = BlobReader(git)
            blobs.begin()
            var changed: [ChangedFile]
            do throws(Git.Failure) { changed = try git.changedInterfaces(from: old, to: new, top: request.top) } catch {
                throw request.unknownRevision() ?? .unanswerable("git failed: \(error.message).")
            }
            changed = changed.filter { file in
                paths.isEmpty
                    || paths.contains { path in
                        path.bytes.isEmpty || [file.oldPath, file.newPath].contains { $0?.isInside(path) == true }
                    }
            }
            guard changed.count <= Self.mostFiles else {
                throw .unanswerable("More than \(Self.mostFiles) files differ. Name some of them, or a folder.")
            }
            changed = Self.renamed(changed)
            let top = request.top
            let asked = changed.count
            if !includesVendored { changed = Self.own(changed, paths, top) }
            leftOut = asked - changed.count
            let budget = Budget(Self.mostBytesOfAll)
            let sides = Parallel.map(changed) { change in
                (
                    change, Side.read(change.oldPath, change.oldBlob, blobs, nil, budget),
                    Side.read(change.newPath, change.newBlob, blobs, top, budget)
                )
            }
            guard !budget.isSpent else {
                throw .unanswerable(
                    "The files that differ are larger than \(Self.mostBytesOfAll >> 20) MiB in total. Name some of them, or a folder."
                )
            }
            let pairs = Self.moved(sides)
            let done = Shared(0)
            files = Parallel.map(pairs) { change, old, new in
                defer {
                    let number = done.withLock {
                        $0 += 1
                        return $0
                    }
                    Activity.report(.comparingFiles, number, of: pairs.count)
                }
                return Self.file(
                    old: change.oldPath.map { ($0.description, old) }, new: change.newPath.map { ($0.description, new) }
                )
            }.compactMap { $0 }
        }
    }

    /// Removes vendored files from a list. A vendored file stays in the list if the user requested a vendored path that
    /// contains it.
    private static func own(_ files: [ChangedFile], _ paths: [RelativePath], _ top: String?) -> [ChangedFile] {
        let all = files.flatMap { [$0.oldPath, $0.newPath].compactMap { $0 } }
        let rules = top.map { OriginRules(workTree: $0, for: all) } ?? OriginRules()
        func isVendored(_ path: RelativePath) -> Bool { rules.mark(of: path) == .vendored }
        // A folder is vendored if a file in the folder would be vendored.
        let wanted = paths.filter { isVendored($0) || isVendored(RelativePath($0.bytes + Array("/a.xib".utf8))) }
        return files.filter { file in
            let ends = [file.oldPath, file.newPath].compactMap { $0 }
            return !ends.allSatisfy(isVendored) || wanted.contains { path in ends.contains { $0.isInside(path) } }
        }
    }

    /// Combines a removed and an added file with the same content into a renamed file. If git has to read the work
    /// tree, it does not detect renames itself.
    private static func renamed(_ files: [ChangedFile]) -> [ChangedFile] {
        var removed = Dictionary(grouping: files.filter { $0.newPath == nil }.reversed(), by: \.oldBlob)
        var taken: Set<RelativePath> = []
        var kept = files.map { file -> ChangedFile in
            guard file.oldPath == nil, let blob = file.newBlob, let from = removed[blob]?.popLast() else { return file }
            taken.insert(from.path)
            return file.renamed(from: from)
        }
        kept.removeAll { $0.newPath == nil && taken.contains($0.path) }
        return kept
    }

    /// Combines a removed and an added file if more than half of their objects have the same ids. If a nib is moved and
    /// edited, often too many lines differ for git to detect the rename.
    private static func moved(_ sides: [(ChangedFile, Side, Side)]) -> [(ChangedFile, Side, Side)] {
        func ids(_ side: Side) -> Set<String> {
            guard let document = side.document else { return [] }
            return Set(document.objects.compactMap { $0.role == .ordinary ? document[$0.objectID] : nil })
        }
        let removed = sides.indices.filter { sides[$0].0.newPath == nil }.map { ($0, ids(sides[$0].1)) }.filter {
            $0.1.count > 1
        }
        let added = sides.count { $0.0.oldPath == nil }
        guard !removed.isEmpty, removed.count * added <= mostPairs else { return sides }
        var taken: Set<Int> = []
        var kept = sides
        for place in sides.indices where sides[place].0.oldPath == nil {
            let own = ids(sides[place].2)
            let best = removed.filter { !taken.contains($0.0) }.map {
                (place: $0.0, shared: own.intersection($0.1).count, all: max(own.count, $0.1.count))
            }
            .max { ($0.shared, $1.place) < ($1.shared, $0.place) }
            guard let best, 2 * best.shared > best.all else { continue }
            taken.insert(best.place)
            kept[place] = (sides[place].0.renamed(from: sides[best.place].0), sides[best.place].1, sides[place].2)
        }
        return kept.indices.filter { !taken.contains($0) }.map { kept[$0] }
    }

    private static func file(old: (path: String, side: Side)?, new: (path: String, side: Side)?) -> File? {
        if let old, let new, old.side.bytes != nil, old.side.bytes == new.side.bytes, old.path == new.path {
            return nil
        }
        let failures = [(old, "before"), (new, "after")].compactMap { side, word in
            side.flatMap { path, side in side.failure.map { "\(path)\($0) (\(word))" } }
        }
        guard failures.isEmpty else {
            return File(
                oldPath: old?.path, newPath: new?.path, changes: nil, failure: failures.joined(separator: "; "),
                conflicts: [])
        }
        let nothing = Side.of([], isPartOfBundle: false)
        guard let before = (old?.side ?? nothing).document, let after = (new?.side ?? nothing).document else {
            return nil
        }
        return File(
            oldPath: old?.path, newPath: new?.path, changes: DocumentComparison(old: before, new: after).changes,
            failure: nil, conflicts: new?.side.conflicts ?? [])
    }

    /// One side of a file: its content in one of the states.
    private struct Side: Sendable {
        var bytes: [UInt8]?
        var document: InterfaceDocument?
        /// The text to print after the path, `:line: message`; nil if the side was read.
        var failure: String?
        var conflicts: [ConflictedFile.Place] = []

        static func of(_ bytes: [UInt8], isPartOfBundle: Bool) -> Side {
            do throws(ReadError) {
                // In a bundle, the other files are compiled from `designable.nib`, or describe the same nib.
                let document = try InterfaceReader().read(
                    bytes, isPartOfBundle: isPartOfBundle, isRepresented: isPartOfBundle)
                return Side(bytes: bytes, document: document)
            } catch {
                if let conflicted = ConflictedFile(bytes),
                    let document = try? InterfaceReader().read(conflicted.ours, isPartOfBundle: isPartOfBundle)
                {
                    return Side(bytes: bytes, document: document, conflicts: conflicted.places)
                }
                return Side(bytes: bytes, failure: (error.line.map { ":\($0)" } ?? "") + ": \(error.message)")
            }
        }

        static func read(
            _ path: RelativePath?, _ blob: ObjectID?, _ blobs: BlobReader, _ top: String?, _ budget: Budget
        ) -> Side {
            guard let path, !budget.isSpent else { return Side() }
            let isPartOfBundle = IndexedPath(path)?.bundlePath != nil
            do throws(SystemError) {
                if let blob {
                    let bytes = try blobs.content(of: blob, most: mostBytes)
                    return budget.takes(bytes.count) ? of(bytes, isPartOfBundle: isPartOfBundle) : Side()
                }
                guard let top else { throw SystemError("the repository does not hold its content") }
                guard let bytes = try OpenFolder(top).content(of: path.bytes, most: mostBytes) else {
                    throw SystemError("it is not a regular file")
                }
                return budget.takes(bytes.count) ? of(bytes, isPartOfBundle: isPartOfBundle) : Side()
            } catch { return Side(failure: ": \(error.message)") }
        }

        /// Reads a nib or a storyboard that is compiled to a folder.
        private static func folder(_ path: String) throws(SystemError) -> Side {
            guard path.hasSuffix(".storyboardc") else {
                let parts = path.split(separator: "/")
                let parent = FolderContents(root: "/" + parts.dropLast().joined(separator: "/"))
                guard let bytes = try parent.nib(at: String(parts.last ?? ""), most: mostBytes) else {
                    throw SystemError("the folder contains no nib")
                }
                return of(bytes, isPartOfBundle: false)
            }
            let contents = FolderContents(root: path)
            guard case .file(let name, let size) = contents.entry("Info.plist"), size <= mostBytes else {
                throw SystemError("the folder has no Info.plist")
            }
            let list = try contents.read(name, size: size)
            do throws(ReadError) {
                let document = try InterfaceReader().read(storyboard: list) { (name) throws(ReadError) in
                    do throws(SystemError) { return try contents.nib(at: name + ".nib", most: mostBytes) } catch {
                        throw ReadError("The nib \(name) cannot be read: \(error.message).")
                    }
                }
                return Side(bytes: nil, document: document)
            } catch { return Side(failure: ": \(error.message)") }
        }

        static func read(_ path: String) -> Side {
            do throws(SystemError) {
                if OperatingSystem.isDirectory(path) { return try folder(path) }
                guard let size = OperatingSystem.stamp(path)?.size, size <= mostBytes else {
                    throw SystemError("larger than \(mostBytes >> 20) MiB, or missing")
                }
                return of(try OperatingSystem.read(Array(path.utf8), size: size), isPartOfBundle: false)
            } catch { return Side(failure: ": \(error.message)") }
        }
    }
}
