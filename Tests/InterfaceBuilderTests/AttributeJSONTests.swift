import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Other attributes as JSON")
struct AttributeJSONTests {
    private func attributes(_ element: String, of id: String = "v") throws -> String? {
        let read = try ReadDocument(Documents.iOS(element))
        return read[try read.object(id).attributes]
    }

    @Test func `attributes become members with the same names, in the same order`() throws {
        #expect(
            try attributes("<view id=\"v\" opaque=\"NO\" alpha=\"0.5\" contentMode=\"left\"/>")
                == #"{"opaque":"NO","alpha":"0.5","contentMode":"left"}"#)
    }

    @Test func `an object without other attributes has no JSON`() throws {
        #expect(
            try attributes(
                "<view id=\"v\" customClass=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
            ) == nil)
    }

    @Test func `keyed children become members with the name of their key`() throws {
        #expect(
            try attributes(
                """
                <view id="v"><color key="backgroundColor" white="1" alpha="1"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <autoresizingMask key="empty"/></view>
                """) == #"{"backgroundColor":{"white":"1","alpha":"1"},"autoresizingMask":{"widthSizable":"YES"}}"#)
    }

    @Test func `children without a key become lists with the name of their element`() throws {
        #expect(
            try attributes(
                """
                <view id="v"><segments><segment title="A"/><segment title="B"/></segments></view>
                """) == #"{"segments":[{"segment":[{"title":"A"},{"title":"B"}]}]}"#)
    }

    @Test func `a child with a text or one value is a string, and nil is null`() throws {
        #expect(
            try attributes(
                """
                <view id="v"><string key="a">x</string><bool key="b" value="YES"/><integer key="c" value="7"/><real key="d" value="1.5"/>
                <nil key="e"/><string key="f"/><items><string>One</string><string>Two</string></items></view>
                """) == #"{"a":"x","b":"YES","c":"7","d":"1.5","e":null,"f":"","items":[{"string":["One","Two"]}]}"#)
    }

    @Test func `the attributes of an inner object, constraint or connection are only in its own row`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v" alpha="1"><subviews><label id="l" lines="2"/></subviews>
                <constraints><constraint firstAttribute="width" id="c" symbolic="YES"/></constraints>
                <connections><outlet property="p" destination="l" id="o" note="n"/></connections>
                <color key="tint" white="0"/></view>
                """))
        #expect(read[try read.object("v").attributes] == #"{"alpha":"1","tint":{"white":"0"}}"#)
        #expect(read[try read.object("l").attributes] == #"{"lines":"2"}"#)
        #expect(read[try read.constraint("c").attributes] == #"{"symbolic":"YES"}"#)
        #expect(read[try read.connection("o").attributes] == #"{"note":"n"}"#)
    }

    @Test func `characters that JSON escapes are escaped`() throws {
        let json = try attributes(
            """
            <view id="v" a="&quot;\\ &amp; &lt; / é 中 😀&#9;&#10;&#x1F600;" b='&apos;"'><string key="c">tab\there</string></view>
            """)
        let members = try JSON.object(json)
        #expect(members["a"] as? String == "\"\\ & < / é 中 😀\t\n😀")
        #expect(members["b"] as? String == "'\"")
        #expect(members["c"] as? String == "tab\there")
    }

    @Test func `a character reference to an ampersand does not begin another reference`() throws {
        let members = try JSON.object(
            try attributes("<view id=\"v\" a=\"&amp;#38;lt;\" b=\"&#38;amp;\" c=\"&amp;\" d=\"&amp;amp;\"/>"))
        #expect(members["a"] as? String == "&#38;lt;")
        #expect(members["b"] as? String == "&amp;")
        #expect(members["c"] as? String == "&")
        #expect(members["d"] as? String == "&amp;")
    }

    @Test func `the JSON is valid for unknown and oddly nested elements`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v" key="k"><a/><a x="1"/><b><c/><c><d key="e"><f/></d></c></b><a x="2"/>stray text
                <g key="h"><nil key="i"/><nil/><string>s</string><string key="t">u</string><string/></g>
                <subviews><x><view id="w"><j key="m"><n o="p"/></j></view></x><q r="s"/></subviews>
                <data key="bytes">AAEC</data><z key="">text</z><y key="&quot;">t</y>
                <attributedString key="s"><fragment content="x"><attributes><color key="NSColor" white="1"/></attributes></fragment>
                <fragment><mutableString key="content">y
                z</mutableString></fragment></attributedString></view>
                """))
        for object in read.document.objects where object.attributes != .none {
            _ = try JSON.object(read[object.attributes])
        }
        let members = try JSON.object(read[try read.object("v").attributes])
        #expect((members["g"] as? [Any]) == nil)
        let h = try #require(members["h"] as? [String: Any])
        #expect(h["i"] is NSNull)
        #expect(h["t"] as? String == "u")
        #expect(members["\""] as? String == "t")
        let inner = try JSON.object(read[try read.object("w").attributes])
        #expect(((inner["m"] as? [String: Any])?["n"] as? [[String: Any]])?.first?["o"] as? String == "p")
    }
}
