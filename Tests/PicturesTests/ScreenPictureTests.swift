import Foundation
import Pictures
import Testing

/// The screens of controllers: bars, status bar and devices.
@Suite struct ScreenPictureTests {
    private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A storyboard for an iPhone of 375 × 667 points.
    private static func storyboard(_ scenes: String...) -> String {
        let contents = scenes.enumerated().map {
            "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait"/><scenes>\(contents.joined())</scenes></document>
            """
    }

    private static func navigation(to destination: String) -> String {
        """
        <navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb">\(frame(0, 20, 375, 44))</navigationBar>
        <connections><segue destination="\(destination)" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """
    }

    /// A controller with a label 10 points below the safe area.
    private static func controller(
        _ id: String, _ content: String = "", height: Double = 667, connections: String = ""
    ) -> String {
        """
        <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)">\(frame(0, 0, 375, height))
        <subviews><label text="Pear" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)">\(frame(16, 74, 40, 20))</label></subviews>
        <constraints><constraint firstItem="l\(id)" firstAttribute="top" secondItem="g\(id)" secondAttribute="top" constant="10" id="c1\(id)"/>
        <constraint firstItem="l\(id)" firstAttribute="leading" secondItem="v\(id)" secondAttribute="leading" constant="16" id="c2\(id)"/></constraints>
        <viewLayoutGuide key="safeArea" id="g\(id)"/></view>\(content)<connections>\(connections)</connections></viewController>
        """
    }

    private static func request(_ device: String, isLandscape: Bool = false) throws -> PictureRequest {
        var request = PictureRequest()
        request.device = try PictureDevice(device, isLandscape: isLandscape)
        return request
    }

    @Test(arguments: [("retina6_12", false, 103), ("retina6_12", true, 32), ("ipad11_0rounded", false, 74)])
    func `on another device, the safe area begins below the navigation bar of that device`(
        device: String, isLandscape: Bool, top: Int
    ) throws {
        let document = Self.storyboard(Self.navigation(to: "c"), Self.controller("c"))
        let picture = try DrawnDocument(document, Self.request(device, isLandscape: isLandscape))
        #expect(try picture.group("lc").contains("translate(16 \(top + 10))"))
    }

    @Test func `on another device, a view of its own size keeps it`() throws {
        let popover = Self.controller("c", height: 200).replacing("width=\"375.0\"", with: "width=\"300.0\"")
        let picture = try DrawnDocument(Self.storyboard(popover), Self.request("retina6_12"))
        #expect(try picture.group("c").contains("width=\"300\" height=\"200\""))
        let whole = try DrawnDocument(Self.storyboard(Self.controller("c")), Self.request("retina6_12"))
        #expect(try whole.group("c").contains("width=\"393\" height=\"852\""))
    }

    @Test func `an empty navigation item shows a bar only if a navigation controller leads to it`() throws {
        let empty = "<navigationItem key=\"navigationItem\" id=\"ni\"/>"
        let line = "y1=\"64\" x2=\"375\" y2=\"64\""
        #expect(try !DrawnDocument(Self.storyboard(Self.controller("c", empty))).svg.contains(line))
        let pushed = Self.storyboard(Self.navigation(to: "c"), Self.controller("c", empty))
        #expect(try DrawnDocument(pushed).svg.components(separatedBy: line).count == 3)
        let title = "<navigationItem key=\"navigationItem\" title=\"Fruit\" id=\"ni\"/>"
        #expect(try DrawnDocument(Self.storyboard(Self.controller("c", title))).shows("Fruit"))
        let segue = "<segue destination=\"c\" kind=\"presentation\" id=\"p\"/>"
        let presented = Self.storyboard(Self.controller("a", connections: segue), Self.controller("c", title))
        #expect(try !DrawnDocument(presented).shows("Fruit"))
    }

    @Test func `a controller below a tab bar shows the tabs, with its own tab selected`() throws {
        func tab(_ id: String, _ title: String) -> String {
            Self.controller(id, "<tabBarItem key=\"tabBarItem\" title=\"\(title)\" id=\"t\(id)\"/>")
        }
        let bar = """
            <tabBarController id="b" sceneMemberID="viewController"><tabBar key="tabBar" id="tb">\(Self.frame(0, 618, 375, 49))</tabBar><connections>
            <segue destination="x" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="y" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
            """
        var request = PictureRequest()
        request.scene = "y"
        let picture = try DrawnDocument(Self.storyboard(bar, tab("x", "Apples"), tab("y", "Pears")), request)
        #expect(picture.shows("Apples") && picture.shows("Pears"))
        #expect(try picture.text("Pears").contains("fill=\"#007AFF\""))
        #expect(try !picture.text("Apples").contains("fill=\"#007AFF\""))
    }

    @Test func `a whole screen has a status bar, a sheet and a screen without one have not`() throws {
        #expect(try DrawnDocument(Self.storyboard(Self.controller("c"))).shows("9:41"))
        #expect(try !DrawnDocument(Self.storyboard(Self.controller("c", height: 647))).shows("9:41"))
        let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
        #expect(try !DrawnDocument(Self.storyboard(Self.controller("c", none))).shows("9:41"))
    }

    @Test func `frames of a table that contain the navigation bar are not moved below it`() throws {
        func table(_ y: Double) -> String {
            """
            <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="v">\(Self.frame(0, 0, 375, 667))<prototypes>
            <tableViewCell id="c1">\(Self.frame(0, y, 375, 44))</tableViewCell></prototypes></tableView></tableViewController>
            """
        }
        let moved = "<g transform=\"translate(0 64)\">"
        #expect(try DrawnDocument(Self.storyboard(Self.navigation(to: "c"), table(28))).svg.contains(moved))
        #expect(try !DrawnDocument(Self.storyboard(Self.navigation(to: "c"), table(86))).svg.contains(moved))
    }

    @Test func `the parts of an attributed text have their own fonts and colors`() throws {
        let label = """
            <label id="l" numberOfLines="0">\(Self.frame(0, 0, 300, 60))<attributedString key="attributedText">
            <fragment content="Ripe "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <font key="NSFont" size="20" name="Helvetica-Bold"/></attributes></fragment>
            <fragment content="pears"><attributes><font key="NSFont" size="12" name="Helvetica"/></attributes></fragment></attributedString></label>
            """
        let svg = try DrawnDocument(PictureTests.iOS(label)).svg
        #expect(svg.contains(">Ripe </tspan><tspan font-size=\"12\""))
        let ripe = try #require(svg.components(separatedBy: "<tspan").first { $0.contains(">Ripe </tspan>") })
        #expect(ripe.contains("font-size=\"20\"") && ripe.contains("fill=\"#FF0000\""))
        #expect(ripe.contains("font-weight=\"700\""))
    }
}
