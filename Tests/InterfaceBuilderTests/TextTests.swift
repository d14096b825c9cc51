import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("User-visible texts")
struct TextTests {
    @Test func `a text has the name of its attribute, but the tool tip of a view is an ibShadowedToolTip`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <button toolTip="Pay now" id="b"><buttonCell key="cell" title="Pay" alternateTitle="Paid" id="c"/></button>
                <textField id="t"><textFieldCell key="cell" placeholderString="Name" id="d"/></textField>
                <toolbarItem label="Cut" paletteLabel="Cut it" toolTip="Cuts it" id="i"/>
                """))
        #expect(
            read.texts == [
                "b ibShadowedToolTip = Pay now", "c title = Pay", "c alternateTitle = Paid",
                "d placeholderString = Name",
                "i label = Cut", "i paletteLabel = Cut it", "i toolTip = Cuts it",
            ])
    }

    @Test func `titles of button states have the name of the state`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <button id="b"><state key="normal" title="Buy"/><state key="highlighted"><string key="title">Buying
                now</string></state></button>
                """))
        #expect(read.texts == ["b normalTitle = Buy", "b highlightedTitle = Buying\nnow"])
        #expect(read[try read.object("b").text] == "Buy")
    }

    @Test func `the texts of segments have numbers`() throws {
        let iOS = try ReadDocument(
            Documents.iOS(
                """
                <segmentedControl id="s"><segments><segment title="Map"/><segment title="List"/></segments></segmentedControl>
                """))
        #expect(iOS.texts == ["s segmentTitles[0] = Map", "s segmentTitles[1] = List"])
        let mac = try ReadDocument(
            Documents.macOS(
                """
                <segmentedCell id="s"><segments><segment label="Map"/><segment label="List" toolTip="As a list"/></segments></segmentedCell>
                """))
        #expect(
            mac.texts == [
                "s ibShadowedLabels[0] = Map", "s ibShadowedLabels[1] = List", "s ibShadowedToolTips[1] = As a list",
            ])
    }

    @Test func `the title of a table column is the title of its header cell`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <tableColumn id="c"><tableHeaderCell key="headerCell" title="Price"><font key="font" metaFont="smallSystem"/></tableHeaderCell></tableColumn>
                """))
        #expect(read.texts == ["c headerCell.title = Price"])
        #expect(read[try read.object("c").text] == "Price")
    }

    @Test func `items of a combo box have numbers`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <comboBoxCell id="c"><objectValues><string>Apple</string><string>Pear</string></objectValues></comboBoxCell>
                <pickerView id="p"><array key="items"><string>One</string></array></pickerView>
                """))
        #expect(
            Array(read.texts.prefix(2)) == [
                "c ibShadowedObjectValues[0] = Apple", "c ibShadowedObjectValues[1] = Pear",
            ])
    }

    @Test func `accessibility texts have the names that strings files use on each platform`() throws {
        let iOS = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><accessibility key="accessibilityConfiguration" label="Basket" hint="Opens it"/></view>
                """))
        #expect(Set(iOS.texts) == ["v accessibilityLabel = Basket", "v accessibilityHint = Opens it"])
        let mac = try ReadDocument(
            Documents.macOS(
                """
                <button id="b"><accessibility description="Basket" help="Opens it"/></button>
                """))
        #expect(
            Set(mac.texts) == [
                "b ibExternalAccessibilityDescription = Basket", "b ibExternalAccessibilityHelp = Opens it",
            ])
    }

    @Test func `the text in a string or mutable string belongs to the object`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <label id="a"><string key="text">Line one
                Line &lt;two&gt; &amp; more</string></label>
                <textView id="b"><mutableString key="text">Lorem</mutableString></textView>
                """))
        #expect(read.texts == ["a text = Line one\nLine <two> & more", "b text = Lorem"])
        #expect(read[try read.object("a").text] == "Line one\nLine <two> & more")
        #expect(read[try read.object("b").text] == "Lorem")
    }

    @Test func `a text in several pieces, even with CDATA and a comment, is one text`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <label id="a"><string key="text">a<![CDATA[<b>&amp;]]>c&#x4E2D;<!-- note -->d</string></label>
                """))
        #expect(read.texts == ["a text = a<b>&amp;c中d"])
    }

    /// Xcode writes base64 without padding. In old files, the base64 text ends with an extra character.
    @Test(arguments: [
        ("QQ", "A"), ("QQ==", "A"), ("5Y+W5raI", "取消"), ("\n5Y+W\n5raI\n", "取消"), ("Gw", "\u{1B}"), ("TWFuA", "Man"),
    ])
    func `a base64 text is decoded`(encoded: String, expected: String) throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <label id="a"><string key="text" base64-UTF8="YES">\(encoded)</string></label>
                """))
        #expect(read[try read.object("a").text] == expected)
    }

    @Test func `a base64 text in the attributes of an object is also decoded`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <menuItem title="Back" id="m"><string key="keyEquivalent" base64-UTF8="YES">
                CA
                </string></menuItem>
                """))
        let attributes = try JSON.object(read[try read.object("m").attributes])
        #expect(attributes["keyEquivalent"] as? String == "\u{8}")
    }

    @Test func `section headings, prompts and attributed fragments are texts`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <tableViewSection headerTitle="Fruit" footerTitle="All fresh" id="s"/>
                <navigationItem title="Shop" prompt="Welcome" id="n"/>
                <label id="l"><attributedString key="attributedText"><fragment content="Bold"><attributes/></fragment></attributedString></label>
                """))
        #expect(
            read.texts == [
                "s headerTitle = Fruit", "s footerTitle = All fresh", "n title = Shop", "n prompt = Welcome",
                "l attributedText = Bold",
            ])
        #expect(read[try read.object("l").text] == "Bold")
    }

    @Test func `empty and invisible attributes are not texts`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <label text="" userLabel="Only in the outline" id="a"><string key="title"></string></label>
                <button id="b"><userComments key="userComments"/></button>
                """))
        #expect(read.texts.isEmpty)
    }

    @Test func `a text that is an element has the position of that element`() throws {
        let text = Documents.iOS(
            """
            <label id="a">
              <string key="text">One
            Two
            Three</string></label>
            """)
        let read = try ReadDocument(text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("<string") })
        #expect(read.document.texts.map(\.at) == [Position(line: UInt32(line + 1), column: 3)])
    }
}
