import InterfaceBuilder

/// Content that Xcode generates when it saves a document. If both sides change this content, there is no conflict.
///
/// - The result has the higher version of the tools, the system and each plug-in. It also has the higher version that a
///   capability or deployment requires.
/// - The result has the content of OURS for these parts: `<dependencies>`, `<device>`, `<resources>`, `<designables>`,
///   simulated metrics, tie breakers of inferred metrics, positions on the canvas, the screen on which a window was
///   designed, and marks of misplaced views.
/// - The fallback color that a system color has for older systems is derived. The name of the system font in a certain
///   size is also derived.
/// - The frame of a view is derived if the layout determines it (``LayoutRules``).
struct Derived {
    private let symbols: Symbols
    private let names: Names
    private let subtrees, versions, marks, rootVersions: Set<Symbol>
    private let rect, size, frame: Symbol
    private let places, textSizes: Set<Symbol>

    init(_ names: Names) {
        (self.names, symbols) = (names, names.symbols)
        func all(_ words: Set<String>) -> Set<Symbol> { Set(words.map { names.symbols.find($0) }) }
        subtrees = all(EditorState.derivedElements)
        (versions, rootVersions) = (all(EditorState.versions), all(EditorState.rootVersions))
        marks = all(EditorState.marks)
        (rect, size, frame) = (symbols.find("rect"), symbols.find("size"), symbols.find("frame"))
        textSizes = all(LayoutRules.growthSizes)
        places = all(EditorState.placesOnCanvas)
    }

    /// Returns whether each element of a tree is derived. All elements inside a derived element are also derived.
    func elements(of tree: Tree) -> [Bool] {
        var found = [Bool](repeating: false, count: tree.elements.count)
        let isMac = isMac(tree)
        for (place, element) in tree.elements.enumerated() {
            guard let parent = element.parent else { continue }
            found[place] = found[parent] || isDerived(place, in: tree, parent, isMac)
        }
        return found
    }

    private func isMac(_ tree: Tree) -> Bool {
        let (runtime, type) = (
            tree.value(symbols.find("targetRuntime"), of: 0), tree.value(symbols.find("type"), of: 0)
        )
        return Platform(targetRuntime: runtime.map(symbols.text), documentType: type.map(symbols.text)) == .macOS
    }

    private func isDerived(_ element: Int, in tree: Tree, _ parent: Int, _ isMac: Bool) -> Bool {
        let tag = tree.elements[element].tag
        if subtrees.contains(tag) { return true }
        guard let key = tree.value(names.key, of: element) else { return false }
        if tag == size, textSizes.contains(key) {
            return symbols.text(tree.elements[parent].tag) == "textView"
                && LayoutRules.isScrolled(View(parent, tree, symbols))
        }
        if places.contains(key) || symbols.text(key).hasPrefix(EditorState.simulatedPrefix) { return true }
        return tag == rect && key == frame && LayoutRules.determinesFrame(of: View(parent, tree, symbols), isMac: isMac)
    }

    /// If the layout determines only some attributes of a frame, returns these attributes; nil for any other element.
    func computedParts(ofFrame element: Int, in tree: Tree) -> Set<Symbol>? {
        guard tree.elements[element].tag == rect, tree.value(names.key, of: element) == frame,
            let view = tree.elements[element].parent
        else { return nil }
        let parts = LayoutRules.computedFrameParts(of: View(view, tree, symbols)) { name in
            tree.value(symbols.find(name), of: element).flatMap { Double(symbols.text($0)) }
        }
        return parts.isEmpty ? nil : Set(parts.map { symbols.find($0) })
    }

    /// Whether two values are the same number, except for rounding by Xcode. Xcode has saved `120.00000000000003` for
    /// `120`, and `43.666667938232422` for `43.666666666666664`. If both values have few digits, a person entered them,
    /// and they may be texts: the title `.1` differs from the title `0.1`.
    func isSameNumber(_ one: Symbol, _ other: Symbol) -> Bool {
        let texts = [symbols.text(one), symbols.text(other)]
        guard texts.contains(where: Self.isComputed), let first = Double(texts[0]), let second = Double(texts[1]) else {
            return false
        }
        return abs(first - second) <= 1e-5
    }

    /// Whether a number has more digits than a person would enter.
    private static func isComputed(_ number: String) -> Bool {
        number.firstIndex(of: ".").map { number[$0...].count > 10 } ?? false
    }

    /// Returns the meaning of a color or font that can be written in several ways; nil for any other element.
    ///
    /// A system color may have a fallback for older systems, which newer versions of Xcode remove. AppKit's fonts for
    /// menus, labels and so on are the system font in different sizes. Xcode has changed the names of these fonts more
    /// than once.
    func meaning(of element: Int, in tree: Tree) -> String? {
        func value(_ name: String) -> String? { tree.value(symbols.find(name), of: element).map(symbols.text) }
        switch symbols.text(tree.elements[element].tag) {
        case "color": return value("systemColor").map { "systemColor \($0)" }
        case "font":
            return SystemFont.size(metaFont: value("metaFont"), size: value("size")).map { "system font \($0)" }
        default: return nil
        }
    }

    /// Whether an attribute is derived regardless of its element. Some attributes are derived only in the root element.
    func isMark(_ name: Symbol, ofRoot: Bool) -> Bool {
        marks.contains(name) || (ofRoot && rootVersions.contains(name))
    }

    /// Returns the side that provides the value of a derived attribute. For a version, it is the side with the higher
    /// version; otherwise, it is OURS.
    func side(of name: Symbol, ours: Symbol?, theirs: Symbol?) -> Side {
        guard versions.contains(name), let ours, let theirs else {
            return ours == nil && versions.contains(name) ? .theirs : .ours
        }
        return isHigher(symbols.utf8(theirs), than: symbols.utf8(ours)) ? .theirs : .ours
    }

    /// Compares versions such as `21507`, `16B29` or `3084.1`. Consecutive digits are compared as a number.
    private func isHigher(_ one: ArraySlice<UInt8>, than other: ArraySlice<UInt8>) -> Bool {
        func parts(_ text: ArraySlice<UInt8>) -> [(isNumber: Bool, digits: ArraySlice<UInt8>)] {
            var parts: [(isNumber: Bool, digits: ArraySlice<UInt8>)] = []
            var rest = text
            while let first = rest.first {
                let isNumber = isDigit(first)
                let end = rest.firstIndex { isDigit($0) != isNumber } ?? rest.endIndex
                let part = rest[rest.startIndex..<end]
                parts.append((isNumber, isNumber ? part.drop { $0 == UInt8(ascii: "0") } : part))
                rest = rest[end...]
            }
            return parts
        }
        let (mine, yours) = (parts(one), parts(other))
        for (left, right) in zip(mine, yours) {
            if left.isNumber, right.isNumber, left.digits.count != right.digits.count {
                return left.digits.count > right.digits.count
            }
            if left.digits != right.digits { return right.digits.lexicographicallyPrecedes(left.digits) }
        }
        return mine.count > yours.count
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// A view in a tree, in the form that ``LayoutRules`` needs.
private struct View: LaidOutView {
    private let place: Int
    private let tree: Tree
    private let symbols: Symbols

    init(_ place: Int, _ tree: Tree, _ symbols: Symbols) {
        (self.place, self.tree, self.symbols) = (place, tree, symbols)
    }

    var element: String { symbols.text(tree.elements[place].tag) }

    /// The object that contains the view directly or in a list.
    var holder: View? {
        guard let above = tree.elements[place].parent else { return nil }
        let holder = tree.attributes(of: above).isEmpty ? tree.elements[above].parent : above
        // A scene and the root of the document are not objects.
        guard let holder, tree.value(symbols.find("id"), of: holder) != nil else { return nil }
        return View(holder, tree, symbols)
    }

    func attribute(_ name: String) -> String? { tree.value(symbols.find(name), of: place).map(symbols.text) }
}
