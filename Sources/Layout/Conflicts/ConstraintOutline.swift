import InterfaceBuilder

/// The facts about the objects of a document that constraints need.
struct ConstraintOutline {
    private let document: InterfaceDocument
    /// The index after the last object inside each object. The objects inside an object have consecutive indices.
    private let end: [Int]
    /// Ids of the views and constraints that are not the same in all size classes.
    let varied: Set<String>
    /// Whether an object, or an object around it, is only installed in some size classes.
    let isVaried: [Bool]

    init(_ document: InterfaceDocument) {
        self.document = document
        let count = document.objects.count
        var end = Array(repeating: count, count: count)
        var open: [Int] = []
        for index in document.objects.indices {
            while let last = open.last, last != Int(document.objects[index].parent) {
                end[last] = index
                open.removeLast()
            }
            open.append(index)
        }
        self.end = end
        var (varied, excluded): (Set<String>, Set<String>) = ([], [])
        for record in document.variations {
            if let reference = document[record.referenceID] {
                varied.insert(reference)
                excluded.insert(reference)
            } else if let id = document[record.elementID] {
                varied.insert(id)
            }
        }
        self.varied = varied
        var isVaried = Array(repeating: false, count: count)
        if !excluded.isEmpty {
            for (index, object) in document.objects.enumerated() {
                isVaried[index] =
                    object.parent >= 0 && isVaried[Int(object.parent)]
                    || document[object.objectID].map(excluded.contains) ?? false
            }
        }
        self.isVaried = isVaried
    }

    /// Whether an object is inside another object.
    func isInside(_ object: Int, _ outer: Int) -> Bool { object > outer && object < end[outer] }

    /// Whether a text contains another text. Compares bytes, because most constraints and views have attributes.
    func mentions(_ part: StaticString, in text: Text) -> Bool {
        guard let range = text.range, range.count >= part.utf8CodeUnitCount else { return false }
        return document.utf8.withUnsafeBufferPointer { bytes in
            let sought = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
            return (range.lowerBound...range.upperBound - sought.count).contains { start in
                bytes[start + 1] == sought[1] && bytes[start..<start + sought.count].elementsEqual(sought)
            }
        }
    }

    /// Whether an object is a layout guide and not a view.
    func isGuide(_ object: Int) -> Bool { element(of: object).hasSuffix("LayoutGuide") }

    /// Whether constraints with the edges of a view can refer to its content.
    func scrolls(_ object: Int) -> Bool {
        document.header.platform != .macOS && Environment.scrolls(element(of: object))
    }

    private func element(of object: Int) -> String { document[document.objects[object].element] ?? "" }
}
