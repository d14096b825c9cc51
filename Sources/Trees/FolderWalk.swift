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
package struct FolderWalk: Sendable {
    /// What the threads of a walk share.
    private struct State {
        var pending: [[UInt8]] = [[]]
        /// Workers that have folders in hand.
        var busy = 0
        /// Workers that have not finished.
        var active: Int
        var found = Result()
    }

    private let state: Shared<State>
    private let root: [UInt8]
    private let exclude: GlobList
    private let includesSources: Bool

    private init(root: String, exclude: GlobList, includesSources: Bool, workers: Int) {
        state = Shared(State(active: workers))
        self.root = Array(root.utf8)
        self.exclude = exclude
        self.includesSources = includesSources
    }

    package struct Result: Sendable {
        /// In the order of their bytes.
        package fileprivate(set) var files: [FoundFile] = []
        /// The `.gitattributes`, in no order.
        package fileprivate(set) var attributeFiles: [FoundFile] = []
        /// Folders below the root that are git work trees of their own.
        package fileprivate(set) var workTrees: [RelativePath] = []
        /// Folders that could not be opened.
        package fileprivate(set) var unreadable: [RelativePath] = []
        /// What is called `.gitignore` and is no file: git would wait for a pipe for ever.
        package fileprivate(set) var unreadableIgnores: [RelativePath] = []
    }

    package static func run(root: String, exclude: GlobList, includesSources: Bool) -> Result {
        let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let walk = FolderWalk(root: root, exclude: exclude, includesSources: includesSources, workers: workers)
        Parallel.start(threads: workers - 1) { walk.work() }
        walk.work()
        var found = walk.state.whenReady { $0.active == 0 ? $0.found : nil }
        found.files.sort { $0.path < $1.path }
        found.workTrees.sort()
        found.unreadable.sort()
        found.unreadableIgnores.sort()
        return found
    }

    private func work() {
        var local = Local()
        while let batch = next() {
            for folder in batch { visit(folder, &local) }
            let isNews = state.withLock { state in
                state.pending += local.folders
                state.busy -= 1
                return !state.pending.isEmpty || state.busy == 0
            }
            local.folders.removeAll(keepingCapacity: true)
            if isNews { state.wake() }
        }
        state.withLock { state in
            state.found.files += local.found.files
            state.found.attributeFiles += local.found.attributeFiles
            state.found.workTrees += local.found.workTrees
            state.found.unreadable += local.found.unreadable
            state.found.unreadableIgnores += local.found.unreadableIgnores
            state.active -= 1
        }
        state.wake()
    }

    /// Folders to visit; nil where no folder is left and no worker can find more.
    private func next() -> ArraySlice<[UInt8]>? {
        state.whenReady { state -> ArraySlice<[UInt8]>?? in
            guard !state.pending.isEmpty else { return state.busy > 0 ? nil : .some(nil) }
            // A batch at a time: most folders are tiny, and the lock is not.
            let batch = state.pending.suffix(32)
            state.pending.removeLast(batch.count)
            state.busy += 1
            return batch
        }
    }

    /// What one worker has found.
    private struct Local {
        var folders: [[UInt8]] = []
        var found = Result()
    }

    private func visit(_ folder: [UInt8], _ local: inout Local) {
        let prefix = folder.isEmpty ? [] : folder + [UInt8(ascii: "/")]
        // A `.nib` can be a folder; every file in it is part of the nib, as all in a catalog is of this.
        let bundle = IndexedPath.bundle(around: folder)
        let isBundle = bundle == .nib || bundle == .catalog && includesSources
        let isReadable = OperatingSystem.forEachEntry(of: folder.isEmpty ? root : root + [UInt8(ascii: "/")] + folder) {
            name, kind, stamp in
            if name.elementsEqual(".git".utf8) {
                if !folder.isEmpty { local.found.workTrees.append(RelativePath(folder)) }
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
                    local.found.attributeFiles.append(FoundFile(path: RelativePath(prefix + name), stamp: stamp))
                }
                guard bundle == nil ? isWanted(name) : isBundle && (bundle == .nib || name.first != UInt8(ascii: ".")),
                    let stamp = stamp()
                else { return }
                local.found.files.append(FoundFile(path: RelativePath(prefix + name), stamp: stamp))
            case .other:
                guard name.elementsEqual(Self.ignores) else { return }
                let path = prefix + name
                if !OperatingSystem.isLink(String(decoding: root + [UInt8(ascii: "/")] + path, as: UTF8.self)) {
                    local.found.unreadableIgnores.append(RelativePath(path))
                }
            }
        }
        if !isReadable { local.found.unreadable.append(RelativePath(folder)) }
    }

    private static let attributes = Array(".gitattributes".utf8)
    private static let ignores = Array(".gitignore".utf8)

    private func isWanted(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        guard let kind = IndexedPath.kind(ofFileName: name) else { return false }
        return includesSources || IndexedPath.isInterface(kind)
    }
}
