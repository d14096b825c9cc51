import Foundation
import HostSystem

/// A file of a tree, with the stamp that it had when it was found.
package struct FoundFile: Sendable {
    package let path: RelativePath
    /// The stamp. For a file of a commit, only the size is set.
    package let stamp: FileStamp
    /// The id of the content; nil for a file on the disk.
    package var blob: String?
}

/// Finds the files to index below a folder. The walk uses all cores. It does not follow symbolic links, so it cannot
/// loop or leave the folder.
package struct FolderWalk: Sendable {
    /// The state that the threads of a walk share.
    private struct State {
        var pending: [[UInt8]] = [[]]
        /// The number of workers that are visiting folders.
        var busy = 0
        /// The number of workers that have not finished.
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

    /// The result of a walk.
    package struct Result: Sendable {
        /// The files, sorted by the bytes of their paths.
        package fileprivate(set) var files: [FoundFile] = []
        /// The `.gitattributes` files, in any order.
        package fileprivate(set) var attributeFiles: [FoundFile] = []
        /// Folders below the root that are separate git work trees.
        package fileprivate(set) var workTrees: [RelativePath] = []
        /// Folders that could not be opened.
        package fileprivate(set) var unreadable: [RelativePath] = []
        /// Entries named `.gitignore` that are not files, folders or links. git would wait forever for a pipe with this
        /// name.
        package fileprivate(set) var unreadableIgnores: [RelativePath] = []
    }

    /// Walks through a folder and returns what it found. If only nibs are needed, `includesSources` is false.
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

    /// Returns the next folders to visit. If there are none yet, waits until another worker finds some. Returns nil if
    /// all folders have been visited.
    private func next() -> ArraySlice<[UInt8]>? {
        state.whenReady { state -> ArraySlice<[UInt8]>?? in
            guard !state.pending.isEmpty else { return state.busy > 0 ? nil : .some(nil) }
            // Take several folders at a time, because most folders are small and the lock is expensive.
            let batch = state.pending.suffix(32)
            state.pending.removeLast(batch.count)
            state.busy += 1
            return batch
        }
    }

    /// The results of one worker.
    private struct Local {
        var folders: [[UInt8]] = []
        var found = Result()
    }

    private func visit(_ folder: [UInt8], _ local: inout Local) {
        let prefix = folder.isEmpty ? [] : folder + [UInt8(ascii: "/")]
        // If a `.nib` is a folder, every file in it is a part of the nib. Every file in a catalog is a part of the
        // catalog.
        let bundle = IndexedPath.bundle(around: folder)
        let isBundle = bundle == .nib || bundle == .catalog && includesSources
        let isStoryboard = RelativePath.isCompiledStoryboard(folder: folder)
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
                let isOfBundle = isBundle && (bundle == .nib || name.first != UInt8(ascii: "."))
                let isOfStoryboard = isStoryboard && name.elementsEqual(Self.storyboardList)
                guard bundle == nil ? isWanted(name) || isOfStoryboard : isOfBundle, let stamp = stamp()
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
    private static let storyboardList = Array("Info.plist".utf8)

    private func isWanted(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        guard let kind = IndexedPath.kind(ofFileName: name) else { return false }
        return includesSources || IndexedPath.isInterface(kind)
    }
}
