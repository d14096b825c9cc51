// Reads compiled nibs of both formats. The objects of AppKit nibs and UIKit nibs have different tables; the rest is
// read in the same way as in an `<archive>`.

extension ArchiveReader {
    /// Reads a compiled nib.
    ///
    /// - Parameter root: the element of the root object.
    /// - Returns: a problem in a nib that could still be read; nil if there is none. Without a table of objects, the
    ///   file is not a nib, and the document stays empty.
    /// - Throws: ``ReadError`` if the references lead to too many visits, or if the texts are too long.
    func readCompiled(root: Int32) throws(ReadError) -> ReadError? {
        let data = graph.value(root, "IB.objectdata")
        if data >= 0 {
            builder.document.header.platform = .macOS
            readAppKit(data)
        } else if graph.value(root, "UINibObjectsKey") >= 0 {
            // Nibs for iOS and tvOS have the same content.
            builder.document.header.platform = .iOS
            readUIKit(root)
        } else {
            return nil
        }
        return try finish()
    }

    // MARK: Records

    /// The element that contains the top-level objects.
    func addContainer(_ node: Int32) {
        records.append(
            Record(node: node, id: builder.add("0"), object: node, parent: -1, children: -1, name: .none))
    }

    func addRecord(_ object: Int32, id: Text, parent: Int32, name: Text = .none) {
        if recordOf[object] == nil { recordOf[object] = records.count }
        records.append(Record(node: object, id: id, object: object, parent: parent, children: -1, name: name))
        readCompiledClass(of: object, id)
    }

    /// Records the custom class of an object, and replaces a class swapper with the class that it stands for.
    ///
    /// The compiler writes a swapper for a view with a custom class. The swapper has the name of both classes.
    private func readCompiledClass(of object: Int32, _ id: Text) {
        var custom: Text = .none
        for prefix in ["NS", "UI"] where builder.string(graph.className(object)) == prefix + "ClassSwapper" {
            custom = graph.text(object, prefix == "NS" ? "NSClassName" : "UIClassName")
            let original = graph.text(object, prefix == "NS" ? "NSOriginalClassName" : "UIOriginalClassName")
            if !original.isNone { graph.nodes[Int(object)].className = original }
        }
        let reference = graph.value(object, "IBClassReference")
        if reference >= 0 {
            custom = graph.text(reference, "IBClassName")
            setFlattened(id, "CustomClassModule", graph.text(reference, "IBModuleName"))
            setFlattened(id, "CustomClassModuleProvider", graph.text(reference, "IBModuleProvider"))
        } else if custom.isNone, Self.namesClass.contains(builder.string(graph.className(object)) ?? "") {
            let key: StaticString =
                graph.value(object, "NSWindowClass") >= 0 ? "NSWindowClass" : "NSClassName"
            custom = graph.text(object, key)
        }
        setCustomClass(custom, of: object, id)
    }

    private static let namesClass: Set<String> = ["NSCustomObject", "NSCustomView", "NSWindowTemplate"]

    /// The classes of objects without a custom class, by archived class.
    private static let plainClasses = [
        "NSCustomView": ["NSView"], "NSWindowTemplate": ["NSWindow", "NSPanel"],
    ]

    /// Records a custom class. The name of a Swift class contains its module.
    func setCustomClass(_ name: Text, of object: Int32, _ id: Text) {
        guard let text = builder.string(name) else { return }
        let element = builder.string(graph.className(object)) ?? ""
        if let swift = SwiftClassName(text) {
            setFlattened(id, "CustomClassName", builder.add(swift.name))
            setFlattened(id, "CustomClassModule", builder.add(swift.module))
        } else if Self.plainClasses[element]?.contains(text) != true {
            setFlattened(id, "CustomClassName", name)
        }
        // The class in the object would otherwise count as the custom class.
        let child = graph.child(object, "NSClassName")
        guard child >= 0, element == "NSCustomObject" || element == "NSCustomView" else { return }
        (graph.nodes[Int(child)].word, graph.nodes[Int(child)].target) = (.nil, -1)
        graph.nodes[Int(child)].value = .none
    }

    /// Records a property of an object that an `<archive>` stores outside the object.
    func setFlattened(_ id: Text, _ name: String, _ value: Text) {
        guard let id = builder.string(id), !value.isNone else { return }
        flattened[id, default: []].append((name, addNode(.string, value: value)))
    }

    /// Adds an element that is not in the file.
    func addNode(_ word: Word, className: String = "", value: Text = .none) -> Int32 {
        var node = CompiledGraph.scalar(word, value, key: .none)
        if !className.isEmpty { node.className = builder.add(className) }
        graph.nodes.append(node)
        return Int32(graph.nodes.count - 1)
    }
}

/// The name of a Swift class in the Objective-C runtime: `_TtC7Orchard4Cell` for the class Cell of the module Orchard.
struct SwiftClassName {
    let module: String
    let name: String

    /// Creates the name; nil if the text is not the name of a Swift class. Nested classes are read too.
    init?(_ text: String) {
        guard text.hasPrefix("_TtC") else { return nil }
        var rest = text.utf8.dropFirst(4).drop { $0 == UInt8(ascii: "C") }
        var parts: [String] = []
        while !rest.isEmpty {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            guard let count = Int(String(Substring(digits))), count > 0 else { return nil }
            rest = rest.dropFirst(digits.count)
            guard count <= rest.count else { return nil }
            parts.append(String(decoding: rest.prefix(count), as: UTF8.self))
            rest = rest.dropFirst(count)
        }
        guard parts.count >= 2 else { return nil }
        (module, name) = (parts[0], parts[parts.count - 1])
    }
}
