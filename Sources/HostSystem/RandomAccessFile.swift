import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A regular file that is open for reading at any position.
package final class RandomAccessFile: Sendable {
    private let descriptor: Int32
    /// The stamp that the file had when it was opened.
    package let stamp: FileStamp

    /// Opens a file. The path may contain links, because the user named the path.
    ///
    /// - Throws: ``SystemError`` with a message, for example if the path does not lead to a regular file.
    package init(_ path: String) throws(SystemError) {
        // Do not wait, because the path may lead to a pipe without a writer.
        let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else { throw SystemError(OperatingSystem.lastError) }
        var status = stat()
        guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(opened)
            throw SystemError("it is not a regular file")
        }
        descriptor = opened
        stamp = FileStamp(status)
    }

    deinit { close(descriptor) }

    /// Reads bytes into a buffer.
    ///
    /// - Parameter offset: the position of the first byte in the file.
    /// - Returns: the number of bytes that were read. It is smaller than the buffer at the end of the file, and after
    ///   an error.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Int {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let got = pread(descriptor, start + count, buffer.count - count, off_t(offset) + off_t(count))
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        return count
    }
}
