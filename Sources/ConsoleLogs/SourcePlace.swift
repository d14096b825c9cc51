/// Finds the source file and line in the message of a Swift fatal error.
///
/// Since Swift 2, the file and line follow the message: `: file A.swift, line 3`. Since Swift 5.3, they precede it:
/// `A.swift:3: Fatal error:`.
enum SourcePlace {
    static func find(around range: Range<Int>, in text: PlainText) -> (file: String?, line: Int?) {
        let bytes = text.bytes.map { $0 == PlainText.seam ? 0x20 : $0 }
        let after = String(decoding: bytes[range.upperBound...].prefix(600), as: UTF8.self)
        if let start = after.firstRange(of: "file "), after[..<start.lowerBound].count < 40,
            let comma = after[start.upperBound...].firstRange(of: ", line ")
        {
            let digits = after[comma.upperBound...].prefix { $0.isNumber }
            if let line = Int(digits) { return (name(after[start.upperBound..<comma.lowerBound]), line) }
        }
        let before = String(decoding: bytes[..<range.lowerBound].suffix(600), as: UTF8.self)
        guard let ending = before.ranges(of: ".swift:").last else { return (nil, nil) }
        let digits = before[ending.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
        let stem = before[..<ending.lowerBound].split { $0 == " " || $0 == "/" }.last
        guard let stem, let line = Int(digits) else { return (nil, nil) }
        return (stem + ".swift", line)
    }

    /// Returns the file name of the nib that a build message is about: the text from the last slash before the message to
    /// the colon after its extension. Returns nil if the message does not begin with an extension.
    static func nib(at range: Range<Int>, in text: PlainText) -> String? {
        guard text.bytes[range].first == 0x2E else { return nil }
        let before = text.bytes[..<range.lowerBound].suffix(600)
        let mark = before.lastIndex { [0x2F, PlainText.seam, 0x27].contains($0) }
        let stem = before[(mark.map { $0 + 1 } ?? before.startIndex)...]
        let ending = text.bytes[range].prefix { $0 != 0x3A }
        let name = String(decoding: stem + ending, as: UTF8.self)
        // Without a slash, other text can precede the name.
        return mark.map { before[$0] == 0x2F } == true ? name : name.split(separator: " ").last.map(String.init)
    }

    private static func name(_ path: Substring) -> String {
        path.split(separator: "/").last.map(String.init) ?? String(path)
    }
}
