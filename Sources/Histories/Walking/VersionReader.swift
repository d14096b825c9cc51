import Comparing
import InterfaceBuilder
import Trees

/// Computes the changes between versions of a nib. Each thread needs its own reader.
final class VersionReader {
    private let reader = InterfaceReader()
    private let contents: BlobReader
    private let cache: DocumentCache

    init(_ git: Git, _ cache: DocumentCache) { (contents, self.cache) = (BlobReader(git), cache) }

    /// Returns the changes that a commit made to a file.
    func changes(of file: LoggedFile) -> VersionChanges {
        guard let blob = file.blob else { return whole(file.oldBlobs.first, .removed) }
        guard !file.oldBlobs.isEmpty else { return whole(blob, .added) }
        if file.oldBlobs.count == 1 { return changes(from: file.oldBlobs[0], to: blob) }
        return ofMerge(file.oldBlobs.map { changes(from: $0, to: blob) })
    }

    /// Returns the changes between two contents of a file.
    func changes(from oldBlob: ObjectID, to blob: ObjectID) -> VersionChanges {
        let readings = cache.documents([blob, oldBlob], reader, contents)
        var version = VersionChanges()
        guard let new = Self.take(readings[0], &version) else { return version }
        // The file was only renamed.
        if blob == oldBlob { return version }
        switch readings[1] {
        case .success(let old): ChangeCollector.collect(DocumentComparison(old: old, new: new).changes, into: &version)
        case .failure(let error):
            version.error = "before: " + Self.words(error)
            version.unreadOldBlob = oldBlob
        }
        return version
    }

    /// Returns the content of an added or removed file as changes.
    func whole(_ blob: ObjectID?, _ what: ChangeReport.Sign) -> VersionChanges {
        var version = VersionChanges()
        guard let blob else { return version }
        guard let document = Self.take(cache.documents([blob], reader, contents)[0], &version) else { return version }
        version.rows = RowFacts(Names(document)).whole(what)
        guard what == .removed else { return version }
        (version.format, version.objectCount, version.connectionCount, version.constraintCount) = (nil, nil, nil, nil)
        return version
    }

    /// Returns the changes of a merge: the changes that the merge makes relative to every parent.
    private func ofMerge(_ versions: [VersionChanges]) -> VersionChanges {
        var merged = versions[0]
        for other in versions.dropFirst() {
            let others = Set(other.rows.map(\.sameness))
            merged.rows.removeAll { !others.contains($0.sameness) }
            let ids = Set(other.renumbered.map(\.id))
            merged.renumbered.removeAll { !ids.contains($0.id) }
            merged.noiseCount = min(merged.noiseCount, other.noiseCount)
        }
        return merged
    }

    /// Records the properties of a version, and returns its document. Returns nil if the document cannot be read.
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
