import Foundation
import InterfaceBuilder
import Pictures
import Testing

/// Pictures of interfaces that run from right to left, and of size classes.
@Suite("Mirrored pictures")
struct MirroredPictureTests {
    private func svg(_ document: String, _ change: (inout PictureRequest) throws -> Void = { _ in }) throws -> String {
        var request = PictureRequest()
        try change(&request)
        let document = try InterfaceReader().read(Array(document.utf8))
        return String(decoding: try Picture.svg(of: document, request), as: UTF8.self)
    }

    private func mirrored(_ document: String) throws -> String { try svg(document) { $0.isRightToLeft = true } }

    /// Returns the text element with a content.
    private func element(_ content: String, in svg: String) throws -> String {
        let end = try #require(svg.range(of: ">\(content)</text>"), "no text \(content)")
        let start = try #require(svg[..<end.lowerBound].range(of: "<text", options: .backwards))
        return String(svg[start.lowerBound..<end.lowerBound])
    }

    private func label(_ text: String, _ attributes: String) -> String {
        PictureTests.iOS("<label text=\"\(text)\" \(attributes) id=\"l\">\(PictureTests.frame(10, 20, 80, 21))</label>")
    }

    @Test(arguments: [
        ("ar", true), ("he", true), ("fa-IR", true), ("ur_PK", true), ("uz-Arab", true), ("ckb", true), ("en", false),
        ("az", false), ("ks-Deva", false), ("pa_Arab", true), ("", false),
    ])
    func `languages in Arabic and Hebrew scripts run from right to left`(language: String, isRightToLeft: Bool) {
        #expect(InterfaceDirection.isRightToLeft(language: language) == isRightToLeft)
    }

    @Test func `a natural alignment is right, and left and right stay`() throws {
        let natural = try mirrored(label("Ripe", "textAlignment=\"natural\""))
        #expect(try element("Ripe", in: natural).contains("x=\"80\"") && natural.contains("text-anchor=\"end\""))
        // A document for iOS leaves out the alignment left.
        let left = try element("Ripe", in: mirrored(label("Ripe", "")))
        #expect(left.contains("x=\"0\"") && !left.contains("text-anchor"))
        let right = try element("Ripe", in: mirrored(label("Ripe", "textAlignment=\"right\"")))
        #expect(right.contains("x=\"80\"") && right.contains("text-anchor=\"end\""))
    }

    @Test func `the anchor of an Arabic text is its right end`() throws {
        let text = try element("ناضج", in: mirrored(label("ناضج", "textAlignment=\"natural\"")))
        #expect(text.contains("x=\"80\"") && text.contains("direction=\"rtl\"") && !text.contains("text-anchor"))
        let left = try element("ناضج", in: svg(label("ناضج", "")))
        #expect(left.contains("x=\"0\"") && left.contains("text-anchor=\"end\""))
    }

    @Test func `a switch is mirrored, unless the view is of the kind playback`() throws {
        func knob(_ attributes: String) throws -> String {
            let toggle = "<switch on=\"YES\" \(attributes) id=\"s\">\(PictureTests.frame(0, 0, 51, 31))</switch>"
            let picture = try mirrored(PictureTests.iOS(toggle))
            let start = try #require(picture.range(of: "<circle cx=\""))
            return String(picture[start.upperBound...].prefix { $0 != "\"" })
        }
        #expect(try knob("") == "15.5")
        #expect(try knob("semanticContentAttribute=\"playback\"") == "35.5")
    }

    @Test func `a view that runs from right to left is mirrored in every language`() throws {
        let toggle = """
            <switch on="YES" semanticContentAttribute="forceRightToLeft" id="s">\(PictureTests.frame(0, 0, 51, 31))</switch>
            """
        #expect(try svg(PictureTests.iOS(toggle)).contains("<circle cx=\"15.5\""))
    }

    @Test func `the buttons of a navigation item change sides, and the caption says that the picture is estimated`()
        throws
    {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s1"><objects><viewController id="c1" sceneMemberID="viewController">
            <view key="view" id="v1">\(PictureTests.frame(0, 0, 300, 400))</view>
            <navigationItem key="navigationItem" title="Fruit" id="n"><barButtonItem key="leftBarButtonItem" title="Back" id="b"/>
            </navigationItem></viewController></objects></scene></scenes></document>
            """
        func x(_ picture: String) throws -> Double {
            let text = try element("Back", in: picture)
            let start = try #require(text.range(of: "x=\""))
            return Double(text[start.upperBound...].prefix { $0 != "\"" }) ?? -1
        }
        let (plain, mirrored) = (try svg(storyboard), try mirrored(storyboard))
        #expect(try abs(x(plain) + x(mirrored) - 300) < 0.02)
        #expect(try x(plain) < 100)
        #expect(mirrored.contains("right to left, estimated") && !plain.contains("estimated"))
    }

    @Test func `the groups of a watch screen are mirrored, and an alignment and an object with a direction stay`()
        throws
    {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
            <scenes><scene sceneID="s1"><objects><controller id="c1"><items>
            <group width="1" radius="6" id="g"><items><label text="Ripe" id="l1"/><label text="Green" id="l2"/></items></group>
            <label alignment="left" text="Kept" id="l3"/>
            <group width="1" semanticContentAttribute="forceLeftToRight" id="g2"><items><label text="Stay" id="l4"/></items></group>
            <switch title="On" semanticContentAttribute="playback" id="w1"/><switch title="Off" id="w2"/>
            </items></controller></objects></scene></scenes></document>
            """
        func x(_ text: String, _ picture: String) throws -> Double {
            let element = try element(text, in: picture)
            let start = try #require(element.range(of: "x=\""))
            return Double(element[start.upperBound...].prefix { $0 != "\"" }) ?? -1
        }
        let (plain, mirrored) = (try svg(storyboard), try mirrored(storyboard))
        #expect(try x("Ripe", plain) < x("Green", plain))
        #expect(try x("Ripe", mirrored) > x("Green", mirrored))
        // The screen is 184 points wide.
        #expect(try abs(x("Ripe", plain) + x("Ripe", mirrored) - 184) < 0.02)
        #expect(try x("Kept", plain) == 4 && x("Kept", mirrored) < 60)
        #expect(try x("Stay", plain) == 4 && x("Stay", mirrored) < 60)
        #expect(try x("On", mirrored) == x("On", plain))
        #expect(try abs(x("Off", plain) + x("Off", mirrored) - 184) < 0.02)
    }

    // MARK: Size classes

    @Test func `a size class shows its views and values at the size of the file`() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
            <view id="root">\(PictureTests.frame(0, 0, 375, 667))<subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v">\(PictureTests.frame(10, 10, 40, 40))
            <constraints><constraint firstAttribute="width" constant="40" id="k1"/><constraint firstAttribute="height" constant="40" id="k2"/></constraints>
            </view><view translatesAutoresizingMaskIntoConstraints="NO" id="x">\(PictureTests.frame(0, 0, 9, 9))</view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="k3">
            <variation key="heightClass=compact" constant="90"/></constraint>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="k4"/>
            </constraints><variation key="widthClass=regular"><mask key="subviews"><exclude reference="x"/></mask></variation></view></objects></document>
            """
        let compact = try svg(document) { $0.sizeClass = try PictureSizeClass("wC-hC") }
        #expect(compact.contains("translate(90 10)") && compact.contains("data-id=\"x\""))
        #expect(compact.contains(">solved for wC hC") && compact.contains("width=\"435\""))
        let regular = try svg(document) { $0.sizeClass = try PictureSizeClass("wR hR") }
        #expect(regular.contains("translate(10 10)") && !regular.contains("data-id=\"x\""))
    }

    @Test(arguments: ["wX-hR", "compact", "hR-wC", "wC", "wC-hR-wC", ""])
    func `a name that is not a size class is an error`(name: String) {
        #expect(throws: PictureError.self) { try PictureSizeClass(name) }
    }
}
