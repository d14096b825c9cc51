// This file contains system calls that Foundation does not provide, and that differ between Linux and macOS.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if canImport(CLinux)
    import CLinux
#endif

/// The properties that identify one state of a file. They are available without reading the file.
package struct FileStamp: Equatable, Sendable {
    package var size: Int64
    package var inode: Int64
    /// Nanoseconds since 1970.
    package var mtime: Int64
    /// Nanoseconds since 1970.
    package var ctime: Int64

    package init(_ status: stat) {
        size = Int64(status.st_size)
        inode = Int64(bitPattern: UInt64(status.st_ino))
        #if canImport(Darwin)
            mtime = Int64(status.st_mtimespec.tv_sec) * 1_000_000_000 + Int64(status.st_mtimespec.tv_nsec)
            ctime = Int64(status.st_ctimespec.tv_sec) * 1_000_000_000 + Int64(status.st_ctimespec.tv_nsec)
        #else
            mtime = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
            ctime = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
        #endif
    }

    /// Creates a stamp from the values that an index stores.
    package init(size: Int64, inode: Int64, mtime: Int64, ctime: Int64) {
        (self.size, self.inode, self.mtime, self.ctime) = (size, inode, mtime, ctime)
    }
}

/// Direct calls to the operating system.
package enum OperatingSystem {
    /// Converts a path to an absolute path without `.` and `..`. Links are not resolved.
    package static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The current time, in nanoseconds since 1970.
    package static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// The error of the last system call, as text.
    package static var lastError: String { String(cString: strerror(errno)) }

    /// Makes this process ignore a signal, so that the system call that causes the signal returns an error instead.
    package static func ignore(signal number: Int32) { signal(number, SIG_IGN) }

    /// Moves standard input and output to other descriptors, for a protocol that nothing else may disturb. Afterwards,
    /// standard input is empty, and everything that is written to standard output goes to standard error.
    ///
    /// - Returns: the descriptors; nil if a system call fails. New processes do not inherit them.
    package static func takeStandardStreams() -> (input: Int32, output: Int32)? {
        let (input, output) = (fcntl(0, F_DUPFD_CLOEXEC, 3), fcntl(1, F_DUPFD_CLOEXEC, 3))
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, 0) == 0, dup2(2, 1) == 1 else { return nil }
        if nothing > 2 { close(nothing) }
        return (input, output)
    }

    /// Makes all threads share one memory pool. Call this once, before a long-running process starts threads.
    ///
    /// By default, glibc keeps free memory in a pool for each thread. The work of a server moves from thread to thread, so
    /// the memory of its process would grow for a long time.
    package static func shareMemoryPool() {
        #if os(Linux)
            xibdb_limit_memory_pools(1)
        #endif
    }

    /// Whether an open file is a terminal.
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The number of columns of the terminal on standard output; nil if it is unknown.
    package static var columns: Int? {
        var size = winsize()
        return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    /// Returns the stamp of the file at a path; nil if the file does not exist. Links are followed.
    package static func stamp(_ path: String) -> FileStamp? {
        var status = stat()
        return stat(path, &status) == 0 ? FileStamp(status) : nil
    }

    /// Whether any entry exists at this path, even a broken link.
    package static func isAnything(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether the entry at a path is a regular file, and not a link to a file.
    package static func isPlainFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether a file belongs to the user of this process or to root.
    package static func isTrusted(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && (status.st_uid == geteuid() || status.st_uid == 0)
    }

    /// Returns the path with all links resolved; nil if the path does not exist.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    package static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    package static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// One entry of a folder.
    package enum Entry {
        case folder, file, other
    }

    /// Calls `body` for each entry of a folder except `.` and `..`, in any order. `body` receives the bytes of the
    /// name, the kind of the entry, and a closure that returns the stamp of the entry. The kind of a symbolic link is
    /// `other`.
    ///
    /// - Returns: false if the folder cannot be read.
    package static func forEachEntry(
        of folder: [UInt8], _ body: (UnsafeBufferPointer<UInt8>, Entry, () -> FileStamp?) -> Void
    ) -> Bool {
        let descriptor = (folder + [0]).withUnsafeBufferPointer { path in
            path.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        }
        return descriptor >= 0 && forEachEntry(of: descriptor, body)
    }

    /// Calls `body` for each entry of an open folder, and closes the folder.
    static func forEachEntry(
        of descriptor: Int32, _ body: (UnsafeBufferPointer<UInt8>, Entry, () -> FileStamp?) -> Void
    ) -> Bool {
        guard let stream = fdopendir(descriptor) else {
            close(descriptor)
            return false
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
            let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let length = strlen(name)
            if name[0] == 0x2E && (length == 1 || (length == 2 && name[1] == 0x2E)) { continue }
            let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
            func status() -> stat? {
                var status = stat()
                return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
            }
            var kind = Entry.other
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): kind = .folder
            case Int32(DT_REG): kind = .file
            case Int32(DT_UNKNOWN):
                // Some file systems only provide the kind through stat.
                let mode = status().map { $0.st_mode & S_IFMT }
                kind = mode == S_IFDIR ? .folder : mode == S_IFREG ? .file : .other
            default: break
            }
            body(UnsafeBufferPointer(start: bytes, count: length), kind) { status().map(FileStamp.init) }
        }
        return true
    }

    /// Returns the content of a regular file, at most `size` bytes.
    ///
    /// - Throws: ``SystemError`` with a message.
    package static func read(_ path: [UInt8], size: Int64) throws(SystemError) -> [UInt8] {
        // Do not wait, because the path may now lead to a pipe without a writer.
        let descriptor = (path + [0]).withUnsafeBufferPointer { path in
            path.withMemoryRebound(to: CChar.self) {
                open($0.baseAddress!, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            }
        }
        guard descriptor >= 0 else { throw SystemError(lastError) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SystemError("it is not a regular file")
        }
        return try read(from: descriptor, size: size)
    }

    /// Returns the content of a file that the user names. The file may be a pipe.
    ///
    /// - Throws: ``SystemError`` with a message, for example if the content exceeds `most` bytes.
    package static func readNamed(_ path: String, most: Int64) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(lastError) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while true {
            let more = try Pipes.next(from: descriptor)
            if more.isEmpty { return bytes }
            bytes += more
            guard bytes.count <= most else { throw SystemError("larger than \(most >> 20) MiB") }
        }
    }

    /// Returns the content of an open file, at most `size` bytes.
    static func read(from descriptor: Int32, size: Int64) throws(SystemError) -> [UInt8] {
        // All empty arrays share one storage, which must not be written to.
        guard size > 0 else { return [] }
        var failure: String?
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            while count < buffer.count {
                let got = systemRead(descriptor, buffer.baseAddress! + count, buffer.count - count)
                if got == 0 { break }
                if got < 0, errno == EINTR { continue }
                if got < 0 {
                    failure = lastError
                    break
                }
                count += got
            }
        }
        if let failure { throw SystemError(failure) }
        return bytes
    }
}

/// A failed system call.
package struct SystemError: Error {
    package let message: String
    package init(_ message: String) { self.message = message }
}
