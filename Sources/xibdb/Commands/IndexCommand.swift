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
            xibdb indexes the files that git tracks, and untracked files that git does not ignore. Outside git, it indexes every
            file in the folder. It reads only files that changed. If a file cannot be read, the summary names it, and the run
            continues. Options apply to every refresh until you run `xibdb index` without them. Settings under index in .xibdb.yml
            (exclude, include, vendored) always apply.

            A path is a folder, or REPO@REV for a revision of a repository. REPO@REV:FOLDER is a folder of that revision. Nothing is
            checked out. A path can also be a built app: an .app folder, or an .ipa file, which is read in memory. The index of a
            build is PATH.sqlite. Each path becomes a tree in the index. Its name is the name of the folder, or NAME if you write NAME=PATH.
            To index several trees together, use --db:

              xibdb index --db all.sqlite app-one app-two old=app-one@v1.0
              xibdb index --db all.sqlite --remove old
            """,
            exit:
                "Exit status: 0 done, even if some files could not be read; 1 a file could not be read (with --strict); 2 wrong usage or configuration; 3 the index could not be written."
        ))

    @Argument(
        help: ArgumentHelp(
            "Folders, revisions or built apps (.app, .ipa) to index, as [NAME=]PATH[@REV]. Without a path, the repository that contains the current folder is indexed.",
            valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("Remove a tree from the index, by its name or path; may be repeated.", valueName: "tree"))
    var remove: [String] = []

    @OptionGroup var index: IndexOption

    @Option(help: ArgumentHelp("Exclude files and folders that match; may be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Index only files that match; may be repeated.", valueName: "glob"))
    var include: [String] = []

    @Flag(help: "Also index files that git ignores.")
    var noIgnore = false

    @Flag(help: "Index only nibs, not sources and other files.")
    var noSource = false

    @Flag(help: "Treat submodules and other nested repositories as vendored code.")
    var vendoredRepositories = false

    @Option(help: ArgumentHelp("Do not read files that are larger than this; only record them.", valueName: "bytes"))
    var maxFileSize: Int64 = ScanOptions().maxFileSize

    @Flag(help: "Read every file again, even those that look unchanged.")
    var rehash = false

    @Flag(help: "Exit with status 1 if a file could not be read.")
    var strict = false

    @Flag(help: "Print the summary as JSON.")
    var json = false

    @Flag(name: .shortAndLong, help: "Print nothing but errors.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "List every file that could not be read.")
    var verbose = false

    @OptionGroup var time: TimeOption

    func validate() throws {
        // libxml2 stores sizes in 31 bits.
        guard (1...Int64(Int32.max)).contains(maxFileSize) else {
            throw ValidationError("--max-file-size must be a number from 1 to \(Int32.max).")
        }
        if paths.count > 1 && index.database == nil {
            throw ValidationError("To index several folders together, use --db FILE.")
        }
        if !remove.isEmpty && paths.isEmpty && choosesFiles {
            throw ValidationError(
                "--remove alone only removes trees. To change the options that select files, also give the path of a tree."
            )
        }
    }

    /// The options that select the files to index.
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
        // A command that only removes trees does not change the options of the other trees.
        options.scan = remove.isEmpty || !paths.isEmpty ? scan : nil
        options.remove = remove
        options.rehash = rehash
        options.worker = OperatingSystem.executable
        if quiet || json { Activity.observe(nil) }

        let trees = paths.map(TreeRequest.init(argument:))
        let file = try index.database == nil && !trees.isEmpty ? IndexFile(for: trees[0]) : index.file()
        let alarm = time.alarm()
        defer { alarm?.turnOff() }
        let summary = try Indexer(index: file).run(trees: trees, options: options)
        let output = Output.standard()
        if json {
            try JSONPrinter.print(versioned: summary, to: output)
        } else if !quiet {
            try SummaryPrinter(output: output).print(summary, isVerbose: verbose)
        }
        try output.flush()
        if choosesFiles && !quiet {
            Exit.say(["the options that select files apply to every refresh until `xibdb index` runs without them"])
        }
        if strict && !summary.failures.isEmpty { throw Finished(status: .found) }
    }
}
