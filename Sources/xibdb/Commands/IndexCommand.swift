import ArgumentParser
import Foundation
import HostSystem
import Indexing
import Showing
import Store
import Trees

struct IndexCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Build or refresh the index of a repository.",
        discussion: Help.text(
            """
            Files that git tracks are indexed, and untracked ones that it does not ignore; outside git every file of the
            folder. Only files that changed are read again. Files that cannot be read are named in the summary; the rest of
            the run goes on. What is chosen with options holds for every refresh, until the next run without them; what .xibdb.yml
            says under index (exclude, include, vendored) always holds.

            A path may be a folder, or REPO@REV: what the repository has at that revision, of which nothing is checked out;
            REPO@REV:FOLDER is a folder of it. Each such tree has a name, that of the folder unless NAME=PATH gives another.
            Several trees share one index with --db:

              xibdb index --db all.sqlite app-one app-two old=app-one@v1.0
              xibdb index --db all.sqlite --remove old
            """,
            exit:
                "Exit status: 0 done, also where single files could not be read; 1 with --strict where some could not; 2 wrong usage or configuration; 3 no index could be written."
        ))

    @Argument(
        help: ArgumentHelp(
            "Folders or revisions to index, as [NAME=]PATH[@REV]; the repository around the current folder where none is given.",
            valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("Take a tree out of the index, by its name or place; may be repeated.", valueName: "tree"))
    var remove: [String] = []

    @OptionGroup var index: IndexOption

    @Option(help: ArgumentHelp("Leave out files and folders that match; may be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Index only files that match; may be repeated.", valueName: "glob"))
    var include: [String] = []

    @Flag(help: "Index what git ignores, too.")
    var noIgnore = false

    @Flag(help: "Leave out the Swift and Objective-C sources, and all else that is no nib.")
    var noSource = false

    @Flag(help: "Take submodules and other repositories inside for other people's code.")
    var vendoredRepositories = false

    @Option(help: ArgumentHelp("Record files with more bytes than this without reading them.", valueName: "bytes"))
    var maxFileSize: Int64 = ScanOptions().maxFileSize

    @Flag(help: "Read every file again, even those that look unchanged.")
    var rehash = false

    @Flag(help: "End with status 1 when a file could not be read.")
    var strict = false

    @Flag(help: "Print the summary as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Name every file that could not be read.")
    var verbose = false

    @OptionGroup var time: TimeOption

    func validate() throws {
        // libxml2 counts bytes in 31 bits.
        guard (1...Int64(Int32.max)).contains(maxFileSize) else {
            throw ValidationError("--max-file-size takes a number from 1 to \(Int32.max).")
        }
        if paths.count > 1 && index.database == nil {
            throw ValidationError("Several folders share an index only with --db FILE.")
        }
        if !remove.isEmpty && paths.isEmpty && choosesFiles {
            throw ValidationError("--remove takes a tree out; options that choose files need the path of a tree.")
        }
    }

    /// What the options say of which files are indexed.
    private var scan: ScanOptions {
        var scan = ScanOptions()
        scan.includesIgnored = noIgnore
        scan.includesSources = !noSource
        scan.exclude = exclude
        scan.include = include
        scan.insideIsVendored = vendoredRepositories
        scan.maxFileSize = maxFileSize
        return scan
    }

    private var choosesFiles: Bool { scan != ScanOptions() }

    func run() throws {
        var options = Indexer.Options()
        // Taking one tree out changes nothing of the others.
        options.scan = remove.isEmpty || !paths.isEmpty ? scan : nil
        options.remove = remove
        options.rehash = rehash
        options.worker = OperatingSystem.executable
        let progress = ProgressLine()
        if Terminal.current.showsProgress && !quiet && !json { options.progress = { progress.show($0, of: $1) } }

        let trees = paths.map(TreeRequest.init(argument:))
        let file = try index.database == nil && !trees.isEmpty ? IndexFile(root: trees[0].path) : index.file()
        defer { progress.clear() }
        let alarm = time.alarm()
        defer { alarm?.turnOff() }
        let summary = try Indexer(index: file).run(trees: trees, options: options)
        progress.clear()
        let output = Output.standard()
        if json {
            try JSONPrinter.print(summary, to: output)
        } else if !quiet {
            try SummaryPrinter(output: output).print(summary, isVerbose: verbose)
        }
        try output.flush()
        if choosesFiles && !quiet {
            Exit.say(["these choices hold for every refresh, until `xibdb index` is run without them"])
        }
        if strict && !summary.failures.isEmpty { throw Finished(status: .found) }
    }
}
