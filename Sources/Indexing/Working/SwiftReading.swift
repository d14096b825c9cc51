import Foundation
import HostSystem
import Projects
import SourceCode
import SwiftSources
import Store

/// Reads Swift code in a worker process. If there is no executable for the worker, this process reads the code. Use it
/// from one thread only.
///
/// The worker is started for the first source. If the worker ends or takes too long while it reads a source, that
/// source counts as unreadable. A new worker then reads the remaining sources.
package final class SwiftReading {
    /// The result of reading, or the reason why reading failed. The reason is a sentence without a period.
    enum Answer<Value> {
        case value(Value)
        case refused(String)
    }

    /// Receives the problem if no worker can be started. In this case, this process reads everything.
    ///
    /// Reading without protection is better than not reading, because the index would otherwise keep the files as
    /// unread.
    private let onProblem: (String) -> Void
    private var executable: String?
    private let mostMemory: Int
    private var worker: ChildProcess?
    /// The number of answers from the current worker.
    private var answers = 0

    /// - Parameters:
    ///   - executable: the executable to start as a ``SourceWorker``.
    ///   - mostMemory: the maximum memory for reading, in bytes.
    package init(executable: String?, mostMemory: Int = SourceWork.mostMemory, onProblem: @escaping (String) -> Void) {
        (self.executable, self.mostMemory, self.onProblem) = (executable, mostMemory, onProblem)
    }

    /// Reads sources, and passes the content of each one to a closure in the given order.
    package func read(_ sources: [[UInt8]], _ sought: SearchNames = SearchNames(), _ give: (Int, SourceFile) -> Void) {
        run(sources.map { SourceWork($0, sought) }, here: { SwiftReader.read(sources[$0], sought) }) { place, answer in
            switch answer {
            case .value(let file): give(place, file)
            case .refused(let reason):
                var file = SourceFile()
                file.error = reason
                give(place, file)
            }
        }
    }

    /// Returns the constants of a manifest.
    package func constants(of manifest: ManifestSource) throws(ProjectError) -> ManifestConstants {
        var found = Answer<ManifestConstants>.refused("")
        run([SourceWork(manifest)], here: { _ in manifest.evaluated() }) { found = $1 }
        switch found {
        case .value(let constants): return constants
        case .refused(let reason): throw ProjectError(reason, line: 1)
        }
    }

    // MARK: The worker

    private func run<Value: Packed>(_ batch: [SourceWork], here: (Int) -> Value, _ give: (Int, Answer<Value>) -> Void) {
        var next = 0
        while next < batch.count {
            guard let worker = runningWorker() else {
                give(next, .value(here(next)))
                next += 1
                continue
            }
            do throws(ChildProcess.Ending) {
                let message = Array(batch[next...]).packed
                try worker.write(MessageHead.of(message) + message, patience: Self.patience(0))
                while next < batch.count {
                    let answer = try Self.message(from: worker, seconds: batch[next].seconds)
                    guard let value = try? Value(packed: answer) else { throw .exited(0) }
                    give(next, .value(value))
                    answers += 1
                    next += 1
                }
            } catch {
                self.worker = nil
                // Earlier sources may have used up the memory, so a new worker reads this source again.
                if error == .memory, answers > 0 { continue }
                give(next, .refused(reason(error, batch[next])))
                next += 1
            }
        }
    }

    /// Returns the worker; nil if none can be started.
    private func runningWorker() -> ChildProcess? {
        if let worker { return worker }
        guard let executable else { return nil }
        do {
            let started = try ChildProcess(
                executable, [SourceWorker.argument, "\(mostMemory)"], environment: Self.environment,
                mostMemory: mostMemory)
            guard try Self.message(from: started, seconds: 0) == SourceWorker.greeting else {
                throw SystemError("it is another program")
            }
            (worker, answers) = (started, 0)
        } catch {
            self.executable = nil
            onProblem((error as? SystemError)?.message ?? "it ended at once")
        }
        return worker
    }

    /// The environment of a worker: the variables that locate libraries, and a setting that disables Swift backtraces.
    /// A backtrace would delay the end of a crashed worker.
    private static let environment =
        ["SWIFT_BACKTRACE=enable=no"]
        + ProcessInfo.processInfo.environment
        .filter { $0.key == "LD_LIBRARY_PATH" || $0.key.hasPrefix("DYLD_") }.map { "\($0.key)=\($0.value)" }.sorted()

    private static func message(from worker: ChildProcess, seconds: Int) throws(ChildProcess.Ending) -> [UInt8] {
        let head = try worker.read(MessageHead.size, patience: patience(seconds))
        return try worker.read(MessageHead.count(head), patience: patience(0))
    }

    /// Returns the number of seconds to wait for work that may use the given processor time. The system already limits
    /// the processor time. The limit for the elapsed time is much higher, because the machine may be busy.
    private static func patience(_ seconds: Int) -> Int { 60 + 10 * seconds }

    private func reason(_ ending: ChildProcess.Ending, _ work: SourceWork) -> String {
        switch ending {
        case .time: "reading it took over \(work.seconds) s"
        case .memory, .output: "reading it took over \(mostMemory >> 20) MiB"
        case .stack: "nested too deep: the reader's stack overflowed"
        case .signal(let signal): "signal \(signal) ended the reader"
        case .exited: "the reader ended without an answer"
        }
    }
}
