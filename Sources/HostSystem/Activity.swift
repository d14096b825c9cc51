/// Reports the current work of the process, so that a program can show the progress.
///
/// Any thread can report its work. A program that shows the progress sets one observer for the whole process.
package enum Activity {
    /// A kind of work that can take a long time.
    package enum Kind: String, Sendable {
        case readingFiles = "reading files"
        case readingCommits = "reading commits"
        case derivingTables = "deriving tables"
        case checkingRules = "checking rules"
        case comparingFiles = "comparing files"
    }

    /// A closure that receives the kind of work, the number of completed items and the number of all items.
    package typealias Observer = @Sendable (_ kind: Kind, _ done: Int, _ total: Int) -> Void

    private static let observer = Shared<Observer?>(nil)

    /// Sets the closure that receives all reports; nil to ignore the reports.
    package static func observe(_ new: Observer?) { observer.withLock { $0 = new } }

    /// Reports the progress of work.
    package static func report(_ kind: Kind, _ done: Int, of total: Int) {
        observer.withLock { $0 }?(kind, done, total)
    }
}
