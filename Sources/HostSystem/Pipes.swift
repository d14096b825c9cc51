#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Inside a type that has its own `read` or `write`, Swift does not find the system call of this name.

func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Reads and writes data as it arrives, even if signals interrupt a call. It is used for the standard input and output
/// of this process, and for pipes to other processes.
package enum Pipes {
    /// Returns the next available bytes; empty at the end of the input.
    ///
    /// - Throws: ``SystemError`` with a message.
    package static func next(from input: Int32 = 0) throws(SystemError) -> [UInt8] {
        var failure: String?
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            while true {
                let got = systemRead(input, buffer.baseAddress, buffer.count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = OperatingSystem.lastError }
                filled = max(0, got)
                return
            }
        }
        if let failure { throw SystemError(failure) }
        return bytes
    }

    /// Reads the rest of the input until it ends or an error occurs.
    package static func readToEnd(of input: Int32 = 0) -> [UInt8] {
        var bytes: [UInt8] = []
        while let more = try? next(from: input), !more.isEmpty { bytes += more }
        return bytes
    }

    /// Reads a number of bytes. Returns nil if the input ends earlier.
    package static func read(_ count: Int, from input: Int32 = 0) -> [UInt8]? {
        guard count >= 0 else { return nil }
        var (isWhole, bytes) = (true, [UInt8]())
        bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, isWhole {
                let got = systemRead(input, buffer.baseAddress! + filled, count - filled)
                if got > 0 { filled += got } else if got == 0 || errno != EINTR { isWhole = false }
            }
        }
        return isWhole ? bytes : nil
    }

    /// Writes all bytes.
    ///
    /// - Returns: false if the bytes cannot be written, for example because the reader has closed the pipe.
    package static func write(_ bytes: [UInt8], to output: Int32 = 1) -> Bool {
        var written = 0
        return bytes.withUnsafeBytes { rest in
            while written < rest.count {
                let count = systemWrite(output, rest.baseAddress! + written, rest.count - written)
                if count > 0 { written += count } else if errno != EINTR { return false }
            }
            return true
        }
    }
}
