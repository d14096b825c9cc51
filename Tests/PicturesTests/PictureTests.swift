import Foundation
import InterfaceBuilder
import Pictures
import Testing

/// Pictures of small documents, which stand in the tests.
@Suite("Pictures")
struct PictureTests {
    /// Returns a document for iOS with views inside a root view of 200 × 100 points.
    static func iOS(_ content: String, resources: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>\(content)</subviews></view></objects><resources>\(resources)</resources></document>
        """
    }

    /// Returns a document for macOS with views inside a root view of 200 × 100 points.
    static func mac(_ content: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>\(content)</subviews></customView></objects></document>
        """
    }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func svg(
        _ document: String, _ request: PictureRequest = PictureRequest(), assets: any PictureAssets = NoAssets()
    ) throws -> String {
        let document = try InterfaceReader().read(Array(document.utf8))
        return String(decoding: try Picture.svg(of: document, request, assets: assets), as: UTF8.self)
    }

    /// Returns the attribute of the group of an object.
    private func group(_ id: String, in svg: String) throws -> String {
        let start = try #require(svg.range(of: "data-id=\"\(id)\""), "the picture has no object \(id)")
        let line = svg[start.lowerBound...].prefix { $0 != ">" }
        return String(line)
    }

    // MARK: Places

    @Test func `a view is at its frame, with its id, class and label`() throws {
        let label = """
            <label text="Ripe" id="l" customClass="Badge" userLabel="Ripeness">\(Self.frame(10, 20, 80, 21))</label>
            """
        let picture = try svg(Self.iOS(label))
        let group = try group("l", in: picture)
        #expect(group.contains("translate(10 20)"))
        #expect(group.contains("data-class=\"Badge\"") && group.contains("data-label=\"Ripeness\""))
        #expect(picture.contains(">Ripe</text>"))
    }

    @Test func `the y coordinates of macOS grow upward, except in flipped views`() throws {
        let button = "<button id=\"b\">\(Self.frame(10, 70, 80, 20))</button>"
        #expect(try group("b", in: svg(Self.mac(button))).contains("translate(10 10)"))
        let split = """
            <splitView id="s">\(Self.frame(0, 0, 200, 100))
            <subviews><customView id="b">\(Self.frame(0, 60, 200, 40))</customView></subviews></splitView>
            """
        #expect(
            try group("b", in: svg(Self.mac(split))).contains("translate(0 60)")
                || group("b", in: svg(Self.mac(split))).contains("60"))
    }

    @Test func `a view that clips has an svg element of its own`() throws {
        let view = "<view clipsSubviews=\"YES\" id=\"v\">\(Self.frame(5, 6, 50, 20))</view>"
        let group = try group("v", in: svg(Self.iOS(view)))
        #expect(group.contains("x=\"5\" y=\"6\" width=\"50\" height=\"20\""))
    }

    @Test func `frames that are huge or no numbers give finite coordinates`() throws {
        let views = """
            <view id="a"><rect key="frame" x="1e308" y="-1e308" width="1e308" height="1e308"/></view>
            <label text="x" id="b"><rect key="frame" x="nan" y="inf" width="nan" height="-5"/></label>
            """
        let picture = try svg(Self.iOS(views)).lowercased()
        #expect(!picture.contains("nan") && !picture.contains("inf\"") && !picture.contains("e308"))
    }

    // MARK: Contents

    @Test func `markup and scripts in texts are text`() throws {
        let label =
            "<label text=\"&lt;script&gt;alert(1)&lt;/script&gt;\" id=\"l\">\(Self.frame(0, 0, 190, 21))</label>"
        let picture = try svg(Self.iOS(label))
        #expect(!picture.contains("<script"))
        #expect(picture.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }

    @Test func `two pictures of one document have the same bytes`() throws {
        let label =
            "<label text=\"Ripe\" id=\"l\">\(Self.frame(10, 20, 80, 21))</label><switch on=\"YES\" id=\"s\">\(Self.frame(0, 50, 51, 31))</switch>"
        #expect(try svg(Self.iOS(label)) == svg(Self.iOS(label)))
    }

    @Test func `a hidden view is left out unless the request wants it`() throws {
        let label = "<label hidden=\"YES\" text=\"Ripe\" id=\"l\">\(Self.frame(10, 20, 80, 21))</label>"
        #expect(try !svg(Self.iOS(label)).contains("Ripe"))
        var request = PictureRequest()
        request.showsHidden = true
        #expect(try svg(Self.iOS(label), request).contains("Ripe"))
    }

    @Test func `a color is literal, of the document's resources, or of the system in the appearance`() throws {
        func label(_ color: String) -> String {
            "<label text=\"Ripe\" id=\"l\">\(Self.frame(10, 20, 80, 21))\(color)</label>"
        }
        let literal =
            "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\"/>"
        #expect(try svg(Self.iOS(label(literal))).contains("fill=\"#FF0000\""))
        let resource =
            "<namedColor name=\"ripe\"><color red=\"0.0\" green=\"1\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>"
        #expect(
            try svg(Self.iOS(label("<color key=\"textColor\" name=\"ripe\"/>"), resources: resource)).contains(
                "fill=\"#00FF00\""))
        // The value of a screenshot: UIColor.lightGray in the calibrated color space is B8B8B8.
        let calibrated =
            "<color key=\"textColor\" white=\"0.66666666666666663\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
        #expect(try svg(Self.iOS(label(calibrated))).contains("fill=\"#B8B8B8\""))
        var dark = PictureRequest()
        dark.isDark = true
        let system = label("<color key=\"textColor\" systemColor=\"systemRedColor\"/>")
        #expect(try svg(Self.iOS(system)).contains("#FF3B30"))
        #expect(try svg(Self.iOS(system), dark).contains("#FF453A"))
    }

    /// Assets of a repository, for the tests.
    private struct Assets: PictureAssets {
        var nib: InterfaceDocument?
        func image(named name: String) -> PictureImage? {
            name == "apple" ? PictureImage(type: "image/png", bytes: [1, 2, 3]) : nil
        }
        func nib(ofClass name: String) -> InterfaceDocument? { name == "Badge" ? nib : nil }
        func translation(objectID: String, property: String) -> String? {
            objectID == "l" && property == "text" ? "Reif" : nil
        }
    }

    @Test func `images are inside the picture, and an unknown image is a mark with its name`() throws {
        let views = """
            <imageView image="apple" id="i">\(Self.frame(0, 0, 50, 50))</imageView>
            <imageView image="pear" id="j">\(Self.frame(60, 0, 60, 50))</imageView>
            """
        let picture = try svg(Self.iOS(views), assets: Assets())
        #expect(picture.contains("href=\"data:image/png;base64,AQID\""))
        #expect(picture.contains("data-image=\"pear\"") && picture.contains(">pear</text>"))
    }

    @Test func `texts are in the requested language`() throws {
        let label = "<label text=\"Ripe\" id=\"l\">\(Self.frame(10, 20, 80, 21))</label>"
        let picture = try svg(Self.iOS(label), assets: Assets())
        #expect(picture.contains(">Reif</text>") && !picture.contains(">Ripe</text>"))
    }

    @Test func `a custom view shows the nib of its class, but not inside itself`() throws {
        let inner = Self.iOS(
            "<label text=\"Inner\" id=\"l2\">\(Self.frame(0, 0, 80, 21))</label><view customClass=\"Badge\" id=\"again\">\(Self.frame(0, 30, 50, 20))</view>"
        )
        let assets = Assets(nib: try InterfaceReader().read(Array(inner.utf8)))
        let picture = try svg(
            Self.iOS("<view customClass=\"Badge\" id=\"w\">\(Self.frame(10, 10, 100, 60))</view>"), assets: assets)
        #expect(picture.components(separatedBy: ">Inner</text>").count == 2)
    }

    // MARK: Storyboards, windows and menus

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="c1">
        <scenes>
        <scene sceneID="s1"><objects><viewController id="c1" storyboardIdentifier="list" sceneMemberID="viewController">
        <view key="view" id="v1">\(frame(0, 0, 300, 400))<subviews><containerView id="box">\(frame(0, 100, 300, 200))
        <connections><segue destination="c2" kind="embed" id="e1"/></connections></containerView></subviews></view>
        </viewController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="s2"><objects><viewController id="c2" sceneMemberID="viewController">
        <view key="view" id="v2">\(frame(0, 0, 300, 200))<subviews><label text="Embedded" id="l2">\(frame(0, 0, 100, 21))</label>
        <containerView id="back">\(frame(0, 50, 100, 100))<connections><segue destination="c1" kind="embed" id="e2"/></connections></containerView>
        </subviews></view></viewController></objects><point key="canvasLocation" x="100" y="0"/></scene>
        </scenes></document>
        """

    @Test func `container views show the scenes that they embed, and scenes that embed each other end`() throws {
        let picture = try svg(Self.storyboard)
        #expect(picture.components(separatedBy: ">Embedded</text>").count == 3)
    }

    @Test func `scenes that overlap on the canvas stand beside each other`() throws {
        let picture = try svg(Self.storyboard)
        // A picture starts with its position and size. The scenes are 300 points wide and overlap at x 0 and 100.
        let size = try #require(picture.range(of: "viewBox=\"").map { picture[$0.upperBound...].prefix { $0 != "\"" } })
        let numbers = size.split(separator: " ").compactMap { Double($0) }
        #expect(numbers.count == 4 && numbers[2] >= 600)
    }

    @Test func `a scene is found by its identifier, and an unknown scene or object is an error`() throws {
        var request = PictureRequest()
        request.scene = "list"
        #expect(try svg(Self.storyboard, request).contains("data-id=\"v1\""))
        request.scene = "nowhere"
        #expect(throws: PictureError("it has no scene nowhere")) { try svg(Self.storyboard, request) }
        var object = PictureRequest()
        object.object = "l2"
        #expect(try svg(Self.storyboard, object).contains("width=\"100\" height=\"21\""))
        object.object = "none"
        #expect(throws: PictureError("it draws no object with the id none")) { try svg(Self.storyboard, object) }
    }

    @Test func `a document without views is an error`() throws {
        let empty = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/></objects></document>
            """
        #expect(throws: PictureError("it contains no view, window or menu")) { try svg(empty) }
    }

    @Test func `the main menu is a menu bar with open menus, and a window has a title bar`() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <menu title="Main" systemMenu="main" id="m"><items>
            <menuItem title="File" id="i1"><menu key="submenu" title="File" id="m1"><items>
            <menuItem title="Open" keyEquivalent="o" id="i2"/></items></menu></menuItem></items></menu>
            <window title="Prices" id="w"><rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
            <view key="contentView" id="cv">\(Self.frame(0, 0, 300, 200))</view></window></objects></document>
            """
        let picture = try svg(document)
        #expect(picture.contains(">Open</text>") && picture.contains(">\u{2318}O</text>"))
        #expect(picture.contains(">Prices</text>"))
    }

    // MARK: Marks

    @Test func `a highlighted object has an outline, and an object to hide is left out`() throws {
        let views =
            "<label text=\"One\" id=\"a\">\(Self.frame(10, 20, 80, 21))</label><label text=\"Two\" id=\"b\">\(Self.frame(10, 60, 80, 21))</label>"
        var request = PictureRequest()
        (request.highlighted, request.omitted) = (["a"], ["b"])
        let picture = try svg(Self.iOS(views), request)
        #expect(picture.contains("stroke=\"#FF2D92\"") && !picture.contains("Two"))
    }

    @Test func `outlets and constraints are drawn on request`() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
            <outlet property="badge" destination="l" id="o1"/></connections></placeholder>
            <view id="root">\(Self.frame(0, 0, 200, 100))<subviews><label text="Ripe" id="l">\(Self.frame(10, 20, 80, 21))
            <constraints><constraint firstAttribute="width" constant="80" id="k"/></constraints></label></subviews></view></objects></document>
            """
        #expect(try !svg(document).contains("Owner.badge"))
        var request = PictureRequest()
        (request.showsConnections, request.showsConstraints) = (true, true)
        let picture = try svg(document, request)
        #expect(picture.contains(">Owner.badge</text>"))
        #expect(picture.contains("data-id=\"k\"") && picture.contains(">80</text>"))
    }

    // MARK: Devices

    @Test func `the layout is solved for a device, and each view says how its frame was found`() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
            <view id="root">\(Self.frame(0, 0, 375, 667))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v">\(Self.frame(325, 10, 40, 40))
            <constraints><constraint firstAttribute="width" constant="40" id="k1"/><constraint firstAttribute="height" constant="40" id="k2"/></constraints>
            </view></subviews><constraints>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="10" id="k3"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="k4"/>
            </constraints></view></objects></document>
            """
        #expect(try group("v", in: svg(document)).contains("translate(325 10)"))
        var request = PictureRequest()
        request.device = try PictureDevice("retina4_0", isLandscape: false)
        let group = try group("v", in: svg(document, request))
        #expect(group.contains("translate(270 10)") && group.contains("data-frame=\"solved\""))
        #expect(throws: PictureError.self) { try PictureDevice("nokia", isLandscape: false) }
    }

    @Test(arguments: [
        ("iPad13_0rounded", "iPad13_0rounded"), ("ipad13_0rounded", "iPad13_0rounded"), ("ipad13_0", "iPad13_0rounded"),
        ("ipad8_3rounded", "ipad8_3"), ("ipad12_9", "ipad12_9"), ("ipad12_9rounded", "ipad12_9rounded"),
        ("watch38", "watch38"), ("appletv", "appleTV"),
    ])
    func `a device has its name in any version of Xcode`(name: String, identifier: String) throws {
        #expect(try PictureDevice(name, isLandscape: false).identifier == identifier)
    }

    @Test func `a screen of a watch has the size of the device, and a device of another platform changes nothing`()
        throws
    {
        let document = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"><scenes>
            <scene sceneID="s"><objects><controller id="c"><items><label text="Ripe" id="l"/></items></controller></objects></scene>
            </scenes></document>
            """
        var request = PictureRequest()
        request.device = try PictureDevice("watch38", isLandscape: false)
        #expect(try svg(document, request).contains("width=\"136\" height=\"170\""))
        request.device = try PictureDevice("retina4_7", isLandscape: false)
        #expect(try svg(document, request) == svg(document))
        #expect(!request.fits(.watchOS) && !request.fits(.macOS) && request.fits(.iOS) && request.fits(nil))
    }

    // MARK: Size

    @Test func `a text breaks between words, and ends with an ellipsis if its box is too small`() throws {
        func label(_ text: String) -> String {
            "<label text=\"\(text)\" numberOfLines=\"0\" id=\"l\">\(Self.frame(0, 0, 100, 42))</label>"
        }
        let lines = try svg(Self.iOS(label("apples pears plums cherries quinces")))
        #expect(lines.contains(">apples</text>") || lines.contains(">apples pears</text>"))
        #expect(lines.contains("…</text>") && !lines.contains("quinces</text>"))
        let japanese = try svg(Self.iOS(label("名前はまだ無い")))
        #expect(japanese.contains(">名前はまだ</text>") && japanese.contains(">無い</text>"))
        let long = try svg(Self.iOS(label(String(repeating: "word ", count: 1_500_000))))
        #expect(long.utf8.count < 5000)
    }

    @Test func `a document with many views and one with deeply nested views have pictures`() throws {
        let many = String(repeating: "<view id=\"v\">\(Self.frame(0, 0, 10, 10))</view>", count: 20_000)
        #expect(try svg(Self.iOS(many)).utf8.count > 100_000)
        let deep =
            String(repeating: "<view id=\"d\">\(Self.frame(0, 0, 10, 10))<subviews>", count: 110)
            + String(repeating: "</subviews></view>", count: 110)
        #expect(try svg(Self.iOS(deep)).contains("data-id=\"d\""))
    }
}
