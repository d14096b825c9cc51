import Errors
import Foundation
import CSQLite
import HostSystem

/// The limits of one snapshot.
package struct Limits: Sendable {
    /// The time limit for all queries of the snapshot together, in seconds.
    package var seconds = 30.0
    /// The part of the time limit that had already passed when the snapshot was opened, in seconds.
    package var spent = 0.0
    /// The memory that SQLite may allocate while the snapshot is open, in bytes.
    package var memory: Int64 = 512 << 20
    /// The maximum size of a text, blob or row while SQL runs, in bytes.
    package var valueLength: Int32 = 64 << 20
    /// The maximum size of a text or blob in an answer, in bytes. This limit is lower, because the printing code reads
    /// each value several times.
    package var answerLength = 16 << 20
    /// Stops all queries of the snapshot if another thread requests it; nil if only the limits stop them.
    package var interruption: Interruption?
    /// The maximum size of a LIKE, GLOB or REGEXP pattern, and of the text that `version_key` splits, in bytes. SQLite
    /// checks the time limit only between function calls, so each call must be short.
    static let patternLength: Int32 = 10_000

    /// Creates limits for an answer that a user waits for.
    package init(seconds: Double = 30, spent: Double = 0) { (self.seconds, self.spent) = (seconds, spent) }
}

/// Reports when a snapshot reaches a limit.
///
/// SQLite calls ``isExceeded()`` while it runs a statement. Other long operations of the snapshot call ``isExceeded()``
/// or ``check()``.
final class Bounds {
    private var limits: Limits
    private var deadline: UInt64
    private var memoryBefore: Int64
    /// The error for the limit that was exceeded; nil if no limit has been exceeded so far.
    private(set) var exceeded: AskingError?

    init(_ limits: Limits) {
        self.limits = limits
        deadline = Self.deadline(limits)
        memoryBefore = sqlite3_memory_used()
    }

    /// Begins another answer with its own limits.
    func restart(_ limits: Limits) {
        (self.limits, deadline, memoryBefore, exceeded) = (limits, Self.deadline(limits), sqlite3_memory_used(), nil)
    }

    private static func deadline(_ limits: Limits) -> UInt64 {
        DispatchTime.now().uptimeNanoseconds &+ UInt64(max(0, limits.seconds - limits.spent) * 1e9)
    }

    /// Creates bounds with the same limits and the same start time, for another thread that works on the same answer.
    init(besides other: Bounds) {
        (limits, deadline, memoryBefore) = (other.limits, other.deadline, other.memoryBefore)
    }

    /// Returns whether a limit is exceeded. If so, ``exceeded`` contains the error.
    func isExceeded() -> Bool {
        if let interruption = limits.interruption, interruption.isRequested, secondsLeft > 0 {
            exceeded = .interrupted
        } else if DispatchTime.now().uptimeNanoseconds > deadline {
            exceeded = .timedOut(seconds: limits.seconds)
        } else if sqlite3_memory_used() - memoryBefore > limits.memory {
            // SQLite counts the memory of the whole process. The built-in limit (sqlite3_hard_heap_limit64) would also
            // make other work in the process fail. This limit stops only the snapshot that exceeds it.
            exceeded = .tooMuchMemory(bytes: limits.memory)
        }
        return exceeded != nil
    }

    /// Checks the limits.
    ///
    /// - Throws: ``AskingError`` if a limit is exceeded.
    func check() throws(AskingError) {
        if isExceeded(), let exceeded { throw exceeded }
    }

    var seconds: Double { limits.seconds }

    /// Remaining time in seconds.
    var secondsLeft: Double {
        let now = DispatchTime.now().uptimeNanoseconds
        return now < deadline ? Double(deadline - now) / 1e9 : 0
    }

    /// Checks the length of a value in an answer.
    ///
    /// - Throws: ``AskingError`` if the value is too long.
    func check(_ bytes: Int, of column: @autoclosure () -> String) throws(AskingError) {
        if bytes > limits.answerLength { throw .tooLong(column: column(), bytes: bytes, limit: limits.answerLength) }
    }

    /// Applies the limits to one connection.
    func apply(to connection: OpaquePointer) {
        // SQLite calls the handler after every 200 instructions. Therefore a query stops within about a millisecond
        // after it exceeds a limit. It also stops before several values of the maximum length fill the memory. The
        // calls do not slow down a query noticeably.
        sqlite3_progress_handler(
            connection, 200,
            { context in
                guard let context else { return 1 }
                return Unmanaged<Bounds>.fromOpaque(context).takeUnretainedValue().isExceeded() ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, limits.valueLength)
        sqlite3_limit(connection, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, Limits.patternLength)
        sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
    }
}
