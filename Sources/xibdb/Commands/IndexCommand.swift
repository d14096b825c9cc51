import ArgumentParser
import Foundation
import Indexing
import Showing
import Store

struct IndexCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Build or refresh the index of a repository.",
        discussion: """
            Files that git tracks are indexed, and untracked ones that it does not ignore; outside git every file of the
            folder. Only files that changed are read again. Files that cannot be read are named in the summary; the rest of
            the run goes on. Several folders share one index with --db: xibdb index --db all.sqlite app-one app-two
            """)

    @Argument(help: ArgumentHelp("Folders to index; the repository around the current folder where none is given.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var index: IndexOption

    @Option(help: ArgumentHelp("Leave out files and folders that match; may be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Index only files that match; may be repeated.", valueName: "glob"))
    var include: [String] = []

    @Flag(help: "Index what git ignores, too.")
    var noIgnore = false

    @Flag(help: "Leave out the Swift and Objective-C sources.")
    var noSource = false

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

    func validate() throws {
        // libxml2 counts bytes in 31 bits.
        guard (1...Int64(Int32.max)).contains(maxFileSize) else {
            throw ValidationError("--max-file-size takes a number from 1 to \(Int32.max).")
        }
        if paths.count > 1 && index.database == nil {
            throw ValidationError("Several folders share an index only with --db FILE.")
        }
    }

    func run() throws {
        var scan = ScanOptions()
        scan.includesIgnored = noIgnore
        scan.includesSources = !noSource
        scan.exclude = exclude
        scan.include = include
        scan.maxFileSize = maxFileSize
        var options = Indexer.Options()
        options.scan = scan
        options.rehash = rehash
        let progress = ProgressLine()
        if Terminal.current.showsProgress && !quiet && !json { options.progress = { progress.show($0, of: $1) } }

        let file = try index.database == nil && !paths.isEmpty ? IndexFile(root: paths[0]) : index.file()
        defer { progress.clear() }
        let summary = try Indexer(index: file).run(roots: paths, options: options)
        progress.clear()
        let output = Output.standard()
        if json {
            try JSONPrinter.print(summary, to: output)
        } else if !quiet {
            try SummaryPrinter(output: output).print(summary, isVerbose: verbose)
        }
        try output.flush()
        if strict && !summary.failures.isEmpty { throw Finished(status: .found) }
    }
}
