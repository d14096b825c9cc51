import Comparing
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Objects with lost ids")
struct StructureMatchingTests {
    private func form(_ ids: [String], second: String = "Town") -> String {
        """
        <view id="\(ids[0])"><subviews>
        <label text="Name" id="\(ids[1])"/>
        <textField placeholder="Ann" id="\(ids[2])"><connections><action selector="edit:" destination="-1" eventType="editingChanged" id="\(ids[6])"/></connections></textField>
        <label text="\(second)" id="\(ids[3])"/>
        <textField id="\(ids[4])"/>
        <stackView id="\(ids[5])"/>
        </subviews><constraints>
        <constraint firstItem="\(ids[1])" firstAttribute="leading" secondItem="\(ids[0])" secondAttribute="leading" constant="8" id="\(ids[7])"/>
        </constraints></view>
        """
    }

    private let before = ["1", "2", "3", "4", "5", "6", "7", "8"]
    private let after = ["a1-aa-aaa", "b", "c", "d", "e", "f", "g", "h"]

    @Test func `a nib that was created again differs only in its ids`() throws {
        let compared = try Compared.iOS(form(before), form(after))
        #expect(compared.changes.objects.allSatisfy { $0.isChange && $0.values.map(\.column) == [.objectID] })
        #expect(compared.changes.objects.count == 6)
        #expect(compared.connections == [#"~g connection_id: "7" → "g""#])
        #expect(compared.constraints == [#"~h constraint_id: "8" → "h""#])
        #expect(compared.changes.isNoise)
        #expect(try compared.text() == ["~ 6 objects matched by content, because the ids are new", "noise: 8 ids"])
    }

    @Test func `a match by class and place alone is only likely`() throws {
        let compared = try Compared.iOS(form(before), form(after, second: "City"))
        let matches = compared.changes.objects.map(\.match)
        #expect(matches.count { $0 == .likely } >= 1)
        #expect(compared.objects.contains(#"~d attributes.text: "Town" → "City""#))
        #expect(!compared.objects.contains { $0.hasPrefix("+") || $0.hasPrefix("-") })
    }

    @Test func `an added object does not match a removed object beside it`() throws {
        let old =
            #"<view id="v"><subviews><label text="A" id="a"/><label text="B" id="b"/><label text="C" id="c"/></subviews></view>"#
        let new =
            #"<view id="v"><subviews><label text="A" id="a"/><label text="B" id="b"/><label text="D" id="d"/></subviews></view>"#
        #expect(try Compared.iOS(old, new).objects == ["+d", "-c"])
    }

    @Test func `a cut and pasted object matches by its content`() throws {
        let old =
            #"<view id="v"><subviews><label text="A" id="a"/><label text="B" id="b"/><stackView id="s"/></subviews></view>"#
        let new =
            #"<view id="v"><subviews><label text="A" id="a"/><stackView id="s"><subviews><label text="B" id="z"/></subviews></stackView></subviews></view>"#
        let compared = try Compared.iOS(old, new)
        #expect(compared.objects == [">z", #"~z object_id: "b" → "z""#, #"~z parent_id: "v" → "s""#])
        #expect(compared.changes.objects.first?.match == .certain)
    }

    @Test func `a nib that was upgraded from an archive is compared only by what both formats can say`() throws {
        let archive = Archive(
            objects: """
                <object class="NSButton" id="10"><string key="NSFrame">{{10, 10}, {80, 32}}</string></object>
                <object class="NSCustomObject" id="12"><string key="NSClassName">FruitController</string></object>
                """,
            records: [.init("5", "10", name: "Save button"), .init("6", "12")],
            connections: [Archive.connection("IBOutletConnection", "saveButton", from: "12", to: "10", id: "20")])
        let document = Documents.macOS(
            owner: "Orchard",
            """
            <button id="5" userLabel="Save button"><rect key="frame" x="10" y="10" width="80" height="32"/></button>
            <customObject id="6" customClass="FruitModel"><connections><outlet property="saveButton" destination="5" id="20"/></connections></customObject>
            """)
        let compared = try Compared(archive.text, document)
        #expect(compared.changes.objects.allSatisfy { $0.isChange })
        #expect(compared.connections == [])
        let text = try compared.text()
        #expect(text.first == "~ upgraded from the archive format to the document format")
        #expect(text.contains("~ FruitModel: class FruitController → FruitModel"))
        #expect(!text.contains { $0.contains("NSFrame") })
    }

    @Test func `thousands of objects without a common id are all matched`() throws {
        let count = 4000
        func list(_ prefix: String) -> String {
            "<view id=\"\(prefix)v\"><subviews>" + (0..<count).map { "<label id=\"\(prefix)\($0)\"/>" }.joined()
                + "</subviews></view>"
        }
        let compared = try Compared.iOS(list("a"), list("b"))
        #expect(compared.changes.objects.count == count + 1)
        #expect(compared.changes.objects.allSatisfy { $0.isChange })
    }

    @Test func `thousands of connections with one id are compared`() throws {
        func list(_ name: String) -> String {
            "<view id=\"v\"><connections>"
                + (0..<4000).map { "<outlet property=\"\(name)\($0)\" destination=\"v\" id=\"o\"/>" }.joined()
                + "</connections></view>"
        }
        let compared = try Compared.iOS(list("a"), list("b"))
        #expect(compared.changes.connections.count == 4000)
        #expect(compared.changes.connections.allSatisfy { $0.isChange })
    }

    @Test func `a clip view that only the upgraded document records is not a change`() throws {
        let archive = Archive(
            objects: """
                <object class="NSScrollView" id="10"><object class="NSTableView" key="NSContentView" id="11"/></object>
                """,
            records: [.init("5", "10", children: ["11"]), .init("6", "11", parent: "10")])
        let document = Documents.macOS(
            owner: "Orchard",
            """
            <scrollView id="5"><clipView key="contentView" id="abc-de-fgh"><subviews><tableView id="6"/></subviews></clipView></scrollView>
            """)
        let text = try Compared(archive.text, document).text().filter { !$0.hasPrefix("noise") }
        #expect(text == ["~ upgraded from the archive format to the document format", "~ auto layout on"])
    }
}
