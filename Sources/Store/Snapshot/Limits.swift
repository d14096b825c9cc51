import Errors
import Foundation
import GRDBSQLite

/// What one snapshot may cost.
package struct Limits: Sendable {
    /// Seconds for everything that is asked of it.
    package var seconds = 30.0
    /// Seconds of these that were over when it was opened.
    package var spent = 0.0
    /// Bytes of memory that SQLite may take meanwhile.
    package var memory: Int64 = 512 << 20
    /// Bytes of one text, blob or row while SQL runs.
    package var valueLength: Int32 = 64 << 20
    /// Bytes of one text or blob of an answer. Whoever prints it goes through it several times.
    package var answerLength = 16 << 20
    /// Bytes of a pattern of LIKE, GLOB or REGEXP, and of a text that a function of ours takes apart. SQLite looks at the clock
    /// between calls, so one call must be short.
    static let patternLength: Int32 = 10_000

    /// Limits for an answer that somebody waits for.
    package init(seconds: Double = 30, spent: Double = 0) { (self.seconds, self.spent) = (seconds, spent) }
}

/// Says when a snapshot has cost what it may: SQLite asks while it runs, and
/// so does whatever else may run for long on its behalf.
final class Bounds {
    private let limits: Limits
    private let deadline: UInt64
    private let memoryBefore: Int64
    /// What was exceeded.
    private(set) var exceeded: AskingError?

    init(_ limits: Limits) {
        self.limits = limits
        deadline = DispatchTime.now().uptimeNanoseconds &+ UInt64(max(0, limits.seconds - limits.spent) * 1e9)
        memoryBefore = sqlite3_memory_used()
    }

    /// The same bounds, for another thread that works on the same answer.
    init(besides other: Bounds) {
        (limits, deadline, memoryBefore) = (other.limits, other.deadline, other.memoryBefore)
    }

    /// Whether it is time to stop.
    func isExceeded() -> Bool {
        if DispatchTime.now().uptimeNanoseconds > deadline {
            exceeded = .timedOut(seconds: limits.seconds)
        } else if sqlite3_memory_used() - memoryBefore > limits.memory {
            // SQLite counts for the process alone. A limit of its own
            // (sqlite3_hard_heap_limit64) would be everybody's, and fail
            // others; this one stops nobody but who asks.
            exceeded = .tooMuchMemory(bytes: limits.memory)
        }
        return exceeded != nil
    }

    /// - Throws: ``AskingError`` where a limit was exceeded.
    func check() throws(AskingError) {
        if isExceeded(), let exceeded { throw exceeded }
    }

    var seconds: Double { limits.seconds }

    /// Seconds that are left.
    var secondsLeft: Double {
        let now = DispatchTime.now().uptimeNanoseconds
        return now < deadline ? Double(deadline - now) / 1e9 : 0
    }

    /// - Throws: ``AskingError`` for a value of an answer that is too long.
    func check(_ bytes: Int, of column: @autoclosure () -> String) throws(AskingError) {
        if bytes > limits.answerLength { throw .tooLong(column: column(), bytes: bytes, limit: limits.answerLength) }
    }

    /// Makes SQLite keep the limits on one connection.
    func apply(to connection: OpaquePointer) {
        // Often enough to stop within a millisecond or so, and before many of
        // the largest values come together; too rarely to be felt.
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
