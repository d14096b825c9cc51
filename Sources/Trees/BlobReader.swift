import Foundation
import Store

/// Reads blobs of a repository by their ids, all through one
/// `git cat-file --batch`.
package final class BlobReader: @unchecked Sendable {
    private let git: Git
    // Guarded by the lock.
    private let lock = NSLock()
    private var conversation: Conversation?

    package init(_ git: Git) { self.git = git }

    /// Starts git beside whatever else is done, where blobs will be wanted: to start it takes longer than to read most of them.
    package func begin() {
        Thread { [self] in
            lock.withLock { if conversation == nil { conversation = try? Conversation(git) } }
        }.start()
    }

    /// The content of a blob.
    ///
    /// - Throws: ``SystemError`` where the repository lacks it, or holds it damaged.
    package func content(of blob: String) throws(SystemError) -> [UInt8] {
        lock.lock()
        defer { lock.unlock() }
        let asked: Conversation
        if let conversation { asked = conversation } else { asked = try Conversation(git) }
        conversation = asked
        // git may end at an object that is damaged; the next blob gets a new one.
        defer { if asked.isOver { conversation = nil } }
        return try asked.content(of: blob)
    }

    /// One running git, asked a blob at a time.
    private final class Conversation {
        private let process: Process
        private let input = Pipe()
        private let output = Pipe()
        private var buffer: [UInt8] = []
        private var unread = 0..<0
        private(set) var isOver = false

        init(_ git: Git) throws(SystemError) {
            process = git.process(["cat-file", "--batch"])
            process.standardInput = input
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            do { try process.run() } catch { throw SystemError("git could not be started") }
        }

        deinit {
            // The end of its input ends it.
            try? input.fileHandleForWriting.close()
            try? output.fileHandleForReading.close()
        }

        /// git answers `ID blob SIZE`, the bytes, and a newline; or `ID missing`.
        func content(of blob: String) throws(SystemError) -> [UInt8] {
            guard Pipes.write(Array((blob + "\n").utf8), to: input.fileHandleForWriting.fileDescriptor) else { throw ended() }
            let words = try line().split(separator: " ")
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else {
                throw SystemError("the repository does not hold its content")
            }
            let content = try bytes(size)
            _ = try bytes(1)
            return content
        }

        private func line() throws(SystemError) -> String {
            var line: [UInt8] = []
            while true {
                let part = buffer[unread]
                if let end = part.firstIndex(of: UInt8(ascii: "\n")) {
                    line += part[..<end]
                    unread = (end + 1)..<unread.upperBound
                    return String(decoding: line, as: UTF8.self)
                }
                line += part
                try fill()
            }
        }

        private func bytes(_ count: Int) throws(SystemError) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            while true {
                let part = buffer[unread].prefix(count - bytes.count)
                bytes += part
                unread = (unread.lowerBound + part.count)..<unread.upperBound
                if bytes.count == count { return bytes }
                try fill()
            }
        }

        private func fill() throws(SystemError) {
            guard let more = try? Pipes.next(from: output.fileHandleForReading.fileDescriptor), !more.isEmpty else { throw ended() }
            (buffer, unread) = (more, more.indices)
        }

        private func ended() -> SystemError {
            isOver = true
            return SystemError("git cannot read its content from the repository")
        }
    }
}
