import Foundation
import TestSupport
import Testing

/// Compares the output of `xibdb explain` for files of the sample app with `Explained/NAME.txt`. `RECORD=1 swift test
/// --filter ExplainTests` rewrites those files. Before you commit, check the difference against Tests/Sample.
@Suite("Explanations of the sample app")
struct ExplainTests {
    /// The arguments of `xibdb explain` for each golden file.
    private static let commands: [String: [String]] = [
        "FruitCell": ["Orchard/Views/FruitCell.xib"],
        "FruitCell-json": ["FruitCell", "--json"],
        "FruitBadgeView": ["FruitBadgeView"],
        "QuantityStepper": ["QuantityStepper"],
        "OwnerNilPromo": ["OwnerNilPromo"],
        "OwnerNilPromo-nil": ["OwnerNilPromo", "--owner", "nil"],
        "OwnerNilPromo-other": ["OwnerNilPromo", "--owner", "BasketPanelOwner"],
        "MissingActionView": ["MissingActionView"],
        "MissingClass": ["MissingClass"],
        "NoViewOutlet": ["NoViewOutletViewController"],
        "InventoryWindow": ["InventoryWindow"],
        "LabelPrinter": ["LabelPrinterViewController"],
        "TillMenu": ["MainMenu"],
        "OldInspector": ["OldInspector"],
        "OldPriceList": ["OldPriceList"],
        "Main-Market": ["Orchard/Base.lproj/Main.storyboard", "--scene", "MarketViewController"],
        "Main-mac": ["OrchardMac/Base.lproj/Main.storyboard"],
        "Watch": ["Interface"],
        "MergeConflict": ["MergeConflict"],
    ]

    private static let golden = Tool.repository + "/Tests/EndToEndTests/Explained"
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test func `every explanation prints its recorded text for the sample app`() throws {
        let folder = try TemporaryFolder()
        let sample = folder.path + "/Sample"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: sample)
        try Tool.index(sample)
        for (name, arguments) in Self.commands.sorted(by: { $0.key < $1.key }) {
            let run = try Tool.run(["explain"] + arguments + ["--no-refresh"], in: sample)
            #expect(run.status == 0, "\(name): \(run.errors)")
            let file = "\(Self.golden)/\(name).txt"
            if Self.isRecording {
                try run.output.write(toFile: file, atomically: true, encoding: .utf8)
            } else {
                #expect(run.output == (try? String(contentsOfFile: file, encoding: .utf8)), "\(name)")
            }
        }
        guard !Self.isRecording else { return }
        let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.golden)
        #expect(Set(recorded) == Set(Self.commands.keys.map { $0 + ".txt" }))
    }

    @Test func `a note about several objects appears once, and a value stays on its line`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "A.xib",
            Documents.iOS(
                """
                <view id="v1" customClass="Absent"/>
                <view id="v2" customClass="Absent"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="note" value="one&#10;two[31m"/></userDefinedRuntimeAttributes></view>
                """))
        try Tool.index(folder.path)
        let lines = try Tool.run(["explain", "A"], in: folder.path).output.components(separatedBy: "\n")
        #expect(lines.filter { $0.contains("declares Absent") }.map { $0.prefix(15) } == ["  ! Lines 6, 7:"])
        #expect(lines.contains { $0.hasPrefix("  Absent (v2).note  = \"one two[31m\" (string)") }, "\(lines)")
    }

    @Test func `constraints also receive awakeFromNib, and a storyboard reference has no objects inside`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Basket.xib",
            Documents.iOS(
                """
                <view id="v1"><constraints><constraint firstAttribute="width" constant="9" id="k1"/>
                <constraint firstAttribute="height" constant="9" placeholder="YES" id="k2"/></constraints></view>
                """))
        try folder.write(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Fruit" id="r">
            <navigationItem key="navigationItem" id="n"/></viewControllerPlaceholder></objects></scene></scenes>
            </document>
            """)
        try Tool.index(folder.path)
        let basket = try Tool.run(["explain", "Basket"], in: folder.path).output
        #expect(basket.contains("awakeFromNib goes to one object and one constraint"), "\(basket)")
        let main = try Tool.run(["explain", "Main"], in: folder.path).output
        #expect(!main.contains("UINavigationItem"), "\(main)")
    }

    @Test func `if a nib names no owner class, the owner has the class that every load passes`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Basket.xib",
            Documents.iOS(
                ownerConnections: "<outlet property=\"view\" destination=\"v1\" id=\"o1\"/>", "<view id=\"v1\"/>"))
        try folder.write(
            "Shop.swift",
            """
            class Shop: NSObject {
                @IBOutlet var view: UIView!
                func fill() { UINib(nibName: "Basket", bundle: nil).instantiate(withOwner: self) }
            }
            """)
        try Tool.index(folder.path)
        let lines = try Tool.run(["explain", "Basket"], in: folder.path).output.components(separatedBy: "\n")
        #expect(
            lines.contains("File's Owner: Shop (Shop.swift:1), passed by every known load; the nib names no class."))
        #expect(lines.contains { $0.hasPrefix("  File's Owner.view") && $0.hasSuffix("Shop.swift:2") }, "\(lines)")
        try folder.write(
            "Other.swift", "func other() { UINib(nibName: \"Basket\", bundle: nil).instantiate(withOwner: nil) }")
        try Tool.index(folder.path)
        let other = try Tool.run(["explain", "Basket"], in: folder.path).output
        #expect(other.contains("File's Owner: no class is set"), "\(other)")
    }

    @Test func `a storyboard reference names its scene, and a controller in a xib names the nib of its view`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Window.xib", Documents.iOS("<viewController nibName=\"Fruit\" id=\"c1\"/>"))
        try folder.write("Fruit.xib", Documents.iOS("<view id=\"v1\"/>"))
        try folder.write(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s1"><objects><viewController storyboardIdentifier="A" id="a"><connections>
            <segue destination="r" kind="show" id="g"/></connections></viewController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="Fruit" referencedIdentifier="Pear" id="r"/></objects></scene></scenes>
            </document>
            """)
        try Tool.index(folder.path)
        let window = try Tool.run(["explain", "Window"], in: folder.path).output
        #expect(
            window.contains("Its view comes from Fruit.xib, which is loaded when the view is first needed."),
            "\(window)")
        let main = try Tool.run(["explain", "Main"], in: folder.path).output
        #expect(main.contains("→ Pear of Fruit.storyboard"), "\(main)")
    }

    @Test func `a file that cannot be explained is a usage error with a message`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        try folder.write("A.swift", "class A {}")
        try Tool.index(folder.path)
        for (arguments, message) in [
            (["B"], "No indexed file is called B. Did you mean A?"),
            (["A", "--owner", "Nobody"], "No indexed class is called Nobody."),
            (["A", "--scene", "x"], "A.xib is not a storyboard, so it has no scene x."),
            (["A.swift"], "A.swift is not a nib or storyboard."),
        ] {
            let run = try Tool.run(["explain"] + arguments, in: folder.path)
            #expect(run.status == 2 && run.errors.contains(message), "\(arguments): \(run.errors)")
        }
    }
}
