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
}
