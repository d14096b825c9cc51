/// A document as a tree. Every element has the range of its bytes, so that unchanged parts are written unchanged.
struct Tree {
    /// One element.
    struct Element {
        var tag: Symbol
        /// Index of the parent element; nil for the root.
        var parent: Int?
        /// The start of the whitespace and comments before the element.
        let lead: Int
        /// The comments before the element, each with its `<!--`.
        let comments: [Symbol]
        /// The range from `<` up to and including `>`.
        let startTag: Range<Int>
        /// Indices in ``Tree/attributes``.
        let attributes: Range<Int>
        /// The start of the end tag. If there is no end tag, the end of the start tag.
        var endTag = 0
        var end = 0
        /// Comments after the last child.
        var lastComments: [Symbol] = []
        /// The text between the tags; nil if there are child elements. For a value (see ``Values``), it also contains
        /// the elements in it.
        var text: Symbol?
        /// Whether the element and everything in it are one value. Then the tree has no elements for its contents.
        var isValue = false
        /// Indices in ``Tree/attributes`` of the attributes of the elements in a value.
        var innerAttributes = 0..<0
        var children: [Int] = []
        /// A number for the content of the element and everything in it. Equal numbers mean equal content. The order
        /// of attributes does not matter.
        var content = 0

        /// Whether the element has no end tag.
        var isClosed: Bool { end == startTag.upperBound }
    }

    /// One attribute.
    struct Attribute {
        let name: Symbol
        /// The value as in the file, with `&amp;` for `&`.
        let value: Symbol
        /// `name="value"`.
        let range: Range<Int>
    }

    /// The text without byte order mark, with line feeds as line ends.
    let bytes: [UInt8]
    /// In document order: the root first, parents before children.
    var elements: [Element] = []
    var attributes: [Attribute] = []

    func value(_ name: Symbol, of element: Int) -> Symbol? {
        attributes[elements[element].attributes].first { $0.name == name }?.value
    }

    func attributes(of element: Int) -> ArraySlice<Attribute> { attributes[elements[element].attributes] }

    /// The values of the attributes of an element. For a value, this includes the attributes of the elements in it.
    func mentions(of element: Int) -> [Symbol] {
        (attributes[elements[element].attributes] + attributes[elements[element].innerAttributes]).map(\.value)
    }

    /// The spaces and tabs before an element on its line; nil if the line has other text before it.
    func indentation(of element: Int) -> ArraySlice<UInt8>? {
        let lead = bytes[elements[element].lead..<elements[element].startTag.lowerBound]
        guard let feed = lead.lastIndex(of: 0x0A) else { return nil }
        let blanks = lead[(feed + 1)...]
        return blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? blanks : nil
    }
}

/// Numbers for the content of elements. Equal numbers mean equal content.
struct Contents {
    private var numbers: [[Int32]: Int] = [:]

    /// Sets the content number of all elements of a tree.
    mutating func number(_ tree: inout Tree) {
        for place in tree.elements.indices.reversed() {
            let element = tree.elements[place]
            var key = [element.tag.number, element.text?.number ?? -1]
            for attribute in tree.attributes(of: place).sorted(by: { $0.name.number < $1.name.number }) {
                key += [attribute.name.number, attribute.value.number]
            }
            key.append(-1)
            for comment in element.comments + element.lastComments { key.append(comment.number) }
            key.append(-1)
            for child in element.children { key.append(Int32(tree.elements[child].content)) }
            let number = numbers[key] ?? numbers.count
            numbers[key] = number
            tree.elements[place].content = number
        }
    }
}
