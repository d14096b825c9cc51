/// Elements that are one value: a merge takes all of one from one side, or it is a conflict.
///
/// Who edits such a value sees it in one field of Interface Builder, and a mix of two of them is a third that nobody chose. What is
/// not listed here is merged by its attributes and by what it holds: an object, a list, a state of a button, the insets of a view
/// (four fields), a frame (see ``TagMerge``), an autoresizing or style mask (a checkbox for each attribute).
enum Values {
    static let tags: Set<String> = [
        // Styled text: fragments have no names, so that nothing tells which one was edited.
        "attributedString", "fragment", "attributes", "paragraphStyle", "tabStops", "textTab", "textAttributes",
        // Plain text: `base64-UTF8` says how to read the characters beside it.
        "string", "mutableString", "data", "mutableData",
        // One choice in the inspector, of which the attributes are parts: a component of a color without its color space is another
        // color, a weight without its font is nothing.
        "color", "font", "fontDescription", "imageReference", "blurEffect",
        // The type of a runtime attribute says what its value means.
        "userDefinedRuntimeAttribute",
        // Recorded by pressing the keys.
        "modifierMask",
        // Several numbers that say one thing.
        "range", "affineTransform", "decimal", "date", "locale", "calendar", "timeZone",
        // Lists of texts without names, as of fonts.
        "array", "mutableArray",
    ]

    /// Turns the values of a tree into elements without elements in them, whose text says all that is in them.
    ///
    /// A value that holds an object stays as it is: an id is known wherever it stands.
    static func join(in tree: inout Tree, _ names: Names) {
        let symbols = Set(tags.map { names.symbols.find($0) })
        let (string, mutableString) = (names.symbols.find("string"), names.symbols.find("mutableString"))
        var holdsID = [Bool](repeating: false, count: tree.elements.count)
        for place in tree.elements.indices.reversed() {
            if names.id(of: place, in: tree) != nil { holdsID[place] = true }
            if let parent = tree.elements[place].parent, holdsID[place] { holdsID[parent] = true }
        }
        var isInside = [Bool](repeating: false, count: tree.elements.count)
        var newPlaces = [Int](repeating: -1, count: tree.elements.count)
        var kept: [Tree.Element] = []
        for place in tree.elements.indices {
            var element = tree.elements[place]
            if let parent = element.parent, isInside[parent] || kept[newPlaces[parent]].isValue {
                isInside[place] = true
                let value = kept.count - 1
                kept[value].innerAttributes = kept[value].attributes.upperBound..<element.attributes.upperBound
                continue
            }
            if symbols.contains(element.tag), !holdsID[place] {
                element.isValue = true
                // Xcode writes either for the same text. The bytes keep the name that they have.
                if element.tag == mutableString { element.tag = string }
                if !element.children.isEmpty { element.text = said(by: place, in: tree, names.symbols) }
            }
            newPlaces[place] = kept.count
            element.parent = element.parent.map { newPlaces[$0] }
            kept.append(element)
        }
        for place in kept.indices {
            kept[place].children = kept[place].isValue ? [] : kept[place].children.map { newPlaces[$0] }
        }
        tree.elements = kept
    }

    /// What the elements in an element say, whatever the blanks between them and the order of their attributes.
    private static func said(by element: Int, in tree: Tree, _ symbols: Symbols) -> Symbol {
        var text: [UInt8] = []
        func add(_ place: Int) {
            let child = tree.elements[place]
            text += [UInt8(ascii: "<")] + symbols.utf8(child.tag)
            for attribute in tree.attributes(of: place).sorted(by: { $0.name.number < $1.name.number }) {
                text += [0x20] + symbols.utf8(attribute.name) + [UInt8(ascii: "=")] + symbols.utf8(attribute.value)
            }
            text.append(UInt8(ascii: ">"))
            if child.children.isEmpty, let own = child.text { text += symbols.utf8(own) }
            child.children.forEach(add)
            text += Array("</>".utf8)
        }
        tree.elements[element].children.forEach(add)
        return symbols.find(text)
    }
}

extension Decision {
    /// The side whose value stands, where both sides have it; nil where both changed it to different values.
    func sideOfValue(_ trio: Trio, _ ours: Int, _ theirs: Int) -> Side? {
        let (mine, other) = (trees.ours.elements[ours].content, trees.theirs.elements[theirs].content)
        let before = trio.base.map { trees.base.elements[$0].content }
        if mine == other || other == before { return .ours }
        if mine == before { return .theirs }
        // One side may only have written the same in another way.
        let meanings = (
            before: trio.base.flatMap { derived.meaning(of: $0, in: trees.base) },
            ours: derived.meaning(of: ours, in: trees.ours),
            theirs: derived.meaning(of: theirs, in: trees.theirs)
        )
        if let other = meanings.theirs, other == meanings.before || other == meanings.ours { return .ours }
        return meanings.ours != nil && meanings.ours == meanings.before ? .theirs : nil
    }

    /// Merges an element that is one value. Returns what is a conflict in it.
    mutating func mergeValue(_ number: Int, _ ours: Int, _ theirs: Int) -> [String] {
        let trio = trios[number]
        var side = sideOfValue(trio, ours, theirs)
        if side == nil, isDerived[number] { side = .ours }
        if side == .ours { return [] }
        values[number] = .some(side)
        guard side == nil else { return [] }
        var words = tagMerge.together(trio).filter { tagMerge.value($0, in: .ours) != tagMerge.value($0, in: .theirs) }
            .map(tell)
        if trees.ours.elements[ours].text != trees.theirs.elements[theirs].text { words.append(tellText(number)) }
        return words
    }
}

extension MergeWriter {
    /// Writes a value as it stands in a tree; where its depth is another one, with the blanks of that.
    mutating func writeValue(_ element: Int, in tree: Tree, indent: [UInt8]) {
        let place = tree.elements[element]
        let bytes = tree.bytes[place.startTag.lowerBound..<place.end]
        let isInPlace = tree.indentation(of: element)?.elementsEqual(indent) == true
        guard !isInPlace, let inner = try? TreeReader.read(Array(bytes), decision.names.symbols) else {
            out += bytes
            return
        }
        write(0, of: inner, indent: indent)
    }

    private mutating func write(_ element: Int, of tree: Tree, indent: [UInt8]) {
        let place = tree.elements[element]
        guard !place.children.isEmpty else {
            out += tree.bytes[place.startTag.lowerBound..<place.end]
            return
        }
        out += tree.bytes[place.startTag]
        for child in place.children {
            out += [0x0A] + indent + step
            write(child, of: tree, indent: indent + step)
        }
        out += [0x0A] + indent + tree.bytes[place.endTag..<place.end]
    }
}
