import Foundation

/// The ends of lines, which old editors of the Mac wrote as CR alone.
package enum LineEnds {
    /// Makes line feeds of carriage returns that stand alone, so that every
    /// reader counts lines as an editor does. No byte changes its place.
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

    /// The first carriage return from a place on.
    private static func find(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, 0x0D, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }
}
