import Foundation
import HostSystem
import InterfaceBuilder
import Trees

/// Walks the commits and reads their nibs on all cores, and hands out one
/// commit after the other, in the order of the log.
///
/// Little is kept of it: readers stop when they are far ahead of who takes
/// what they have read.
struct HistoryPipeline: Sendable {
    /// A commit with what it did to each of its files.
    struct Walked {
        let commit: LoggedCommit
        let versions: [VersionChanges]
    }

    /// How many files readers may be ahead.
    private static let window = 256

    private let git: Git
    private let cache = DocumentCache()

    private let state = Shared(State())

    /// What the threads share.
    private struct State {
        var commits: [LoggedCommit] = []
        var isLogged = false
        var failure: Git.Failure?
        /// The next file to be read: its commit, its place in it, its number among all.
        var next = (commit: 0, file: 0, number: 0)
        var results: [Int: VersionChanges] = [:]
        var taken = (commit: 0, number: 0)
        var isStopped = false
    }

    /// Documents are read to a depth that needs no more.
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

    /// Commits that git told so far.
    var logged: Int { state.withLock { $0.commits.count } }

    /// The next commit; nil after the last.
    ///
    /// - Throws: ``Git/Failure`` where git could not tell all.
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

    /// Lets the readers go.
    func stop() {
        state.withLock { $0.isStopped = true }
        state.wake()
    }
}
