import Errors
import Foundation
import HostSystem
import Store

/// Brings an index up to date before a question is answered.
package struct Refresh: Sendable {
    /// Notes for the user, to show before the answer; usually empty.
    package let notes: [String]

    /// Refreshes the index, so that no answer is stale.
    ///
    /// If that is not possible, for example in a folder that cannot be written, the answer comes from the existing
    /// index, and a note says so.
    ///
    /// - Parameters:
    ///   - isWanted: if false, does not refresh, and notes how old the index is.
    ///   - worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError`` if there is no index to answer from.
    package init(_ index: IndexFile, isWanted: Bool, worker: String? = nil) throws(IndexError) {
        guard isWanted else {
            switch try index.state() {
            case .current: break
            case .missing: throw .missing(path: index.path)
            case .outdated: throw .outdated(path: index.path)
            case .foreign(let reason): throw .foreign(path: index.path, reason: reason)
            }
            notes = ["not refreshed; \(Self.age(of: index))"]
            return
        }
        var options = Indexer.Options()
        options.waits = false
        options.worker = worker
        do {
            notes = try Indexer(index: index).run(roots: [], options: options).notes
        } catch .cannotWrite(let path, let reason) {
            guard case .current = try index.state() else { throw .cannotWrite(path: path, reason: reason) }
            notes = ["the index cannot be refreshed (\(reason)); \(Self.age(of: index))"]
        }
    }

    private static func age(of index: IndexFile) -> String {
        guard let stamp = OperatingSystem.stamp(index.path) else { return "there is no index" }
        let seconds = max(0, (OperatingSystem.now() - stamp.mtime) / 1_000_000_000)
        let text =
            switch seconds {
            case ..<120: "\(seconds) s"
            case ..<7200: "\(seconds / 60) min"
            case ..<172_800: "\(seconds / 3600) h"
            default: "\(seconds / 86_400) days"
            }
        return "the index is \(text) old"
    }
}
