import Foundation
import HostSystem

/// A file that was found, with its stamp at that moment.
package struct FoundFile: Sendable {
    package let path: RelativePath
    /// Of a file of a commit only the size.
    package let stamp: FileStamp
    /// Id of the content; nil for a file on the disk.
    package var blob: String?
}

/// Finds the files to index below a folder, on all cores. Symbolic
/// links are not followed, so a walk cannot loop or leave the folder.
package final class FolderWalk: @unchecked Sendable {
    // Everything mutable is guarded by the condition.
    private let condition = NSCondition()
    private var pending: [[UInt8]] = [[]]
    /// Workers that have folders in hand.
    private var busy = 0
    /// Workers that have not finished.
    private var active = 0
    private var files: [FoundFile] = []
    private var attributeFiles: [FoundFile] = []
    private var workTrees: [RelativePath] = []
    private var unreadable: [RelativePath] = []
    private var unreadableIgnores: [RelativePath] = []
    private let root: [UInt8]
    private let exclude: GlobList
    private let includesSources: Bool

    private init(root: String, exclude: GlobList, includesSources: Bool) {
        self.root = Array(root.utf8)
        self.exclude = exclude
        self.includesSources = includesSources
    }

    package struct Result {
        /// In the order of their bytes.
        package var files: [FoundFile]
        /// The `.gitattributes`, in no order.
        package var attributeFiles: [FoundFile]
        /// Folders below the root that are git work trees of their own.
        package var workTrees: [RelativePath]
        /// Folders that could not be opened.
        package var unreadable: [RelativePath]
        /// What is called `.gitignore` and is no file: git would wait for a pipe for ever.
        package var unreadableIgnores: [RelativePath]
    }

    package static func run(root: String, exclude: GlobList, includesSources: Bool) -> Result {
        let walk = FolderWalk(root: root, exclude: exclude, includesSources: includesSources)
        let workers = ProcessInfo.processInfo.activeProcessorCount
        walk.active = workers
        for _ in 1..<max(1, workers) { Thread { walk.work() }.start() }
        walk.work()
        walk.condition.withLock {
            while walk.active > 0 { walk.condition.wait() }
        }
        return Result(
            files: walk.files.sorted { $0.path < $1.path }, attributeFiles: walk.attributeFiles,
            workTrees: walk.workTrees.sorted(),
            unreadable: walk.unreadable.sorted(), unreadableIgnores: walk.unreadableIgnores.sorted())
    }

    private func work() {
        var local = Local()
        condition.lock()
        while true {
            while pending.isEmpty && busy > 0 { condition.wait() }
            guard !pending.isEmpty else { break }
            // A batch at a time: most folders are tiny, and the lock is not.
            let batch = pending.suffix(32)
            pending.removeLast(batch.count)
            busy += 1
            condition.unlock()
            for folder in batch { visit(folder, &local) }
            condition.lock()
            pending += local.folders
            local.folders.removeAll(keepingCapacity: true)
            busy -= 1
            if !pending.isEmpty || busy == 0 { condition.broadcast() }
        }
        files += local.files
        attributeFiles += local.attributeFiles
        workTrees += local.workTrees
        unreadable += local.unreadable
        unreadableIgnores += local.unreadableIgnores
        active -= 1
        condition.broadcast()
        condition.unlock()
    }

    private struct Local {
        var folders: [[UInt8]] = []
        var files: [FoundFile] = []
        var attributeFiles: [FoundFile] = []
        var workTrees: [RelativePath] = []
        var unreadable: [RelativePath] = []
        var unreadableIgnores: [RelativePath] = []
    }

    private func visit(_ folder: [UInt8], _ local: inout Local) {
        let prefix = folder.isEmpty ? [] : folder + [UInt8(ascii: "/")]
        // A `.nib` can be a folder; every file in it is part of the nib, as all in a catalog is of this.
        let bundle = IndexedPath.bundle(around: folder)
        let isBundle = bundle == .nib || bundle == .catalog && includesSources
        let isReadable = OperatingSystem.forEachEntry(of: folder.isEmpty ? root : root + [UInt8(ascii: "/")] + folder) {
            name, kind, stamp in
            if name.elementsEqual(".git".utf8) {
                if !folder.isEmpty { local.workTrees.append(RelativePath(folder)) }
                return
            }
            switch kind {
            case .folder:
                if name.elementsEqual(".xibdb".utf8) { return }
                let path = prefix + name
                if !exclude.isEmpty, exclude.matches(RelativePath(path)) { return }
                local.folders.append(path)
            case .file:
                if name.count == Self.attributes.count, name.elementsEqual(Self.attributes), let stamp = stamp() {
                    local.attributeFiles.append(FoundFile(path: RelativePath(prefix + name), stamp: stamp))
                }
                guard bundle == nil ? isWanted(name) : isBundle && (bundle == .nib || name.first != UInt8(ascii: ".")),
                    let stamp = stamp()
                else { return }
                local.files.append(FoundFile(path: RelativePath(prefix + name), stamp: stamp))
            case .other:
                guard name.elementsEqual(Self.ignores) else { return }
                let path = prefix + name
                if !OperatingSystem.isLink(String(decoding: root + [UInt8(ascii: "/")] + path, as: UTF8.self)) {
                    local.unreadableIgnores.append(RelativePath(path))
                }
            }
        }
        if !isReadable { local.unreadable.append(RelativePath(folder)) }
    }

    private static let attributes = Array(".gitattributes".utf8)
    private static let ignores = Array(".gitignore".utf8)

    private func isWanted(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        guard let kind = IndexedPath.kind(ofFileName: name) else { return false }
        return includesSources || IndexedPath.isInterface(kind)
    }
}
