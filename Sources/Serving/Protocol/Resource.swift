import Asking
import Bytes
import Errors
import Formats
import Foundation
import JSONRPC
import Showing
import Store

/// Texts that a client can read without a tool: the schema, the reports, and the outlines of nibs.
enum Resource {
    private static let scheme = "xibdb://"
    private static let (plain, json) = ("text/plain", "application/json")

    /// The error code of an unknown resource before the version 2026-07-28.
    private static let notFoundWithHandshake = -32002

    /// The resources with a fixed address.
    static func list(_ workplace: Workplace) throws(RPCError) -> [JSONTree] {
        func resource(_ path: String, _ name: String, _ help: String, _ type: String = plain) -> JSONTree {
            [
                "uri": .text(scheme + path), "name": .text(name), "description": .text(help), "mimeType": .text(type),
            ]
        }
        let reports: [Report]
        do { reports = try ReportCatalog(index: try? workplace.index()).reports } catch {
            throw RPCError(RPCError.internalError, "\(error)")
        }
        let fixed = [
            resource("schema", "schema", "The tables and views for the tool sql, with their columns."),
            resource("reports", "reports", "The saved reports, grouped by theme."),
            resource("nibs", "nibs", "The paths of all xibs and storyboards."),
        ]
        let runnable = reports.filter { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        return fixed + runnable.map { resource("reports/\($0.name)", $0.name, $0.title) }
            + Formats.schemas.keys.sorted().map {
                resource("formats/\($0)", "\($0) format", "The JSON schema of the format \($0).", json)
            }
    }

    /// The resources whose address contains a name.
    static let templates: [JSONTree] = [
        [
            "uriTemplate": "xibdb://nibs/{+path}", "name": "nib",
            "description": "The outline of a xib or storyboard.", "mimeType": .text(plain),
        ],
        [
            "uriTemplate": "xibdb://schema/{table}", "name": "table",
            "description": "The columns of a table or view.", "mimeType": .text(plain),
        ],
        [
            "uriTemplate": "xibdb://dossiers/{screen}", "name": "dossier",
            "description":
                "What new code for a screen must keep. A screen is a class, a nib or a storyboard identifier.",
            "mimeType": .text(plain),
        ],
    ]

    /// Reads a resource.
    ///
    /// - Throws: ``RPCError`` if there is no such resource, or if it cannot be read.
    static func read(_ uri: String, _ running: RunningRequest, _ workplace: Workplace, _ version: ProtocolVersion)
        throws(RPCError) -> JSONTree
    {
        let notFound = version.isStateless ? RPCError.invalidParams : notFoundWithHandshake
        guard uri.hasPrefix(scheme) else { throw RPCError(notFound, "Resource not found", data: ["uri": .text(uri)]) }
        let parts = uri.dropFirst(scheme.count).split(separator: "/", maxSplits: 1).map(String.init)
        let name = parts.count > 1 ? parts[1].removingPercentEncoding ?? parts[1] : nil
        do {
            guard let text = try text(parts.first ?? "", name, running, workplace) else {
                throw RPCError(notFound, "Resource not found", data: ["uri": .text(uri)])
            }
            let type = parts.first == "formats" ? json : plain
            guard text.utf8.count <= Page.mostBytes else {
                throw RPCError(RPCError.internalError, "The resource is too large. Use the tools show and sql.")
            }
            return ["uri": .text(uri), "mimeType": .text(type), "text": .text(text)]
        } catch let error as RPCError {
            throw error
        } catch AskingError.unknownName(let what, let name, let near) {
            let error = AskingError.unknownName(what: what, name: name, near: near)
            throw RPCError(notFound, error.description, data: ["uri": .text(uri)])
        } catch { throw RPCError(RPCError.internalError, "\(error)") }
    }

    private static func text(
        _ kind: String, _ name: String?, _ running: RunningRequest, _ workplace: Workplace
    ) throws -> String? {
        let output = Output.captured()
        switch (kind, name) {
        case ("schema", let name):
            let schema = SchemaDocumentation.standard
            try SchemaPrinter(output: output).print(
                name.map { try schema.tables(named: $0) } ?? schema.tables.filter { !$0.isInternal })
        case ("reports", nil):
            try ReportPrinter(output: output).print(list: ReportCatalog(index: try? workplace.index()).reports)
        case ("reports", let name?):
            let report = try ReportCatalog(index: try? workplace.index()).report(name)
            let values = try report.values([:])
            try asking(running, workplace) { snapshot in
                var writer = AnyFormatWriter(ResultFormat.table.writer(to: output, width: nil))
                try snapshot.run(report.sql, parameters: values, into: &writer)
                try writer.finish()
                if writer.count == 0 { try output.writeLine("no rows") }
            }
        case ("nibs", nil):
            try asking(running, workplace) { snapshot in
                var writer = AnyFormatWriter(ResultFormat.value.writer(to: output, width: nil))
                try snapshot.run("SELECT path FROM nibs ORDER BY path", into: &writer)
            }
        case ("nibs", let name?):
            try asking(running, workplace) { snapshot in
                let file = try FileFinder(snapshot).find(name, from: workplace.folder)
                try OutlinePrinter(output: output).print(Outline(of: file, snapshot))
            }
        case ("dossiers", let name?):
            try asking(running, workplace) { snapshot in
                try DossierPrinter(output: output).print(DossierFinder(snapshot).dossier(of: name))
            }
        case ("formats", let name?): return Formats.schemas[name]
        default: return nil
        }
        return output.text
    }

    private static func asking(
        _ running: RunningRequest, _ workplace: Workplace, _ body: (Snapshot) throws -> Void
    ) throws {
        let (snapshot, _) = try workplace.open(stoppedBy: running.interruption)
        try running.limited(seconds: Workplace.seconds) { try body(snapshot) }
    }
}
