import InterfaceBuilder
import TestSupport
import Testing

@Suite("Roles and top-level positions")
struct RoleTests {
    @Test func `the File's Owner is -1 on iOS and -2 on macOS`() throws {
        let reader = InterfaceReader()
        let iOS = try reader.read(Array(Documents.iOS(owner: "CellOwner").utf8))
        let macOS = try reader.read(Array(Documents.macOS(owner: "Controller").utf8))
        let owners = [iOS, macOS].compactMap { document in
            document.filesOwner.map { document[document.objects[$0].objectID] }
        }
        #expect(owners == ["-1", "-2"])
    }

    @Test func `the placeholderIdentifier determines the role of an iOS placeholder`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <placeholder placeholderIdentifier="Toolbar" id="x1" customClass="Bar"/><view id="v"/>
                """))
        #expect(read.document.objects.map(\.role) == [.filesOwner, .firstResponder, .externalObject, .ordinary])
    }

    @Test func `the id determines the role of a macOS placeholder, not its label`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <customObject id="-2" userLabel="View Controller" customClass="NSViewController"/>
            <customObject id="-1"/><customObject id="-3"/>
            <customObject id="17" userLabel="File's Owner"/>
            <customView id="v"><customObject id="-1"/></customView>
            </objects></document>
            """)
        #expect(
            read.document.objects.map(\.role) == [
                .filesOwner, .firstResponder, .application, .ordinary, .ordinary, .ordinary,
            ])
    }

    @Test func `negative ids of iOS custom objects have no meaning`() throws {
        let read = try ReadDocument(Documents.iOS("<customObject id=\"-3\" customClass=\"Helper\"/>"))
        #expect(try read.object("-3").role == .ordinary)
        #expect(try read.object("-3").topLevelIndex == 0)
    }

    @Test func `an iOS storyboard has First Responders, exits and storyboard references, but no File's Owner`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc1">
            <scenes>
            <scene sceneID="s1"><objects>
                <viewController id="vc1" sceneMemberID="viewController"><view key="view" id="v1"/></viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" userLabel="First Responder" sceneMemberID="firstResponder"/>
                <exit id="e1" userLabel="Exit" sceneMemberID="exit"/>
            </objects><point key="canvasLocation" x="1" y="2"/></scene>
            <scene sceneID="s2"><objects>
                <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Login" id="r1" sceneMemberID="viewController"/>
                <tapGestureRecognizer id="tap"/>
            </objects></scene>
            </scenes></document>
            """)
        let document = read.document
        #expect(
            document.objects.map(\.role) == [
                .ordinary, .ordinary, .firstResponder, .exit, .storyboardReference, .ordinary,
            ])
        #expect(document.filesOwner == nil)
        #expect(document.header.isStoryboard)
        #expect(read[document.header.initialController] == "vc1")
        #expect(document.scenes.map { read[$0.sceneID] } == ["s1", "s2"])
        #expect(document.scenes.map { read.id(at: $0.controller) } == ["vc1", "r1"])
        #expect(document.objects.map(\.scene) == [0, 0, 0, 0, 1, 1])
        #expect(document.objects.map(\.position) == [0, 0, 1, 2, 0, 1], "counted from 0 in each scene")
        #expect(document.objects.allSatisfy { $0.topLevelIndex == -1 }, "a storyboard is not loaded as an array")
    }

    @Test func `a macOS storyboard has an application and a First Responder, but no File's Owner`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
            <scenes><scene sceneID="s"><objects>
            <application id="hnw" sceneMemberID="viewController"/>
            <customObject id="Ady" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
            <customObject id="-2" customClass="AppDelegate"/>
            </objects></scene></scenes></document>
            """)
        #expect(read.document.objects.map(\.role) == [.application, .firstResponder, .ordinary])
        #expect(read.document.filesOwner == nil)
    }

    @Test func `if a scene marks no controller, its first object that is not a placeholder is the controller`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/><viewController id="vc"/>
            </objects></scene><scene sceneID="t"/></scenes></document>
            """)
        #expect(read.document.scenes.map { read.id(at: $0.controller) } == ["vc", nil])
    }

    @Test func `the top-level index counts the objects that loadNibNamed returns, in document order`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <placeholder placeholderIdentifier="Extern" id="x"/>
                <tapGestureRecognizer id="tap"/>
                <view id="v1"><subviews><view id="inner"/></subviews></view>
                <customObject id="o" customClass="Model"/>
                """))
        let places = Dictionary(
            uniqueKeysWithValues: read.document.objects.map { (read[$0.objectID] ?? "", $0.topLevelIndex) })
        #expect(places == ["-1": -1, "-2": -1, "x": -1, "tap": 0, "v1": 1, "inner": -1, "o": 2])
    }

    @Test func `the top-level index of a macOS nib skips its three placeholders`() throws {
        let read = try ReadDocument(Documents.macOS("<window id=\"w\"/><userDefaultsController id=\"d\"/>"))
        #expect(read.document.objects.map(\.topLevelIndex) == [-1, -1, -1, 0, 1])
    }
}
