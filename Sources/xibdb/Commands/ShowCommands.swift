import ArgumentParser
import Asking
import Errors
import Foundation
import Showing

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract:
            "Show a file as Interface Builder's document outline, with its connections, or one of its objects with all that is known of it.",
        discussion: Help.text(
            """
              xibdb show FruitCell                the outline of a file
              xibdb show FruitCell titleLabel     an object: by its object id, label, an outlet that is set to it, class, text or element
            """))

    @Argument(help: "A path, or a nib name that only one file has.", completion: .custom(Completions.nibs))
    var file: String

    @Argument(help: "An object of the file.", completion: .custom(Completions.outlets))
    var object: String?

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the outline, or the object, as JSON.")
    var json = false

    func run() throws {
        if let object {
            let description = try description(of: object)
            let output = display.output()
            if json {
                try JSONPrinter.print(description, to: output)
            } else {
                try ObjectPrinter(output: output).print(description)
            }
            return try output.flush()
        }
        let (snapshot, found) = try asking.snapshot(with: file)
        let outline = try Outline(of: found, snapshot)
        let output = display.output()
        if json {
            try JSONPrinter.print(outline, to: output)
        } else {
            try OutlinePrinter(output: output).print(outline)
        }
        try output.flush()
    }

    private func description(of object: String) throws -> ObjectDescription {
        do {
            let (snapshot, found) = try asking.snapshot(with: file)
            return try ObjectDescription(object, in: found, snapshot)
        } catch AskingError.ambiguous(let name, let paths) {
            return try ObjectDescription(object, inOneOf: paths, called: name, asking.snapshot())
        }
    }
}

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Show the tables, views and columns of an index and of a history.",
        discussion: Help.text(
            """
            A name shows the columns of a table or view, and what each one holds. `xibdb sql` asks the tables of .xibdb/index.sqlite;
            `xibdb history` writes those of .xibdb/history.sqlite, and `xibdb history --sql` or `xibdb sql --db .xibdb/history.sqlite`
            asks them. Internal tables have names that start with an underscore; they may change in any version.
            """, exit: "Exit status: 0 done; 2 a name that no table or view has."))

    @Argument(
        help: "A table or view. Without it, all are listed, one on each line.", completion: .custom(Completions.tables))
    var table: String?

    @Flag(help: "List the internal tables and views, too.")
    var internals = false

    @Flag(help: "Print the schema as JSON.")
    var json = false

    func run() throws {
        let output = Output.standard()
        let schema = SchemaDocumentation.all
        let listed = schema.tables.filter { internals || !$0.isInternal }
        if let table {
            let found = try schema.tables(named: table)
            if json, found.count == 1 {
                try JSONPrinter.print(found[0], to: output)
            } else if json {
                try JSONPrinter.print(found, to: output)
            } else {
                try SchemaPrinter(output: output).print(found)
            }
        } else if json {
            try JSONPrinter.print(listed, to: output)
        } else {
            try SchemaPrinter(output: output).print(list: listed)
        }
        try output.flush()
    }
}

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show what is indexed, how fresh it is, and what could not be read.",
        discussion: Help.text("With --json for programs."))

    @OptionGroup var asking: AskingOptions

    @Flag(help: "Print the status as JSON.")
    var json = false

    func run() throws {
        let status = try Status(asking.snapshot())
        let output = Output.standard()
        if json { try JSONPrinter.print(status, to: output) } else { try StatusPrinter(output: output).print(status) }
        try output.flush()
    }
}
