import ArgumentParser
import Foundation
import Histories
import Showing
import ShowingHistories
import Store

struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Tell what the commits of the repository did to its nibs, in the words of Interface Builder.",
        discussion: Help.text("""
              xibdb history                       each commit: what it changed, how much
              xibdb history LoginView             a nib by path or name, through renames
              xibdb history --class FruitCell     where it came, left, was renamed
              xibdb history --outlet titleLabel   connected, disconnected, declared
              xibdb history --object i5M-Pr-FkT   object, connection, constraint by id
              xibdb history --sql "SELECT path, count(*) FROM nib_versions GROUP BY path"

            Noise is left out: versions of Xcode, places on the canvas, frames that follow from layout. The first time all commits
            are read, into .xibdb/history.sqlite; after that new ones alone. The tables are commits, nib_versions and changes (with
            both: nib_changes); `SELECT sql FROM sqlite_schema` tells their columns with what each is.
            """, exit: """
            Exit status: 0 done; 2 wrong usage, a name that no nib ever had, or SQL that SQLite does not accept; 3 no repository, or
            no history could be read or written; 124 the time limit.
            """))

    @Argument(help: "A path of a nib, now or once, or a nib name; with --sql key=value parameters.", completion: .custom(Completions.nibs))
    var arguments: [String] = []

    @Option(name: .customLong("class"), help: ArgumentHelp("Tell of a class.", valueName: "name"))
    var className: String?

    @Option(help: ArgumentHelp("Tell of an outlet, or of an action by its selector.", valueName: "name"))
    var outlet: String?

    @Option(help: ArgumentHelp("Tell of an object, a connection or a constraint.", valueName: "id"))
    var object: String?

    @Option(name: [.customShort("n"), .customLong("max-count")], help: ArgumentHelp("Tell only so many versions, the newest.", valueName: "number"))
    var limit: Int?

    @Flag(help: "With --outlet: leave out the sources that declare it.")
    var noSources = false

    @Option(help: ArgumentHelp("Ask the history with SQL.", valueName: "sql"))
    var sql: String?

    @OptionGroup var asking: HistoryOptions
    @OptionGroup var format: FormatOptions

    func validate() throws {
        if [className, outlet, object, sql].compactMap({ $0 }).count > 1 {
            throw ValidationError("--class, --outlet, --object and --sql are questions of their own: give one of them.")
        }
        if sql == nil {
            if arguments.count > 1 { throw ValidationError("Give one path.") }
            if format.json || format.format != nil { throw ValidationError("--format is for the rows of --sql.") }
        }
        if let limit, limit < 1 { throw ValidationError("-n takes a number above 0.") }
    }

    func run() throws {
        let (history, snapshot) = try asking.open()
        if let sql { return try ask(sql, history, snapshot) }
        var question = HistoryQuestion()
        (question.path, question.limit) = (arguments.first, limit)
        if let className { question.subject = .class(className) }
        if let outlet { question.subject = .outlet(outlet) }
        if let object { question.subject = .object(object) }
        var answer = try history.answer(question, snapshot)
        if let outlet, !noSources { try history.addDeclarations(of: outlet, to: &answer, snapshot) }
        Exit.say(answer.notes)
        let output = format.display.output()
        try HistoryText(output: output).print(answer)
        try output.flush()
        if answer.entries.isEmpty { Exit.say(["no commit of the repository touches a xib or storyboard"]) }
    }

    private func ask(_ sql: String, _ history: History, _ snapshot: Snapshot) throws {
        let values = try KeyValue.parse(arguments).mapValues(Value.init(written:))
        let terminal = Terminal.current
        let output = format.display.output()
        let paths = PrintedPaths(root: history.top, areLinks: terminal.knowsLinks && format.display.color != .never)
        let kind = format.json ? ResultFormat.json : format.format ?? .table
        var writer = AnyFormatWriter(kind.writer(to: output, width: format.wide ? nil : terminal.width, paths: paths))
        let count = try Ask.run(sql, values, snapshot, &writer, output)
        if count == 0, terminal.width != nil { Exit.say(["no rows"]) }
    }
}
