import Asking
import ConsoleLogs
import Indexing
import Store
import TestSupport
import Testing

@Suite("Answers to layout conflicts, build messages and crashes")
struct ConsoleAnswerTests {
    private func diagnose(_ text: String, _ files: [String: String]) throws -> Diagnosis {
        let folder = try TemporaryFolder()
        for (name, content) in files { try folder.write(name, content) }
        let index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [folder.path])
        let symptom = try #require(LogReader.read(text).symptoms.first)
        return try Diagnoser(Snapshot(index: index)).diagnose(symptom)
    }

    // MARK: Layout conflicts

    /// A view with a label and two heights that exclude each other.
    private static func card(_ height: Int = 84, identifier: String = "", labelHeight: Int = 20) -> String {
        Documents.iOS(
            """
            <view id="v" customClass="Card">
                <subviews><label text="Pear" id="l">
                    <constraints><constraint firstAttribute="height" constant="\(labelHeight)" id="lh"/></constraints>
                </label></subviews>
                <constraints>
                    <constraint firstAttribute="height" constant="\(height)"\(identifier) id="vh"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="lt"/>
                    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="40" id="lb"/>
                </constraints>
            </view>
            """)
    }

    private static let conflict = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 V:[App.Card:0xa(84)]>",
            "<NSLayoutConstraint:0x2 V:|-(40)-[UILabel:0xb'Pear']   (active, names: '|':App.Card:0xa )>",
            "<NSLayoutConstraint:0x3 V:[UILabel:0xb'Pear']-(40)-|   (active, names: '|':App.Card:0xa )>",
            "<NSLayoutConstraint:0x4 UILabel:0xb'Pear'.height == 20   (active)>",
            "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' App.Card:0xa.width == 0   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x4 UILabel:0xb'Pear'.height == 20   (active)>
        """

    @Test func `the nib whose constraints fit together is found, and the removed constraint comes first`() throws {
        let answer = try diagnose(
            Self.conflict, ["Card.xib": Self.card(), "Other.xib": Self.card(90), "Card.swift": "class Card: UIView {}"])
        #expect(answer.candidates.map(\.path).allSatisfy { $0 == "Card.xib" })
        #expect(answer.candidates.map(\.connectionID) == ["lh", "vh", "lt", "lb"])
        #expect(answer.candidates.allSatisfy { !$0.isWeak } && answer.advice.isEmpty)
        #expect(
            answer.candidates[0].because.contains(
                "the framework removes this constraint, so the layout differs from the nib"))
        #expect(
            answer.notes.first
                == "4 of the 4 constraints that can come from a nib fit one nib, and no other nib fits as well")
        #expect(answer.notes.contains("constraint 5: from the framework, not from a nib"))
    }

    @Test func `if two nibs fit equally, the answer is not certain`() throws {
        let answer = try diagnose(Self.conflict, ["A.xib": Self.card(), "B.xib": Self.card()])
        #expect(Set(answer.candidates.map(\.path)) == ["A.xib", "B.xib"] && answer.candidates.allSatisfy(\.isWeak))
        #expect(answer.notes.first?.contains("fit 2 nibs equally") == true && !answer.advice.isEmpty)
    }

    @Test func `the identifier of a constraint decides`() throws {
        let text =
            "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:0x1 'card height' V:[UIView:0xa(84)]>"
        let plain = Self.card().replacing("Card", with: "Tag")
        let answer = try diagnose(
            text,
            [
                "A.xib": plain,
                "B.xib": Self.card(identifier: " identifier=\"card height\"").replacing(
                    " customClass=\"Card\"", with: ""),
            ])
        #expect(answer.candidates.map(\.path) == ["B.xib"] && answer.candidates.first?.isWeak == false)
    }

    @Test func `one address means one object`() throws {
        // The heights fit two different labels, but the log says that they belong to one view.
        let nib = Documents.iOS(
            """
            <view id="v"><subviews>
                <label id="a"><constraints><constraint firstAttribute="height" constant="20" id="ah"/></constraints></label>
                <label id="b"><constraints><constraint firstAttribute="width" constant="30" id="bw"/></constraints></label>
            </subviews></view>
            """)
        let text =
            "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:0x1 V:[UILabel:0xa(20)]>\n<NSLayoutConstraint:0x2 H:[UILabel:0xa(30)]>"
        let answer = try diagnose(text, ["A.xib": nib])
        #expect(answer.candidates.count == 1 && answer.candidates.first?.isWeak == true)
        let apart = try diagnose(text.replacing("H:[UILabel:0xa", with: "H:[UILabel:0xb"), ["A.xib": nib])
        #expect(apart.candidates.count == 2 && apart.candidates.allSatisfy { !$0.isWeak })
    }

    @Test func `ends in the other order, ratios and inequalities fit`() throws {
        let nib = Documents.iOS(
            """
            <view id="v" customClass="Card"><subviews><imageView id="i"/></subviews><constraints>
                <constraint firstItem="v" firstAttribute="leading" secondItem="i" secondAttribute="leading" constant="-8" id="a"/>
                <constraint firstItem="i" firstAttribute="width" secondItem="i" secondAttribute="height" multiplier="16:9" id="b"/>
                <constraint firstItem="v" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="i" secondAttribute="bottom" constant="5" id="c"/>
            </constraints></view>
            """)
        let answer = try diagnose(
            """
            Unable to simultaneously satisfy constraints.
            <NSLayoutConstraint:0x1 H:|-(8)-[UIImageView:0xb]   (active, names: '|':Card:0xa )>
            <NSLayoutConstraint:0x2 UIImageView:0xb.height == 0.5625*UIImageView:0xb.width   (active)>
            <NSLayoutConstraint:0x3 V:[UIImageView:0xb]-(>=5)-|   (active, names: '|':Card:0xa )>
            """, ["A.xib": nib])
        #expect(answer.candidates.map(\.connectionID) == ["a", "b", "c"])
    }

    @Test func `a list without constraints of nibs gets advice`() throws {
        let answer = try diagnose("Unable to simultaneously satisfy constraints: <private>", ["A.xib": Self.card()])
        #expect(answer.candidates.isEmpty && answer.advice.first?.contains("<private>") == true)
    }

    // MARK: Other messages

    @Test func `outlets of the line come in its order, with the function and their connections`() throws {
        let source = """
            class Apple: UIView {
                @IBOutlet var leaf: UIView!
                @IBOutlet var stem: UIView!
                @IBOutlet var stemmed: UIView!
                func grow() {
                    stem.frame = leaf.frame
                }
            }
            """
        let nib = Documents.iOS(
            "<view id=\"v\" customClass=\"Apple\"><connections><outlet property=\"stem\" destination=\"v\" id=\"c\"/></connections></view>"
        )
        let found = try diagnose(
            "Fruit.swift:6: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
            ["A.xib": nib, "Fruit.swift": source]
        ).candidates
        #expect(found.map(\.line) == [3, 2, 4])
        #expect(found[0].because.contains { $0.hasPrefix("every nib with Apple connects it") })
        #expect(found[1].because.contains { $0.hasPrefix("no nib connects it") })
        #expect(
            found[0].because.last == "line 6 is in grow: xibdb does not know whether the view is loaded at this time")
    }

    @Test func `in prepare for a segue, the view of the destination is not loaded`() throws {
        let source = """
            class Basket: UIViewController {
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    (segue.destination as! Pear).title1.text = "x"
                }
            }
            class Pear: UIViewController { @IBOutlet var title1: UILabel! }
            """
        let found = try diagnose(
            "Fruit.swift:3: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
            ["Fruit.swift": source]
        ).candidates
        #expect(found.first?.line == 6)
        #expect(
            found.first?.because.last == "line 3 is in prepare: the view of the destination is not loaded at this time")
    }

    @Test func `the object of a build message is found by the name of the nib and the id`() throws {
        let files = ["A.xib": Self.card(), "B.xib": Self.card()]
        let found = try diagnose(
            "/x/B.xib:l: warning: Automatically Adjusts Font requires using a Dynamic Type text style [9]", files)
        #expect(found.candidates.map(\.path) == ["B.xib"] && found.candidates.first?.object?.id == "l")
        #expect(found.candidates.first?.change.hasPrefix("use a text style") == true)
        #expect(
            try diagnose("/x/B.xib:lt: warning: Unsupported configuration", files).candidates.first?.title
                == "constraint top to top")
        let missing = try diagnose("/x/Bee.xib:l: warning: x", files)
        #expect(missing.candidates.isEmpty && !missing.advice.isEmpty)
    }

    @Test func `an outlet into a prototype cell is explained`() throws {
        let nib = Documents.iOS(
            owner: "Shop", ownerConnections: "<outlet property=\"price\" destination=\"l\" id=\"o\"/>",
            """
            <tableViewCell id="c" customClass="PriceCell" reuseIdentifier="Price"><tableViewCellContentView key="contentView" id="k">
                <subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell>
            """)
        let found = try diagnose(
            "error: Illegal Configuration: The price outlet from the Shop to the UILabel is invalid. Outlets cannot be connected to repeating content.",
            ["A.xib": nib]
        ).candidates
        #expect(found.first?.connectionID == "o" && found.first?.isWeak == false)
        #expect(found.first?.change.hasPrefix("declare the outlet in the class of the cell (PriceCell)") == true)
    }

    @Test func `a missing image is found with the nibs that use it`() throws {
        let nib = Documents.iOS(
            "<imageView image=\"pear\" id=\"i\"/>",
            resources: "<resources><image name=\"pear\" width=\"1\" height=\"1\"/></resources>")
        let found = try diagnose(
            "Could not load the \"pear\" image referenced from a nib in the bundle with identifier \"org.orchard\"",
            ["A.xib": nib, "pears.png": "x"])
        #expect(found.candidates.map(\.path) == ["A.xib"] && found.candidates.first?.object?.id == "i")
        let unknown = try diagnose(
            "Could not load the \"pearz\" image referenced from a nib", ["A.xib": nib, "pears.png": "x"])
        #expect(unknown.candidates.isEmpty && unknown.near == ["pears"] && !unknown.advice.isEmpty)
    }

    @Test func `the registration of the wrong class explains a failed cast`() throws {
        let source = """
            class FruitCell: UITableViewCell {}
            class List: UITableViewController {
                override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit") }
                func cell() -> FruitCell { tableView.dequeueReusableCell(withIdentifier: "Fruit") as! FruitCell }
            }
            """
        let found = try diagnose(
            "Could not cast value of type 'UITableViewCell' (0x1) to 'App.FruitCell' (0x2).", ["List.swift": source])
        #expect(found.candidates.map(\.line) == [3] && found.candidates.first?.isWeak == false)
        #expect(found.candidates.first?.change == "register FruitCell, or the nib of its cell, for the identifier")
    }

    @Test func `a binding to the class of the message comes before other bindings`() throws {
        func view(_ name: String) -> String {
            Documents.macOS(
                "<customObject id=\"m\" customClass=\"\(name)\"/><textField id=\"t\"><connections><binding destination=\"m\" name=\"value\" keyPath=\"weight\" id=\"b\"/></connections></textField>"
            )
        }
        let sources = "class Apple: NSObject {}\nclass Pear: NSObject {}"
        for message in [
            "[<App.Pear 0x1> addObserver:<NSKeyValueObservance 0x7> forKeyPath:@\"weight\" options:0x0 context:0x60] was sent to an object that is not KVC-compliant for the \"weight\" property.",
            "[<App.Pear 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key weight.",
        ] {
            let found = try diagnose(message, ["A.xib": view("Apple"), "P.xib": view("Pear"), "Fruit.swift": sources])
            #expect(found.candidates.first?.path == "P.xib" && found.candidates.first?.isWeak == false)
        }
    }

    @Test(arguments: Symptom.Kind.all)
    func `without a match, every kind of message has advice`(kind: Symptom.Kind) throws {
        let example = try #require(kind.examples.first)
        let answer = try diagnose(example.text, ["A.xib": Documents.iOS()])
        #expect(answer.candidates.isEmpty && answer.advice == kind.advice)
    }
}
