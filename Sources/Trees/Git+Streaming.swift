import Foundation
import Store

extension Git {
    /// Runs git and hands out what it says as it comes, for answers that are long.
    ///
    /// - Parameter patience: seconds that it may take for all.
    /// - Throws: ``Failure`` with what it says on stderr where it does not end well.
    package func stream(_ arguments: [String], patience: Double = 3600, _ take: ([UInt8]) -> Void) throws(Failure) {
        let process = process(arguments)
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        // `waitUntilExit` looks only every 50 ms whether git has ended.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw Failure(message: "git could not be started") }
        let said = Saying(errors.fileHandleForReading)
        let alarm = Alarm(after: patience) { kill(process.processIdentifier, SIGKILL) }
        while let bytes = try? Pipes.next(from: output.fileHandleForReading.fileDescriptor), !bytes.isEmpty { take(bytes) }
        ended.wait()
        alarm.turnOff()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(message: said.firstLine ?? "git ended with status \(process.terminationStatus)")
        }
    }
}
