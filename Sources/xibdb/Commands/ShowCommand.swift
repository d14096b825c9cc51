import ArgumentParser
import Asking
import Showing

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract:
            "Show the document outline of a nib with its connections, or everything about one object.",
        discussion: Help.text(
            """
              xibdb show FruitCell                the outline of a file
              xibdb show FruitCell titleLabel     an object, by its object id, label, outlet, class, text or element
            """))

    @Argument(help: "The path or the unique name of a nib.", completion: .custom(Completions.nibs))
    var file: String

    @Argument(help: "An object in the file.", completion: .custom(Completions.outlets))
    var object: String?

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the outline, or the object, as JSON.")
    var json = false

    /// Moves object ids such as `-2` (the File's Owner) to the end, after `--`. Otherwise, the parser would read them
    /// as options.
    static func arguments(_ arguments: [String]) -> [String] {
        guard !arguments.contains("--") else { return arguments }
        func isID(_ text: String) -> Bool { text.first == "-" && Int(text) != nil }
        let ids = arguments.filter(isID)
        return ids.isEmpty ? arguments : arguments.filter { !isID($0) } + ["--"] + ids
    }

    func run() throws {
        if let object {
            let description = try description(of: object)
            let output = display.output()
            if json {
                try JSONPrinter.print(versioned: description, to: output)
            } else {
                try ObjectPrinter(output: output).print(description)
            }
            return try output.flush()
        }
        let (snapshot, found) = try asking.file(named: file)
        let outline = try Outline(of: found, snapshot)
        let output = display.output()
        if json {
            try JSONPrinter.print(versioned: outline, to: output)
        } else {
            try OutlinePrinter(output: output).print(outline)
        }
        try output.flush()
    }

    private func description(of object: String) throws -> ObjectDescription {
        let (snapshot, files) = try asking.files(named: file)
        return try ObjectDescription(object, inOneOf: files, called: file, snapshot)
    }
}
