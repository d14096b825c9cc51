import Bytes

/// The reason why a resource file, or a part of it, could not be read.
package typealias ResourceError = TextError

/// Limits on the time and memory that a hostile file can cost.
enum Limit {
    /// The maximum nesting depth and number of values in a JSON file. String catalogs nest 9 levels deep, and asset
    /// catalogs 5. The largest known string catalog contains 60,000 values.
    static let json = JSONReader.Limits(nesting: 64, values: 4 << 20)
    /// The maximum size of a JSON file, in bytes.
    static let jsonBytes = 64 << 20
}

/// Converts the bytes of a text file to UTF-8, and single carriage returns to line feeds.
enum TextEncoding {
    /// Returns the text as UTF-8.
    ///
    /// A byte order mark determines the encoding. If there is none, a zero byte next to the first character indicates
    /// UTF-16.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8]
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: text = Array(bytes.dropFirst(3))
        case (let first?, 0) where first != 0: text = UTF16Text.utf8(bytes[...], isBig: false)
        case (0, let second?) where second != 0: text = UTF16Text.utf8(bytes[...], isBig: true)
        default: text = UTF16Text.utf8(ofMarked: bytes) ?? bytes
        }
        LineEnds.unify(&text)
        return text
    }
}

/// Reads JSON in UTF-8 or UTF-16.
enum JSONFile {
    static func read(_ bytes: [UInt8]) throws(ResourceError) -> JSONTree {
        if bytes.count > Limit.jsonBytes { throw ResourceError("larger than \(Limit.jsonBytes >> 20) MB") }
        return try JSONReader.read(TextEncoding.utf8(bytes), Limit.json)
    }
}
