import Asking
import Foundation
import Store

/// Prints the list of reports, or one of them in full.
public struct ReportPrinter {
    private let output: Output

    /// A printer to an output.
    public init(output: Output) { self.output = output }

    /// Every report with its title and its parameters.
    public func print(list reports: [Report]) throws {
        let width = reports.map(\.name.count).max() ?? 0
        for report in reports {
            try output.writeLine(report.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + report.title)
            guard !report.parameters.isEmpty else { continue }
            try output.writeLine(String(repeating: " ", count: width + 4) + report.parameters.map(\.usage).joined(separator: " "))
        }
        try output.writeLine()
        try output.writeLine("xibdb report NAME [key=value …] runs one; xibdb report NAME --describe tells more.")
    }

    /// One report with its parameters.
    public func print(description report: Report) throws {
        try output.writeLine("\(report.name): \(report.title)")
        if !report.answers.isEmpty { try output.writeLine("  \(report.answers)") }
        if !report.parameters.isEmpty { try output.writeLine() }
        let width = report.parameters.map(\.name.count).max() ?? 0
        for parameter in report.parameters {
            try output.writeLine(
                "  " + parameter.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + "(\(parameter.rule)) \(parameter.help)")
        }
        if !report.examples.isEmpty { try output.writeLine() }
        for example in report.examples { try output.writeLine("  \(example)") }
        if let path = report.path { try output.writeLine("\n  from \(path)") }
    }
}

/// Prints the documented schema.
public struct SchemaPrinter {
    private let output: Output

    /// A printer to an output.
    public init(output: Output) { self.output = output }

    /// Every table and view in a line.
    public func print(list tables: [SchemaDocumentation.Table]) throws {
        let width = tables.map(\.name.count).max() ?? 0
        for table in tables {
            let kind = table.kind == "table" ? "" : " (\(table.kind))"
            try output.writeLine(table.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + table.help + kind)
        }
        try output.writeLine("\nxibdb schema TABLE shows the columns.")
    }

    /// One table with its columns.
    public func print(_ table: SchemaDocumentation.Table) throws {
        try output.writeLine("\(table.name) (\(table.kind)): \(table.help)\n")
        let width = table.columns.map(\.name.count).max() ?? 0
        let typeWidth = table.columns.map { ($0.type ?? "").split(separator: " ").first?.count ?? 0 }.max() ?? 0
        for column in table.columns {
            let type = (column.type ?? "").split(separator: " ").first.map(String.init) ?? ""
            try output.writeLine(
                "  " + column.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                    + type.padding(toLength: typeWidth + (typeWidth > 0 ? 2 : 0), withPad: " ", startingAt: 0) + column.help)
        }
    }
}

/// Prints the state of an index.
public struct StatusPrinter {
    private let output: Output

    /// A printer to an output.
    public init(output: Output) { self.output = output }

    /// Prints a status.
    public func print(_ status: Status) throws {
        try output.writeLine("\(status.database)  (\(status.size / 1024) KiB, schema \(status.schemaVersion), xibdb \(status.toolVersion))")
        try output.writeLine("  written     \(status.written)")
        for root in status.roots {
            let revision = root.revision.map { "@\($0)" } ?? ""
            let commit = root.commit.map { " at \($0.prefix(12))" } ?? ""
            let walk = ["git": "as git sees it", "revision": "as committed"][root.walk] ?? "every file"
            let name = status.roots.count > 1 ? "\(root.name): " : ""
            try output.writeLine("  root        \(name)\(root.path)\(revision)\(commit), \(root.files) files (\(walk))")
        }
        for (name, count) in status.tables.sorted(by: { $0.key < $1.key }) where !["meta", "trees"].contains(name) {
            try output.writeLine("  " + name.padding(toLength: max(20, name.count + 1), withPad: " ", startingAt: 0) + "\(count)")
        }
        if !status.failures.isEmpty { try output.writeLine("  could not be read: \(status.failures.count)") }
        for failure in status.failures { try output.writeLine("    " + SummaryPrinter.describe(failure)) }
    }
}

/// Prints any value as JSON, for tools.
public enum JSONPrinter {
    /// Prints one document with sorted keys.
    public static func print(_ value: some Encodable, to output: Output) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try output.writeExactly(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
    }
}
