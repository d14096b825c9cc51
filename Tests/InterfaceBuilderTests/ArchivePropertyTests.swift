import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Archives: texts and other properties")
struct ArchivePropertyTests {
    private func read(_ object: String, isMac: Bool = true, flattened: [(String, String)] = []) throws -> ReadDocument {
        try ReadDocument(Archive(isMac: isMac, objects: object, records: [.init("5", "10")], flattened: flattened).text)
    }

    @Test(
        arguments: [
            (
                "NSTextFieldCell",
                "<string key=\"NSContents\">Buy</string><string key=\"NSPlaceholderString\">Name</string>",
                ["5 title = Buy", "5 placeholderString = Name"]
            ),
            (
                "NSButtonCell",
                "<string key=\"NSContents\">On</string><string key=\"NSAlternateContents\">Off</string>",
                ["5 title = On", "5 alternateTitle = Off"]
            ),
            (
                "NSMenuItem", "<string key=\"NSTitle\">Quit</string><string key=\"NSToolTip\">Ends it</string>",
                ["5 title = Quit", "5 ibShadowedToolTip = Ends it"]
            ),
            (
                "NSTableColumn",
                "<object class=\"NSTableHeaderCell\" key=\"NSHeaderCell\"><string key=\"NSContents\">Price</string></object>",
                ["5 headerCell.title = Price"]
            ),
            (
                "NSBox",
                "<object class=\"NSTextFieldCell\" key=\"NSTitleCell\"><string key=\"NSContents\">Fruit</string></object>",
                ["5 title = Fruit"]
            ),
            (
                "NSBox",
                "<int key=\"NSBoxType\">2</int><object class=\"NSTextFieldCell\" key=\"NSTitleCell\"><string key=\"NSContents\">Box</string></object>",
                []
            ),
            (
                "NSFormCell",
                "<string key=\"NSContents\">7</string><object class=\"NSCell\" key=\"NSTitleCell\"><string key=\"NSContents\">Weight:</string></object>",
                ["5 title = Weight:"]
            ),
            (
                "NSImageCell",
                "<object class=\"NSCustomResource\" key=\"NSContents\"><string key=\"NSResourceName\">apple</string></object>",
                []
            ),
            (
                "NSToolbarItem",
                "<string key=\"NSToolbarItemLabel\">Sell</string><string key=\"NSToolbarItemPaletteLabel\">Sell fruit</string>",
                ["5 label = Sell", "5 paletteLabel = Sell fruit"]
            ),
            ("NSTabViewItem", "<string key=\"NSLabel\">Pears</string>", ["5 label = Pears"]),
            ("IBUILabel", "<string key=\"IBUIText\">Apple</string>", ["5 text = Apple"]),
            (
                "IBUIButton",
                "<string key=\"IBUINormalTitle\">Buy</string><string key=\"IBUIHighlightedTitle\">Buying</string>",
                ["5 normalTitle = Buy", "5 highlightedTitle = Buying"]
            ),
            (
                "IBUITextField", "<string key=\"IBUIText\"/><string key=\"IBUIPlaceholder\">Search</string>",
                ["5 placeholder = Search"]
            ),
            (
                "IBUINavigationItem",
                "<string key=\"IBUITitle\">Fruit</string><string key=\"IBUIPrompt\">Choose</string>",
                ["5 title = Fruit", "5 prompt = Choose"]
            ),
        ] as [(String, String, [String])])
    func `a user-visible text has the name that strings files use`(
        element: String, content: String, texts: [String]
    ) throws {
        let read = try read(
            "<object class=\"\(element)\" id=\"10\">\(content)</object>", isMac: element.hasPrefix("NS"))
        #expect(read.texts == texts)
        #expect(
            read[try read.object("5").text]
                == (texts.first { !$0.contains("laceholder") }).map { String($0.drop { $0 != "=" }.dropFirst(2)) })
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `segments have labels and tool tips on macOS, and titles on iOS`(dialect: Archive.Dialect) throws {
        var archive = Archive(dialect, records: [.init("5", "10"), .init("6", "11")])
        archive.objects = """
            <object class="NSSegmentedCell" id="10">\(archive.array([
                "<object class=\"NSSegmentItem\"><string key=\"NSSegmentItemLabel\">List</string></object>",
                "<object class=\"NSSegmentItem\"><string key=\"NSSegmentItemTooltip\">As pictures</string><object class=\"NSCustomResource\" key=\"NSSegmentItemImage\"><string key=\"NSResourceName\">grid</string></object></object>",
            ], key: "NSSegmentImages"))</object>
            <object class="IBUISegmentedControl" id="11">\(archive.array(["<string>Day</string>", "<string>Week</string>"], key: "IBSegmentTitles"))</object>
            """
        let read = try ReadDocument(archive.text)
        #expect(
            read.texts == [
                "5 ibShadowedLabels[0] = List", "5 ibShadowedToolTips[1] = As pictures", "6 segmentTitles[0] = Day",
                "6 segmentTitles[1] = Week",
            ])
        #expect(read.resourceUses == ["5 image grid as segments[1].image"])
    }

    @Test func `a pop-up cell has the title and tag of its selected item`() throws {
        let read = try read(
            """
            <object class="NSPopUpButtonCell" id="10"><object class="NSMenuItem" key="NSMenuItem"><string key="NSTitle">Monthly</string><int key="NSTag">30</int></object></object>
            """)
        #expect(read[try read.object("5").text] == "Monthly")
        #expect(read[try read.object("5").tag] == "30")
        #expect(read.texts == ["5 title = Monthly"])
    }

    @Test func `the text of a text view comes from its storage`() throws {
        let read = try read(
            """
            <object class="NSTextView" id="10"><object class="NSTextContainer" key="NSTextContainer"><object class="NSLayoutManager" key="NSLayoutManager">
            <object class="NSTextStorage" key="NSTextStorage"><object class="NSMutableString" key="NSString"><bytes key="NS.bytes">PGluZm8+A</bytes></object></object></object></object></object>
            """)
        #expect(read.texts == ["5 textStorage = <info>"])
        #expect(read[try read.object("5").text] == "<info>")
    }

    @Test(
        arguments: [
            ("<string key=\"NSFrame\">{{17, -9.5}, {64, 20}}</string>", ["17", "-9.5", "64", "20"]),
            ("<string key=\"NSFrameSize\">{320, 416}</string>", ["0.0", "0.0", "320", "416"]),
            ("<string key=\"NSWindowRect\">{{1, 2}, {3, 4}}</string>", ["1", "2", "3", "4"]),
            ("<string key=\"NSFrame\">{{17, 9}, {64</string>", [nil, nil, nil, nil]), ("", [nil, nil, nil, nil]),
        ] as [(String, [String?])])
    func `a frame is read from a text in braces, which may have only a size`(content: String, frame: [String?]) throws {
        let read = try read("<object class=\"NSView\" id=\"10\">\(content)</object>")
        let rect = try read.object("5").frame
        #expect([rect.x, rect.y, rect.width, rect.height].map { read[$0] } == frame)
    }

    @Test func `identifiers that Xcode generates are ignored`() throws {
        func identifier(_ content: String, _ flattened: [(String, String)] = []) throws -> String? {
            let read = try read("<object class=\"NSTableColumn\" id=\"10\">\(content)</object>", flattened: flattened)
            return read[try read.object("5").identifier]
        }
        #expect(try identifier("<string key=\"NSIdentifier\">price</string>") == "price")
        #expect(try identifier("<string key=\"NSReuseIdentifierKey\">_NS:9</string>") == nil)
        #expect(
            try identifier(
                "<string key=\"NSReuseIdentifierKey\">_NS:9</string>",
                [("5.userInterfaceItemIdentifier", "<string>mine</string>")]) == "mine")
        let cell = try read(
            "<object class=\"IBUITableViewCell\" id=\"10\"><string key=\"IBUIReuseIdentifier\">Fruit</string></object>",
            isMac: false)
        #expect(cell[try cell.object("5").reuseIdentifier] == "Fruit")
    }

    @Test func `a tag of 0 counts as no tag`() throws {
        for (tag, expected) in [("0", nil), ("7", "7"), ("-1", "-1")] as [(String, String?)] {
            let read = try read("<object class=\"NSButton\" id=\"10\"><int key=\"NSTag\">\(tag)</int></object>")
            #expect(read[try read.object("5").tag] == expected)
        }
    }

    // MARK: Placeholders

    @Test func `tool tips and accessibility come from the flattened properties`() throws {
        let read = try read(
            "<object class=\"NSButton\" id=\"10\"/>",
            flattened: [
                (
                    "5.IBAttributePlaceholdersKey",
                    """
                    <object class="NSMutableDictionary"><string key="NS.key.0">ToolTip</string><string key="NS.key.1">AccessibilityDescription</string><string key="NS.key.2">AccessibilityHelp</string>
                    <object class="IBToolTipAttribute" key="NS.object.0"><string key="name">ToolTip</string><reference key="object" ref="10"/><string key="toolTip">Sells it</string></object>
                    <object class="IBAccessibilityAttribute" key="NS.object.1"><string key="accessibilityValue">Sell</string></object>
                    <object class="IBAccessibilityAttribute" key="NS.object.2"><string key="accessibilityValue">Takes money</string></object></object>
                    """
                )
            ])
        #expect(
            read.texts == [
                "5 ibShadowedToolTip = Sells it", "5 ibExternalAccessibilityDescription = Sell",
                "5 ibExternalAccessibilityHelp = Takes money",
            ])
        let button = try read.object("5")
        #expect(read[button.accessibilityLabel] == "Sell")
        #expect(read[button.accessibilityHint] == "Takes money")
        #expect(read[button.text] == nil)
    }

    @Test func `on iOS, accessibility texts come from the object itself`() throws {
        let read = try read(
            """
            <object class="IBUIButton" id="10"><object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">
            <string key="IBUIAccessibilityHint">Calls</string><string key="IBUIAccessibilityLabel">Call</string></object></object>
            """, isMac: false)
        #expect(read[try read.object("5").accessibilityLabel] == "Call")
        #expect(read[try read.object("5").accessibilityHint] == "Calls")
        #expect(read.texts == ["5 accessibilityLabel = Call", "5 accessibilityHint = Calls"])
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `runtime attributes have a type, a key path and a value`(dialect: Archive.Dialect) throws {
        var archive = Archive(dialect, objects: "<object class=\"NSButton\" id=\"10\"/>", records: [.init("5", "10")])
        func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
            """
            <object class="IBUserDefinedRuntimeAttribute"><string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.\(type)</string>\
            <string key="keyPath">\(keyPath)</string>\(value)</object>
            """
        }
        let list = archive.array(
            [
                attribute("number", "flags", "<integer value=\"7\" key=\"value\"/>"),
                attribute("boolean", "isRipe", "<boolean value=\"YES\" key=\"value\"/>"),
                attribute("string", "kind", "<string key=\"value\">Apple</string>"),
                attribute("nil", "worm", "<nil key=\"value\"/>"),
                attribute(
                    "color", "skin",
                    "<object class=\"NSColor\" key=\"value\"><int key=\"NSColorSpace\">3</int><bytes key=\"NSWhite\">MQA</bytes></object>"
                ),
            ], key: "userDefinedRuntimeAttributes")
        archive.flattened = [
            (
                "5.IBAttributePlaceholdersKey",
                """
                <object class="NSMutableDictionary"><string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>
                <object class="IBUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">\(list)</object></object>
                """
            )
        ]
        #expect(
            try ReadDocument(archive.text).runtimeAttributes == [
                "5 flags number = 7", "5 isRipe boolean = YES", "5 kind string = Apple", "5 worm nil = NULL",
                #"5 skin color = {"NSColorSpace":"3","NSWhite":"MQA"}"#,
            ])
    }

    // MARK: Images and fonts

    private func image(_ key: String, _ name: String) -> String {
        "<object class=\"NSCustomResource\" key=\"\(key)\"><string key=\"NSClassName\">NSImage</string><string key=\"NSResourceName\">\(name)</string></object>"
    }

    @Test func `image uses have the property names of the document format, and built-in images are left out`() throws {
        #expect(
            try read(
                "<object class=\"NSButtonCell\" id=\"10\">\(image("NSNormalImage", "apple"))\(image("NSAlternateImage", "pear"))</object>"
            ).resourceUses
                == ["5 image apple as image", "5 image pear as alternateImage"])
        #expect(
            try read("<object class=\"NSImageCell\" id=\"10\">\(image("NSContents", "apple"))</object>").resourceUses
                == ["5 image apple as image"])
        #expect(
            try read("<object class=\"NSButtonCell\" id=\"10\">\(image("NSNormalImage", "NSSwitch"))</object>")
                .resourceUses == [])
        #expect(
            try read(
                "<object class=\"NSMenuItem\" id=\"10\">\(image("NSOnImage", "NSMenuCheckmark"))\(image("NSMixedImage", "half"))</object>"
            ).resourceUses
                == ["5 image half as mixedStateImage"])
        #expect(
            try read(
                "<object class=\"IBUIButton\" id=\"10\">\(image("IBUINormalBackgroundImage", "green.png"))</object>",
                isMac: false
            ).resourceUses
                == ["5 image green.png as normalBackgroundImage"])
    }

    @Test func `the use of a font is recorded unless it is a system font`() throws {
        func font(_ key: String, _ name: String) -> String {
            "<object class=\"NSFont\" key=\"\(key)\"><string key=\"NSName\">\(name)</string></object>"
        }
        #expect(
            try read("<object class=\"NSTextFieldCell\" id=\"10\">\(font("NSSupport", "Monaco"))</object>").resourceUses
                == ["5 font Monaco as font"])
        #expect(
            try read("<object class=\"NSTextFieldCell\" id=\"10\">\(font("NSSupport", "LucidaGrande-Bold"))</object>")
                .resourceUses == [])
        #expect(
            try read("<object class=\"NSButtonCell\" id=\"10\">\(font("NSAlternateImage", "Monaco"))</object>")
                .resourceUses == [])
        #expect(
            try read("<object class=\"IBUILabel\" id=\"10\">\(font("IBUIFont", "Georgia"))</object>", isMac: false)
                .resourceUses == ["5 font Georgia as fontDescription"])
        let described =
            "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\"><int key=\"type\">1</int></object>"
        #expect(
            try read(
                "<object class=\"IBUILabel\" id=\"10\">\(described)\(font("IBUIFont", "Helvetica"))</object>",
                isMac: false
            ).resourceUses == [])
    }
}
