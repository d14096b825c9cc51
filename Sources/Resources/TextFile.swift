import Bytes

/// Why a file of resources could not be read, or not to its end.
package typealias ResourceError = TextError

/// Bounds that keep a hostile file from costing more than an honest one.
enum Limit {
    /// Values of a file of JSON. String catalogs nest 9 deep, asset catalogs 5. The largest string catalog at hand has 60,000.
    static let json = JSONReader.Limits(nesting: 64, values: 4 << 20)
    /// Bytes of a file of JSON.
    static let jsonBytes = 64 << 20
}

/// Brings the bytes of a text file to UTF-8, with line feeds as the ends of its lines.
enum TextEncoding {
    /// Byte order marks decide; without one, a zero beside the first character tells UTF-16.
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

/// Reads JSON in any encoding that is usual.
enum JSONFile {
    static func read(_ bytes: [UInt8]) throws(ResourceError) -> JSONTree {
        if bytes.count > Limit.jsonBytes { throw ResourceError("larger than \(Limit.jsonBytes >> 20) MB") }
        return try JSONReader.read(TextEncoding.utf8(bytes), Limit.json)
    }
}
