import InterfaceBuilder

extension Side: CustomStringConvertible {
    package var description: String { rawValue }
}

extension Decision {
    /// Returns the label of an element in messages, such as `label “Title” (b2)`, `outlet titleLabel (c3)` or
    /// `color textColor`.
    func label(_ trio: Int) -> String {
        guard let (tree, element) = shown(trio) else { return "" }
        var words = [names.symbols.text(tree.elements[element].tag)]
        func value(_ name: String) -> String? {
            tree.value(names.symbols.find(name), of: element).map(names.symbols.text).flatMap { $0.isEmpty ? nil : $0 }
        }
        if let name = ElementLabels.ofObjects.lazy.compactMap(value).first {
            words.append("“\(shortened(name))”")
        } else if let name = ElementLabels.ofOthers.lazy.compactMap(value).first {
            words.append(name)
        }
        if let id = names.id(of: element, in: tree) ?? tree.value(names.symbols.find("sceneID"), of: element) {
            words.append("(\(names.symbols.text(id)))")
        }
        return words.joined(separator: " ")
    }

    /// Returns the label of an element. For a list, it includes the parent: `subviews of view (b2)`.
    func holderLabel(_ trio: Int) -> String {
        guard isList(trio), let above = parents[trio] ?? parent(of: trio, in: .ours) ?? parent(of: trio, in: .theirs)
        else { return label(trio) }
        return "\(tag(of: trio).map(names.symbols.text) ?? "") of \(label(above))"
    }

    /// Returns the label of an element, preceded by the labels of its ancestors that have attributes.
    func path(_ trio: Int) -> String {
        var labels = [label(trio)]
        var above = parents[trio]
        while let here = above {
            if let (tree, element) = shown(here), element > 0, !tree.attributes(of: element).isEmpty {
                labels.append(label(here))
            }
            above = parents[here]
        }
        return labels.reversed().joined(separator: ", ")
    }

    /// Returns a value in quotation marks; `none` if the value is absent.
    func quoted(_ value: Symbol?) -> String { value.map { "“\(shortened(names.symbols.text($0)))”" } ?? "none" }

    private func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}
