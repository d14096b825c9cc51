import Foundation
import HostSystem
import Projects
import SourceCode
import Store

/// Reads Swift in a worker process where there is an executable for it, else
/// in this one. For one thread.
///
/// The worker is started with the first source. What ends it, or takes too
/// long, is a source that cannot be read; the others go on in a new worker.
final class SwiftReading {
    /// What is read, or why nothing is, as a sentence without its end.
    enum Answer<Value> {
        case value(Value)
        case refused(String)
    }

    /// Called with what is wrong when no worker can be started, and all is
    /// read in this process: better without the protection than not at all,
    /// as the index would keep what was not read.
    private let onProblem: (String) -> Void
    private var executable: String?
    private let mostMemory: Int
    private var worker: ChildProcess?
    /// How many answers the worker has given.
    private var answers = 0

    /// - Parameters:
    ///   - executable: what to start as a ``SourceWorker``.
    ///   - mostMemory: bytes that it may take to read.
    init(executable: String?, mostMemory: Int = SourceWork.mostMemory, onProblem: @escaping (String) -> Void) {
        (self.executable, self.mostMemory, self.onProblem) = (executable, mostMemory, onProblem)
    }

    /// Reads sources and gives what each of them holds, in their order.
    func read(_ sources: [[UInt8]], _ sought: SoughtNames = SoughtNames(), _ give: (Int, SourceFile) -> Void) {
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

    /// The constants of a manifest.
    func constants(of manifest: ManifestSource) throws(ProjectError) -> ManifestConstants {
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
                // The memory may be what the sources before it left.
                if error == .memory, answers > 0 { continue }
                give(next, .refused(reason(error, batch[next])))
                next += 1
            }
        }
    }

    /// The worker; nil where none can be started.
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

    /// Where the system finds libraries; and the runtime shall not spend time on the death of a worker.
    private static let environment =
        ["SWIFT_BACKTRACE=enable=no"]
        + ProcessInfo.processInfo.environment
        .filter { $0.key == "LD_LIBRARY_PATH" || $0.key.hasPrefix("DYLD_") }.map { "\($0.key)=\($0.value)" }.sorted()

    private static func message(from worker: ChildProcess, seconds: Int) throws(ChildProcess.Ending) -> [UInt8] {
        let head = try worker.read(MessageHead.size, patience: patience(seconds))
        return try worker.read(MessageHead.count(head), patience: patience(0))
    }

    /// Seconds to wait for what takes so many seconds of work, which the
    /// system itself counts: long, for a busy machine.
    private static func patience(_ seconds: Int) -> Int { 60 + 10 * seconds }

    private func reason(_ ending: ChildProcess.Ending, _ work: SourceWork) -> String {
        switch ending {
        case .time: "reading it took over \(work.seconds) s"
        case .memory, .output: "reading it took over \(mostMemory >> 20) MiB"
        case .stack: "nested too deep: the reader's stack ran out"
        case .signal(let signal): "the reader gave up (signal \(signal))"
        case .exited: "the reader ended without an answer"
        }
    }
}
