import Foundation
import HostSystem

/// An entry of git's index.
struct IndexEntry: Sendable {
    let path: RelativePath
    let blob: ObjectID
    /// Whether the entry is a regular file, not a link or a submodule.
    let isFile: Bool
    /// 0 for a file without a conflict. In a conflict: 1 for the base, 2 for ours, 3 for theirs.
    let stage: Int
    /// Whether the user marked the file as unchanged (`git update-index --assume-unchanged`).
    let isAssumedUnchanged: Bool
    /// Whether a sparse checkout omits the file from the work tree.
    let isSparse: Bool

    /// Parses `TAG MODE ID STAGE<tab>PATH`. If the entry is assumed to be unchanged, the tag is in lowercase. If a
    /// sparse checkout omits the file, the tag is S.
    init?(_ record: ArraySlice<UInt8>) {
        guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 4, let id = ObjectID(words[2]), let number = Int(words[3]) else { return nil }
        path = RelativePath(record[(tab + 1)...])
        (blob, stage, isFile) = (id, number, words[1].hasPrefix("100"))
        isAssumedUnchanged = words[0] == words[0].lowercased()
        isSparse = words[0].uppercased() == "S"
    }

    /// Whether the entry has no content. Such a file was added with `git add --intent-to-add`, or it is empty. An empty
    /// file cannot be a nib.
    var isEmpty: Bool { BlobID.ofNothing.contains(blob.text) }
}

extension Git {
    /// Returns the Interface Builder files in git's index. The paths are relative to the root of the work tree.
    func indexEntries() throws(Failure) -> [IndexEntry] {
        let output = try run(.lsFiles, ["-v", "--stage", "-z", "--full-name"] + Self.interfaceFiles)
        return try Self.checked(output.split(separator: 0).compactMap { IndexEntry($0) }, \.path)
    }

    /// Returns the regular files in git's index, without files in conflict. The paths are relative to the root of the
    /// work tree.
    package func stagedFiles() throws(Failure) -> [TreeEntry] {
        let output = try run(.lsFiles, ["-v", "--stage", "-z", "--full-name"])
        let entries = try Self.checked(output.split(separator: 0).compactMap { IndexEntry($0) }, \.path)
        return entries.filter { $0.isFile && $0.stage == 0 }.map { TreeEntry(path: $0.path, blob: $0.blob, size: nil) }
    }
}

/// Compares tracked files in the work tree with the contents that git stores, byte by byte.
///
/// The attributes of the repository can make git convert a file when git stores it. xibdb does not perform these
/// conversions, because they may run a program. If `filter`, `ident` or `working-tree-encoding` would change a file,
/// the file counts as changed, and its objects are compared. Line endings are an exception: documents that differ only
/// in line endings are equal.
enum WorkTreeFile {
    /// The maximum size of a file that is hashed, in bytes. Larger files count as changed.
    private static let mostBytes: Int64 = 256 << 20

    /// The content in the work tree.
    private enum Content: Sendable {
        case absent
        /// The ids that git may use for a file with these bytes.
        case file(ids: Set<String>)
    }

    /// Returns the files of the work tree that differ from a commit, or from the index.
    ///
    /// - Parameters:
    ///   - staged: the differences between the commit and the index; nil to compare with the index.
    ///   - top: the root folder of the work tree.
    static func changes(_ entries: [IndexEntry], staged: [ChangedFile]?, top: String) throws(Git.Failure)
        -> [ChangedFile]
    {
        let folder: OpenFolder
        do throws(SystemError) { folder = try OpenFolder(top) } catch { throw Git.Failure(message: error.message) }
        var differing = Dictionary((staged ?? []).map { ($0.path, $0) }) { one, _ in one }
        let tracked = onePerPath(entries)
        let contents = Parallel.map(tracked) { content(of: $0, in: folder) }
        var changes: [ChangedFile] = []
        for (entry, content) in zip(tracked, contents) {
            let difference = differing.removeValue(forKey: entry.path)
            if entry.stage > 0, staged == nil, entry.stage != 2 { continue }
            let isLikeIndex = difference == nil && !(entry.stage > 0 && staged != nil)
            let old = isLikeIndex ? (entry.isFile && !entry.isEmpty ? entry.blob : nil) : difference?.oldBlob
            let (isThere, new) = state(of: content, entry, old)
            guard old != nil || isThere, old == nil || new != old else { continue }
            changes.append(
                ChangedFile(
                    oldPath: old == nil ? nil : entry.path, newPath: isThere ? entry.path : nil, oldBlob: old,
                    newBlob: new))
        }
        // These files are in the commit, but not in the index.
        changes += differing.values.compactMap { file in
            file.oldBlob.map { ChangedFile(oldPath: file.path, newPath: nil, oldBlob: $0, newBlob: nil) }
        }
        return changes.sorted { $0.path < $1.path }
    }

    /// Returns one entry per path. For a file in conflict, this is the entry of our version. If our version does not
    /// exist, it is the entry of any other version.
    private static func onePerPath(_ entries: [IndexEntry]) -> [IndexEntry] {
        var places: [RelativePath: Int] = [:]
        var kept: [IndexEntry] = []
        for entry in entries {
            guard let place = places[entry.path] else {
                places[entry.path] = kept.count
                kept.append(entry)
                continue
            }
            if entry.stage == 2 { kept[place] = entry }
        }
        return kept
    }

    /// Returns whether the file exists. If its content equals the old content or the content in the index, also returns
    /// the id.
    private static func state(of content: Content?, _ entry: IndexEntry, _ old: ObjectID?) -> (
        isThere: Bool, id: ObjectID?
    ) {
        switch content {
        case nil: return (entry.isFile, entry.isFile ? entry.blob : nil)
        case .absent?: return (false, nil)
        case .file(let ids)?:
            if let old, ids.contains(old.text) { return (true, old) }
            return (true, entry.stage == 0 && ids.contains(entry.blob.text) ? entry.blob : nil)
        }
    }

    /// Returns the content of a file in the work tree. Returns nil if the file counts as unchanged: the user marked it
    /// as unchanged, or a sparse checkout omits it.
    private static func content(of entry: IndexEntry, in folder: OpenFolder) -> Content? {
        if entry.isAssumedUnchanged { return nil }
        do throws(SystemError) {
            guard let bytes = try folder.content(of: entry.path.bytes, most: mostBytes) else {
                return entry.isSparse ? nil : .absent
            }
            let isLong = entry.blob.text.utf8.count > 40
            let id = BlobID.of(bytes, isLong: isLong)
            guard id != entry.blob.text, let plain = withoutCarriageReturns(bytes) else { return .file(ids: [id]) }
            return .file(ids: [id, BlobID.of(plain, isLong: isLong)])
        } catch { return .file(ids: []) }
    }

    /// Returns the content with line feeds as line endings; nil if it already has these line endings.
    private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8]? {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        guard
            bytes.withUnsafeBytes({ bytes in
                bytes.baseAddress.map { memchr($0, Int32(carriageReturn), bytes.count) != nil }
            }) == true
        else { return nil }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        for (place, byte) in bytes.enumerated()
        where byte != carriageReturn || place + 1 == bytes.count || bytes[place + 1] != lineFeed {
            plain.append(byte)
        }
        return plain.count == bytes.count ? nil : plain
    }
}
