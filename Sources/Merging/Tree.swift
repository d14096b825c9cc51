/// A document as a tree. Every element contains the range of its bytes, so that unchanged parts can be written with the
/// same bytes.
struct Tree {
    /// One element.
    struct Element {
        var tag: Symbol
        /// Index of the parent element; nil for the root.
        var parent: Int?
        /// The start of the whitespace and comments before the element.
        let lead: Int
        /// The comments before the element, each including its `<!--`.
        let comments: [Symbol]
        /// The range from `<` up to and including `>`.
        let startTag: Range<Int>
        /// Indices in ``Tree/attributes``.
        let attributes: Range<Int>
        /// The start of the end tag; if there is no end tag, the end of the start tag.
        var endTag = 0
        var end = 0
        /// Comments after the last child.
        var lastComments: [Symbol] = []
        /// The text between the tags; nil if there are child elements. For a value (see ``Values``), the text includes
        /// the elements in it.
        var text: Symbol?
        /// Whether the element and everything in it are merged as one value. In this case, the tree does not have
        /// elements for its contents.
        var isValue = false
        /// For a value, the indices in ``Tree/attributes`` of the attributes of all elements in it.
        var innerAttributes = 0..<0
        var children: [Int] = []
        /// A number for the content of the element and everything in it. If two elements have the same number, they
        /// have the same content. The order of attributes does not matter.
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

    /// The text without a byte order mark, and with line feeds as line endings.
    let bytes: [UInt8]
    /// The elements in document order: the root comes first, and each parent comes before its children.
    var elements: [Element] = []
    var attributes: [Attribute] = []

    func value(_ name: Symbol, of element: Int) -> Symbol? {
        attributes[elements[element].attributes].first { $0.name == name }?.value
    }

    func attributes(of element: Int) -> ArraySlice<Attribute> { attributes[elements[element].attributes] }

    /// Returns the values of an element's attributes. For a value, they include the attributes of all elements in it.
    func mentions(of element: Int) -> [Symbol] {
        (attributes[elements[element].attributes] + attributes[elements[element].innerAttributes]).map(\.value)
    }

    /// Returns the spaces and tabs before an element on its line; nil if there is other text before it on the line.
    func indentation(of element: Int) -> ArraySlice<UInt8>? {
        let lead = bytes[elements[element].lead..<elements[element].startTag.lowerBound]
        guard let feed = lead.lastIndex(of: 0x0A) else { return nil }
        let blanks = lead[(feed + 1)...]
        return blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? blanks : nil
    }
}

/// Assigns numbers to the content of elements. If two elements have the same number, they have the same content.
struct Contents {
    private var numbers: [[Int32]: Int] = [:]

    /// Sets the content number of all elements in a tree.
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
