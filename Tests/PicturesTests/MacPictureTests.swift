import InterfaceBuilder
import Pictures
import TestSupport
import Testing

/// What pictures of macOS documents and archives contain.
@Suite("Pictures of AppKit")
struct MacPictureTests {
    private static let frame = PictureTests.frame

    // MARK: Windows

    private static func window(_ attributes: String = "", content: String = "", toolbar: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
        <window title="Prices" \(attributes) id="w"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
        <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
        <view key="contentView" id="cv">\(frame(0, 0, 340, 220))<subviews>\(content)</subviews></view>\(toolbar)</window></objects></document>
        """
    }

    @Test func `a window has the size of its content view`() throws {
        let size = try DrawnDocument(Self.window()).size
        #expect(size.width == 340 && size.height == 248)
    }

    @Test func `a tab view shows the tab with the object that the request names`() throws {
        func item(_ name: String) -> String {
            """
            <tabViewItem label="\(name)" id="i\(name)"><view key="view" id="v\(name)">\(Self.frame(0, 0, 280, 150))<subviews>
            <button id="b\(name)">\(Self.frame(10, 10, 90, 30))<buttonCell key="cell" type="push" bezelStyle="rounded" title="In \(name)" id="c\(name)"/></button>
            </subviews></view></tabViewItem>
            """
        }
        let tabs =
            "<tabView id=\"t\">\(Self.frame(0, 0, 300, 200))<tabViewItems>\(item("Pears"))\(item("Plums"))</tabViewItems></tabView>"
        #expect(try DrawnDocument(Self.window(content: tabs)).shows("In Pears"))
        var request = PictureRequest()
        request.object = "bPlums"
        #expect(try DrawnDocument(Self.window(content: tabs), request).shows("In Plums"))
        request.object = nil
        request.highlighted = ["cPlums"]
        let outlined = try DrawnDocument(Self.window(content: tabs), request)
        #expect(outlined.shows("In Plums") && !outlined.shows("In Pears"))
    }

    @Test func `a progress indicator without a value is empty, and an indeterminate one is half full`() throws {
        func bar(_ attributes: String) throws -> String {
            let view =
                "<progressIndicator style=\"bar\" maxValue=\"100\" \(attributes) id=\"p\">\(Self.frame(0, 0, 200, 20))</progressIndicator>"
            let svg = try DrawnDocument(Self.window(content: view)).svg
            let start = try #require(svg.range(of: "data-id=\"p\""))
            return String(svg[start.upperBound...].prefix(600))
        }
        #expect(try bar("").contains("width=\"0\" height=\"6\""))
        #expect(try bar("doubleValue=\"25\"").contains("width=\"50\" height=\"6\""))
        #expect(try bar("indeterminate=\"YES\"").contains("width=\"100\" height=\"6\""))
    }

    @Test func `items of the system in a toolbar have the labels of the system`() throws {
        let toolbar = """
            <toolbar key="toolbar" id="tb"><allowedToolbarItems><toolbarItem implicitItemIdentifier="NSToolbarPrintItem" id="i1"/>
            <toolbarItem implicitItemIdentifier="NSToolbarShowColorsItem" id="i2"/></allowedToolbarItems></toolbar>
            """
        let picture = try DrawnDocument(Self.window(toolbar: toolbar))
        #expect(picture.shows("Print") && picture.shows("Colors"))
    }

    @Test func `the rows of a table begin below the header`() throws {
        func table(clipY: Double) -> String {
            """
            <scrollView id="s">\(Self.frame(0, 0, 200, 100))<clipView key="contentView" id="c">\(Self.frame(0, clipY, 200, 100 - clipY))<subviews>
            <tableView headerView="h" id="t">\(Self.frame(0, 0, 200, 75))<tableColumns><tableColumn width="190" id="tc"><prototypeCellViews>
            <tableCellView id="row">\(Self.frame(1, 0, 190, 20))</tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView>
            <tableHeaderView key="headerView" id="h">\(Self.frame(0, 0, 200, 25))</tableHeaderView></scrollView>
            """
        }
        #expect(try DrawnDocument(Self.window(content: table(clipY: 0))).group("row").contains("translate(1 25)"))
        #expect(try DrawnDocument(Self.window(content: table(clipY: 25))).group("row").contains("translate(1 0)"))
    }

    @Test func `a toolbar shows the items that it has at first, and flexible space pushes them apart`() throws {
        let toolbar = """
            <toolbar key="toolbar" id="tb"><allowedToolbarItems>
            <toolbarItem implicitItemIdentifier="A" label="Buy" paletteLabel="Buy" id="i1"/>
            <toolbarItem implicitItemIdentifier="B" label="Sell" paletteLabel="Sell" id="i2"/>
            <toolbarItem implicitItemIdentifier="C" label="Unused" paletteLabel="Unused" id="i3"/>
            <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="i4"/></allowedToolbarItems>
            <defaultToolbarItems><toolbarItem reference="i2"/><toolbarItem reference="i4"/><toolbarItem reference="i1"/></defaultToolbarItems></toolbar>
            """
        let picture = try DrawnDocument(Self.window(toolbar: toolbar))
        #expect(!picture.shows("Unused"))
        #expect(try picture.number("x", ofText: "Sell") < 60 && picture.number("x", ofText: "Buy") > 280)
    }

    // MARK: Controls

    @Test func `a segmented control shows the label of each segment`() throws {
        let control = """
            <segmentedControl id="s">\(Self.frame(0, 0, 120, 24))<segmentedCell key="cell" id="sc"><segments>
            <segment label="Pears" width="40"/><segment label="Plums" width="70" selected="YES"/></segments></segmentedCell></segmentedControl>
            """
        let picture = try DrawnDocument(PictureTests.mac(control))
        #expect(try picture.number("x", ofText: "Pears") < 60 && picture.number("x", ofText: "Plums") > 60)
    }

    @Test func `the cells of a matrix stand column by column`() throws {
        let cells = [["One", "Two"], ["Three", "Four"]].map { column in
            "<column>" + column.map { "<buttonCell type=\"radio\" title=\"\($0)\" id=\"\($0)\"/>" }.joined()
                + "</column>"
        }
        let matrix = """
            <matrix id="m">\(Self.frame(0, 0, 180, 38))<size key="cellSize" width="88" height="18"/><size key="intercellSpacing" width="4" height="2"/>
            <cells>\(cells.joined())</cells></matrix>
            """
        let picture = try DrawnDocument(PictureTests.mac(matrix))
        #expect(try picture.number("y", ofText: "Two") - picture.number("y", ofText: "One") == 20)
        #expect(try picture.number("x", ofText: "Three") - picture.number("x", ofText: "One") == 92)
    }

    @Test func `a text view shows its text`() throws {
        let view = """
            <textView id="t">\(Self.frame(0, 0, 190, 90))<attributedString key="textStorage"><fragment content="Ripe pears">
            <attributes><font key="NSFont" size="15" name="Helvetica"/></attributes></fragment></attributedString></textView>
            """
        #expect(try DrawnDocument(PictureTests.mac(view)).number("font-size", ofText: "Ripe pears") == 15)
    }

    // MARK: Archives

    /// Returns an archive with a view that contains one control with a cell.
    private static func archive(
        _ kind: String, _ cellKind: String, _ cell: String, frame: String = "{{10, 10}, {120, 22}}"
    )
        -> String
    {
        Archive(
            objects: """
                <object class="NSCustomView" id="20"><string key="NSFrame">{{0, 0}, {200, 100}}</string>
                <array class="NSMutableArray" key="NSSubviews"><object class="\(kind)" id="30"><reference key="NSSuperview" ref="20"/>
                <string key="NSFrame">\(frame)</string><object class="\(cellKind)" key="NSCell" id="40">\(cell)</object></object></array></object>
                """,
            records: [
                .init("5", "20", children: ["30"]), .init("6", "30", parent: "20", children: ["40"]),
                .init("7", "40", parent: "30"),
            ]
        ).text
    }

    @Test func `a text field of an archive has its alignment`() throws {
        func field(_ flags: Int) -> String {
            Self.archive(
                "NSTextField", "NSTextFieldCell",
                "<int key=\"NSCellFlags\">67239424</int><int key=\"NSCellFlags2\">\(flags)</int><string key=\"NSContents\">Pears</string>"
            )
        }
        #expect(try DrawnDocument(field(1 << 26)).text("Pears").contains("text-anchor=\"end\""))
        #expect(try DrawnDocument(field(2 << 26)).text("Pears").contains("text-anchor=\"middle\""))
        #expect(try !DrawnDocument(field(4 << 26)).text("Pears").contains("text-anchor"))
    }

    @Test func `a text field of an archive can contain a decimal number`() throws {
        let number = """
            <int key="NSCellFlags">67239424</int><object class="NSDecimalNumberPlaceholder" key="NSContents">
            <int key="NS.exponent">-1</int><int key="NS.length">1</int><bool key="NS.negative">YES</bool><bool key="NS.compact">YES</bool>
            <int key="NS.mantissa.bo">1</int><bytes key="NS.mantissa">6gMAAAAAAAAAAAAAAAAAAA</bytes></object>
            """
        #expect(try DrawnDocument(Self.archive("NSTextField", "NSTextFieldCell", number)).shows("-100.2"))
    }

    @Test func `a check box of an archive is checked and disabled as its flags say`() throws {
        func check(_ flags: Int) -> String {
            Self.archive(
                "NSButton", "NSButtonCell",
                """
                <int key="NSCellFlags">\(flags)</int><string key="NSContents">Fresh</string>
                <object class="NSCustomResource" key="NSNormalImage"><string key="NSResourceName">NSSwitch</string></object>
                """)
        }
        let (off, on, disabled) = (67_239_424, 67_239_424 - 2_147_483_648, 67_239_424 + 0x2000_0000)
        // A checked box has a white check mark.
        #expect(try !DrawnDocument(check(off)).svg.contains("stroke=\"#FFFFFF\""))
        #expect(try DrawnDocument(check(on)).svg.contains("stroke=\"#FFFFFF\""))
        #expect(try DrawnDocument(check(off)).text("Fresh") != DrawnDocument(check(disabled)).text("Fresh"))
    }

    @Test func `a pop-up button of an archive shows the selected item`() throws {
        let items = ["Low", "High"].enumerated().map { place, title in
            "<object class=\"NSMenuItem\" id=\"6\(place)\"><reference key=\"NSMenu\" ref=\"50\"/><string key=\"NSTitle\">\(title)</string></object>"
        }
        let text = Archive(
            objects: """
                <object class="NSCustomView" id="20"><string key="NSFrame">{{0, 0}, {200, 100}}</string>
                <array class="NSMutableArray" key="NSSubviews"><object class="NSPopUpButton" id="30"><reference key="NSSuperview" ref="20"/>
                <string key="NSFrame">{{10, 10}, {120, 26}}</string><object class="NSPopUpButtonCell" key="NSCell" id="40">
                <int key="NSSelectedIndex">1</int><object class="NSMenu" key="NSMenu" id="50"><array class="NSMutableArray" key="NSMenuItems">
                \(items.joined())</array></object></object></object></array></object>
                """,
            records: [
                .init("5", "20", children: ["30"]), .init("6", "30", parent: "20", children: ["40"]),
                .init("7", "40", parent: "30", children: ["50"]),
                .init("8", "50", parent: "40", children: ["60", "61"]),
                .init("9", "60", parent: "50"), .init("10", "61", parent: "50"),
            ]
        ).text
        let picture = try DrawnDocument(text)
        #expect(picture.shows("High") && !picture.shows("Low"))
    }
}
