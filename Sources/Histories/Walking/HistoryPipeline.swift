import Foundation
import HostSystem
import InterfaceBuilder
import Trees

/// Lists the commits, reads their nibs on all cores, and returns the commits in the order of the log.
///
/// To save memory, readers pause when they are far ahead of the consumer.
struct HistoryPipeline: Sendable {
    /// A commit, with its changes to each of its files.
    struct Walked {
        let commit: LoggedCommit
        let versions: [VersionChanges]
    }

    /// The maximum number of files by which readers may be ahead of the consumer.
    private static let window = 256

    private let git: Git
    private let cache = DocumentCache()

    private let state = Shared(State())

    /// The state that the threads share.
    private struct State {
        var commits: [LoggedCommit] = []
        var isLogged = false
        var failure: Git.Failure?
        /// The next file to read: the index of its commit, and the index of the file in the commit and among all files.
        var next = (commit: 0, file: 0, number: 0)
        var results: [Int: VersionChanges] = [:]
        var taken = (commit: 0, number: 0)
        var isStopped = false
    }

    /// The stack size of the readers. It is enough for documents with the maximum depth.
    private static let stackSize = 8 << 20

    init(_ log: CommitLog) {
        git = log.git
        Parallel.start(stackSize: Self.stackSize) { [self] in
            var failure: Git.Failure?
            do throws(Git.Failure) { try log.forEach(add) } catch { failure = error }
            state.withLock { ($0.failure, $0.isLogged) = (failure, true) }
            state.wake()
        }
        let readers = max(2, ProcessInfo.processInfo.activeProcessorCount)
        Parallel.start(threads: readers, stackSize: Self.stackSize) { [self] in work() }
    }

    private func add(_ commit: LoggedCommit) {
        guard !commit.files.isEmpty else { return }
        state.withLock { $0.commits.append(commit) }
        state.wake()
    }

    // MARK: Reading

    private func work() {
        let reader = VersionReader(git, cache)
        while let (file, number) = take() {
            let changes = reader.changes(of: file)
            state.withLock { $0.results[number] = changes }
            state.wake()
        }
    }

    private func take() -> (LoggedFile, Int)? {
        state.whenReady { state -> (LoggedFile, Int)?? in
            if state.isStopped { return .some(nil) }
            let next = state.next
            if next.commit < state.commits.count, next.number < state.taken.number + Self.window {
                state.next = (next.commit, next.file + 1, next.number + 1)
                if state.next.file == state.commits[next.commit].files.count {
                    (state.next.commit, state.next.file) = (next.commit + 1, 0)
                }
                return (state.commits[next.commit].files[next.file], next.number)
            }
            return state.isLogged && next.commit == state.commits.count ? .some(nil) : nil
        }
    }

    // MARK: Taking

    /// The number of commits that git has listed so far.
    var logged: Int { state.withLock { $0.commits.count } }

    /// Returns the next commit; nil after the last commit. If the files of the commit are not read yet, the caller
    /// waits.
    ///
    /// - Throws: ``Git/Failure`` if git cannot list all commits.
    func walked() throws(Git.Failure) -> Walked? {
        let commit = state.whenReady { state -> Result<LoggedCommit?, Git.Failure>? in
            guard state.taken.commit < state.commits.count || state.isLogged else { return nil }
            if let failure = state.failure { return .failure(failure) }
            return .success(state.taken.commit < state.commits.count ? state.commits[state.taken.commit] : nil)
        }
        guard let commit = try commit.get() else { return nil }
        let versions = commit.files.map { _ in
            let version = state.whenReady { state in
                state.results.removeValue(forKey: state.taken.number).map { version in
                    state.taken.number += 1
                    return version
                }
            }
            state.wake()
            return version
        }
        state.withLock { $0.taken.commit += 1 }
        return Walked(commit: commit, versions: versions)
    }

    /// Stops the readers.
    func stop() {
        state.withLock { $0.isStopped = true }
        state.wake()
    }
}
