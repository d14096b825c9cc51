import Foundation
import TestSupport
import Testing

/// Tests with code that causes hazards when it loads a nib, and with similar code that is harmless.
@Suite("Hazards when nibs are loaded")
struct HazardTests {
    /// Returns an iOS xib. Outlets with the given names connect its File's Owner to the root view.
    private static func xib(
        owner: String? = nil, outlets: [String] = [], root: String? = nil, inside: String = "", beside: String = ""
    ) -> String {
        let connections = outlets.enumerated().map { "<outlet property=\"\($1)\" destination=\"v1\" id=\"o\($0)\"/>" }
            .joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(owner.map { " customClass=\"\($0)\"" } ?? "")>
                        <connections>\(connections)</connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view id="v1"\(root.map { " customClass=\"\($0)\"" } ?? "")><subviews>\(inside)</subviews></view>
                    \(beside)
                </objects>
            </document>
            """
    }

    /// Returns the hazards of a repository as `kind file:line other:line`. For the report `stand-ins`, returns
    /// `file:line nib`.
    private func hazards(_ files: [String: String], report: String = "hazards") throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        try Tool.index(folder.path)
        let run = try Tool.run(["report", report, "--no-refresh", "--format", "tsv"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map { line in
            let row = line.split(separator: "\t", omittingEmptySubsequences: false)
            return report == "hazards"
                ? "\(row[0]) \(row[2]):\(row[3]) \(row[5]):\(row[6])" : "\(row[0]):\(row[1]) \(row[4])"
        }
    }

    /// Returns the source of a view class that loads a nib in line 3.
    private func view(_ name: String, loading nib: String, from member: String = "required init?(coder: NSCoder)")
        -> String
    {
        """
        class \(name): UIView {
        @IBOutlet var content: UIView!
        \(member) { Bundle.main.loadNibNamed("\(nib)", owner: self) }
        func keep(_ coder: NSCoder) {}
        }

        """
    }

    // MARK: Recursive loads

    @Test func `two nibs that lead to each other are both recursive`() throws {
        let found = try hazards([
            "A.swift": view("Apple", loading: "Apple"), "B.swift": view("Basket", loading: "Basket"),
            "Apple.xib": Self.xib(
                owner: "Apple", outlets: ["content"],
                inside: "<view id=\"b\" customClass=\"Basket\" customModule=\"Shop\" customModuleProvider=\"target\"/>"),
            "Basket.xib": Self.xib(
                owner: "Basket", outlets: ["content"],
                inside: "<view id=\"a\" customClass=\"Apple\" customModule=\"Shop\" customModuleProvider=\"target\"/>"),
        ])
        #expect(found == ["recursive-load Apple.xib:8 B.swift:3", "recursive-load Basket.xib:8 A.swift:3"])
    }

    @Test func `a nib with an object of a subclass of the class that loads it is recursive`() throws {
        let found = try hazards([
            "A.swift": view("Apple", loading: "Apple") + "class Crab: Apple {}\n",
            "Apple.xib": Self.xib(
                owner: "Apple", outlets: ["content"],
                inside: "<view id=\"c\" customClass=\"Crab\" customModule=\"Shop\" customModuleProvider=\"target\"/>"),
        ])
        #expect(found == ["recursive-load Apple.xib:8 A.swift:3"])
    }

    @Test(arguments: [
        "override init(frame: CGRect)", "static func make()", "func load()", "override func layoutSubviews()",
    ])
    func `a load that decoding does not reach is not recursive`(member: String) throws {
        let found = try hazards([
            "A.swift": view("Apple", loading: "Apple", from: member),
            "Apple.xib": Self.xib(
                owner: "Apple", outlets: ["content"],
                inside: "<view id=\"a\" customClass=\"Apple\" customModule=\"Shop\" customModuleProvider=\"target\"/>"),
        ])
        #expect(!found.contains { $0.hasPrefix("recursive-load") }, "\(found)")
    }

    @Test func `an object of another class with a similar name is not recursive`() throws {
        let found = try hazards([
            "A.swift": view("Apple", loading: "Apple"),
            "Apple.xib": Self.xib(
                owner: "Apple", outlets: ["content"],
                inside:
                    "<view id=\"a\" customClass=\"ApplePie\" customModule=\"Shop\" customModuleProvider=\"target\"/>"),
            "B.swift": "class ApplePie: UIView {}\n",
        ])
        #expect(found.isEmpty, "\(found)")
    }

    // MARK: Stand-ins

    private static let replacing = """
        @implementation Sign
        - (id)awakeAfterUsingCoder:(NSCoder *)coder {
            GUARD
            return [[NSBundle mainBundle] loadNibNamed:@"Sign" owner:nil options:nil].firstObject;
        }
        @end
        """

    private func signs(guard condition: String) -> [String: String] {
        [
            "Sign.h":
                "@interface Sign : UIView\n@end\n@interface SignProto : Sign\n@end\n@interface _NIB_Sign : Sign\n@end\n",
            "Sign.m": Self.replacing.replacing("GUARD", with: condition),
            "Sign.xib": Self.xib(root: "_NIB_Sign", inside: "<label id=\"l\"/>"),
            "Home.xib": Self.xib(
                inside: """
                    <view id="s" customClass="SignProto"/><view id="t" customClass="Sign"><subviews><label id="x"/></subviews></view>
                    """),
        ]
    }

    @Test func `a stand-in is paired with the nib whose root view has another subclass`() throws {
        let files = signs(guard: "if (self.subviews.count > 0) return self;")
        #expect(try hazards(files, report: "stand-ins") == ["Home.xib:8 Sign.xib"])
        #expect(try hazards(files).isEmpty)
    }

    @Test func `a stand-in without a condition is a recursive load`() throws {
        #expect(try hazards(signs(guard: "")) == ["recursive-load Sign.xib:8 Sign.m:4"])
    }

    // MARK: Owners

    @Test func `an owner whose subclass has the outlet, or that has its variable, is not reported`() throws {
        let found = try hazards([
            "Owner.h":
                "@interface Base : NSObject\n@end\n@interface Owner : Base\n@property (nonatomic) IBOutlet UIView *content;\n@end\n",
            "Base.m":
                "@implementation Base\n- (void)go { [[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:self options:nil]; }\n@end\n",
            "Other.m": """
            @interface Other : NSObject { UIView *_content; }
            @end
            @implementation Other
            - (void)go { [[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil]; }
            @end
            """,
            "Card.xib": Self.xib(owner: "Owner", outlets: ["content"]),
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `an owner with an unknown superclass is not reported`() throws {
        let found = try hazards([
            "Owner.swift":
                "class Owner: PodOwner {\nfunc go() { Bundle.main.loadNibNamed(\"Card\", owner: self) }\n}\n",
            "Card.xib": Self.xib(owner: "Owner", outlets: ["content"]),
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `a File's Owner without connections may be nil or have the class of the root`() throws {
        let found = try hazards([
            "Card.swift":
                "class Card: UIView {\nstatic func make() -> Any? { Bundle.main.loadNibNamed(\"Card\", owner: nil)?.first }\n}\n",
            "Card.xib": Self.xib(owner: "Card", root: "Card"),
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `a nib that is registered with a table is loaded without an owner`() throws {
        let found = try hazards([
            "List.swift": """
            class List: UIViewController {
                func go() { table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "c") }
            }
            """,
            "Card.xib": Self.xib(owner: "List", outlets: ["content"]),
        ])
        #expect(found == ["owner-nil Card.xib:5 List.swift:2"])
    }

    @Test func `a registered nib that code also loads with an owner is not reported`() throws {
        let found = try hazards([
            "A.swift": """
            class Card: UIView {
                @IBOutlet var content: UIView!
                func load() { Bundle.main.loadNibNamed("Card", owner: self) }
            }
            class List: UIViewController {
                func go() { table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "c") }
            }
            """,
            "Card.xib": Self.xib(owner: "Card", outlets: ["content"]),
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `self in a class method is the class, which has no outlets and is not an object`() throws {
        let source =
            "class Card: UIView {\nstatic func make() -> Any? { Bundle.main.loadNibNamed(\"Card\", owner: self)?.first }\n}\n"
        #expect(
            try hazards(["Card.swift": source, "Card.xib": Self.xib(owner: "Card", outlets: ["content"])])
                == ["owner-is-class Card.xib:5 Card.swift:2"])
        #expect(try hazards(["Card.swift": source, "Card.xib": Self.xib(owner: "Card", root: "Card")]).isEmpty)
    }

    @Test func `a helper for all views does not run for each decoded view`() throws {
        let found = try hazards([
            "A.swift": """
            extension UIView {
                func loadFromNib(name: String) { Bundle.main.loadNibNamed(name, owner: self) }
            }
            class Apple: UIView {
                required init?(coder: NSCoder) { loadFromNib(name: "Apple") }
            }
            """,
            "Apple.xib": Self.xib(owner: "Apple", inside: "<view id=\"p\" customClass=\"Pear\"/>"),
            "B.swift": "class Pear: UIView {}\n",
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `one defect with several loads is one row, and a load in a helper is a crash, too`() throws {
        let folder = try TemporaryFolder()
        let source = """
            class Owner: NSObject {
                func one() { Bundle.main.loadNibNamed("Card", owner: self) }
                func two() { Bundle.main.loadNibNamed("Card", owner: self) }
            }
            """
        try folder.write("Owner.swift", source)
        try folder.write("Card.xib", Self.xib(outlets: ["content"]))
        try Tool.index(folder.path)
        let query = ["report", "hazards", "--no-refresh", "--format", "tsv"]
        #expect(try Tool.run(query, in: folder.path).output.contains("\tcertain\t[\"Owner.swift:3\"]"))
        #expect(try Tool.run(query + ["effect=crash"], in: folder.path).output.contains("owner-lacks-outlet\tcrash"))
        try folder.write(
            "Owner.swift",
            source.replacing(
                "NSObject {",
                with:
                    "NSObject {\nfunc loadNib(_ name: String) { if isReady { Bundle.main.loadNibNamed(name, owner: self) } }"
            )
            .replacing("Bundle.main.loadNibNamed(\"Card\", owner: self)", with: "loadNib(\"Card\")"))
        try Tool.index(folder.path)
        #expect(try Tool.run(query, in: folder.path).output.contains("owner-lacks-outlet\tcrash"))
    }

    // MARK: Controllers

    @Test func `a controller whose view is set elsewhere needs no view outlet`() throws {
        let nib = Self.xib(owner: "Page", outlets: ["banner"])
        let make = "class Maker { func go() { Page(nibName: \"Page\", bundle: nil) } }\n"
        let page = "class Page: UIViewController {\n@IBOutlet var banner: UIView!\n}\n"
        #expect(
            try hazards(["Page.swift": make + page, "Page.xib": nib]) == ["no-view-outlet Page.xib:4 Page.swift:1"])
        let setter = page.replacing("}\n", with: "override var view: UIView! { didSet {} }\n}\n")
        #expect(try hazards(["Page.swift": make + setter, "Page.xib": nib]).isEmpty)
        let placed = """
            <viewController id="p" customClass="Page"><connections><outlet property="view" destination="v1" id="w"/></connections></viewController>
            """
        #expect(
            try hazards(["Page.swift": make + page, "Page.xib": nib, "Home.xib": Self.xib(beside: placed)]).isEmpty)
    }

    @Test func `an object that gets a nib name but is not a controller needs no view outlet`() throws {
        let found = try hazards([
            "A.swift":
                "class Maker { func go() { PodSection(nibName: \"Page\", bundle: nil, configureBlock: nil) } }\n",
            "Page.xib": Self.xib(outlets: [], root: "PageCell"),
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `a controller that creates its view itself needs no view outlet`() throws {
        let nib = Self.xib(owner: "Page", outlets: ["banner"])
        let make = "class Maker { func go() { Page(nibName: \"Page\", bundle: nil) } }\n"
        let members = "class Page: UIViewController {\n@IBOutlet var banner: UIView!\n"
        #expect(
            try hazards(["Page.swift": make + members + "}\n", "Page.xib": nib]) == [
                "no-view-outlet Page.xib:4 Page.swift:1"
            ])
        #expect(
            try hazards(["Page.swift": make + members + "override func loadView() {}\n}\n", "Page.xib": nib]).isEmpty)
    }

    @Test func `a nib with the controller's full name, or with the controller as owner, is the right one`() throws {
        let make =
            "class Maker { func go() { PageViewController(nibName: nil, bundle: nil) } }\n"
            + "class PageViewController: UIViewController {}\n"
        let own = Self.xib(owner: "PageViewController", outlets: ["view"])
        #expect(try hazards(["Page.swift": make, "PageView.xib": own]).isEmpty)
        let stale = Self.xib(owner: "OldViewController", outlets: ["view"])
        let old = make + "class OldViewController: UIViewController {}\n"
        #expect(try hazards(["Page.swift": old, "PageViewController.xib": stale]).isEmpty)
        #expect(
            try hazards(["Page.swift": old, "PageView.xib": stale]) == ["wrong-nib-by-name Page.swift:1 PageView.xib:8"]
        )
        #expect(
            try hazards([
                "Page.swift": make + "class PageView: UIView {}\n", "PageView.xib": Self.xib(root: "PageView"),
            ])
                == ["wrong-nib-by-name Page.swift:1 PageView.xib:8"])
    }

    @Test func `a strong outlet of the owner or of a kept object keeps an object`() throws {
        func page(_ outlets: String, beside: String) -> [String: String] {
            [
                "Page.swift":
                    "class Page: UIViewController {\n@IBOutlet var source: NSObject!\n}\nclass Source: NSObject {}\n"
                    + "class Maker { func go() { Page(nibName: \"Page\", bundle: nil) } }\n",
                "Page.xib": Self.xib(owner: "Page", outlets: ["view"], beside: beside)
                    .replacing("<connections>", with: "<connections>" + outlets, maxReplacements: 1),
            ]
        }
        let object = "<customObject id=\"s\" customClass=\"Source\"/>"
        #expect(try hazards(page("<outlet property=\"source\" destination=\"s\" id=\"k\"/>", beside: object)).isEmpty)
        #expect(try hazards(page("", beside: object)) == ["unkept-object Page.xib:9 Page.swift:5"])
        let connection = "<outlet property=\"dataSource\" destination=\"s\" id=\"d\"/>"
        let table = "<tableView id=\"t\"><connections>\(connection)</connections></tableView>"
        #expect(
            try hazards(page("<outlet property=\"source\" destination=\"t\" id=\"k\"/>", beside: object + table))
                == ["unkept-object Page.xib:9 Page.xib:9"])
    }

    // MARK: Colors

    @Test(arguments: [
        ("<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>", ""),
        (
            "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
            "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>"
        ),
        (
            "<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>",
            "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\"/>"
        ),
    ])
    func `a clear container hides nothing, and the default color of a new view does not matter`(
        use: String, container: String
    ) throws {
        let found = try hazards([
            "A.swift": view("Apple", loading: "Apple"),
            "Apple.xib": Self.xib(owner: "Apple", outlets: ["content"]).replacing(
                "</subviews>", with: "</subviews>" + container),
            "Home.xib": Self.xib(inside: "<view id=\"a\" customClass=\"Apple\">\(use)</view>"),
        ])
        #expect(found.isEmpty, "\(found)")
    }
}
