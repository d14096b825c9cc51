import InterfaceBuilder
import TestSupport
import Testing

@Suite("Connections")
struct ConnectionTests {
    /// Returns `kind name source -> destination` for every connection.
    private func edges(_ read: ReadDocument) -> [String] {
        read.document.connections.map {
            "\(read[$0.kind] ?? "-") \(read[$0.name] ?? "-") \(read[$0.sourceID] ?? "-") -> \(read[$0.destinationID] ?? "-")"
        }
    }

    @Test func `outlets and outlet collections lead from the object with the property to its value`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><connections>
                <outlet property="title" destination="l" id="c1"/>
                <outletCollection property="dots" destination="l" id="c2" collectionClass="NSMutableArray" appends="YES"/>
                </connections></view><label id="l"/>
                """))
        #expect(edges(read) == ["outlet title v -> l", "outletCollection dots v -> l"])
        let collection = try read.connection("c2")
        #expect(read[collection.collectionClass] == "NSMutableArray")
        #expect(read[collection.attributes] == #"{"appends":"YES"}"#)
        #expect(read.id(at: collection.source) == "v")
        #expect(read.id(at: collection.destination) == "l")
    }

    @Test func `an iOS action has an event, and leads from the sender to the target`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <button id="b"><connections>
                <action selector="buy:" destination="-1" eventType="touchUpInside" id="a1"/>
                <action selector="hold:" destination="-2" id="a2"/>
                </connections></button>
                """))
        #expect(edges(read) == ["action buy: b -> -1", "action hold: b -> -2"])
        #expect(read[try read.connection("a1").eventType] == "touchUpInside")
        #expect(try read.connection("a2").eventType == .none)
        #expect(read.id(at: try read.connection("a2").destination) == "-2")
    }

    @Test func `a macOS action has a target and sometimes a trigger`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <tableView id="t"><connections>
                <action selector="select:" target="-2" id="a1"/>
                <action trigger="doubleAction" selector="open:" target="-1" id="a2"/>
                </connections></tableView>
                """))
        #expect(edges(read) == ["action select: t -> -2", "action open: t -> -1"])
        #expect(try read.connection("a1").trigger == .none)
        #expect(read[try read.connection("a2").trigger] == "doubleAction")
        #expect(try read.connection("a2").attributes == .none)
    }

    @Test func `the name of a segue is its kind with its relationship`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <button id="b"><connections>
                <segue destination="x" kind="show" identifier="toX" id="s1" customClass="Fade" customModule="Orchard"
                    customModuleProvider="target" destinationCreationSelector="make:" modalTransitionStyle="coverVertical"/>
                <segue destination="x" kind="relationship" relationship="rootViewController" id="s2"/>
                <segue destination="e" kind="unwind" unwindAction="back:" id="s3"/>
                </connections></button><viewController id="x"/><exit id="e"/>
                """))
        #expect(
            edges(read) == ["segue show b -> x", "segue relationship:rootViewController b -> x", "segue unwind b -> e"])
        let segue = try read.connection("s1")
        #expect(read[segue.identifier] == "toX")
        #expect(read[segue.customClass] == "Fade")
        #expect(read[segue.customModule] == "Orchard")
        #expect(read[segue.customModuleProvider] == "target")
        #expect(read[segue.creationSelector] == "make:")
        #expect(read[segue.attributes] == #"{"modalTransitionStyle":"coverVertical"}"#)
        #expect(read[try read.connection("s3").unwindAction] == "back:")
    }

    @Test func `nested preview and commit segues keep the outer source and name their parent`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <tableViewCell id="cell"><connections>
                <segue destination="d" kind="show" id="outer">
                    <segue key="commit" inheritsFrom="parent" id="commit"/>
                    <segue key="preview" inheritsFrom="commit" id="preview"/>
                </segue>
                <outlet property="after" destination="d" id="o"/>
                </connections></tableViewCell><viewController id="d"/>
                """))
        #expect(read.document.connections.map { read[$0.connectionID] } == ["outer", "commit", "preview", "o"])
        #expect(read.document.connections.map { read[$0.parentConnectionID] } == [nil, "outer", "outer", nil])
        #expect(read.document.connections.allSatisfy { read[$0.sourceID] == "cell" })
        #expect(read[try read.connection("preview").attributes] == #"{"key":"preview","inheritsFrom":"commit"}"#)
    }

    @Test func `a binding has a name, a key path and options`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <textField id="t"><connections>
                <binding destination="-2" name="value" keyPath="self.invoice.total" id="b1" previousBinding="b0">
                    <dictionary key="options">
                        <bool key="NSConditionallySetsEditable" value="YES"/>
                        <string key="NSNullPlaceholder">no total</string>
                        <integer key="NSMaximumRecents" value="10"/>
                        <nil key="NSNoSelectionPlaceholder"/>
                    </dictionary>
                </binding>
                <binding destination="-2" name="enabled" keyPath="isOpen" id="b2"/>
                </connections></textField>
                """))
        #expect(edges(read) == ["binding value t -> -2", "binding enabled t -> -2"])
        let binding = try read.connection("b1")
        #expect(read[binding.keyPath] == "self.invoice.total")
        #expect(
            read[binding.options] == """
                {"NSConditionallySetsEditable":"YES","NSNullPlaceholder":"no total","NSMaximumRecents":"10","NSNoSelectionPlaceholder":null}
                """)
        #expect(try read.connection("b2").options == .none)
    }

    @Test func `a dictionary of options outside a binding is ignored`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <textField id="t"><connections>
                <dictionary key="options"><integer key="NSMaximumRecents" value="3"/><outlet id="no"/></dictionary>
                <outlet property="after" destination="-2" id="o"/>
                </connections></textField>
                """))
        #expect(edges(read) == ["outlet after t -> -2"])
        #expect(try read.object("t").attributes == .none)
    }

    @Test func `an accessibility connection has its own kind`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                """
                <slider id="s"><connections><accessibilityConnection property="title" destination="l" id="a"/></connections></slider>
                <textField id="l"/>
                """))
        #expect(edges(read) == ["accessibilityConnection title s -> l"])
    }

    @Test func `an unknown kind of connection is kept`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><connections><teleport property="gate" destination="-1" speed="9" id="t"/></connections></view>
                """))
        #expect(edges(read) == ["teleport gate v -> -1"])
        #expect(read[try read.connection("t").attributes] == #"{"speed":"9"}"#)
    }

    @Test func `an outlet may lead to a constraint`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><constraints><constraint firstAttribute="width" constant="8" id="w"/></constraints>
                <connections><outlet property="width" destination="w" id="o"/></connections></view>
                """))
        let outlet = try read.connection("o")
        #expect(read[outlet.destinationID] == "w")
        #expect(outlet.destination == -1, "a constraint is no object")
    }

    @Test func `a destination that is not in the file keeps its id`() throws {
        let read = try ReadDocument(
            Documents.iOS(
                """
                <view id="v"><connections><outlet property="gone" destination="nowhere" id="o"/></connections></view>
                """))
        let outlet = try read.connection("o")
        #expect(read[outlet.destinationID] == "nowhere")
        #expect(outlet.destination == -1)
    }

    @Test func `connections of the File's Owner start at the owner`() throws {
        let read = try ReadDocument(
            Documents.macOS(
                owner: "Doc",
                ownerConnections: "<connections><outlet property=\"window\" destination=\"w\" id=\"o\"/></connections>",
                "<window id=\"w\"/>"))
        #expect(edges(read) == ["outlet window -2 -> w"])
        #expect(read.id(at: try read.connection("o").source) == "-2")
    }
}
