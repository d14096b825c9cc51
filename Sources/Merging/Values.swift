/// Elements that a merge treats as one value: it copies the whole element from one side, or reports a conflict.
///
/// Interface Builder shows each of these values in one field. A mixture of two values would be a third value that
/// nobody chose. Other elements are merged by their attributes and contents: an object, a list, a state of a button,
/// the insets of a view (four fields), a frame (see ``TagMerge``), and an autoresizing or style mask (one checkbox per
/// attribute).
enum Values {
    static let tags: Set<String> = [
        // Styled text. Fragments do not have names, so it is unknown which fragment was edited.
        "attributedString", "fragment", "attributes", "paragraphStyle", "tabStops", "textTab", "textAttributes",
        // Plain text. `base64-UTF8` determines how the characters of the element are decoded.
        "string", "mutableString", "data", "mutableData",
        // One choice in the inspector that has several attributes. In another color space, the same components are a
        // different color. A weight is meaningless without its font.
        "color", "font", "fontDescription", "imageReference", "blurEffect",
        // The type of a runtime attribute determines the meaning of its value.
        "userDefinedRuntimeAttribute",
        // A user enters all modifiers at once, by pressing the keys.
        "modifierMask",
        // Several numbers that form one value.
        "range", "affineTransform", "decimal", "date", "locale", "calendar", "timeZone",
        // Lists of texts without names, for example a list of fonts.
        "array", "mutableArray",
    ]

    /// Converts the values of a tree to elements without children. The text of each element then contains its whole
    /// content.
    ///
    /// A value that contains an object is not converted, because the object is matched by its id.
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
                // Xcode can write `<string>` or `<mutableString>` for the same text. The bytes keep the original tag.
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

    /// Returns the content of an element as a text. It does not depend on whitespace between elements, or on the order
    /// of attributes.
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
    /// Returns the side that provides a value that both sides have; nil if both sides changed it to different values.
    func sideOfValue(_ trio: ElementMatch, _ ours: Int, _ theirs: Int) -> Side? {
        let (mine, other) = (trees.ours.elements[ours].content, trees.theirs.elements[theirs].content)
        let before = trio.base.map { trees.base.elements[$0].content }
        if mine == other || other == before { return .ours }
        if mine == before { return .theirs }
        // A side may have written the same value in a different form.
        let meanings = (
            before: trio.base.flatMap { derived.meaning(of: $0, in: trees.base) },
            ours: derived.meaning(of: ours, in: trees.ours),
            theirs: derived.meaning(of: theirs, in: trees.theirs)
        )
        if let other = meanings.theirs, other == meanings.before || other == meanings.ours { return .ours }
        return meanings.ours != nil && meanings.ours == meanings.before ? .theirs : nil
    }

    /// Merges an element as one value. Returns a description of each conflict in the element.
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
    /// Writes a value with the bytes from a tree. If the depth is different, the indentation of the value is adapted.
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
