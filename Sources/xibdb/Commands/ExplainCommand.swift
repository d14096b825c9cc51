import ArgumentParser
import Asking
import Foundation
import Showing

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Show step by step what happens when a nib or storyboard is loaded.",
        discussion: Help.text(
            """
            It lists the initializers that run, the runtime attributes, outlets and actions that are set, whether the classes have
            them, the objects that get awakeFromNib, and the windows that open, each with its place in the sources.
            """))

    @Argument(help: "A path, or a nib name that only one file has.", completion: .custom(Completions.nibs))
    var file: String

    @Option(
        help: ArgumentHelp(
            "Use this class for the File's Owner instead of the class that the nib names; nil if the load passes nil.",
            valueName: "class"))
    var owner: String?

    @Option(
        help: ArgumentHelp(
            "Only this scene of a storyboard: its id, storyboard identifier, or the id or class of its controller.",
            valueName: "scene"))
    var scene: String?

    @OptionGroup var asking: AskingOptions

    @Flag(help: "Print the steps as JSON.")
    var json = false

    func run() throws {
        let (snapshot, found) = try asking.file(named: file)
        let choice = owner.map { $0 == "nil" ? OwnerChoice.nothing : .named($0) } ?? .nib
        let explanation = try Explanation(of: found, owner: choice, scene: scene, snapshot)
        let output = Output.standard()
        if json {
            try JSONPrinter.print(versioned: explanation, to: output)
        } else {
            try ExplanationPrinter(output: output).print(explanation)
        }
        try output.flush()
    }
}
