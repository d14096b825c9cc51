import Foundation
import Testing

import ConsoleLogs

@Suite("Messages in logs")
struct MessageTests {
    private static let folder =
        URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        + "/Sources/ConsoleLogs/Messages"

    /// Returns the content of each message in a short form: kind, class, name, other name, and file with line. Missing
    /// parts are omitted.
    private static func facts(_ text: String) -> [String] {
        LogReader.read(text).symptoms.map { symptom in
            let file = symptom.file.map { "\($0):\(symptom.fileLine ?? 0)" }
            let parts = [symptom.kind.name, symptom.className?.qualified, symptom.name, symptom.other, file]
            return parts.compactMap { $0 }.joined(separator: " | ")
        }
    }

    @Test(arguments: Symptom.Kind.all.flatMap { kind in kind.examples.map { (kind, $0) } })
    func `each example is read as its file states`(kind: Symptom.Kind, example: Symptom.Kind.Example) {
        let read = LogReader.read(example.text).symptoms.map { symptom in
            let place = symptom.file.map { $0 + (symptom.fileLine.map { ":\($0)" } ?? "") }
            let facts = [
                ("class", symptom.className?.qualified), ("name", symptom.name), ("other", symptom.other),
                ("id", symptom.objectID), ("at", place),
            ]
            let parts = facts.compactMap { key, value in value.map { "\(key)=\($0)" } }
            return "\(symptom.kind.name): " + parts.joined(separator: " | ")
        }
        #expect(read == ["\(kind.name): \(example.reads)"])
    }

    @Test(arguments: Symptom.Kind.all)
    func `the file of a kind has only known fields, and each wording contains a trigger`(kind: Symptom.Kind) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(kind.name).txt", encoding: .utf8)
        let fields = text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        let known: Set = [
            "title", "sought", "asks", "advice", "near", "source", "lists", "trigger", "wording", "example", "reads",
        ]
        #expect(Set(fields.map(String.init)).subtracting(known) == [])
        #expect(
            fields.count { $0 == "example" } == kind.examples.count
                && fields.count { $0 == "reads" } == kind.examples.count)
        #expect(kind.title != kind.name && !kind.sought.isEmpty && !kind.questions.isEmpty && !kind.examples.isEmpty)
        #expect(!kind.advice.isEmpty && kind.advice.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("?") })
        for wording in kind.wordings {
            let texts = wording.parts.compactMap { part -> [UInt8]? in
                if case .literal(let text) = part { text } else { nil }
            }
            #expect(kind.triggers.contains { trigger in texts.contains { $0.contains(trigger) } }, "\(wording.parts)")
        }
    }

    @Test func `every file describes one kind, and no two kinds have the same title`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(files.sorted() == Symptom.Kind.all.map { $0.name + ".txt" })
        #expect(Set(Symptom.Kind.all.map(\.title)).count == files.count)
    }

    @Test(arguments: [" ", "", "  ", "\t"])
    func `a message that wraps between words is recognized`(end: String) {
        let text =
            "Failed to connect (fruitLabel) outlet from\(end)\n(TimeEntry) to (NSButton): missing\(end)\n setter or instance variable"
        #expect(Self.facts(text) == ["outletNotConnected | TimeEntry | fruitLabel | NSButton"])
    }

    @Test func `a message that wraps within words is recognized`() {
        let text =
            "> reason: '[<Orchard.Frui\n> tCell 0x7fbb\n> a8d1> setValue:forUndefinedKey:]: this class is not key value codi\n> ng-compliant for the key nameLabel.'"
        #expect(Self.facts(text) == ["unknownKey | Orchard.FruitCell | nameLabel"])
    }

    @Test func `text on the next line is not part of a name`() {
        let text =
            "this class is not key value coding-compliant for the key view.\n2015 more\nthis class is not key value coding-compliant for the key\nlabel\n*** First"
        #expect(Self.facts(text) == ["unknownKey | view", "unknownKey | label"])
    }

    @Test func `an address ends with its line, so the next message is complete`() {
        let log = LogReader.read(
            """
            -[Card close:]: unrecognized selector sent to instance 0x10
            Could not load NIB in bundle: 'NSBundle </O.app> (loaded)' with name 'Card'
            """)
        #expect(log.symptoms.map(\.name) == ["close:", "Card"])
    }

    @Test func `a repeated message appears once, with its count and first line`() {
        let message = "-[FruitCell share:]: unrecognized selector sent to instance 0x7fb9"
        let log = LogReader.read("start\n2016 Orchard[1:2] \(message)\n*** Terminating app, reason: '\(message)'\n")
        #expect(log.symptoms.count == 1 && log.symptoms[0].count == 2 && log.symptoms[0].line == 2 && log.lines == 3)
        #expect(log.symptoms[0].message == "[FruitCell share:]: unrecognized selector sent to instance 0x7fb9")
    }

    @Test func `different messages keep their order`() {
        let text = """
            Unknown class Stamp in Interface Builder file.
            Failed to set (ink) user defined inspected property on (UIView): [<UIView 0x8> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key ink.
            *** Terminating app, reason: '[<UIView 0x8> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key edge.'
            """
        #expect(
            Self.facts(text) == [
                "unknownClass | Stamp", "attributeNotSet | UIView | ink", "unknownKey | UIView | edge",
            ])
    }

    @Test(arguments: [
        "", "\n\n", "hello", "the nib is fine, the storyboard, too", "[<", "-[A b", "Receiver (<", "\u{0}\u{1}\u{1B}[",
        "'''''", "init(code",
    ])
    func `a text without a known message gives no message`(text: String) {
        #expect(Self.facts(text) == [])
    }

    @Test func `a message is recognized between bytes that are not UTF-8 or an escape sequence`() {
        var reader = LogReader()
        reader.read(
            [0xFF, 0xFE, 0x0A] + Array("\u{1B}[31m-[FruitCell sh".utf8) + [0xC3, 0xFF]
                + Array("are:]: unrecognized selector sent to instance 0x1".utf8))
        #expect(reader.finish().symptoms.map(\.kind.name) == ["unrecognizedSelector"])
    }
}

@Suite("Long logs")
struct LongLogTests {
    @Test func `a message in a line of several megabytes is found`() {
        var reader = LogReader()
        for _ in 0..<300 { reader.read(Array(String(repeating: "x", count: 10_000).utf8)) }
        reader.read(Array(" Could not find a storyboard named 'Checkout' in bundle ".utf8))
        for _ in 0..<300 { reader.read(Array(String(repeating: "y", count: 10_000).utf8)) }
        let log = reader.finish()
        #expect(log.symptoms.map(\.name) == ["Checkout"] && log.lines == 1)
    }

    /// Each bracket can be the start of a name. If the reader searched the rest of the text for the end of each name,
    /// reading would be very slow.
    @Test func `a message after very many brackets is found`() {
        let log =
            String(repeating: "[<", count: 64 << 10)
            + "\n-[FruitCell share:]: unrecognized selector sent to instance 0x10"
        let nested = String(repeating: log + "\n", count: 2)
        #expect(LogReader.read(nested).symptoms.map(\.name) == ["share:"])
    }

    @Test func `if too many lines of a log may be messages, the rest is ignored from a reported line`() {
        var reader = LogReader()
        let lines = Array(String(repeating: "the nib\n", count: 1000).utf8)
        for _ in 0..<60 { reader.read(lines) }
        reader.read(Array("Could not find a storyboard named 'Late' in bundle".utf8))
        let log = reader.finish()
        #expect(log.cutAtLine == 50_001 && log.symptoms.isEmpty && log.lines == 60_001)
    }

    @Test(arguments: [1, 8191, 8192, 8193, 2 * 8192])
    func `a long line counts as one line`(length: Int) {
        let line = String(repeating: "a", count: length)
        #expect(LogReader.read(line).lines == 1)
        #expect(LogReader.read(line + "\n").lines == 1)
        #expect(LogReader.read(line + "\n" + line).lines == 2)
        let end = "-[FruitCell share:]: unrecognized selector sent to instance 0x10"
        #expect(LogReader.read(line + "\n" + end).symptoms.map(\.line) == [2])
    }

    @Test func `the number of messages and of stack frames per message has a limit`() {
        var reader = LogReader()
        for number in 0..<400 {
            reader.read(Array("-[A\(number) b]: unrecognized selector sent to instance 0x1\n".utf8))
        }
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
        (
            "\t9   flight       0x00000001082d9aa3 $s10MarketTool0aB16TabBarControllerC13setUpChildrenyyF + 467",
            "MarketTool.MarketToolTabBarController setUpChildren"
        ),
        (
            "5   UIKitCore   0x0000000111d1e573 -[UIRuntimeOutletConnection connect] + 109",
            "UIRuntimeOutletConnection connect"
        ),
        (
            "4   UIKit  0x1883d9870 -[NSBundle(UINSBundleAdditions) loadNibNamed:owner:options:]",
            "NSBundle loadNibNamed:owner:options:"
        ),
        (
            "5  Market_SDK  0x1011350e0 -[BasketController loadView] (BasketController.m:120)",
            "BasketController loadView BasketController.m:120"
        ),
        (
            "12  Orchard  0x0000000102 Orchard.MarketViewController.viewDidLoad() -> () + 33 (MarketViewController.swift:17)",
            "Orchard.MarketViewController viewDidLoad MarketViewController.swift:17"
        ),
        (
            "3   Orchard  0x102 closure #1 in MarketViewController.refresh(_:) (MarketViewController.swift:40)",
            "MarketViewController refresh MarketViewController.swift:40"
        ),
        (
            "    frame #3: 0x00000001 Orchard`MarketViewController.viewDidLoad(self=0x0000) at MarketViewController.swift:17:9",
            "MarketViewController viewDidLoad MarketViewController.swift:17"
        ),
        (
            "#4\t0x000000010 in MarketViewController.viewDidLoad() at /a b/MarketViewController.swift:17",
            "MarketViewController viewDidLoad MarketViewController.swift:17"
        ),
    ])
    func `each kind of stack frame is read`(line: String, facts: String) {
        let read = Self.frames(line).map { frame in
            [frame.className?.qualified, frame.member, frame.file.map { "\($0):\(frame.line ?? 0)" }].compactMap { $0 }
                .joined(separator: " ")
        }
        #expect(read == [facts])
    }

    @Test(arguments: [
        "3   UIKit    0x330dae89 <redacted> + 0", "(0x1827e659c 0x192f3c0e4)", "2016-02-02 nothing", "7",
        "12 monkeys (and a half)",
    ])
    func `a line without information is not a stack frame`(line: String) {
        #expect(Self.frames(line) == [])
    }
}
