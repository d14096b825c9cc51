import ArgumentParser
import Asking
import HostSystem
import Pictures
import Showing
import ShowingPictures

struct PictureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "picture",
        abstract: "Draw a nib or storyboard as an SVG or PNG picture.",
        discussion: Help.text(
            """
            The picture shows the saved frames of the file, or with --device the frames that follow from the constraints. It contains the images and colors of the repository's asset catalogs. A
            custom view shows the nib that its class loads into itself. Fonts and the widths of texts are estimates.

              xibdb picture Main.storyboard -o main.svg
              xibdb picture Login.xib --connections --highlight a1B-2c-D3e -o login.png
              xibdb picture --all -o pictures

            Without -o, the SVG document is printed. A file that ends in .png needs the program rsvg-convert or resvg. --all writes a
            picture of every nib, a map of the app, map.svg, and a page, index.html, with all pictures.
            """,
            exit:
                "Exit status: 0 done; 2 wrong usage, an unknown file or object, or a file that cannot be drawn; 3 the index could not be read or written; 124 the time limit was exceeded."
        ))

    @Argument(help: "Path or unique name of a nib.", completion: .custom(Completions.nibs))
    var file: String?

    @Flag(help: "Draw every nib into the folder that -o names.")
    var all = false

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp("With --all: draw only nibs with an object of this class.", valueName: "name"),
        completion: .custom(Completions.classes))
    var className: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write the picture to this file, .svg or .png; with --all, to this folder.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Draw only one scene: its id, or the id, storyboard identifier or class of its controller.",
            valueName: "scene"))
    var scene: String?

    @Option(help: ArgumentHelp("Draw only the object with this id.", valueName: "id"))
    var object: String?

    @Option(help: ArgumentHelp("Outline the object with this id; may be repeated.", valueName: "id"))
    var highlight: [String] = []

    @Option(help: ArgumentHelp("Leave out the object with this id; may be repeated.", valueName: "id"))
    var hide: [String] = []

    @Flag(help: "Draw outlets and actions as arrows.")
    var connections = false

    @Flag(help: "Draw constraints as lines with their constants.")
    var constraints = false

    @Flag(help: "Write what a screen reader reads, in reading order.")
    var accessibility = false

    @Flag(help: "Draw hidden views with hatching.")
    var hidden = false

    @Flag(help: "Outline views that Interface Builder marks as misplaced or ambiguous.")
    var misplaced = false

    @Option(help: ArgumentHelp("Draw the light or dark appearance.", valueName: "light|dark"))
    var appearance: Appearance = .light

    @Option(
        help: ArgumentHelp(
            "Solve the layout for the screen of this device, named as in documents: \(PictureDevice.identifiers.joined(separator: ", ")).",
            valueName: "device"))
    var device: String?

    @Flag(help: "With --device: solve the layout for landscape orientation.")
    var landscape = false

    @Option(
        help: ArgumentHelp(
            "Apply the variations of this size class, written as in Xcode: wC-hR, wR-hAny. The layout is solved, and root views keep their size.",
            valueName: "class"))
    var sizeClass: String?

    @Option(
        help: ArgumentHelp(
            "Draw the texts of this language. The picture is mirrored if the language is written from right to left.",
            valueName: "language"))
    var language: String?

    @OptionGroup var asking: AskingOptions

    enum Appearance: String, CaseIterable, ExpressibleByArgument { case light, dark }

    func validate() throws {
        guard device != nil || !landscape else { throw ValidationError("--landscape needs --device.") }
        guard device == nil || sizeClass == nil else {
            throw ValidationError("--device has its own size class. Pass either --device or --size-class.")
        }
        if all {
            guard file == nil, scene == nil, object == nil else {
                throw ValidationError("--all draws every nib. Do not name a file, scene or object.")
            }
            guard output != nil else { throw ValidationError("--all needs -o FOLDER.") }
        } else {
            guard file != nil else { throw ValidationError("Name a nib, or pass --all.") }
            guard className == nil else { throw ValidationError("--class needs --all.") }
            let isPicture = output.map { $0.hasSuffix(".svg") || $0.hasSuffix(".png") } ?? true
            guard isPicture else { throw ValidationError("The file after -o must end in .svg or .png.") }
        }
        // An error of this function is printed with the usage of this command.
        _ = try request()
    }

    private func request() throws -> PictureRequest {
        var request = PictureRequest()
        (request.scene, request.object) = (scene, object)
        (request.highlighted, request.omitted) = (Set(highlight), Set(hide))
        (request.showsConnections, request.showsConstraints) = (connections, constraints)
        (request.showsAccessibility, request.showsHidden, request.showsMisplaced) = (accessibility, hidden, misplaced)
        request.isDark = appearance == .dark
        if let device {
            do throws(PictureError) { request.device = try PictureDevice(device, isLandscape: landscape) } catch {
                throw ValidationError("--device: \(error.message).")
            }
        }
        if let sizeClass {
            do throws(PictureError) { request.sizeClass = try PictureSizeClass(sizeClass) } catch {
                throw ValidationError("--size-class: \(error.message).")
            }
        }
        return request
    }

    func run() throws {
        let alarm = asking.time.alarm()
        defer { alarm?.turnOff() }
        if all {
            let sheet = ContactSheet(try asking.snapshot(), try request(), language: language)
            let written = try sheet.write(to: output ?? "", ofClass: className)
            Exit.say(written.notes)
            let console = Output.standard()
            try console.writeLine(written.summary)
            return try console.flush()
        }
        let (snapshot, found) = try asking.file(named: file ?? "")
        let printer = PicturePrinter(snapshot, try request(), language: language)
        let svg = try printer.svg(found, at: file.map(OperatingSystem.absolute))
        Exit.say(printer.notes)
        try PictureOutput.write(svg, to: output)
    }
}
