import ArgumentParser
import Bytes
import HostSystem
import Merging
import Trees

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge two versions of a nib by object id.",
        discussion: Help.text(
            """
            merge applies each change that only one side made, and each change that both sides made in the same way.
            Contradicting changes of an attribute, text or position are a conflict. A removal that contradicts a change on the other
            side is also a conflict. The result is OURS with as few edits as possible. Data that Xcode derives (versions, resources,
            frames that follow from constraints) is never a conflict.

            An archive of Xcode 3 or 4 is merged by object only if there are no conflicts. Some files cannot be merged by object:
            archives with conflicts, broken XML, and nibs that were recreated with other ids. They are merged as text, and standard
            error says why. If the merged text repeats an id, refers to a removed object, or is broken XML, it is marked as a
            conflict.

            `xibdb git install` installs xibdb as a merge driver of git. With --ask, it works as a mergetool:
            `git mergetool --tool=xibdb`.
            """,
            exit:
                "Exit status: 0 merged without conflicts; 1 merged, and conflicts are marked; 2 wrong usage, or a file could not be read or written."
        ))

    @Argument(help: "The common ancestor.")
    var base: String

    @Argument(help: "Your version, which receives the changes.")
    var ours: String

    @Argument(help: "The other version, with the changes to apply.")
    var theirs: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the result to a file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("The number of characters in a conflict marker.", valueName: "number"))
    var markerSize = Merge.Options().markerSize

    @Option(help: ArgumentHelp("The file name to show in messages.", valueName: "name"))
    var path: String?

    @Option(
        name: [.customShort("L"), .customLong("label")],
        help: ArgumentHelp(
            "A label for the conflict markers. Repeat it for ours, base and theirs, in this order.", valueName: "label")
    )
    var labels: [String] = []

    @Option(help: "Resolve every conflict in favor of one side.")
    var favor: Side?

    @Flag(help: "Ask which side to use for each conflict.")
    var ask = false

    private var name: String { (path ?? ours).onOneLine }

    private var options: Merge.Options {
        var options = Merge.Options()
        options.markerSize = markerSize
        for (place, label) in zip([\Merge.Options.oursLabel, \.baseLabel, \.theirsLabel], labels)
        where !Self.isUnset(label) { options[keyPath: place] = label.visible }
        return options
    }

    /// Whether git passed an empty text or an unexpanded placeholder instead of a label. Before version 2.44, git
    /// passed `%S`, `%X` and `%Y` unexpanded to its merge driver. If git does not know a name for a side, the label is
    /// empty.
    private static func isUnset(_ label: String) -> Bool { label.isEmpty || ["%S", "%X", "%Y"].contains(label) }

    func validate() throws {
        guard (1...1000).contains(markerSize) else {
            throw ValidationError("--marker-size must be a number from 1 to 1000.")
        }
        guard favor == nil || !ask else { throw ValidationError("Use --ask or --favor, not both.") }
        guard labels.count <= 3 else { throw ValidationError("Use -L at most three times.") }
        guard labels.allSatisfy({ !$0.contains(where: \.isNewline) }) else {
            throw ValidationError("A label must be a single line.")
        }
    }

    func run() throws {
        let merge = try Merge(base: read(base), ours: read(ours), theirs: read(theirs), options: options)
        var result: MergeResult
        do { result = try merge.run() } catch { return try leaveToGit(merge, error) }
        if let favor {
            result =
                (try? merge.run(settling: Dictionary(uniqueKeysWithValues: result.conflicts.map { ($0.number, favor) })))
                ?? result
        }
        if ask { result = merge.settle(result, choosing: side) { Exit.say(["\(name): not possible: \($0)"]) } }
        try write(result.bytes)
        Exit.say(result.conflicts.map { "\(name):\($0.line): conflict at \($0.object): \($0.words)".onOneLine })
        if !result.conflicts.isEmpty { throw Finished(status: .found) }
    }

    /// Asks the user which side to use for a conflict. If the result is nil, the conflict stays marked.
    private func side(for conflict: Conflict, of count: Int) -> Side? {
        Exit.say(["\(name): \(conflict.object): \(conflict.words)".onOneLine])
        while true {
            Exit.say([
                "\(count == 1 ? "the last conflict" : "\(count) conflicts left"): (o)urs, (t)heirs, or (m)arkers to edit?"
            ])
            switch readLine()?.lowercased() {
            case "o"?, "ours"?: return .ours
            case "t"?, "theirs"?: return .theirs
            case nil, "m"?, "markers"?: return nil
            default: continue
            }
        }
    }

    /// Lets git merge the files as text.
    private func leaveToGit(_ merge: Merge, _ refusal: MergeRefusal) throws {
        Exit.say(["\(name): left to git: \(refusal)"])
        let merged: TextMerge
        do {
            merged = try TextMerge(
                base: base, ours: ours, theirs: theirs, markerSize: options.markerSize,
                labels: [options.oursLabel, options.baseLabel, options.theirsLabel])
        } catch {
            // git treats a binary file in the same way: it keeps our side, and leaves the file in conflict.
            Exit.say(["\(name): \(error)"])
            if output != ours { try write(read(ours)) }
            throw Finished(status: .found)
        }
        let problem = merge.problem(inMergedText: merged.bytes) ?? (refusal.isConflict ? refusal : nil)
        if merged.conflicts == 0, let problem {
            Exit.say([
                "\(name): git merges the texts without conflict, but \(problem): all lines that differ are marked as one conflict"
            ])
            try write(merge.wholeConflict())
            throw Finished(status: .found)
        }
        try write(merged.bytes)
        if merged.conflicts > 0 { throw Finished(status: .found) }
    }

    private func read(_ file: String) throws -> [UInt8] {
        do throws(UnlinkedFile.Failure) { return try UnlinkedFile.content(of: file) } catch {
            throw ValidationError(
                "\(file): \(Self.isLink(error) ? "this is a symbolic link, which merge does not follow." : "the file cannot be read.")"
            )
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output else {
            guard Pipes.write(bytes) else { throw ValidationError("The output cannot be written.") }
            return
        }
        do throws(UnlinkedFile.Failure) { try UnlinkedFile.write(bytes, to: output) } catch {
            throw ValidationError(
                "\(output): \(Self.isLink(error) ? "this is a symbolic link, which merge does not follow." : "the file cannot be written.")"
            )
        }
    }

    private static func isLink(_ failure: UnlinkedFile.Failure) -> Bool {
        if case .link = failure { true } else { false }
    }
}

extension Side: ExpressibleByArgument {}
