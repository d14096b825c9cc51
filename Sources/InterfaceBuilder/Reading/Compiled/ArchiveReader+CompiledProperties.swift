// Reads the properties of compiled objects that have other keys than in an `<archive>`.

extension ArchiveReader {
    /// The names of properties in strings files, by the keys of compiled nibs for iOS.
    private static let uiKitTexts = [
        "UITitle": "title", "UIText": "text", "UIPlaceholder": "placeholder", "UIPrompt": "prompt",
        "UIHeaderTitle": "headerTitle", "UIFooterTitle": "footerTitle",
    ]

    /// The states of a button, by the numbers of `UIControlState`.
    private static let states = ["0": "normal", "1": "highlighted", "2": "disabled", "4": "selected"]

    func readCompiledText(_ key: String, _ item: Int32, _ index: Int32, _ texts: inout [TextRecord]) {
        if let property = Self.uiKitTexts[key] {
            add(property, graph.text(of: item), CompiledGraph.start, index, &texts)
        } else if key == "UIButtonStatefulContent" {
            for (number, content) in graph.dictionary(item) {
                guard let state = Self.states[number] else { continue }
                let content = graph.deref(content)
                add(state + "Title", graph.text(content, "UITitle"), CompiledGraph.start, index, &texts)
                readCompiledResource(graph.value(content, "UIImage"), state + "Image", index)
                readCompiledResource(graph.value(content, "UIBackgroundImage"), state + "BackgroundImage", index)
            }
        }
    }

    /// Reads the name of an image or a font.
    func readCompiledResource(_ node: Int32, _ property: String, _ index: Int32) {
        guard node >= 0 else { return }
        switch builder.string(graph.className(node)) {
        case "UIImageNibPlaceholder"?:
            addUse(.image, graph.text(node, "UIResourceName"), property, CompiledGraph.start, index)
        case "UIFont"?:
            let name = graph.text(node, "UIFontName")
            // The names of system fonts start with a period.
            guard builder.string(name)?.hasPrefix(".") == false else { return }
            addUse(.font, name, property, CompiledGraph.start, index)
        default: break
        }
    }
}
