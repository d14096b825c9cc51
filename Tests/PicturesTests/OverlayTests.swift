import Foundation
import InterfaceBuilder
import Pictures
import Testing

/// Outlines, constraints, connections and accessibility labels above a picture.
@Suite("Overlays of pictures")
struct OverlayTests {
    private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        PictureTests.frame(x, y, width, height)
    }

    /// Returns the place of the outline of the highlighted object.
    private func outline(_ document: String, _ id: String) throws -> String {
        var request = PictureRequest()
        request.highlighted = [id]
        let svg = try DrawnDocument(document, request).svg
        let lines = svg.split(separator: "\n").filter { $0.contains("stroke=\"#FF2D92\"") }
        try #require(lines.count == 1)
        return String(lines[0].prefix { $0 != ">" }.split(separator: " rx=")[0].dropFirst(6))
    }

    // MARK: Outlines

    @Test func `the outline of a cell, of its formatter and of an item of its menu is around the control`() throws {
        let control = """
            <popUpButton id="p">\(Self.frame(10, 60, 100, 26))
            <popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items><menuItem title="Ripe" id="i"/></items></menu>
            </popUpButtonCell></popUpButton>
            """
        let place = "x=\"38\" y=\"66\" width=\"104\" height=\"30\""
        for id in ["p", "c", "i"] { #expect(try outline(PictureTests.mac(control), id) == place) }
    }

    @Test func `the outline of a hidden view is around its superview, and that of a navigation item around the bar`()
        throws
    {
        let hidden =
            "<view id=\"v\">\(Self.frame(10, 20, 80, 40))<subviews><label hidden=\"YES\" id=\"l\">\(Self.frame(0, 0, 9, 9))</label></subviews></view>"
        #expect(try outline(PictureTests.iOS(hidden), "l") == outline(PictureTests.iOS(hidden), "v"))
        let bar =
            "<navigationBar id=\"n\">\(Self.frame(0, 0, 200, 44))<items><navigationItem title=\"Prices\" id=\"t\"/></items></navigationBar>"
        #expect(try outline(PictureTests.iOS(bar), "t") == outline(PictureTests.iOS(bar), "n"))
    }

    // MARK: Constraints

    /// A document of Xcode 7 without a device. The constraint `b` and the label `l2` are installed for a compact height only.
    private static let variations = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects><view id="root">\(frame(0, 0, 200, 100))<subviews>
        <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="l1">\(frame(10, 20, 80, 21))</label>
        <label text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="l2">\(frame(10, 50, 80, 21))</label></subviews>
        <constraints>
        <constraint firstItem="l1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="a"/>
        <constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
        <constraint firstItem="l2" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l2"/></mask>
        <mask key="constraints"><exclude reference="b"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="l2"/></mask>
        <mask key="constraints"><include reference="b"/></mask></variation></view></objects></document>
        """

    @Test func `a picture has the views and constraints that the document's own size class installs`() throws {
        var request = PictureRequest()
        request.showsConstraints = true
        let own = try DrawnDocument(Self.variations, request)
        #expect(own.shows("One") && !own.shows("Two"))
        #expect(own.svg.contains("data-id=\"a\"") && !own.svg.contains("data-id=\"b\""))
        // The constraint is installed, but its view is not.
        #expect(!own.svg.contains("data-id=\"c\""))
        request.sizeClass = try PictureSizeClass("wC-hC")
        let compact = try DrawnDocument(Self.variations, request)
        #expect(compact.shows("Two") && compact.svg.contains("data-id=\"b\"") && compact.svg.contains("data-id=\"c\""))
    }

    // MARK: Connections

    /// Returns the places of the rectangles behind the labels of a layer.
    private func labels(in svg: String, layer: String, fill: String) throws -> [Box] {
        let start = try #require(svg.range(of: "data-layer=\"\(layer)\""))
        return svg[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("<rect") && $0.contains(fill) }
            .map { line in
                func number(_ name: String) -> Double {
                    line.firstRange(of: " \(name)=\"").flatMap { Double(line[$0.upperBound...].prefix { $0 != "\"" }) }
                        ?? 0
                }
                return Box(number("x"), number("y"), number("width"), number("height"))
            }
    }

    @Test func `the labels of arrows and tags do not cover each other`() throws {
        let ids = (0..<8).map { "l\($0)" }
        let outlets = ids.map { "<outlet property=\"fruitLabel\" destination=\"\($0)\" id=\"o\($0)\"/>" }
        // The last two have the same name.
        let tags = (0..<5).map { "<outlet property=\"owned\(min($0, 3))\" destination=\"l0\" id=\"t\($0)\"/>" }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>\(tags.joined())</connections></placeholder>
            <view id="root">\(Self.frame(0, 0, 200, 200))<subviews>
            \(ids.map { "<label text=\"Ripe\" id=\"\($0)\">\(Self.frame(5, 90, 80, 21))</label>" }.joined())</subviews>
            <connections>\(outlets.joined())</connections></view></objects></document>
            """
        var request = PictureRequest()
        request.showsConnections = true
        let svg = try DrawnDocument(document, request).svg
        for (fill, count) in [("fill-opacity=\"0.85\"", 8), ("fill=\"#2E7DD7\"", 4)] {
            let boxes = try labels(in: svg, layer: "connections", fill: fill)
            #expect(boxes.count == count)
            for (place, box) in boxes.enumerated() {
                let others = boxes[(place + 1)...]
                #expect(
                    others.allSatisfy {
                        box.maxX <= $0.x || $0.maxX <= box.x || box.maxY <= $0.y || $0.maxY <= box.y
                    })
            }
        }
        #expect(try DrawnDocument(document, request).svg == svg)
    }

    // MARK: Accessibility

    /// Returns the labels in the order of their numbers.
    private func spoken(_ document: String) throws -> [String] {
        var request = PictureRequest()
        request.showsAccessibility = true
        let svg = try DrawnDocument(document, request).svg
        let start = try #require(svg.range(of: "data-layer=\"accessibility\""))
        return svg[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("<text") }.map {
            String($0.dropLast(7).split(separator: ">")[1])
        }
    }

    @Test func `a screen reader reads the controls of macOS by the titles of their cells`() throws {
        let views = """
            <button id="b">\(Self.frame(0, 80, 60, 20))<buttonCell key="cell" type="push" title="Buy" id="bc"/></button>
            <textField id="t">\(Self.frame(70, 80, 60, 20))<textFieldCell key="cell" editable="YES" placeholderString="Name" id="tc"/></textField>
            <slider id="s">\(Self.frame(0, 60, 60, 20))<sliderCell key="cell" id="sc"/></slider>
            <segmentedControl id="g">\(Self.frame(70, 60, 60, 20))<segmentedCell key="cell" id="gc"><segments>
            <segment label="Day"/><segment label="Week"/></segments></segmentedCell></segmentedControl>
            <popUpButton id="p">\(Self.frame(0, 40, 60, 20))<popUpButtonCell key="cell" selectedItem="i2" id="pc"><menu key="menu" id="m"><items>
            <menuItem title="Apples" id="i1"/><menuItem title="Pears" id="i2"/></items></menu></popUpButtonCell></popUpButton>
            <textField id="e">\(Self.frame(70, 40, 60, 20))<textFieldCell key="cell" id="ec"/></textField>
            <button id="d">\(Self.frame(0, 20, 60, 20))<buttonCell key="cell" type="push" id="dc"><accessibility description="Delete"/></buttonCell></button>
            <textField id="f">\(Self.frame(70, 20, 60, 20))<textFieldCell key="cell" editable="YES" id="fc"/>
            <connections><accessibilityConnection property="title" destination="t2" id="a"/></connections></textField>
            <textField id="t2">\(Self.frame(0, 0, 60, 20))<textFieldCell key="cell" title="Weight:" id="t2c"/></textField>
            """
        #expect(
            try spoken(PictureTests.mac(views)) == [
                "1 (Buy)", "2 (Name)", "3 no label", "4 (Day, Week)", "5 (Pears)", "6 Delete", "7 Weight:",
                "8 (Weight:)",
            ])
    }

    @Test func `a screen reader reads the controls and texts of iOS, and what the file makes an element`() throws {
        func element(_ value: String, _ label: String = "") -> String {
            "<accessibility key=\"accessibilityConfiguration\"\(label)><bool key=\"isElement\" value=\"\(value)\"/></accessibility>"
        }
        let views = """
            <button id="b">\(Self.frame(0, 0, 40, 20))<state key="normal" image="trash-icon"/></button>
            <button id="b2">\(Self.frame(50, 0, 40, 20))<state key="normal" title="Buy"/></button>
            <button id="b3">\(Self.frame(100, 0, 40, 20))<state key="normal" title="Secret"/>\(element("NO"))</button>
            <imageView image="apple" id="i">\(Self.frame(0, 20, 40, 20))</imageView>
            <imageView image="apple" id="i2">\(Self.frame(50, 20, 40, 20))\(element("YES", " label=\"Apple\""))</imageView>
            <label id="l">\(Self.frame(100, 20, 40, 20))</label>
            <segmentedControl id="g">\(Self.frame(0, 40, 60, 20))<segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
            <textField placeholder="Name" id="t">\(Self.frame(70, 40, 40, 20))</textField>
            <view id="v">\(Self.frame(0, 60, 40, 20))<subviews><label text="Inside" id="l2">\(Self.frame(0, 0, 40, 20))</label></subviews>\(element("YES", " label=\"Card\""))</view>
            <label text="Gone" alpha="0.0" id="l3">\(Self.frame(70, 60, 40, 20))</label>
            """
        #expect(
            try spoken(PictureTests.iOS(views)) == [
                "1 no label", "2 (Buy)", "3 Apple", "4 (Day, Week)", "5 (Name)", "6 Card",
            ])
    }

    @Test func `each scene has its own reading order`() throws {
        func scene(_ number: Int) -> String {
            """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)" sceneMemberID="viewController">
            <view key="view" id="v\(number)">\(Self.frame(0, 0, 300, 200))<subviews>
            <label text="First" id="a\(number)">\(Self.frame(0, 0, 90, 20))</label>
            <label text="Second" id="b\(number)">\(Self.frame(0, 50, 90, 20))</label></subviews></view></viewController></objects></scene>
            """
        }
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scene(1))\(scene(2))</scenes></document>
            """
        #expect(try spoken(storyboard) == ["1 (First)", "2 (Second)", "1 (First)", "2 (Second)"])
    }

    @Test func `each menu has its own reading order, without separators`() throws {
        let menu = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <menu title="Main" systemMenu="main" id="m"><items>
            <menuItem title="File" id="i1"><menu key="submenu" title="File" id="m1"><items><menuItem title="Open" id="i2"/>
            <menuItem isSeparatorItem="YES" id="i3"/><menuItem title="Close" id="i4"/></items></menu></menuItem>
            <menuItem title="Edit" id="i5"><menu key="submenu" title="Edit" id="m2"><items><menuItem title="Undo" id="i6"/>
            </items></menu></menuItem></items></menu></objects></document>
            """
        #expect(try spoken(menu) == ["1 (File)", "2 (Edit)", "1 (Open)", "2 (Close)", "1 (Undo)"])
    }
}
