import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Archives: objects")
struct ArchiveObjectTests {
    /// Returns `id class key in parent` for every object that is not a placeholder.
    private func outline(_ read: ReadDocument) -> [String] {
        read.document.objects.filter { $0.role == .ordinary }.map {
            "\(read[$0.objectID] ?? "-") \(read[$0.runtimeClass] ?? "-") \(read[$0.key] ?? "-") in \(read.id(at: $0.parent) ?? "-")"
        }
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `an object takes values from its record and from its element`(dialect: Archive.Dialect) throws {
        var archive = Archive(
            dialect,
            records: [
                .init("1", "10", children: ["20"], name: "Window (Fruit)"),
                .init("2", "20", parent: "10", children: ["21"]), .init("3", "21", parent: "20", children: ["22"]),
                .init("4", "22", parent: "21"),
            ])
        let button =
            "<object class=\"NSButton\" id=\"21\"><object class=\"NSButtonCell\" key=\"NSCell\" id=\"22\"><string key=\"NSContents\">Buy</string></object></object>"
        archive.objects = """
            <object class="NSWindowTemplate" id="10"><string key="NSWindowTitle">Fruit</string><string key="NSWindowClass">NSWindow</string>
            <object class="NSView" key="NSWindowView" id="20">\(archive.array([button], key: "NSSubviews"))</object></object>
            """
        let read = try ReadDocument(archive.text)
        #expect(
            outline(read) == [
                "1 NSWindow objects in -", "2 NSView contentView in 1", "3 NSButton subviews in 2",
                "4 NSButtonCell cell in 3",
            ])
        #expect(read[try read.object("1").element] == "NSWindowTemplate")
        #expect(read[try read.object("1").userLabel] == "Window (Fruit)")
        #expect(read[try read.object("1").text] == "Fruit")
        #expect(try read.object("4").depth == 3)
        #expect(read.document.depth == 4)
    }

    @Test func `an object id may be written as a string`() throws {
        let read = try ReadDocument(
            Archive(
                objects: "<object class=\"NSMenu\" id=\"10\"/>",
                records: [.init("iN0-l3-epB", "10", writesStringID: true)],
                flattened: [("iN0-l3-epB.CustomClassName", "<string>FruitMenu</string>")]
            ).text)
        #expect(read[try read.object("iN0-l3-epB").customClass] == "FruitMenu")
    }

    @Test func `parents come before their children in any order of the records`() throws {
        var archive = Archive(records: [
            .init("3", "12", parent: "11"), .init("2", "11", parent: "10", children: ["12"]),
            .init("1", "10", children: ["11"]),
        ])
        archive.objects =
            "<object class=\"NSMenu\" id=\"10\">\(archive.array(["""
            <object class="NSMenuItem" id="11"><object class="NSMenu" key="NSSubmenu" id="12"/></object>
            """], key: "NSMenuItems"))</object>"
        #expect(
            outline(try ReadDocument(archive.text)) == [
                "1 NSMenu objects in -", "2 NSMenuItem items in 1", "3 NSMenu submenu in 2",
            ])
    }

    @Test func `children follow the order of the menu, not of the record`() throws {
        var archive = Archive(
            records: [.init("1", "10", children: ["13", "11", "12"])]
                + (1...3).map { .init("\($0 + 1)", "1\($0)", parent: "10") })
        archive.objects =
            "<object class=\"NSMenu\" id=\"10\">\(archive.array((1...3).map { "<object class=\"NSMenuItem\" id=\"1\($0)\"/>" }, key: "NSMenuItems"))</object>"
        let read = try ReadDocument(archive.text)
        #expect(Array(read.objectIDs.suffix(4)) == ["1", "2", "3", "4"])
        #expect(try ["2", "3", "4"].map { try read.object($0).position } == [0, 1, 2])
    }

    @Test func `the subviews of an archived custom view are read in reverse order`() throws {
        for (element, expected) in [("NSView", ["2", "3"]), ("NSCustomView", ["3", "2"])] {
            var archive = Archive(records: [
                .init("1", "10", children: ["11", "12"]), .init("2", "11", parent: "10"),
                .init("3", "12", parent: "10"),
            ])
            archive.objects =
                "<object class=\"\(element)\" id=\"10\">\(archive.array(["<object class=\"NSBox\" id=\"11\"/>", "<object class=\"NSBox\" id=\"12\"/>"], key: "NSSubviews"))</object>"
            #expect(Array(try ReadDocument(archive.text).objectIDs.suffix(2)) == expected)
        }
    }

    @Test func `the clip view of a scroll view is not an object, and the views in it have keys`() throws {
        var archive = Archive(records: [
            .init("1", "10", children: ["14", "13", "11", "12"]), .init("2", "11", parent: "10"),
            .init("3", "12", parent: "10"),
            .init("4", "13", parent: "10"), .init("5", "14", parent: "10"),
        ])
        let clip =
            "<object class=\"NSClipView\" id=\"20\">\(archive.array(["<object class=\"NSTableView\" id=\"11\"/>"], key: "NSSubviews"))</object>"
        let header =
            "<object class=\"NSClipView\" id=\"21\">\(archive.array(["<object class=\"NSTableHeaderView\" id=\"14\"/>"], key: "NSSubviews"))</object>"
        archive.objects = """
            <object class="NSScrollView" id="10">
            \(archive.array([clip, "<object class=\"NSScroller\" id=\"12\"/>", "<object class=\"NSScroller\" id=\"13\"/>", header], key: "NSSubviews"))
            <reference key="NSNextKeyView" ref="11"/><reference key="NSVScroller" ref="12"/><reference key="NSHScroller" ref="13"/>
            <reference key="NSContentView" ref="20"/><reference key="NSHeaderClipView" ref="21"/></object>
            """
        #expect(
            outline(try ReadDocument(archive.text)).dropFirst() == [
                "2 NSTableView subviews in 1", "3 NSScroller verticalScroller in 1",
                "4 NSScroller horizontalScroller in 1", "5 NSTableHeaderView headerView in 1",
            ])
    }

    @Test func `a selected view controller is in the same list as its siblings`() throws {
        var archive = Archive(
            isMac: false,
            records: [
                .init("1", "10", children: ["11", "12"]), .init("2", "11", parent: "10"),
                .init("3", "12", parent: "10"),
            ])
        archive.objects = """
            <object class="IBUITabBarController" id="10"><object class="IBUIViewController" key="IBUISelectedViewController" id="12"/>
            \(archive.array(["<object class=\"IBUIViewController\" id=\"11\"/>", "<reference ref=\"12\"/>"], key: "IBUIViewControllers"))</object>
            """
        #expect(
            outline(try ReadDocument(archive.text)).dropFirst() == [
                "2 UIViewController viewControllers in 1", "3 UIViewController viewControllers in 1",
            ])
    }

    @Test func `the keys of matrix cells, toolbar items and prototype cells are those of the document format`() throws {
        var archive = Archive(records: [
            .init("1", "10", children: ["11", "12"]), .init("2", "11", parent: "10"), .init("3", "12", parent: "10"),
            .init("4", "13", children: ["14"]), .init("5", "14", parent: "13", children: ["15"]),
            .init("6", "15", parent: "14"),
            .init("7", "16", children: ["17"]), .init("8", "17", parent: "16"),
        ])
        archive.objects = """
            <object class="NSMatrix" id="10">\(archive.array(["<object class=\"NSButtonCell\" id=\"11\"/>"], key: "NSCells"))<object class="NSButtonCell" key="NSProtoCell" id="12"/></object>
            <object class="NSWindowTemplate" id="13"><object class="NSToolbar" key="NSViewClass" id="14">
            \(archive.array(["<object class=\"NSToolbarItem\" id=\"15\"/>"], key: "NSToolbarIBAllowedItems"))</object></object>
            <object class="NSTableColumn" id="16"/><object class="NSTableCellView" id="17"/>
            """
        archive.flattened = [("7.prototypeCellViews", archive.array(["<reference ref=\"17\"/>"]))]
        #expect(
            outline(try ReadDocument(archive.text)) == [
                "1 NSMatrix objects in -", "2 NSButtonCell column in 1", "3 NSButtonCell prototype in 1",
                "4 NSWindow objects in -", "5 NSToolbar toolbar in 4",
                "6 NSToolbarItem allowedToolbarItems in 5", "7 NSTableColumn objects in -",
                "8 NSTableCellView prototypeCellViews in 7",
            ])
    }

    // MARK: Classes

    @Test(
        arguments: [
            (
                "<object class=\"NSCustomObject\" id=\"10\"><string key=\"NSClassName\">Fruit</string></object>",
                "Fruit", "NSObject", "Fruit"
            ),
            (
                "<object class=\"NSCustomObject\" id=\"10\"><object class=\"NSMutableString\" key=\"NSClassName\"><characters key=\"NS.bytes\">NSFontManager</characters></object></object>",
                "NSFontManager", "NSObject", "NSFontManager"
            ),
            (
                "<object class=\"NSCustomView\" id=\"10\"><string key=\"NSClassName\">FruitView</string></object>",
                "FruitView", "NSView", "FruitView"
            ),
            (
                "<object class=\"NSCustomView\" id=\"10\"><string key=\"NSClassName\">NSView</string></object>", nil,
                "NSView", "NSView"
            ),
            (
                "<object class=\"NSWindowTemplate\" id=\"10\"><string key=\"NSWindowClass\">NSWindow</string></object>",
                nil, "NSWindow", "NSWindow"
            ),
            (
                "<object class=\"NSWindowTemplate\" id=\"10\"><string key=\"NSWindowClass\">NSPanel</string></object>",
                nil, "NSPanel", "NSPanel"
            ),
            (
                "<object class=\"NSWindowTemplate\" id=\"10\"><string key=\"NSWindowClass\">TillWindow</string></object>",
                "TillWindow", "NSWindow", "TillWindow"
            ),
            ("<object class=\"NSButton\" id=\"10\"/>", nil, "NSButton", "NSButton"),
            ("<object class=\"IBUIButton\" id=\"10\"/>", nil, "UIButton", "UIButton"),
            ("<object class=\"IBMKMapView\" id=\"10\"/>", nil, "MKMapView", "MKMapView"),
            ("<object class=\"IBUICustomObject\" id=\"10\"/>", nil, "NSObject", "NSObject"),
        ] as [(String, String?, String, String)])
    func `a template names its class in its content, and other objects have the class of their element`(
        object: String, custom: String?, base: String, runtime: String
    ) throws {
        let read = try ReadDocument(Archive(objects: object, records: [.init("5", "10")]).text)
        let record = try read.object("5")
        #expect(read[record.customClass] == custom)
        #expect(read[record.baseClass] == base)
        #expect(read[record.runtimeClass] == runtime)
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `the flattened properties give any object a custom class`(dialect: Archive.Dialect) throws {
        let read = try ReadDocument(
            Archive(
                dialect,
                objects:
                    "<object class=\"NSButton\" id=\"10\"/><object class=\"NSCustomView\" id=\"11\"><string key=\"NSClassName\">NSView</string></object>",
                records: [.init("5", "10"), .init("55", "11")],
                flattened: [
                    ("5.CustomClassModule", "<string>Orchard</string>"),
                    ("5.CustomClassModuleProvider", "<string>target</string>"),
                    ("5.CustomClassName", "<string>BuyButton</string>"),
                    ("55.CustomClassName", "<string type=\"base64-UTF8\">QUJDA</string>"),
                ]
            ).text)
        let button = try read.object("5")
        #expect(read[button.runtimeClass] == "BuyButton")
        #expect(read[button.baseClass] == "NSButton")
        #expect(read[button.customModule] == "Orchard")
        #expect(read[button.customModuleProvider] == "target")
        #expect(read[try read.object("55").runtimeClass] == "ABC")
    }

    // MARK: Proxies and top-level order

    @Test func `the id determines the role of a macOS placeholder`() throws {
        let read = try ReadDocument(
            Archive(objects: "<object class=\"NSCustomObject\" id=\"10\"/>", records: [.init("5", "10")]).text)
        #expect(read.document.objects.map(\.role) == [.filesOwner, .firstResponder, .application, .ordinary])
        #expect(read.document.filesOwner.map { read[read.document.objects[$0].customClass] } == "Orchard")
    }

    @Test func `an iOS placeholder has a role from its name, and a class from the flattened properties`() throws {
        let read = try ReadDocument(
            Archive(
                isMac: false,
                objects:
                    "<object class=\"IBProxyObject\" id=\"10\"><string key=\"IBProxiedObjectIdentifier\">basket</string></object>",
                records: [.init("5", "10")],
                flattened: [
                    ("-1.CustomClassName", "<string>FruitOwner</string>"),
                    ("-2.CustomClassName", "<string>UIResponder</string>"),
                ]
            ).text)
        #expect(read.document.objects.map(\.role) == [.filesOwner, .firstResponder, .externalObject])
        #expect(read[try read.object("-1").customClass] == "FruitOwner")
        #expect(read[try read.object("-1").baseClass] == "-")
        #expect(try read.object("5").topLevelIndex == -1)
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `the root collection is not an object, and its order gives the top-level indexes`(dialect: Archive.Dialect)
        throws
    {
        let read = try ReadDocument(
            Archive(
                dialect, isMac: false,
                objects:
                    "<object class=\"IBUITapGestureRecognizer\" id=\"12\"/><object class=\"IBUIView\" id=\"11\"/><object class=\"IBUIView\" id=\"10\"/>",
                records: [.init("5", "10"), .init("6", "11"), .init("7", "12")]
            ).text)
        #expect(read.objectIDs == ["-1", "-2", "7", "6", "5"])
        #expect(try ["-1", "-2", "7", "6", "5"].map { try read.object($0).topLevelIndex } == [-1, -1, 0, 1, 2])
    }

    // MARK: Class descriptions

    @Test(arguments: Archive.Dialect.allCases)
    func `class descriptions have a superclass, outlets, actions and a header`(dialect: Archive.Dialect) throws {
        var archive = Archive(dialect)
        archive.classes = """
            <object class="IBPartialClassDescription"><string key="className">Fruit</string><string key="superclassName">NSObject</string>
            <object class="NSMutableDictionary" key="actions"><string key="NS.key.0">eat:</string><string key="NS.object.0">id</string></object>
            \(archive.dictionary([("basket", "<string>NSView</string>"), ("price", "<string>NSTextField</string>")], key: "outlets"))
            <object class="IBClassDescriptionSource" key="sourceIdentifier"><string key="majorKey">IBProjectSource</string><string key="minorKey">Fruit.h</string></object></object>
            """
        let document = try ReadDocument(archive.text).document
        let description = try #require(document.classDescriptions.first)
        #expect(
            [description.className, description.superclass, description.sourceKind, description.sourcePath].map {
                document[$0]
            }
                == ["Fruit", "NSObject", "IBProjectSource", "Fruit.h"])
        #expect(
            document.members.map { "\($0.kind.rawValue) \(document[$0.name] ?? "-"): \(document[$0.type] ?? "-")" }
                == ["outlet basket: NSView", "outlet price: NSTextField", "action eat:: id"])
    }

    @Test func `the class list of an Xcode 4 storyboard is read like class descriptions`() throws {
        let document = try ReadDocument(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="2.0" targetRuntime="iOS.CocoaTouch">
            <scenes/>
            <classes><class className="Fruit" superclassName="UIViewController">
            <source key="sourceIdentifier" type="project" relativePath="./Classes/Fruit.h"/>
            <relationships><relationship kind="action" name="eat:"/><relationship kind="outlet" name="basket" candidateClass="UIView"/>
            <relationship kind="outletCollection" name="seeds"/></relationships></class></classes>
            </document>
            """
        ).document
        let description = try #require(document.classDescriptions.first)
        #expect(
            [description.className, description.superclass, description.sourceKind, description.sourcePath].map {
                document[$0]
            }
                == ["Fruit", "UIViewController", "project", "./Classes/Fruit.h"])
        #expect(description.at == Position(line: 3, column: 10))
        #expect(
            document.members.map { "\($0.kind.rawValue) \(document[$0.name] ?? "-"): \(document[$0.type] ?? "-")" }
                == ["action eat:: -", "outlet basket: UIView", "outletCollection seeds: -"])
    }
}
