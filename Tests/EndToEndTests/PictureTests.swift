import Foundation
import ShowingPictures
import TestSupport
import Testing

/// `xibdb picture`: pictures of nibs, and the page with all pictures.
@Suite("xibdb picture")
struct PictureCommandTests {
    private let folder: TemporaryFolder
    private var sample: String { folder.path + "/Sample" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        try Tool.index(sample)
    }

    private static let nib = "Orchard/Base.lproj/LaunchScreen.storyboard"

    @Test func `the picture of a nib is printed as SVG, the same each time`() throws {
        let first = try Tool.run(["picture", Self.nib], in: sample)
        #expect(first.status == 0)
        #expect(first.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(try Tool.run(["picture", Self.nib], in: sample).output == first.output)
    }

    /// The pictures in `Pictures`. Look at them after `RECORD=1 swift test --filter PictureCommandTests`.
    private static let golden = Tool.repository + "/Tests/EndToEndTests/Pictures"

    @Test(arguments: [
        ("Orchard/Views/QuantityStepper.xib", "QuantityStepper.svg"),
        ("Orchard/Checkout.storyboard", "Checkout.svg"),
        ("Legacy/PriceTag.xib", "PriceTag.svg"),
        ("OrchardMac/Base.lproj/InventoryWindow.xib", "InventoryWindow.svg"),
    ])
    func `a picture of the sample is as recorded`(nib: String, picture: String) throws {
        let run = try Tool.run(["picture", nib], in: sample)
        #expect(run.status == 0, "\(run.errors)")
        let path = Self.golden + "/" + picture
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try run.output.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOfFile: path, encoding: .utf8)
        guard run.output != recorded else { return }
        let page = try Self.writeDifference(of: picture, recorded: recorded, now: run.output)
        Issue.record("the picture differs from the recorded one; both are in \(page)")
    }

    /// Writes a page with the recorded picture, the current one and an overlay, and returns its path.
    private static func writeDifference(of picture: String, recorded: String, now: String) throws -> String {
        let folder = Tool.repository + "/.build/picture-differences"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let name = folder + "/" + picture.replacing(".svg", with: "")
        let pair = PicturePair(title: picture, before: .svg(Array(recorded.utf8)), after: .svg(Array(now.utf8)))
        try PicturePair.write([pair], heading: "\(picture): recorded and now", to: name)
        return name + "/index.html"
    }

    @Test func `the page for a picture that differs from the recorded one shows both`() throws {
        let page = try Self.writeDifference(of: "Example.svg", recorded: "<svg><g/></svg>", now: "<svg/>")
        let text = try String(contentsOfFile: page, encoding: .utf8)
        #expect(text.contains("Example.svg.before.svg") && text.contains("Overlay") && !text.contains("<script"))
        let folder = page.replacing("/index.html", with: "")
        #expect(try String(contentsOfFile: folder + "/Example.svg.before.svg", encoding: .utf8) == "<svg><g/></svg>")
        #expect(try String(contentsOfFile: folder + "/Example.svg.after.svg", encoding: .utf8) == "<svg/>")
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test func `-o writes a file, and a PNG picture needs a program`() throws {
        let folder = try TemporaryFolder()
        #expect(try Tool.run(["picture", Self.nib, "-o", folder.path + "/a.svg"], in: sample).status == 0)
        #expect(try String(contentsOfFile: folder.path + "/a.svg", encoding: .utf8).hasPrefix("<svg"))
        let png = try Tool.run(
            ["picture", Self.nib, "-o", folder.path + "/a.png"], in: sample, environment: ["PATH": folder.path])
        #expect(png.status == 2)
        #expect(png.errors.contains("rsvg-convert or resvg"))
    }

    @Test func `--all writes a picture of every nib and a page that names each nib`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(["picture", "--all", "-o", folder.path + "/all"], in: sample)
        #expect(run.status == 0)
        #expect(run.output.contains("index.html"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/all")
        let page = try String(contentsOfFile: folder.path + "/all/index.html", encoding: .utf8)
        #expect(names.filter { $0.hasSuffix(".svg") }.count == page.components(separatedBy: "<figure").count - 1)
        #expect(page.contains("Orchard/Checkout.storyboard") && !page.contains("<script"))
        #expect(page.contains("<img src=\"map.svg\""))
    }

    @Test func `the map of the app has the transitions of the report navigation`() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(["picture", "--all", "-o", folder.path + "/all"], in: sample)
        #expect(run.status == 0, "\(run.errors)")
        let map = try String(contentsOfFile: folder.path + "/all/map.svg", encoding: .utf8)
        let rows = try Tool.run(["report", "navigation", "--format", "tsv"], in: sample).output.split(separator: "\n")
        let counts = map.components(separatedBy: "data-count=\"").dropFirst().compactMap {
            Int($0.prefix { $0 != "\"" })
        }
        #expect(counts.reduce(0, +) == rows.count - 1 && rows.count > 2)
        #expect(map.contains("data-origin=\"code\"") && map.contains("data-origin=\"nib\""))
        // A reference to a storyboard leads to its scene, which has a picture.
        #expect(map.contains("data-id=\"") && !map.contains("href=\"http"))
        let restricted = try Tool.run(
            ["picture", "--all", "--class", "FruitCell", "-o", folder.path + "/one"], in: sample)
        #expect(restricted.status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/one/map.svg"))
    }

    @Test func `a page with one nib says so, and an app with too many screens has no map`() throws {
        let folder = try TemporaryFolder()
        let scenes = (0..<2001).map {
            "<scene sceneID=\"s\($0)\"><objects><viewController id=\"c\($0)\"/></objects></scene>"
        }
        try folder.write(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes.joined())</scenes></document>
            """)
        try Tool.index(folder.path)
        let run = try Tool.run(["picture", "--all", "-o", folder.path + "/all"], in: folder.path)
        #expect(run.status == 0)
        let page = try String(contentsOfFile: folder.path + "/all/index.html", encoding: .utf8)
        #expect(page.contains("<h1>1 nib</h1>") && page.contains("<p>no map: the app has 2001 screens"))
        #expect(run.errors.contains("no map: the app has 2001 screens, and a map has at most 2000"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/all/map.svg"))
    }

    @Test func `an Arabic picture is mirrored, and a size class that Xcode does not know is an error`() throws {
        let arabic = try Tool.run(["picture", Self.nib, "--language", "ar"], in: sample)
        #expect(arabic.status == 0 && arabic.output.contains("right to left, estimated"))
        #expect(try !Tool.run(["picture", Self.nib, "--language", "de"], in: sample).output.contains("right to left"))
        #expect(try Tool.run(["picture", Self.nib, "--size-class", "wC-hR"], in: sample).output.contains("wC hR"))
        let wrong = try Tool.run(["picture", Self.nib, "--size-class", "compact"], in: sample)
        #expect(wrong.status == 2 && wrong.errors.contains("wC-hR"))
        let both = try Tool.run(["picture", Self.nib, "--size-class", "wC-hR", "--device", "retina4_7"], in: sample)
        #expect(both.status == 2 && both.errors.contains("either --device or --size-class"))
    }

    @Test func `an unknown object and wrong options are errors that name them`() throws {
        let object = try Tool.run(["picture", Self.nib, "--object", "none"], in: sample)
        #expect(object.status == 2 && object.errors.contains("no object with the id none"))
        #expect(try Tool.run(["picture", "--all"], in: sample).errors.contains("--all needs -o FOLDER"))
        #expect(try Tool.run(["picture", Self.nib, "-o", "a.gif"], in: sample).errors.contains(".svg or .png"))
        #expect(try Tool.run(["picture"], in: sample).status == 2)
    }

    @Test func `an image that is a link to a file outside the repository is not read`() throws {
        let folder = try TemporaryFolder()
        try folder.write("outside.png", "PNG")
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <imageView image="apple" id="i"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/></imageView></objects></document>
            """
        try folder.write("app/View.xib", nib)
        let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 1, 2, 3]
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/outside.png"))
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/app/apple.png"))
        try Tool.index(folder.path + "/app")
        #expect(try Tool.run(["picture", "View.xib"], in: folder.path + "/app").output.contains("data:image/png"))
        try FileManager.default.removeItem(atPath: folder.path + "/app/apple.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/app/apple.png", withDestinationPath: folder.path + "/outside.png")
        #expect(try !Tool.run(["picture", "View.xib"], in: folder.path + "/app").output.contains("data:image/png"))
    }

    @Test func `a nib outside a repository has a picture without an index`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: sample + "/Orchard/Views/QuantityStepper.xib", toPath: folder.path + "/Alone.xib")
        let run = try Tool.run(["picture", "Alone.xib"], in: folder.path)
        #expect(run.status == 0 && run.output.hasPrefix("<svg"), "\(run.errors)")
    }

    @Test func `diff --pictures draws changed nibs before and after, with the changed objects outlined`() throws {
        let folder = try TemporaryFolder()
        func nib(_ text: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><subviews>
            <label text="\(text)" id="l"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/></label></subviews></view></objects></document>
            """
        }
        try folder.write("old.xib", nib("Ripe"))
        try folder.write("new.xib", nib("Green"))
        let run = try Tool.run(["diff", "old.xib", "new.xib", "--pictures", "out"], in: folder.path)
        #expect(run.status == 0)
        let before = try String(contentsOfFile: folder.path + "/out/new.xib.before.svg", encoding: .utf8)
        let after = try String(contentsOfFile: folder.path + "/out/new.xib.after.svg", encoding: .utf8)
        #expect(before.contains(">Ripe</text>") && after.contains(">Green</text>") && after.contains("#FF2D92"))
        let page = try String(contentsOfFile: folder.path + "/out/index.html", encoding: .utf8)
        #expect(page.contains("1 changed nib") && page.contains("new.xib.before.svg"))
        let html = try Tool.run(["diff", "old.xib", "new.xib", "--format", "html"], in: folder.path)
        #expect(html.output.components(separatedBy: "<img src=\"data:image/svg+xml;base64,").count == 3)
        #expect(html.output.contains("aria-label=\"overlay\"") && !html.output.contains("<script"))
    }

    /// Returns the outlines of the picture of a change, as widths and heights.
    private func outlines(
        _ old: String, _ new: String, addsOutlet: Bool = false, isOld: Bool
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        func nib(_ content: String, hasOutlet: Bool) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Owner"><connections>\(hasOutlet ? "<outlet property=\"owned\" destination=\"f\" id=\"o\"/>" : "")</connections></customObject>
            <customView id="v"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
            \(content)</subviews></customView></objects></document>
            """
        }
        try folder.write("old.xib", nib(old, hasOutlet: false))
        try folder.write("new.xib", nib(new, hasOutlet: addsOutlet))
        #expect(try Tool.run(["diff", "old.xib", "new.xib", "--pictures", "out"], in: folder.path).status == 0)
        let name = isOld ? "before" : "after"
        let svg = try String(contentsOfFile: folder.path + "/out/new.xib.\(name).svg", encoding: .utf8)
        return svg.split(separator: "\n").filter { $0.contains("stroke=\"#FF2D92\"") }.map { line in
            line.split(separator: " ").filter { $0.hasPrefix("width") || $0.hasPrefix("height") }.joined(separator: " ")
        }
    }

    @Test func `a change of a cell, a connection, a constraint or a runtime attribute outlines what is drawn`() throws {
        func views(_ cell: String = "", _ field: String = "", _ more: String = "") -> String {
            """
            <button id="b"><rect key="frame" x="0.0" y="60" width="50" height="20"/><buttonCell key="cell" type="push" title="Buy\(cell)" id="bc"/></button>
            <textField id="f"><rect key="frame" x="0.0" y="0.0" width="70" height="20"/><textFieldCell key="cell" id="fc"/>\(field)</textField>\(more)
            """
        }
        let (button, field) = ("width=\"54\" height=\"24\"", "width=\"74\" height=\"24\"")
        #expect(try outlines(views(), views(" now"), isOld: false) == [button])
        #expect(try outlines(views(), views(" now"), isOld: true) == [button])
        // The File's Owner is not drawn, but the view of its new outlet is.
        #expect(try outlines(views(), views(), addsOutlet: true, isOld: false) == [field])
        #expect(try outlines(views(), views(), addsOutlet: true, isOld: true) == [])
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="flavor" value="sweet"/></userDefinedRuntimeAttributes>
            """
        #expect(try outlines(views(), views("", attribute), isOld: false) == [field])
        let constraint = """
            <constraints><constraint firstItem="f" firstAttribute="width" secondItem="b" secondAttribute="width" constant="20" id="k"/></constraints>
            """
        #expect(try outlines(views(), views("", constraint), isOld: false) == [button, field])
        let box =
            "<customView id=\"n\"><rect key=\"frame\" x=\"90\" y=\"0.0\" width=\"30\" height=\"30\"/></customView>"
        #expect(try outlines(views(), views("", "", box), isOld: false) == ["width=\"34\" height=\"34\""])
        #expect(try outlines(views(), views("", "", box), isOld: true) == [])
    }

    @Test func `the pictures of a change have the images and colors of both states`() throws {
        let folder = try TemporaryFolder()
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><subviews>
            <imageView image="apple" id="i"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></imageView>
            <label text="TEXT" id="l"><rect key="frame" x="0.0" y="30" width="90" height="20"/><color key="textColor" name="ripe"/></label>
            </subviews></view></objects></document>
            """
        func color(_ red: String) -> String {
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """
        }
        func write(_ last: UInt8, _ red: String, _ text: String) throws {
            try folder.write("View.xib", nib.replacing("TEXT", with: text))
            try folder.write("A.xcassets/ripe.colorset/Contents.json", color(red))
            try folder.write(
                "A.xcassets/apple.imageset/Contents.json",
                "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"2x\"}]}")
            let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, last]
            try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/A.xcassets/apple.imageset/a.png"))
        }
        try write(1, "1.000", "Ripe")
        for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Add a view"]] {
            try Tool.git(arguments, in: folder.path)
        }
        try write(2, "0.502", "Green")
        let run = try Tool.run(["diff", "HEAD", "--pictures", "out"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let before = try String(contentsOfFile: folder.path + "/out/View.xib.before.svg", encoding: .utf8)
        let after = try String(contentsOfFile: folder.path + "/out/View.xib.after.svg", encoding: .utf8)
        #expect(before.contains("base64,iVBORw0KGgoB\"") && after.contains("base64,iVBORw0KGgoC\""))
        #expect(before.contains("#FF0000") && after.contains("#800000"))
    }

    // MARK: Changes

    private static func nib(_ content: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        \(content)</objects></document>
        """
    }

    /// Returns a view with objects, each of which is 20 points high.
    private static func view(_ objects: [String]) -> String {
        let placed = objects.enumerated().map { place, object in
            object.replacing(
                "FRAME", with: "<rect key=\"frame\" x=\"0\" y=\"\(place * 20)\" width=\"90\" height=\"20\"/>")
        }
        return nib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="90" height="200"/><subviews>\(placed.joined())</subviews></view>
            """)
    }

    private func commit(_ folder: TemporaryFolder) throws {
        for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Add a view"]] {
            try Tool.git(arguments, in: folder.path)
        }
    }

    @Test func `a color and an image can have one name, and a name with very many sets has the first ones`() throws {
        let folder = try TemporaryFolder()
        func label(_ id: String, _ color: String, _ text: String) -> String {
            "<label text=\"\(text)\" id=\"\(id)\">FRAME<color key=\"textColor\" name=\"\(color)\"/></label>"
        }
        func color(_ red: String) -> String {
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
            """
        }
        func view(_ text: String) -> String {
            Self.view([
                label("l1", "apple", text), label("l2", "apple", "Second"), label("l3", "many", "Third"),
                "<imageView image=\"apple\" id=\"i\">FRAME</imageView>",
            ])
        }
        try folder.write("View.xib", view("First"))
        try folder.write("A.xcassets/apple.colorset/Contents.json", color("1.000"))
        try folder.write("A.xcassets/apple.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.png\"}]}")
        try Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 1]).write(
            to: URL(fileURLWithPath: folder.path + "/A.xcassets/apple.imageset/a.png"))
        for number in 100..<160 {
            try folder.write(
                "A\(number).xcassets/many.colorset/Contents.json", number < 155 ? "{}" : color("0.502"))
        }
        try commit(folder)
        try folder.write("View.xib", view("Changed"))
        #expect(try Tool.run(["diff", "HEAD", "--pictures", "out"], in: folder.path).status == 0)
        let after = try String(contentsOfFile: folder.path + "/out/View.xib.after.svg", encoding: .utf8)
        func element(_ text: String) -> Substring {
            let end = after.range(of: ">\(text)</text>")?.lowerBound ?? after.startIndex
            let start = after[..<end].range(of: "<text", options: .backwards)?.lowerBound ?? end
            return after[start..<end]
        }
        #expect(element("Changed").contains("#FF0000") && element("Second").contains("#FF0000"))
        #expect(after.contains("base64,iVBORw0KGgoB\""))
        #expect(!element("Third").isEmpty && !element("Third").contains("#800000"))
    }

    @Test func `a page names the reason why a nib has no picture`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Gone.xib", Self.view(["<label text=\"Ripe\" id=\"l\">FRAME</label>"]))
        try folder.write("Empty.xib", Self.nib("<customObject id=\"o\" customClass=\"Basket\"/>"))
        try commit(folder)
        try FileManager.default.removeItem(atPath: folder.path + "/Gone.xib")
        try folder.write("Empty.xib", Self.nib("<customObject id=\"o\" customClass=\"Crate\"/>"))
        let run = try Tool.run(["diff", "HEAD", "--format", "html", "--pictures", "out"], in: folder.path)
        #expect(run.status == 0)
        let page = try String(contentsOfFile: folder.path + "/out/index.html", encoding: .utf8)
        for text in [run.output, page] {
            #expect(text.contains("<figcaption>after</figcaption><p>no picture: the change removes the file</p>"))
            #expect(text.components(separatedBy: "<p>no picture: it contains no view, window or menu</p>").count == 3)
        }
        #expect(run.output.contains("data:image/svg+xml") && page.contains("Gone.xib.before.svg"))
    }

    @Test func `a page that would be too large names the nibs without pictures`() throws {
        let folder = try TemporaryFolder()
        let names = ["a", "b", "c", "d", "e"]
        let images = names.map { "<imageView image=\"\($0)\" id=\"\($0)\">FRAME</imageView>" }
        func view(_ text: String) -> String { Self.view(["<label text=\"\(text)\" id=\"l\">FRAME</label>"] + images) }
        try folder.write("Large.xib", view("Ripe"))
        try folder.write("Small.xib", Self.view(["<label text=\"Ripe\" id=\"l\">FRAME</label>"]))
        let bytes = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + Data(count: 4_194_000)
        for name in names { try bytes.write(to: URL(fileURLWithPath: folder.path + "/\(name).png")) }
        try commit(folder)
        try folder.write("Large.xib", view("Green"))
        try folder.write("Small.xib", Self.view(["<label text=\"Green\" id=\"l\">FRAME</label>"]))
        let run = try Tool.run(["diff", "HEAD", "--format", "html"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.output.components(separatedBy: "<small>no pictures: a page contains at most 48 MiB").count == 2)
        #expect(run.output.components(separatedBy: "data:image/svg+xml").count == 3)
    }
}
