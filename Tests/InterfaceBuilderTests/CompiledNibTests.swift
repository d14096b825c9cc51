import Bytes
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Compiled nibs")
struct CompiledNibTests {
    private func read(_ nib: CompiledNib, _ format: CompiledFormat) throws -> ReadDocument {
        let read = try ReadDocument(nib.bytes(format))
        #expect(read.document.format.rawValue == format.rawValue)
        #expect(read.document.problem == nil)
        return read
    }

    /// Returns `id element class key parent` for each object.
    private func outline(_ read: ReadDocument) -> [String] {
        read.document.objects.map { object in
            [
                read[object.objectID], read[object.element], read[object.runtimeClass], read[object.key],
                read.id(at: object.parent),
            ]
            .map { $0 ?? "-" }.joined(separator: " ")
        }
    }

    /// Returns `kind source destination name` for each connection.
    private func connections(_ read: ReadDocument) -> [String] {
        read.document.connections.map { connection in
            let name = [connection.name, connection.keyPath, connection.eventType].compactMap { read[$0] }
            return "\(read[connection.kind] ?? "-") \(read.id(at: connection.source) ?? "-") "
                + "\(read.id(at: connection.destination) ?? "-") \(name.joined(separator: " "))"
        }
    }

    @Test(arguments: CompiledFormat.allCases)
    func `the objects of a nib for macOS have their classes, keys, parents and labels`(format: CompiledFormat) throws {
        let read = try read(.mac, format)
        #expect(read.document.header.platform == .macOS)
        #expect(
            outline(read) == [
                "-2 NSCustomObject Orchard objects -", "-1 NSCustomObject FirstResponder objects -",
                "2 NSWindowTemplate Meadow objects -", "3 NSView NSView contentView 2",
                "4 NSButton NSButton subviews 3",
                "5 NSButtonCell NSButtonCell cell 4", "6 NSStackView Basket subviews 3",
            ])
        let basket = try read.object("6")
        #expect(read[basket.customModule] == "Farm")
        #expect(read[basket.baseClass] == "NSStackView")
        #expect(read[try read.object("2").userLabel] == "Main Window")
        #expect(read.document.filesOwner == 0)
        #expect(try read.object("2").topLevelIndex == 0)
    }

    @Test(arguments: CompiledFormat.allCases)
    func `an action without a target belongs to the First Responder`(format: CompiledFormat) throws {
        #expect(
            connections(try read(.mac, format)) == [
                "outlet -2 2 window", "action 4 -2 pick:", "action 4 -1 cut:", "binding 4 -2 title tree.name",
            ])
    }

    @Test(arguments: CompiledFormat.allCases)
    func `texts, tool tips, frames, constraints and runtime attributes of a nib for macOS are read`(
        format: CompiledFormat
    ) throws {
        let read = try read(.mac, format)
        #expect(read.texts == ["2 title = Pears", "5 title = Pick", "4 ibShadowedToolTip = Picks a pear"])
        let frame = try read.object("4").frame
        #expect([frame.x, frame.y, frame.width, frame.height].map { read[$0] } == ["20", "30", "80", "25.5"])
        let width = try read.constraint("7")
        #expect(read.id(at: width.firstItem) == "4")
        #expect(
            [width.firstAttribute, width.relation, width.constant].map { read[$0] } == [
                "width", "greaterThanOrEqual", "80",
            ])
        #expect(read.runtimeAttributes == ["6 ripeness \(format == .nibArchive ? "number" : "-") = 7"])
        #expect(read[read.document.connections[3].options] == "{\"NSNullPlaceholder\":\"None\"}")
    }

    @Test(arguments: CompiledFormat.allCases)
    func `the objects of a nib for iOS are numbered, and each one is in the object that contains it`(
        format: CompiledFormat
    ) throws {
        let read = try read(.phone, format)
        #expect(read.document.header.platform == .iOS)
        #expect(
            outline(read) == [
                "-1 UIProxyObject - objects -", "-2 UIProxyObject - objects -",
                "3 UITableViewCell PearCell objects -",
                "4 UITableViewCellContentView UITableViewCellContentView contentView 3",
                "5 UILabel UILabel subviews 4", "6 UIButton UIButton subviews 4",
            ])
        #expect(
            read.document.objects.map(\.role) == [.filesOwner, .firstResponder] + Array(repeating: .ordinary, count: 4))
        #expect(read[try read.object("3").reuseIdentifier] == "pear")
        #expect(read[try read.object("5").tag] == "4")
    }

    @Test(arguments: CompiledFormat.allCases)
    func `every event of an action and every member of an outlet collection is a connection`(format: CompiledFormat)
        throws
    {
        #expect(
            connections(try read(.phone, format)) == [
                "outlet 3 5 name", "action 6 -1 pick: touchUpInside", "action 6 -1 pick: valueChanged",
                "outletCollection 3 5 parts", "outletCollection 3 6 parts",
            ])
    }

    @Test(arguments: CompiledFormat.allCases)
    func `the frame of a view for iOS follows from its bounds and its center`(format: CompiledFormat) throws {
        let read = try read(.phone, format)
        let frame = try read.object("6").frame
        #expect([frame.x, frame.y, frame.width, frame.height].map { read[$0] } == ["10", "15", "40", "20"])
        #expect(read.texts == ["5 text = Pear", "6 normalTitle = Pick", "6 accessibilityLabel = Pick a pear"])
        #expect(read[try read.object("6").accessibilityLabel] == "Pick a pear")
        #expect(read.runtimeAttributes == ["3 ripe \(format == .nibArchive ? "number" : "-") = 1"])
    }

    @Test(arguments: CompiledFormat.allCases)
    func `constraints that only the compiler created are left out`(format: CompiledFormat) throws {
        let read = try read(.phone, format)
        #expect(read.document.constraints.map { read[$0.constraintID] } == ["constraint-1"])
        #expect(read[try read.constraint("constraint-1").firstAttribute] == "height")
    }

    @Test func `rectangles are also read from bytes`() throws {
        var nib = CompiledNib()
        func bytes(_ numbers: [Double]) -> CompiledNib.Value {
            .data(
                [7]
                    + numbers.flatMap { number in
                        (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
                    })
        }
        let view = nib.add("UIView", ["UIBounds": bytes([0, 0, 10, 4]), "UICenter": bytes([5.5, 2])])
        nib.setRoot(["UINibTopLevelObjectsKey": nib.list([view]), "UINibObjectsKey": nib.list([view])])
        let read = try read(nib, .nibArchive)
        let frame = try read.object("1").frame
        #expect([frame.x, frame.y, frame.width, frame.height].map { read[$0] } == ["0.5", "0", "10", "4"])
    }

    @Test(arguments: CompiledFormat.allCases)
    func `objects that contain each other are read without end`(format: CompiledFormat) throws {
        var nib = CompiledNib()
        let one = nib.add("UIView"), two = nib.add("UIView")
        nib.set(one, ["UISubviews": two])
        nib.set(two, ["UISubviews": one])
        nib.setRoot(["UINibTopLevelObjectsKey": nib.list([]), "UINibObjectsKey": nib.list([one, two])])
        #expect(try ReadDocument(nib.bytes(format)).document.objects.count == 2)
    }

    @Test(arguments: CompiledFormat.allCases)
    func `a file of the format that is not a nib has no objects and no error`(format: CompiledFormat) throws {
        var list = CompiledNib()
        list.setRoot(["Name": list.text("Pear")])
        let read = try read(list, format)
        #expect(read.document.objects.isEmpty)
        #expect(!read.document.isNib)
    }

    @Test(arguments: CompiledFormat.allCases)
    func `a nib that another file of its bundle represents has no objects`(format: CompiledFormat) throws {
        let document = try InterfaceReader().read(CompiledNib.mac.bytes(format), isRepresented: true)
        #expect(document.format.rawValue == format.rawValue)
        #expect(document.objects.isEmpty)
    }

    @Test(arguments: CompiledFormat.allCases)
    func `a nib that is cut off is an error, and no cut ends the reader`(format: CompiledFormat) throws {
        let bytes = CompiledNib.mac.bytes(format)
        #expect(throws: ReadError.self) { try InterfaceReader().read(Array(bytes.dropLast(40))) }
        for count in 10..<bytes.count { _ = try? InterfaceReader().read(Array(bytes.prefix(count))) }
    }

    @Test func `objects that share values are damage, because a small file could then become large`() throws {
        var bytes = CompiledNib.phone.bytes(.nibArchive)
        // The second object: its class, the index of its first value, and the number of its values.
        let table = 50
        bytes[table + 4] = bytes[table + 1]
        bytes[table + 5] = 0xFF
        #expect(throws: ReadError.self) { try InterfaceReader().read(bytes) }
    }

    @Test func `numbers at the limits of their types are read`() throws {
        var nib = CompiledNib()
        let view = nib.add("UIView", ["UITag": .integer(.min)])
        nib.setRoot(["UINibTopLevelObjectsKey": nib.list([view]), "UINibObjectsKey": nib.list([view])])
        for format in CompiledFormat.allCases {
            #expect(try read(nib, format)[try read(nib, format).object("1").tag] == "-9223372036854775808")
        }
    }
}
