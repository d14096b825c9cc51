import Foundation
import HostSystem
import SourceCode

/// A process that reads Swift code for another process.
///
/// It reads requests from its standard input, and writes the results to its standard output. It cannot open any other
/// file. It ends when its input ends.
package enum SourceWorker {
    /// The argument that starts an executable as a worker. The executable then calls ``run()``.
    ///
    /// The next argument is the maximum memory for reading, in bytes.
    package static let argument = "--read-sources"

    /// The first message of a worker. It distinguishes a worker from other programs.
    static let greeting = Array("xibdb \(Version.current) reads".utf8)

    /// Reads requests until there are no more.
    package static func run() -> Never {
        let mostMemory = CommandLine.arguments.last.flatMap { Int($0) } ?? SourceWork.mostMemory
        Parallel.start(stackSize: DeepStack.size) {
            OperatingSystem.tellStackFromMemory(stack: DeepStack.size)
            OperatingSystem.limitMemory(mostMemory)
            OperatingSystem.giveUpFiles()
            // The greeting confirms that all of these limits are set.
            say(greeting)
            while let batch = nextBatch() {
                for work in batch {
                    OperatingSystem.limitWork(work.seconds)
                    say(work.packedResult())
                }
            }
            exit(0)
        }
        while true { sleep(.max) }
    }

    private static func nextBatch() -> [SourceWork]? {
        guard let head = Pipes.read(MessageHead.size), let message = Pipes.read(MessageHead.count(head)) else {
            return nil
        }
        return try? [SourceWork](packed: message)
    }

    private static func say(_ message: [UInt8]) {
        if !Pipes.write(MessageHead.of(message) + message) { exit(0) }
    }
}

/// The head of a message. It contains the size of the message in bytes.
enum MessageHead {
    static let size = 8

    static func of(_ message: [UInt8]) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    }

    static func count(_ head: [UInt8]) -> Int { head.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
