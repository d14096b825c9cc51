import Foundation
import HostSystem
import InterfaceBuilder
import Layout
import Projects
import Resources
import SourceCode
import Store
import Trees

/// Reads files on all cores and returns them in order.
///
/// Readers may be ahead of the writer by a limited number of files. This limits the memory for any number of files.
package struct ReadingPipeline: Sendable {
    /// A file to read.
    package struct Job: Sendable {
        let file: FoundFile
        /// Whether the file is inside a nib bundle, but is not the `designable.nib` of the bundle.
        let isPartOfBundle: Bool
        /// Whether the objects of the nib are stored for another file of the bundle.
        let isRepresented: Bool
        let kind: String
        /// Hash of the indexed content. If the file still has this content, it is not parsed.
        let knownHash: String?

        package init(_ file: FoundFile, knownHash: String?, isRepresented: Bool = false) {
            self.file = file
            self.isRepresented = isRepresented
            self.knownHash = knownHash
            let nib = IndexedPath(file.path)
            kind = nib?.kind ?? ""
            isPartOfBundle =
                nib?.bundlePath != nil && file.path.components.last?.elementsEqual("designable.nib".utf8) == false
        }
    }

    private let tree: any TreeContents
    private let jobs: [Job]
    private let maxFileSize: Int64
    /// Names to search for. Readers keep the code of a function if it contains one of these names.
    private let sought: SearchNames
    /// Only sources that contain at least one of these names are read; nil to read all sources.
    private let needed: SearchNames?
    /// The executable that reads Swift; nil to read Swift in this process.
    private let worker: String?
    private let readers: Int

    private let state = Shared(State())
    private static let window = 64
    /// The maximum size of a text file such as HTML or JSON. Only the name and size of a larger file are stored.
    private static let longestPage: Int64 = 1 << 20

    /// The state that the threads share.
    private struct State {
        /// The number of readers that wait for the writer.
        ///
        /// Readers and the writer are woken only if there is work for them. Waking a thread needs a system call, which
        /// would otherwise happen twice for each file.
        var waiting = 0
        var results: [Int: FileReading] = [:]
        var nextJob = 0
        var handedOut = 0
        var isStopped = false
        var problem: String?
    }

    package init(
        _ tree: any TreeContents, jobs: [Job], maxFileSize: Int64, worker: String?, sought: SearchNames = SearchNames(),
        needed: SearchNames? = nil
    ) {
        (self.tree, self.sought, self.needed) = (tree, sought, needed)
        self.jobs = jobs
        self.maxFileSize = maxFileSize
        self.worker = worker
        readers = min(jobs.count, ProcessInfo.processInfo.activeProcessorCount)
        Parallel.start(threads: readers, stackSize: DeepStack.size) { [self] in work() }
    }

    /// Returns the next file, in the order of the jobs; nil after the last file.
    package func next() -> FileReading? {
        let (reading, wakesReaders) = state.whenReady { state -> (FileReading?, Bool)? in
            guard state.handedOut < jobs.count else { return (nil, false) }
            guard let reading = state.results.removeValue(forKey: state.handedOut) else { return nil }
            state.handedOut += 1
            // Wake the readers only when half of the window is free.
            return (reading, state.waiting > 0 && state.nextJob - state.handedOut <= Self.window / 2)
        }
        if wakesReaders { state.wake() }
        return reading
    }

    /// A note for the user if a worker could not be started; otherwise nil. Read it after the last file.
    var note: String? {
        state.withLock { $0.problem }.map {
            "no process could be started to read Swift sources (\($0)); this process reads them, and may crash"
        }
    }

    /// Stops the readers. A writer calls this when it does not need more files.
    func stop() {
        state.withLock {
            $0.isStopped = true
            $0.results = [:]
        }
        state.wake()
    }

    private func work() {
        let reader = InterfaceReader()
        let swift = SwiftReading(executable: worker) { problem in state.withLock { $0.problem = problem } }
        while let run = take() {
            var sources: [(index: Int, hash: String, bytes: [UInt8])] = []
            for index in run {
                let job = jobs[index]
                if IndexedPath.isUnread(job.kind) || job.kind == "page" && job.file.stamp.size > Self.longestPage {
                    give(FileReading(file: job.file, contentHash: nil, outcome: .unread), of: index)
                    continue
                }
                switch read(job) {
                case .failure(let error):
                    give(FileReading(file: job.file, contentHash: nil, outcome: .failed(error)), of: index)
                case .success(let (bytes, hash)):
                    if hash == job.knownHash || hash.isEmpty {
                        give(FileReading(file: job.file, contentHash: hash, outcome: .sameContent), of: index)
                    } else if job.kind == "swift", !TuistManifest.isOne(bytes, at: job.file.path.description) {
                        sources.append((index, hash, bytes))
                    } else {
                        let outcome = outcome(of: bytes, job, reader, swift)
                        give(
                            FileReading(
                                file: job.file, contentHash: hash, outcome: outcome,
                                mentioned: mentioned(in: bytes, job), conflicts: Self.conflicts(in: outcome),
                                ambiguous: Self.ambiguous(in: outcome)),
                            of: index)
                    }
                }
            }
            swift.read(sources.map(\.bytes), sought) { place, file in
                let (index, hash, bytes) = sources[place]
                let names = mentioned(in: bytes, jobs[index])
                give(
                    FileReading(file: jobs[index].file, contentHash: hash, outcome: .source(file), mentioned: names),
                    of: index)
            }
        }
    }

    /// Returns the names that a file may use to load resources.
    private func mentioned(in bytes: [UInt8], _ job: Job) -> Mentions {
        // If a source is read again only for its functions, these names are not needed.
        if needed != nil { return Mentions() }
        switch job.kind {
        case "swift", "objc": return MentionedNames.ofSource(bytes)
        case "plist": return MentionedNames.ofPropertyList(bytes)
        case "page":
            return MentionedNames.ofPage(bytes, isJSON: job.file.path.bytes.suffix(5).elementsEqual(".json".utf8))
        case "project", "xcconfig", "xcodegen": return MentionedNames.ofSettings(bytes)
        default: return Mentions()
        }
    }

    /// Returns the constraints that contradict each other. The readers search for them, because they use all cores.
    private static func conflicts(in outcome: FileReading.Outcome) -> [LayoutConflict] {
        guard case .document(let document) = outcome else { return [] }
        return LayoutConflictFinder.conflicts(in: document)
    }

    /// Returns the objects whose mark of Interface Builder the constraints confirm.
    private static func ambiguous(in outcome: FileReading.Outcome) -> Set<Int> {
        guard case .document(let document) = outcome else { return [] }
        return AmbiguityMarks.confirmed(in: document)
    }

    private func give(_ reading: FileReading, of index: Int) {
        let isNext = state.withLock { state in
            state.results[index] = reading
            return index == state.handedOut
        }
        if isNext { state.wake() }
    }

    /// Returns the indices of the next jobs: one file, or several Swift sources that are read together; nil if no jobs
    /// are left.
    private func take() -> Range<Int>? {
        var isWaiting = false
        return state.whenReady { state -> Range<Int>?? in
            let isAhead =
                !state.isStopped && state.nextJob < jobs.count && state.nextJob >= state.handedOut + Self.window
            if isAhead != isWaiting { state.waiting += isAhead ? 1 : -1 }
            isWaiting = isAhead
            if isAhead { return nil }
            guard !state.isStopped, state.nextJob < jobs.count else { return .some(nil) }
            let start = state.nextJob
            // Near the end, return only a few jobs, so that all readers share the last files.
            let most = min(8, (jobs.count - start) / (2 * readers), state.handedOut + Self.window - start)
            var size: Int64 = 0
            var end = start
            repeat {
                size += jobs[end].file.stamp.size
                end += 1
            } while jobs[start].kind == "swift" && end - start < most && jobs[end].kind == "swift" && size < 1 << 18
            state.nextJob = end
            return start..<end
        }
    }

    /// Returns the bytes of a file and their hash. If the file does not contain a needed name, the hash is empty.
    private func read(_ job: Job) -> Result<(bytes: [UInt8], hash: String), ReadError> {
        let size = job.file.stamp.size
        guard size <= maxFileSize else {
            return .failure(ReadError("The file has \(size) bytes; files over \(maxFileSize) are not read."))
        }
        do throws(SystemError) {
            let bytes = try tree.read(job.file.path, size: size)
            if let needed, !needed.mayStand(in: bytes) { return .success((bytes, "")) }
            return .success((bytes, BlobID.of(bytes)))
        } catch {
            return .failure(ReadError("The file cannot be read: \(error.message)."))
        }
    }

    private func outcome(of bytes: [UInt8], _ job: Job, _ reader: InterfaceReader, _ swift: SwiftReading)
        -> FileReading.Outcome
    {
        let settings = SettingsReader(tree: tree, swift: swift)
        switch job.kind {
        case "swift": return .settings(settings.read(bytes, "tuist", job.file.path))
        case "objc": return .source(ObjectiveCReader.read(bytes, sought))
        case "project", "xcodegen", "bazel", "package", "podspec", "plist", "xcconfig":
            return .settings(settings.read(bytes, job.kind, job.file.path))
        case "page": return .page
        case "strings", "stringsdict", "xcstrings", "asset", "font":
            do throws(ResourceError) {
                return try Self.resource(in: bytes, job)
            } catch {
                return .failed(ReadError(error))
            }
        case "storyboard" where job.file.path.isCompiledStoryboard:
            do throws(ReadError) { return .document(try storyboard(bytes, job.file.path, reader)) } catch {
                return .failed(error)
            }
        default:
            do throws(ReadError) {
                return .document(
                    try reader.read(bytes, isPartOfBundle: job.isPartOfBundle, isRepresented: job.isRepresented))
            } catch {
                return .failed(error)
            }
        }
    }

    /// Reads a compiled storyboard.
    ///
    /// - Parameters:
    ///   - list: the content of its `Info.plist`.
    ///   - path: the path of the `Info.plist`.
    private func storyboard(_ list: [UInt8], _ path: RelativePath, _ reader: InterfaceReader) throws(ReadError)
        -> InterfaceDocument
    {
        let folder = RelativePath(path.bytes.dropLast("/Info.plist".utf8.count)).description
        return try reader.read(storyboard: list) { (name) throws(ReadError) in
            do throws(SystemError) { return try tree.nib(at: "\(folder)/\(name).nib", most: maxFileSize) } catch {
                throw ReadError("The nib \(name) cannot be read: \(error.message).")
            }
        }
    }

    private static func resource(in bytes: [UInt8], _ job: Job) throws(ResourceError) -> FileReading.Outcome {
        switch job.kind {
        case "font": return .fonts(try FontFile.read(bytes))
        case "asset":
            let folder = job.file.path.components.dropLast().last.map { String(decoding: $0, as: UTF8.self) } ?? ""
            return .asset(try AssetSet.read(bytes, folder: folder))
        default: return .strings(try StringsTable.read(bytes, StringsTable.Kind(rawValue: job.kind) ?? .strings))
        }
    }
}
