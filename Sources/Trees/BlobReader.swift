import Foundation
import HostSystem

/// Reads blobs of a repository by id. A single `git cat-file --batch` process returns all of them.
package final class BlobReader: Sendable {
    private let git: Git
    private let conversation = Shared<Conversation?>(nil)

    package init(_ git: Git) { self.git = git }

    /// Starts git in the background before blobs are needed, because starting git takes longer than reading most blobs.
    package func begin() {
        Parallel.start { [git, conversation] in
            conversation.withLock { if $0 == nil { $0 = try? Conversation(git) } }
        }
    }

    /// The default size limit of one blob in bytes. The limit is the same as for a file on the disk.
    package static let mostBytes = ScanOptions().maxFileSize

    /// Returns the content of a blob.
    ///
    /// - Parameter most: the maximum size in bytes.
    /// - Throws: ``SystemError`` if the content is missing, damaged, or larger than `most`.
    package func content(of blob: ObjectID, most: Int64 = mostBytes) throws(SystemError) -> [UInt8] {
        try conversation.withLock { conversation throws(SystemError) in
            let asked: Conversation
            if let conversation { asked = conversation } else { asked = try Conversation(git) }
            conversation = asked
            // git may exit when it reads a damaged object. The next request then starts a new process.
            defer { if asked.isOver { conversation = nil } }
            return try asked.content(of: blob, most)
        }
    }

    /// A running git process that answers one blob request at a time.
    private final class Conversation {
        private let process: ChildProcess
        private(set) var isOver = false

        /// The time limit for one answer, in seconds. Even in a large repository, git finds a blob faster than this.
        private static let patience = 60

        init(_ git: Git) throws(SystemError) {
            do throws(Git.Failure) { process = try git.conversation(.catFile, ["--batch"]) } catch {
                throw SystemError(error.message)
            }
        }

        /// Reads one answer of git: `ID blob SIZE`, the bytes, and a newline; or `ID missing`.
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
                // Other output, such as the content of a folder, is not read. The next request starts a new git
                // process.
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
