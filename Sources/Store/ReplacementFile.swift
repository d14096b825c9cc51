import Foundation
import HostSystem

/// A new file next to the file that it will replace.
///
/// Only one process at a time has a lock on the file. If that process is killed, the file remains without a lock, and
/// the next process empties it.
package final class ReplacementFile {
    package let path: String
    /// The inode of this file, and later of the index.
    package let inode: Int64
    private let target: String
    /// The folder that contains both files.
    private let folder: OpenFolder
    /// The names of the target and of the new file.
    private let (name, newName): (String, String)
    private let descriptor: Int32

    /// The unfinished files of this process. If a time limit ends the process, the thread that ends it cannot access
    /// the objects of this class.
    private static let inWork = Shared<[Int32: (folder: OpenFolder, name: String)]>([:])

    /// Creates or opens the new file for a target, and locks it.
    ///
    /// - Parameter waits: whether to wait for another process that has a lock on the file.
    /// - Returns: nil if another process has a lock on the file and `waits` is false.
    /// - Throws: ``SystemError`` in these cases: the folder is not writable; the target is not a regular file; a file
    ///   with the name of the new file exists, but xibdb did not create it; a folder is at the path of a journal.
    package init?(of target: String, waits: Bool) throws(SystemError) {
        self.target = target
        path = target + ".xibdb-new"
        (folder, name) = try OpenFolder.holding(target)
        newName = name + ".xibdb-new"
        switch folder.kind(of: name) {
        case nil, .file: break
        case .link: throw SystemError("\(target) is a symbolic link")
        case .folder, .other: throw SystemError("\(target) is not a regular file")
        }
        // SQLite would open these files with the index. They are removed later, but this is not possible for a folder.
        for journal in [name, newName].flatMap({ name in IndexFile.journalSuffixes.map { name + $0 } })
        where folder.kind(of: journal) == .folder {
            throw SystemError("\(folder.path)/\(journal) is a folder: remove it")
        }
        while true {
            // A repository can contain a link with this name, and the link may point to a private file of the user.
            let descriptor = try folder.openFile(newName)
            guard Self.isOurs(descriptor) else {
                close(descriptor)
                throw SystemError("\(path) was not created by xibdb: remove it")
            }
            do throws(SystemError) {
                guard try OperatingSystem.lock(descriptor, waits: waits) else {
                    close(descriptor)
                    return nil
                }
            } catch {
                close(descriptor)
                throw error
            }
            // The process that had the lock before may have moved the file to the target in the meantime.
            var held = stat()
            fstat(descriptor, &held)
            if let current = OperatingSystem.stamp(path), current.inode == FileStamp(held).inode {
                self.descriptor = descriptor
                inode = current.inode
                ftruncate(descriptor, 0)
                // SQLite would read these files as a part of the new file.
                for suffix in IndexFile.journalSuffixes { folder.remove(newName + suffix) }
                Self.inWork.withLock { $0[descriptor] = (folder, newName) }
                return
            }
            close(descriptor)
        }
    }

    /// Whether xibdb probably created a file: it is regular, has one hard link, and is empty or a SQLite database.
    ///
    /// SQLite may write the first page of the file last. If a run was killed before that, the header is a hole in the
    /// file and consists of zeros.
    private static func isOurs(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else {
            return false
        }
        if status.st_size == 0 { return true }
        let magic = Array("SQLite format 3".utf8)
        var head = [UInt8](repeating: 0, count: magic.count)
        return pread(descriptor, &head, head.count, 0) == head.count
            && (head == magic || head.allSatisfy { $0 == 0 })
    }

    deinit {
        Self.inWork.withLock { $0[descriptor] = nil }
        close(descriptor)
    }

    /// Copies the content of the target into the file.
    package func copyTarget() throws(SystemError) {
        try OperatingSystem.copy(target, to: descriptor)
    }

    /// Replaces the target with the file, in one step.
    ///
    /// The file is not flushed to the disk, because an index can be rebuilt.
    ///
    /// - Parameter mtime: the modification time of the file, in nanoseconds since 1970.
    package func replaceTarget(mtime: Int64) throws(SystemError) {
        let time = timespec(tv_sec: Int(mtime / 1_000_000_000), tv_nsec: Int(mtime % 1_000_000_000))
        guard futimens(descriptor, [time, time]) == 0 else { throw SystemError(OperatingSystem.lastError) }
        for suffix in IndexFile.journalSuffixes { folder.remove(name + suffix) }
        try Self.inWork.withLock { inWork throws(SystemError) in
            try folder.move(newName, to: name)
            inWork[descriptor] = nil
        }
    }

    /// Makes the file empty again.
    package func empty() throws(SystemError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw SystemError(OperatingSystem.lastError)
        }
    }

    /// Deletes the file.
    package func discard() {
        Self.inWork.withLock {
            folder.remove(newName)
            $0[descriptor] = nil
        }
    }

    /// Deletes all unfinished files of this process, before the process ends.
    package static func discardAll() {
        inWork.withLock {
            for (folder, name) in $0.values { folder.remove(name) }
            $0 = [:]
        }
    }
}
