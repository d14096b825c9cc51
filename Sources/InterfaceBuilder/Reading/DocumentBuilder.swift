import Bytes

/// Collects the records and the text of one document.
///
/// Only one thread uses the state of a reader, and every access ends within a call. Exclusivity checks at run time are
/// therefore turned off. They ran for every element and attribute, and took a sixth of the reading time.
final class DocumentBuilder {
    @exclusivity(unchecked) var document: InterfaceDocument
    /// Whether the texts exceeded the limit of a document. A small file can repeat a long text thousands of times.
    @exclusivity(unchecked) private(set) var isFull = false

    /// The segues of a compiled storyboard whose starting object is known, by their index in the connections.
    @exclusivity(unchecked) var startedSegues: Set<Int> = []

    init(format: FileFormat, expecting bytes: Int) {
        document = InterfaceDocument(format: format)
        document.utf8.reserveCapacity(bytes)
    }

    /// Copies bytes into the document.
    ///
    /// Empty text counts as no text, because Xcode writes `customClass=""` after a class was removed.
    @inline(__always)
    func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Text {
        guard !bytes.isEmpty else { return .none }
        guard document.utf8.count + bytes.count <= ReadLimit.documentBytes else {
            isFull = true
            return .none
        }
        let offset = document.utf8.count
        document.utf8.append(contentsOf: bytes)
        return Text(offset: UInt32(truncatingIfNeeded: offset), length: UInt32(truncatingIfNeeded: bytes.count))
    }

    @inline(__always)
    func add(_ bytes: [UInt8]) -> Text { bytes.withUnsafeBufferPointer(add) }

    func add(_ text: String) -> Text { add(Array(text.utf8)) }

    func withBytes<Result>(of text: Text, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        document.utf8.withUnsafeBufferPointer { all in
            body(UnsafeBufferPointer(rebasing: all[text.range ?? 0..<0]))
        }
    }

    /// Returns a text as a `String`.
    ///
    /// Use this method instead of the document's subscript, which would retain and release each list of the document on
    /// every call.
    func string(_ text: Text) -> String? {
        guard let range = text.range else { return nil }
        return document.utf8.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
    }

    /// Whether a text equals a constant text byte by byte.
    func text(_ text: Text, equals other: StaticString) -> Bool {
        withBytes(of: text) { $0.equals(other) }
    }

    // MARK: Resolving

    /// Completes the document: resolves ids and adds the subtrees, which need the whole document.
    func complete() {
        resolve()
        document.subtrees = SubtreeHashing.subtrees(of: document)
    }

    /// Resolves ids to the indices of their objects. If several objects have the same id, the first object is used.
    private func resolve() {
        var table = IDTable(count: document.objects.count)
        document.utf8.withUnsafeBufferPointer { bytes in
            for index in document.objects.indices { table.insert(document.objects[index].objectID, index, bytes) }
            for index in document.connections.indices {
                document.connections[index].destination = table.find(document.connections[index].destinationID, bytes)
            }
            for index in document.constraints.indices {
                document.constraints[index].firstItem = table.find(document.constraints[index].firstItemID, bytes)
                document.constraints[index].secondItem = table.find(document.constraints[index].secondItemID, bytes)
            }
        }
        document.depth = document.objects.reduce(0) { max($0, Int($1.depth) + 1) }
    }
}

/// A hash table that maps the bytes of an object id to the index of the object.
private struct IDTable {
    private var slots: [Int32]
    private var ids: [Text] = []
    private var indices: [Int32] = []

    init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        ids.reserveCapacity(count)
        indices.reserveCapacity(count)
    }

    mutating func insert(_ id: Text, _ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard let range = id.range else { return }
        let slot = slot(of: range, bytes)
        guard slots[slot] < 0 else { return }
        slots[slot] = Int32(ids.count)
        ids.append(id)
        indices.append(Int32(index))
    }

    func find(_ id: Text, _ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard let range = id.range else { return -1 }
        let entry = slots[slot(of: range, bytes)]
        return entry < 0 ? -1 : indices[Int(entry)]
    }

    /// Returns the slot that contains an id, or the free slot for it.
    private func slot(of range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash = FNV()
        hash.mix(UnsafeBufferPointer(rebasing: bytes[range]))
        var slot = Int(truncatingIfNeeded: hash.value >> 20) & (slots.count - 1)
        while slots[slot] >= 0 {
            let other = ids[Int(slots[slot])].range ?? 0..<0
            if other.count == range.count, bytes[other].elementsEqual(bytes[range]) { return slot }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}
