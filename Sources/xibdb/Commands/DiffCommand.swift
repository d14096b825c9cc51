import ArgumentParser
import Asking
import Comparing
import Errors
import Foundation
import Introductions
import Showing
import ShowingChanges
import ShowingPictures
import Store

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed in the nibs between two revisions, or between two files.",
        discussion: Help.text(
            """
            diff compares the same states as `git diff`:

              xibdb diff                      the work tree with the staged state
              xibdb diff --staged             the staged state with the last commit
              xibdb diff main                 the work tree with a revision
              xibdb diff v1.0 v2.0            two revisions; also v1.0..v2.0, main...branch
              xibdb diff v1.0 -- Views        only a file or folder
              xibdb diff old.xib new.xib      two files, without a repository
              xibdb diff A.app/Cell.nib Cell.xib        a compiled nib with its source; also .storyboardc folders

            Noise is counted, not listed: tool versions, the order of attributes, and frames that follow from constraints. Vendored
            code is left out unless you pass --vendor or a path inside it. Only --check needs an index: it prints the new findings
            of `xibdb check`.
            """,
            exit:
                "Exit status: 0 done; 1 there are differences other than noise (with --exit-code), or new findings (with --check); 2 wrong usage, or git failed; 3 the index could not be built; 124 the time limit was exceeded."
        ))

    @Argument(help: ArgumentHelp("Revisions or two files, then paths.", valueName: "revision"))
    var words: [String] = []

    @Option(
        name: .customLong("path"),
        help: ArgumentHelp(
            "Compare only this file or folder; may be repeated. You can also write paths after --.", valueName: "path"))
    var paths: [String] = []

    @Flag(
        name: [.customLong("staged"), .customLong("cached")], help: "Compare the staged state instead of the work tree."
    )
    var staged = false

    @Option(help: "The output format.")
    var format: ChangesFormat = .text

    @Flag(help: "Short for --format stat.")
    var stat = false

    @Flag(help: "Also list frames and noise.")
    var all = false

    @Flag(help: "Exit with status 1 if there are differences other than noise.")
    var exitCode = false

    @Flag(help: "Also compare vendored code.")
    var vendor = false

    @Flag(help: "After the changes, print the new findings of `xibdb check` (formats text, stat and markdown).")
    var check = false

    @Option(
        help: ArgumentHelp(
            "Also draw the changed nibs before and after the change into this folder, with a page, index.html.",
            valueName: "folder"))
    var pictures: String?

    @OptionGroup var confidence: ConfidenceOption

    @OptionGroup var time: TimeOption

    @OptionGroup var display: DisplayOptions

    /// Converts paths after `--` to `--path` options, which the parser accepts.
    static func arguments(_ arguments: [String]) -> [String] {
        guard let end = arguments.firstIndex(of: "--") else { return arguments }
        return arguments[..<end] + arguments[(end + 1)...].map { "--path=" + $0 }
    }

    func validate() throws {
        guard !check || [.text, .stat, .markdown].contains(format) else {
            throw ValidationError(
                "--check needs --format text, stat or markdown. For other formats, use xibdb check --changed-since.")
        }
        guard !stat || [.text, .stat].contains(format) else {
            throw ValidationError(
                "--stat is short for --format stat. Pass either --stat or --format \(format.rawValue).")
        }
        guard check || !confidence.includeUncertain else { throw ValidationError("--include-uncertain needs --check.") }
    }

    func run() throws {
        let alarm = time.alarm()
        defer { alarm?.turnOff() }
        let folder = FileManager.default.currentDirectoryPath
        let request = try ComparisonRequest(words: words, paths: paths, isStaged: staged, folder: folder)
        let comparison = try TreeComparison(request, includesVendored: vendor)
        if comparison.leftOut > 0 {
            Exit.say([
                "left out: \(comparison.leftOut) \(comparison.leftOut == 1 ? "file" : "files") of vendored code (use --vendor to include them)"
            ])
        }
        let output = display.output()
        let format = stat ? .stat : format
        let drawer = ChangePictures(comparison.files, request)
        let changes = TreeChanges(output: output, format: format, isAll: all, pictures: drawer.inlined)
        try changes.print(comparison.files)
        let found = check ? try findings(request, folder, output) : 0
        // If the pictures cannot be written, the changes are printed nevertheless.
        try output.flush()
        if let pictures { try drawer.write(to: pictures) }
        let isChanged = comparison.files.contains {
            $0.changes?.isNoise != true || !$0.conflicts.isEmpty || $0.oldPath != $0.newPath
        }
        if found > 0 || exitCode && isChanged { throw Finished(status: .found) }
    }

    /// Prints the findings that are new in the later state, and returns their number.
    private func findings(_ request: ComparisonRequest, _ folder: String, _ output: Output) throws -> Int {
        guard let old = request.oldRevision, let top = request.folder else {
            throw AskingError.unanswerable("--check needs a revision to compare with: xibdb diff HEAD --check.")
        }
        let catalog = try RuleCatalog(index: IndexFile(root: top))
        let configuration = try CheckConfiguration(file: nil, folder: top, catalog: catalog)
        var part = AnswerScope()
        part.vendored = vendor
        let limits = time.timeout.map { Limits(seconds: $0) } ?? Limits()
        let after = try StateChecker(catalog, configuration, part: part, from: folder, limits: limits).newFindings(
            in: top, since: old, at: request.newRevision,
            includesUncertain: confidence.includeUncertain || configuration.includesUncertain)
        try output.writeLine(
            after.findings.isEmpty ? "\n`xibdb check` finds nothing new." : "\nNew findings of `xibdb check`:")
        let format = format == .markdown ? FindingFormat.markdown : .text
        if format == .markdown { try output.writeLine() }
        try format.writer(to: output, root: nil).write(after)
        return after.findings.count
    }
}

extension ChangesFormat: ExpressibleByArgument {}
