import Errors
import Foundation
import HostSystem
import Store

/// Updates an index before a query uses it.
package struct Refresh: Sendable {
    /// Notes to show to the user before the answer; usually empty.
    package let notes: [String]

    /// Refreshes the index, so that answers are not outdated.
    ///
    /// If this is not possible, for example in a read-only folder, the answer comes from the existing index. In this
    /// case, ``notes`` contains a message.
    ///
    /// - Parameters:
    ///   - isWanted: whether to refresh. If false, ``notes`` contains the age of the index.
    ///   - worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError`` if no usable index exists.
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
