import ArgumentParser
import Asking
import Foundation
import Store

/// The option that selects the trees, folders or files of a query.
struct PlaceOption: ParsableArguments {
    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            "Limit the answer to this folder, file or tree (by its name); may be repeated.", valueName: "place"))
    var places: [String] = []
}

/// The options that select the trees, folders, files and origins (vendored code, tests) of a query.
struct PartOptions: ParsableArguments {
    @OptionGroup var place: PlaceOption

    @Flag(help: "Include vendored code.")
    var vendor = false

    @Flag(help: "Include tests.")
    var tests = false

    /// The part of the index that the options select.
    var part: AnswerScope {
        var part = AnswerScope()
        (part.places, part.vendored, part.tests) = (place.places, vendor, tests)
        return part
    }

    /// Which code answers leave out, as a sentence for answers that found nothing; nil if they include all code.
    var unsearched: String? {
        switch (vendor, tests) {
        case (true, true): nil
        case (false, false): "Vendored code and tests were not searched; --vendor and --tests include them."
        case (true, false): "Tests were not searched; --tests includes them."
        case (false, true): "Vendored code was not searched; --vendor includes it."
        }
    }

    /// Opens the index for an answer about this part.
    ///
    /// Prints on standard error how many nibs are left out because they are not own code.
    func snapshot(_ asking: AskingOptions) throws -> Snapshot {
        let folder = FileManager.default.currentDirectoryPath
        let snapshot = try asking.snapshot()
        let leftOut = try part.leftOut(of: snapshot, from: folder).map { left in
            let (what, option) = left.isVendored ? ("vendored code", "--vendor") : ("tests", "--tests")
            let (nibs, verb) = left.files == 1 ? ("1 nib", "includes it") : ("\(left.files) nibs", "includes them")
            return "\(nibs) of \(what) (\(option) \(verb))"
        }
        try part.narrow(snapshot, from: folder)
        if !leftOut.isEmpty { Exit.say(["not searched: \(leftOut.joined(separator: ", "))"]) }
        return snapshot
    }
}
