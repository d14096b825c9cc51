import Foundation
import HostSystem
import SourceCode

/// The inputs of one kind, and the process that reads them.
struct Round {
    struct Report {
        var kind: Kind
        var inputs = 0
        /// The number of inputs that crashed the reader or took too long. If inputs of this kind are allowed to exceed
        /// a limit, only crashes count.
        var failures = 0
        /// If inputs of this kind are allowed to exceed a limit: the number of inputs that exceeded one.
        var givenUp = 0
        var slowest = (number: 0, microseconds: 0)
        var seconds = 0

        var line: String {
            let slow = "slowest \(slowest.microseconds / 1000) ms (\(slowest.number))"
            return
                "\(kind.rawValue): \(inputs) inputs in \(seconds) s, \(failures) failures, \(givenUp) given up, \(slow)"
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
        let start = Date()
        while report.inputs < settings.rounds {
            var bytes: [UInt8] = []
            do throws(ChildProcess.Ending) {
                let reader = Self.reader(of: kind)
                // The reader sends its first number when it has started.
                _ = try reader.read(8, patience: 120)
                while report.inputs < settings.rounds {
                    bytes = inputs[report.inputs]
                    try reader.write(Reader.number(bytes.count) + bytes, patience: 120)
                    let microseconds = Reader.number(try reader.read(8, patience: 120))
                    if microseconds > report.slowest.microseconds { report.slowest = (report.inputs, microseconds) }
                    if microseconds > Reader.mostMicroseconds(for: bytes.count) {
                        note(&report, bytes, "took \(microseconds / 1000) ms")
                    }
                    report.inputs += 1
                }
            } catch {
                note(&report, bytes, "\(error)")
                report.inputs += 1
            }
        }
        report.seconds = Int(Date().timeIntervalSince(start))
        return report
    }

    private static func reader(of kind: Kind) -> ChildProcess {
        do {
            return try ChildProcess(
                OperatingSystem.executable ?? "", ["--only", kind.rawValue, "--read"],
                environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" } + [
                    "SWIFT_BACKTRACE=enable=no"
                ],
                mostMemory: Reader.mostMemory)
        } catch { fatalError("the reader cannot be started: \(error.message)") }
    }

    private func note(_ report: inout Report, _ bytes: [UInt8], _ reason: String) {
        // If inputs of this kind are allowed to exceed a limit, only a signal (a crash) is a defect.
        guard !kind.mayEndReader || reason.hasPrefix("signal") else {
            report.givenUp += 1
            return
        }
        report.failures += 1
        let path = "\(settings.out)/\(kind.rawValue)-\(settings.seed)-\(report.inputs)"
        if FileManager.default.createFile(atPath: path, contents: Data(bytes)) { print("\(path): \(reason)") }
    }
}

/// Reads the inputs that it receives, and reports how long each one took.
struct Reader {
    static let mostMemory = 1 << 30
    /// Returns the time limit for an input: 100 ms plus 4 s for each megabyte, at most 500 ms. This is double the limit
    /// of xibdb, because the machine may be busy. In a debug build, the limit is 10 s.
    #if DEBUG
        static func mostMicroseconds(for bytes: Int) -> Int { 10_000_000 }
        static let mostSeconds = 30
    #else
        static func mostMicroseconds(for bytes: Int) -> Int { min(100_000 + 4 * bytes, 500_000) }
        static let mostSeconds = 3
    #endif

    let kind: Kind

    func run() -> Never {
        let kind = kind
        let thread = Thread {
            OperatingSystem.tellStackFromMemory(stack: DeepStack.size)
            OperatingSystem.limitMemory(Self.mostMemory)
            Self.say(0)
            while let head = Pipes.read(8), let bytes = Pipes.read(Self.number(head)) {
                OperatingSystem.limitWork(Self.mostSeconds)
                let start = clock()
                kind.read(bytes)
                Self.say(Int(clock() - start) * 1_000_000 / Int(CLOCKS_PER_SEC))
            }
            exit(0)
        }
        thread.stackSize = DeepStack.size
        thread.start()
        while true { sleep(.max) }
    }

    private static func say(_ number: Int) {
        if !Pipes.write(Self.number(number)) { exit(0) }
    }

    static func number(_ number: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    static func number(_ bytes: [UInt8]) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
