import Foundation

/// Lists that are kept as JSON in columns: of texts, or of pairs of a label,
/// if there is one, and a text.
///
/// There are tens of thousands of them, each of a few words: Foundation's
/// coders take longer to be set up than the work takes.
enum JSONList {
    // MARK: Writing

    /// A list of texts; nil for an empty one.
    static func text(_ list: [String]) -> String? {
        guard !list.isEmpty else { return nil }
        return "[" + list.map(quoted).joined(separator: ",") + "]"
    }

    /// A list of pairs; nil for an empty one.
    static func text(pairs: [(String?, String)]) -> String? {
        guard !pairs.isEmpty else { return nil }
        let items = pairs.map { label, text in "[" + (label.map(quoted) ?? "null") + "," + quoted(text) + "]" }
        return "[" + items.joined(separator: ",") + "]"
    }

    private static func quoted(_ text: String) -> String {
        if !text.utf8.contains(where: needsEscape) { return "\"" + text + "\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{8}": quoted += "\\b"
            case "\u{C}": quoted += "\\f"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\0"..<" ": quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }

    // MARK: Reading

    static func strings(_ json: String?) -> [String] {
        (items(json) ?? decode(json) ?? []).compactMap { $0 }
    }

    static func pairs(_ json: String?) -> [[String?]] {
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
                    guard let end = bytes[(index + 1)...].firstIndex(where: needsEscape), bytes[end] == UInt8(ascii: "\"") else {
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
                guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "\\") else { return nil }
            }
            text.append(bytes[next])
            next += 1
        }
        return nil
    }
}
