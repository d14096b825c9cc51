import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

/// Tests explanations of loads with small examples.
@Suite("Explanations")
struct ExplanationTests {
    private func explain(
        _ text: String, name: String = "A.xib", sources: [String: String] = [:], owner: OwnerChoice = .nib,
        scene: String? = nil
    ) throws -> Explanation {
        let folder = try TemporaryFolder()
        try folder.write(name, text)
        for (path, source) in sources { try folder.write(path, source) }
        let index = IndexFile(root: folder.path)
        _ = try Indexer(index: index).run(roots: [folder.path], options: Indexer.Options())
        let snapshot = try Snapshot(index: index)
        return try Explanation(
            of: FileFinder(snapshot).find(name, from: folder.path), owner: owner, scene: scene, snapshot)
    }

    private func made(_ part: Explanation.Part?) -> [String] {
        (part?.objects ?? []).map { object in
            "\(object.object.id) \(object.initializer)" + (object.topLevelIndex.map { " [\($0)]" } ?? "")
        }
    }

    // MARK: Objects

    @Test
    func
        `iOS creates views with a coder and custom objects without, and returns the top-level objects in order`()
        throws
    {
        let explanation = try explain(
            Documents.iOS(
                owner: "Owner",
                """
                <tapGestureRecognizer id="t1"/>
                <view id="v1"><subviews><label id="l1"/></subviews><viewLayoutGuide key="safeArea" id="g1"/></view>
                <customObject id="c1" customClass="Helper"/>
                <placeholder placeholderIdentifier="Extra" id="p1"/>
                """))
        #expect(
            made(explanation.parts.first) == [
                "t1 init(coder:) [0]", "v1 init(coder:) [1]", "l1 init(coder:)", "c1 init() [2]",
            ])
        #expect(explanation.parts.first?.result == .array)
        #expect(explanation.parts.first?.objects.map(\.depth) == [0, 0, 1, 0])
        #expect(explanation.parts.first?.awakeCount == 4)
    }

    private static let macObjects = """
        <window id="w1" customClass="Panel"><view key="contentView" id="v1"><subviews>
        <customView id="c1" customClass="Gauge"/></subviews></view></window>
        <window id="w2" visibleAtLaunch="NO"/>
        <customObject id="o1" customClass="Helper"/>
        <userDefaultsController representsSharedInstance="YES" id="u1"/>
        """

    @Test
    func `macOS creates custom views with a frame and windows with a content rect`() throws {
        let explanation = try explain(Documents.macOS(Self.macObjects))
        #expect(
            made(explanation.parts.first) == [
                "w1 init(contentRect:styleMask:backing:defer:) [0]", "v1 init(coder:)", "c1 init(frame:)",
                "w2 init(contentRect:styleMask:backing:defer:) [1]", "o1 init() [2]", "u1 shared [3]",
            ])
        #expect(explanation.parts.first?.result == .unordered)
        #expect(explanation.parts.first?.windows.map(\.id) == ["w1"])
        // The owner and the application are also counted.
        #expect(explanation.parts.first?.awakeCount == 8)
    }

    @Test func `macOS creates a custom view with a coder if the document says so`() throws {
        let direct = Documents.macOS(Self.macObjects)
            .replacingOccurrences(of: "<document ", with: "<document customObjectInstantitationMethod=\"direct\" ")
        #expect(made(try explain(direct).parts.first).contains("c1 init(coder:)"))
    }

    @Test func `the initializer and awakeFromNib come from the nearest class in the sources`() throws {
        let explanation = try explain(
            Documents.iOS(
                "<view id=\"v1\" customClass=\"Leaf\" customModule=\"Shop\" customModuleProvider=\"target\"/><view id=\"v2\" customClass=\"Old\"/>"
            ),
            sources: [
                "Leaf.swift": """
                class Trunk: UIView {
                    required init?(coder: NSCoder) { super.init(coder: coder) }
                    override func awakeFromNib() {}
                }
                class Leaf: Trunk {
                    override func awakeFromNib() { super.awakeFromNib() }
                    override func awakeAfter(using coder: NSCoder) -> Any? { nil }
                }
                """,
                "Old.h": "@interface Old : UIView\n- (id)initWithCoder:(NSCoder *)coder;\n@end\n",
                "Old.m":
                    "@implementation Old\n- (id)initWithCoder:(NSCoder *)coder { return nil; }\n+ (void)awakeFromNib {}\n@end\n",
            ])
        let objects = try #require(explanation.parts.first?.objects)
        let coder = try #require(objects[0].implementation)
        #expect("\(coder.path):\(coder.line):\(coder.column) \(coder.class ?? "")" == "Leaf.swift:2:14 Trunk")
        #expect(objects[0].replacement?.line == 7)
        #expect(objects[1].implementation.map { "\($0.path):\($0.line)" } == "Old.m:2")
        #expect(explanation.parts.first?.awakes.map { "\($0.object.id) \($0.implementation.line)" } == ["v1 6"])
    }

    @Test func `for a class that the runtime cannot find, a note says which class it uses instead`() throws {
        let sources = [
            "A.swift": "class Plain: UIView {}\n@objc(Named) class Other: UIView {}\n@objc(Same) class Same: UIView {}",
            "B.h": "@interface Old : UIView\n@end\n",
        ]
        let views = """
            <button id="b1" customClass="Absent"/><view id="v1" customClass="Plain"/>
            <view id="v2" customClass="Plain" customModule="App"/><view id="v3" customClass="Named"/>
            <view id="v4" customClass="Old" customModule="App"/><view id="v5" customClass="Other" customModule="App"/>
            <view id="v6" customClass="Same"/><view id="v7" customClass="Same" customModule="App"/>
            """
        let iOS = try explain(Documents.iOS(views), sources: sources)
        let notes = try #require(iOS.parts.first).objects.map { $0.notes.first ?? "" }
        #expect(notes[0].contains("\"Unknown class Absent in Interface Builder file.\" and creates UIButton instead"))
        #expect(notes[1].contains("only by its module") && notes[4].contains("has no module"))
        #expect(notes[2].isEmpty && notes[3].isEmpty && notes[5...].allSatisfy(\.isEmpty))
        let macOS = try explain(Documents.macOS("<button id=\"b1\" customClass=\"Absent\"/>"))
        #expect(
            macOS.parts.first?.objects.first?.notes.first?.contains(
                "\"Unknown class 'Absent', using 'NSButton' instead\"") == true)
    }

    @Test func `for an unreadable or compiled file, the answer has only a note`() throws {
        let broken = try explain("<document><objects></document>")
        #expect(broken.parts.isEmpty && broken.notes.count == 2 && broken.notes[0].hasPrefix("Line 1: "))
        #expect(try explain("", name: "A.nib").notes == ["xibdb cannot read the objects of this file."])
    }

    // MARK: Owner

    private static func outlet(_ name: String) -> String {
        "<connections><outlet property=\"\(name)\" destination=\"v1\" id=\"c1\"/></connections>"
    }

    private static let owned = Documents.iOS(
        owner: "Promise",
        """
        <view id="v1"><subviews><button id="b1"><connections>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="c2"/></connections></button></subviews></view>
        """
    ).replacingOccurrences(
        of: "customClass=\"Promise\"/>", with: "customClass=\"Promise\">" + outlet("box") + "</placeholder>")
    private static let owners = [
        "A.swift": """
        class Promise: NSObject { @IBOutlet var box: UIView!; @IBAction func tap(_ s: Any) {} }
        class Other: NSObject { @IBAction func tap(_ s: Any) {} }
        """
    ]

    @Test func `the owner's connections are checked for the class in the nib, for a given class, or for NSObject`()
        throws
    {
        func outcomes(_ owner: OwnerChoice) throws -> [String] {
            let part = try #require(try explain(Self.owned, sources: Self.owners, owner: owner).parts.first)
            return part.outlets.map(\.outcome.rawValue) + part.actions.map(\.outcome.rawValue) + [
                part.owner?.class ?? "-"
            ]
        }
        #expect(try outcomes(.nib) == ["done", "done", "Promise"])
        #expect(try outcomes(.named("Other")) == ["crash", "done", "Other"])
        #expect(try outcomes(.nothing) == ["crash", "crashWhenSent", "NSObject"])
        #expect { try explain(Self.owned, sources: Self.owners, owner: .named("Promis")) } throws: {
            "\($0)" == "No indexed class is called Promis. Did you mean Promise?"
        }
    }

    @Test func `a load that passes nil to an owner with outlets is reported`() throws {
        func load(_ owner: String) throws -> Explanation.Place? {
            let sources = Self.owners.merging([
                "B.swift": "func f() { Bundle.main.loadNibNamed(\"A\", owner: \(owner)) }"
            ]) { $1 }
            return try #require(try explain(Self.owned, sources: sources).parts.first).nilOwner
        }
        let place = try #require(try load("nil"))
        #expect(place.path == "B.swift" && place.line == 1)
        #expect(try load("promise") == nil)
    }

    @Test func `for a controller without a view outlet, a note gives the exception`() throws {
        let nib = Documents.iOS(owner: "UITableViewController", "<view id=\"v1\"/>")
        #expect(
            try explain(nib).parts.first?.notes.first?.contains("loaded the \"A\" nib but the view outlet was not set")
                == true)
        let connected = nib.replacingOccurrences(
            of: "customClass=\"UITableViewController\"/>",
            with: "customClass=\"UITableViewController\">" + Self.outlet("view") + "</placeholder>")
        #expect(try explain(connected).parts.first?.notes.isEmpty == true)
        func notes(_ call: String) throws -> Int? {
            try explain(nib, sources: ["A.swift": "class C: NSObject { func f() { \(call) } }"]).parts.first?.notes
                .count
        }
        #expect(try notes("Bundle.main.loadNibNamed(\"A\", owner: UITableViewController())") == 0, "the nib of a cell")
        #expect(try notes("show(UITableViewController(nibName: \"A\", bundle: nil))") == 1)
    }

    // MARK: Connections

    @Test func `a connection to a missing member crashes on iOS and logs a console line on macOS`() throws {
        let connections = """
            <outlet property="absent" destination="b1" id="c1"/><outlet property="gone" destination="zzz" id="c3"/>
            """
        let iOS = try explain(
            Documents.iOS(
                """
                <view id="v1" customClass="Box"><subviews><button id="b1"><connections>
                <action selector="absent:" destination="v1" eventType="touchUpInside" id="c2"/>
                <action selector="absent:" destination="-2" eventType="touchDown" id="c4"/></connections></button></subviews>
                <connections>\(connections)</connections></view>
                """), sources: ["A.h": "@interface Box : UIView\n@property IBOutlet UIView *gone;\n@end\n"])
        #expect(iOS.parts.first?.outlets.map(\.outcome) == [.crash, .missing])
        #expect(iOS.parts.first?.actions.map(\.outcome) == [.crashWhenSent, .nobodyAnswers])
        let macOS = try explain(
            Documents.macOS(
                """
                <customView id="v1" customClass="Box"><subviews><button id="b1"><connections>
                <action selector="absent:" target="v1" id="c2"/></connections></button></subviews>
                <connections>\(connections)</connections></customView>
                """), sources: ["A.h": "@interface Box : NSView\n@property IBOutlet NSView *gone;\n@end\n"])
        #expect(macOS.parts.first?.outlets.map(\.outcome) == [.consoleLine, .missing])
        #expect(macOS.parts.first?.actions.map(\.outcome) == [.consoleLine])
    }

    @Test func `objects of an outlet collection have an index, and runtime attributes have their property`() throws {
        let explanation = try explain(
            Documents.iOS(
                """
                <view id="v1" customClass="Box"><subviews><label id="l1"/><label id="l2"/></subviews>
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
                <userDefinedRuntimeAttribute type="string" keyPath="absent" value="x"/>
                <userDefinedRuntimeAttribute type="string" keyPath="model.name" value="x"/>
                </userDefinedRuntimeAttributes>
                <connections><outletCollection property="all" destination="l2" id="c1"/>
                <outletCollection property="all" destination="l1" id="c2"/></connections></view>
                """),
            sources: [
                "A.swift": """
                class Box: UIView {
                    @IBOutlet var all: [UILabel]!
                    @IBInspectable var name = ""
                    @objc let model = Model()
                }
                """
            ])
        let part = try #require(explanation.parts.first)
        #expect(
            part.outlets.map { "\($0.key) \($0.index ?? -1) \($0.value.id) \($0.member?.line ?? 0)" } == [
                "all 0 l2 2", "all 1 l1 2",
            ])
        // No source declares the class Model.
        #expect(part.attributes.map(\.outcome) == [.done, .done, .unknown, .unknown])
        #expect(part.attributes.map { $0.member?.line } == [3, nil, nil, nil])
    }

    // MARK: Storyboards

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="c1">
        <scenes>
        <scene sceneID="s1"><objects><tableViewController id="c1" customClass="List" customModule="App">
            <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="Row" id="r1" customClass="RowCell" customModule="App">
                <tableViewCellContentView key="contentView" id="k1"><subviews><label id="l1"/></subviews></tableViewCellContentView>
                <connections><outlet property="title" destination="l1" id="x1"/><segue destination="c2" kind="show" id="x2"/></connections>
            </tableViewCell></prototypes>
            <connections><outlet property="delegate" destination="c1" id="x3"/></connections></tableView>
            <navigationItem key="navigationItem" id="n1"/>
            <connections><outlet property="bar" destination="n1" id="x4"/></connections>
        </tableViewController><placeholder placeholderIdentifier="IBFirstResponder" id="f1"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="c2"/></objects></scene>
        <scene sceneID="s3"><objects><viewController id="c3"><view key="view" id="v3"/></viewController></objects></scene>
        </scenes>
        </document>
        """
    private static let list = [
        "A.swift": """
        class List: UITableViewController { @IBOutlet var bar: UINavigationItem!; override func awakeFromNib() {} }
        class RowCell: UITableViewCell { @IBOutlet var title: UILabel!; override func awakeFromNib() {} }
        """
    ]

    @Test func `a scene has a nib for its controller, one for its view and one for each prototype`() throws {
        let parts = try explain(Self.storyboard, name: "A.storyboard", sources: Self.list).parts
        #expect(
            parts.map { "\($0.kind) \($0.scene?.id ?? "-")" } == [
                "controller s1", "view s1", "prototype s1", "controller s2", "controller s3", "view s3",
            ])
        #expect(
            parts.map { made($0).map { String($0.prefix(2)) } } == [
                ["c1", "n1"], ["t1"], ["r1", "k1", "l1"], ["c2"], ["c3"], ["v3"],
            ])
        #expect(parts.map { $0.outlets.map(\.key) } == [["bar"], ["delegate"], ["title"], [], [], []])
        #expect(parts.map { $0.awakes.map(\.object.id) } == [["c1"], [], ["r1"], [], [], []])
        #expect(parts.map { $0.scene?.isBuilt } == [true, true, true, true, false, false])
        #expect(parts[1].owner?.class == "List" && parts[2].segues.map(\.kind) == ["show"])
    }

    @Test func `one scene can be explained, and an owner for a storyboard or a scene of a xib is an error`() throws {
        #expect(
            try explain(Self.storyboard, name: "A.storyboard", scene: "List").parts.map(\.kind) == [
                .controller, .view, .prototype,
            ])
        #expect { try explain(Self.storyboard, name: "A.storyboard", scene: "Lisp") } throws: {
            "\($0)" == "No scene is called Lisp. Did you mean List?"
        }
        #expect { try explain(Self.storyboard, name: "A.storyboard", owner: .nothing) } throws: {
            "\($0)".contains("has no File's Owner")
        }
        #expect { try explain(Documents.iOS(), scene: "x") } throws: { "\($0)".contains("is not a storyboard") }
    }

    @Test func `a macOS table creates its cell views later, and each of them sets the outlets of the owner`() throws {
        let explanation = try explain(
            Documents.macOS(
                owner: "List",
                ownerConnections: """
                    <connections><outlet property="label" destination="l1" id="c1"/></connections>
                    """,
                """
                <tableView id="t1"><tableColumns><tableColumn id="k1"><prototypeCellViews><tableCellView id="p1"><subviews>
                <textField id="l1"/></subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
                """))
        #expect(explanation.parts.map(\.kind) == [.nib, .prototype])
        #expect(explanation.parts.map { made($0).map { String($0.prefix(2)) } } == [["t1", "k1"], ["p1", "l1"]])
        #expect(explanation.parts[1].outlets.map(\.key) == ["label"])
    }

    // MARK: Loads of scenes and owners

    private static func storyboard(_ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes)</scenes>
        </document>
        """
    }

    @Test func `viewDidLoad of a controller without a view in the storyboard follows its scene`() throws {
        let explanation = try explain(
            Self.storyboard(
                """
                <scene sceneID="s1"><objects><navigationController id="n1" customClass="FruitNavigation"/></objects></scene>
                <scene sceneID="s2"><objects><navigationController id="n2"/></objects></scene>
                """), name: "Main.storyboard",
            sources: [
                "A.m": """
                @interface FruitNavigation : UINavigationController
                @end
                @implementation FruitNavigation
                - (void)viewDidLoad {}
                @end
                """
            ])
        #expect(explanation.parts.map { $0.ending?.implementation.line } == [4, nil])
    }

    @Test func `a load of a scene that the storyboard does not have is a problem`() throws {
        let source = """
            class Shop {
                func go() {
                    let board = UIStoryboard(name: "Main", bundle: nil)
                    show(board.instantiateViewController(withIdentifier: "Pear"))
                    show(board.instantiateViewController(withIdentifier: "Apple"))
                }
            }
            """
        let explanation = try explain(
            Self.storyboard(
                "<scene sceneID=\"s\"><objects><viewController storyboardIdentifier=\"Apple\" id=\"c\"/></objects></scene>"
            ),
            name: "Main.storyboard", sources: ["A.swift": source])
        #expect(explanation.problems.map { $0.other?.line } == [4])
        #expect(
            explanation.problems.first?.message
                == "No scene has the storyboard identifier Pear, so the call raises an exception.")
    }

    @Test func `a controller in another nib that names this nib gets viewDidLoad`() throws {
        let explanation = try explain(
            Documents.iOS(
                owner: "FruitController",
                ownerConnections: "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>", "<view id=\"v1\"/>"),
            name: "Fruit.xib",
            sources: [
                "Window.xib": Documents.iOS(
                    "<viewController nibName=\"Fruit\" id=\"c1\" customClass=\"FruitController\"/>"),
                "A.m": """
                @interface FruitController : UIViewController
                @end
                @implementation FruitController
                - (void)viewDidLoad {}
                @end
                """,
            ])
        #expect(explanation.parts.first?.ending?.implementation.line == 4)
    }

    @Test func `if every known load passes nil, the owner of the nib is never passed`() throws {
        let source = "func load() { Bundle.main.loadNibNamed(\"A\", owner: nil) }\n"
        let explanation = try explain(Documents.iOS(owner: "Owner", "<view id=\"v1\"/>"), sources: ["A.swift": source])
        #expect(explanation.parts.first?.owner?.isNeverPassed == true)
    }

    @Test func `self of a class method is the class`() throws {
        let source = """
            @interface FruitView : UIView
            @end
            @implementation FruitView
            + (id)make { return [[NSBundle mainBundle] loadNibNamed:@"A" owner:self options:nil][0]; }
            @end
            """
        let explanation = try explain(Documents.iOS("<view id=\"v1\"/>"), sources: ["A.m": source])
        #expect(explanation.loads.map(\.ownerClass) == ["class FruitView"])
        #expect(explanation.parts.first?.owner?.source == .nib)
    }

    @Test func `a missing class of a module has its runtime name, and no outlets of its superclass`() throws {
        let explanation = try explain(
            Documents.iOS(
                """
                <view id="v1" customClass="FruitView" customModule="Orchard">
                <connections><outlet property="label" destination="v1" id="o1"/></connections></view>
                """))
        let note = explanation.parts.first?.objects.first?.notes.first ?? ""
        #expect(note.contains("Unknown class _TtC7Orchard9FruitView in Interface Builder file."))
        #expect(explanation.parts.first?.outlets.first?.outcome == .unknown)
    }
}
