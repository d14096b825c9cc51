import Errors

/// A rule of `xibdb check`: SQL with a header that explains what a row means.
///
/// The files are `Queries/Checks/ID.sql` and `.xibdb/checks/ID.sql`.
///
///     -- title: Outlets that the class does not have
///     -- why: Why the problem matters, and what happens at run time.
///     -- iOS: What happens on iOS and tvOS, if it differs.
///     -- macOS: What happens on macOS.
///     -- severity: error (warning on macOS)
///     -- confidence: certain
///     -- uncertain: When a finding is less than certain.
///     -- fix: How to fix it.
///     -- pack: default
///     -- option limit (integer, default 3): How many are allowed.
///     -- verdicts: broken-connections
///     SELECT file_id, line, "column", object, subject, message …;
///
/// `verdicts` names a relation of `Queries/Verdicts`. xibdb computes its rows once for all rules that name it. The SQL
/// reads the rows from a table with the same name, but with `_` instead of `-`. `report: NAME key=value` names a saved
/// report instead.
package struct Rule: Sendable {
    /// A group of rules that you turn on together.
    package enum Pack: String, Sendable, CaseIterable {
        /// Rules that are on unless you turn them off.
        case `default`
        /// Rules for the requirements of new OS versions and SDKs.
        case migration
        case style
        case accessibility
        /// Rules for objects that look different in Liquid Glass, the design of iOS 26.
        case liquidGlass = "liquid-glass"
        /// Rules that you turn on one by one.
        case off
    }

    /// The name that turns the rule on and off: the file name without `.sql`.
    package let id: String
    package let title: String
    /// Why the problem matters, and what happens at run time.
    package let why: String
    /// If the platforms differ, what happens on each of them, by platform name.
    package let platforms: [(name: String, effect: String)]
    /// Severity of a finding if its row does not contain one.
    package let severity: Severity
    /// The severity as the header states it, including the cases in which it differs.
    package let severityText: String
    /// Confidence of a finding if its row does not contain one.
    package let confidence: Confidence
    /// When the confidence of a finding is less than certain.
    package let uncertain: String?
    /// How to fix the problem.
    package let fix: String
    package let pack: Pack
    /// The options that a configuration can set.
    package let options: [Report.Parameter]
    /// The verdicts or the report that the SQL reads in addition to the index; nil if it reads only the index.
    let base: Base?
    /// The SQL with its header, so that line numbers in errors match the file.
    package let sql: String
    /// Small repositories with and without such findings; see ``Example``.
    package var examples: [Example] { exampleText.map(Example.all) ?? [] }
    private let exampleText: String?
    /// Path of the file; nil for a rule that ships with the tool.
    package let path: String?

    /// Verdicts, or a saved report with the values of its parameters.
    enum Base: Hashable {
        case verdicts(String)
        case report(String, values: [String: String])

        /// The name of the relation or report.
        var name: String {
            switch self {
            case .verdicts(let name), .report(let name, _): name
            }
        }
    }

    /// Reads a rule.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)``.
    package init(id: String, text: String, examples: String? = nil, path: String? = nil) throws(AskingError) {
        let source = path ?? id + ".sql"
        let header = try SQLHeader(text, parametersAre: "option", source: source)
        func choice<Choice: RawRepresentable & CaseIterable>(_ field: String, _ fallback: Choice) throws(AskingError)
            -> Choice
        where Choice.RawValue == String {
            guard let text = header[field]?.split(separator: " ").first.map(String.init) else { return fallback }
            if let choice = Choice(rawValue: text) { return choice }
            let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badReport(path: source, line: 1, message: "\(field): \(text) is not one of \(all).")
        }
        self.id = id
        self.path = path
        title = header["title"] ?? id
        why = header["why"] ?? ""
        platforms = ["iOS", "macOS", "watchOS"].compactMap { name in header[name].map { (name, $0) } }
        severity = try choice("severity", .warning)
        severityText = header["severity"]?.split(separator: " ").joined(separator: " ") ?? severity.rawValue
        // The older names of the fields still work.
        confidence = try choice(header["confidence"] == nil ? "sureness" : "confidence", .certain)
        pack = try choice("pack", .default)
        uncertain = header["uncertain"] ?? header["unsure"]
        fix = header["fix"] ?? header["mend"] ?? ""
        options = header.parameters
        if let verdicts = header["verdicts"] {
            base = .verdicts(verdicts)
        } else {
            base = try header["report"].map { text throws(AskingError) in try Self.base(text, source) }
        }
        sql = header.sql
        exampleText = examples
    }

    /// Reads `NAME key=value …`.
    private static func base(_ text: String, _ source: String) throws(AskingError) -> Base {
        let words = text.split(separator: " ").map(String.init)
        var values: [String: String] = [:]
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw .badReport(path: source, line: 1, message: "`report: \(text)` must be NAME key=value ….")
            }
            values[parts[0]] = parts[1]
        }
        guard let name = words.first else { throw .badReport(path: source, line: 1, message: "`report:` is empty.") }
        return .report(name, values: values)
    }
}
