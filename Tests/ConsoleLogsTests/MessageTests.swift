@testable import ConsoleLogs
import Testing

@Suite("Messages in logs")
struct MessageTests {
    /// What a message says, in short: kind, class, name, other.
    private static func facts(_ text: String) -> [String] {
        LogReader.read(text).symptoms.map { symptom in
            let file = symptom.file.map { "\($0):\(symptom.fileLine ?? 0)" }
            let parts = [symptom.kind.rawValue, symptom.className?.qualified, symptom.name, symptom.other, file]
            return parts.compactMap { $0 }.joined(separator: " | ")
        }
    }

    @Test(arguments: [
        // Keys.
        ("*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<Orchard.FruitCell 0x7fbba8d1ed70> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nameLabel.'",
            "unknownKey | Orchard.FruitCell | nameLabel"),
        ("2015-01-30 10:11:12.131 Orchard[123:456] *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<FruitCell 0x6d2c0f0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nameLabel.'",
            "unknownKey | FruitCell | nameLabel"),
        ("Thread 1: \"[<UIView 0x7fc42d60d0d0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key dataSource.\"",
            "unknownKey | UIView | dataSource"),
        ("reason: '[<UIView 0x7fc42d60d0d0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key `dataSource.'`",
            "unknownKey | UIView | dataSource"),
        ("[&lt;UIView 0x7fc4&gt; setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key dataSource.",
            "unknownKey | UIView | dataSource"),
        ("this class is not key value coding-compliant for the key view.", "unknownKey | view"),
        ("[<Orchard.Shelf 0x600000c0> valueForUndefinedKey:]: this class is not key value coding-compliant for the key weight.",
            "unreadableKey | Orchard.Shelf | weight"),
        // Selectors.
        ("-[FruitCell share:]: unrecognized selector sent to instance 0x7fb9d2607a90", "unrecognizedSelector | FruitCell | share:"),
        ("*** -[Orchard.FruitCell shareWithSender:]: unrecognized selector sent to instance 0x10", "unrecognizedSelector | Orchard.FruitCell | shareWithSender:"),
        ("+[_TtC7Orchard9FruitCell make]: unrecognized selector sent to class 0x10f0", "unrecognizedSelector | Orchard.FruitCell | make"),
        // Nibs.
        ("'Could not load NIB in bundle: 'NSBundle </var/containers/Bundle/Application/60B7/Orchard.app> (loaded)' with name 'FruitCell''",
            "nibNotFound | FruitCell"),
        ("'Could not load NIB in bundle: 'BundleEx </var/Orchard.app> (not yet loaded)' with name 'BYZ-38-t0r-view-8bC-Xf-vdC' and directory 'Main.storyboardc''",
            "nibNotFound | BYZ-38-t0r-view-8bC-Xf-vdC | Main.storyboardc"),
        ("-[NSNib _initWithNibNamed:bundle:options:] could not load the nib 'FruitItem' in bundle NSBundle </Orchard.app> (loaded).", "nibNotFound | FruitItem"),
        ("-[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: Orchard.Shelf in bundle (null).", "nibNotFound | Orchard.Shelf"),
        ("'-[NSViewController loadView] could not load the \"ShelfController\" nib.'", "nibNotFound | ShelfController"),
        ("-[NSWindowController loadWindow]: failed to load window nib file 'Inspector'.", "nibNotFound | Inspector"),
        ("Unable to load nib file: MainMenu, exiting", "nibNotFound | MainMenu"),
        ("'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"HarvestView\" nib but the view outlet was not set.'", "viewNotSet | HarvestView"),
        ("-[NSViewController loadView] loaded the “HarvestView” nib but no view was set.", "viewNotSet | HarvestView"),
        // Storyboards.
        ("'Could not find a storyboard named 'Checkout' in bundle NSBundle </a/Orchard.app> (loaded)'", "storyboardNotFound | Checkout"),
        ("'Storyboard (<UIStoryboard: 0x1456f8e0>) doesn't contain a view controller with identifier 'FruitPicker''", "controllerNotInStoryboard | FruitPicker"),
        ("Storyboard (<NSStoryboard: 0x60>) doesn’t contain a controller with identifier 'Fruit Picker'", "controllerNotInStoryboard | Fruit Picker"),
        ("[Application] Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?",
            "noInitialController | Main"),
        ("'Receiver (<Orchard.MarketViewController: 0x7fadf0637ed0>) has no segue with identifier 'showFruits''",
            "segueMissing | Orchard.MarketViewController | showFruits"),
        // Cells.
        ("'unable to dequeue a cell with identifier Fruit Cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard'",
            "cellNotRegistered | Fruit Cell"),
        ("'could not dequeue a view of kind: UICollectionElementKindCell with identifier SeasonCell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard'",
            "cellNotRegistered | SeasonCell | UICollectionElementKindCell"),
        ("could not dequeue an item of kind: NSCollectionElementKindItem with identifier Cell - must register a nib or a class for the identifier, or name a nib or class to match the identifier",
            "cellNotRegistered | Cell | NSCollectionElementKindItem"),
        ("'cell reuse indicator in nib (FruitCell) does not match the identifier used to register the nib (Fruit)'", "reuseMismatch | FruitCell | Fruit"),
        ("'cell reuse indentifier in nib (FruitCell) does not match the identifier used to register the nib (Fruit)'", "reuseMismatch | FruitCell | Fruit"),
        ("view reuse identifier in nib (_NS:9) does not match the element kind used to register the nib (Header)", "reuseMismatch | _NS:9 | Header"),
        ("'invalid nib registered for identifier (FruitCell) - nib must contain exactly one top level object which must be a UITableViewCell instance'",
            "cellNibContent | FruitCell | UITableViewCell"),
        // Classes.
        ("Unknown class _TtC7Orchard9FruitCell in Interface Builder file.", "unknownClass | Orchard.FruitCell"),
        ("Unknown class 'SUUpdater', using 'NSObject' instead. Encountered in Interface Builder file at path /Apps/Orchard.app/Contents/Resources/English.lproj/MainMenu.nib.",
            "unknownClass | SUUpdater | MainMenu | NSObject"),
        ("'Could not instantiate class named MKMapView'", "unknownClass | MKMapView"),
        // macOS.
        ("04.09.15 21:11:10,573 Orchard[3635]: Failed to connect (portA) outlet from (Orchard.Desk) to (NSMenu): missing setter or instance variable",
            "outletNotConnected | Orchard.Desk | portA | NSMenu"),
        ("Could not connect action, target class DeskController does not respond to -openDonate:", "actionNotConnected | DeskController | openDonate:"),
        ("Could not connect the action checkForUpdates: to target of class NSObject", "actionNotConnected | NSObject | checkForUpdates:"),
        // Runtime attributes.
        ("Failed to set (borderColor) user defined inspected property on (Orchard.Tag): [<Orchard.Tag 0x7fc3> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key borderColor.",
            "attributeNotSet | Orchard.Tag | borderColor"),
        ("Ignoring user defined runtime attribute for key path \"radius\" on instance of \"UIView\". Hit an exception when attempting to set its value: [<UIView 0x8> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key radius.",
            "attributeNotSet | UIView | radius"),
        // Others.
        ("'This coder requires that replaced objects be returned from initWithCoder:'", "replacedObject"),
        ("Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value: file Orchard/FruitCell.swift, line 36", "unexpectedNil | FruitCell.swift:36"),
        ("Orchard/FruitCell.swift:36: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value", "unexpectedNil | FruitCell.swift:36"),
        ("fatal error: unexpectedly found nil while unwrapping an Optional value", "unexpectedNil"),
        ("/a/Orchard/FruitCell.swift: 13: 13: fatal error: use of unimplemented initializer 'init(coder:)' for class 'Orchard.FruitCell'",
            "unimplementedInitializer | Orchard.FruitCell | FruitCell.swift:13"),
        ("fatal error: init(coder:) has not been implemented: file /a b/Orchard/Stamp.swift, line 98", "unimplementedInitializer | Stamp.swift:98"),
    ])
    func `each wording is understood`(text: String, facts: String) {
        #expect(Self.facts(text) == [facts])
    }

    @Test func `there is a wording for each kind`() {
        #expect(Set(Symptom.Kind.allCases.map(\.title)).count == Symptom.Kind.allCases.count)
        let known = Set(Symptom.Kind.allCases.flatMap { kind in LogReader.read(kind.title).symptoms.map(\.kind) })
        #expect(known.isSuperset(of: [.unexpectedNil, .replacedObject, .unimplementedInitializer]))
    }

    @Test func `every wording has a word for which a log is looked at`() {
        for wording in Wording.all {
            let texts = wording.parts.compactMap { part -> [UInt8]? in if case .literal(let text) = part { text } else { nil } }
            #expect(Wording.triggers.contains { trigger in texts.contains { $0.contains(trigger) } }, "\(wording.parts)")
        }
    }

    @Test(arguments: [" ", "", "  ", "\t"])
    func `a message wrapped between words is understood`(end: String) {
        let text = "Failed to connect (fruitLabel) outlet from\(end)\n(TimeEntry) to (NSButton): missing\(end)\n setter or instance variable"
        #expect(Self.facts(text) == ["outletNotConnected | TimeEntry | fruitLabel | NSButton"])
    }

    @Test func `a message wrapped within words is understood`() {
        let text = "> reason: '[<Orchard.Frui\n> tCell 0x7fbb\n> a8d1> setValue:forUndefinedKey:]: this class is not key value codi\n> ng-compliant for the key nameLabel.'"
        #expect(Self.facts(text) == ["unknownKey | Orchard.FruitCell | nameLabel"])
    }

    @Test func `what follows a name on the next line is not of the name`() {
        let text = "this class is not key value coding-compliant for the key view.\n2015 more\nthis class is not key value coding-compliant for the key\nlabel\n*** First"
        #expect(Self.facts(text) == ["unknownKey | view", "unknownKey | label"])
    }

    @Test func `a log that has a message twice has it once, with the count and the first line`() {
        let message = "-[FruitCell share:]: unrecognized selector sent to instance 0x7fb9"
        let log = LogReader.read("start\n2016 Orchard[1:2] \(message)\n*** Terminating app, reason: '\(message)'\n")
        #expect(log.symptoms.count == 1 && log.symptoms[0].count == 2 && log.symptoms[0].line == 2 && log.lines == 3)
        #expect(log.symptoms[0].message == "[FruitCell share:]: unrecognized selector sent to instance 0x7fb9")
    }

    @Test func `several messages come in their order`() {
        let text = """
            Unknown class Stamp in Interface Builder file.
            Failed to set (ink) user defined inspected property on (UIView): [<UIView 0x8> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ink.
            *** Terminating app, reason: '[<UIView 0x8> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key edge.'
            """
        #expect(Self.facts(text) == ["unknownClass | Stamp", "attributeNotSet | UIView | ink", "unknownKey | UIView | edge"])
    }

    @Test(arguments: ["", "\n\n", "hello", "the nib is fine, the storyboard, too", "[<", "-[A b", "Receiver (<", "\u{0}\u{1}\u{1B}[", "'''''", "init(code"])
    func `a text without a message has none`(text: String) {
        #expect(Self.facts(text) == [])
    }

    @Test func `bytes that are no UTF-8 do no harm`() {
        var reader = LogReader()
        reader.read([0xFF, 0xFE, 0x0A] + Array("\u{1B}[31m-[FruitCell sh".utf8) + [0xC3, 0xFF] + Array("are:]: unrecognized selector sent to instance 0x1".utf8))
        #expect(reader.finish().symptoms.map(\.kind) == [.unrecognizedSelector])
    }
}

@Suite("Long logs")
struct LongLogTests {
    @Test func `a message in a line of megabytes is found`() {
        var reader = LogReader()
        for _ in 0..<300 { reader.read(Array(String(repeating: "x", count: 10_000).utf8)) }
        reader.read(Array(" Could not find a storyboard named 'Checkout' in bundle ".utf8))
        for _ in 0..<300 { reader.read(Array(String(repeating: "y", count: 10_000).utf8)) }
        let log = reader.finish()
        #expect(log.symptoms.map(\.name) == ["Checkout"] && log.lines == 1)
    }

    @Test func `a log that repeats itself without end is cut, and says where`() {
        var reader = LogReader()
        let lines = Array(String(repeating: "the nib\n", count: 1000).utf8)
        for _ in 0..<60 { reader.read(lines) }
        reader.read(Array("Could not find a storyboard named 'Late' in bundle".utf8))
        let log = reader.finish()
        #expect(log.cutAtLine == 50_001 && log.symptoms.isEmpty && log.lines == 60_001)
    }

    @Test func `what is kept of a log has bounds`() {
        var reader = LogReader()
        for number in 0..<400 { reader.read(Array("-[A\(number) b]: unrecognized selector sent to instance 0x1\n".utf8)) }
        for _ in 0..<400 { reader.read(Array("3   App   0x0000000102 -[A b] + 3\n".utf8)) }
        let log = reader.finish()
        #expect(log.symptoms.count == 200 && log.symptoms.allSatisfy { $0.frames.count <= 200 })
    }
}

@Suite("Stack frames")
struct FrameTests {
    private static func frames(_ lines: String) -> [StackFrame] {
        LogReader.read("-[A b]: unrecognized selector sent to instance 0x1\n" + lines).symptoms[0].frames
    }

    @Test(arguments: [
        ("\t9   flight       0x00000001082d9aa3 $s10MarketTool0aB16TabBarControllerC13setUpChildrenyyF + 467", "MarketTool.MarketToolTabBarController setUpChildren"),
        ("5   UIKitCore   0x0000000111d1e573 -[UIRuntimeOutletConnection connect] + 109", "UIRuntimeOutletConnection connect"),
        ("4   UIKit  0x1883d9870 -[NSBundle(UINSBundleAdditions) loadNibNamed:owner:options:]", "NSBundle loadNibNamed:owner:options:"),
        ("5  Market_SDK  0x1011350e0 -[BasketController loadView] (BasketController.m:120)", "BasketController loadView BasketController.m:120"),
        ("12  Orchard  0x0000000102 Orchard.MarketViewController.viewDidLoad() -> () + 33 (MarketViewController.swift:17)",
            "Orchard.MarketViewController viewDidLoad MarketViewController.swift:17"),
        ("3   Orchard  0x102 closure #1 in MarketViewController.refresh(_:) (MarketViewController.swift:40)", "MarketViewController refresh MarketViewController.swift:40"),
        ("    frame #3: 0x00000001 Orchard`MarketViewController.viewDidLoad(self=0x0000) at MarketViewController.swift:17:9",
            "MarketViewController viewDidLoad MarketViewController.swift:17"),
        ("#4\t0x000000010 in MarketViewController.viewDidLoad() at /a b/MarketViewController.swift:17", "MarketViewController viewDidLoad MarketViewController.swift:17"),
    ])
    func `each kind of frame is read`(line: String, facts: String) {
        let read = Self.frames(line).map { frame in
            [frame.className?.qualified, frame.member, frame.file.map { "\($0):\(frame.line ?? 0)" }].compactMap { $0 }.joined(separator: " ")
        }
        #expect(read == [facts])
    }

    @Test(arguments: ["3   UIKit    0x330dae89 <redacted> + 0", "(0x1827e659c 0x192f3c0e4)", "2016-02-02 nothing", "7", "12 monkeys (and a half)"])
    func `what tells nothing is no frame`(line: String) {
        #expect(Self.frames(line) == [])
    }
}
