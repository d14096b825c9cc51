import TestSupport
import Testing

/// Tests the results of individual reports.
@Suite("Answers of reports")
struct ReportAnswerTests {
    private func report(_ arguments: [String], _ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        try Tool.index(folder.path)
        let run = try Tool.run(["report"] + arguments + ["--no-refresh", "--format", "tsv"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "|")
        }
    }

    // MARK: identifier-uses, nib-loads

    @Test func `an identifier in a macOS table may come from a view, a column, or code`() throws {
        let rows = try report(
            ["identifier-uses", "finding=nothing gives", "confidence=possible"],
            [
                "Shop.xib": Documents.macOS(
                    """
                    <tableView id="t1"><tableColumns><tableColumn identifier="name" id="t2"><prototypeCellViews>
                    <tableCellView identifier="fruit" id="t3"/></prototypeCellViews></tableColumn></tableColumns></tableView>
                    """),
                "Shop.swift": """
                class Shop: NSObject {
                    func view(table: NSTableView) -> NSView? {
                        let row = NSTableRowView()
                        row.identifier = NSUserInterfaceItemIdentifier("row")
                        for name in ["fruit"] { _ = name }
                        _ = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("fruit"), owner: nil)
                        _ = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("name"), owner: nil)
                        _ = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("row"), owner: nil)
                        return table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("crate"), owner: nil)
                    }
                }
                """,
            ])
        #expect(rows.map { $0.split(separator: "|")[5] } == ["crate"], "\(rows)")
    }

    @Test func `a request that returns nil may be answered by code, and an item of a macOS collection view by a nib`()
        throws
    {
        let rows = try report(
            ["identifier-uses", "finding=nothing gives"],
            [
                "FruitItem.xib": Documents.macOS(),
                "Shop.swift": """
                class Shop: NSObject {
                    func item(list: NSCollectionView, table: UITableView, path: IndexPath) {
                        _ = list.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("FruitItem"), for: path)
                        _ = list.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("RootItem"), for: path)
                        _ = table.dequeueReusableCell(withIdentifier: "Fruit")
                        _ = table.dequeueReusableCell(withIdentifier: "Root", for: path)
                    }
                }
                """,
            ])
        #expect(rows.map { $0.split(separator: "|")[5] } == ["Root", "RootItem"], "\(rows)")
    }

    @Test func `a generated accessor without its source may ask for an identifier`() throws {
        let rows = try report(
            ["identifier-uses", "finding=nothing asks"],
            [
                "Shop.xib": Documents.iOS("<tableViewCell reuseIdentifier=\"fruit-cell\" id=\"c1\"/>"),
                "Crate.xib": Documents.iOS("<tableViewCell reuseIdentifier=\"crate-cell\" id=\"c1\"/>"),
                "Shop.swift": "func set(table: UITableView) { table.dequeue(R.reuseIdentifier.fruitCell) }\n",
            ])
        #expect(rows.map { $0.split(separator: "|")[5] } == ["crate-cell"], "\(rows)")
    }

    @Test func `a class that adopts protocols through an alias uses the code of their extensions`() throws {
        let rows = try report(
            ["nib-loads"],
            [
                "FruitCell.xib": Documents.iOS("<tableViewCell id=\"c1\" customClass=\"FruitCell\"/>"),
                "FruitCell.swift": """
                protocol Reusable {}
                protocol NibLoadable {}
                extension NibLoadable {
                    static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
                }
                typealias NibReusable = Reusable & NibLoadable
                class FruitCell: UITableViewCell, NibReusable {}
                func register(_ table: UITableView) { table.register(FruitCell.nib, forCellReuseIdentifier: "fruit") }
                """,
            ])
        #expect(rows.contains { $0.contains("FruitCell.xib") && $0.contains("|8|") }, "\(rows)")
    }

    // MARK: tools-versions, saved-files

    private func saved(by versions: [String]) -> [String: String] {
        let files = versions.map {
            (
                "\($0).xib",
                Documents.iOS("<view id=\"v\"/>").replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\($0)\"")
            )
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    @Test(arguments: [
        ("4510", "5.0"), ("16097.2", "11.6"), ("21507", "14.1 to 14.2"), ("32700.99.1234", "15.3 to 15.4"),
        ("24765", "26.4 to 26.6"),
    ])
    func `the tools version of a released Xcode shows its name`(version: String, xcode: String) throws {
        #expect(try report(["tools-versions"], saved(by: [version])) == ["\(xcode)|\(version)|iOS|||1"])
    }

    @Test(arguments: [
        ("800", "before 5.0"), ("15504", "between 11.1 and 11.2"), ("16097.1", "between 11.5 and 11.6"),
        ("24999", "after 26.6"), ("odd", "unknown"),
    ])
    func `an unknown tools version shows the neighboring versions`(version: String, xcode: String) throws {
        #expect(try report(["saved-files"], saved(by: [version])) == ["\(version).xib|\(xcode)|\(version)|iOS||"])
    }

    @Test func `files are listed by the Xcode that saved them, oldest first`() throws {
        let files = saved(by: ["15705", "15702", "21507", "9531"])
        #expect(
            try report(["saved-files", "xcode=11.*"], files) == [
                "15702.xib|11.3|15702|iOS||", "15705.xib|11.3.1|15705|iOS||",
            ])
        #expect(
            try report(["saved-files"], files).map { $0.split(separator: "|")[1] } == [
                "7.2", "11.3", "11.3.1", "14.1 to 14.2",
            ])
    }

    // MARK: class

    @Test func `classes with one name in two targets are listed separately`() throws {
        let files = [
            "One/Cell.swift":
                "import UIKit\nclass Cell: UITableViewCell {\n    @IBOutlet var name: UILabel!\n}\nfunc make() { _ = Cell() }\n",
            "Two/Cell.swift": "import UIKit\nclass Cell: UIView {\n    @IBOutlet var price: UILabel!\n}\n",
            "One/A.xib": Documents.iOS(
                """
                <tableViewCell id="c" customClass="Cell" customModule="One"><connections><outlet property="name" destination="c" id="o"/></connections></tableViewCell>
                """),
            "Two/B.xib": Documents.iOS("<view id=\"v\" customClass=\"Cell\" customModule=\"Two\"/>"),
            "App.xcodeproj/project.pbxproj": XcodeProjects.applications([
                ("One", "PRODUCT_NAME = One;", ["One/Cell.swift"]), ("Two", "PRODUCT_NAME = Two;", ["Two/Cell.swift"]),
            ]),
        ]
        let found = try report(["class", "class=Cell"], files).filter {
            !$0.hasPrefix("superclass|") || $0.hasPrefix("superclass|UITableViewCell")
        }
        #expect(
            found == [
                "class|Cell|module One||One/Cell.swift|2|7|1|One", "superclass|UITableViewCell|framework|||||1|One",
                "root of|A|tableViewCell||One/A.xib|6|1|1|One", "outlet|name|UILabel|1|One/Cell.swift|3|19|1|One",
                "instantiated||make||One/Cell.swift|5|19|1|One",
                "class|Cell|module Two||Two/Cell.swift|2|7|2|Two", "root of|B|view||Two/B.xib|6|1|2|Two",
                "outlet|price|UILabel|0|Two/Cell.swift|3|19|2|Two",
            ])
    }

    // MARK: texts

    @Test func `a text has the class of its scene's controller or of the File's Owner`() throws {
        let board = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s1"><objects><viewController id="c1" customClass="PearController" sceneMemberID="viewController"><view key="view" id="v1"><subviews>
            <label text="Ripe pears" id="l1"/></subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="c2" sceneMemberID="viewController"><view key="view" id="v2"><subviews>
            <label text="Ripe plums" id="l2"/></subviews></view></viewController></objects></scene></scenes>
            </document>

            """
        let label = "<label text=\"Ripe\" id=\"l\"/>"
        let files = [
            "Main.storyboard": board, "Card.xib": Documents.iOS(owner: "CardOwner", label),
            "Plain.xib": Documents.iOS(label),
        ]
        #expect(
            try report(["texts", "text=Ripe"], files) == [
                "Card.xib|6|1|UILabel|text|Ripe||CardOwner",
                "Main.storyboard|4|1|UILabel|text|Ripe pears|PearController|",
                "Main.storyboard|6|1|UILabel|text|Ripe plums|UIViewController|", "Plain.xib|6|1|UILabel|text|Ripe||",
            ])
    }

    // MARK: no-accessibility-label

    @Test func `launch screens and generated tab items are not unlabeled controls`() throws {
        let files = [
            "A.xib": Documents.iOS(
                """
                <slider id="s"/>
                <viewController id="c1"><tabBarItem key="tabBarItem" title="" id="t1"/></viewController>
                <viewController id="c2"><tabBarItem key="tabBarItem" image="pear" id="t2"/></viewController>
                """),
            "Launch.xib": Documents.iOS("<slider id=\"s\"/>").replacing(
                "useAutolayout=\"YES\"", with: "useAutolayout=\"YES\" launchScreen=\"YES\""),
            "Start.xib": Documents.iOS("<slider id=\"s\"/>"),
            "Info.plist": """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string><key>UILaunchStoryboardName</key><string>Start</string></dict></plist>
            """,
        ]
        #expect(
            try report(["no-accessibility-label"], files) == [
                "A.xib|6|1|UISlider|UISlider||likely", "A.xib|8|25|UITabBarItem|UITabBarItem|pear|likely",
            ])
    }

    // MARK: views

    @Test func `outlets and actions have the row ids of their connection and both ends`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "A.xib",
            Documents.iOS(
                owner: "Shop",
                """
                <view id="v"><connections><outlet property="pear" destination="b" id="o"/></connections></view>
                <button id="b"><connections><action selector="buy:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
                """))
        try Tool.index(folder.path)
        let ends = try Tool.ask(
            """
            SELECT ends.id || ' ' || one.object_id || ' ' || other.object_id
            FROM (
                SELECT connection AS id, source AS one, destination AS other FROM outlets
                UNION ALL
                SELECT connection, sender, target FROM actions
            ) AS asked
            JOIN connections AS ends ON ends.id = asked.id
            JOIN objects AS one ON one.id = asked.one
            JOIN objects AS other ON other.id = asked.other
            ORDER BY ends.line
            """, in: folder.path)
        #expect(ends.map { $0.drop { $0 != " " } } == [" v b", " b -1"])
    }
}
