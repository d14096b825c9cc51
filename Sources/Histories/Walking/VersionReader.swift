import Comparing
import InterfaceBuilder
import Trees

/// Tells what versions did to their nibs. For one thread.
final class VersionReader {
    private let reader = InterfaceReader()
    private let contents: BlobReader
    private let cache: DocumentCache

    init(_ git: Git, _ cache: DocumentCache) { (contents, self.cache) = (BlobReader(git), cache) }

    /// What a commit did to a file.
    func changes(of file: LoggedFile) -> VersionChanges {
        guard let blob = file.blob else { return whole(file.oldBlobs.first, .removed) }
        guard !file.oldBlobs.isEmpty else { return whole(blob, .added) }
        if file.oldBlobs.count == 1 { return changes(from: file.oldBlobs[0], to: blob) }
        return ofMerge(file.oldBlobs.map { changes(from: $0, to: blob) })
    }

    /// What changed from one content to another.
    func changes(from oldBlob: ObjectID, to blob: ObjectID) -> VersionChanges {
        let readings = cache.documents([blob, oldBlob], reader, contents)
        var version = VersionChanges()
        guard let new = Self.take(readings[0], &version) else { return version }
        // A file that was only renamed.
        if blob == oldBlob { return version }
        switch readings[1] {
        case .success(let old): ChangeCollector.collect(DocumentComparison(old: old, new: new).changes, into: &version)
        case .failure(let error):
            version.error = "before: " + Self.words(error)
            version.unreadOldBlob = oldBlob
        }
        return version
    }

    /// What is in a file that came or went.
    func whole(_ blob: ObjectID?, _ what: ChangeReport.Sign) -> VersionChanges {
        var version = VersionChanges()
        guard let blob else { return version }
        guard let document = Self.take(cache.documents([blob], reader, contents)[0], &version) else { return version }
        version.rows = RowFacts(Names(document)).whole(what)
        guard what == .removed else { return version }
        (version.format, version.objectCount, version.connectionCount, version.constraintCount) = (nil, nil, nil, nil)
        return version
    }

    /// What none of the parents of a merge has: what was changed from all of them.
    private func ofMerge(_ versions: [VersionChanges]) -> VersionChanges {
        var merged = versions[0]
        for other in versions.dropFirst() {
            let told = Set(other.rows.map(\.sameness))
            merged.rows.removeAll { !told.contains($0.sameness) }
            let ids = Set(other.renumbered.map(\.id))
            merged.renumbered.removeAll { !ids.contains($0.id) }
            merged.noiseCount = min(merged.noiseCount, other.noiseCount)
        }
        return merged
    }

    /// Notes what a version is; nil where it cannot be read.
    private static func take(_ reading: DocumentCache.Reading, _ version: inout VersionChanges) -> InterfaceDocument? {
        switch reading {
        case .success(let document):
            version.format = document.format.rawValue
            version.objectCount = document.objects.count
            version.connectionCount = document.connections.count
            version.constraintCount = document.constraints.count
            version.error = document.problem.map(words)
            return document
        case .failure(let error):
            version.format = FileFormat.error.rawValue
            version.error = words(error)
            return nil
        }
    }

    private static func words(_ error: ReadError) -> String {
        error.line.map { "line \($0): \(error.message)" } ?? error.message
    }
}
