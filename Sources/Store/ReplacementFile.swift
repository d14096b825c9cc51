import Foundation
import HostSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A new file beside the file that it will replace.
///
/// Only one process at a time holds the file. A process that is killed leaves the file unlocked, and the next process
/// empties it.
package final class ReplacementFile {
    package let path: String
    /// The inode that the index will have.
    package let inode: Int64
    private let target: String
    /// The folder of both files, and their names in it.
    private let folder: OpenFolder
    private let (name, newName): (String, String)
    private let descriptor: Int32

    /// The unfinished files of this process. A time limit ends the process on a thread that does not know these
    /// objects.
    private static let inWork = Shared<[Int32: (folder: OpenFolder, name: String)]>([:])

    /// Creates or opens the new file of a target, and locks it.
    ///
    /// - Parameter waits: whether to wait for another process that holds the file.
    /// - Returns: nil if another process holds the file and `waits` is false.
    /// - Throws: ``SystemError`` if the folder is not writable, or if the target is not a regular file. Also if the
    ///   name of the new file belongs to a file that xibdb did not create, or the name of a journal to a folder.
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
        // SQLite would open these files with the index. They are removed later, but a folder cannot be removed.
        for journal in [name, newName].flatMap({ name in IndexFile.journalSuffixes.map { name + $0 } })
        where folder.kind(of: journal) == .folder {
            throw SystemError("\(folder.path)/\(journal) is a folder: remove it")
        }
        while true {
            // A repository can contain anything. A link with this name may lead to a file of the user.
            let descriptor = try folder.openFile(newName)
            guard Self.isOurs(descriptor) else {
                close(descriptor)
                throw SystemError("\(path) was not created by xibdb: remove it")
            }
            var isHeld = flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) == 0
            while !isHeld, errno == EINTR { isHeld = flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) == 0 }
            guard isHeld else {
                let isBusy = errno == EWOULDBLOCK
                let reason = OperatingSystem.lastError
                close(descriptor)
                if isBusy { return nil }
                throw SystemError(reason)
            }
            // The previous holder may have moved the file into place meanwhile.
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

    /// Whether a file looks like one that xibdb created: it is regular, has one hard link, and is empty or a SQLite
    /// database.
    ///
    /// SQLite may write its first page last. If a run was killed before that, the header is a hole, which reads as
    /// zeros.
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
    ///
    /// If the file system can share blocks, both files share them. Otherwise the kernel makes one copy.
    package func copyTarget() throws(SystemError) {
        let source = open(target, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw SystemError(OperatingSystem.lastError) }
        defer { close(source) }
        #if canImport(Darwin)
            guard fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_DATA)) == 0 else {
                throw SystemError(OperatingSystem.lastError)
            }
        #else
            // FICLONE of linux/fs.h. Swift does not import this macro.
            if ioctl(descriptor, 0x4004_9409, source) == 0 { return }
            while true {
                let count = sendfile(descriptor, source, nil, 1 << 30)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw SystemError(OperatingSystem.lastError) }
                if count == 0 { return }
            }
        #endif
    }

    /// Replaces the target with the file, in one step.
    ///
    /// The file is not forced to the disk, because an index can be made again.
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
