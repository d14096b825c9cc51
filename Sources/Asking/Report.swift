import Foundation
import Store

/// A saved question: SQL with a header that says what it answers.
///
///     -- title: Files by File's Owner
///     -- answers: Which xibs have class X as their File's Owner?
///     -- parameter class (default NULL): Class of the owner, a GLOB pattern.
///     -- parameter kind (default NULL; one of xib, nib): Kind of the file.
///     -- parameter limit (integer, default 20): How many rows at most.
///     -- example: xibdb report owners class=LoginView
///     SELECT …;
///
/// A first line that starts with `#!` is dropped, so that a report can be an
/// executable script.
public struct Report: Sendable {
    /// Name that the report is run by: the file name without `.sql`.
    public let name: String
    public let title: String
    public let answers: String
    public let parameters: [Parameter]
    /// Commands that show it at work; the first is the one to show where there is place for one.
    public let examples: [String]
    /// The SQL, header included, so that places in errors are those of the file.
    public let sql: String
    /// Where it was read from; nil for a report that ships with the tool.
    public let path: String?

    /// Reads the header.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    public init(name: String, text: String, path: String? = nil) throws(AskingError) {
        var header = Header(source: path ?? name + ".sql")
        // A CRLF is one character to Swift, and a line end all the same.
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.first?.hasPrefix("#!") == true { lines[0] = "" }
        for (index, line) in lines.enumerated() {
            if line.trimmingCharacters(in: .whitespaces).isEmpty { continue }
            guard line.hasPrefix("--") else { break }
            try header.read(line.dropFirst(2).trimmingCharacters(in: .whitespaces), line: index + 1)
        }
        self.name = name
        self.path = path
        title = header.title ?? name
        answers = header.answers ?? ""
        parameters = header.parameters
        examples = header.examples
        sql = lines.joined(separator: "\n")
    }

    /// Values for every parameter: those given, else the defaults.
    ///
    /// - Throws: ``AskingError`` for a parameter that is missing or unknown, or a value that is not allowed.
    public func values(_ given: [String: String]) throws(AskingError) -> [String: Value] {
        let known = parameters.map(\.name)
        let unknown = given.keys.filter { !known.contains($0) }.sorted()
        guard unknown.isEmpty else { throw .unknownParameters(unknown, known: known) }
        var values: [String: Value] = [:]
        var missing: [String] = []
        for parameter in parameters {
            if let text = given[parameter.name] {
                values[parameter.name] = try parameter.value(of: text)
            } else if let value = parameter.defaultValue {
                values[parameter.name] = value
            } else {
                missing.append(parameter.name)
            }
        }
        guard missing.isEmpty else { throw .missingParameters(missing) }
        return values
    }

    private struct Header {
        let source: String
        var title: String?
        var answers: String?
        var examples: [String] = []
        var parameters: [Parameter] = []

        mutating func read(_ text: String, line: Int) throws(AskingError) {
            guard let colon = text.firstIndex(of: ":") else { return }
            let field = text[..<colon].split(separator: " ").first.map(String.init) ?? ""
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            switch field {
            case "title": title = value
            case "answers": answers = value
            case "example": examples.append(value)
            case "parameter": try readParameter(text, line: line)
            default: break
            }
        }

        /// `parameter NAME (RULE): help`.
        private mutating func readParameter(_ text: String, line: Int) throws(AskingError) {
            guard let parameter = Self.parameter(text) else {
                throw .badReport(
                    path: source, line: line,
                    message: """
                        A parameter is written `-- parameter NAME (default VALUE): help` or `-- parameter NAME (required): help`. \
                        A type (integer, number or flag) may come first, as in `(integer, default 20)`; \
                        `(default VALUE; one of A, B)` lists what is allowed.
                        """)
            }
            parameters.append(parameter)
        }

        private static func parameter(_ text: String) -> Parameter? {
            guard let open = text.firstIndex(of: "("), let close = text.range(of: "):"), open < close.lowerBound else { return nil }
            let name = text[..<open].dropFirst("parameter".count).trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty, !name.contains(" ") else { return nil }
            let help = text[close.upperBound...].trimmingCharacters(in: .whitespaces)
            return Parameter(name: name, rule: text[text.index(after: open)..<close.lowerBound], help: help)
        }
    }
}
