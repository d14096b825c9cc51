import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Runtime attributes and resources")
struct PropertyTests {
    @Test func `runtime attributes of every type have values`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="name" value="Pear &amp; co"/>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" red="1" alpha="0.5" colorSpace="calibratedRGB"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="image" keyPath="icon" value="leaf"/>
                <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="box"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="nil" keyPath="gone"/>
                <userDefinedRuntimeAttribute type="string" keyPath="long"><string key="value">two
                lines</string></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="coded"><mutableString key="value" base64-UTF8="YES">QQ</mutableString></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="greeting" value="Hello"/>
                </userDefinedRuntimeAttributes></view>
                """))
        #expect(
            read.runtimeAttributes == [
                "v name string = Pear & co",
                "v layer.cornerRadius number = 8",
                "v ratio number = 0.5",
                "v isRound boolean = YES",
                #"v tint color = {"red":"1","alpha":"0.5","colorSpace":"calibratedRGB"}"#,
                "v icon image = leaf",
                #"v offset size = {"width":"1","height":"2"}"#,
                #"v box rect = {"x":"1","y":"2","width":"3","height":"4"}"#,
                "v gone nil = NULL",
                "v long string = two\nlines",
                "v coded string = A",
                "v greeting localizedString = Hello",
            ])
        #expect(try read.object("v").attributes == .none, "they are not repeated among the attributes")
    }

    @Test func `a runtime attribute belongs to the nearest object`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><subviews><label id="l"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="inner" value="NO"/></userDefinedRuntimeAttributes></label></subviews>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="outer" value="YES"/></userDefinedRuntimeAttributes>
                </view>
                """))
        #expect(read.runtimeAttributes == ["l inner boolean = NO", "v outer boolean = YES"])
    }

    @Test func `a listed resource has its kind, name, catalog and size`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                "<view id=\"v\"/>",
                resources: """
                    <resources>
                    <image name="apple" width="30" height="20"/>
                    <image name="star.fill" catalog="system" width="128" height="116"/>
                    <namedColor name="Blossom"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
                    <systemColor name="systemBackgroundColor"><color white="1" alpha="1"/></systemColor>
                    <sound name="ping"/>
                    </resources>
                    """))
        let resources = read.document.resources
        #expect(resources.map { read[$0.kind] } == ["image", "image", "namedColor", "systemColor", "sound"])
        #expect(resources.map { read[$0.name] } == ["apple", "star.fill", "Blossom", "systemBackgroundColor", "ping"])
        #expect(resources.map { read[$0.catalog] } == [nil, "system", nil, nil, nil])
        #expect(read[resources[0].attributes] == #"{"width":"30","height":"20"}"#)
        #expect(read.resourceUses.isEmpty, "listing is no use")
    }

    @Test func `a use of an image, color or font has the name of the property`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <imageView image="apple" highlightedImage="pear" id="i"/>
                <button id="b"><state key="normal" image="cart" backgroundImage="edge"/>
                    <color key="backgroundColor" name="Blossom"/><color key="tintColor" systemColor="tintColor"/>
                    <fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="17"/>
                    <fontDescription key="other" type="system" pointSize="17"/></button>
                <label id="l"><color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/></label>
                """))
        #expect(
            read.resourceUses == [
                "i image apple as image", "i image pear as highlightedImage", "b image cart as normalImage",
                "b image edge as normalBackgroundImage", "b namedColor Blossom as backgroundColor",
                "b systemColor tintColor as tintColor", "b font Georgia-Bold as fontDescription",
                "l systemColor labelColor as textColor",
            ])
    }

    @Test func `a flag with a name that ends in Image is not an image`() throws {
        let read = try ReadDocument(
            Documents.macOS("<buttonCell id=\"c\" doesNotDimImage=\"YES\" image=\"NSAddTemplate\" sound=\"Glass\"/>"))
        #expect(read.resourceUses == ["c image NSAddTemplate as image", "c sound Glass as sound"])
    }

    @Test func `the header has the attributes of the root element`() throws {
        let read = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99.1234" systemVersion="22G91"
              targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES"
              useSafeAreas="NO" colorMatched="YES" initialViewController="x">
            <dependencies><deployment version="4352" identifier="iOS"/></dependencies>
            <color key="tintColor" red="1"/><scenes/></document>
            """)
        let header = read.document.header
        #expect(read[header.documentType] == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
        #expect(read[header.version] == "3.0")
        #expect(read[header.toolsVersion] == "32700.99.1234")
        #expect(read[header.systemVersion] == "22G91")
        #expect(read[header.deployment] == "4352")
        #expect(header.usesAutolayout && header.isLaunchScreen && header.usesTraitCollections && !header.usesSafeAreas)
        #expect(read[header.initialController] == "x")
        let attributes = try JSON.object(read[header.attributes])
        #expect(attributes["propertyAccessControl"] as? String == "none")
        #expect(attributes["colorMatched"] as? String == "YES")
        #expect((attributes["tintColor"] as? [String: Any])?["red"] as? String == "1")
    }
}

/// Parses JSON with Foundation, to check the JSON that the reader writes.
enum JSON {
    static func object(_ text: String?) throws -> [String: Any] {
        let text = try #require(text)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }
}
