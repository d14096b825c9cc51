import InterfaceBuilder
import TestSupport
import Testing

@Suite("Objects of a document")
struct ObjectTests {
    @Test func `an element of any name with an id is an object`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <holoDeck id="h1"><subviews><warpCoil id="w1" frequency="7"/></subviews></holoDeck>
                """))
        #expect(read.objectIDs == ["-1", "-2", "h1", "w1"])
        let coil = try read.object("w1")
        #expect(read[coil.element] == "warpCoil")
        #expect(read[coil.attributes] == #"{"frequency":"7"}"#)
    }

    @Test func `an object has its parent, depth, position, and the key or list that holds it`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <window id="w"><view key="contentView" id="v"><subviews>
                <button id="b1"><buttonCell key="cell" id="c1"/></button>
                <button id="b2"/>
                </subviews></view></window>
                """))
        func place(_ id: String) throws -> String {
            let object = try read.object(id)
            return
                "\(read.id(at: object.parent) ?? "top") \(object.depth) \(object.position) \(read[object.key] ?? "-")"
        }
        #expect(try place("w") == "top 0 3 objects")
        #expect(try place("v") == "w 1 0 contentView")
        #expect(try place("b1") == "v 2 0 subviews")
        #expect(try place("c1") == "b1 3 0 cell")
        #expect(try place("b2") == "v 2 1 subviews")
        #expect(read.document.depth == 4)
    }

    @Test func `each common field of the inspectors has its own property`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <tableViewCell id="c" userLabel="Row" reuseIdentifier="Fruit" restorationIdentifier="rest" tag="42"
                    customClass="FruitCell" customModule="Orchard" customModuleProvider="target" misplaced="YES"/>
                <viewController id="v" storyboardIdentifier="Detail" ambiguous="YES"/>
                """))
        let cell = try read.object("c")
        #expect(read[cell.userLabel] == "Row")
        #expect(read[cell.reuseIdentifier] == "Fruit")
        #expect(read[cell.restorationIdentifier] == "rest")
        #expect(read[cell.tag] == "42")
        #expect(read[cell.customClass] == "FruitCell")
        #expect(read[cell.customModule] == "Orchard")
        #expect(read[cell.customModuleProvider] == "target")
        #expect(cell.isMisplaced && !cell.isAmbiguous)
        #expect(cell.attributes == .none, "nothing is said twice")
        let controller = try read.object("v")
        #expect(read[controller.storyboardIdentifier] == "Detail")
        #expect(controller.isAmbiguous && !controller.isMisplaced)
    }

    @Test func `an empty attribute counts as absent`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v" customClass="" customModule="" customModuleProvider="" userLabel="" reuseIdentifier=""/>
                """))
        let view = try read.object("v")
        #expect(view.customClass == .none)
        #expect(view.customModule == .none)
        #expect(view.customModuleProvider == .none)
        #expect(view.userLabel == .none)
        #expect(view.reuseIdentifier == .none)
        #expect(read[view.runtimeClass] == "UIView")
    }

    @Test func `devices, dependencies and designables have ids but are not objects`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
            <dependencies><deployment version="2304" identifier="iOS"/><plugIn identifier="p" version="1"/></dependencies>
            <objects><view id="v"/></objects>
            <designables><designable name="v"><size key="intrinsicContentSize" width="1" height="1"/><view id="x"/></designable></designables>
            </document>
            """)
        #expect(read.objectIDs == ["v"])
        #expect(read[read.document.header.deployment] == "2304")
    }

    @Test func `the frame is the frame of the object, or the content rectangle of a window`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <window id="w"><rect key="contentRect" x="196" y="240" width="480.5" height="270"/>
                <rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>
                <view key="contentView" id="v"><rect key="frame" x="-1.5" y="0.0" width="480" height="1e3"/></view></window>
                """))
        func frame(_ id: String) throws -> [String?] {
            let frame = try read.object(id).frame
            return [read[frame.x], read[frame.y], read[frame.width], read[frame.height]]
        }
        #expect(try frame("w") == ["196", "240", "480.5", "270"])
        #expect(try frame("v") == ["-1.5", "0.0", "480", "1e3"])
    }

    @Test func `accessibility texts come from attributes, from elements, and from the macOS attributes`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="a"><accessibility key="accessibilityConfiguration" hint="Opens it" label="Basket" identifier="basket"/></view>
                <view id="b"><accessibility key="accessibilityConfiguration">
                    <string key="label">Two
                lines</string></accessibility></view>
                """))
        let (a, b) = (try read.object("a"), try read.object("b"))
        #expect(read[a.accessibilityLabel] == "Basket")
        #expect(read[a.accessibilityHint] == "Opens it")
        #expect(read[a.accessibilityIdentifier] == "basket")
        #expect(read[b.accessibilityLabel] == "Two\nlines")

        let mac = try ReadDocument(
            Documents.macOS(
                """
                <button id="m"><accessibility description="Basket" help="Opens it" identifier="basket"/></button>
                """))
        let button = try mac.object("m")
        #expect(mac[button.accessibilityLabel] == "Basket")
        #expect(mac[button.accessibilityHint] == "Opens it")
    }

    @Test func `objects with the same id are all kept, and a reference leads to the first`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="dup" tag="1"/><view id="dup" tag="2"><connections><outlet property="other" destination="dup" id="o"/></connections></view>
                """))
        #expect(read.objectIDs == ["-1", "-2", "dup", "dup"])
        let outlet = try read.connection("o")
        #expect(outlet.source == 3)
        #expect(outlet.destination == 2)
    }
}
