import Foundation
import TestSupport
import Testing

/// Tests `xibdb why` with the messages that the hazards of the sample app cause.
@Suite("xibdb why, run on the sample app")
struct WhyTests {
    /// A folder with the sample app and its index. It is created once.
    private static let sample = Result {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        try Tool.index(folder.path + "/Sample")
        return folder
    }

    private static func why(_ text: String, _ options: [String] = [], input: String? = nil) throws -> Tool.Run {
        let folder = try sample.get()
        return try Tool.run(
            ["why"] + (input == nil ? [text] : []) + options + ["--no-refresh"], in: folder.path + "/Sample",
            input: input)
    }

    /// Returns the places of the candidates, most likely first.
    private static func places(_ text: String) throws -> [String] {
        try candidates(text).map { "\($0["path"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")" }
    }

    private static func candidates(_ text: String) throws -> [[String: Any]] {
        let run = try why(text, ["--json"])
        try #require(run.status == 0, "\(run.errors)")
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let messages = try #require(document?["messages"] as? [[String: Any]])
        return try #require(messages.first?["candidates"] as? [[String: Any]])
    }

    private static let compliant = "this class is not key value coding-compliant for the key"

    @Test(arguments: [
        (
            "[<Orchard.MissingOutletView 0x7f> setValue:forUndefinedKey:]: \(compliant) subtitleLabel.",
            "Orchard/Hazards/MissingOutletView.xib:42:17"
        ),
        (
            "[<_TtC7Orchard17MissingOutletView 0x7f> setValue:forUndefinedKey:]: \(compliant) subtitleLabel.",
            "Orchard/Hazards/MissingOutletView.xib:42:17"
        ),
        (
            "-[MissingActionView share:]: unrecognized selector sent to instance 0x1",
            "Orchard/Hazards/MissingActionView.xib:22:25"
        ),
        (
            "[<NSObject 0x7f> setValue:forUndefinedKey:]: \(compliant) promoLabel.",
            "Orchard/Hazards/OwnerNilPromo.xib:14:17"
        ),
        (
            "[<UITableViewCell 0x7f> setValue:forUndefinedKey:]: \(compliant) originLabel.",
            "Orchard/Views/FruitCell.xib:91:17"
        ),
        (
            "Unknown class _TtC7Orchard12WormholeView in Interface Builder file.",
            "Orchard/Hazards/MissingClass.xib:19:17"
        ),
        (
            "loaded the \"HarvestView\" nib but the view outlet was not set.",
            "Orchard/Hazards/WrongNibByName/HarvestView.xib:12:9"
        ),
        (
            "loaded the \"NoViewOutletViewController\" nib but the view outlet was not set.",
            "Orchard/Hazards/NoViewOutletViewController.xib:12:9"
        ),
        (
            "Could not load NIB in bundle: 'NSBundle </O.app> (loaded)' with name 'RetiredBanner'",
            "Orchard/Hazards/HazardTour.swift:29:10"
        ),
        (
            "Could not load NIB in bundle: 'NSBundle </O.app> (loaded)' with name 'FruitCell'",
            "Orchard/Controllers/MarketViewController.swift:10:19"
        ),
        (
            "Could not find a storyboard named 'DuplicateIdentifiers' in bundle NSBundle </O.app> (loaded)",
            "Orchard/Hazards/HazardTour.swift:17:23"
        ),
        (
            "Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'Help'",
            "Orchard/Controllers/SettingsViewController.swift:14:35"
        ),
        (
            "Failed to instantiate the default view controller for UIMainStoryboardFile 'DuplicateIdentifiers' - perhaps",
            "Orchard/Hazards/DuplicateIdentifiers.storyboard:1:1"
        ),
        (
            "Receiver (<Orchard.MarketViewController: 0x1>) has no segue with identifier 'showFruits'",
            "Orchard/Base.lproj/Main.storyboard:32:17"
        ),
        (
            "unable to dequeue a cell with identifier ShelfCell - must register a nib or a class for the identifier",
            "Orchard/Controllers/MarketViewController.swift:34:30"
        ),
        (
            "cell reuse indicator in nib (FruitCell) does not match the identifier used to register the nib (Fruit)",
            "Orchard/Views/FruitCell.xib:15:9"
        ),
        (
            "invalid nib registered for identifier (SeasonCell) - nib must contain exactly one top level object which must be a UICollectionReusableView instance",
            "Orchard/Views/SeasonCell.xib:14:9"
        ),
        (
            "Could not connect action, target class SaleController does not respond to -weighAgain:",
            "OrchardTill/MainMenu.xib:59:37"
        ),
        (
            "Failed to set (message) user defined inspected property on (UIView): [<UIView 0x1> setValue:forUndefinedKey:]: \(compliant) message.",
            "Orchard/Controllers/AboutView.xib:31:25"
        ),
        (
            "use of unimplemented initializer 'init(coder:)' for class 'Orchard.FruitBadgeView'",
            "Orchard/Views/FruitBadgeView.xib:15:9"
        ),
        (
            "Orchard/FruitDetailViewController.swift:16: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
            "Orchard/Controllers/FruitDetailViewController.swift:4:32"
        ),
        (
            "[<Orchard.FruitRecord 0x1> valueForUndefinedKey:]: \(compliant) grams.",
            "OrchardMac/Base.lproj/InventoryWindow.xib:72:49"
        ),
        (
            "/Users/ann/Orchard/Views/FruitCell.xib:gDA-26-9Nv: warning: Ambiguous layout [9]",
            "Orchard/Views/FruitCell.xib:22:21"
        ),
        (
            "Application failed to launch: UIScene life cycle is required for apps built with this SDK",
            "Orchard.xcodeproj/project.pbxproj:419:1"
        ),
    ])
    func `the most likely candidate is the cause`(message: String, place: String) throws {
        #expect(try Self.places(message).first == place)
    }

    @Test func `for an exception about an unknown key, an outlet in a macOS nib is left out`() throws {
        let folder = try TemporaryFolder()
        let view =
            "<customView id=\"v1\" customClass=\"Desk\"><connections><outlet property=\"drawer\" destination=\"v1\" id=\"c1\"/></connections></customView>"
        try folder.write("Phone.xib", Documents.iOS(view.replacing("customView", with: "view")))
        try folder.write("Mac.xib", Documents.macOS(view))
        try folder.write("Desk.m", "@interface Desk : NSObject\n@end\n@implementation Desk\n@end\n")
        try Tool.index(folder.path)
        let run = try Tool.run(
            ["why", "[<Desk 0x1> setValue:forUndefinedKey:]: \(Self.compliant) drawer."], in: folder.path)
        #expect(run.output.contains("Phone.xib") && !run.output.contains("Mac.xib"), "\(run.output)")
    }

    @Test func `if only a macOS nib has the key, its outlet is listed with a reason against it`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Mac.xib",
            Documents.macOS(
                "<customView id=\"v1\" customClass=\"Desk\"><connections><outlet property=\"drawer\" destination=\"v1\" id=\"c1\"/></connections></customView>"
            ))
        try folder.write(
            "Desk.m", "@interface Desk : NSObject\n- (void)setDrawers:(id)drawers;\n@end\n@implementation Desk\n@end\n")
        try Tool.index(folder.path)
        let run = try Tool.run(
            ["why", "[<Desk 0x1> setValue:forUndefinedKey:]: \(Self.compliant) drawer."], in: folder.path)
        #expect(
            run.output.contains("Mac.xib") && run.output.contains("AppKit mostly logs \"Failed to connect\""),
            "\(run.output)")
        // The setter `setDrawers:` also accepts the key `Drawers`, but real code does not use that key.
        let near = try Tool.run(
            ["why", "[<Desk 0x1> setValue:forUndefinedKey:]: \(Self.compliant) drawerz."], in: folder.path)
        #expect(near.output.contains("drawers") && !near.output.contains("Drawers"), "\(near.output)")
    }

    @Test func `a candidate has its connected objects, its loads, its reason and its fix`() throws {
        let text = "[<Orchard.MissingOutletView 0x7f> setValue:forUndefinedKey:]: \(Self.compliant) subtitleLabel."
        let run = try Self.why(text)
        #expect(
            run.output == """
                \(text.dropLast())  (line 1)
                  understood: this class is not key value coding-compliant for the key (set); class Orchard.MissingOutletView (Orchard/Hazards/MissingOutletView.swift:4); "subtitleLabel"

                  1. Orchard/Hazards/MissingOutletView.xib:42:17  outlet subtitleLabel
                     of "view" MissingOutletView (ZQ3-Sh-uag, line 14) → "From the south slope" UILabel (f7Z-oO-1Bx, line 24)
                     because this object has the class that the message names, MissingOutletView
                     because MissingOutletView has no property, setter or variable subtitleLabel, and no superclass has one
                     loaded by Orchard/Hazards/MissingOutletView.swift:9:21  loadNibNamed(_:owner:), owner nil (resolved)
                     change: did you mean subtitle? Rename the outlet in the nib, or the property; if nothing needs the outlet, remove it

                """)
        let candidate = try #require(try Self.candidates(text).first)
        #expect(candidate["connectionID"] as? String == "xJG-ze-ytj" && candidate["isWeak"] as? Bool == false)
        #expect((candidate["object"] as? [String: Any])?["class"] as? String == "MissingOutletView")
        #expect((candidate["loads"] as? [[String: Any]])?.map { $0["line"] as? Int } == [9])
    }

    @Test(arguments: [
        (
            "-[MissingActionView share:]: unrecognized selector sent to instance 0x1",
            "did you mean shareFruit:? Connect that action"
        ),
        ("Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'Halp'", "is Help meant?"),
        (
            "Receiver (<Orchard.MarketViewController: 0x1>) has no segue with identifier 'showFruits'",
            "is it showFruit?"
        ),
        ("Could not find a storyboard named 'Checkuot' in bundle", "Checkout.storyboard"),
        (
            "Unknown class Wormhole in Interface Builder file",
            "No match in the index. Looked for: objects of the class Wormhole."
        ),
        ("Unknown class Wormhole in Interface Builder file", "Similar name: WormholeView."),
        ("-[AboutView shareFriut:]: unrecognized selector sent to instance 0x1", "Similar name: shareFruit:"),
        ("Unknown class _TtC7Orchardzz in Interface Builder file", "could not be demangled"),
        (
            "loaded the \"HarvestView\" nib but the view outlet was not set.",
            "controllers that load it: HarvestViewController"
        ),
        ("[<NSObject 0x7f> setValue:forUndefinedKey:]: \(compliant) promoLabel.", "loaded with owner nil"),
        ("Unable to simultaneously satisfy constraints: <private>", "check: If the list is cut off"),
        ("Could not find a storyboard named 'Nowhere' in bundle", "check: The name can be put together at run time."),
    ])
    func `the answer has the fix, or says what was searched`(message: String, part: String) throws {
        let run = try Self.why(message)
        #expect(run.status == 0 && run.output.contains(part), "\(run.output)")
    }

    @Test func `each message of a log on standard input gets an answer`() throws {
        let log = """
            2026-11-21 10:00:00.131 Orchard[123:456] Unknown class WormholeView in Interface Builder file.
            2026-11-21 10:00:01.131 Orchard[123:456] *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
            'Could not load NIB in bundle: 'NSBundle </O.app> (loaded)' with name 'MarketGestures''
            *** First throw call stack:
            (
            \t0   CoreFoundation    0x000000010d6a71bb __exceptionPreprocess + 331
            \t9   Orchard           0x00000001082d9aa3 $s7Orchard20MarketViewControllerC11viewDidLoadyyF + 467
            )
            """
        for options in [["-"], []] {
            let run = try Self.why("", options, input: log)
            #expect(run.status == 0)
            #expect(run.output.contains("Orchard/Hazards/MissingClass.xib:19:17"), "\(run.output)")
            #expect(
                run.output.contains("(line 2)") && run.output.contains("this code is in the stack"), "\(run.output)")
        }
        let folder = try Self.sample.get()
        try folder.write("crash.txt", log)
        let file = try Tool.run(["why", "-f", "../crash.txt", "--no-refresh"], in: folder.path + "/Sample")
        #expect(file.output.contains("Orchard/Hazards/MissingClass.xib:19:17"))
    }

    @Test func `code in the stack comes before other code`() throws {
        let message = "Could not load NIB in bundle: 'x' with name 'FruitCell'\n"
        let frame = "3   Orchard  0x0000000102 Orchard.FruitCell.nib.getter (FruitCell.swift:4)\n"
        #expect(
            try Self.places(message).prefix(2) == [
                "Orchard/Controllers/MarketViewController.swift:10:19", "Orchard/Views/FruitCell.swift:4:22",
            ])
        #expect(try Self.places(message + frame).first == "Orchard/Views/FruitCell.swift:4:22")
    }

    @Test(arguments: ["hello", "", "the nib"])
    func `a text without a known message ends with status 2 and the known messages`(text: String) throws {
        let run = try Self.why(text)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("xibdb: No known message in "), "\(run.errors)")
        #expect(run.errors.contains("  Unknown class in Interface Builder file\n"), "\(run.errors)")
    }

    @Test func `control characters of a log do not reach the terminal`() throws {
        let run = try Self.why("Unknown class A\u{1B}[31mB\u{7}\u{9B}C in Interface Builder file")
        #expect(run.status == 0 && !run.output.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{9B}" })
    }

    @Test func `an unreadable file, and a text together with a file, are usage errors`() throws {
        #expect(
            try Self.why("", ["-f", "nowhere.txt"], input: "").errors.contains("nowhere.txt: the file cannot be read."))
        #expect(try Self.why("text", ["-f", "nowhere.txt"]).status == 2)
    }
}
