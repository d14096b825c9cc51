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

    private struct Unfinished {
        /// The folder and the name of each file, by its descriptor.
        var files: [Int32: (folder: OpenFolder, name: String)] = [:]
        /// Whether the process is about to end, so that it must not create another file.
        var isEnding = false
    }

    /// The unfinished files of this process. If a time limit ends the process, the thread that ends it cannot access
    /// the objects of this class.
    private static let unfinished = Shared(Unfinished())

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
            let (descriptor, isHeld) = try Self.open(newName, in: folder)
            if isHeld {
                var held = stat()
                fstat(descriptor, &held)
                self.descriptor = descriptor
                inode = FileStamp(held).inode
                ftruncate(descriptor, 0)
                // SQLite would read these files as a part of the new file.
                for suffix in IndexFile.journalSuffixes { folder.remove(newName + suffix) }
                return
            }
            // The other process may move the file to the target, so the file is opened again when that process is done.
            defer { close(descriptor) }
            guard try OperatingSystem.lock(descriptor, waits: waits) else { return nil }
        }
    }

    /// Creates or opens a new file. If no other process has a lock on it, locks it and adds it to the unfinished files.
    ///
    /// - Returns: the descriptor, and whether this process now has the lock on the file with this name.
    /// - Throws: ``SystemError``.
    private static func open(
        _ name: String, in folder: OpenFolder
    ) throws(SystemError) -> (descriptor: Int32, isHeld: Bool) {
        // A time limit can end the process at any time. Therefore the file is created and added in one step.
        try unfinished.withLock { unfinished throws(SystemError) in
            guard !unfinished.isEnding else { throw SystemError("the process is ending") }
            // A repository can contain a link with this name, and the link may point to a private file of the user.
            let descriptor = try folder.openFile(name)
            do throws(SystemError) {
                guard isOurs(descriptor) else {
                    throw SystemError("\(folder.path)/\(name) was not created by xibdb: remove it")
                }
                var held = stat()
                fstat(descriptor, &held)
                // The process that had the lock before may have moved the file to the target in the meantime.
                let isHeld =
                    try OperatingSystem.lock(descriptor, waits: false)
                    && OperatingSystem.stamp(folder.path + "/" + name)?.inode == FileStamp(held).inode
                if isHeld { unfinished.files[descriptor] = (folder, name) }
                return (descriptor, isHeld)
            } catch {
                close(descriptor)
                throw error
            }
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
        Self.unfinished.withLock { $0.files[descriptor] = nil }
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
        try Self.unfinished.withLock { unfinished throws(SystemError) in
            try folder.move(newName, to: name)
            unfinished.files[descriptor] = nil
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
        Self.unfinished.withLock {
            folder.remove(newName)
            $0.files[descriptor] = nil
        }
    }

    /// Deletes all unfinished files of this process, before the process ends. Later, no file can be created.
    package static func discardAll() {
        unfinished.withLock {
            for (folder, name) in $0.files.values { folder.remove(name) }
            $0 = Unfinished(isEnding: true)
        }
    }
}
