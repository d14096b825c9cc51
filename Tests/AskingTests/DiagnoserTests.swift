import Asking
import ConsoleLogs
import Foundation
import Indexing
import Queries
import Store
import TestSupport
import Testing

@Suite("Candidates for log messages")
struct DiagnoserTests {
    private static let compliant = "this class is not key value coding-compliant for the key"

    /// Returns the candidates for the first message of a text, as `path:line, title`.
    private func candidates(_ text: String, _ files: [String: String]) throws -> [Diagnosis.Candidate] {
        let folder = try TemporaryFolder()
        for (name, content) in files { try folder.write(name, content) }
        let index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [folder.path])
        let symptom = try #require(LogReader.read(text).symptoms.first)
        return try Diagnoser(Snapshot(index: index)).diagnose(symptom).candidates
    }

    private static func view(_ name: String, outlet: String, id: String) -> String {
        Documents.iOS(
            """
            <view id="v" customClass="\(name)">
                <connections><outlet property="\(outlet)" destination="v" id="\(id)"/></connections>
            </view>
            """)
    }

    private static func owner(_ name: String?, outlet: String, id: String) -> String {
        Documents.iOS(owner: name, "<view id=\"v\"/>").replacingOccurrences(
            of: name.map { " customClass=\"\($0)\"/>" } ?? "userLabel=\"File's Owner\"/>",
            with: (name.map { " customClass=\"\($0)\">" } ?? "userLabel=\"File's Owner\">")
                + "<connections><outlet property=\"\(outlet)\" destination=\"v\" id=\"\(id)\"/></connections></placeholder>"
        )
    }

    @Test func `if two classes have the outlet, the class in the message selects the nib`() throws {
        let found = try candidates(
            "[<App.Pear 0x1> setValue:forUndefinedKey:]: \(Self.compliant) stem.",
            [
                "Apple.xib": Self.view("Apple", outlet: "stem", id: "a"),
                "Pear.xib": Self.view("Pear", outlet: "stem", id: "p"),
                "Fruit.swift": "class Apple: UIView {}\nclass Pear: UIView {}",
            ])
        #expect(found.map(\.connectionID) == ["p"] && found[0].path == "Pear.xib" && !found[0].isWeak)
    }

    @Test func `an object may be a subclass of the class in the nib`() throws {
        let found = try candidates(
            "[<RedApple 0x1> setValue:forUndefinedKey:]: \(Self.compliant) stem.",
            [
                "Apple.xib": Self.owner("Apple", outlet: "stem", id: "a"),
                "Pear.xib": Self.owner("Pear", outlet: "stem", id: "p"),
                "Fruit.swift":
                    "class Apple: UIViewController {}\nclass RedApple: Apple {}\nclass Pear: UIViewController {}",
            ])
        #expect(found.map(\.connectionID) == ["a"])
        #expect(
            found.first?.because.first == "in the nib, this object has the class Apple, a superclass of RedApple")
    }

    @Test func `the class that the code passes as owner counts, not the owner's class in the nib`() throws {
        let found = try candidates(
            "[<Basket 0x1> setValue:forUndefinedKey:]: \(Self.compliant) stem.",
            [
                "Apple.xib": Self.owner("Apple", outlet: "stem", id: "a"),
                "Pear.xib": Self.owner("Pear", outlet: "stem", id: "p"),
                "Fruit.swift": """
                class Apple: NSObject { @IBOutlet var stem: UIView! }
                class Pear: NSObject { @IBOutlet var stem: UIView! }
                class Basket: NSObject { func f() { Bundle.main.loadNibNamed("Pear", owner: self) } }
                """,
            ])
        #expect(found.map(\.connectionID) == ["p"])
        #expect(found.first?.because.first == "the nib names Pear as its File's Owner, but Basket loads it as owner")
        #expect(found.first?.loads.map(\.line) == [3])
    }

    @Test func `an object whose class lacks the key comes before an object whose class has it`() throws {
        let found = try candidates(
            "\(Self.compliant) stem.",
            [
                "A.xib": Self.view("Apple", outlet: "stem", id: "a"),
                "P.xib": Self.view("Pear", outlet: "stem", id: "p"),
                "Fruit.swift":
                    "class Apple: UIView { @IBOutlet var stem: UIView! }\nclass Pear: UIView { @IBOutlet var stems: UIView! }",
            ])
        #expect(found.map(\.connectionID) == ["p", "a"])
        #expect(found.first?.change.hasPrefix("did you mean stems? Rename the outlet") == true)
    }

    @Test func `a property that is not visible to Objective-C is reported`() throws {
        let found = try candidates(
            "[<App.Apple 0x1> setValue:forUndefinedKey:]: \(Self.compliant) stem.",
            [
                "A.xib": Self.view("Apple", outlet: "stem", id: "a"),
                "Fruit.swift": "class Apple: UIView { private var stem: UIView! }",
            ])
        #expect(found.first?.because.last == "the property in Fruit.swift:1 is not visible to Objective-C")
        #expect(found.first?.change == "mark the property @IBOutlet (or @objc)")
    }

    @Test func `if a class does not exist at run time, the object has the class of the element`() throws {
        let found = try candidates(
            "[<UIView 0x1> setValue:forUndefinedKey:]: \(Self.compliant) stem.",
            [
                "A.xib": Self.view("Apple", outlet: "stem", id: "a"),
                "Fruit.swift": "class Apple: UIView { @IBOutlet var stem: UIView! }",
            ])
        #expect(found.first?.because == ["this object is a UIView when Apple is not found at run time"])
    }

    @Test func `an outlet of a class other than the one in the message is only a weak match`() throws {
        let found = try candidates(
            "[<App.Plum 0x1> setValue:forUndefinedKey:]: \(Self.compliant) stem.",
            [
                "A.xib": Self.view("Apple", outlet: "stem", id: "a"),
                "Fruit.swift": "class Apple: UIView {}\nclass Plum: UIView {}",
            ])
        #expect(found.map(\.isWeak) == [true])
    }

    @Test func `a method of the target with the same name but fewer arguments is suggested`() throws {
        let nib = Documents.iOS(
            """
            <view id="v" customClass="Apple"><subviews><button id="b"><connections>
                <action selector="peel:" destination="v" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
            """)
        let found = try candidates(
            "-[App.Apple peel:]: unrecognized selector sent to instance 0x1",
            [
                "A.xib": nib, "Fruit.swift": "class Apple: UIView { @IBAction func peel() {} }",
            ])
        #expect(found.first?.connectionID == "a")
        #expect(found.first?.change.hasPrefix("did you mean peel? Connect that action") == true)
    }

    @Test func `an object with the wrong class in the nib is found by the method in the message`() throws {
        let nib = Documents.iOS(
            """
            <view id="v" customClass="Basket"><subviews><button id="b"/></subviews>
                <connections><outlet property="knob" destination="b" id="k"/></connections></view>
            """)
        let found = try candidates(
            "-[UIButton pulse]: unrecognized selector sent to instance 0x1",
            [
                "A.xib": nib,
                "Fruit.swift":
                    "class Knob: UIButton { @objc func pulse() {} }\nclass Basket: UIView { @IBOutlet var knob: Knob! }",
            ])
        #expect(
            found.first?.connectionID == "k"
                && found.first?.change == "set the class of the object to Knob in the Identity inspector")
    }

    @Test func `a method in a category is found, and the advice is to link with -ObjC`() throws {
        let found = try candidates(
            "-[Knob pin:]: unrecognized selector sent to instance 0x1",
            [
                "View.h": "@interface UIView (Pins)\n- (void)pin:(id)sender;\n@end",
                "Knob.h": "@interface Knob : UIView\n@end",
                "View.m": "@implementation UIView (Pins)\n- (void)pin:(id)sender {}\n@end",
            ])
        #expect(found.first?.path == "View.h" && found.first?.line == 2)
        #expect(found.first?.change.contains("-ObjC") == true)
    }

    @Test func `for a macOS message, outlets in iOS nibs do not count`() throws {
        let found = try candidates(
            "Failed to connect (stem) outlet from (Apple) to (NSView): missing setter or instance variable",
            [
                "iOS.xib": Self.view("Apple", outlet: "stem", id: "i"),
                "Mac.xib": Documents.macOS(
                    owner: "Apple",
                    ownerConnections:
                        "<connections><outlet property=\"stem\" destination=\"v\" id=\"m\"/></connections>",
                    "<customView id=\"v\"/>"),
                "Fruit.swift": "class Apple: NSObject {}",
            ])
        #expect(found.map(\.connectionID) == ["m"])
    }

    @Test(
        arguments: [
            ("Apple", nil, "class Apple: UIView {}", "set the module (or Inherit Module From Target)"),
            ("_TtC3App5Apple", "App", "@objc(Apple) class Apple: UIView {}", "clear the module"),
            ("Pear", nil, "@interface Pear : UIView\n@end", "check that the target"),
            ("Aple", nil, "class Apple: UIView {}", "is it Apple? Otherwise, add the library"),
        ] as [(String, String?, String, String)])
    func `for an unknown class, the advice depends on why its name is wrong`(
        written: String, module: String?, source: String, change: String
    ) throws {
        let name = ClassName(written).name
        let isSwift = !source.hasPrefix("@interface")
        let nib = Documents.iOS(
            "<view id=\"v\" customClass=\"\(name)\"\(module.map { " customModule=\"\($0)\"" } ?? "")/>")
        let found = try candidates(
            "Unknown class \(written) in Interface Builder file.",
            ["A.xib": nib, isSwift ? "Fruit.swift" : "Fruit.h": source])
        #expect(found.first?.change.hasPrefix(change) == true, "\(found)")
    }

    @Test func `an outlet that the crashing line uses comes first`() throws {
        let nib = Documents.iOS("<view id=\"v\" customClass=\"Apple\"/>")
        let source = """
            class Apple: UIView {
                @IBOutlet var leaf: UIView!
                @IBOutlet var stem: UIView!
                func grow() {
                    stem.isHidden = true
                }
            }
            """
        let message = "Unexpectedly found nil while implicitly unwrapping an Optional value"
        let found = try candidates(
            "App/Fruit.swift:5: Fatal error: \(message)", ["A.xib": nib, "App/Fruit.swift": source])
        #expect(found.map(\.line) == [3, 2] && found[0].because.first == "line 5 uses it")
        #expect(
            try candidates(
                "\(message)\n0  App  0x1234567 App.Apple.grow() (Fruit.swift:5)", ["A.xib": nib, "Fruit.swift": source]
            ).first?.line == 3)
    }

    @Test func `every question belongs to a message kind or is one of the shared questions`() {
        let helpers: Set = [
            "why-classes", "why-constraint-places", "why-files", "why-labels", "why-loads", "why-near", "why-sources",
        ]
        let asked = Set(Symptom.Kind.all.flatMap { $0.questions.map(\.name) })
        #expect(asked.union(helpers) == Set(Queries.why.keys) && asked.isDisjoint(with: helpers))
    }

    @Test func `a name from a log is always passed as a value`() throws {
        for name in ["'); DROP TABLE files; --", "%s", "*", "[a-z", "\\", "\"", "é\u{0}"] {
            let frame = "3  A  0x1234567 -[\(name) \(name)] (\(name).m:3)"
            let found = try candidates(
                "unable to dequeue a cell with identifier \(name) - must register\n\(frame)",
                [
                    "A.xib": Documents.iOS(), "B.m": "@implementation B @end",
                ])
            #expect(found.isEmpty)
        }
    }
}
