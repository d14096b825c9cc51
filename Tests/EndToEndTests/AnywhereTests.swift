import Foundation
import TestSupport
import Testing

/// Names that stand in a nib in another form than the user asks for.
@Suite("Names in other forms")
struct AnywhereTests {
    private let folder: TemporaryFolder

    /// A macOS nib with a menu and a system color, a nib whose connection has another case than the outlet, and a test.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Main.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Panel"><connections>
            <outlet property="Field" destination="f1" id="o1"/></connections></customObject>
            <menu id="m1"><items>
            <menuItem title="Pieces" keyEquivalent="t" id="i1"><modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem>
            <menuItem title="Text" keyEquivalent="T" id="i2"/>
            </items></menu>
            <textField id="f1"><textFieldCell key="cell" id="c1">
            <color key="textColor" name="secondaryLabelColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
            </objects></document>
            """)
        try folder.write(
            "Panel.swift",
            """
            import AppKit
            class Panel: NSWindowController {
                @IBOutlet var field: NSTextField!
                func make(_ name: String) { _ = NSNib(nibNamed: name, bundle: nil) }
            }
            """)
        try folder.write(
            "Tests/PanelTests.swift", "import XCTest\nclass PanelTests: XCTestCase { let id = \"panel-id\" }\n")
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    private func output(_ arguments: String...) throws -> String {
        let run = try Tool.run(arguments, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test(
        "A key equivalent is found as menus show it, and in words",
        arguments: ["⌥⌘T", "⌘⌥t", "cmd-alt-t", "Option+Command+T"])
    func keyEquivalent(name: String) throws {
        let answer = try output(name)
        #expect(answer.contains("key equivalent ⌥⌘T"))
        #expect(answer.contains("Pieces"))
        #expect(!answer.contains("Text (NSMenuItem)"))
    }

    @Test("A menu item without a modifier mask has the command key, and an uppercase letter needs the shift key")
    func impliedModifiers() throws {
        #expect(try output("⇧⌘T").contains("Text"))
    }

    @Test("A system color of macOS is a use of a color")
    func systemColor() throws {
        #expect(try output("report", "color-uses", "kind=system").contains("secondaryLabelColor"))
        #expect(try output("report", "color-missing").contains("secondaryLabelColor") == false)
    }

    @Test("An outlet is connected by a name that key-value coding resolves to it")
    func keyValueCoding() throws {
        #expect(try output("outlet", "field").contains("Field"))
    }

    @Test("A nib without a known load has the number of loads with an unknown name")
    func unknownLoads() throws {
        let row = try output("report", "nib-loads", "file=Main", "--format", "json")
        #expect(row.contains(#""unknown_loads":1"#) || row.contains(#""unknown_loads": 1"#), "\(row)")
    }

    @Test("An answer that found nothing says that tests and vendored code were not searched")
    func unsearched() throws {
        let unknown = try Tool.run(["nothing-here"], in: folder.path)
        #expect(unknown.status == 2)
        #expect(
            unknown.errors.contains("Vendored code and tests were not searched; --vendor and --tests include them."))
        let log = "Storyboard (<UIStoryboard: 0x60>) doesn't contain a view controller with identifier 'gone'"
        let why = try Tool.run(["why", log], in: folder.path)
        #expect(why.output.contains("Vendored code and tests were not searched"))
    }
}
