import ArgumentParser
import Asking
import Showing

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract:
            "Show a file as Interface Builder's document outline, with its connections, or everything about one of its objects.",
        discussion: Help.text(
            """
              xibdb show FruitCell                the outline of a file
              xibdb show FruitCell titleLabel     an object, by its object id, label, outlet, class, text or element
            """))

    @Argument(help: "A path, or a nib name that only one file has.", completion: .custom(Completions.nibs))
    var file: String

    @Argument(help: "An object of the file.", completion: .custom(Completions.outlets))
    var object: String?

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the outline, or the object, as JSON.")
    var json = false

    /// Returns the arguments with an object id such as `-2` (the File's Owner) at the end, after `--`. Otherwise it looks
    /// like an option.
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
        return files.count == 1
            ? try ObjectDescription(object, in: files[0], snapshot)
            : try ObjectDescription(object, inOneOf: files.map(\.path), called: file, snapshot)
    }
}
