// This file contains operations on whole files that differ between Linux and macOS.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OperatingSystem {
    /// Acquires an exclusive lock on a file that is open for writing. The end of the process, or `close`, releases the
    /// lock. SQLite can still lock the file.
    ///
    /// - Parameter waits: whether to wait for another process that has the lock.
    /// - Returns: false if another process has the lock and `waits` is false.
    /// - Throws: ``SystemError`` with a message.
    package static func lock(_ descriptor: Int32, waits: Bool) throws(SystemError) -> Bool {
        while true {
            #if canImport(Darwin)
                // On macOS, `flock` excludes the `fcntl` locks of SQLite, even in the same process. Therefore this code
                // only locks the first byte. SQLite locks bytes after the first GiB.
                var range = flock(l_start: 0, l_len: 1, l_pid: 0, l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET))
                let isHeld = fcntl(descriptor, waits ? F_OFD_SETLKW : F_OFD_SETLK, &range) == 0
            #else
                let isHeld = flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) == 0
            #endif
            if isHeld { return true }
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw SystemError(lastError) }
        }
    }

    /// Copies the content of a file to the beginning of an empty open file.
    ///
    /// On Linux, both files share the same blocks if the file system supports it. Otherwise, the kernel copies the
    /// content.
    ///
    /// - Throws: ``SystemError`` with a message.
    package static func copy(_ path: String, to descriptor: Int32) throws(SystemError) {
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw SystemError(lastError) }
        defer { close(source) }
        #if canImport(Darwin)
            guard fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_DATA)) == 0 else {
                throw SystemError(lastError)
            }
        #else
            // This number is FICLONE from linux/fs.h. Swift does not import the macro.
            if ioctl(descriptor, 0x4004_9409, source) == 0 { return }
            while true {
                let count = sendfile(descriptor, source, nil, 1 << 30)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw SystemError(lastError) }
                if count == 0 { return }
            }
        #endif
    }
}
