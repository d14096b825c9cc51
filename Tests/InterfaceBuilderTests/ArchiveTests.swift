import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Tests how values are read from archives. If both dialects can contain a value, its test covers both.
@Suite("Archives: values")
struct ArchiveTests {
    /// Reads a text field cell that contains this element, and returns its title.
    private func title(_ element: String, _ dialect: Archive.Dialect = .xcode4, beside: String = "") throws -> String? {
        let read = try ReadDocument(
            Archive(
                dialect, objects: "<object class=\"NSTextFieldCell\" id=\"10\">\(element)</object>\(beside)",
                records: [.init("5", "10")]
            ).text)
        return read[try read.object("5").text]
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `the header gives the format, the platform and the versions`(dialect: Archive.Dialect) throws {
        let read = try ReadDocument(Archive(dialect).text)
        let header = read.document.header
        #expect(read.document.format == .archive)
        #expect(header.platform == .macOS)
        #expect(read[header.version] == dialect.rawValue)
        #expect(read[header.targetRuntime] == "IBCocoaFramework")
        #expect(read[header.toolsVersion] == "1938")
        #expect(read[header.deployment] == "1070")
        #expect(read.document.problem == nil)
    }

    @Test(arguments: [("CocoaTouch", Platform.iOS), ("CocoaTouch.iPad", .iOS), ("Cocoa", .macOS)])
    func `without a target runtime, the document type gives the platform`(type: String, platform: Platform) throws {
        let text = Archive().text.replacingOccurrences(
            of: "<string key=\"IBDocument.TargetRuntimeIdentifier\">IBCocoaFramework</string>", with: ""
        )
        .replacingOccurrences(of: "InterfaceBuilder3.Cocoa.XIB", with: "InterfaceBuilder3.\(type).XIB")
        #expect(try ReadDocument(text).document.header.platform == platform)
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `the marker EncodedWithXMLCoder is not an element of an array`(dialect: Archive.Dialect) throws {
        var archive = Archive(dialect, records: [.init("5", "10")])
        let titles = archive.array(["<string>A</string>", "<string>B</string>"], key: "NSPopUpListData")
        archive.objects = "<object class=\"NSComboBoxCell\" id=\"10\">\(titles)</object>"
        #expect(
            try ReadDocument(archive.text).texts == [
                "5 ibShadowedObjectValues[0] = A", "5 ibShadowedObjectValues[1] = B",
            ])
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `a dictionary may be written as numbered keys and objects, in any order`(dialect: Archive.Dialect) throws {
        let options = """
            <object class="NSDictionary" key="NSOptions"><string key="NS.key.0">NSNullPlaceholder</string><string key="NS.key.1">NSRaises</string>\
            <integer key="NS.object.1" value="1"/><string key="NS.object.0">None</string></object>
            """
        let read = try ReadDocument(
            Archive(
                dialect,
                connections: [
                    Archive.connection(
                        "IBBindingConnection", "value: x", from: "1001", to: "1003", id: "9",
                        more: """
                            <object class="NSNibBindingConnector" key="connector"><string key="NSBinding">value</string>\(options)</object>
                            """)
                ]
            ).text)
        #expect(read[try read.connection("9").options] == #"{"NSNullPlaceholder":"None","NSRaises":"1"}"#)
    }

    @Test func `a reference can stand for a string or an object`() throws {
        let beside =
            "<object class=\"NSButtonCell\" id=\"11\"><string key=\"NSContents\" id=\"77\">Buy</string></object>"
        #expect(try title("<reference key=\"NSContents\" ref=\"77\"/>", beside: beside) == "Buy")
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `a reference can stand for an array`(dialect: Archive.Dialect) throws {
        var archive = Archive(dialect, records: [.init("5", "10")])
        archive.objects =
            "<object class=\"NSComboBoxCell\" id=\"10\"><reference key=\"NSPopUpListData\" ref=\"30\"/></object>"
            + archive.array(["<reference ref=\"31\"/>", "<string id=\"31\">Pear</string>"], id: "30")
        #expect(
            try ReadDocument(archive.text).texts == [
                "5 ibShadowedObjectValues[0] = Pear", "5 ibShadowedObjectValues[1] = Pear",
            ])
    }

    @Test func `a reference may lead to another reference, and a reference without a target means nil`() throws {
        let beside =
            "<object class=\"X\" id=\"11\"><reference key=\"a\" id=\"78\" ref=\"79\"/><string key=\"b\" id=\"79\">Far</string></object>"
        #expect(try title("<reference key=\"NSContents\" ref=\"78\"/>", beside: beside) == "Far")
        #expect(try title("<reference key=\"NSContents\"/>") == nil)
    }

    @Test func `a reference may come before the element that it means`() throws {
        let read = try ReadDocument(
            Archive(
                objects: "<object class=\"NSMenu\" id=\"10\"><reference key=\"NSTitle\" ref=\"90\"/></object>",
                records: [.init("5", "10")],
                classes: "<string id=\"90\">Later</string>"
            ).text)
        #expect(read[try read.object("5").text] == "Later")
    }

    @Test(arguments: [
        ("QQ", "A"), ("QUI", "AB"), ("QUJD", "ABC"), ("QUJDA", "ABC"), ("4oCmA", "…"), ("\n4oCm\n", "…"),
        ("QmFuYW5lbiDwn42MA", "Bananen 🍌"),
    ])
    func `base64-UTF8 needs no padding and may have one extra character`(coded: String, text: String) throws {
        #expect(try title("<string type=\"base64-UTF8\" key=\"NSContents\">\(coded)</string>") == text)
    }

    @Test(arguments: [
        ("<characters key=\"NS.bytes\">Basket</characters>", "Basket"),
        ("<bytes key=\"NS.bytes\">PGluZm8+A</bytes>", "<info>"),
        ("<string key=\"NS.string\">Plain</string>", "Plain"),
        ("<string key=\"NS.string\" type=\"base64-UTF8\">QUJDA</string>", "ABC"),
        ("<characters key=\"NS.bytes\"/>", nil), ("", nil),
    ])
    func `the text of a mutable string may be in several kinds of elements`(content: String, text: String?) throws {
        #expect(try title("<object class=\"NSMutableString\" key=\"NSContents\">\(content)</object>") == text)
    }

    @Test func `entities and line breaks are part of a text`() throws {
        #expect(try title("<string key=\"NSContents\">A &amp; B\n&lt;C&gt;</string>") == "A & B\n<C>")
    }

    @Test func `line and column belong to the element of the object, not to its record`() throws {
        let read = try ReadDocument(
            Archive(
                objects: "<object class=\"NSMenu\" id=\"10\"/>é <object class=\"NSMenu\" id=\"11\"/>",
                records: [.init("5", "10"), .init("6", "11")],
                connections: [Archive.connection("IBOutletConnection", "menu", from: "1001", to: "10", id: "9")]
            ).text)
        let lines = Archive().text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = UInt32(lines.firstIndex { $0.contains("IBDocument.Objects") } ?? 0)
        #expect(try read.object("5").at == Position(line: line - 1, column: 1))
        #expect(try read.object("6").at.column == UInt32("<object class=\"NSMenu\" id=\"10\"/>é ".count + 1))
        #expect(try read.connection("9").at.column == UInt32("<object class=\"IBConnectionRecord\">".count + 1))
    }

    @Test func `other values are JSON with the archived keys, without references to objects`() throws {
        let read = try ReadDocument(
            Archive(
                objects: """
                    <object class="NSButton" id="10"><int key="NSvFlags">268</int><bool key="NSEnabled">YES</bool><nil key="NSNil"/>
                    <reference key="NSNextKeyView" ref="11"/><object class="NSColor" key="NSColor"><bytes key="NSWhite">MQA</bytes></object></object>
                    <object class="NSButton" id="11"/>
                    """,
                records: [.init("5", "10"), .init("6", "11")],
                flattened: [("5.IBPluginDependency", "<string>p</string>"), ("5.showNotes", "<integer value=\"1\"/>")]
            ).text)
        #expect(
            read[try read.object("5").attributes]
                == #"{"NSvFlags":"268","NSEnabled":"YES","NSNil":null,"NSColor":{"NSWhite":"MQA"},"showNotes":"1"}"#)
        #expect(read[try read.object("6").attributes] == nil)
    }
}
