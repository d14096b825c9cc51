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
}
