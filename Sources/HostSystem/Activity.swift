/// What the process is doing, so that a program can show the progress of long work.
///
/// The work reports from any thread. A program that shows progress sets one observer for the whole process.
package enum Activity {
    /// One kind of long work.
    package enum Kind: String, Sendable {
        case readingFiles = "reading files"
        case readingCommits = "reading commits"
        case derivingTables = "deriving tables"
        case checkingRules = "checking rules"
        case comparingFiles = "comparing files"
    }

    /// A closure that gets the kind of the work, the number of completed items and the number of all items.
    package typealias Observer = @Sendable (_ kind: Kind, _ done: Int, _ total: Int) -> Void

    private static let observer = Shared<Observer?>(nil)

    /// Sets the closure that gets all reports; nil to ignore them.
    package static func observe(_ new: Observer?) { observer.withLock { $0 = new } }

    /// Reports the progress of some work.
    package static func report(_ kind: Kind, _ done: Int, of total: Int) {
        observer.withLock { $0 }?(kind, done, total)
    }
}
