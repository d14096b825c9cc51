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
            explain lists the initializers that run, the runtime attributes, outlets and actions that are set, the objects that
            receive awakeFromNib, and the windows that open. Each step shows its place in the sources, and whether the class has the
            member that is used.
            """))

    @Argument(help: "The path or the unique name of a nib.", completion: .custom(Completions.nibs))
    var file: String

    @Option(
        help: ArgumentHelp(
            "The class of the File's Owner, if it is not the class that the nib names. Use nil if the load passes nil.",
            valueName: "class"))
    var owner: String?

    @Option(
        help: ArgumentHelp(
            "Explain only this scene of a storyboard: the id of the scene, its storyboard identifier, or the id or class of its controller.",
            valueName: "scene"))
    var scene: String?

    @OptionGroup var asking: AskingOptions

    @Flag(help: "Print the steps as JSON.")
    var json = false

    func run() throws {
        let (snapshot, found) = try asking.file(named: file)
        let choice = owner.map(OwnerChoice.init(written:)) ?? .nib
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
