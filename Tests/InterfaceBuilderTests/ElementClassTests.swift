import InterfaceBuilder
import TestSupport
import Testing

@Suite("Class of an element")
struct ElementClassTests {
    @Test(arguments: [
        ("button", "UIButton", "NSButton"),
        ("view", "UIView", "NSView"),
        ("customObject", "NSObject", "NSObject"),
        ("pongPressGestureRecognizer", "UILongPressGestureRecognizer", "NSPongPressGestureRecognizer"),
        ("wkWebView", "WKWebView", "WKWebView"),
    ])
    func `the class of an element depends on the platform`(element: String, onIOS: String, onMacOS: String) {
        #expect(ElementClasses.standard.className(of: element, on: .iOS) == onIOS)
        #expect(ElementClasses.standard.className(of: element, on: .macOS) == onMacOS)
    }

    @Test(arguments: [
        (Platform.iOS, "UIWarpCoil"), (.tvOS, "UIWarpCoil"), (.macOS, "NSWarpCoil"), (.watchOS, "WKInterfaceWarpCoil"),
    ])
    func `the class of an unknown element has the prefix of its platform`(platform: Platform, expected: String) {
        #expect(ElementClasses.standard.className(of: "warpCoil", on: platform) == expected)
    }

    @Test func `an element may have a class of another framework`() {
        #expect(ElementClasses.standard.className(of: "mapView", on: .iOS) == "MKMapView")
        #expect(ElementClasses.standard.entries[.iOS]?["mapView"]?.framework == "MapKit")
    }

    @Test func `custom views, windows and interface controllers have the class that Xcode shows`() {
        let classes = ElementClasses.standard
        #expect(classes.className(of: "customView", on: .macOS) == "NSView")
        #expect(classes.className(of: "window", on: .macOS) == "NSWindow")
        #expect(classes.className(of: "controller", on: .watchOS) == "WKInterfaceController")
    }

    @Test func `an element without an object at run time has a dash as its class`() throws {
        #expect(ElementClasses.standard.className(of: "exit", on: .iOS) == "-")
        let read = try ReadDocument(Documents.iOS("<exit id=\"e\" userLabel=\"Exit\"/>"))
        #expect(read[try read.object("e").runtimeClass] == "-")
    }

    @Test func `a custom class replaces the class of the element`() throws {
        let read = try ReadDocument(Documents.iOS("<button id=\"b\" customClass=\"BuyButton\"/><button id=\"c\"/>"))
        #expect(read[try read.object("b").runtimeClass] == "BuyButton")
        #expect(read[try read.object("c").runtimeClass] == "UIButton")
    }

    @Test func `one reader reads files of different platforms`() throws {
        let reader = InterfaceReader()
        for _ in 0..<2 {
            for (text, expected) in [
                (Documents.iOS("<button id=\"b\"/>"), "UIButton"), (Documents.macOS("<button id=\"b\"/>"), "NSButton"),
            ] {
                let document = try reader.read(Array(text.utf8))
                #expect(document.objects.last.map { document[$0.runtimeClass] } == expected)
            }
        }
    }

    @Test(arguments: [
        ("iOS.CocoaTouch", "com.apple.InterfaceBuilder3.CocoaTouch.XIB", Platform.iOS),
        ("iOS.CocoaTouch.iPad", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .iOS),
        ("MacOSX.Cocoa", "com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS),
        ("AppleTV", "com.apple.InterfaceBuilder.AppleTV.Storyboard", .tvOS),
        ("watchKit", "com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS),
    ])
    func `the target runtime determines the platform`(runtime: String, type: String, platform: Platform) {
        #expect(Platform(targetRuntime: runtime, documentType: type) == platform)
    }

    @Test func `an unknown runtime is kept as written, and its objects have no class`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder.Glasses.XIB" version="4.0" targetRuntime="visionGlasses">
            <objects><view id="v"/><view id="w" customClass="Lens"/></objects></document>
            """)
        #expect(read.document.header.platform == nil)
        #expect(read[read.document.header.targetRuntime] == "visionGlasses")
        #expect(read[read.document.header.version] == "4.0")
        #expect(try read.object("v").runtimeClass == .none)
        #expect(read[try read.object("w").runtimeClass] == "Lens")
    }
}
