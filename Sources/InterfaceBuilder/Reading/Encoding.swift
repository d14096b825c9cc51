import CLibXML2

/// Converts the bytes of a file to UTF-8 before they are parsed.
///
/// libxml2 can convert the bytes itself, but its positions then refer to its own buffer. If the parser receives UTF-8,
/// lines and columns are exact for every encoding.
package enum Encoding {
    /// Converts the bytes of a file to UTF-8.
    ///
    /// - Parameter bytes: the bytes of the file. They are replaced with UTF-8 without a byte order mark.
    /// - Throws: ``ReadError`` if the encoding is unknown, or if the bytes are invalid in the declared encoding.
    static func toUTF8(_ bytes: inout [UInt8]) throws(ReadError) {
        try checkSize(bytes.count)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            bytes.removeFirst(3)
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            bytes = try convert(bytes.dropFirst(2), from: "UTF-16LE")
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            bytes = try convert(bytes.dropFirst(2), from: "UTF-16BE")
        } else if bytes.starts(with: [0x3C, 0x00]) {
            bytes = try convert(bytes[...], from: "UTF-16LE")
        } else if bytes.starts(with: [0x00, 0x3C]) {
            bytes = try convert(bytes[...], from: "UTF-16BE")
        } else if let declared = declaration(in: bytes), !isUTF8(declared.name) {
            bytes = try convert(bytes[...], from: declared.name)
        } else {
            return
        }
        blankDeclaration(in: &bytes)
    }

    /// Checks the size of a file. libxml2 counts bytes with 31 bits, and one byte of another encoding can become three
    /// bytes in UTF-8.
    package static func checkSize(_ count: Int, of encoding: String = "UTF-8") throws(ReadError) {
        let most = Int(Int32.max) / (isUTF8(encoding) ? 1 : 3)
        guard count <= most else {
            throw ReadError("The file has \(count) bytes; the limit for \(encoding) is \(most) bytes.")
        }
    }

    private static func isUTF8(_ name: String) -> Bool {
        ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    }

    /// Returns the encoding in the XML declaration, and the range of the attribute (`encoding="…"`); nil if the
    /// declaration does not name an encoding.
    private static func declaration(in bytes: [UInt8]) -> (name: String, range: Range<Int>)? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        guard let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let head = bytes[..<end]
        let word = Array("encoding".utf8)
        guard let start = head.indices.first(where: { head[$0...].starts(with: word) }) else { return nil }
        let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        guard let open = head[start...].firstIndex(where: quotes.contains),
            let close = head[(open + 1)...].firstIndex(of: head[open])
        else { return nil }
        return (String(decoding: head[(open + 1)..<close], as: UTF8.self), start..<(close + 1))
    }

    /// Overwrites the encoding in the XML declaration with spaces, because it is no longer correct. With spaces, all
    /// positions stay the same.
    private static func blankDeclaration(in bytes: inout [UInt8]) {
        guard let range = declaration(in: bytes)?.range else { return }
        for index in range { bytes[index] = 0x20 }
    }

    /// The encodings other than UTF-8 that libxml2 converts without help. For other encodings, the C library of Linux
    /// would load code from system files, and a static binary cannot do this safely. Interface Builder writes UTF-8.
    private static let builtIn: Set = [
        "utf-16", "utf-16le", "utf-16be", "iso-8859-1", "iso-latin-1", "iso latin 1",
    ]

    private static func convert(_ bytes: ArraySlice<UInt8>, from name: String) throws(ReadError) -> [UInt8] {
        try checkSize(bytes.count, of: name)
        guard builtIn.contains(name.lowercased()), let handler = xmlFindCharEncodingHandler(name) else {
            throw ReadError("The encoding \(name) is not known.", line: 1)
        }
        defer { _ = xmlCharEncCloseFunc(handler) }
        guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else {
            throw ReadError("Out of memory while converting from \(name).")
        }
        defer {
            xmlBufferFree(input)
            xmlBufferFree(output)
        }
        bytes.withUnsafeBufferPointer { _ = xmlBufferAdd(input, $0.baseAddress, Int32($0.count)) }
        while xmlBufferLength(input) > 0 {
            let before = xmlBufferLength(input)
            if xmlCharEncInFunc(handler, output, input) < -1 || xmlBufferLength(input) == before {
                throw ReadError("The text is not valid \(name).", line: 1)
            }
        }
        return Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
    }
}
