import Foundation
import InterfaceBuilder
import Projects
import SourceCode
import Store

/// Reads files on all cores and hands them out in their order.
///
/// Readers may run ahead of the writer by a bounded number of files, so that
/// memory stays bounded however many files there are.
final class ReadingPipeline: @unchecked Sendable {
    /// A file to read.
    struct Job: Sendable {
        let file: FoundFile
        /// Whether it lies beside the `designable.nib` of a bundle.
        let isPartOfBundle: Bool
        let kind: String
        /// Hash of the content that is indexed; equal content is not parsed.
        let knownHash: String?

        init(_ file: FoundFile, knownHash: String?) {
            self.file = file
            self.knownHash = knownHash
            let nib = IndexedPath(file.path)
            kind = nib?.kind ?? ""
            isPartOfBundle = nib?.bundlePath != nil && file.path.components.last?.elementsEqual("designable.nib".utf8) == false
        }
    }

    private let tree: any TreeContents
    private let jobs: [Job]
    private let maxFileSize: Int64

    // Guarded by the condition.
    private let condition = NSCondition()
    /// Readers that wait for the writer to catch up. They and the writer are
    /// woken only when there is something for them: waking costs a system
    /// call, and there are two occasions a file.
    private var waiting = 0
    private var results: [Int: FileReading] = [:]
    private var nextJob = 0
    private var handedOut = 0
    private let window = 64

    init(_ tree: any TreeContents, jobs: [Job], maxFileSize: Int64) {
        self.tree = tree
        self.jobs = jobs
        self.maxFileSize = maxFileSize
        for _ in 0..<min(jobs.count, ProcessInfo.processInfo.activeProcessorCount) {
            let thread = Thread { self.work() }
            // Only what is touched of it becomes memory.
            thread.stackSize = SwiftReader.stackSize
            thread.start()
        }
    }

    /// The next file, in the order of the jobs; nil after the last.
    func next() -> FileReading? {
        condition.lock()
        defer { condition.unlock() }
        guard handedOut < jobs.count else { return nil }
        while results[handedOut] == nil { condition.wait() }
        let reading = results.removeValue(forKey: handedOut)
        handedOut += 1
        // Half a window at a time.
        if waiting > 0, nextJob - handedOut <= window / 2 { condition.broadcast() }
        return reading
    }

    private func work() {
        let reader = InterfaceReader()
        while let index = take() {
            let reading = read(jobs[index], with: reader)
            condition.lock()
            results[index] = reading
            if index == handedOut { condition.broadcast() }
            condition.unlock()
        }
    }

    private func take() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        while nextJob < jobs.count, nextJob >= handedOut + window {
            waiting += 1
            condition.wait()
            waiting -= 1
        }
        guard nextJob < jobs.count else { return nil }
        nextJob += 1
        return nextJob - 1
    }

    private func read(_ job: Job, with reader: InterfaceReader) -> FileReading {
        let size = job.file.stamp.size
        guard size <= maxFileSize else {
            let error = ReadError("The file has \(size) bytes; files over \(maxFileSize) are not read.")
            return FileReading(file: job.file, contentHash: nil, outcome: .failed(error))
        }
        do throws(SystemError) {
            let bytes = try tree.read(job.file.path, size: size)
            let hash = BlobID.of(bytes)
            if hash == job.knownHash { return FileReading(file: job.file, contentHash: hash, outcome: .sameContent) }
            return FileReading(file: job.file, contentHash: hash, outcome: outcome(of: bytes, job, reader))
        } catch {
            let error = ReadError("The file cannot be read: \(error.message).")
            return FileReading(file: job.file, contentHash: nil, outcome: .failed(error))
        }
    }

    private func outcome(of bytes: [UInt8], _ job: Job, _ reader: InterfaceReader) -> FileReading.Outcome {
        switch job.kind {
        case "swift" where TuistManifest.isOne(bytes, at: job.file.path.description):
            return .settings(SettingsReader(tree: tree).read(bytes, "tuist", job.file.path))
        case "swift": return .source(SwiftReader.read(bytes))
        case "objc": return .source(ObjectiveCReader.read(bytes))
        case "project", "xcodegen", "bazel", "package", "podspec", "plist", "xcconfig":
            return .settings(SettingsReader(tree: tree).read(bytes, job.kind, job.file.path))
        default:
            do throws(ReadError) {
                return .document(try reader.read(bytes, isPartOfBundle: job.isPartOfBundle))
            } catch {
                return .failed(error)
            }
        }
    }
}
