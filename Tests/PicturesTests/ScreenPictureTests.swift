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
        let show = "<segue destination=\"c\" kind=\"show\" id=\"p\"/>"
        let shown = Self.storyboard(Self.controller("a", connections: show), Self.controller("c", title))
        #expect(try DrawnDocument(shown).shows("Fruit"))
        let segue = "<segue destination=\"c\" kind=\"presentation\" id=\"p\"/>"
        let presented = Self.storyboard(Self.controller("a", connections: segue), Self.controller("c", title))
        #expect(try !DrawnDocument(presented).shows("Fruit"))
    }

    @Test func `a controller that an embedded controller pushes is below the navigation bar`() throws {
        let title = "<navigationItem key=\"navigationItem\" title=\"Fruit\" id=\"ni\"/>"
        let embed = "<segue destination=\"e\" kind=\"embed\" id=\"s1\"/>"
        let push = "<segue destination=\"d\" kind=\"show\" id=\"s2\"/>"
        let document = Self.storyboard(
            Self.navigation(to: "c"), Self.controller("c", connections: embed), Self.controller("e", connections: push),
            Self.controller("d", title))
        #expect(try DrawnDocument(document).shows("Fruit"))
        let solved = try DrawnDocument(document, Self.request("retina6_12"))
        #expect(try solved.group("ld").contains("translate(16 113)"))
    }

    @Test func `a navigation bar is shown if one of several ways leads to it`() throws {
        let title = "<navigationItem key=\"navigationItem\" title=\"Fruit\" id=\"ni\"/>"
        let hidden = Self.navigation(to: "c").replacing("id=\"n\"", with: "id=\"m\" navigationBarHidden=\"YES\"")
        let plain = Self.controller("a", connections: "<segue destination=\"c\" kind=\"show\" id=\"s\"/>")
        for first in [hidden, plain] {
            let document = Self.storyboard(first, Self.navigation(to: "c"), Self.controller("c", title))
            #expect(try DrawnDocument(document).shows("Fruit"))
            let solved = try DrawnDocument(document, Self.request("retina6_12"))
            #expect(try solved.group("lc").contains("translate(16 113)"))
        }
        #expect(try !DrawnDocument(Self.storyboard(hidden, Self.controller("c", title))).shows("Fruit"))
    }

    @Test func `a constraint to the safe area or to a margin is a line as long as its constant`() throws {
        var request = PictureRequest()
        request.showsConstraints = true
        let picture = try DrawnDocument(Self.storyboard(Self.controller("c")), request)
        let line = try picture.line(inGroup: "c1c")
        #expect(line == "<line x1=\"66\" y1=\"128\" x2=\"66\" y2=\"118\"")
        let document = Self.storyboard(Self.controller("c")).replacing(
            "secondAttribute=\"leading\" constant=\"16\"", with: "secondAttribute=\"leadingMargin\" constant=\"4\"")
        let margin = try DrawnDocument(document, request).line(inGroup: "c2c")
        #expect(margin == "<line x1=\"46\" y1=\"138\" x2=\"42\" y2=\"138\"")
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
        request.device = try PictureDevice("retina4_7", isLandscape: true)
        let low = try DrawnDocument(Self.storyboard(bar, tab("x", "Apples"), tab("y", "Pears")), request)
        #expect(try (343...375).contains(low.number("y", ofText: "Pears")))
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

    // MARK: Texts in other widths

    private struct Translation: PictureAssets {
        let texts: [String: String]

        var hasTranslations: Bool { !texts.isEmpty }

        func translation(objectID: String, property: String) -> String? { texts[objectID + "." + property] }
    }

    /// A label with a second label at its right edge, and a third one below both.
    private static func labels(_ width: Double, lines: Int, height: Double) -> String {
        let text = "The quick brown fox jumps over the lazy dog and runs away into the dark wood"
        return storyboard(
            """
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">\(frame(0, 0, 375, 667))<subviews>
            <label text="\(lines == 0 ? text : "Pear")" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(frame(10, 20, width, height))</label>
            <label text="Plum" translatesAutoresizingMaskIntoConstraints="NO" id="b">\(frame(10 + width + 5, 20, 40, 20))</label>
            <label text="Fig" translatesAutoresizingMaskIntoConstraints="NO" id="d">\(frame(10, 20 + height + 8, 25, 20))</label></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="2"/>
            \(lines == 0 ? "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"10\" id=\"3\"/>" : "")
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="5" id="4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="5"/>
            <constraint firstItem="d" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="6"/>
            <constraint firstItem="d" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="7"/>
            </constraints></view></viewController>
            """)
    }

    private static func place(_ id: String, _ picture: DrawnDocument) throws -> (x: Double, y: Double) {
        let group = try picture.group(id)
        let start = try #require(group.range(of: "translate("))
        let numbers = group[start.upperBound...].prefix { $0 != ")" }.split(separator: " ").compactMap { Double($0) }
        return (try #require(numbers.first), try #require(numbers.last))
    }

    @Test func `an empty line of a text is an empty line in the picture`() throws {
        let label =
            "<label text=\"Pear&#10;&#10;Plum\" numberOfLines=\"0\" id=\"l\">\(Self.frame(0, 0, 100, 61))</label>"
        let picture = try DrawnDocument(PictureTests.iOS(label))
        let (first, last) = (try picture.number("y", ofText: "Pear"), try picture.number("y", ofText: "Plum"))
        #expect(abs(last - first - 2 * 17 * 1.2) < 0.1)
    }

    @Test func `in another language, a longer text moves what is beside it`() throws {
        var request = PictureRequest()
        request.language = "de"
        let document = Self.labels(36, lines: 1, height: 20)
        let same = try DrawnDocument(document, request, assets: Translation(texts: [:]))
        #expect(try Self.place("b", same).x == 51)
        let longer = try DrawnDocument(document, request, assets: Translation(texts: ["a.text": "Pear Pear"]))
        #expect(try (85.0...95).contains(Self.place("b", longer).x))
        #expect(try Self.place("d", longer).y == 48)
        #expect(longer.svg.contains("texts in de, estimated"))
    }

    @Test func `on a narrower device, a text of several lines gets more lines and moves what is below it`() throws {
        let document = Self.labels(355, lines: 0, height: 41)
        let same = try DrawnDocument(document, Self.request("retina4_7"))
        let narrow = try DrawnDocument(document, Self.request("retina4_0"))
        let lines = { (picture: DrawnDocument) in picture.svg.components(separatedBy: "<text").count }
        #expect(try Self.place("d", same).y == 69)
        #expect(lines(narrow) == lines(same) + 1)
        #expect(try abs(Self.place("d", narrow).y - (20 + 41 * 3 / 2.0 + 8)) < 1)
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
