import Comparing
import InterfaceBuilder
import Showing
import ShowingChanges
import TestSupport
import Testing

@Suite("Settings in words")
struct SettingsWordsTests {
    // MARK: Archives

    private func archive(_ items: String) -> String {
        let records = ["m1": 10].map {
            "<object class=\"IBObjectRecord\"><int key=\"objectID\">\($0.value)</int><reference key=\"object\" ref=\"\($0.key)\"/><reference key=\"parent\" ref=\"root\"/></object>"
        }
        let ids = items.split(separator: "id=\"").dropFirst().compactMap {
            $0.split(separator: "\"").first.map(String.init)
        }
        let children = ids.map {
            "<object class=\"IBObjectRecord\"><int key=\"objectID\">\($0.dropFirst())</int><reference key=\"object\" ref=\"\($0)\"/><reference key=\"parent\" ref=\"m1\"/></object>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
            <int key="IBDocument.SystemTarget">1060</int>
            <object class="NSMutableArray" key="IBDocument.RootObjects" id="root"><bool key="EncodedWithXMLCoder">YES</bool>
            <object class="NSMenu" id="m1"><string key="NSTitle">File</string>
            <object class="NSMutableArray" key="NSMenuItems"><bool key="EncodedWithXMLCoder">YES</bool>\(items)</object></object></object>
            <object class="IBObjectContainer" key="IBDocument.Objects"><object class="IBMutableOrderedSet" key="objectRecords">
            <object class="NSArray" key="orderedObjects"><bool key="EncodedWithXMLCoder">YES</bool>
            \((records + children).joined())</object></object></object></data></archive>
            """
    }

    private func item(_ id: Int, _ title: String, _ key: String = "", mask: Int? = nil, _ more: String = "") -> String {
        """
        <object class="NSMenuItem" id="i\(id)"><reference key="NSMenu" ref="m1"/>\(more)<string key="NSTitle">\(title)</string>
        <string key="NSKeyEquiv">\(key)</string>\(mask.map { "<int key=\"NSKeyEquivModMask\">\($0)</int>" } ?? "")</object>
        """
    }

    @Test func `a new menu item of an archive is shown with its key equivalent, its tag and its kind`() throws {
        let save = item(21, "Save", "s", mask: 1_048_576)
        let copy = item(
            22, "Save a Copy", "s", mask: 1_572_864,
            #"<bool key="NSIsAlternate">YES</bool><bool key="NSIsDisabled">YES</bool><int key="NSTag">7</int>"#)
        let separator = item(23, "", "", #"<bool key="NSIsDisabled">YES</bool><bool key="NSIsSeparator">YES</bool>"#)
        #expect(
            try Compared(archive(save), archive(save + copy + separator)).text() == [
                #"menu "File""#,
                #"  + menu item "Save a Copy" after menu item "Save" (2 of 3): tag 7; key ⌥⌘S, alternate, disabled"#,
                #"  + menu item (separator) after menu item "Save a Copy" (3 of 3)"#,
            ])
    }

    @Test func `a changed setting of an archive has the name from the document format`() throws {
        let text = try Compared(
            archive(item(21, "Save", "s", mask: 1_048_576)),
            archive(item(21, "Save", "d", mask: 1_179_648, #"<bool key="NSIsAlternate">YES</bool>"#))
        ).text()
        #expect(text == [#"~ menu "File" › menu item "Save""#, "    ~ key ⌘S → ⇧⌘D", "    ~ alternate → YES"])
    }

    @Test func `an archived menu item without a modifier mask has a key without modifiers`() throws {
        let text = try Compared(archive(item(21, "Save")), archive(item(21, "Save", "s"))).text()
        #expect(text == [#"~ menu "File" › menu item "Save": key → S"#])
    }

    @Test(arguments: [(1 << 31, "state → on"), (1 << 29, "enabled → NO"), (1 << 16, "NSCellFlags 0 → 65536")])
    func `the flags of an archived cell are read bit by bit`(flag: Int, words: String) throws {
        func cell(_ flags: Int) -> String {
            archive(item(21, "Save")).replacing("NSMenuItem", with: "NSButtonCell")
                .replacing(
                    "<string key=\"NSTitle\">Save</string>",
                    with:
                        "<string key=\"NSContents\">Save</string><int key=\"NSCellFlags\">\(Int32(truncatingIfNeeded: flags))</int>"
                )
        }
        let text = try Compared(cell(0), cell(flag)).text()
        #expect(text.count == 1 && text[0].hasSuffix(": " + words), "\(text)")
    }

    // MARK: Keys

    @Test func `the key equivalent of a button has only the modifiers in the file`() throws {
        func view(_ cell: String) -> String {
            Documents.macOS("<customView id=\"v\"><subviews>\(cell)</subviews></customView>")
        }
        func button(_ key: String, _ mask: String = "") -> String {
            "<button id=\"b\"><buttonCell key=\"cell\" type=\"push\" title=\"OK\" keyEquivalent=\"\(key)\" id=\"c\">\(mask)</buttonCell></button>"
        }
        #expect(try Compared(view(""), view(button("&#13;"))).text() == [#"+ view › button "OK": key return"#])
        let mask = #"<modifierMask key="keyEquivalentModifierMask" command="YES"/>"#
        #expect(
            try Compared(view(button("k")), view(button("k", mask))).text() == [#"~ view › button "OK": key K → ⌘K"#])
    }

    // MARK: States of controls

    @Test func `a new pop-up button is shown with its selected item, and with a note if it pulls down`() throws {
        func view(_ more: String) -> String {
            Documents.macOS("<customView id=\"v\"><subviews>\(more)</subviews></customView>")
        }
        let popUp = """
            <popUpButton id="p"><popUpButtonCell key="cell" title="Weekly" selectedItem="112" pullsDown="YES" id="c"><menu key="menu" id="m"><items>
            <menuItem title="Daily" id="111"/><menuItem title="Weekly" state="on" id="112"/></items></menu></popUpButtonCell></popUpButton>
            """
        let text = try Compared(view(""), view(popUp)).text().joined(separator: "\n")
        #expect(text.contains(#"selectedItem menu item "Weekly""#) && text.contains("pulls down"), "\(text)")
    }

    @Test func `a new segmented control is shown with its segments and the selected one`() throws {
        func view(_ more: String) -> String {
            Documents.macOS("<customView id=\"v\"><subviews>\(more)</subviews></customView>")
        }
        let control = """
            <segmentedControl id="s"><segmentedCell key="cell" trackingMode="selectOne" id="c"><segments><segment label="List"/>
            <segment label="Icons" selected="YES" tag="1"/></segments></segmentedCell></segmentedControl>
            """
        let text = try Compared(view(""), view(control)).text().joined(separator: "\n")
        #expect(text.contains(#"segments "List", "Icons" (selected)"#), "\(text)")
    }

    @Test func `a new prototype cell is shown with its reuse identifier and its size`() throws {
        let cell =
            #"<tableViewCell reuseIdentifier="PearCell" rowHeight="72" id="c"><tableViewCellContentView key="contentView" id="v"/></tableViewCell>"#
        func table(_ cells: String) -> String { "<tableView id=\"t\"><prototypes>\(cells)</prototypes></tableView>" }
        #expect(
            try Compared.iOS(table(""), table(cell)).text() == [
                #"+ table view › table view cell "PearCell" in prototypes: reuse identifier "PearCell"; rowHeight 72"#
            ])
        let item =
            #"<collectionViewCell reuseIdentifier="Plum" id="c"><size key="customSize" width="90" height="80"/></collectionViewCell>"#
        func collection(_ cells: String) -> String {
            "<collectionView id=\"t\"><cells>\(cells)</cells></collectionView>"
        }
        let text = try Compared.iOS(collection(""), collection(item)).text()
        #expect(text.count == 1 && text[0].hasSuffix(#": reuse identifier "Plum"; customSize 90 80"#), "\(text)")
    }

    // MARK: Lists

    private func toolbar(_ defaults: [String]) -> String {
        Documents.macOS(
            """
            <window id="w"><toolbar key="toolbar" displayMode="iconOnly" id="t"><allowedToolbarItems>
            <toolbarItem label="Add" id="1a1-aa-aa1"/><toolbarItem label="Sync" id="1a1-aa-aa2"/><toolbarItem label="Share" id="1a1-aa-aa3"/>
            <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="1a1-aa-aa9"/></allowedToolbarItems>
            <defaultToolbarItems>\(defaults.map { "<toolbarItem reference=\"1a1-aa-aa\($0)\"/>" }.joined())</defaultToolbarItems></toolbar></window>
            """)
    }

    @Test(arguments: [
        (["1", "9"], ["1", "2", "9"], #"added toolbar item "Sync" after toolbar item "Add""#),
        (["1", "9", "2"], ["9", "2"], #"removed toolbar item "Add""#),
        (["1", "2", "9", "3"], ["2", "9", "3", "1"], #"moved toolbar item "Add" after toolbar item "Share""#),
        (["9", "1", "9"], ["1", "9"], "removed toolbar item (flexible space)"),
        (["1", "2"], ["3", "2"], #"added toolbar item "Share" as the first, removed toolbar item "Add""#),
        ([], ["1"], #"added toolbar item "Add""#),
    ])
    func `a change of a list is shown in the fewest steps, with the names of the items`(
        old: [String], new: [String], words: String
    ) throws {
        #expect(
            try Compared(toolbar(old), toolbar(new)).text() == ["~ window › toolbar: defaultToolbarItems: " + words])
    }

    @Test func `for a changed list of values, only added and removed values are shown`() throws {
        func control(_ items: [String]) -> String {
            Documents.macOS(
                "<comboBoxCell id=\"c\"><objectValues>\(items.map { "<string>\($0)</string>" }.joined())</objectValues></comboBoxCell>"
            )
        }
        let text = try Compared(
            control(["One", "Two", "Three", "Four"]), control(["Zero", "One", "Two", "Four", "Five"])
        ).text().joined()
        #expect(
            text.contains("added Zero") && text.contains("Five") && text.contains("removed Three")
                && !text.contains("Two") && !text.contains("One"), "\(text)")
    }

    @Test func `a partly changed list item is neither removed nor added`() throws {
        func control(_ segments: String) -> String {
            Documents.macOS(
                "<segmentedControl id=\"s\"><segmentedCell key=\"cell\" id=\"c\"><segments>\(segments)</segments></segmentedCell></segmentedControl>"
            )
        }
        let text = try Compared(
            control(#"<segment image="pear" label=""/><segment image="plum"/><segment image="fig"/>"#),
            control(#"<segment image="pear" label="Pear"/><segment image="fig"/>"#)
        ).text().joined(separator: "\n")
        #expect(
            text.contains("changed") && text.contains("Pear") && text.contains("plum") && !text.contains("fig"),
            "\(text)")
    }

    @Test func `a referenced object is shown by its name, and a new id alone is not a change`() throws {
        func view(_ chosen: String, _ prefix: String = "10") -> String {
            Documents.macOS(
                """
                <tabView initialItem="\(prefix)\(chosen)" id="t"><tabViewItems><tabViewItem label="General" identifier="g" id="\(prefix)1"/>
                <tabViewItem label="Sound" identifier="s" id="\(prefix)2"/></tabViewItems></tabView>
                """)
        }
        #expect(
            try Compared(view("1"), view("2")).text() == [
                #"~ tab view: initialItem tab view item "General" → tab view item "Sound""#
            ])
        #expect(try Compared(view("1"), view("1", "20")).report.sections.isEmpty)
    }

    // MARK: The file

    @Test func `a nib that an older Xcode saved is reported`() throws {
        let old = Documents.iOS("<view id=\"v\"/>")
        #expect(
            try Compared(old, old.replacing("21507", with: "9531.3")).text() == [
                "~ saved by an older Xcode: tools version 21507 → 9531.3"
            ])
        #expect(try Compared(old, old.replacing("21507", with: "22155")).text() == ["noise: 1 version"])
    }

    // MARK: Ignored differences

    @Test(arguments: [
        (
            #"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, #"systemColor="groupTableViewBackgroundColor""#,
            true
        ),
        (
            #"red="0.23499999940395355" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
            #"red="0.23500001430511475" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
            true
        ),
        (
            #"red="0.23" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
            #"red="0.24" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, false
        ),
        (
            #"white="1" alpha="1" colorSpace="calibratedWhite""#,
            #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, false
        ),
    ])
    func `a color that differs only in the last digits or in its key is equal`(
        old: String, new: String, isNoise: Bool
    ) throws {
        func view(_ color: String) -> String { "<view id=\"v\"><color key=\"backgroundColor\" \(color)/></view>" }
        let compared = try Compared.iOS(view(old), view(new))
        #expect(compared.changes.isNoise == isNoise)
        #expect(try !compared.text().joined().contains("spelling"))
    }

    @Test func `an archived color is shown as a color, and other digits are noise`() throws {
        func file(_ white: String) -> String {
            archive(item(21, "Save")).replacing(
                "<string key=\"NSTitle\">Save</string>",
                with: """
                    <object class="NSColor" key="NSGridColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">\(white)</bytes></object>
                    """)
        }
        #expect(try Compared(file("MC42NjY2NjY2NjY3AA"), file("MC42NjY2NjY2ODY1AA")).changes.isNoise)
        let text = try Compared(file("MC42NjY2NjY2NjY3AA"), file("MC41AA")).text()
        #expect(text.count == 1 && text[0].hasSuffix("NSGridColor white 0.667 → white 0.5"), "\(text)")
    }

    @Test(arguments: [
        (
            "<string key=\"NSMaxSize\">{1.79769e+308, 1.79769e+308}</string>",
            "<string key=\"NSMaxSize\">{3.40282e+38, 3.40282e+38}</string>", true
        ),
        (
            "<string key=\"NSMaxSize\">{320, 1.79769e+308}</string>",
            "<string key=\"NSMaxSize\">{480, 3.40282e+38}</string>", false
        ),
        ("<int key=\"NSCellFlags\">1140981312</int>", "<int key=\"NSCellFlags\">67239488</int>", true),
        (
            "<object class=\"NSView\" key=\"NSContentView\"><reference key=\"NSWindow\"/><int key=\"A\">1</int></object>",
            "<object class=\"NSView\" key=\"NSContentView\"><int key=\"A\">1</int></object>", true
        ),
    ])
    func `values of an archive that nobody set are noise`(old: String, new: String, isNoise: Bool) throws {
        func file(_ setting: String) -> String { archive(item(21, "Save", "", mask: nil, setting)) }
        #expect(try Compared(file(old), file(new)).changes.isNoise == isNoise)
    }

    @Test func `the frame of a content view without an id is noise`() throws {
        func cell(_ height: Int) -> String {
            """
            <collectionViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="9" height="\(height)"/>
            <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="9" height="\(height)"/></view></collectionViewCell>
            """
        }
        #expect(
            try Compared.iOS(cell(44), cell(60)).text() == [
                "~ collection view cell: frame 0 0 9 44 → 0 0 9 60", "noise: 1 frame that follows from layout",
            ])
    }

    @Test func `a size that occurs twice in one element is compared once`() throws {
        func view(_ size: Int, _ again: String) -> String {
            Documents.macOS(
                "<textView id=\"t\"><size key=\"minSize\" width=\"\(size)\" height=\"5\"/>\(again)</textView>")
        }
        let text = try Compared(view(20, "<size key=\"minSize\" width=\"20\" height=\"5\"/>"), view(30, "")).text()
        #expect(text.first == "~ text view: minSize 20 5 → 30 5" && !text.joined().contains("removed"), "\(text)")
    }

    @Test(arguments: [
        (0, 2 << 26 | 1 << 17, ["alignment left → center", "controlSize → small"]),
        (0, 4 << 9, ["lineBreakMode → truncatingTail"]),
        (1 << 25, 0, ["refusesFirstResponder YES removed"]),
    ])
    func `packed numbers of an archived cell are unpacked`(old: Int, new: Int, words: [String]) throws {
        func cell(_ flags: Int) -> String {
            archive(item(21, "Save")).replacing("NSMenuItem", with: "NSTextFieldCell").replacing(
                "<string key=\"NSTitle\">Save</string>", with: "<int key=\"NSCellFlags2\">\(flags)</int>")
        }
        let text = try Compared(cell(old), cell(new)).text().joined(separator: "\n")
        #expect(words.allSatisfy(text.contains) && !text.contains("NSCellFlags2"), "\(text)")
    }

    @Test(arguments: [("NSSwitch", "check box"), ("NSRadioButton", "radio button"), ("NSAddTemplate", "button")])
    func `an archived button is named by its image, such as check box`(image: String, kind: String) throws {
        let button = """
            <object class="NSButton" id="i21"><reference key="NSMenu" ref="m1"/><string key="NSFrame">{{1, 2}, {3, 4}}</string></object>
            <object class="NSButtonCell" id="i22"><string key="NSContents">Beep</string><object class="NSCustomResource" key="NSNormalImage">
            <string key="NSClassName">NSImage</string><string key="NSResourceName">\(image)</string></object></object>
            """
        let file = archive(button).replacing(
            "<reference key=\"object\" ref=\"i22\"/><reference key=\"parent\" ref=\"m1\"/>",
            with: "<reference key=\"object\" ref=\"i22\"/><reference key=\"parent\" ref=\"i21\"/>"
        )
        .replacing("<string key=\"NSFrame\">", with: "<reference key=\"NSCell\" ref=\"i22\"/><string key=\"NSFrame\">")
        let text = try Compared(file, file.replacing("Beep", with: "Ring")).text().joined(separator: "\n")
        #expect(text.contains(kind + " \"Ring\""), "\(text)")
    }

    @Test
    func
        `a rounding difference is noise, and so is a new customModule attribute with the module of the target`()
        throws
    {
        func view(_ y: String, _ module: String) -> String {
            "<view id=\"v\" customClass=\"PearView\" \(module) customModuleProvider=\"target\"><rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"9\" height=\"9\"/></view>"
        }
        #expect(
            try Compared.iOS(view("44.999995705809965", ""), view("45.000002366831318", "customModule=\"Orchard\""))
                .changes.isNoise)
        #expect(try !Compared.iOS(view("45", ""), view("45.5", "")).changes.isNoise)
        let moved = try Compared.iOS(view("1", "customModule=\"Orchard\""), view("1", "customModule=\"Garden\"")).text()
        #expect(moved == ["~ PearView: module of the class Orchard → Garden"])
    }

    @Test func `a font change in an iOS archive appears once`() throws {
        func file(_ description: String, _ font: String) -> String {
            archive(
                item(
                    21, "Save", "", mask: nil,
                    """
                    <object class="IBUIFontDescription" key="IBUIFontDescription">\(description)<double key="pointSize">18</double></object>
                    <object class="NSFont" key="IBUIFont"><string key="NSName">\(font)</string><double key="NSSize">18</double></object>
                    """))
        }
        let text = try Compared(
            file(
                "<string key=\"name\">Optima-Regular</string><string key=\"family\">Optima</string><int key=\"traits\">0</int>",
                "Optima-Regular"), file("<int key=\"type\">1</int>", "Helvetica")
        ).text()
        #expect(
            text.first == #"~ menu "File" › menu item "Save": IBUIFontDescription Optima-Regular 18 → system 18"#,
            "\(text)")
    }

    @Test func `a text that the title cuts is shown in full`() throws {
        let long = "How to activate the remote app: Settings, Network, Allow control"
        let text = try Compared.iOS(
            "<view id=\"v\"/>", "<view id=\"v\"><subviews><label text=\"\(long)\" id=\"l\"/></subviews></view>"
        ).text()
        #expect(text.joined(separator: "\n").contains("text \"\(long)\""), "\(text)")
    }

    @Test(arguments: [
        (
            "<int key=\"IBUIContentMode\">0</int>", "<int key=\"IBUIContentMode\">1</int>",
            "contentMode scaleToFill → scaleAspectFit"
        ),
        ("", "<bool key=\"IBUIClipsSubviews\">YES</bool>", "clipsSubviews → YES"),
        (
            "<string key=\"NSMinSize\">{213, 129}</string>", "<string key=\"NSMinSize\">{213, 178}</string>",
            "minSize 213 129 → 213 178"
        ),
        (
            "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\"><int key=\"type\">2</int><double key=\"pointSize\">15</double></object>",
            "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\"><int key=\"type\">2</int><int key=\"size\">2</int></object>",
            "IBUIFontDescription boldSystem 15 → boldSystem in standard size 2"
        ),
    ])
    func `settings of archives are shown as in the document format`(old: String, new: String, words: String) throws {
        let text = try Compared(
            archive(item(21, "Save", "", mask: nil, old)), archive(item(21, "Save", "", mask: nil, new))
        ).text()
        #expect(text == [#"~ menu "File" › menu item "Save": "# + words])
    }

    @Test func `default toolbar items of an archive are compared by their names`() throws {
        func toolbar(_ defaults: [Int]) -> String {
            let items = [31, 32].map {
                "<object class=\"NSToolbarItem\" id=\"i\($0)\"><string key=\"NSToolbarItemLabel\">Item \($0)</string></object>"
            }.joined()
            let list = defaults.map { "<reference ref=\"i\($0)\"/>" }.joined()
            return archive(items).replacing("<string key=\"NSTitle\">File</string>", with: "").replacing(
                "</object></object></object>\n<object class=\"IBObjectContainer\"",
                with: """
                    </object><object class="NSMutableArray" key="NSToolbarIBDefaultItems"><bool key="EncodedWithXMLCoder">YES</bool>\(list)</object>
                    </object></object>
                    <object class="IBObjectContainer"
                    """)
        }
        let text = try Compared(toolbar([31]), toolbar([31, 32])).text()
        #expect(
            text == [#"~ menu: defaultToolbarItems: added toolbar item "Item 32" after toolbar item "Item 31""#],
            "\(text)")
        #expect(
            try Compared(toolbar([31, 32]), toolbar([32, 31])).text().first?.contains(
                "defaultToolbarItems: moved toolbar item") == true)
    }

    // MARK: New objects

    @Test func `a new window is shown with its size, and a view in it with its image`() throws {
        let window = """
            <window title="Splash" visibleAtLaunch="NO" frameAutosaveName="" id="w"><rect key="contentRect" x="1" y="2" width="228" height="204"/>
            <view key="contentView" id="v"><subviews><imageView id="i"><imageCell key="cell" image="pear" id="c"/></imageView></subviews></view></window>
            """
        let text = try Compared(Documents.macOS(), Documents.macOS(window)).text().joined(separator: "\n")
        #expect(
            text.contains("visibleAtLaunch NO, size 228 204") && text.contains("image pear")
                && !text.contains("frameAutosaveName"), "\(text)")
    }

    @Test func `a new view is shown with its color and with the name of the color in a runtime attribute`() throws {
        let view = """
            <view userLabel="Bar" id="b"><color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" name="Tint"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """
        let text = try Compared.iOS(
            "<view id=\"v\"><subviews/></view>", "<view id=\"v\"><subviews>\(view)</subviews></view>"
        ).text()
        #expect(text == [#"+ view › view "Bar": backgroundColor white 0; runtime attribute borderColor Tint"#])
    }

    @Test func `an image that a runtime attribute names appears once`() throws {
        func item(_ attribute: String) -> String {
            "<tabBarItem title=\"A\" id=\"t\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></tabBarItem>"
        }
        let attribute = #"<userDefinedRuntimeAttribute type="image" keyPath="selectedImage" value="pear"/>"#
        #expect(
            try Compared.iOS(item(attribute), item("")).text() == [
                #"~ tab bar item "A": − runtime attribute selectedImage pear"#
            ])
    }

    // MARK: Formats

    @Test func `the text of a moved object says moved only once`() throws {
        func view(_ first: String, _ second: String) -> String {
            "<view id=\"a\"><subviews><view id=\"b\"><subviews>\(first)</subviews></view>\(second)</subviews></view>"
        }
        let label = "<label text=\"One\" id=\"l\"/>"
        let output = Output.captured()
        try ChangesMarkdown(output: output).print(
            try Compared.iOS(view(label, ""), view("", label)).report, path: "A.xib")
        #expect(output.text.contains("moved here from") && !output.text.contains("moved moved"), "\(output.text)")
    }

    @Test func `a connection that moved to another object is shown with its earlier object`() throws {
        func view(_ first: String, _ second: String) -> String {
            "<view id=\"v\"><subviews><button id=\"a\"><state key=\"normal\" title=\"A\"/>\(first)</button><button id=\"b\"><state key=\"normal\" title=\"B\"/>\(second)</button></subviews></view>"
        }
        let action =
            #"<connections><action selector="go:" destination="-1" eventType="touchUpInside" id="x"/></connections>"#
        let compared = try Compared.iOS(view(action, ""), view("", action))
        #expect(
            try compared.text() == [
                #"↕ view › button "B": touchUpInside sends go: to File's Owner, moved here from button "A""#
            ])
    }

    @Test func `details of an added object have no change marks in HTML`() throws {
        let button =
            #"<button id="b"><state key="normal" title="Go"/><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="x"/></connections></button>"#
        let output = Output.captured()
        let report = try Compared.iOS("<view id=\"v\"/>", "<view id=\"v\"><subviews>\(button)</subviews></view>").report
        try ChangesHTML(output: output).print(report, path: "A.xib")
        #expect(output.text.contains("sends go:") && !output.text.contains("~"), "\(output.text)")
    }
}
