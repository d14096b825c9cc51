import Foundation
import SourceCode
import Store

/// The inputs of one kind, handed to a process that reads them.
struct Round {
    struct Report {
        var kind: Kind
        var inputs = 0
        /// Inputs that ended a reader which must not end, or took too long.
        var failures = 0
        /// Inputs that a reader was given up for which may be.
        var givenUp = 0
        var slowest = (number: 0, microseconds: 0)

        var line: String {
            let slow = "slowest \(slowest.microseconds / 1000) ms (\(slowest.number))"
            return "\(kind.rawValue): \(inputs) inputs, \(failures) failures, \(givenUp) given up, \(slow)"
        }
    }

    private let kind: Kind
    private let settings: Settings
    private let inputs: Inputs

    init(_ kind: Kind, _ settings: Settings) {
        (self.kind, self.settings) = (kind, settings)
        inputs = Inputs(kind, settings)
    }

    func run() -> Report {
        var report = Report(kind: kind)
        var next = 0
        while next < settings.rounds {
            do throws(ChildProcess.Ending) {
                let reader: ChildProcess
                do {
                    reader = try ChildProcess(
                        OperatingSystem.executable ?? "", settings.arguments(kind, from: next),
                        environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" } + ["SWIFT_BACKTRACE=enable=no"],
                        mostMemory: Reader.mostMemory)
                } catch { fatalError("the reader cannot be started: \(error.message)") }
                // The first word is that it has begun.
                _ = try reader.read(8, patience: 120)
                while next < settings.rounds {
                    let microseconds = try reader.read(8, patience: 120).reversed().reduce(0) { $0 << 8 | Int($1) }
                    if microseconds > report.slowest.microseconds { report.slowest = (next, microseconds) }
                    if microseconds > Reader.mostMicroseconds { note(&report, next, "took \(microseconds / 1000) ms") }
                    next += 1
                }
            } catch {
                note(&report, next, "\(error)", isEnd: true)
                next += 1
            }
        }
        report.inputs = next
        return report
    }

    private func note(_ report: inout Report, _ number: Int, _ reason: String, isEnd: Bool = false) {
        // Of a reader that may be given up, only what the runtime stops is a defect of ours.
        let isGivenUp = kind.mayEndReader && !reason.hasPrefix("signal")
        if isGivenUp { report.givenUp += 1 } else { report.failures += 1 }
        let path = "\(settings.out)/\(kind.rawValue)-\(settings.seed)-\(number)"
        let isWritten = !isGivenUp && FileManager.default.createFile(atPath: path, contents: Data(inputs[number]))
        if isWritten { print("\(path): \(reason)") }
    }
}

/// Reads the inputs, and says of each how long that took.
struct Reader {
    static let mostMemory = 1 << 30
    /// 128 KB at 2 s for each megabyte are a quarter of a second; a busy machine may double it.
    #if DEBUG
    static let mostMicroseconds = 10_000_000
    static let mostSeconds = 30
    #else
    static let mostMicroseconds = 500_000
    static let mostSeconds = 3
    #endif

    let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    func run() -> Never {
        let (kind, settings) = (Kind(rawValue: settings.only ?? "") ?? .document, settings)
        let thread = Thread {
            let inputs = Inputs(kind, settings)
            OperatingSystem.tellStackFromMemory(stack: SwiftReader.stackSize)
            OperatingSystem.limitMemory(Self.mostMemory)
            Self.say(0)
            for number in settings.first..<settings.rounds {
                let bytes = inputs[number]
                OperatingSystem.limitWork(Self.mostSeconds)
                let start = clock()
                kind.read(bytes)
                Self.say(Int(clock() - start) * 1_000_000 / Int(CLOCKS_PER_SEC))
                // What the next input takes to be made is not its reader's.
                OperatingSystem.limitWork(Self.mostSeconds * 100)
            }
            exit(0)
        }
        thread.stackSize = SwiftReader.stackSize
        thread.start()
        while true { sleep(.max) }
    }

    private static func say(_ number: Int) {
        if !StandardPipes.write((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }) { exit(0) }
    }
}
