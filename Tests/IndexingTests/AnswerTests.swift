import Asking
import Foundation
import Store
import TestSupport
import Testing

/// Tests the view `connection_answers`: whether classes have the members that the connections of nibs need.
@Suite("Answers to connections")
struct AnswerTests {
    /// Returns `name answer` for every outlet and action of a nib, sorted.
    private func answers(_ nib: String, _ sources: [String: String]) throws -> [String] {
        let repository = try TestRepository()
        for (path, text) in sources { try repository.folder.write(path, text) }
        try repository.folder.write("A.xib", nib)
        try repository.refresh()
        return try Snapshot(index: repository.index)
            .rows("SELECT name || ' ' || answer FROM connection_answers ORDER BY 1").rows.map { row in
                if case .text(let text) = row[0] { text } else { "" }
            }
    }

    /// Returns a project with one target, which compiles the file A.swift.
    private static func project(swift version: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
          P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
        buildConfigurationList = L; buildPhases = (S); };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = \(version); SDKROOT = iphoneos; }; };
        }; }
        """
    }

    private static func view(_ name: String, outlets: [String] = [], actions: [String] = [], isMac: Bool = false)
        -> String
    {
        let connections = outlets.enumerated().map { "<outlet property=\"\($1)\" destination=\"l1\" id=\"o\($0)\"/>" }
        let sent = actions.enumerated().map {
            "<action selector=\"\($1)\" destination=\"v1\" eventType=\"touchUpInside\" id=\"a\($0)\"/>"
        }
        let (view, label) = isMac ? ("customView", "textField") : ("view", "button")
        let objects = """
            <\(view) id="v1" customClass="\(name)"><subviews>
            <\(label) id="l1"><connections>\(sent.joined())</connections></\(label)>
            </subviews><connections>\(connections.joined())</connections></\(view)>
            """
        return isMac ? Documents.macOS(objects) : Documents.iOS(objects)
    }

    @Test func `iOS accepts a setter, or a variable with a similar name, and macOS a setter or the exact variable`()
        throws
    {
        let header = """
            @interface Panel : BASE { UILabel *_plain; UILabel *exact; UILabel *isOn; }
            @property (nonatomic) UILabel *title;
            @property (nonatomic, readonly) UILabel *note;
            - (void)_setLoose:(id)view;
            @end
            @implementation Panel
            - (void)setMethod:(id)view {}
            @end
            """
        let keys = ["plain", "_plain", "exact", "on", "title", "Title", "_title", "note", "loose", "method", "absent"]
        let iOS = try answers(
            Self.view("Panel", outlets: keys), ["A.m": header.replacingOccurrences(of: "BASE", with: "UIView")])
        #expect(iOS == keys.map { $0 == "absent" ? "absent no" : "\($0) yes" }.sorted())
        let macOS = try answers(
            Self.view("Panel", outlets: keys, isMac: true),
            ["A.m": header.replacingOccurrences(of: "BASE", with: "NSView")])
        let missing: Set = ["plain", "on", "note", "loose", "absent"]
        #expect(macOS == keys.map { missing.contains($0) ? "\($0) no" : "\($0) yes" }.sorted())
    }

    @Test func `members from superclasses, extensions and categories in other files also count`() throws {
        let found = try answers(
            Self.view("Leaf", outlets: ["own", "above", "added", "ofFramework", "layoutGuide"], actions: ["tap:"]),
            [
                "Leaf.swift": "class Leaf: Trunk { @IBOutlet var own: UIView! }",
                "Trunk.h": "@interface Trunk : UITableViewCell\n@property IBOutlet UIView *above;\n@end\n",
                "More.swift": "extension Leaf { @IBAction func tap(_ sender: Any) {} }",
                "Trunk+More.m": "@implementation Trunk (More)\n- (void)setAdded:(id)view {}\n@end\n",
                "View.swift": "extension UIView { @objc var ofFramework: UIView? { get { nil } set {} } }",
            ])
        #expect(found == ["above yes", "added yes", "layoutGuide no", "ofFramework yes", "own yes", "tap: yes"])
    }

    @Test func `since Swift 4, members are hidden from Objective-C, unless they have @objc or @objcMembers`() throws {
        let source = """
            class Bare: UIView { var bare: UIView!; @objc var shown: UIView!; private var own: UIView!; func tap(_ s: Any) {} }
            """
        let nib = Self.view("Bare", outlets: ["bare", "own", "shown"], actions: ["tap:"])
        #expect(
            try answers(nib, ["A.swift": source, "P.xcodeproj/project.pbxproj": Self.project(swift: "5.0")])
                == ["bare hidden", "own hidden", "shown yes", "tap: hidden"])
        #expect(
            try answers(nib, ["A.swift": source, "P.xcodeproj/project.pbxproj": Self.project(swift: "3.0")])
                == ["bare yes", "own hidden", "shown yes", "tap: yes"])
        #expect(try answers(nib, ["A.swift": source]) == ["bare unknown", "own hidden", "shown yes", "tap: unknown"])
        let members =
            "@objcMembers class Base: UIView {}\n" + source.replacingOccurrences(of: "UIView {", with: "Base {")
        #expect(
            try answers(nib, ["A.swift": members, "P.xcodeproj/project.pbxproj": Self.project(swift: "5.0")])
                == ["bare yes", "own hidden", "shown yes", "tap: yes"])
    }

    @Test func `an override has the visibility of the overridden member`() throws {
        let source = """
            class Base: UIView { @objc func seen(_ s: Any) {}; func unseen(_ s: Any) {} }
            class Leaf: Base { override func seen(_ s: Any) {}; override func unseen(_ s: Any) {}; override func setNeedsLayout() {} }
            """
        let nib = Self.view("Leaf", actions: ["seen:", "unseen:", "setNeedsLayout"])
        #expect(
            try answers(nib, ["A.swift": source, "P.xcodeproj/project.pbxproj": Self.project(swift: "5.0")])
                == ["seen: yes", "setNeedsLayout yes", "unseen: hidden"])
    }

    @Test func `Swift 2 omitted the first label in selectors`() throws {
        let source = """
            class Old: UIView {
                @IBAction func tap(sender: UIButton) {}
                @IBAction func pick(sender: UIButton, event: UIEvent) {}
            }
            """
        let nib = Self.view("Old", actions: ["tap:", "tapWithSender:", "pick:event:"])
        #expect(
            try answers(nib, ["A.swift": source, "P.xcodeproj/project.pbxproj": Self.project(swift: "2.3")])
                == ["pick:event: yes", "tap: yes", "tapWithSender: yes"])
        #expect(
            try answers(nib, ["A.swift": source, "P.xcodeproj/project.pbxproj": Self.project(swift: "5.0")])
                == ["pick:event: no", "tap: no", "tapWithSender: yes"])
    }

    @Test func `with an undeclared superclass, or a class that accepts any key, the answer is unknown`() throws {
        let nib = Self.view("Card", outlets: ["absent", "here"])
        #expect(
            try answers(nib, ["A.swift": "class Card: VendorCard { @IBOutlet var here: UIView! }"]) == [
                "absent unknown", "here yes",
            ])
        #expect(
            try answers(
                nib,
                [
                    "A.m":
                        "@interface Card : UIView\n@end\n@implementation Card\n- (void)setValue:(id)v forUndefinedKey:(NSString *)k {}\n@end\n"
                ]) == ["absent unknown", "here unknown"])
        #expect(try answers(nib, [:]) == ["absent unknown", "here unknown"])
    }

    @Test func `an unknown custom class has the outlets of its element's class`() throws {
        let nib = Documents.iOS(
            """
            <tableView id="t1" customClass="VendorTable"><connections>
            <outlet property="dataSource" destination="-1" id="c1"/><outlet property="other" destination="-1" id="c2"/>
            </connections></tableView>
            """)
        #expect(try answers(nib, [:]) == ["dataSource framework", "other unknown"])
    }

    @Test func `a protocol with the same name as a class does not affect the answer`() throws {
        let header = """
            @protocol Panel <NSObject>
            - (void)done;
            @end
            @interface Panel : UIView
            @property IBOutlet UILabel *title;
            @end
            """
        #expect(try answers(Self.view("Panel", outlets: ["title"]), ["Panel.h": header]) == ["title yes"])
    }

    @Test func `a property of an adopted protocol counts if the class implements it`() throws {
        let source = """
            @protocol Titled
            @property (nonatomic) UILabel *title;
            @end
            @interface Panel : NSView <Titled>
            @end
            @implementation Panel
            @synthesize title = title_;
            @end
            """
        #expect(
            try answers(Self.view("Panel", outlets: ["title", "title_"], isMac: true), ["A.m": source]) == [
                "title yes", "title_ yes",
            ])
    }

    @Test func `the class that loads the nib as owner may have members that the named class lacks`() throws {
        let nib = Documents.macOS(
            owner: "Old",
            ownerConnections: """
                <connections><outlet property="label" destination="l1" id="c1"/>
                <outlet property="absent" destination="l1" id="c2"/></connections>
                """,
            """
            <textField id="l1"><connections><action selector="close:" target="-2" id="c3"/></connections></textField>
            """)
        let found = try answers(
            nib,
            [
                "A.m": """
                @interface Old : NSObject
                @end
                @interface New : NSObject { IBOutlet NSTextField *label; }
                @end
                @implementation New
                - (void)load { [[NSBundle mainBundle] loadNibNamed:@"A" owner:self topLevelObjects:nil]; }
                - (IBAction)close:(id)sender {}
                @end
                """
            ])
        #expect(found == ["absent no", "close: otherOwner", "label otherOwner"])
    }

    @Test func `for the First Responder, any class may have the action, and without sources it is unknown`() throws {
        let nib = Documents.macOS(
            """
            <menuItem id="m1"><connections><action selector="weigh:" target="-1" id="c1"/></connections></menuItem>
            <menuItem id="m2"><connections><action selector="performClose:" target="-1" id="c2"/></connections></menuItem>
            <menuItem id="m3"><connections><action selector="absent:" target="-1" id="c3"/></connections></menuItem>
            """)
        let dangling = nib.replacingOccurrences(of: "target=\"-1\" id=\"c3\"", with: "target=\"zzz\" id=\"c3\"")
        #expect(
            try answers(dangling, ["A.m": "@implementation Scale\n- (void)absent:(id)sender {}\n@end\n"]).first
                == "absent: unknown")
        #expect(
            try answers(nib, ["A.m": "@implementation Scale\n- (void)weigh:(id)sender {}\n@end\n"])
                == ["absent: no", "performClose: framework", "weigh: yes"])
        #expect(try answers(nib, [:]) == ["absent: unknown", "performClose: framework", "weigh: unknown"])
    }

    @Test func `for the First Responder, a class of a framework counts, but not one of another application`() throws {
        let nib = Documents.macOS(
            """
            <menuItem id="m1"><connections><action selector="weigh:" target="-1" id="c1"/></connections></menuItem>
            <menuItem id="m2"><connections><action selector="pack:" target="-1" id="c2"/></connections></menuItem>
            <menuItem id="m3"><connections><action selector="sell:" target="-1" id="c3"/></connections></menuItem>
            <menuItem id="m4"><connections><action selector="performClose:" target="-1" id="c4"/></connections></menuItem>
            """)
        let project = """
            targets:
              Shop: { type: application, platform: macOS, sources: [Shop, A.xib] }
              Scales: { type: application, platform: macOS, sources: [Scales] }
              Kit: { type: framework, platform: macOS, sources: [Kit] }
            """
        func source(_ name: String, _ action: String) -> String {
            "@implementation \(name)\n- (void)\(action):(id)sender {}\n@end\n"
        }
        #expect(
            try answers(
                nib,
                [
                    "project.yml": project, "Shop/A.m": source("Seller", "sell"),
                    "Scales/A.m": source("Scale", "weigh") + source("Closer", "performClose"),
                    "Kit/A.m": source("Packer", "pack"),
                ]) == ["pack: yes", "performClose: framework", "sell: yes", "weigh: no"])
    }
}
