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
        let header = try SQLHeader(text, parametersAre: "parameter", source: path ?? name + ".sql")
        self.name = name
        self.path = path
        title = header["title"] ?? name
        answers = header["answers"] ?? ""
        parameters = header.parameters
        examples = header.fields["example"] ?? []
        sql = header.sql
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
}
