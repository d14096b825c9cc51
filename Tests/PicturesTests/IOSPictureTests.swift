import InterfaceBuilder
import Pictures
import TestSupport
import Testing

/// What pictures of iOS, tvOS and watchOS documents contain.
@Suite("Pictures of UIKit and WatchKit")
struct IOSPictureTests {
    private static let frame = PictureTests.frame

    // MARK: Texts

    @Test func `a text of one line that is only a little too wide is not cut`() throws {
        // The estimate is 85 points wide.
        let label =
            "<label text=\"Current Price:\" id=\"l\">\(Self.frame(0, 0, 80, 21))<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/></label>"
        #expect(try DrawnDocument(PictureTests.iOS(label)).shows("Current Price:"))
    }

    @Test func `a text is cut where its line break mode says`() throws {
        func label(_ mode: String) -> String {
            "<label text=\"apples pears plums cherries quinces\" lineBreakMode=\"\(mode)\" id=\"l\">\(Self.frame(0, 0, 100, 21))</label>"
        }
        let head = try DrawnDocument(PictureTests.iOS(label("headTruncation"))).svg
        #expect(head.contains(">\u{2026}") && head.contains("quinces</text>"))
        let middle = try DrawnDocument(PictureTests.iOS(label("middleTruncation"))).svg
        #expect(middle.contains(">appl") && middle.contains("ces</text>"))
        let clip = try DrawnDocument(PictureTests.iOS(label("clip"))).svg
        #expect(clip.contains(">apples") && !clip.contains("\u{2026}</text>"))
    }

    @Test func `a label that may shrink its font is not cut`() throws {
        let label =
            "<label text=\"apples pears plums\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\" id=\"l\">\(Self.frame(0, 0, 80, 21))</label>"
        let picture = try DrawnDocument(PictureTests.iOS(label))
        #expect(try picture.number("font-size", ofText: "apples pears plums") < 12)
    }

    @Test func `all lines of a text have the same size`() throws {
        let label =
            "<label text=\"apples and pears and cherries and quinces\" numberOfLines=\"2\" id=\"l\">\(Self.frame(0, 0, 150, 42))</label>"
        let svg = try DrawnDocument(PictureTests.iOS(label)).svg
        let sizes = svg.components(separatedBy: "font-size=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        // The first size is that of the caption.
        #expect(sizes.count == 3 && sizes[1] == sizes[2])
    }

    @Test func `tvOS has its own sizes of text styles and its own standard size`() throws {
        let labels = """
            <label text="One" id="a">\(Self.frame(0, 0, 190, 46))<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <label text="Two" id="b">\(Self.frame(0, 50, 190, 46))</label>
            <button buttonType="system" id="c">\(Self.frame(0, 100, 190, 86))<state key="normal" title="Buy"/></button>
            """
        let document = PictureTests.iOS(labels).replacing("iOS.CocoaTouch\"", with: "AppleTV\"")
        let picture = try DrawnDocument(document)
        #expect(try picture.number("font-size", ofText: "One") == 29)
        #expect(try picture.number("font-size", ofText: "Two") == 38)
        #expect(try picture.number("font-size", ofText: "Buy") == 38 && picture.text("Buy").contains("#000000"))
        let phone = try DrawnDocument(PictureTests.iOS(labels))
        #expect(try phone.number("font-size", ofText: "One") == 17 && !phone.text("Buy").contains("#000000"))
    }

    // MARK: Controls

    @Test func `a button with a configuration shows the title of the configuration`() throws {
        let button = """
            <button buttonType="system" id="b">\(Self.frame(0, 0, 150, 35))<state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Buy pears"/></button>
            """
        let picture = try DrawnDocument(PictureTests.iOS(button))
        #expect(picture.shows("Buy pears") && !picture.shows("Button"))
    }

    @Test func `a table cell shows the texts of its content configuration`() throws {
        let table = """
            <tableView id="t">\(Self.frame(0, 0, 200, 100))<prototypes><tableViewCell id="c">\(Self.frame(0, 20, 200, 44))
            <tableViewCellContentView key="contentView" id="cc">\(Self.frame(0, 0, 200, 44))</tableViewCellContentView>
            <listContentConfiguration key="contentConfiguration" text="Pears" secondaryText="ripe"/></tableViewCell></prototypes></tableView>
            """
        let picture = try DrawnDocument(PictureTests.iOS(table))
        #expect(picture.shows("Pears"))
    }

    @Test func `an image has its natural size if its content mode does not scale it`() throws {
        func view(_ mode: String) -> String {
            "<imageView contentMode=\"\(mode)\" image=\"pear\" id=\"i\">\(Self.frame(0, 0, 100, 100))</imageView>"
        }
        let resources = "<image name=\"pear\" width=\"60\" height=\"40\"/>"
        let centered = try DrawnDocument(PictureTests.iOS(view("center"), resources: resources)).svg
        #expect(centered.contains("<rect x=\"20\" y=\"30\" width=\"60\" height=\"40\""))
        let corner = try DrawnDocument(PictureTests.iOS(view("bottomRight"), resources: resources)).svg
        #expect(corner.contains("<rect x=\"40\" y=\"60\" width=\"60\" height=\"40\""))
        let scaled = try DrawnDocument(PictureTests.iOS(view("scaleToFill"), resources: resources)).svg
        #expect(scaled.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"100\""))
    }

    @Test func `a known symbol of the system is a sign, but an image of the repository with this name is not`() throws {
        let view = "<imageView image=\"checkmark\" id=\"i\">\(Self.frame(0, 0, 30, 30))</imageView>"
        let symbol = "<image name=\"checkmark\" catalog=\"system\" width=\"128\" height=\"114\"/>"
        let own = "<image name=\"checkmark\" width=\"30\" height=\"30\"/>"
        func mark(_ resources: String) throws -> String {
            let svg = try DrawnDocument(PictureTests.iOS(view, resources: resources)).svg
            return try #require(
                svg.range(of: "data-image=\"checkmark\"").map { String(svg[$0.upperBound...].prefix(60)) })
        }
        #expect(try mark(symbol).contains("<path"))
        #expect(try mark(own).contains("<rect"))
    }

    // MARK: Bars

    private static func scene(_ navigation: String, _ controller: String = "", view: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s1"><objects><navigationController \(navigation) id="n" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="nb">\(frame(0, 20, 300, 44))</navigationBar>
        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="c" sceneMemberID="viewController">\(view)
        <navigationItem key="navigationItem" title="Fruit" id="ni"/>\(controller)</viewController></objects></scene></scenes></document>
        """
    }

    private static let empty = "<view key=\"view\" id=\"v\">\(frame(0, 0, 300, 400))</view>"

    @Test func `a controller has no navigation bar if its navigation controller hides the bar`() throws {
        #expect(try DrawnDocument(Self.scene("", view: Self.empty)).shows("Fruit"))
        #expect(try !DrawnDocument(Self.scene("navigationBarHidden=\"YES\"", view: Self.empty)).shows("Fruit"))
        let none = "<nil key=\"simulatedTopBarMetrics\"/>"
        #expect(try !DrawnDocument(Self.scene("", none, view: Self.empty)).shows("Fruit"))
    }

    @Test func `the content of a table begins below the navigation bar`() throws {
        let table = """
            <tableView key="view" id="v">\(Self.frame(0, 0, 300, 400))<prototypes><tableViewCell id="c1">\(Self.frame(0, 28, 300, 44))
            <tableViewCellContentView key="contentView" id="cc">\(Self.frame(0, 0, 300, 44))</tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let svg = try DrawnDocument(Self.scene("", view: table)).svg
        #expect(svg.contains("<g transform=\"translate(0 64)\">"))
        let hidden = try DrawnDocument(Self.scene("navigationBarHidden=\"YES\"", view: table)).svg
        #expect(!hidden.contains("translate(0 64)"))
    }

    @Test func `a tab bar controller of a xib shows its first controller and the items of all`() throws {
        func controller(_ name: String) -> String {
            """
            <viewController id="\(name)"><tabBarItem key="tabBarItem" title="\(name)" id="t\(name)"/>
            <view key="view" id="v\(name)">\(Self.frame(0, 0, 320, 480))<subviews><label text="In \(name)" id="l\(name)">\(Self.frame(0, 0, 90, 21))</label></subviews></view></viewController>
            """
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <tabBarController id="bar"><tabBar key="tabBar" id="tb">\(Self.frame(0, 431, 320, 49))</tabBar>
            <viewControllers>\(controller("Pears"))\(controller("Plums"))</viewControllers></tabBarController></objects></document>
            """
        let picture = try DrawnDocument(document)
        #expect(picture.shows("Pears") && picture.shows("Plums"))
        #expect(picture.shows("In Pears") && !picture.shows("In Plums"))
    }

    // MARK: Segues and watches

    @Test func `the labels of several segues between two scenes stand below each other`() throws {
        let segues = ["a", "b"].map { "<segue destination=\"n\" kind=\"show\" identifier=\"go \($0)\" id=\"\($0)\"/>" }
        let view = Self.empty + "<connections>\(segues.joined())</connections>"
        let picture = try DrawnDocument(Self.scene("", view: view))
        #expect(try picture.number("y", ofText: "go b") - picture.number("y", ofText: "go a") >= 11)
    }

    @Test func `a watch screen shows the rows of tables, and groups beside each other`() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"><scenes>
            <scene sceneID="s"><objects><controller id="c"><items>
            <table id="t"><items><tableRow identifier="Row" id="r"><group key="rootItem" width="1" alignment="left" layout="vertical" id="g">
            <items><label alignment="left" text="Pears" id="l"/></items></group></tableRow></items></table>
            <group width="1" alignment="left" id="h"><items>
            <button width="0.5" alignment="left" title="Buy" id="b1"/><button width="0.5" alignment="left" title="Sell" id="b2"/></items></group>
            </items></controller></objects></scene></scenes></document>
            """
        let picture = try DrawnDocument(document)
        #expect(picture.shows("Pears"))
        #expect(try picture.number("y", ofText: "Buy") == picture.number("y", ofText: "Sell"))
        #expect(try picture.number("x", ofText: "Sell") > picture.number("x", ofText: "Buy") + 60)
    }
}
