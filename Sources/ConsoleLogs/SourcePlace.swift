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

    private static func name(_ path: Substring) -> String {
        path.split(separator: "/").last.map(String.init) ?? String(path)
    }
}
