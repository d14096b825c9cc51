import Foundation
import HostSystem
import SourceCode

/// The process that reads Swift for another one: takes pieces of work from its
/// standard input, and writes what it has read to its standard output.
///
/// It has no other file, can open none, and ends with its input.
package enum SourceWorker {
    /// The argument that makes a worker of an executable which calls ``run()`` for it. A number of bytes
    /// behind it is the memory that reading may take.
    package static let argument = "--read-sources"

    /// What it says first, so that nothing else is taken for it.
    static let greeting = Array("xibdb \(Version.current) reads".utf8)

    /// Works until there is no more work.
    package static func run() -> Never {
        let mostMemory = CommandLine.arguments.last.flatMap { Int($0) } ?? SourceWork.mostMemory
        Parallel.start(stackSize: SwiftReader.stackSize) {
            OperatingSystem.tellStackFromMemory(stack: SwiftReader.stackSize)
            OperatingSystem.limitMemory(mostMemory)
            OperatingSystem.giveUpFiles()
            // Whoever hears it may rely on all that.
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

/// What stands before a message: how many bytes it has.
enum MessageHead {
    static let size = 8

    static func of(_ message: [UInt8]) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    }

    static func count(_ head: [UInt8]) -> Int { head.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
