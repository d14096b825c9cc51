/// Finds the elements of a nib that enclose a line.
enum EnclosingElement {
    /// Returns the ids of the elements that are open at the start of a line, innermost first.
    ///
    /// It reads tags only. In a damaged file, the result can be wrong, but the scan always ends.
    ///
    /// - Parameter line: 1-based.
    static func ids(at line: Int, in bytes: [UInt8]) -> [String] {
        var open: [String?] = []
        var (place, current) = (0, 1)
        while let start = next("<", in: bytes, from: place, &current), current < line {
            if bytes[start...].starts(with: "<!--".utf8) {
                guard let end = end(of: "-->", in: bytes, from: start, &current) else { break }
                place = end
                continue
            }
            if bytes[start...].starts(with: "<![CDATA[".utf8) {
                guard let end = end(of: "]]>", in: bytes, from: start, &current) else { break }
                place = end
                continue
            }
            guard let close = next(">", in: bytes, from: start, &current) else { break }
            place = close + 1
            let tag = bytes[(start + 1)..<close]
            switch tag.first {
            case UInt8(ascii: "/"): _ = open.popLast()
            case UInt8(ascii: "?"), UInt8(ascii: "!"), nil: break
            default: if tag.last != UInt8(ascii: "/") { open.append(id(of: tag)) }
            }
        }
        return open.reversed().compactMap(\.self)
    }

    /// Returns the offset of a byte at or after an offset, and counts the lines before it.
    private static func next(_ byte: Unicode.Scalar, in bytes: [UInt8], from start: Int, _ line: inout Int) -> Int? {
        var place = start
        while place < bytes.count, bytes[place] != UInt8(ascii: byte) {
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            place += 1
        }
        return place < bytes.count ? place : nil
    }

    /// Returns the offset after a closing mark, and counts the lines before it.
    private static func end(of mark: String, in bytes: [UInt8], from start: Int, _ line: inout Int) -> Int? {
        var place = start
        while place < bytes.count {
            if bytes[place...].starts(with: mark.utf8) { return place + mark.utf8.count }
            if bytes[place] == UInt8(ascii: "\n") { line += 1 }
            place += 1
        }
        return nil
    }

    private static func id(of tag: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: tag, as: UTF8.self)
        return LineWord.attributes(of: text).first { $0.attribute == "id" }?.text
    }
}
