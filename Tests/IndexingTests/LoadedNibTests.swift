import TestSupport
import Testing

/// Tests loads that do not need a call in the code. Also tests which file a nib name refers to.
@Suite("Loads by convention, and the files that they load")
struct LoadedNibTests {
    private func repository(_ files: [String: String]) throws -> TestRepository {
        let repository = try TestRepository()
        for (path, text) in files { try repository.folder.write(path, text) }
        try repository.refresh()
        return repository
    }

    /// Returns loads as `source:line call nib owner`. Loads without a file are left out.
    private func loads(_ files: [String: String]) throws -> [String] {
        try repository(files).texts(
            """
            SELECT source_path || ':' || source_line || ' ' || call || ' ' || path || coalesce(' ' || owner_class, '')
            FROM nib_usage
            ORDER BY source_path, source_line, call, path
            """)
    }

    private let plain = Documents.iOS("<view id=\"v\"/>")

    private func storyboard(_ scenes: String = "", platform: String = "iOS.CocoaTouch") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="\(platform)">
            <scenes>\(scenes)</scenes>
        </document>
        """
    }

    private let window = "class Window { func go() { show(FruitController()) } }\n"

    // MARK: Nibs that load nibs

    @Test func `a controller in a xib loads the nib that it names and owns it`() throws {
        let child = "<viewController nibName=\"Child\" id=\"c\" customClass=\"ChildController\"/>"
        #expect(
            try loads(["Main.xib": Documents.iOS("<view id=\"v\"/>\n" + child), "Child.xib": plain])
                == ["Main.xib:7 nibName Child.xib ChildController"])
    }

    @Test func `if the class of a controller overrides nibName, the nib name in the xib is not loaded`() throws {
        let source = "class ChildController: UIViewController { override var nibName: String? { \"Other\" } }\n"
        let child = "<viewController nibName=\"Child\" id=\"c\" customClass=\"ChildController\"/>"
        let found = try loads([
            "A.swift": source, "Main.xib": Documents.iOS(child), "Child.xib": plain, "Other.xib": plain,
        ])
        #expect(found == ["A.swift:1 nibName Other.xib ChildController"])
    }

    @Test func `the name rule ignores a class with the same name in another project`() throws {
        let naming = """
            class FruitController: UIViewController {
                init(image: UIImage) { super.init(nibName: "Other", bundle: nil) }
            }
            """
        let found = try loads([
            "One/project.yml": "name: One\ntargets: { One: { type: application, platform: iOS, sources: [.] } }",
            "One/Window.swift": window, "One/FruitController.swift": "class FruitController: UIViewController {}\n",
            "One/FruitController.xib": plain,
            "Two/project.yml": "name: Two\ntargets: { Two: { type: application, platform: iOS, sources: [.] } }",
            "Two/FruitController.swift": naming,
        ])
        #expect(found == ["One/Window.swift:1 init One/FruitController.xib FruitController"])
    }

    @Test func `a collection view item in a xib loads its nib`() throws {
        let item = "<collectionViewItem nibName=\"Item\" id=\"c\" customClass=\"FruitItem\"/>"
        #expect(
            try loads(["Main.xib": Documents.macOS(item), "Item.xib": Documents.macOS()]) == [
                "Main.xib:7 nibName Item.xib FruitItem"
            ])
    }

    @Test func `a storyboard reference loads the storyboard, but not a xib with the same name`() throws {
        let scene =
            "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"p\"/></objects></scene>"
        #expect(
            try loads(["Main.storyboard": storyboard(scene), "Other.storyboard": storyboard(), "Other.xib": plain])
                == ["Main.storyboard:3 storyboardName Other.storyboard"])
    }

    @Test func `a controller in a xib, without a view, loads the nib of its class name`() throws {
        let source = "class FruitController: UIViewController {}\n"
        let placed = "<viewController id=\"c\" customClass=\"FruitController\"/>"
        #expect(
            try loads(["A.swift": source, "Main.xib": Documents.iOS(placed), "FruitController.xib": plain])
                == ["Main.xib:6 initWithCoder: FruitController.xib FruitController"])
        let own =
            "<viewController id=\"c\" customClass=\"FruitController\"><view key=\"view\" id=\"v\"/></viewController>"
        #expect(try loads(["A.swift": source, "Main.xib": Documents.iOS(own), "FruitController.xib": plain]).isEmpty)
        let beside = """
            <viewController id="c" customClass="FruitController">
                <connections><outlet property="view" destination="v" id="o"/></connections>
            </viewController>
            <view id="v"/>
            """
        #expect(
            try loads(["A.swift": source, "Main.xib": Documents.iOS(beside), "FruitController.xib": plain]).isEmpty)
    }

    @Test func `a watch app loads its own Interface storyboard`() throws {
        let project = """
            targets:
              Watch: { type: application.watchapp2, platform: watchOS, sources: [Watch] }
              Other: { type: application, platform: iOS, sources: [Other] }
            """
        let found = try loads([
            "project.yml": project, "Watch/Interface.storyboard": storyboard(platform: "watchKit"),
            "Other/Interface.storyboard": storyboard(),
        ])
        #expect(found == ["project.yml:2 Interface Watch/Interface.storyboard"])
    }

    @Test func `a localized property list names the launch screen of its language`() throws {
        let found = try loads([
            "de.lproj/InfoPlist.strings": "\"UILaunchStoryboardName\" = \"LaunchScreen_de\";\n",
            "LaunchScreen_de.storyboard": storyboard(),
        ])
        #expect(found == ["de.lproj/InfoPlist.strings:1 UILaunchStoryboardName LaunchScreen_de.storyboard"])
    }

    // MARK: Accessors from build tools

    private let scene = """
        <scene sceneID="s"><objects><viewController storyboardIdentifier="SetPin" id="c" sceneMemberID="viewController"/>
        </objects></scene>
        """

    @Test func `a generated accessor without its source means the nib or storyboard with its name`() throws {
        let source = """
            class Shop: UIViewController {
                func first() { show(R.storyboard.logIn.setPin()!, sender: nil) }
                func second() { show(Storyboards.LogIn.instantiateSetPin(), sender: nil) }
                func third() { table.register(R.nib.fruitCell) }
                func fourth() { show(R.storyboard.logIn.instantiateInitialViewController()!, sender: nil) }
                func other() { show(R.storyboard.other.setPin()!, sender: nil) }
            }
            """
        let repository = try repository([
            "A.swift": source, "LogIn.storyboard": storyboard(scene), "FruitCell.xib": plain,
        ])
        #expect(
            try repository.texts(
                """
                SELECT source_line || ' ' || path || coalesce(' ' || nib_loads.identifier, '')
                FROM nib_usage JOIN nib_loads ON nib_loads.id = nib_usage.load_id
                ORDER BY source_line
                """) == [
                    "2 LogIn.storyboard SetPin", "3 LogIn.storyboard SetPin", "4 FruitCell.xib", "5 LogIn.storyboard",
                ])
    }

    @Test func `an accessor that a source declares is not taken for a generated one`() throws {
        let source = """
            enum Storyboards {
                enum LogIn {
                    static func setPin() -> UIViewController {
                        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
                    }
                }
            }
            class Shop { func go() { show(Storyboards.LogIn.setPin()) } }
            """
        let found = try loads([
            "A.swift": source, "LogIn.storyboard": storyboard(scene), "Main.storyboard": storyboard(),
        ])
        #expect(!found.contains { $0.contains("LogIn.storyboard") })
    }

    @Test func `a scene from an unknown storyboard is in the only storyboard that has its identifier`() throws {
        let source = """
            class Shop {
                func go() { show(shown.storyboard!.instantiateViewController(withIdentifier: "SetPin")) }
            }
            """
        let other = storyboard(scene.replacing("SetPin", with: "Other"))
        #expect(
            try loads(["A.swift": source, "LogIn.storyboard": storyboard(scene), "Main.storyboard": other]) == [
                "A.swift:2 instantiateViewController(withIdentifier:) LogIn.storyboard"
            ])
    }

    // MARK: Collection views on macOS

    @Test func `a registered item class uses the nib of its name, and an unregistered item that of its identifier`()
        throws
    {
        let source = """
            class FruitItem: NSCollectionViewItem {}
            class List: NSViewController {
                func setUp() { view.register(FruitItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("FruitItem")) }
                func one() { view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("FruitItem"), for: path) }
                func other() { view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("RootItem"), for: path) }
            }
            """
        let found = try loads([
            "A.swift": source, "FruitItem.xib": Documents.macOS(), "RootItem.xib": Documents.macOS(),
        ])
        #expect(
            found == [
                "A.swift:3 register(_:forItemWithIdentifier:) FruitItem.xib FruitItem",
                "A.swift:5 makeItem(withIdentifier:for:) RootItem.xib",
            ])
    }

    @Test func `an unregistered supplementary view uses the nib of its identifier`() throws {
        let source = """
            class List: NSViewController {
                func setUp() {
                    view.register(FooterView.self, forSupplementaryViewOfKind: kind, withIdentifier: NSUserInterfaceItemIdentifier("Footer"))
                }
                func header() -> NSView {
                    view.makeSupplementaryView(ofKind: kind, withIdentifier: NSUserInterfaceItemIdentifier("Header"), for: path)
                }
                func footer() -> NSView {
                    view.makeSupplementaryView(ofKind: kind, withIdentifier: NSUserInterfaceItemIdentifier("Footer"), for: path)
                }
            }
            """
        let found = try loads([
            "A.swift": source, "Header.xib": Documents.macOS(), "Footer.xib": Documents.macOS(),
        ])
        #expect(found == ["A.swift:6 makeSupplementaryView(ofKind:withIdentifier:for:) Header.xib"])
    }

    @Test func `an item class that is registered for any identifier uses the nib of its class name`() throws {
        let source = """
            class FruitItem: NSCollectionViewItem {}
            class List: NSViewController {
                func setUp() { view.register(FruitItem.self, forItemWithIdentifier: .fruit) }
            }
            extension NSUserInterfaceItemIdentifier { static let fruit = NSUserInterfaceItemIdentifier("Fruit") }
            """
        let old = """
            @interface RootItem : NSCollectionViewItem
            @end
            @implementation RootList
            - (void)setUp { [view registerClass:[RootItem class] forItemWithIdentifier:@"Root"]; }
            @end
            """
        let found = try loads([
            "A.swift": source, "B.m": old, "FruitItem.xib": Documents.macOS(), "RootItem.xib": Documents.macOS(),
        ])
        #expect(
            found == [
                "A.swift:3 register(_:forItemWithIdentifier:) FruitItem.xib FruitItem",
                "B.m:4 registerClass:forItemWithIdentifier: RootItem.xib RootItem",
            ])
    }

    // MARK: The name rule

    @Test func `an Objective-C class may begin with a lower-case letter`() throws {
        let source = """
            @interface fruitViewController : UIViewController
            @end
            @implementation Shop
            - (void)open { show([[fruitViewController alloc] init]); }
            @end
            """
        #expect(
            try loads(["A.m": source, "fruitViewController.xib": Documents.iOS("<view id=\"v\"/>")])
                == ["A.m:4 init fruitViewController.xib fruitViewController"])
    }

    @Test func `the name rule does not find a storyboard`() throws {
        #expect(
            try loads([
                "A.swift": window + "class FruitController: UIViewController {}\n",
                "FruitController.storyboard": storyboard(),
            ])
            .isEmpty)
    }

    @Test(arguments: [
        ("init() { super.init(nibName: \"Other\", bundle: nil) }", false),
        ("init(name: String) { super.init(nibName: name, bundle: nil) }", true),
        ("override func loadView() {}", false),
        ("override var nibName: String? { nil }", false),
        (
            "func setUp() { table.register(UINib(nibName: \"Other\", bundle: nil), forCellReuseIdentifier: \"c\") }",
            true
        ),
    ])
    func `the name rule skips a controller that names its nib in code or overrides loadView`(
        member: String, isFound: Bool
    ) throws {
        let found = try loads([
            "A.swift": window + "class FruitController: UIViewController {\n\(member)\n}\n", "Fruit.xib": plain,
            "Other.xib": plain,
        ])
        #expect(found.contains("A.swift:1 init Fruit.xib FruitController") == isFound, "\(found)")
    }

    @Test func `the name rule applies to a controller that passes on the nib name that it is given`() throws {
        let found = try loads([
            "Fruit.h": "@interface FruitController : UIViewController\n@end\n",
            "Fruit.m": """
            @implementation FruitController
            - (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle { return [super initWithNibName:name bundle:bundle]; }
            @end
            """,
            "Use.m": "@implementation Use\n- (void)go { [[FruitController alloc] init]; }\n@end\n",
            "FruitController.xib": plain,
        ])
        #expect(found == ["Use.m:2 init FruitController.xib FruitController"])
    }

    @Test func `the name rule does not find a nib that only a framework contains`() throws {
        let project = """
            targets:
              Kit: { type: framework, platform: iOS, sources: [Kit] }
              App: { type: application, platform: iOS, sources: [App], dependencies: [target: Kit] }
            """
        let controller = "public class EmptyViewController: UIViewController {}\n"
        let use = """
            import Kit
            class Start { func go() { show(EmptyViewController()) } }
            class Other { func go() { show(EmptyViewController(nibName: nil, bundle: nil)) } }
            """
        let files = ["project.yml": project, "Kit/Empty.swift": controller, "App/Use.swift": use]
        #expect(try loads(files.merging(["Kit/EmptyView.xib": plain]) { one, _ in one }).isEmpty)
        #expect(
            try loads(files.merging(["App/EmptyView.xib": plain]) { one, _ in one }) == [
                "App/Use.swift:2 init App/EmptyView.xib EmptyViewController",
                "App/Use.swift:3 init(nibName:bundle:) App/EmptyView.xib EmptyViewController",
            ])
    }

    // MARK: The file that a name refers to

    private let apps = """
        targets:
          Phone: { type: application, platform: iOS, sources: [Phone, Shared] }
          Mac: { type: application, platform: macOS, sources: [Mac, Shared] }
          Demo: { type: application, platform: iOS, sources: [Demo] }
        """

    @Test func `two applications in one repository do not load nibs of each other`() throws {
        let load = "class Start { func go() { UINib(nibName: \"Fruit\", bundle: nil) } }\n"
        let files = ["project.yml": apps, "Demo/A.swift": load, "Demo/Demo.xib": plain, "Phone/Fruit.xib": plain]
        let found = try repository(files)
        #expect(try found.texts("SELECT path FROM nib_usage").isEmpty)
        #expect(try found.texts("SELECT nib_name FROM nib_loads") == ["Fruit"])
        #expect(
            try loads(["project.yml": apps, "Phone/A.swift": load, "Demo/Fruit.xib": plain, "Phone/Fruit.xib": plain])
                == ["Phone/A.swift:1 UINib(nibName:bundle:) Phone/Fruit.xib"])
    }

    @Test func `classes with one name in an iOS and a macOS target each load their own nib`() throws {
        let phone = "class Start { func go() { Bundle.main.loadNibNamed(\"Fruit\", owner: self) } }\n"
        let mac =
            "class Start { func go() { Bundle.main.loadNibNamed(\"Fruit\", owner: self, topLevelObjects: nil) } }\n"
        let found = try loads([
            "project.yml": apps, "Phone/A.swift": phone, "Mac/A.swift": mac, "Phone/Fruit.xib": plain,
            "Mac/Fruit.xib": Documents.macOS(),
        ])
        #expect(
            found == [
                "Mac/A.swift:1 loadNibNamed(_:owner:topLevelObjects:) Mac/Fruit.xib Start",
                "Phone/A.swift:1 loadNibNamed(_:owner:) Phone/Fruit.xib Start",
            ])
    }

    @Test func `without projects, the nearest nib with the name is used`() throws {
        let load = "class Start { func go() { UINib(nibName: \"Fruit\", bundle: nil) } }\n"
        #expect(
            try loads(["One/Code/A.swift": load, "One/Views/Fruit.xib": plain, "Two/Fruit.xib": plain])
                == ["One/Code/A.swift:1 UINib(nibName:bundle:) One/Views/Fruit.xib"])
    }

    @Test func `a build setting names the storyboard of its own target`() throws {
        let project = """
            targets:
              A: { type: application, platform: iOS, sources: [A] }
              B:
                type: application
                platform: iOS
                sources: [B]
                settings: { INFOPLIST_KEY_UIMainStoryboardFile: Main }
              C: { type: application, platform: iOS, sources: [C] }
            """
        let main = storyboard()
        let found = try repository([
            "project.yml": project, "A/Main.storyboard": main, "B/Main.storyboard": main, "C/Main.storyboard": main,
        ])
        #expect(try found.texts("SELECT path FROM nib_usage") == ["B/Main.storyboard"])
        #expect(try found.texts("SELECT member || ' ' || confidence FROM nib_loads") == ["B certain"])
    }

    // MARK: Certain loads

    @Test func `a load is certain if its branch, its target and its owner are known`() throws {
        let found = try repository([
            "A.swift": """
            class Card: UIView {
                func load() { Bundle.main.loadNibNamed("Card", owner: self) }
                static func make() { Bundle.main.loadNibNamed("Badge", owner: self) }
            }
            """,
            "Card.xib": plain, "Badge.xib": plain,
        ])
        #expect(
            try found.texts(
                """
                SELECT nib_name || ' ' || owner_kind || ' ' || confidence || ' ' || knows_branch || knows_reached
                FROM nib_loads
                WHERE nib_name IS NOT NULL
                ORDER BY nib_name
                """) == ["Badge class likely 10", "Card instance certain 11"])
    }

    @Test func `the application owns its main nib, and the property list names its class`() throws {
        func plist(_ keys: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>NSMainNibFile</key><string>MainMenu</string>
            \(keys)
            </dict></plist>
            """
        }
        let nib = ["MainMenu.xib": Documents.macOS()]
        let named = try loads(
            nib.merging(["Info.plist": plist("<key>NSPrincipalClass</key><string>ShopApplication</string>")]) {
                one, _ in one
            })
        #expect(named == ["Info.plist:3 NSMainNibFile MainMenu.xib ShopApplication"])
        #expect(
            try loads(nib.merging(["Info.plist": plist("")]) { one, _ in one }) == [
                "Info.plist:3 NSMainNibFile MainMenu.xib NSApplication"
            ])
    }
}
