import ArgumentParser
import Foundation
import Merging
import Store

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge two versions of a nib by object id.",
        discussion: Help.text("""
            What one side changed is taken, and what both changed alike; a conflict is an attribute, text, place or removal that
            does not go with what the other side did. The result is OURS with the least edits. What Xcode derives (versions,
            resources, frames that follow from constraints) is never a conflict.

            A file that cannot be merged so (an archive of Xcode 3, broken XML, a nib made anew with other ids) is merged as git
            merges texts, and standard error says why.

            `xibdb git install` makes it git's merge driver and mergetool.
            """, exit: "Exit status: 0 merged; 1 with conflicts, which are marked; 2 wrong usage, or a file that cannot be read or written."))

    @Argument(help: "The version from which both come.")
    var base: String

    @Argument(help: "The version that is edited.")
    var ours: String

    @Argument(help: "The version whose changes are taken over.")
    var theirs: String

    @Option(name: .customShort("o"), help: ArgumentHelp("Write the result to a file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Characters of a conflict marker.", valueName: "number"))
    var markerSize = Merge.Options().markerSize

    @Option(help: ArgumentHelp("What the file is called in messages.", valueName: "name"))
    var path: String?

    @Option(name: .customShort("L"), help: ArgumentHelp(
        "Label of the markers: of ours, then of the base, then of theirs.", valueName: "label"))
    var labels: [String] = []

    private var name: String { path ?? ours }

    private var options: Merge.Options {
        var options = Merge.Options()
        options.markerSize = markerSize
        if labels.count > 0 { options.oursLabel = labels[0] }
        if labels.count > 1 { options.baseLabel = labels[1] }
        if labels.count > 2 { options.theirsLabel = labels[2] }
        return options
    }

    func validate() throws {
        guard (1...1000).contains(markerSize) else { throw ValidationError("--marker-size takes a number from 1 to 1000.") }
        guard labels.count <= 3 else { throw ValidationError("-L is given three times at most.") }
        guard labels.allSatisfy({ !$0.contains(where: \.isNewline) }) else { throw ValidationError("A label is one line.") }
    }

    func run() throws {
        let merge = try Merge(base: read(base), ours: read(ours), theirs: read(theirs), options: options)
        let result: MergeResult
        do { result = try merge.run() } catch { return try leaveToGit(error) }
        try write(result.bytes)
        Exit.say(result.conflicts.map { "\(name):\($0.line): conflict at \($0.object): \($0.words)" })
        if !result.conflicts.isEmpty { throw Finished(status: .found) }
    }

    /// Merges the texts, as git would have.
    private func leaveToGit(_ refusal: MergeRefusal) throws {
        Exit.say(["\(name): left to git: \(refusal)"])
        let merged: TextMerge
        do { merged = try TextMerge(base: base, ours: ours, theirs: theirs, options: options) } catch {
            // As git does with what is no text: ours stays, and is in conflict.
            Exit.say(["\(name): \(error)"])
            if output != ours { try write(read(ours)) }
            throw Finished(status: .found)
        }
        try write(merged.bytes)
        if merged.conflicts > 0 { throw Finished(status: .found) }
    }

    private func read(_ file: String) throws -> [UInt8] {
        do { return try [UInt8](Data(contentsOf: URL(fileURLWithPath: file))) } catch {
            throw ValidationError("\(file): the file cannot be read.")
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output else {
            guard Pipes.write(bytes) else { throw ValidationError("The output cannot be written.") }
            return
        }
        // Not by way of another file, so that its rights stay, and a link one.
        do { try Data(bytes).write(to: URL(fileURLWithPath: output)) } catch {
            throw ValidationError("\(output): the file cannot be written.")
        }
    }
}
