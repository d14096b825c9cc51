/// A document as a tree in which every element knows its bytes: what was not touched can be written as it stood.
struct Tree {
    /// One element.
    struct Element {
        var tag: Symbol
        /// Place of the element in which it stands; nil for the root.
        var parent: Int?
        /// Where the blanks and comments before it begin.
        let lead: Int
        /// The comments among them, each with its `<!--`.
        let comments: [Symbol]
        /// From `<` to behind `>`.
        let startTag: Range<Int>
        /// Places in ``Tree/attributes``.
        let attributes: Range<Int>
        /// Where the end tag begins, which is where the start tag ends where there is none.
        var endTag = 0
        var end = 0
        /// Comments behind its last child.
        var lastComments: [Symbol] = []
        /// What stands between its tags; nil where elements do. Of a value (see ``Values``) also what the elements in it say.
        var text: Symbol?
        /// Whether it is one value with all in it, which only its bytes show.
        var isValue = false
        /// Places in ``Tree/attributes`` of those of the elements in a value.
        var innerAttributes = 0..<0
        var children: [Int] = []
        /// Says what the element and all in it says: equal numbers, equal content, whatever the order of attributes.
        var content = 0

        /// Whether it ends with its start tag.
        var isClosed: Bool { end == startTag.upperBound }
    }

    /// One attribute.
    struct Attribute {
        let name: Symbol
        /// As it stands, with `&amp;` for `&`.
        let value: Symbol
        /// `name="value"`.
        let range: Range<Int>
    }

    /// Without a mark of the byte order, with line feeds as line ends.
    let bytes: [UInt8]
    /// In document order: the root first, parents before children.
    var elements: [Element] = []
    var attributes: [Attribute] = []

    func value(_ name: Symbol, of element: Int) -> Symbol? {
        attributes[elements[element].attributes].first { $0.name == name }?.value
    }

    func attributes(of element: Int) -> ArraySlice<Attribute> { attributes[elements[element].attributes] }

    /// What an element mentions: the values of its attributes, and of those in it where it is a value.
    func mentions(of element: Int) -> [Symbol] {
        (attributes[elements[element].attributes] + attributes[elements[element].innerAttributes]).map(\.value)
    }

    /// The blanks before an element on its line; nil where it does not begin one.
    func indentation(of element: Int) -> ArraySlice<UInt8>? {
        let lead = bytes[elements[element].lead..<elements[element].startTag.lowerBound]
        guard let feed = lead.lastIndex(of: 0x0A) else { return nil }
        let blanks = lead[(feed + 1)...]
        return blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? blanks : nil
    }
}

/// Numbers for what elements say: two of the same number say the same.
struct Contents {
    private var numbers: [[Int32]: Int] = [:]

    /// Numbers all elements of a tree.
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
