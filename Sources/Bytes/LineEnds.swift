import Foundation

/// Converts line ends. Old Mac editors wrote a single CR.
package enum LineEnds {
    /// Replaces single carriage returns with line feeds, so that every reader counts lines like an editor. The position
    /// of each byte stays the same.
    package static func unify(_ text: inout [UInt8]) {
        guard text.withUnsafeBytes({ Self.find(in: $0, from: 0) }) != nil else { return }
        text.withUnsafeMutableBytes { bytes in
            var next = 0
            while let place = Self.find(in: UnsafeRawBufferPointer(bytes), from: next) {
                next = place + 1
                if next == bytes.count || bytes[next] != 0x0A { bytes[place] = 0x0A }
            }
        }
    }

    /// The first carriage return at or after a position; nil if there is none.
    private static func find(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, 0x0D, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }
}
