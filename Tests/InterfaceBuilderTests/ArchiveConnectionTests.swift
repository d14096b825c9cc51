import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Archives: connections and constraints")
struct ArchiveConnectionTests {
    private static let button = "<object class=\"NSButton\" id=\"10\"/>"

    private func read(
        _ connections: [String], isMac: Bool = true, objects: String = button,
        records: [Archive.Record] = [.init("5", "10")]
    ) throws -> ReadDocument {
        try ReadDocument(Archive(isMac: isMac, objects: objects, records: records, connections: connections).text)
    }

    /// Returns `kind name: source → destination` for every connection.
    private func lines(_ read: ReadDocument) -> [String] {
        read.document.connections.map { record in
            "\(read[record.kind] ?? "-") \(read[record.name] ?? "-"): \(read[record.sourceID] ?? "-") → \(read[record.destinationID] ?? "-")"
        }
    }

    @Test func `an outlet leads from its source to its destination`() throws {
        let mac = try read([Archive.connection("IBOutletConnection", "button", from: "1001", to: "10", id: "9")])
        #expect(lines(mac) == ["outlet button: -2 → 5"])
        #expect(mac.id(at: mac.document.connections[0].source) == "-2")
        #expect(mac.id(at: mac.document.connections[0].destination) == "5")
        let iOS = try read(
            [Archive.connection("IBCocoaTouchOutletConnection", "button", from: "1001", to: "10", id: "9")],
            isMac: false)
        #expect(lines(iOS) == ["outlet button: -1 → 5"])
    }

    @Test func `an action on macOS is stored in the opposite direction`() throws {
        // In an archive, the target of an action is the source of the connection, and the sender is the destination.
        #expect(
            lines(try read([Archive.connection("IBActionConnection", "buy:", from: "1002", to: "10", id: "9")])) == [
                "action buy:: 5 → -1"
            ])
    }

    @Test(arguments: [
        ("1", "touchDown"), ("2", "touchDownRepeat"), ("7", "touchUpInside"), ("8", "touchUpOutside"),
        ("13", "valueChanged"), ("17", "editingDidBegin"),
        ("18", "editingChanged"), ("19", "editingDidEnd"), ("20", "editingDidEndOnExit"), ("31", "31"),
    ])
    func `an event has a number, and an unknown number is kept`(type: String, event: String) throws {
        let read = try read(
            [
                Archive.connection(
                    "IBCocoaTouchEventConnection", "buy:", from: "10", to: "1001", id: "9",
                    more: "<int key=\"IBEventType\">\(type)</int>")
            ], isMac: false)
        #expect(lines(read) == ["action buy:: 5 → -1"])
        #expect(read[try read.connection("9").eventType] == event)
    }

    @Test func `an action without an event type has no event`() throws {
        let read = try read(
            [Archive.connection("IBCocoaTouchEventConnection", "buy:", from: "10", to: "1001", id: "9")], isMac: false)
        #expect(read[try read.connection("9").eventType] == nil)
    }

    @Test func `an end of a connection may define the object instead of referring to it`() throws {
        let inline = """
            <object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection"><string key="label">menu</string>
            <object class="NSButton" key="source" id="10"/><object class="NSMenu" key="destination" id="11"/></object><int key="connectionID">9</int></object>
            """
        let read = try read(
            [inline], objects: "<reference ref=\"10\"/>", records: [.init("5", "10"), .init("6", "11")])
        #expect(lines(read) == ["outlet menu: 5 → 6"])
        #expect(read[try read.object("6").runtimeClass] == "NSMenu")
    }

    @Test func `a binding takes its name, key path and options from its connector`() throws {
        func binding(_ id: String, _ connector: String) -> String {
            Archive.connection(
                "IBBindingConnection", "value: values.price", from: "10", to: "1001", id: id, more: connector)
        }
        let read = try read([
            binding(
                "8",
                """
                <object class="NSNibBindingConnector" key="connector" id="70"><string key="NSBinding">value</string><string key="NSKeyPath">values.price</string>
                <object class="NSDictionary" key="NSOptions"><string key="NS.key.0">NSValueTransformerName</string><string key="NS.object.0">Price</string></object>
                <int key="NSNibBindingConnectorVersion">2</int></object>
                """),
            binding(
                "9",
                """
                <object class="NSNibBindingConnector" key="connector" id="71"><string key="NSBinding">enabled2</string><string key="NSKeyPath">isOpen</string>
                <reference key="NSPreviousConnector" ref="70"/></object>
                """),
        ])
        #expect(lines(read) == ["binding value: 5 → -2", "binding enabled2: 5 → -2"])
        let (first, second) = (try read.connection("8"), try read.connection("9"))
        #expect(read[first.keyPath] == "values.price")
        #expect(read[first.options] == #"{"NSValueTransformerName":"Price"}"#)
        #expect(read[first.attributes] == nil)
        #expect(read[second.attributes] == #"{"previousBinding":"8"}"#)
        #expect(read[second.options] == nil)
    }

    @Test func `an outlet collection has its class, and a flag if it adds to existing objects`() throws {
        let read = try read(
            [
                Archive.connection(
                    "IBCocoaTouchOutletCollectionConnection", "stars", from: "1001", to: "10", id: "8",
                    more: """
                        <string key="cachedDesigntimeClassName">NSMutableArray</string><bool key="addsContentToExistingCollection">NO</bool>
                        """),
                Archive.connection(
                    "IBCocoaTouchOutletCollectionConnection", "gestureRecognizers", from: "1001", to: "10", id: "9",
                    more: """
                        <string key="cachedDesigntimeClassName">NSArray</string><bool key="addsContentToExistingCollection">YES</bool>
                        """),
            ], isMac: false)
        #expect(lines(read) == ["outletCollection stars: -1 → 5", "outletCollection gestureRecognizers: -1 → 5"])
        #expect(read[try read.connection("8").collectionClass] == "NSMutableArray")
        #expect(read[try read.connection("9").attributes] == #"{"appends":"YES"}"#)
    }

    @Test func `the destination is nil if it has no record`() throws {
        let read = try read(
            [Archive.connection("IBOutletConnection", "gone", from: "1001", to: "11", id: "9")],
            objects: Self.button + "<object class=\"X\" id=\"11\"/>")
        #expect(lines(read) == ["outlet gone: -2 → -"])
    }

    // MARK: Constraints

    private func constraint(_ content: String, id: String = "20") -> String {
        "<object class=\"IBNSLayoutConstraint\" id=\"\(id)\">\(content)</object>"
    }

    private func readConstraint(_ content: String) throws -> (ReadDocument, ConstraintRecord) {
        var archive = Archive(records: [
            .init("1", "10", children: ["20", "11"]), .init("2", "11", parent: "10"), .init("3", "20", parent: "10"),
        ])
        archive.objects =
            "<object class=\"NSView\" id=\"10\">\(archive.array(["<object class=\"NSButton\" id=\"11\"/>", constraint(content)], key: "NSSubviews"))</object>"
        let read = try ReadDocument(archive.text)
        return (read, try read.constraint("3"))
    }

    @Test func `a constraint is not an object and omits default values`() throws {
        let (read, record) = try readConstraint(
            """
            <reference key="firstItem" ref="11"/><int key="firstAttribute">5</int><int key="relation">0</int><reference key="secondItem" ref="10"/>
            <int key="secondAttribute">6</int><float key="multiplier">1</float>
            <object class="IBLayoutConstant" key="constant"><double key="value">0.0</double></object><float key="priority">1000</float>
            """)
        #expect(Array(read.objectIDs.suffix(2)) == ["1", "2"])
        #expect(
            [record.firstItemID, record.firstAttribute, record.secondItemID, record.secondAttribute].map { read[$0] }
                == ["2", "leading", "1", "trailing"])
        #expect(
            [record.relation, record.constant, record.multiplier, record.priority, record.attributes].map { read[$0] }
                == [nil, nil, nil, nil, nil])
        #expect(read.id(at: record.owner) == "1")
        #expect(read.id(at: record.firstItem) == "2")
    }

    @Test(arguments: [("-1", "lessThanOrEqual"), ("0", nil), ("1", "greaterThanOrEqual")] as [(String, String?)])
    func `the sign of the relation's number determines the relation`(number: String, relation: String?) throws {
        let (read, record) = try readConstraint(
            "<reference key=\"firstItem\" ref=\"11\"/><int key=\"firstAttribute\">7</int><int key=\"relation\">\(number)</int><int key=\"secondAttribute\">0</int>"
        )
        #expect(read[record.relation] == relation)
        #expect(read[record.firstAttribute] == "width")
        #expect(read[record.secondAttribute] == nil)
    }

    @Test func `the constant is read from its own object, which may stand for the standard spacing`() throws {
        let (read, record) = try readConstraint(
            """
            <reference key="firstItem" ref="11"/><int key="firstAttribute">3</int><float key="multiplier">0.5</float><float key="priority">569</float>
            <object class="IBNSLayoutSymbolicConstant" key="constant"><double key="value">20</double></object>
            """)
        #expect(
            [record.constant, record.multiplier, record.priority, record.attributes].map { read[$0] } == [
                "20", "0.5", "569", #"{"symbolic":"YES"}"#,
            ])
    }

    @Test func `an outlet may lead to a constraint`() throws {
        let read = try read(
            [Archive.connection("IBOutletConnection", "height", from: "1001", to: "20", id: "9")],
            objects: Self.button + constraint(""),
            records: [.init("5", "10", children: ["20"]), .init("6", "20", parent: "10")])
        #expect(lines(read) == ["outlet height: -2 → 6"])
        #expect(try read.connection("9").destination == -1)
    }
}
