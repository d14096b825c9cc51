import Comparing
import InterfaceBuilder
import Showing
import ShowingChanges
import TestSupport
import Testing

@Suite("Changes in words")
struct ChangeReportTests {
    private func form(constant: String = "20", connections: String = "", more: String = "", constraints: String = "")
        -> String
    {
        """
        <view id="v" customClass="LoginView"><subviews>
        <label text="Title" id="t"/><label text="Subtitle" id="s"/>
        <button id="b"><state key="normal" title="Save"/></button>
        \(more)
        </subviews><constraints>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="\(constant)" id="c1"/>
        \(constraints)
        </constraints><connections>\(connections)</connections></view>
        """
    }

    @Test func `if all changes are requested, a new object has all its values`() throws {
        let (old, new) = (
            "<view id=\"v1\"/>",
            """
            <view id="v1"><subviews><view id="v2"><subviews><imageView image="plum" id="i1"/>
            <switch opaque="NO" on="YES" tag="7" id="s1"/></subviews></view></subviews></view>
            """
        )
        func lines(_ all: Bool) throws -> String { try Compared.iOS(old, new, all: all).text().joined(separator: "\n") }
        #expect(try !lines(false).contains("opaque"))
        let reported = try lines(true)
        #expect(
            reported.contains("image view (image plum): image: plum")
                && reported.contains("switch: tag: 7, on: YES, opaque: NO"), "\(reported)")
    }

    @Test func `a replaced constraint shows what the edge is attached to now, and what it was attached to before`()
        throws
    {
        let below =
            #"<constraint firstItem="t" firstAttribute="top" secondItem="s" secondAttribute="bottom" constant="8" id="c2"/>"#
        let banner = """
            <constraint firstItem="n" firstAttribute="top" secondItem="s" secondAttribute="bottom" constant="4" id="c3"/>
            <constraint firstItem="t" firstAttribute="top" secondItem="n" secondAttribute="bottom" constant="12" id="c4"/>
            """
        let label = #"<label text="Banner" id="n"/>"#
        let came = try Compared.iOS(form(constraints: below), form(more: label, constraints: banner)).text()
        #expect(
            came == [
                "LoginView", #"  ~ label "Title": Title.top = Banner.bottom + 12, was Subtitle.bottom + 8"#,
                #"  + label "Banner": Banner.top = Subtitle.bottom + 4"#,
            ])
        let went = try Compared.iOS(form(more: label, constraints: banner), form(constraints: below)).text().joined(
            separator: "\n")
        #expect(
            went.contains("Title.top = Subtitle.bottom + 8, was Banner.bottom + 12") && went.contains(#"− "#), "\(went)"
        )
    }

    @Test func `a removed constraint and a new one on different views are not a replacement`() throws {
        let title = #"<constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>"#
        let save = #"<constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>"#
        let text = try Compared.iOS(form(constraints: title), form(constraints: save)).text()
        #expect(
            text.contains { $0.hasSuffix("− Title.top = superview.top") }
                && text.contains { $0.hasSuffix("+ Save.top = superview.top") }, "\(text)")
    }

    @Test func `a new object in a list is shown with the object before it and its position`() throws {
        func menu(_ items: String) -> String {
            "<menu id=\"m\"><items><menuItem title=\"Open\" id=\"i1\"/>\(items)<menuItem title=\"Quit\" id=\"i2\"/></items></menu>"
        }
        let text = try Compared(
            Documents.macOS(menu("")), Documents.macOS(menu("<menuItem title=\"Sync\" tag=\"7\" id=\"i3\"/>"))
        ).text()
        #expect(text == [#"+ menu › menu item "Sync" after menu item "Open" (2 of 3): tag 7"#])
        let cells = { (more: String) in
            """
            <tableView id="t"><sections><tableViewSection headerTitle="General" id="s1"><cells>\(more)
            <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="v1"><subviews><label text="Name" id="l1"/></subviews></tableViewCellContentView></tableViewCell>
            </cells></tableViewSection></sections></tableView>
            """
        }
        let first = try Compared.iOS(cells(""), cells("<tableViewCell id=\"c2\"/>")).text()
        #expect(first == [#"+ table view › table view section "General" › table view cell as the first (1 of 2)"#])
    }

    @Test func `the text in a row distinguishes it from other rows of its class`() throws {
        func cell(_ number: Int, _ lines: Int) -> String {
            """
            <tableViewCell id="c\(number)" customClass="PearCell"><tableViewCellContentView key="contentView" id="v\(number)"><subviews>
            <label text="Row \(number)" numberOfLines="\(lines)" id="l\(number)"/><imageView id="i\(number)" image="pear"/></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        func table(_ lines: Int) -> String {
            "<tableView id=\"t\"><sections><tableViewSection id=\"s1\"><cells>\(cell(1, lines))\(cell(2, lines))</cells></tableViewSection></sections></tableView>"
        }
        let text = try Compared.iOS(table(1), table(0)).text()
        #expect(
            text == [
                #"~ table view › table view section › PearCell "Row 1" › label "Row 1": numberOfLines 1 → 0"#,
                #"~ table view › table view section › PearCell "Row 2" › label "Row 2": numberOfLines 1 → 0"#,
            ])
    }

    @Test func `an object without a text is named by its outlet or its image`() throws {
        func view(_ tag: Int, _ more: String = "") -> String {
            """
            <view id="v" customClass="LoginView"><subviews><textField tag="\(tag)" id="f1"/><textField id="f2"/><imageView tag="\(tag)" image="pear" id="i1"/></subviews>
            <connections><outlet property="nameField" destination="f1" id="o1"/>\(more)</connections></view>
            """
        }
        let text = try Compared.iOS(view(1), view(2, "<outlet property=\"mailField\" destination=\"f2\" id=\"o2\"/>"))
            .text()
        #expect(
            text == [
                "~ LoginView: + outlet mailField → text field", "LoginView",
                "  ~ text field (outlet nameField): tag 1 → 2",
                "  ~ image view (image pear): tag 1 → 2",
            ])
    }

    @Test func `a removed object is shown with its runtime attribute, its image and its key`() throws {
        let item = """
            <barButtonItem key="rightBarButtonItem" image="chevron" id="b1"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="hint" value="First Unread"/></userDefinedRuntimeAttributes></barButtonItem>
            """
        let bar = { (inside: String) in "<navigationItem id=\"n1\" title=\"Pears\">\(inside)</navigationItem>" }
        #expect(
            try Compared.iOS(bar(item), bar("")).text() == [
                #"− navigation item "Pears" › bar button item (image chevron) as rightBarButtonItem: runtime attribute hint "First Unread""#
            ])
    }

    @Test func `an object in both documents has its new name, and an id in a value is shown as the object`() throws {
        func popUp(_ title: String, _ selected: String, _ items: String) -> String {
            Documents.macOS(
                """
                <popUpButton id="p1"><popUpButtonCell key="cell" title="\(title)" selectedItem="\(selected)" id="c1"><menu key="menu" id="m1"><items>
                <menuItem title="Daily" id="d-1"/><menuItem title="Weekly" id="w-1"/>\(items)</items></menu></popUpButtonCell></popUpButton>
                """)
        }
        let text = try Compared(
            popUp("Daily", "d-1", "<menuItem title=\"Never\" id=\"n-1\"/>"), popUp("Weekly", "w-1", "")
        ).text().joined(separator: "\n")
        #expect(text.contains(#"selectedItem menu item "Daily" → menu item "Weekly""#), "\(text)")
        #expect(text.contains(#"− pop up button "Weekly""#) && !text.contains(#"button "Daily""#), "\(text)")
    }

    @Test func `a new menu item has its key equivalent, as menus show it`() throws {
        func menu(_ more: String) -> String {
            Documents.macOS(
                "<menu id=\"m\" title=\"File\"><items><menuItem title=\"Save\" id=\"i1\"/>\(more)</items></menu>")
        }
        let item = """
            <menuItem title="Save a Copy" alternate="YES" keyEquivalent="s" id="i2"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
            """
        #expect(
            try Compared(menu(""), menu(item)).text() == [
                #"+ menu "File" › menu item "Save a Copy" after menu item "Save" (2 of 2): key ⌥⌘S, alternate"#
            ])
    }

    @Test func `an upper-case key equivalent includes Shift`() throws {
        func menu(_ more: String) -> String {
            Documents.macOS("<menu id=\"m\" title=\"Text\"><items>\(more)</items></menu>")
        }
        let text = try Compared(menu(""), menu("<menuItem title=\"Join\" keyEquivalent=\"J\" id=\"i2\"/>")).text()
        #expect(text == [#"+ menu "Text" › menu item "Join": key ⇧⌘J"#])
    }

    @Test func `a changed constraint has its old and new relation, and its old priority only if that changed`() throws {
        func view(_ constraint: String, _ id: String) -> String {
            """
            <view id="v"><subviews><label text="A" id="a"/><label text="B" id="b"/><label text="C" id="c"/></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" \(constraint) id="\(id)"/></constraints></view>
            """
        }
        let least = view(
            #"relation="greaterThanOrEqual" secondItem="c" secondAttribute="trailing" constant="20" priority="750""#,
            "c2")
        #expect(
            try Compared.iOS(view(#"secondItem="b" secondAttribute="leading""#, "c1"), least).text() == [
                #"~ view › label "A": A.leading ≥ C.trailing + 20 (priority 750), was = B.leading, priority 1000"#
            ])
        #expect(
            try Compared.iOS(view(#"secondItem="b" secondAttribute="leading" priority="750""#, "c1"), least).text() == [
                #"~ view › label "A": A.leading ≥ C.trailing + 20, was = B.leading (priority 750)"#
            ])
    }

    @Test func `every text of a new object is shown, even the footer of a section`() throws {
        let table = { (inside: String) in "<tableView id=\"t\"><sections>\(inside)</sections></tableView>" }
        let section = """
            <tableViewSection id="s"><string key="footerTitle">We track crashes.</string><cells><tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
            <label text="Tracking" id="l"/><textField placeholder="Name" id="f"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
            """
        let text = try Compared.iOS(table(""), table(section)).text().joined(separator: "\n")
        #expect(
            text.contains(#"table view section "Tracking""#) && text.contains("\"We track crashes.\"")
                && text.contains("\"Name\""), "\(text)")
    }

    @Test func `the face of a font is shown, not only its family`() throws {
        func label(_ face: String) -> String {
            "<label text=\"A\" id=\"l\"><fontDescription key=\"fontDescription\" name=\"Pear-\(face)\" family=\"Pear\" pointSize=\"18\"/></label>"
        }
        #expect(
            try Compared.iOS(label("Medium"), label("SemiBold")).text() == [
                #"~ label "A": fontDescription Pear-Medium 18 → Pear-SemiBold 18"#
            ])
    }

    @Test func `unnamed objects of one kind are numbered`() throws {
        func view(_ constant: Int) -> String {
            """
            <view id="v"><subviews><stackView id="s1"/><stackView id="s2"/></subviews><constraints>
            <constraint firstItem="s2" firstAttribute="top" secondItem="s1" secondAttribute="bottom" constant="\(constant)" id="c"/></constraints></view>
            """
        }
        #expect(
            try Compared.iOS(view(21), view(20)).text() == [
                "~ view › stack view 2: stack view 2.top = stack view 1.bottom + 20, was stack view 1.bottom + 21"
            ])
    }

    @Test func `a change of the label in Xcode is shown with the new label`() throws {
        func view(_ label: String, _ constant: Int) -> String {
            """
            <view id="v"><subviews><button id="b"\(label)/><label text="A" id="l"/></subviews><constraints>
            <constraint firstItem="b" firstAttribute="width" constant="\(constant)" id="c"/></constraints></view>
            """
        }
        #expect(
            try Compared.iOS(view("", 15), view(" userLabel=\"Fiat\"", 54)).text() == [
                #"~ view › button "Fiat""#, #"    ~ label in Xcode → "Fiat""#, "    ~ Fiat.width = 54, was 15",
            ])
    }

    @Test func `the accessibility identifier of a new object is shown`() throws {
        let label =
            "<label text=\"A\" id=\"l\"><accessibility key=\"accessibilityConfiguration\" identifier=\"Login.a\"/></label>"
        #expect(
            try Compared.iOS(
                "<view id=\"v\"><subviews><view id=\"w\"/></subviews></view>",
                "<view id=\"v\"><subviews><view id=\"w\"/>\(label)</subviews></view>"
            ).text() == [
                #"+ view › label "A": accessibility identifier "Login.a""#
            ])
    }

    @Test func `the module of a new class is shown, unless it is inherited from the target`() throws {
        let other = try Compared("", Documents.iOS(#"<view id="v" customClass="PearView" customModule="Orchard"/>"#))
            .text().joined(separator: "\n")
        #expect(other.contains("module Orchard"), "\(other)")
        let own = try Compared(
            "",
            Documents.iOS(
                #"<view id="v" customClass="PearView" customModule="Orchard" customModuleProvider="target"/>"#)
        ).text().joined(separator: "\n")
        #expect(!own.contains("module"), "\(own)")
    }

    @Test func `an object with a changed text is named by its outlet`() throws {
        func view(_ text: String) -> String {
            "<view id=\"v\" customClass=\"LoginView\"><subviews><label text=\"\(text)\" id=\"l\"/></subviews><connections><outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/></connections></view>"
        }
        #expect(
            try Compared.iOS(view("One"), view("Two")).text() == [
                #"~ LoginView › label (outlet nameLabel): text "One" → "Two""#
            ])
    }

    @Test func `a renamed binding is shown with its key path and its earlier name`() throws {
        func field(_ name: String) -> String {
            Documents.macOS(
                """
                <userDefaultsController id="u"/><textField id="f"><connections><binding destination="u" name="\(name)" keyPath="values.mode" id="b"/></connections></textField>
                """)
        }
        #expect(
            try Compared(field("selectedValue"), field("selectedTag")).text() == [
                "~ text field: binding selectedTag → user defaults controller.values.mode, was selectedValue"
            ])
    }

    @Test func `a macOS button has the name of its type, such as check box`() throws {
        func box(_ title: String, _ type: String) -> String {
            Documents.macOS(
                "<button id=\"b1\"><buttonCell key=\"cell\" type=\"\(type)\" title=\"\(title)\" id=\"c1\"/></button>")
        }
        #expect(
            try Compared(box("Beep", "check"), box("Beep once", "check")).text() == [
                #"~ check box "Beep once": title "Beep" → "Beep once""#
            ])
        #expect(try Compared(box("Beep", "radio"), box("Beep once", "radio")).text()[0].hasPrefix("~ radio button "))
        #expect(try Compared(box("Beep", "push"), box("Beep once", "push")).text()[0].hasPrefix("~ button "))
    }

    @Test func `moves are shown last`() throws {
        func label(_ id: String, _ text: String, x: Int) -> String {
            "<label text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"9\" height=\"9\"/></label>"
        }
        let text = try Compared.iOS(
            label("a", "One", x: 1) + label("b", "Two", x: 1), label("a", "One", x: 2) + label("b", "Three", x: 1)
        ).text()
        #expect(text.count == 2 && text[0].contains("Two") && text[1].contains("frame"), "\(text)")
    }

    @Test func `an added or removed storyboard has its initial controller`() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="c1">
            <scenes><scene sceneID="s1"><objects><viewController title="Start" id="c1"/></objects></scene></scenes></document>
            """
        #expect(
            try Compared("", storyboard).text().contains {
                $0.hasPrefix("+ initial controller ") && $0.contains("Start")
            })
        #expect(
            try Compared(storyboard, "").text().contains {
                $0.hasPrefix("− initial controller ") && $0.contains("Start")
            })
    }

    @Test func `a constraint is shown as an equation that begins with the inner view`() throws {
        #expect(
            try Compared.iOS(form(), form(constant: "16")).text() == [
                #"~ LoginView › button "Save": Save.trailing = superview.trailing − 16, was superview.trailing − 20"#
            ])
    }

    @Test(arguments: [
        (#"firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="44""#, "Save.width ≤ 44"),
        (
            #"firstItem="b" firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="16:9""#,
            "Save.height = 16:9 × width"
        ),
        (
            #"firstItem="b" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="8" priority="750""#,
            "Save.top = Title.bottom + 8 (priority 750)"
        ),
        (
            #"firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="b" secondAttribute="bottom" constant="8""#,
            "Save.bottom ≤ superview.bottom − 8"
        ),
        (
            #"firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.5""#,
            "Save.width = 0.5 × superview.width"
        ),
        (#"firstItem="b" firstAttribute="top" secondItem="gone" secondAttribute="top""#, "Save.top = “gone”.top"),
    ])
    func `every form of constraint is shown as an equation`(attributes: String, equation: String) throws {
        let compared = try Compared.iOS(form(), form(constraints: "<constraint \(attributes) id=\"c2\"/>"))
        #expect(try compared.text() == ["~ LoginView › button \"Save\": + \(equation)"])
    }

    @Test func `an outlet with a new destination is one change, even if its id is new`() throws {
        let (old, new) = (
            form(connections: #"<outlet property="titleLabel" destination="t" id="o1"/>"#),
            form(connections: #"<outlet property="titleLabel" destination="s" id="o2"/>"#)
        )
        let compared = try Compared.iOS(old, new)
        #expect(compared.connections == [#"~o2 connection_id: "o1" → "o2""#, #"~o2 destination_id: "t" → "s""#])
        #expect(try compared.text().first == #"~ LoginView: outlet titleLabel: label "Title" → label "Subtitle""#)
    }

    @Test func `new outlets and actions are shown with their destinations, even missing ones`() throws {
        let connections = """
            <outlet property="lost" destination="nowhere" id="o1"/><outletCollection property="fields" destination="t" id="o2"/>
            """
        let action =
            #"<textField id="f"><connections><action selector="save:" destination="-1" eventType="editingDidEnd" id="a1"/></connections></textField>"#
        let text = try Compared.iOS(form(more: #"<textField id="f"/>"#), form(connections: connections, more: action))
            .text()
        #expect(
            text == [
                "~ LoginView", "    + outlet lost → “nowhere”, which is not in the file",
                #"    + outlet collection fields → label "Title""#,
                "~ LoginView › text field: + editingDidEnd sends save: to File's Owner",
            ])
    }

    @Test func `an added subtree appears once, with its content`() throws {
        let header = """
            <view userLabel="Header" id="h"><subviews><label text="One" id="h1"/><label text="Two" id="h2"/>
            <button id="h3" customClass="BigButton"><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="h4"/></connections></button>
            </subviews><constraints><constraint firstItem="h1" firstAttribute="top" secondItem="h" secondAttribute="top" id="h5"/></constraints></view>
            """
        let compared = try Compared.iOS(form(), form(more: header))
        #expect(
            try compared.text() == [
                #"+ LoginView › view "Header" with 2 labels, 1 button and 1 constraint"#,
                "      BigButton: touchUpInside sends go: to File's Owner", "      class BigButton",
                #"      texts "One", "Two""#,
            ])
        #expect(compared.report.counts.added == 4)
        #expect(compared.changes.connections.count == 1 && compared.changes.constraints.count == 1)
    }

    @Test func `a change of a control's cell is shown for the control`() throws {
        let button = #"<button id="b"><buttonCell key="cell" type="push" title="Save" id="c"/></button>"#
        let (old, new) = (Documents.macOS(button), Documents.macOS(button.replacing("Save", with: "Store")))
        #expect(try Compared(old, new).text() == [#"~ button "Store": title "Save" → "Store""#])
    }

    @Test func `runtime attributes, identifiers and size classes are shown in words`() throws {
        let old =
            #"<tableViewCell reuseIdentifier="Old" id="c"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></tableViewCell>"#
        let new = old.replacing("Old", with: "New").replacing(#"value="4""#, with: #"value="8""#)
            .replacing("</tableViewCell>", with: #"<variation key="widthClass=compact" alpha="0.5"/></tableViewCell>"#)
        #expect(
            try Compared.iOS(old, new).text() == [
                #"~ table view cell "New""#, #"    ~ reuse identifier "Old" → "New""#,
                "    ~ runtime attribute radius 4 → 8",
                "    + size class widthClass=compact: alpha 0.5",
            ])
    }

    @Test func `a color and a size are each shown as one value`() throws {
        let old =
            #"<view id="v"><color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/><size key="offset" width="1" height="2"/></view>"#
        let new =
            #"<view id="v"><color key="backgroundColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/><size key="offset" width="3" height="4"/></view>"#
        #expect(
            try Compared.iOS(old, new).text() == [
                "~ view", "    ~ backgroundColor #FF0000 → white 0 alpha 0.5", "    ~ offset 1 2 → 3 4",
            ])
    }

    @Test func `control characters in a text are escaped`() throws {
        let old = form()
        let new = old.replacing(#"text="Title""#, with: "text=\"A\u{202E}&#10;B\u{9B}\"")
        let text = try Compared.iOS(old, new).text().joined(separator: "\n")
        #expect(text.contains(#""Title" → "A\u{202E}\nB\u{9B}""#))
        #expect(!text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x9B })
    }

    @Test func `long texts are cut around their difference`() throws {
        let long = String(repeating: "word ", count: 30)
        let text = try Compared.iOS(
            form().replacing("Subtitle", with: long + "one"), form().replacing("Subtitle", with: long + "two")
        ).text()
        #expect(text.joined().contains(#"one" → "…"#) && text.joined().contains(#"two""#))
        #expect(text.joined().count < 260)
    }

    @Test func `changed frames of several objects are one line, and a line each on request`() throws {
        func views(_ x: Int) -> String {
            (1...3).map {
                "<view id=\"v\($0)\"><rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"9\" height=\"9\"/></view>"
            }.joined()
        }
        #expect(try Compared.iOS(views(1), views(2)).text() == ["~ frames of 3 objects"])
        #expect(
            try Compared.iOS(views(1), views(2), all: true).text()
                == Array(repeating: "~ view: frame 1 0 9 9 → 2 0 9 9", count: 3))
    }

    @Test func `the summary counts objects, connections, constraints and noise`() throws {
        let compared = try Compared.iOS(
            form(),
            form(
                constant: "1", connections: #"<outlet property="x" destination="t" id="o"/>"#,
                more: #"<label text="N" id="n"/>"#))
        let output = Output.captured()
        try ChangesStat(output: output).print([("A.xib", compared.report.counts), ("Long.xib", ChangeReport.Counts())])
        #expect(
            output.text == """
                 A.xib    | +1 object, 1 connection, 1 constraint
                 Long.xib | nothing
                 2 files: +1 object, 1 connection, 1 constraint

                """)
    }

    @Test func `change marks are colored on request`() throws {
        let report = try Compared.iOS(form(), form(constant: "1")).report
        func text(isColored: Bool) throws -> String {
            let output = Output.captured()
            output.isColored = isColored
            try ChangesText(output: output).print(report, path: "A.xib")
            return output.text
        }
        #expect(try !text(isColored: false).contains("\u{1B}"))
        #expect(try text(isColored: true).contains("\u{1B}[33m~ \u{1B}[0m"))
    }

    @Test func `no text of a file becomes markdown markup`() throws {
        let compared = try Compared.iOS(form(), form().replacing("Subtitle", with: "&lt;b&gt;*a*"))
        let output = Output.captured()
        try ChangesMarkdown(output: output).print(compared.report, path: "A_B.xib")
        // Inside a word, Markdown treats an underscore as plain text.
        #expect(output.text.contains("#### A_B.xib (~1 object)"))
        #expect(output.text.contains(#"text "Subtitle" → "&lt;b&gt;\*a\*""#))
    }

    @Test func `the same change of many objects is one line, and a line each on request`() throws {
        func labels(_ size: Int) -> String {
            (1...6).map {
                "<label text=\"\($0)\" id=\"l\($0)\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>"
            }.joined()
        }
        #expect(
            try Compared.iOS(labels(17), labels(15)).text() == ["~ fontDescription system 17 → system 15: 6 labels"])
        #expect(try Compared.iOS(labels(17), labels(15), all: true).text().count == 6)
    }

    @Test func `an outlet with a new name is shown as renamed`() throws {
        let (old, new) = (
            form(connections: #"<outlet property="titel" destination="t" id="o"/>"#),
            form(connections: #"<outlet property="title" destination="t" id="o"/>"#)
        )
        #expect(try Compared.iOS(old, new).text() == [#"~ LoginView: outlet titel renamed title → label "Title""#])
    }

    @Test func `changes of segues, bindings and the initial controller are shown`() throws {
        func board(_ initial: String, _ segue: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
            <scenes>
            <scene sceneID="s1"><objects><viewController id="a" title="First" sceneMemberID="viewController"><connections>\(segue)</connections></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f1" userLabel="First Responder" sceneMemberID="firstResponder"/></objects></scene>
            <scene sceneID="s2"><objects><viewController id="b" title="Second" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        }
        let compared = try Compared(
            board("a", #"<segue destination="b" kind="show" identifier="go" id="x"/>"#),
            board("b", #"<segue destination="b" kind="show" identifier="leave" id="x"/>"#))
        #expect(
            try compared.text() == [
                #"~ initial controller view controller "First" → view controller "Second""#,
                #"~ view controller "First": segue show "leave" → view controller "Second", was segue show "go" → view controller "Second""#,
            ])
        let (old, new) = (
            #"<textField id="t"/>"#,
            #"<textField id="t"><connections><binding destination="-2" name="value" keyPath="self.fruit.name" id="y"/></connections></textField>"#
        )
        #expect(
            try Compared(Documents.macOS(old), Documents.macOS(new)).text() == [
                "~ text field: + binding value → File's Owner.self.fruit.name"
            ])
        let other = new.replacing("fruit.name", with: "fruit.kind")
        #expect(
            try Compared(Documents.macOS(new), Documents.macOS(other)).text() == [
                "~ text field: binding value: File's Owner.self.fruit.name → File's Owner.self.fruit.kind"
            ])
    }

    @Test func `changes follow the order of the outline, with removed objects at their earlier place`() throws {
        func list(_ ids: String) -> String {
            "<view id=\"v\"><subviews>" + ids.map { "<label text=\"\($0)\" id=\"\($0.lowercased())\"/>" }.joined()
                + "</subviews></view>"
        }
        let text = try Compared.iOS(list("ABCDE"), list("AXCDF")).text()
        #expect(text == ["view", #"  − label "B""#, #"  + label "X""#, #"  − label "E""#, #"  + label "F""#])
    }
}
