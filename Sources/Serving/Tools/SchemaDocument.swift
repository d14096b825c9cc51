import Asking
import Bytes

/// The tables and reports, as the tool `schema` answers them.
struct SchemaDocument: Encodable {
    /// Tables with their columns, as `xibdb schema --json` prints them.
    let tables: [SchemaDocumentation.Table]

    /// Returns one line for each table and report.
    static func list(_ tables: [SchemaDocumentation.Table], _ reports: [Report]) -> JSONTree {
        [
            "version": 1,
            "tables": .list(
                tables.map { ["name": .text($0.name), "kind": .text($0.kind), "help": .text(firstSentence($0.help))] }),
            "reports": .list(reports.map { ["name": .text($0.name), "title": .text($0.title)] }),
        ]
    }

    /// Returns descriptions of reports with their parameters.
    static func json(of reports: [Report]) -> JSONTree {
        [
            "version": 1,
            "reports": .list(
                reports.map { report in
                    [
                        "name": .text(report.name), "title": .text(report.title), "answers": .text(report.answers),
                        "parameters": .list(
                            report.parameters.map { parameter in
                                [
                                    "name": .text(parameter.name), "rule": .text(parameter.rule),
                                    "help": .text(parameter.help),
                                    "isRequired": .flag(parameter.defaultValue == nil),
                                ]
                            }),
                        "examples": .list(report.examples.map { .text($0) }),
                    ]
                }),
        ]
    }

    private static func firstSentence(_ text: String) -> String {
        text.range(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
    }
}
