import Foundation
import HostSystem

/// Reads blobs of a repository by their ids, all through one
/// `git cat-file --batch`.
package final class BlobReader: Sendable {
    private let git: Git
    private let conversation = Shared<Conversation?>(nil)

    package init(_ git: Git) { self.git = git }

    /// Starts git beside whatever else is done, where blobs will be wanted: to start it takes longer than to read most of them.
    package func begin() {
        Parallel.start { [git, conversation] in
            conversation.withLock { if $0 == nil { $0 = try? Conversation(git) } }
        }
    }

    /// Bytes of the largest content that is read where nothing else is said, as of a file.
    package static let mostBytes = ScanOptions().maxFileSize

    /// The content of a blob.
    ///
    /// - Parameter most: bytes of the largest that is read.
    /// - Throws: ``SystemError`` where the repository lacks it or holds it damaged, and for a larger one.
    package func content(of blob: ObjectID, most: Int64 = mostBytes) throws(SystemError) -> [UInt8] {
        try conversation.withLock { conversation throws(SystemError) in
            let asked: Conversation
            if let conversation { asked = conversation } else { asked = try Conversation(git) }
            conversation = asked
            // git may end at an object that is damaged; the next blob gets a new one.
            defer { if asked.isOver { conversation = nil } }
            return try asked.content(of: blob, most)
        }
    }

    /// One running git, asked a blob at a time.
    private final class Conversation {
        private let process: ChildProcess
        private(set) var isOver = false

        /// Seconds in which git must say something: to find a blob in a large repository takes less.
        private static let patience = 60

        init(_ git: Git) throws(SystemError) {
            do throws(Git.Failure) { process = try git.conversation(.catFile, ["--batch"]) } catch {
                throw SystemError(error.message)
            }
        }

        /// git answers `ID blob SIZE`, the bytes, and a newline; or `ID missing`.
        func content(of blob: ObjectID, _ most: Int64) throws(SystemError) -> [UInt8] {
            var size = 0
            do throws(ChildProcess.Ending) {
                try process.write(Array((blob.text + "\n").utf8), patience: Self.patience)
                let words = String(decoding: try process.readLine(patience: Self.patience), as: UTF8.self).split(
                    separator: " ")
                if words.count == 3, words[1] == "blob" { size = Int(words[2]) ?? -1 }
                if words.count == 3, words[1] == "blob", size >= 0, size <= most {
                    let content = try process.read(size, patience: Self.patience)
                    _ = try process.read(1, patience: Self.patience)
                    return content
                }
                // What else git says, as the content of a folder, is not read: the next question is for another git.
                isOver = words.last != "missing"
            } catch {
                isOver = true
                if error == .time { Git.giveUp() }
                throw SystemError("git cannot read its content from the repository")
            }
            throw SystemError(
                size > most ? "larger than \(most >> 20) MiB" : "the repository does not hold its content")
        }
    }
}
