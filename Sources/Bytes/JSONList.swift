import Foundation

/// Lists that are kept as JSON in columns: of texts, or of pairs of a label,
/// if there is one, and a text.
///
/// There are tens of thousands of them, each of a few words: Foundation's
/// coders take longer to be set up than the work takes.
package enum JSONList {
    // MARK: Writing

    /// A list of texts; nil for an empty one.
    package static func text(_ list: [String]) -> String? {
        guard !list.isEmpty else { return nil }
        return "[" + list.map(JSONString.quoted).joined(separator: ",") + "]"
    }

    /// A list of pairs; nil for an empty one.
    package static func text(pairs: [(String?, String)]) -> String? {
        guard !pairs.isEmpty else { return nil }
        let items = pairs.map { label, text in
            "[" + (label.map(JSONString.quoted) ?? "null") + "," + JSONString.quoted(text) + "]"
        }
        return "[" + items.joined(separator: ",") + "]"
    }

    // MARK: Reading

    package static func strings(_ json: String?) -> [String] {
        (items(json) ?? decode(json) ?? []).compactMap { $0 }
    }

    package static func pairs(_ json: String?) -> [[String?]] {
        guard let json else { return [] }
        guard let flat = items(json), flat.count.isMultiple(of: 2) else { return decode(json) ?? [] }
        return stride(from: 0, to: flat.count, by: 2).map { [flat[$0], flat[$0 + 1]] }
    }

    private static func decode<List: Decodable>(_ json: String?) -> List? {
        guard let json else { return nil }
        return try? JSONDecoder().decode(List.self, from: Data(json.utf8))
    }

    /// The texts of a list as ``text(_:)`` and ``text(pairs:)`` write it, in
    /// their order; nil where it takes more than that to read it.
    private static func items(_ json: String?) -> [String?]? {
        guard var json else { return [] }
        return json.withUTF8 { bytes in
            var items: [String?] = []
            var index = 0
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\""):
                    guard let end = bytes[(index + 1)...].firstIndex(where: JSONString.needsEscape),
                        bytes[end] == UInt8(ascii: "\"")
                    else {
                        guard let text = unescaped(bytes, &index) else { return nil }
                        items.append(text)
                        continue
                    }
                    items.append(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
                    index = end + 1
                case UInt8(ascii: "n"):
                    items.append(nil)
                    index += 4
                default: index += 1
                }
            }
            return items
        }
    }

    /// A text with quotes or backslashes in it, as code has them.
    private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> String? {
        var text: [UInt8] = []
        var next = index + 1
        while next < bytes.count {
            let byte = bytes[next]
            if byte == UInt8(ascii: "\"") {
                index = next + 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                next += 1
                guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "\\") else {
                    return nil
                }
            }
            text.append(bytes[next])
            next += 1
        }
        return nil
    }
}
