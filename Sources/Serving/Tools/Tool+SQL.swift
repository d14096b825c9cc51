import Asking
import Bytes
import Errors
import Showing
import Store

extension Tool {
    /// Rows of SQL, or of a saved report.
    static let sql = Tool(
        name: "sql",
        help:
            "Query the index with one read-only SQLite SELECT, or run a saved report. Useful tables: nibs, objects, connections, constraints, texts, outlets, actions, nib_loads, class_usage, identifiers, files. Call schema for columns. Use ORDER BY, because long answers come in pages.",
        parameters: [
            Parameter(name: "sql", kind: .text, help: "May use :name parameters"),
            Parameter(name: "report", kind: .text, help: "Instead of sql: a report or rule that schema lists"),
            Parameter(name: "parameters", kind: .values, help: "Values by name"),
        ] + part,
        formats: ["rows"], list: "rows"
    ) { question in
        switch (question.text("sql"), question.text("report")) {
        case (let sql?, nil): try rows(sql, question)
        case (nil, let name?): try report(name, question)
        default: throw AskingError.unanswerable("Give either sql or report.")
        }
    }

    private static func rows(_ sql: String, _ question: ToolCall.Question) throws -> ToolAnswer {
        let values = question.values("parameters").mapValues(Value.init(written:))
        // The tables show the whole repository, like the command; only places limit them.
        return try question.asking { snapshot, notes in
            if !question.texts("in").isEmpty {
                try snapshot.narrow(to: question.part.scopeOfTables(in: snapshot, from: question.workplace.folder))
            }
            do {
                let page = try RowPage(sql, values, snapshot, from: question.start)
                let empty = page.isEmpty ? try EmptyAnswer(snapshot).lines(sql: sql, values) : []
                return page.answer(notes: empty)
            } catch let error as AskingError { throw SchemaDocumentation.standard.explaining(error, in: sql) }
        }
    }

    private static func report(_ name: String, _ question: ToolCall.Question) throws -> ToolAnswer {
        let index = try question.workplace.index()
        let given = question.values("parameters")
        guard let report = try ReportCatalog.only(name, index: index) else {
            let catalog = try RuleCatalog(index: index)
            guard let rule = catalog.rules.first(where: { $0.id == name }) else {
                throw try ReportCatalog.unknown(name, index: index)
            }
            return try question.asking(question.part) { snapshot, notes in
                let rows = try RuleReport.rows(of: rule, snapshot, catalog)
                return RowPage(CollectedRows(columns: RuleReport.columns, rows: rows)).answer(notes: notes)
            }
        }
        let values = try report.values(given)
        return try question.asking(question.part) { snapshot, notes in
            let (meant, changes) = try KnownNames(snapshot).meant(values, of: report)
            let page = try RowPage(report.sql, meant, snapshot, from: question.start)
            let empty = page.isEmpty ? try EmptyAnswer(snapshot).lines(report, meant) : []
            return page.answer(notes: notes + changes + empty)
        }
    }

    /// The tables and reports.
    static let schema = Tool(
        name: "schema",
        help:
            "List the tables and views for sql and the saved reports. With table, describe its columns with an example query. With report, describe its parameters.",
        parameters: [
            Parameter(name: "table", kind: .text, help: ""), Parameter(name: "report", kind: .text, help: ""),
        ],
        formats: [],
        ownSchema: [
            "type": "object", "properties": ["tables": ["type": "array"], "reports": ["type": "array"]],
        ]
    ) { question in
        let catalog = try ReportCatalog(index: try? question.workplace.index())
        if let name = question.text("report") {
            let report = try catalog.report(name)
            return ToolAnswer(SchemaDocument.json(of: [report])) { _, output in
                try ReportPrinter(output: output).print(description: report)
            }
        }
        let schema = SchemaDocumentation.standard
        if let name = question.text("table") {
            let tables = try schema.tables(named: name)
            return try ToolAnswer(SchemaDocument(tables: tables)) { _, output in
                try SchemaPrinter(output: output).print(tables)
            }
        }
        let tables = schema.tables.filter { !$0.isInternal }
        return ToolAnswer(SchemaDocument.list(tables, catalog.reports)) { _, output in
            try SchemaPrinter(output: output).print(list: tables)
            try ReportPrinter(output: output).print(list: catalog.reports)
        }
    }
}
