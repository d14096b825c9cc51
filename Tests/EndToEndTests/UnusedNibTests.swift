import TestSupport
import Testing

/// Tests the reports `nib-unused` (nibs that are never loaded) and `nib-missing` (loads of nibs that do not exist).
@Suite("Nibs without loads, and loads without nibs")
struct UnusedNibTests {
    private func report(_ name: String, _ files: [String: String], _ parameters: [String] = []) throws -> [[String]] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        try Tool.index(folder.path)
        let run = try Tool.run(["report", name] + parameters + ["--no-refresh", "--format", "tsv"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The reason that the report shows for a nib that is not mentioned anywhere.
    private let unnamed = "its name is not in any load, constant or property list"

    /// Returns unused nibs as `path confidence reason`. The reason ``unnamed`` is omitted.
    private func unloaded(_ files: [String: String]) throws -> [String] {
        try report("nib-unused", files).map { "\($0[0]) \($0[1])" + ($0[2] == unnamed ? "" : " " + $0[2]) }
    }

    /// Returns loads of missing nibs as `path:line nib confidence`.
    private func missing(_ files: [String: String]) throws -> [String] {
        try report("nib-missing", files, ["confidence=any"]).map { "\($0[0]):\($0[1]) \($0[5]) \($0[8])" }
    }

    private let plain = Documents.iOS("<view id=\"v\"/>")
    /// A nib that a view controller can load.
    private let screen = Documents.iOS(
        ownerConnections: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>", "<view id=\"v\"/>")

    @Test func `a certain finding also has its reason`() throws {
        #expect(
            try report("nib-unused", ["A.swift": "class Start {}\n", "Fruit.xib": plain]) == [
                ["Fruit.xib", "certain", unnamed, ""]
            ])
    }

    @Test(arguments: [
        "class Shop {\n    func go() {\n        let n = wide ? \"Fruit\" : \"Nut\"\n        later = { use(UINib(nibName: n, bundle: nil)) }\n    }\n}\n",
        "func go(named n: String = \"Fruit\") {\n    UINib(nibName: n, bundle: nil)\n}\n",
    ])
    func `if an unresolved variable of a load may hold the name of a nib, the nib may be used`(
        source: String
    ) throws {
        let found = try unloaded(["A.swift": source, "Fruit.xib": plain])
        #expect(found.allSatisfy { $0.hasPrefix("Fruit.xib possible ") }, "\(found)")
    }

    @Test(arguments: [
        "class Shop { func go() {\n    let n = switch wide { case true: \"Nut\" case false: \"Fruit\" }\n    UINib(nibName: n, bundle: nil)\n} }\n",
        "class Shop { func go() {\n#if os(macOS)\n    let n = \"Fruit\"\n#else\n    let n = \"Nut\"\n#endif\n    UINib(nibName: n, bundle: nil)\n} }\n",
    ])
    func `a nib that any branch names is used`(source: String) throws {
        let found = try unloaded(["A.swift": source, "Fruit.xib": plain])
        #expect(found == [])
    }

    @Test func `a class that is passed as a value is reported with the call or the function`() throws {
        let source = """
            import UIKit
            func make(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }
            class Start {
                func begin(_ kind: Kind) {
                    let nib = make(kind.name)

                    kit.register(PearCell.self, for: nib)
                }
                func other(_ kind: Kind) {
                    let nib = make(kind.name)
                    kit.type = PlumCell.self
                }
            }
            class PearCell: UIView {}
            class PlumCell: UIView {}

            """
        #expect(
            try unloaded(["A.swift": source, "PearCell.xib": plain, "PlumCell.xib": plain]) == [
                "PearCell.xib possible code uses its class as a value at A.swift:7",
                "PlumCell.xib possible code uses its class as a value at A.swift:9",
            ])
    }

    @Test func `controllers and names of another tree do not affect the findings`() throws {
        let folder = try TemporaryFolder()
        try folder.write("bare/Fig.xib", plain)
        let controllers = "class AppleController: UIViewController {}\nclass Pear: UIView {}\n"
        for tree in ["one", "two"] {
            try folder.write(tree + "/A.swift", controllers)
            try folder.write(tree + "/AppleController.xib", screen)
            try folder.write(tree + "/Pear.xib", plain)
        }
        try folder.write(
            "two/Use.swift", "enum Names { static let pear = \"Pear\" }\nfunc go() { show(AppleController()) }\n")
        try #require(try Tool.run(["index", "one", "two", "bare", "--db", "x.sqlite"], in: folder.path).status == 0)
        let run = try Tool.run(
            ["report", "nib-unused", "--db", "x.sqlite", "--no-refresh", "--format", "tsv"], in: folder.path)
        #expect(
            run.output.split(separator: "\n").dropFirst().map {
                $0.split(separator: "\t").prefix(2).joined(separator: " ")
            } == [
                "one/Pear.xib certain", "one/AppleController.xib likely", "bare/Fig.xib possible",
                "two/Pear.xib possible",
            ])
    }

    @Test func `if a property list names a nib, code that reads the list may load it`() throws {
        let list =
            "<plist version=\"1.0\"><dict><key>panes</key><array><dict><key>nib</key><string>FruitPane</string></dict></array></dict></plist>"
        let found = try unloaded([
            "A.swift": "class A {}\n", "Registration.plist": list, "FruitPane.xib": plain, "OtherPane.xib": plain,
        ])
        #expect(found == ["OtherPane.xib certain", "FruitPane.xib possible Registration.plist contains its name"])
    }

    @Test func `a name that is built at run time only affects nibs that it can mean`() throws {
        let found = try unloaded([
            "A.swift":
                "class Start { func go(_ kind: Kind) { UINib(nibName: \"Fruit\\(kind.name)Cell\", bundle: nil) } }\n",
            "FruitRedCell.xib": plain, "Vegetable.xib": plain,
        ])
        #expect(found == ["Vegetable.xib certain", "FruitRedCell.xib likely 1 load has an unknown name"])
    }

    @Test func `a controller with an unknown nib name hides the finding for its nib`() throws {
        let files = [
            "A.swift":
                "class FruitController: UIViewController {}\nfunc go(_ kind: Kind) { show(FruitController(nibName: kind.screen, bundle: nil)) }\n",
            "FruitController.xib": screen, "Other.xib": plain,
        ]
        #expect(
            try unloaded(files).contains(
                "FruitController.xib possible FruitController is created with an unknown nib name at A.swift:2"
            ))
    }

    @Test func `a macOS app without a main nib name may start with any main nib`() throws {
        func files(_ key: String) -> [String: String] {
            [
                "project.yml":
                    "targets:\n  Drop: { type: application, platform: macOS, sources: [Drop], info: { path: Drop/Info.plist } }\n",
                "Drop/Info.plist": "<plist version=\"1.0\"><dict>\(key)</dict></plist>",
                "Drop/main.m": "int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }\n",
                "Drop/Drop.xib": Documents.macOS(owner: "NSApplication", "<menu id=\"m\"/>"),
            ]
        }
        #expect(
            try unloaded(files(""))
                == ["Drop/Drop.xib possible Drop does not name a main nib and may start with this one"])
        #expect(try unloaded(files("<key>NSMainNibFile</key><string>Drop</string>")) == [])
        #expect(try unloaded(files("<key>NSMainNibFile</key><string>Other</string>")) == ["Drop/Drop.xib certain"])
    }

    @Test func `code of a loadable bundle may load a nib of its host application`() throws {
        let project = """
            targets:
              App: { type: application, platform: macOS, sources: [App] }
              Plugin: { type: bundle, platform: macOS, sources: [Plugin] }
            """
        let files = [
            "project.yml": project, "App/Fruit.xib": Documents.macOS("<customView id=\"v\"/>"),
            "App/A.m": "@implementation A\n@end\n",
            "Plugin/B.m": "@implementation B\n- (void)go { [NSBundle loadNibNamed:@\"Fruit\" owner:self]; }\n@end\n",
        ]
        #expect(try unloaded(files) == [])
        #expect(try missing(files) == [])
    }

    @Test func `a load in the code of another app does not affect the finding`() throws {
        let found = try unloaded([
            "project.yml": """
            targets:
              App: { type: application, platform: iOS, sources: [App] }
              Demo: { type: application, platform: iOS, sources: [Demo] }
            """,
            "App/Fruit.xib": plain, "App/A.swift": "class Start {}\n",
            "Demo/A.swift": "class Start { func go(_ kind: Kind) { UINib(nibName: kind.text, bundle: nil) } }\n",
        ])
        #expect(found == ["App/Fruit.xib certain"])
    }

    @Test func `a nib in no target is unused, even if code names it`() throws {
        let project = "targets:\n  App: { type: application, platform: iOS, sources: [App] }\n"
        let load =
            "class Start { func go() { UINib(nibName: \"Used\", bundle: nil); UINib(nibName: \"Left\", bundle: nil) } }\n"
        let files = [
            "project.yml": project, "App/A.swift": load, "App/Used.xib": plain, "Old/Left.xib": plain,
            "Old/Lost.xib": plain,
        ]
        #expect(
            try unloaded(files) == [
                "Old/Lost.xib certain no target contains it",
                "Old/Left.xib likely no target contains it; the load by its name at App/A.swift:1 does not find it",
            ])
        #expect(try missing(files) == ["App/A.swift:1 Left likely"])
    }

    @Test func `a controller with an unknown nib name may load the nib of its name if code creates it`() throws {
        let source = "class FruitController: UIViewController { init() { super.init(nibName: name(), bundle: nil) } }\n"
        let nib = ["Fruit.xib": screen]
        #expect(
            try unloaded(nib.merging(["A.swift": source]) { one, _ in one })
                == [
                    "Fruit.xib likely FruitController would load it by its name, but no known code creates this controller; 1 load has an unknown name"
                ])
        let made = source + "class Start { func go() { show(FruitController()) } }\n"
        #expect(
            try unloaded(nib.merging(["A.swift": made]) { one, _ in one })
                == ["Fruit.xib possible a view controller with its name can load it"])
    }

    @Test func `a controller does not find a nib without a view outlet`() throws {
        let source = "class FruitController: UIViewController {}\nfunc go() { show(FruitController()) }\n"
        #expect(try unloaded(["A.swift": source, "FruitController.xib": screen]) == [])
        let other = "class FruitController: UIViewController { override func loadView() { view = UIView() } }\n"
        #expect(try unloaded(["A.swift": other, "FruitController.xib": screen]) == ["FruitController.xib certain"])
        let unmade = "class FruitController: UIViewController {}\n"
        #expect(try unloaded(["A.swift": unmade, "FruitController.xib": plain]) == ["FruitController.xib certain"])
    }

    @Test func `a load of a missing nib is reported, but a controller without a nib is not`() throws {
        let found = try missing([
            "A.swift": """
            class PearController: UIViewController {}
            class Start {
                func go() { UINib(nibName: "Gone", bundle: nil) }
                func pear() { show(PearController()) }
            }
            let start = Start()
            """,
            "Fruit.xib": plain,
        ])
        #expect(found == ["A.swift:3 Gone certain"])
    }

    @Test func `code that no target compiles loads nothing`() throws {
        let project = """
            targets:
              App: { type: application, platform: iOS, sources: [{ path: App, excludes: [Old.swift] }] }
            """
        func load(_ name: String) -> String {
            "class \(name)Maker { func go() { _ = UINib(nibName: \"\(name)\", bundle: nil) } }\n"
        }
        let found = try unloaded([
            "project.yml": project, "App/New.swift": load("Fresh"), "App/Old.swift": load("Stale"),
            "App/Fresh.xib": plain, "App/Stale.xib": plain,
        ])
        #expect(found == ["App/Stale.xib likely only code that no target compiles loads it, at App/Old.swift:1"])
    }

    @Test func `a nib that is both opened and registered is missing once`() throws {
        let found = try missing([
            "A.swift": """
            class Start: UITableViewController {
                func go() {
                    let nib = UINib(nibName: "Gone", bundle: nil)
                    tableView.register(nib, forCellReuseIdentifier: "gone")
                }
            }
            """,
            "Fruit.xib": plain,
        ])
        #expect(found == ["A.swift:3 Gone likely"])
    }

    @Test func `if a constant has the name of a storyboard, the storyboard is possibly unused`() throws {
        let scene = "<scenes><scene sceneID=\"s\"><objects><viewController id=\"c\"/></objects></scene></scenes>"
        let found = try unloaded([
            "A.swift": "let name = \"Shop\"\n",
            "Shop.storyboard": Documents.iOS(scene).replacing(
                "<document ", with: "<document initialViewController=\"c\" "),
        ])
        #expect(found == ["Shop.storyboard possible a string in the code is equal to its name"])
    }

    @Test func `a nib that only code outside of all targets needs is possibly missing`() throws {
        let project = """
            targets:
              App: { type: application, platform: iOS, sources: [{ path: App, excludes: [Old.swift] }] }
            """
        let found = try missing([
            "project.yml": project, "App/New.swift": "class New {}\n",
            "App/Old.swift": "class Old { func go() { _ = UINib(nibName: \"Gone\", bundle: nil) } }\n",
        ])
        #expect(found == ["App/Old.swift:1 Gone possible"])
    }

    @Test func `if the property list of an app is missing, its main nib is possibly unused`() throws {
        let project = """
            targets:
              App:
                type: application
                platform: macOS
                sources: [App]
                settings: { INFOPLIST_FILE: $(BUILT)/Info.plist }
            """
        let main = Documents.macOS(owner: "NSApplication", "<menu id=\"m\"/>")
        let found = try unloaded([
            "project.yml": project, "App/A.swift": "class A {}\n", "App/MainMenu.xib": main,
            "App/Other.xib": Documents.macOS("<menu id=\"m\"/>"),
        ])
        #expect(
            found == [
                "App/Other.xib certain",
                "App/MainMenu.xib possible the property list of App ($(BUILT)/Info.plist) is missing",
            ])
    }

    @Test func `a storyboard reference in a framework finds a storyboard of the same framework`() throws {
        let project = """
            targets:
              Kit: { type: framework, platform: iOS, sources: [Kit] }
            """
        let scene = """
            <scenes><scene sceneID="s"><objects>
                <viewControllerPlaceholder storyboardName="Second" id="p" sceneMemberID="viewController"/>
            </objects></scene></scenes>
            """
        let found = try missing([
            "project.yml": project, "Kit/A.swift": "class A {}\n", "Kit/First.storyboard": Documents.iOS(scene),
            "Kit/Second.storyboard": Documents.iOS("<scenes/>"),
        ])
        #expect(found == [])
    }

    @Test func `unindexed code that a class adopts may load its nib`() throws {
        let found = try unloaded([
            "Row.h": "#import <Rows/Rows.h>\n@interface ShelfRow : RWRow\n@end\n",
            "Foot.swift":
                "import UIKit\nimport Loadable\nclass FootView: UIView, NibLoading {}\nclass HeadView: UIView, UITextFieldDelegate, FootDelegate {}\n",
            "ShelfRow.xib": plain, "FootView.xib": plain, "HeadView.xib": plain,
        ])
        #expect(
            found == [
                "HeadView.xib certain",
                "FootView.xib possible FootView uses NibLoading, which is not in the index",
                "ShelfRow.xib possible ShelfRow uses RWRow, which is not in the index",
            ])
    }

    @Test func `a view controller that code uses only as a class may still be created`() throws {
        let found = try unloaded([
            "A.swift":
                "import UIKit\nclass GateViewController: UIViewController {}\nfunc go(_ login: Login) { login.controllerClass = GateViewController.self }\n",
            "GateViewController.xib": screen,
        ])
        #expect(
            found == [
                "GateViewController.xib possible code uses its class as a value at A.swift:3"
            ])
    }

    @Test func `if a call has several names, a name without a nib in its target is possibly missing`() throws {
        let project = """
            targets:
              Phone: { type: application, platform: iOS, sources: [Shared, Phone] }
              Box: { type: application, platform: tvOS, sources: [Box] }
            """
        let load = "class Start { func go() { UINib(nibName: isBox ? \"BoxRow\" : \"PhoneRow\", bundle: nil) } }\n"
        let files = ["project.yml": project, "Shared/A.swift": load, "Phone/PhoneRow.xib": plain]
        #expect(
            try missing(files.merging(["Box/BoxRow.xib": plain]) { one, _ in one }) == [
                "Shared/A.swift:1 BoxRow possible"
            ])
        #expect(try missing(files) == ["Shared/A.swift:1 BoxRow possible"], "there is none")
    }
}
