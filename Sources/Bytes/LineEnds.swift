/// The ends of lines, which old editors of the Mac wrote as CR alone.
public enum LineEnds {
    /// Makes line feeds of carriage returns that stand alone, so that every
    /// reader counts lines as an editor does. No byte changes its place.
    public static func unify(_ text: inout [UInt8]) {
        guard text.contains(0x0D) else { return }
        text.withUnsafeMutableBufferPointer { bytes in
            for place in bytes.indices where bytes[place] == 0x0D {
                if place + 1 == bytes.count || bytes[place + 1] != 0x0A { bytes[place] = 0x0A }
            }
        }
    }
}
