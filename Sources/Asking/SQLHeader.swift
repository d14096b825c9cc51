import Errors
import Foundation

/// The comment lines at the start of a saved query: `-- field: value`, and `-- parameter NAME (RULE): help`.
///
/// If three blanks follow the `--`, the line continues the value before it.
package struct SQLHeader {
    /// The values of each field.
    private(set) var fields: [String: [String]] = [:]
    private(set) var parameters: [Report.Parameter] = []
    /// The whole text, with line feeds as line ends. A `#!` line becomes empty, so that line numbers in errors match
    /// the file.
    let sql: String

    /// Reads the header of a text.
    ///
    /// - Parameters:
    ///   - word: the word that introduces a parameter.
    ///   - source: the name of the file, for errors.
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package init(_ text: String, parametersAre word: String, source: String) throws(AskingError) {
        sql = Self.plain(text)
        var last: String?
        var number = 0
        var start = sql.startIndex
        while start < sql.endIndex {
            let end = sql.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? sql.endIndex
            let line = String(sql[start..<end])
            start = end < sql.endIndex ? sql.utf8.index(after: end) : end
            number += 1
            if line.trimmingCharacters(in: .whitespaces).isEmpty { continue }
            guard line.hasPrefix("--") else { break }
            let comment = line.dropFirst(2)
            let words = comment.trimmingCharacters(in: .whitespaces)
            if comment.hasPrefix("   "), let last, let value = fields[last]?.popLast() {
                fields[last]?.append(value + " " + words)
                continue
            }
            guard let colon = words.firstIndex(of: ":") else { continue }
            let field = words[..<colon].split(separator: " ").first.map(String.init) ?? ""
            if field == word {
                parameters.append(try Self.parameter(words, word: word, source: source, line: number))
                last = nil
            } else {
                fields[field, default: []].append(
                    words[words.index(after: colon)...].trimmingCharacters(in: .whitespaces))
                last = field
            }
        }
    }

    /// Returns the text with line feeds as line ends, and without a byte order mark. A `#!` line becomes empty. Most
    /// texts do not need any change.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\r")) || text.hasPrefix("\u{FEFF}") || text.hasPrefix("#!") else {
            return text
        }
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        // Swift treats CRLF as one character, so it needs its own comparison.
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.first?.hasPrefix("#!") == true { lines[0] = "" }
        return lines.joined(separator: "\n")
    }

    /// The value of a field that occurs once.
    package subscript(field: String) -> String? { fields[field]?.last }

    /// Reads `parameter NAME (RULE): help`.
    private static func parameter(_ text: String, word: String, source: String, line: Int) throws(AskingError)
        -> Report.Parameter
    {
        if let open = text.firstIndex(of: "("), let close = text.range(of: "):"), open < close.lowerBound {
            let name = text[..<open].dropFirst(word.count).trimmingCharacters(in: .whitespaces)
            let help = text[close.upperBound...].trimmingCharacters(in: .whitespaces)
            let rule = text[text.index(after: open)..<close.lowerBound]
            if !name.isEmpty, !name.contains(" "), let parameter = Report.Parameter(name: name, rule: rule, help: help)
            {
                return parameter
            }
        }
        throw .badReport(
            path: source, line: line,
            message: """
                A parameter is written `-- \(word) NAME (default VALUE): help` or `-- \(word) NAME (required): help`. \
                A kind may come first, as in `(integer, default 20)`: integer, number, flag, or the kind of a name, such \
                as class, file or outlet. `(default VALUE; one of A, B)` lists the allowed values, and `; also OLD` adds \
                a former name.
                """)
    }
}
