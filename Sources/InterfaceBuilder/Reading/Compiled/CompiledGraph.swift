import Bytes

/// Builds an ``ArchiveGraph`` from the objects of a compiled nib.
///
/// Both compiled formats store a list of objects, and every object has a class and values under keys. The graph has one
/// element for each object, at the index of the object, and one element for each value. So the reader of `<archive>`
/// files can also read compiled nibs.
struct CompiledGraph {
    let graph: ArchiveGraph
    private let builder: DocumentBuilder
    private var texts: [String: Text] = [:]

    /// A binary file has no lines. All rows of a compiled nib therefore have the position 1:1.
    static let start = Position(line: 1, column: 1)

    /// Creates the elements of the objects.
    init(objects count: Int, builder: DocumentBuilder) throws(ReadError) {
        self.builder = builder
        graph = ArchiveGraph(builder: builder)
        guard count <= ReadLimit.archiveElements else { throw Self.tooMany }
        graph.nodes = Array(
            repeating: ArchiveGraph.Node(word: .object, element: .none, at: Self.start), count: count)
    }

    private static let tooMany = ReadError("The nib has more than \(ReadLimit.archiveElements) objects and values.")

    /// Returns a key or a class name as a text of the document. Equal texts are stored once.
    mutating func text(_ string: String) -> Text {
        if let known = texts[string] { return known }
        let text = builder.add(string)
        texts[string] = text
        return text
    }

    /// Adds a value to an object.
    ///
    /// - Parameter value: an element without a parent.
    func add(_ value: ArchiveGraph.Node, to object: Int) throws(ReadError) {
        guard graph.nodes.count < ReadLimit.archiveElements else { throw Self.tooMany }
        let index = Int32(graph.nodes.count)
        graph.nodes.append(value)
        let last = graph.nodes[object].lastChild
        if last < 0 { graph.nodes[object].firstChild = index } else { graph.nodes[Int(last)].next = index }
        graph.nodes[object].lastChild = index
    }

    /// Returns a scalar value.
    static func scalar(_ word: Word, _ value: Text, key: Text) -> ArchiveGraph.Node {
        ArchiveGraph.Node(word: word, element: .none, key: key, value: value, at: start)
    }

    /// Returns a reference to an object.
    static func reference(to object: Int, key: Text) -> ArchiveGraph.Node {
        ArchiveGraph.Node(word: .reference, element: .none, key: key, target: Int32(object), at: start)
    }

    static func null(key: Text) -> ArchiveGraph.Node {
        ArchiveGraph.Node(word: .nil, element: .none, key: key, at: start)
    }

    /// Keeps the bytes of an object if they are a compiled nib.
    func keep(_ bytes: ArraySlice<UInt8>, of object: Int) {
        guard bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) else { return }
        graph.embedded[Int32(object)] = bytes
    }

    /// Returns the kind of element for an object of a class.
    static func word(of className: String) -> Word {
        switch className {
        case "NSArray", "NSMutableArray": .array
        case "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet": .set
        case "NSDictionary", "NSMutableDictionary": .dictionary
        default: .object
        }
    }
}
