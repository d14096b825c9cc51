import Foundation

/// Reads the modern `<document>` format: xibs and storyboards of every platform, and Xcode 4 storyboards (version 1.0
/// to 2.0).
///
/// The reader does not need a list of known elements. Every element with an `id` inside `<connections>` is a
/// connection. Every other element with an `id` inside `<objects>` or `<scenes>` is an object, except a constraint.
/// Most other elements are properties of the enclosing object.
final class DocumentReader: XMLSink {
    let builder: DocumentBuilder
    @exclusivity(unchecked) var json: PropertyJSON
    @exclusivity(unchecked) var frames: [Frame] = []
    /// The text of the innermost element, while the element can still be a plain text.
    let text = ByteBuffer()
    /// The number of children that each object has so far, by the index of the object.
    @exclusivity(unchecked) var childCounts: [Int32] = []
    /// The number of direct children of `<objects>` or of the current scene so far.
    @exclusivity(unchecked) var topCount: Int32 = 0
    @exclusivity(unchecked) var topLevelCount: Int32 = 0
    let classes: ElementClasses
    /// Comments that suppress findings of `xibdb check` and belong to the next element.
    private var waitingNotes: [String] = []
    /// Comments that suppress findings, each with the line of its element.
    private var notes: [(line: UInt32, text: String)] = []

    init(builder: DocumentBuilder, classes: ElementClasses) {
        self.builder = builder
        self.classes = classes
        json = PropertyJSON(builder: builder)
    }

    /// The kind of an open element.
    enum Kind {
        case root, graph, scene, resources, object, constraint, connections, connection
        case resource, runtimeAttribute, runtimeValue, variation, mask, variationValue
        case property, ignored, classDescription
    }

    struct Frame {
        var kind: Kind
        var name: Name
        /// Index of the element's record; -1 if the element has no record. For a property without a key, its index
        /// among the siblings without a key.
        var record: Int32 = -1
        /// Index of the innermost object; -1 outside objects.
        var object: Int32
        var scene: Int32
        /// Whether the element is inside `<objects>` or `<scenes>`.
        var isInGraph: Bool
        var key: Text = .none
        var isText = false
        /// Whether the element contains only the value in its `value` attribute.
        var isValue = false
        /// The start of the element. It is set only for elements that produce a row when they end.
        var at = Position(line: 0, column: 0)
        var isBase64 = false
        var hasChildren = false
        /// The number of children without a key so far. It is the index in `segmentTitles[0]`.
        var listed = 0
    }

    override func startElement(_ name: Name, _ attributes: XMLAttributes, in stream: XMLStream) {
        guard !builder.isFull else {
            return stream.fail("The texts of the file exceed \(ReadLimit.documentBytes) bytes.")
        }
        if !waitingNotes.isEmpty { placeNotes(stream) }
        guard let parent = frames.last else { return startRoot(name, attributes) }
        frames[frames.count - 1].hasChildren = true
        if parent.isText { text.removeAll() }
        var frame = Frame(
            kind: .property, name: name, object: parent.object, scene: parent.scene, isInGraph: parent.isInGraph)

        switch parent.kind {
        case .ignored:
            frame.kind = .ignored
        case .connections, .connection:
            startInConnections(&frame, parent, attributes, stream)
        case .classDescription:
            startInClasses(&frame, attributes, stream)
        case .resources:
            startResource(&frame, attributes, stream)
        case .variation, .mask, .variationValue:
            startInVariation(&frame, parent, attributes, stream)
        case .runtimeAttribute:
            startRuntimeValue(&frame, attributes, stream)
        case .root:
            startInRoot(&frame, attributes, stream)
        default:
            startInGraph(&frame, parent, attributes, stream)
        }
        frames.append(frame)
    }

    override func endElement(_ name: Name, in stream: XMLStream) {
        let frame = frames.removeLast()
        switch frame.kind {
        case .object:
            builder.document.objects[Int(frame.record)].attributes = json.endScope()
        case .constraint:
            builder.document.constraints[Int(frame.record)].attributes = json.endScope()
        case .connection:
            builder.document.connections[Int(frame.record)].attributes = json.endScope()
        case .resource:
            builder.document.resources[Int(frame.record)].attributes = json.endScope()
        case .scene:
            builder.document.scenes[Int(frame.scene)].attributes = json.endScope()
        case .runtimeValue:
            endRuntimeValue(frame)
        case .variationValue:
            endVariationValue(frame)
        case .property:
            endProperty(frame, stream)
        case .root:
            if !notes.isEmpty { json.add("ignoredFindings", notes.map { ($0.line, $0.text) }) }
            builder.document.header.attributes = json.endScope()
        default:
            break
        }
    }

    override func characters(_ bytes: UnsafeBufferPointer<UInt8>, in stream: XMLStream) {
        guard let frame = frames.last, frame.isText, !frame.hasChildren else { return }
        guard text.count + bytes.count <= ReadLimit.valueBytes else {
            return stream.fail("A text is longer than \(ReadLimit.valueBytes) bytes.")
        }
        text.append(bytes)
    }

    // MARK: Notes

    /// The text that marks a comment as a note for `xibdb check`.
    private static let noteMark = "xibdb:ignore"
    /// The maximum number of notes. A file with more notes was not written by a person.
    private static let mostNotes = 10_000

    override func comment(_ text: UnsafeBufferPointer<UInt8>, in stream: XMLStream) {
        guard waitingNotes.count + notes.count < Self.mostNotes else { return }
        let text = String(decoding: text, as: UTF8.self)
        if text.contains(Self.noteMark) { waitingNotes.append(text) }
    }

    private func placeNotes(_ stream: XMLStream) {
        let line = stream.position().line
        notes += waitingNotes.map { (line, $0) }
        waitingNotes = []
    }

    // MARK: Structure

    private func startRoot(_ name: Name, _ attributes: XMLAttributes) {
        let builder = builder
        json.beginScope()
        var header = DocumentHeader()
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            switch name.word {
            case .type: header.documentType = builder.add(value)
            case .version: header.version = builder.add(value)
            case .targetRuntime: header.targetRuntime = builder.add(value)
            case .toolsVersion: header.toolsVersion = builder.add(value)
            case .systemVersion: header.systemVersion = builder.add(value)
            case .initialViewController: header.initialController = builder.add(value)
            case .useAutolayout: header.usesAutolayout = value.isYES
            case .useSafeAreas: header.usesSafeAreas = value.isYES
            case .useTraitCollections: header.usesTraitCollections = value.isYES
            case .launchScreen: header.isLaunchScreen = value.isYES
            default: json.add(name, value)
            }
        }
        let type = builder.string(header.documentType)
        header.platform = Platform(targetRuntime: builder.string(header.targetRuntime), documentType: type)
        header.isStoryboard = type?.hasPart("toryboard") ?? false
        builder.document.header = header
        frames.append(Frame(kind: .root, name: name, object: -1, scene: -1, isInGraph: false))
    }

    private func startInRoot(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        switch frame.name.word {
        case .objects, .scenes:
            frame.kind = .graph
            frame.isInGraph = true
        case .resources: frame.kind = .resources
        case .classes: frame.kind = .classDescription
        case .designables: frame.kind = .ignored
        default: startProperty(&frame, attributes, stream)
        }
    }

    private func startInGraph(_ frame: inout Frame, _ parent: Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        let word = frame.name.word
        let id = attributes.first(.id)
        if word == .constraint, let id {
            startConstraint(&frame, id: id, attributes, stream)
        } else if word == .connections {
            frame.kind = .connections
        } else if frame.isInGraph, let id {
            startObject(&frame, parent, id: id, attributes, stream)
        } else if word == .scene && parent.kind == .graph {
            startScene(&frame, attributes, stream)
        } else if word == .userDefinedRuntimeAttribute && frame.object >= 0 {
            startRuntimeAttribute(&frame, attributes, stream)
        } else if word == .variation {
            startVariation(&frame, parent, attributes, stream)
        } else {
            if word == .deployment { readDeployment(attributes) }
            startProperty(&frame, attributes, stream)
        }
    }

    private func readDeployment(_ attributes: XMLAttributes) {
        guard let version = attributes.first(.version), builder.document.header.deployment.isNone else { return }
        builder.document.header.deployment = builder.add(version)
    }

    private func startScene(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        frame.kind = .scene
        frame.scene = Int32(builder.document.scenes.count)
        topCount = 0
        json.beginScope()
        let id = attributes.first(.sceneID).map(builder.add) ?? .none
        builder.document.scenes.append(SceneRecord(sceneID: id, at: stream.position()))
    }

    private func startResource(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        frame.kind = .resource
        frame.record = Int32(builder.document.resources.count)
        json.beginScope()
        var record = ResourceRecord(kind: builder.add(frame.name.utf8), at: stream.position())
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            switch name.word {
            case .name: record.name = builder.add(value)
            case .catalog: record.catalog = builder.add(value)
            default: json.add(name, value)
            }
        }
        builder.document.resources.append(record)
    }
}

extension UnsafeBufferPointer<UInt8> {
    var isYES: Bool {
        count == 3 && self[0] == UInt8(ascii: "Y") && self[1] == UInt8(ascii: "E") && self[2] == UInt8(ascii: "S")
    }

    func equals(_ other: StaticString) -> Bool {
        guard count == other.utf8CodeUnitCount, let baseAddress else { return isEmpty && other.utf8CodeUnitCount == 0 }
        return memcmp(baseAddress, other.utf8Start, count) == 0
    }
}
