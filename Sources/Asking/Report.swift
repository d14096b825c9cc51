import Errors
import Foundation
import Store

/// A saved SQL query with a header that documents it.
///
///     -- title: Files by File's Owner
///     -- answers: Which xibs have class X as their File's Owner?
///     -- theme: owners
///     -- words: file's owner, custom class
///     -- essential: owner_class, outlets
///     -- parameter class (class, default NULL; also owner): Class of the owner, a GLOB pattern.
///     -- parameter kind (default NULL; one of xib, nib): Kind of the file.
///     -- parameter limit (integer, default 20): How many rows at most.
///     -- needs: owners: No file has a File's Owner.
///     -- example: xibdb report owners class=LoginView
///     SELECT …;
///
/// A first line that starts with `#!` is ignored, so that a report can be an executable script.
package struct Report: Sendable {
    /// The name of the report: the file name without `.sql`.
    package let name: String
    package let title: String
    package let answers: String
    /// The topic, for the list of reports; nil if the header has none.
    package let theme: String?
    /// Search words, in addition to the words of the title and the answers.
    package let words: [String]
    /// The columns that a narrow terminal shows, in addition to the first place. If the list is empty, a narrow
    /// terminal shows the first three columns.
    package let essential: [String]
    package let parameters: [Parameter]
    /// Example commands. If an output shows only one example, it shows the first one.
    package let examples: [String]
    /// A table or view that must contain rows, and the message if it is empty.
    package let needs: (table: String, words: String)?
    /// The SQL with its header, so that line numbers in errors match the file.
    package let sql: String
    /// Path of the file; nil for a report that ships with the tool.
    package let path: String?

    /// Reads the header.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package init(name: String, text: String, path: String? = nil) throws(AskingError) {
        let header = try SQLHeader(text, parametersAre: "parameter", source: path ?? name + ".sql")
        self.name = name
        self.path = path
        title = header["title"] ?? name
        answers = header["answers"] ?? ""
        theme = header["theme"]
        words = header["words"]?.components(separatedBy: ", ") ?? []
        essential = header["essential"]?.components(separatedBy: ", ") ?? []
        parameters = header.parameters
        examples = header.fields["example"] ?? []
        sql = try VerdictRelation.prepend(header["verdicts"], to: header.sql, source: path ?? name + ".sql")
        let need =
            header["needs"]?.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        needs = need.count == 2 && need[0].allSatisfy { $0.isLetter || $0 == "_" } ? (need[0], need[1]) : nil
    }

    /// Splits `key=value` arguments into keys and values.
    ///
    /// One argument can be written without a key. It is the value of the required parameter. If that parameter already
    /// has a value, the argument is the value of the first parameter that accepts a name. If there is no such
    /// parameter, it is the value of the first parameter that accepts any text.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if several arguments have no key, or if no parameter accepts the
    ///   value.
    package func given(_ arguments: [String]) throws(AskingError) -> [String: String] {
        var values: [String: String] = [:]
        var alone: [String] = []
        for argument in arguments {
            // A value may also contain an equals sign.
            if let equals = argument.firstIndex(of: "="), equals > argument.startIndex, takesAsName(argument[..<equals])
            {
                values[String(argument[..<equals].drop { $0 == ":" })] = String(
                    argument[argument.index(after: equals)...])
            } else {
                alone.append(argument)
            }
        }
        guard let value = alone.first else { return values }
        let open = parameters.filter { values[$0.name] == nil && $0.alias.map { values[$0] == nil } ?? true }
        let taker =
            open.first { $0.defaultValue == nil } ?? open.first { $0.kind.isName }
            ?? open.first { $0.kind == .text && $0.allowed.isEmpty }
        guard alone.count == 1, let taker else {
            let usage = parameters.map(\.usage).joined(separator: " ")
            throw .unanswerable(
                "\(alone.last ?? value): "
                    + (parameters.isEmpty
                        ? "the report has no parameters." : "a parameter is written key=value: \(usage)."))
        }
        values[taker.name] = value
        return values
    }

    /// Whether the text before an equals sign can be the name of a parameter.
    private func takesAsName(_ text: Substring) -> Bool {
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ":") }
    }

    /// Returns a value for every parameter: the given value if there is one, otherwise the default.
    ///
    /// - Throws: ``AskingError`` if a parameter is missing or unknown, or if a value is not allowed.
    package func values(_ given: [String: String]) throws(AskingError) -> [String: Value] {
        var given = given
        for parameter in parameters {
            guard let alias = parameter.alias, given[parameter.name] == nil,
                let value = given.removeValue(forKey: alias)
            else { continue }
            given[parameter.name] = value
        }
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
