/// The bytes of an archive, readable at any position.
package struct ByteSource: Sendable {
    /// The number of bytes.
    package let size: Int64
    /// Reads bytes into a buffer from a position, and returns their number. The number is smaller than the buffer at
    /// the end, and after an error.
    package let read: @Sendable (UnsafeMutableRawBufferPointer, Int64) -> Int

    /// Creates a source from a function that reads.
    package init(size: Int64, read: @escaping @Sendable (UnsafeMutableRawBufferPointer, Int64) -> Int) {
        (self.size, self.read) = (size, read)
    }

    /// Creates a source from bytes in memory.
    package init(_ bytes: [UInt8]) {
        self.init(size: Int64(bytes.count)) { buffer, offset in
            guard offset >= 0, offset < Int64(bytes.count) else { return 0 }
            let part = bytes[Int(offset)..<min(bytes.count, Int(offset) + buffer.count)]
            buffer.copyBytes(from: part)
            return part.count
        }
    }
}

/// The position of a reader in a source. A window of the source stays in memory, because the list of entries is read in
/// steps of one byte.
final class Cursor {
    private let source: ByteSource
    private(set) var position: Int64 = 0
    private var window = [UInt8](repeating: 0, count: 1 << 16)
    private var windowStart: Int64 = 0
    private var windowCount = 0

    init(_ source: ByteSource) { self.source = source }

    /// Copies bytes to a buffer, and returns their number.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var count = 0
        while count < buffer.count {
            var inWindow = Int(position - windowStart)
            if !(0..<windowCount).contains(inWindow) {
                fill()
                inWindow = 0
                guard windowCount > 0 else { break }
            }
            let step = min(windowCount - inWindow, buffer.count - count)
            window.withUnsafeBytes { bytes in
                UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + step]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: bytes[inWindow..<inWindow + step]))
            }
            count += step
            position += Int64(step)
        }
        return count
    }

    /// Moves to a position. Returns whether the source contains the position.
    func seek(to place: Int64) -> Bool {
        guard (0...source.size).contains(place) else { return false }
        position = place
        return true
    }

    /// Moves to a position relative to the current position (`origin` 1), the end (2) or the start (0).
    func seek(by offset: UInt64, origin: Int32) -> Bool {
        // minizip passes negative offsets as large numbers.
        let start: Int64 = origin == 1 ? position : origin == 2 ? source.size : 0
        return seek(to: start &+ Int64(bitPattern: offset))
    }

    private func fill() {
        windowStart = position
        windowCount = window.withUnsafeMutableBytes { source.read($0, position) }
    }
}
