import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Line and column")
struct PositionTests {
    /// Returns the text without its marks, and the position of each marked element. A mark is a `⌖` before the `<` of
    /// an element.
    private static func unmarked(_ text: String) -> (text: String, places: [Position]) {
        var plain = String.UnicodeScalarView()
        var (line, column) = (UInt32(1), UInt32(1))
        var places: [Position] = []
        for scalar in text.unicodeScalars {
            if scalar == "⌖" {
                places.append(Position(line: line, column: column))
                continue
            }
            plain.append(scalar)
            if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
        return (String(plain), places)
    }

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">

        """

    private static let marked =
        head + """
            <!-- <view id="no"/> --><objects>⌖<view id="a"/>⌖<view id="b"
                title="é中😀 > >"/><!-- é --> ⌖<view id="c">
            \t\t⌖<label id="d" text="x"/></view> é中😀 ⌖<view
            id="e"
              ><subviews
            >⌖<view id="f" a="&lt;view id='no'"/>⌖<view a="&lt;&amp;>" id="g"/></subviews></view>
            </objects></document>
            """

    @Test func `the position of an element is the start of its tag, with columns in code points`() throws {
        let (text, places) = Self.unmarked(Self.marked)
        let read = try ReadDocument(text)
        #expect(read.objectIDs == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(read.document.objects.map(\.at) == places)
    }

    @Test func `carriage returns count as characters, and line feeds end lines`() throws {
        let (text, places) = Self.unmarked(Self.marked)
        let read = try ReadDocument(text.replacingOccurrences(of: "\n", with: "\r\n"))
        #expect(read.document.objects.map(\.at) == places)
    }

    @Test(
        arguments: [
            ("UTF-8 with a byte order mark", [0xEF, 0xBB, 0xBF], String.Encoding.utf8),
            ("UTF-16, little end first", [0xFF, 0xFE], .utf16LittleEndian),
            ("UTF-16, big end first", [0xFE, 0xFF], .utf16BigEndian),
            ("UTF-16 without a byte order mark", [], .utf16LittleEndian),
        ] as [(String, [UInt8], String.Encoding)])
    func `positions do not depend on the encoding`(name: String, mark: [UInt8], encoding: String.Encoding) throws {
        let (text, places) = Self.unmarked(Self.marked)
        let data = try #require(text.data(using: encoding))
        let read = try ReadDocument(mark + Array(data))
        #expect(read.document.objects.map(\.at) == places)
        let attributes = try JSON.object(read[try read.object("f").attributes])
        #expect(attributes["a"] as? String == "<view id='no'")
        #expect(read.texts.first == "b title = é中😀 > >")
    }

    @Test func `the reader uses the declared encoding`() throws {
        let text =
            "<?xml version='1.0' encoding='ISO-8859-1'?>\n<document targetRuntime='iOS.CocoaTouch'><objects>\u{E9}<view id='a' title='caf\u{E9}'/></objects></document>"
        let latin = try #require(text.data(using: .isoLatin1))
        let read = try ReadDocument(Array(latin))
        #expect(read.texts == ["a title = café"])
        #expect(read.document.objects.map(\.at) == [Position(line: 2, column: 52)])
    }

    @Test func `positions are exact far into a large file`() throws {
        let filler = (0..<20_000).map { "<label id=\"n\($0)\" text=\"Füllung \($0)\"/>" }.joined(separator: "\n")
        let (text, places) = Self.unmarked(
            Self.head + "<objects>" + filler + "\n  é ⌖<view id=\"last\"/></objects></document>")
        let read = try ReadDocument(text)
        #expect(try read.object("last").at == places.last)
    }

    @Test func `connections, constraints, scenes, texts and all other rows have positions`() throws {
        let (text, places) = Self.unmarked(
            """
            <document type="x.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
             ⌖<scene sceneID="s"><objects><viewController id="vc"><view key="view" id="v"><constraints>
              ⌖<constraint firstAttribute="width" id="c">⌖<variation key="default" constant="1"/></constraint></constraints>
              ⌖<color key="tintColor" name="Blossom"/>
              <userDefinedRuntimeAttributes>
               ⌖<userDefinedRuntimeAttribute type="number" keyPath="n"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
              <connections> ⌖<outlet property="p" destination="v" id="o"/></connections></view></viewController></objects></scene>
            </scenes><resources>
            \t⌖<image name="i"/>
            </resources></document>
            """)
        let document = try ReadDocument(text).document
        #expect(document.scenes.map(\.at) == [places[0]])
        #expect(document.constraints.map(\.at) == [places[1]])
        #expect(document.variations.map(\.at) == [places[2]])
        #expect(document.resourceUses.map(\.at) == [places[3]])
        #expect(document.runtimeAttributes.map(\.at) == [places[4]])
        #expect(document.connections.map(\.at) == [places[5]])
        #expect(document.resources.map(\.at) == [places[6]])
    }
}
