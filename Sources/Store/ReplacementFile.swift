import Foundation
import HostSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is being made beside the one it shall replace. Only one
/// process at a time holds it; a process that is killed leaves it unlocked,
/// and the next one starts it afresh.
package final class ReplacementFile {
    package let path: String
    /// The inode that the index will have.
    package let inode: Int64
    private let target: String
    /// The folder of both, and their names there.
    private let folder: OpenFolder
    private let (name, newName): (String, String)
    private let descriptor: Int32

    /// Those of this process that are being made. A time limit ends the process on a thread that knows none of them.
    private static let inWork = Shared<[Int32: (folder: OpenFolder, name: String)]>([:])

    /// - Parameter waits: whether to wait for another process that is making it.
    /// - Returns: nil where another process is making it.
    /// - Throws: ``SystemError`` where the folder cannot be written, and for
    ///   a target that is not a regular file, or a folder in the place of a journal.
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
        // SQLite would open these with the index. Anything but a folder is removed before that.
        for journal in [name, newName].flatMap({ name in IndexFile.companions.map { name + $0 } })
        where folder.kind(of: journal) == .folder {
            throw SystemError("\(folder.path)/\(journal) is a folder: remove it")
        }
        while true {
            // A repository may hold anything, also a link of this name that
            // leads to a file of the user's.
            let descriptor = try folder.openFile(newName)
            guard Self.isOurs(descriptor) else {
                close(descriptor)
                throw SystemError("\(path) is in the way")
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
            // Whoever held it may have moved it into place meanwhile.
            var held = stat()
            fstat(descriptor, &held)
            if let current = OperatingSystem.stamp(path), current.inode == FileStamp(held).inode {
                self.descriptor = descriptor
                inode = current.inode
                ftruncate(descriptor, 0)
                // SQLite would take what these say for a part of it.
                for companion in IndexFile.companions { folder.remove(newName + companion) }
                Self.inWork.withLock { $0[descriptor] = (folder, newName) }
                return
            }
            close(descriptor)
        }
    }

    /// Whether a file is one that a run like this one made: a regular file of
    /// one name, empty or a SQLite database. SQLite may write its first page
    /// last: of a run that was killed before, the head is a hole.
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

    /// Fills it with the content of the file that it shall replace: with the
    /// same blocks where the file system can share them, else by one copy
    /// that the kernel makes.
    package func copyTarget() throws(SystemError) {
        let source = open(target, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw SystemError(OperatingSystem.lastError) }
        defer { close(source) }
        #if canImport(Darwin)
            guard fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_DATA)) == 0 else {
                throw SystemError(OperatingSystem.lastError)
            }
        #else
            // FICLONE of linux/fs.h, a macro that Swift does not see.
            if ioctl(descriptor, 0x4004_9409, source) == 0 { return }
            while true {
                let count = sendfile(descriptor, source, nil, 1 << 30)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw SystemError(OperatingSystem.lastError) }
                if count == 0 { return }
            }
        #endif
    }

    /// Puts it in the place of the other file, in one step. It is not forced
    /// to the disk: an index can be made again.
    ///
    /// - Parameter mtime: the time of last change that it shall have, in
    ///   nanoseconds since 1970.
    package func replaceTarget(mtime: Int64) throws(SystemError) {
        let time = timespec(tv_sec: Int(mtime / 1_000_000_000), tv_nsec: Int(mtime % 1_000_000_000))
        guard futimens(descriptor, [time, time]) == 0 else { throw SystemError(OperatingSystem.lastError) }
        for companion in IndexFile.companions { folder.remove(name + companion) }
        try Self.inWork.withLock { inWork throws(SystemError) in
            try folder.move(newName, to: name)
            inWork[descriptor] = nil
        }
    }

    /// Makes it an empty file again.
    package func empty() throws(SystemError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw SystemError(OperatingSystem.lastError)
        }
    }

    /// Gives it up.
    package func discard() {
        Self.inWork.withLock {
            folder.remove(newName)
            $0[descriptor] = nil
        }
    }

    /// Gives up all that this process makes, before it ends.
    package static func discardAll() {
        inWork.withLock {
            for (folder, name) in $0.values { folder.remove(name) }
            $0 = [:]
        }
    }
}
