extension ArchiveDecision {
    /// Returns the label of an object, such as `NSButton 12`; for an object without an id, the path to the object.
    func label(_ name: Symbol) -> String {
        let text = words.symbols.text(name)
        guard text.hasPrefix("#") else { return text == "data" ? "the archive" : text }
        for contents in [versions.ours, versions.theirs, versions.base] {
            guard text.dropFirst().allSatisfy({ $0 != "/" }), let element = contents.elements[name] else { continue }
            return words.symbols.text(contents.archive.className(of: element)) + " " + text.dropFirst()
        }
        return text
    }

    /// A value in words.
    func quoted(_ element: Int?, _ contents: ArchiveContents) -> String {
        guard let element else { return "none" }
        let place = contents.archive.definition[element]
        guard place >= 0 else { return "nil" }
        if let name = contents.names[place] { return label(name) }
        guard contents.archive.kind[place] == .scalar else {
            return words.symbols.text(contents.archive.className(of: place))
        }
        let tree = contents.archive.tree
        let text = (tree.value(words.value, of: place) ?? tree.elements[place].text).map(words.symbols.text) ?? ""
        return "“\(text.count > 60 ? text.prefix(59) + "…" : text)”"
    }
}
