import Asking
import Foundation

/// Prints the list of reports, or the description of one.
package struct ReportPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// The themes, in the order in which they are printed. Reports with other themes follow.
    private static let themes = [
        "owners", "outlets and actions", "classes", "loading", "storyboards", "texts and resources", "layout", "reuse",
        "index",
    ]

    /// Prints every report with its title and required parameters, grouped by theme.
    package func print(list reports: [Report]) throws {
        let usages = reports.map { report in
            ([report.name] + report.parameters.filter { $0.defaultValue == nil }.map(\.standingAlone)).joined(
                separator: " ")
        }
        let width = usages.map(\.count).max() ?? 0
        let lines = zip(reports, usages).map {
            (
                theme: $0.theme ?? "own",
                text: "  " + $1.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.title
            )
        }
        let others = Set(lines.map(\.theme)).subtracting(Self.themes).sorted()
        for theme in Self.themes + others {
            let own = lines.filter { $0.theme == theme }
            if own.isEmpty { continue }
            try output.write(theme.prefix(1).uppercased() + theme.dropFirst(), .heading)
            try output.writeLine()
            for line in own { try output.writeWrapped(line.text, hanging: width + 4) }
            try output.writeLine()
        }
        for line in [
            "`xibdb report NAME [key=value …]` runs a report, `xibdb report NAME --help` describes it,",
            "`xibdb report --search WORDS` finds one. `xibdb report RULE` lists the findings of a rule",
            "of `xibdb check`; `xibdb check --list` lists the rules.",
        ] {
            try output.writeWrapped(line, hanging: 0)
        }
    }

    /// Prints the reports and rules that a search found, best match first.
    package func print(hits: [ReportSearch.Hit]) throws {
        let width = hits.map(\.name.count).max() ?? 0
        for hit in hits {
            try output.writeWrapped(
                hit.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + hit.title
                    + (hit.isRule ? " (rule)" : ""), hanging: width + 2)
        }
    }

    /// Prints one report with its parameters.
    package func print(description report: Report) throws {
        try output.writeWrapped("\(report.name): \(report.title)", .heading)
        if !report.answers.isEmpty { try output.writeWrapped("  \(report.answers)", hanging: 2) }
        if !report.parameters.isEmpty { try output.writeLine() }
        let width = report.parameters.map(\.name.count).max() ?? 0
        for parameter in report.parameters {
            try output.writeWrapped(
                "  " + parameter.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                    + "(\(parameter.rule)) \(parameter.help)", hanging: width + 4)
        }
        if !report.examples.isEmpty { try output.writeLine() }
        for example in report.examples { try output.writeLine("  \(example)") }
        if let path = report.path { try output.writeLine("\n  from \(path)") }
    }
}

/// Prints the most common questions with their counts.
package struct HighlightsPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the questions.
    package func print(_ highlights: Highlights) throws {
        try output.writeLine("\(highlights.searched):\n")
        let counts = highlights.lines.map { String($0.count) }
        let (digits, words) = (counts.map(\.count).max() ?? 0, highlights.lines.map(\.words.count).max() ?? 0)
        for (line, count) in zip(highlights.lines, counts) {
            let number = String(repeating: " ", count: digits - count.count) + count
            try output.writeLine(
                "  \(number) \(line.words.padding(toLength: words + 3, withPad: " ", startingAt: 0))\(line.command)")
        }
        try output.writeLine("\nxibdb report lists all reports, xibdb check finds crashes,")
        try output.writeLine("xibdb NAME shows a class, nib, outlet or action; xibdb --help lists the rest.")
    }
}

/// Prints everything with a given name.
package struct NamedThingPrinter {
    /// The number of rows to print if a report has more than twice as many rows. A shorter report is printed in full,
    /// because a few more rows are not worth a second command.
    private static let shown = 12

    private let output: Output
    private let width: Int?
    private let paths: PrintedPaths

    /// Creates a printer that writes to an output.
    ///
    /// - Parameter width: the number of columns of the terminal; nil if there is no terminal.
    package init(output: Output, width: Int?, paths: PrintedPaths) {
        (self.output, self.width, self.paths) = (output, width, paths)
    }

    /// Prints everything with the name, grouped by kind.
    package func print(_ things: [NamedThing]) throws {
        for (number, thing) in things.enumerated() {
            if number > 0 { try output.writeLine() }
            try output.write("\(thing.kind?.words ?? "mentions of") \(thing.name)", .heading)
            try output.writeLine()
            for place in thing.declarations { try output.writeLine("  declared in \(place)") }
            if thing.answers.allSatisfy(\.rows.rows.isEmpty) { try output.writeLine("  No nib has it.") }
            for answer in thing.answers where !answer.rows.rows.isEmpty {
                try output.writeLine()
                var writer = ResultFormat.table.writer(to: output, width: width, paths: paths)
                try writer.begin(columns: answer.rows.columns)
                let count = answer.rows.rows.count
                let shown = count > 2 * Self.shown ? Self.shown : count
                for row in answer.rows.rows.prefix(shown) { try writer.row(row) }
                try writer.end()
                let more = count - shown
                if more > 0 { try output.writeLine("… \(more) more: \(answer.command)") }
            }
            try output.writeLine()
            for command in thing.answers.map(\.command) + Self.commands(thing) { try output.writeLine("  " + command) }
        }
    }

    /// Returns further commands about a class or a file.
    private static func commands(_ thing: NamedThing) -> [String] {
        let name = ReportCommandLine.quoted(thing.name)
        return switch thing.kind {
        case .class:
            ["xibdb report class-uses \(name)", "xibdb report nib-loads class=\(name)", "xibdb graph --class \(name)"]
        case .file: ["xibdb explain \(name)", "xibdb show \(name)", "xibdb check --in \(name)"]
        default: []
        }
    }
}

/// Prints the documented schema.
package struct SchemaPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints one line for each table and view.
    package func print(list tables: [SchemaDocumentation.Table]) throws {
        let width = tables.map(\.name.count).max() ?? 0
        var database: String?
        for table in tables {
            if table.database != database {
                if database != nil { try output.writeLine() }
                try output.writeLine("\(table.database):")
                database = table.database
            }
            let kind = table.kind == "table" ? "" : " (\(table.kind))"
            try output.writeWrapped(
                table.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + table.help + kind,
                hanging: width + 2)
        }
        try output.writeLine()
        try output.writeWrapped(
            "xibdb schema TABLE shows the columns of a table, and xibdb schema --internals lists all tables. xibdb sql --db .xibdb/history.sqlite queries the history.",
            hanging: 0)
    }

    /// Prints the tables with the same name, each with its columns.
    package func print(_ tables: [SchemaDocumentation.Table]) throws {
        for (place, table) in tables.enumerated() {
            if place > 0 { try output.writeLine() }
            try print(table)
        }
    }

    private func print(_ table: SchemaDocumentation.Table) throws {
        try output.writeWrapped("\(table.name) (\(table.kind) of \(table.database)): \(table.help)", hanging: 0)
        try output.writeLine()
        let width = table.columns.map(\.name.count).max() ?? 0
        let typeWidth = table.columns.map { ($0.type ?? "").split(separator: " ").first?.count ?? 0 }.max() ?? 0
        for column in table.columns {
            let type = (column.type ?? "").split(separator: " ").first.map(String.init) ?? ""
            let typed = typeWidth > 0 ? typeWidth + 2 : 0
            try output.writeWrapped(
                "  " + column.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                    + type.padding(toLength: typed, withPad: " ", startingAt: 0) + column.help,
                hanging: width + 4 + typed)
        }
        if let example = table.example { try output.writeLine("\nExample:\n\n  \(example);") }
    }
}

/// Prints the state of an index.
package struct StatusPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints a status.
    package func print(_ status: Status) throws {
        try output.writeLine(
            "\(status.database)  (\(status.size / 1024) KiB, schema \(status.schemaVersion), xibdb \(status.toolVersion))"
        )
        try output.writeLine("  written             \(status.written)")
        for root in status.roots {
            let revision = root.revision.map { "@\($0)" } ?? ""
            let commit = root.commit.map { " at \($0.prefix(12))" } ?? ""
            let walk = ["git": "as git sees it", "revision": "as committed"][root.walk] ?? "every file"
            let name = status.roots.count > 1 ? "\(root.name): " : ""
            try output.writeLine(
                "  root                \(name)\(root.path)\(revision)\(commit), \(root.files) files (\(walk))")
        }
        for (name, count) in status.tables.sorted(by: { $0.key < $1.key }) where !["meta", "trees"].contains(name) {
            try output.writeLine(
                "  " + name.padding(toLength: max(20, name.count + 1), withPad: " ", startingAt: 0) + "\(count)")
        }
        if !status.failures.isEmpty { try output.writeLine("  could not be read: \(status.failures.count)") }
        for failure in status.failures { try output.writeLine("    " + SummaryPrinter.describe(failure)) }
    }
}

/// Prints any value as JSON, for tools.
package enum JSONPrinter {
    /// The version of xibdb's own JSON formats. `docs/json` contains their schemas. Increase the version when a key
    /// is removed or renamed, or when the meaning of a key changes.
    package static let version = 1

    /// Prints an object of one of xibdb's own formats, with the key `version`.
    package static func print(versioned value: some Encodable, to output: Output) throws {
        try print(Versioned(value: value), to: output)
    }

    private struct Versioned<Value: Encodable>: Encodable {
        let value: Value

        private enum Key: String, CodingKey { case version }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(JSONPrinter.version, forKey: .version)
            try value.encode(to: encoder)
        }
    }

    /// Prints one document with sorted keys.
    package static func print(_ value: some Encodable, to output: Output) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try output.writeJSON(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
    }
}
