import Bytes
import InterfaceBuilder
import Layout

/// The objects of a document as a tree, with typed access to what a drawing needs.
///
/// Documents, archives and compiled nibs have different names for the same property. The tree knows the names of all
/// formats, so that a drawing asks for a property by its name in documents.
struct ObjectTree {
    let document: InterfaceDocument
    /// The indices of the children of each object.
    let children: [[Int]]
    /// The indices of the objects without a parent.
    let roots: [Int]
    /// The texts of each object by property, as in strings files.
    private let texts: [Int: [String: Text]]
    /// The names of the images of each object by property.
    private let images: [Int: [String: Text]]
    /// The runtime attributes of each object by key path.
    private let runtime: [Int: [String: Text]]
    /// The sizes of images in points, by name, as Interface Builder saves them.
    private let imageSizes: [String: (width: Double, height: Double)]
    /// The names of images that are symbols of the system.
    private let symbols: Set<String>
    /// What is installed in the size class of the picture, and the properties that differ in it.
    private let installation: Installation
    /// The attributes of objects, which are read when they are first needed.
    private let attributes: Cache

    /// The limits for the JSON of one object.
    static let limits = JSONReader.Limits(nesting: 40)

    private final class Cache { var trees: [Int: JSONTree] = [:] }

    /// - Parameter sizeClass: the size class whose variations apply; nil for that of the file.
    init(_ document: InterfaceDocument, _ sizeClass: SizeClass? = nil) {
        self.document = document
        installation = Installation(document, sizeClass)
        var children = [[Int]](repeating: [], count: document.objects.count)
        var roots: [Int] = []
        for (index, object) in document.objects.enumerated() {
            if object.parent >= 0 { children[Int(object.parent)].append(index) } else { roots.append(index) }
        }
        (self.children, self.roots) = (children, roots)
        func grouped<Record>(_ records: [Record], _ row: (Record) -> (Int32, String?, Text)) -> [Int: [String: Text]] {
            var groups: [Int: [String: Text]] = [:]
            for record in records {
                let (object, name, text) = row(record)
                guard object >= 0, let name, groups[Int(object)]?[name] == nil else { continue }
                groups[Int(object), default: [:]][name] = text
            }
            return groups
        }
        texts = grouped(document.texts) { ($0.object, document[$0.property], $0.text) }
        images = grouped(document.resourceUses.filter { $0.kind == .image }) {
            ($0.object, document[$0.property], $0.name)
        }
        runtime = grouped(document.runtimeAttributes) { ($0.object, document[$0.keyPath], $0.value) }
        (imageSizes, symbols) = Self.imageSizes(document)
        attributes = Cache()
    }

    var isMac: Bool { document.header.platform == .macOS }

    subscript(_ index: Int) -> ObjectRecord { document.objects[index] }

    func id(_ index: Int) -> String { document[self[index].objectID] ?? "" }

    /// The class of the element, such as `UIButton`.
    func kind(_ index: Int) -> String { document[self[index].baseClass] ?? "" }

    func customClass(_ index: Int) -> String? { document[self[index].customClass] }

    func parent(_ index: Int) -> Int? { self[index].parent >= 0 ? Int(self[index].parent) : nil }

    /// The name by which the parent refers to an object, as in documents.
    func key(_ index: Int) -> String { document[self[index].key] ?? "" }

    /// Returns the first child with one of the given keys.
    func child(_ index: Int, _ keys: String...) -> Int? {
        children[index].first { keys.contains(key($0)) }
    }

    /// Returns the first child of one of the given classes.
    func child(_ index: Int, ofKind kinds: String...) -> Int? {
        children[index].first { kinds.contains(kind($0)) }
    }

    /// Whether the size class of the picture contains a view or constraint.
    func isInstalled(id: String) -> Bool { !installation.excluded.contains(id) }

    // MARK: Frames

    /// Returns the nearest objects with a frame below an object, such as the cells in the sections of a table.
    func framed(below index: Int) -> [Int] {
        children[index].flatMap { hasFrame($0) ? [$0] : framed(below: $0) }
    }

    /// Whether the file contains a frame for the object.
    func hasFrame(_ index: Int) -> Bool { !self[index].frame.width.isNone }

    /// The frame as in the file: in the coordinates of the parent, which grow upward on macOS.
    func savedFrame(_ index: Int) -> Box? {
        let frame = self[index].frame
        func number(_ text: Text) -> Double? {
            document[text].flatMap(Double.init).map { $0.isFinite ? min(max($0, -1e6), 1e6) : 0 }
        }
        guard let width = number(frame.width), let height = number(frame.height) else { return nil }
        return Box(number(frame.x) ?? 0, number(frame.y) ?? 0, max(0, width), max(0, height))
    }

    // MARK: Properties

    /// The attributes of an object as JSON.
    func json(_ index: Int) -> JSONTree {
        if let known = attributes.trees[index] { return known }
        let tree =
            document[self[index].attributes].flatMap { try? JSONReader.read(Array($0.utf8), Self.limits) } ?? .null
        attributes.trees[index] = tree
        return tree
    }

    /// Returns a property. The name is the name in documents. In archives and compiled nibs it has a prefix.
    func value(_ index: Int, _ name: String) -> JSONTree? {
        if !installation.values.isEmpty, let written = installation.values[id(index)]?[name] {
            return Self.variation(written)
        }
        let json = json(index)
        if let value = json[name] { return value }
        guard document.format != .document else { return nil }
        let capitalized = name.prefix(1).uppercased() + name.dropFirst()
        return json["IBUI" + capitalized] ?? json["NS" + capitalized] ?? json["UI" + capitalized]
    }

    /// Reads the value of a variation. A value with several parts is a JSON object.
    private static func variation(_ written: String) -> JSONTree {
        guard written.hasPrefix("{") else { return .text(written) }
        return (try? JSONReader.read(Array(written.utf8), limits)) ?? .text(written)
    }

    func string(_ index: Int, _ name: String) -> String? { value(index, name)?.string }

    func number(_ index: Int, _ name: String) -> Double? {
        string(index, name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The maximum number of lines of a label of UIKit; 0 for any number.
    func lineLimit(_ index: Int) -> Int { number(index, "numberOfLines").map { max(0, Int(min($0, 1000))) } ?? 1 }

    func flag(_ index: Int, _ name: String) -> Bool? {
        string(index, name).map { ["YES", "true", "1"].contains($0) }
    }

    /// Returns a text that users see, by its name in strings files.
    func text(_ index: Int, _ property: String) -> String? { texts[index]?[property].flatMap { document[$0] } }

    /// Returns the name of an image, by the path of its property.
    func image(_ index: Int, _ properties: String...) -> String? {
        guard let all = images[index] else { return nil }
        return properties.lazy.compactMap { all[$0] }.first.flatMap { document[$0] }
    }

    /// Returns the size of an image in points; nil if the document does not contain it.
    func imageSize(_ name: String) -> (width: Double, height: Double)? { imageSizes[name] }

    /// Whether an image is a symbol or another image of the system, which is not in the repository.
    func isSystemImage(_ name: String) -> Bool { symbols.contains(name) || name.hasPrefix("NS") }

    private static func imageSizes(
        _ document: InterfaceDocument
    ) -> (sizes: [String: (width: Double, height: Double)], symbols: Set<String>) {
        var sizes: [String: (width: Double, height: Double)] = [:]
        var symbols: Set<String> = []
        for resource in document.resources where document[resource.kind] == "image" {
            guard let name = document[resource.name] else { continue }
            // The size of a symbol is not its size in points.
            guard document[resource.catalog] != "system" else {
                symbols.insert(name)
                continue
            }
            guard let json = document[resource.attributes], let tree = try? JSONReader.read(Array(json.utf8), limits),
                let width = tree["width"]?.string.flatMap(Double.init), width > 0, width < 10_000,
                let height = tree["height"]?.string.flatMap(Double.init), height > 0, height < 10_000
            else { continue }
            sizes[name] = (width, height)
        }
        return (sizes, symbols)
    }

    /// Returns the value of a user-defined runtime attribute.
    func runtimeValue(_ index: Int, _ keyPath: String) -> String? { runtime[index]?[keyPath].flatMap { document[$0] } }

    /// Returns a user-defined runtime attribute as a number.
    func runtimeNumber(_ index: Int, _ keyPath: String) -> Double? {
        runtimeValue(index, keyPath).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}
