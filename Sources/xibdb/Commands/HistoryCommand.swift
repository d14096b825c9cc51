import ArgumentParser
import Foundation
import Histories
import Introductions
import Showing
import ShowingHistories
import Store

struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show what each commit changed in the nibs, in Interface Builder's terms.",
        discussion: Help.text(
            """
              xibdb history                       each commit, and what it changed
              xibdb history LoginView             a nib by path or name, across renames; if nothing loads the nib, also the commit that removed the last load
              xibdb history --class FruitCell     where a class was added, removed or renamed
              xibdb history --outlet titleLabel   when an outlet was connected, disconnected or declared
              xibdb history --action save:        the same for an action
              xibdb history --object i5M-Pr-FkT   an object, connection or constraint by id
              xibdb history --sql "SELECT path, count(*) FROM nib_versions GROUP BY path"

            Noise is left out: Xcode versions, positions on the canvas, and frames that follow from layout. The first run reads all
            commits into .xibdb/history.sqlite. Later runs read only new commits. The tables are commits, nib_versions and changes;
            the view nib_changes joins them. `xibdb schema changes` shows their columns.
            """,
            exit: """
                Exit status: 0 done; 2 wrong usage, an unknown nib, or SQL that SQLite does not accept; 3 there is no repository, or the
                history could not be read or written; 124 the time limit was exceeded.
                """))

    @Argument(
        help: "The current or former path of a nib, or its name. With --sql: key=value parameters.",
        completion: .custom(Completions.nibs))
    var arguments: [String] = []

    @Option(name: .customLong("class"), help: ArgumentHelp("Show the history of a class.", valueName: "name"))
    var className: String?

    @Option(help: ArgumentHelp("Show when an outlet was connected, disconnected and declared.", valueName: "name"))
    var outlet: String?

    @Option(help: ArgumentHelp("Show when an action was connected, disconnected and declared.", valueName: "selector"))
    var action: String?

    @Option(help: ArgumentHelp("Show the history of an object, a connection or a constraint.", valueName: "id"))
    var object: String?

    @Option(
        name: [.customShort("n"), .customLong("max-count")],
        help: ArgumentHelp("Show only this many versions, the newest ones.", valueName: "number"))
    var limit: Int?

    @Flag(
        help:
            "Do not search the sources for declarations of outlets and actions, or for the commit that removed the last load of a nib."
    )
    var noSources = false

    @Option(help: ArgumentHelp("Query the history with SQL.", valueName: "sql"))
    var sql: String?

    @OptionGroup var options: HistoryOptions
    @OptionGroup var format: FormatOptions

    func validate() throws {
        if [className, outlet, action, object, sql].compactMap({ $0 }).count > 1 {
            throw ValidationError("Give only one of --class, --outlet, --action, --object and --sql.")
        }
        if sql == nil {
            if arguments.count > 1 { throw ValidationError("Give one path.") }
            if format.json || format.format != nil { throw ValidationError("--format and --json need --sql.") }
        }
        if let limit, limit < 1 { throw ValidationError("-n must be above 0.") }
    }

    func run() throws {
        let alarm = options.asking.time.alarm()
        defer { alarm?.turnOff() }
        let (history, snapshot) = try options.open()
        if let sql {
            alarm?.turnOff()
            return try Ask.history(
                sql, KeyValue.parse(arguments).mapValues(Value.init(written:)), snapshot, root: history.top, format)
        }
        var question = HistoryQuestion()
        (question.path, question.limit) = (arguments.first, limit)
        if let className { question.subject = .class(className) }
        if let outlet { question.subject = .outlet(outlet) }
        if let action { question.subject = .action(action) }
        if let object { question.subject = .object(object) }
        var answer = try history.answer(question, snapshot)
        if let outlet, !noSources { try history.addDeclarations(of: .outlet(outlet), to: &answer, snapshot) }
        if let action, !noSources { try history.addDeclarations(of: .action(action), to: &answer, snapshot) }
        Exit.say(answer.notes)
        // The pager waits for the user, so the time limit is turned off here.
        if Terminal.current.width != nil { alarm?.turnOff() }
        let output = format.display.output()
        try HistoryText(output: output).print(answer)
        try output.flush()
        // If nothing loads the nib, the answer ends with the commit that removed the load.
        if case .all = question.subject, arguments.first != nil, !noSources, !history.isBare,
            let newest = answer.entries.first?.files.first,
            newest.what != "removed",
            let lost = try LostLoad(of: newest.path, in: history, refreshes: !options.asking.noRefresh)
        {
            try HistoryText(output: output).print(lost)
            try output.flush()
        }
        if answer.entries.isEmpty { Exit.say(["no commit in the repository changes a xib or storyboard"]) }
    }
}
