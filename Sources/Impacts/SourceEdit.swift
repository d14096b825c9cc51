import Bytes

/// Edits the text of a file without moving its lines.
enum SourceEdit {
    /// Returns the offsets of the lines. Line 1 is at position 0.
    static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Replaces a range with spaces. Line breaks stay.
    static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }

    /// Replaces each occurrence of a word in code. Comments and strings stay.
    static func rename(_ name: String, to new: String, in bytes: [UInt8]) -> [UInt8] {
        let (word, new) = (Array(name.utf8), Array(new.utf8))
        var (result, copied) = ([UInt8](), 0)
        var scanner = CodeScanner(bytes)
        while let token = scanner.next() {
            guard case .word(let range) = token, bytes[range].elementsEqual(word) else { continue }
            result += bytes[copied..<range.lowerBound] + new
            copied = range.upperBound
        }
        return result + bytes[copied...]
    }

    /// Returns the range of a declaration, with its attributes and its body.
    ///
    /// - Parameters:
    ///   - line: the 1-based line of its name.
    ///   - isObjectiveC: whether the file is an Objective-C source.
    /// - Returns: nil if the line does not exist.
    static func declaration(atLine line: Int, in bytes: [UInt8], isObjectiveC: Bool) -> Range<Int>? {
        let starts = lineStarts(bytes)
        guard starts.indices.contains(line - 1) else { return nil }
        var first = line - 1
        // An attribute can be on its own line.
        while first > 0, isAttributeLine(bytes[starts[first - 1]..<starts[first]]) { first -= 1 }
        let start = starts[first]
        let end = isObjectiveC ? objectiveCEnd(bytes, start) : swiftEnd(bytes, start, mustPass: starts[line - 1])
        return start..<end
    }

    private static func isAttributeLine(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split { $0 <= UInt8(ascii: " ") }
        return !words.isEmpty && words.allSatisfy { $0.first == UInt8(ascii: "@") }
    }

    private static func word(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Words at the start of a line that continue the declaration of the line before.
    private static let continuations: Set = ["where", "throws", "async", "rethrows"]

    /// A Swift declaration ends with its line, unless a bracket is open or the next line continues it.
    private static func swiftEnd(_ bytes: [UInt8], _ start: Int, mustPass line: Int) -> Int {
        var scanner = CodeScanner(bytes, from: start)
        var depth = 0
        var last: CodeScanner.Token?
        var lineEnd: Int?
        while let token = scanner.next() {
            if case .newline(let place) = token {
                if depth == 0, lineEnd == nil, place >= line { lineEnd = place }
                continue
            }
            if let end = lineEnd, !continues(token, after: last, bytes) { return end }
            lineEnd = nil
            if case .mark(let byte, let place) = token {
                if "([{".utf8.contains(byte) { depth += 1 }
                if ")]}".utf8.contains(byte) { depth -= 1 }
                // The brace of the enclosing type.
                if depth < 0 { return place }
            }
            last = token
        }
        return lineEnd ?? bytes.count
    }

    private static func continues(_ token: CodeScanner.Token, after last: CodeScanner.Token?, _ bytes: [UInt8]) -> Bool
    {
        if case .mark(let byte, _)? = last, "=,:".utf8.contains(byte) { return true }
        switch token {
        case .mark(let byte, _): return "{.=,(:?&|+".utf8.contains(byte)
        case .word(let range): return continuations.contains(word(range, bytes))
        case .newline: return true
        case .string: return false
        }
    }

    /// An Objective-C class ends with `@end`. A member ends with a semicolon or a closing brace.
    private static func objectiveCEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var scanner = CodeScanner(bytes, from: start)
        var (depth, isClass, isFirst) = (0, false, true)
        while let token = scanner.next() {
            switch token {
            case .word(let range):
                let text = word(range, bytes)
                if isFirst { isClass = ["interface", "implementation", "protocol"].contains(text) }
                if isClass, text == "end" { return range.upperBound }
                isFirst = false
            case .mark(let byte, let place):
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") {
                    depth -= 1
                    if depth == 0, !isClass { return place + 1 }
                }
                if byte == UInt8(ascii: ";"), depth == 0, !isClass { return place + 1 }
            case .newline, .string: break
            }
        }
        return bytes.count
    }

    /// Replaces the value of the attributes of an element that name an identifier, or removes these attributes.
    ///
    /// - Parameters:
    ///   - line: the 1-based line of the `<` that opens the element, and its 1-based column in code points.
    ///   - new: the new value; nil to remove the attributes.
    static func setIdentifier(
        _ name: String, to new: String?, atLine line: Int, column: Int, in bytes: [UInt8]
    ) -> [UInt8] {
        let starts = lineStarts(bytes)
        guard starts.indices.contains(line - 1) else { return bytes }
        let text = String(decoding: bytes[starts[line - 1]...], as: UTF8.self).unicodeScalars
        let before = text.prefix(column - 1)
        var element = String(String.UnicodeScalarView(text.dropFirst(column - 1).prefix { $0 != ">" }))
        let rest = text.dropFirst(column - 1 + element.unicodeScalars.count)
        for attribute in ["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier"] {
            let value = name.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
            let replacement = new.map { " \(attribute)=\"\($0)\"" } ?? ""
            element = element.replacing(" \(attribute)=\"\(value)\"", with: replacement)
        }
        return Array(bytes[..<starts[line - 1]]) + Array((String(before) + element + String(rest)).utf8)
    }
}
