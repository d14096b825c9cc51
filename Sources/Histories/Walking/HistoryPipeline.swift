import Foundation
import InterfaceBuilder
import Trees

/// Walks the commits and reads their nibs on all cores, and hands out one
/// commit after the other, in the order of the log.
///
/// Little is kept of it: readers stop when they are far ahead of who takes
/// what they have read.
final class HistoryPipeline: @unchecked Sendable {
    /// A commit with what it did to each of its files.
    struct Walked {
        let commit: LoggedCommit
        let versions: [VersionChanges]
    }

    /// How many files readers may be ahead.
    private static let window = 256

    private let git: Git
    private let cache = DocumentCache()

    // Guarded by the condition.
    private let condition = NSCondition()
    private var commits: [LoggedCommit] = []
    private var isLogged = false
    private var failure: Git.Failure?
    /// The next file to be read: its commit, its place in it, its number among all.
    private var next = (commit: 0, file: 0, number: 0)
    private var results: [Int: VersionChanges] = [:]
    private var taken = (commit: 0, number: 0)
    private var isStopped = false

    init(_ log: CommitLog) {
        git = log.git
        start {
            var failure: Git.Failure?
            do throws(Git.Failure) { try log.forEach(self.add) } catch { failure = error }
            self.condition.withLock {
                (self.failure, self.isLogged) = (failure, true)
                self.condition.broadcast()
            }
        }
        for _ in 0..<max(2, ProcessInfo.processInfo.activeProcessorCount) { start(work) }
    }

    private func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        // Documents are read to a depth that needs no more.
        thread.stackSize = 8 << 20
        thread.start()
    }

    private func add(_ commit: LoggedCommit) {
        guard !commit.files.isEmpty else { return }
        condition.withLock {
            commits.append(commit)
            condition.broadcast()
        }
    }

    // MARK: Reading

    private func work() {
        let reader = VersionReader(git, cache)
        while let (file, number) = take() {
            let changes = reader.changes(of: file)
            condition.withLock {
                results[number] = changes
                condition.broadcast()
            }
        }
    }

    private func take() -> (LoggedFile, Int)? {
        condition.lock()
        defer { condition.unlock() }
        while !isStopped {
            if next.commit < commits.count, next.number < taken.number + Self.window {
                let (file, number) = (commits[next.commit].files[next.file], next.number)
                next.number += 1
                next.file += 1
                if next.file == commits[next.commit].files.count { (next.commit, next.file) = (next.commit + 1, 0) }
                return (file, number)
            }
            if isLogged, next.commit == commits.count { return nil }
            condition.wait()
        }
        return nil
    }

    // MARK: Taking

    /// Commits that git told so far.
    var logged: Int { condition.withLock { commits.count } }

    /// The next commit; nil after the last.
    ///
    /// - Throws: ``Git/Failure`` where git could not tell all.
    func walked() throws(Git.Failure) -> Walked? {
        condition.lock()
        defer { condition.unlock() }
        while taken.commit == commits.count, !isLogged { condition.wait() }
        if let failure { throw failure }
        guard taken.commit < commits.count else { return nil }
        let commit = commits[taken.commit]
        var versions: [VersionChanges] = []
        for _ in commit.files {
            while results[taken.number] == nil { condition.wait() }
            if let version = results.removeValue(forKey: taken.number) { versions.append(version) }
            taken.number += 1
            condition.broadcast()
        }
        taken.commit += 1
        return Walked(commit: commit, versions: versions)
    }

    /// Lets the readers go.
    func stop() {
        condition.withLock {
            isStopped = true
            condition.broadcast()
        }
    }
}
