import PropertyLists

/// Decodes keyed archives in binary property lists, such as `keyedobjects.nib`.
///
/// The property list contains `$objects`, a list of all objects, and `$top`, the root. Objects refer to each other by
/// their index in the list.
struct KeyedArchive {
    private let objects: [PlistValue]
    private let builder: DocumentBuilder

    /// Returns the graph of the objects, and the index of the root; nil if the property list is not a keyed archive.
    ///
    /// - Throws: ``ReadError`` if the property list is damaged, or if the nib has too many objects.
    static func read(_ bytes: [UInt8], into builder: DocumentBuilder) throws(ReadError) -> (ArchiveGraph, root: Int)? {
        let list: PlistValue
        do {
            list = try PropertyList.read(bytes)
        } catch {
            throw ReadError("The compiled nib is damaged: \(error.message).")
        }
        guard let archive = list.dictionary, let objects = archive["$objects"]?.array,
            let top = archive.dictionary("$top")
        else { return nil }
        return (try KeyedArchive(objects: objects, builder: builder).graph(top), objects.count)
    }

    private func graph(_ top: PlistDictionary) throws(ReadError) -> ArchiveGraph {
        var compiled = try CompiledGraph(objects: objects.count + 1, builder: builder)
        for (index, object) in objects.enumerated() { try add(object, index, &compiled) }
        try add(top, to: objects.count, &compiled)
        return compiled.graph
    }

    private func add(_ object: PlistValue, _ index: Int, _ compiled: inout CompiledGraph) throws(ReadError) {
        let graph = compiled.graph
        switch object {
        // The first object stands for nil. A later text with the same content is a text.
        case .string where index == 0: graph.nodes[index].word = .nil
        case .string(let text):
            graph.nodes[index].word = .string
            graph.nodes[index].value = builder.add(text)
        case .dictionary(let dictionary):
            let name = className(of: dictionary)
            graph.nodes[index].className = compiled.text(name)
            let word = CompiledGraph.word(of: name)
            switch word {
            case .array, .set:
                graph.nodes[index].word = word
                for member in dictionary["NS.objects"]?.array ?? [] { try add(member, .none, to: index, &compiled) }
            case .dictionary:
                graph.nodes[index].word = word
                let keys = dictionary["NS.keys"]?.array ?? []
                for (key, value) in zip(keys, dictionary["NS.objects"]?.array ?? []) {
                    try add(value, compiled.text(key: key, in: objects), to: index, &compiled)
                }
            default: try add(dictionary, to: index, &compiled)
            }
        case .data(let bytes): compiled.keep(bytes, of: index)
        case .array, .uid, .other: break
        }
    }

    private func className(of object: PlistDictionary) -> String {
        guard let place = object["$class"]?.uid, objects.indices.contains(place) else { return "" }
        return objects[place].dictionary?.string("$classname") ?? ""
    }

    private func add(_ values: PlistDictionary, to index: Int, _ compiled: inout CompiledGraph) throws(ReadError) {
        if case .data(let bytes)? = values["NS.data"] { compiled.keep(bytes, of: index) }
        for entry in values.entries where entry.key != "$class" {
            try add(entry.value, compiled.text(entry.key), to: index, &compiled)
        }
    }

    private func add(_ value: PlistValue, _ key: Text, to index: Int, _ compiled: inout CompiledGraph)
        throws(ReadError)
    {
        switch value {
        case .uid(let target) where objects.indices.contains(target):
            try compiled.add(CompiledGraph.reference(to: target, key: key), to: index)
        case .string(let text): try compiled.add(CompiledGraph.scalar(.string, builder.add(text), key: key), to: index)
        // Data, and damage.
        default: break
        }
    }
}

extension CompiledGraph {
    /// Returns the key of a value in a dictionary: a string, or a number.
    fileprivate mutating func text(key: PlistValue, in objects: [PlistValue]) -> Text {
        guard let place = key.uid, objects.indices.contains(place), let string = objects[place].string else {
            return .none
        }
        return text(string)
    }
}
