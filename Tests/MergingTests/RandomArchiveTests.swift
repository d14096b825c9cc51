import Foundation
import TestSupport
import Testing

import Merging

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Merges random archives that both sides edited at random. The result must contain the changes of both sides, and no
/// other changes.
@Suite("Random merges of archives")
struct RandomArchiveTests {
    @Test(arguments: Archive.Dialect.allCases)
    func `a merge has the changes of both sides, and does not depend on which side is ours`(dialect: Archive.Dialect)
        throws
    {
        var merged = 0
        for seed in 0..<60 {
            var dice = Dice(seed: UInt64(seed))
            let base = RandomArchive(&dice)
            var (ours, theirs) = (base, base)
            for _ in 0...dice.below(4) { ours.edit(&dice) }
            for _ in 0...dice.below(4) { theirs.edit(&dice) }
            let texts = [base, ours, theirs].map { $0.text(dialect) }
            let result = try? Nib.merge(texts[0], texts[1], texts[2])
            let other = try? Nib.merge(texts[0], texts[2], texts[1])
            #expect((result == nil) == (other == nil), "seed \(seed)")
            let (was, mine, yours) = try (facts(texts[0]), facts(texts[1]), facts(texts[2]))
            let due = mine.intersection(yours).union(mine.subtracting(was)).union(yours.subtracting(was))
            for found in [result, other].compactMap({ $0 }) {
                let now = try facts(found.text)
                #expect(
                    now == due,
                    "seed \(seed): too many \(now.subtracting(due).sorted()), lost \(due.subtracting(now).sorted())")
            }
            if result != nil { merged += 1 }
        }
        #expect(merged > 15 && merged < 60)
    }

    @Test(arguments: Archive.Dialect.allCases)
    func `a side that differs from the base only in notation is ignored`(dialect: Archive.Dialect) throws {
        for seed in 0..<20 {
            var dice = Dice(seed: UInt64(seed) + 1_000)
            let base = RandomArchive(&dice)
            var side = base
            for _ in 0..<5 { side.edit(&dice) }
            let spaced = base.text(dialect) + "\n"
            try expectMerge(base.text(dialect), side.text(dialect), spaced, gives: side.text(dialect))
            let taken = try Nib.merge(base.text(dialect), spaced, side.text(dialect)).text
            #expect(try facts(taken) == facts(side.text(dialect)), "seed \(seed)")
        }
    }

    private func facts(_ text: String) throws -> Set<String> { try ArchiveFacts(text).all }
}

/// A random archive: a view that contains views, with shared fonts, outlets and custom classes.
private struct RandomArchive {
    struct View {
        var number: Int
        var parent: Int
        var title: String
        var tag: Int
        var font: Int
    }

    /// The views by `id`. ``order`` contains their ids in the order of the lists.
    var views: [Int: View] = [:]
    var order: [Int] = []
    var outlets: [(name: String, view: Int, number: Int)] = []
    var classes: [Int: String] = [:]
    private var last = 10
    private static let root = 500_001

    init(_ dice: inout Dice) {
        for _ in 0..<4 + dice.below(8) { add(&dice) }
        for _ in 0..<dice.below(5) { connect(&dice) }
    }

    private mutating func add(_ dice: inout Dice) {
        last += 1
        let id = 600_000 + dice.below(400_000)
        guard views[id] == nil else { return }
        views[id] = View(
            number: last, parent: dice.pick([Self.root] + order), title: "Title \(dice.below(99))", tag: dice.below(5),
            font: dice.below(3))
        order.insert(id, at: dice.below(order.count + 1))
    }

    private mutating func connect(_ dice: inout Dice) {
        guard !order.isEmpty else { return }
        last += 1
        outlets.append(("outlet\(dice.below(1_000))", dice.pick(order), last))
    }

    mutating func edit(_ dice: inout Dice) {
        guard !order.isEmpty else { return add(&dice) }
        let id = dice.pick(order)
        switch dice.below(9) {
        case 0, 1: add(&dice)
        case 2: connect(&dice)
        case 3: views[id]?.title = "New \(dice.below(99))"
        case 4: views[id]?.tag = dice.below(99)
        case 5: views[id]?.font = dice.below(4)
        case 6: classes[id] = dice.chance(30) ? nil : "Class\(dice.below(9))"
        case 7: if !outlets.isEmpty { outlets.remove(at: dice.below(outlets.count)) }
        default: remove(id)
        }
    }

    private mutating func remove(_ id: Int) {
        for child in order where views[child]?.parent == id { remove(child) }
        views[id] = nil
        order.removeAll { $0 == id }
        outlets.removeAll { $0.view == id }
        classes[id] = nil
    }

    func text(_ dialect: Archive.Dialect) -> String {
        var archive = Archive(dialect)
        var fonts: Set<Int> = []
        func children(of id: Int) -> [Int] { order.filter { views[$0]?.parent == id } }
        func xml(_ id: Int, _ view: View) -> String {
            let font =
                fonts.insert(view.font).inserted
                ? "<object class=\"NSFont\" key=\"NSSupport\" id=\"\(20 + view.font)\"><double key=\"NSSize\">\(10 + view.font)</double></object>"
                : "<reference key=\"NSSupport\" ref=\"\(20 + view.font)\"/>"
            let inner = children(of: id).compactMap { child in views[child].map { xml(child, $0) } }
            return """
                <object class="NSBox" id="\(id)">
                <reference key="NSSuperview" ref="\(view.parent)"/>
                <string key="NSTitle">\(view.title)</string>
                <int key="NSTag">\(view.tag)</int>
                \(font)
                \(archive.array(inner, key: "NSSubviews"))
                </object>
                """
        }
        let inner = children(of: Self.root).compactMap { child in views[child].map { xml(child, $0) } }
        archive.objects =
            "<object class=\"NSView\" id=\"\(Self.root)\">\n\(archive.array(inner, key: "NSSubviews"))\n</object>"
        archive.records = [.init("1", "\(Self.root)", children: children(of: Self.root).map(String.init))]
        archive.records += order.compactMap { id in
            views[id].map {
                .init("\($0.number)", "\(id)", parent: "\($0.parent)", children: children(of: id).map(String.init))
            }
        }
        archive.connections = outlets.map {
            Archive.connection("IBOutletConnection", $0.name, from: "1001", to: "\($0.view)", id: "\($0.number)")
        }
        archive.flattened = classes.compactMap { id, name in
            views[id].map { ("\($0.number).CustomClassName", "<string>\(name)</string>") }
        }.sorted { $0.0 < $1.0 }
        return archive.text
    }
}

/// Reads the facts of a ``RandomArchive`` from its text, with Foundation's XML parser. The name of an object is its
/// `id`.
private final class ArchiveFacts: NSObject, XMLParserDelegate {
    private final class Node {
        let name: String
        let attributes: [String: String]
        var children: [Node] = []
        var text = ""

        init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
    }

    private(set) var all: Set<String> = []
    private var open: [Node] = []
    private var root: Node?
    private var byID: [String: Node] = [:]
    private var repeated: [String] = []

    struct Broken: Error { let text: String }

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse(), let root, repeated.isEmpty else { throw Broken(text: "\(repeated) \(text)") }
        try read(root)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let node = Node(name, attributes)
        open.last?.children.append(node)
        if let id = attributes["id"], byID.updateValue(node, forKey: id) != nil { repeated.append(id) }
        if open.isEmpty { root = node }
        open.append(node)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    private func find(_ node: Node) throws -> Node {
        guard let ref = node.attributes["ref"] else { return node }
        guard let found = byID[ref] else { throw Broken(text: "no \(ref)") }
        return try find(found)
    }

    private func value(_ node: Node, _ path: String...) throws -> Node {
        var place = node
        for key in path {
            guard let child = place.children.first(where: { $0.attributes["key"] == key }) else {
                throw Broken(text: "no \(key)")
            }
            place = try find(child)
        }
        return place
    }

    private func members(_ node: Node) throws -> [Node] {
        try node.children.filter { $0.attributes["key"] != "EncodedWithXMLCoder" }.map(find)
    }

    private func read(_ root: Node) throws {
        let objects = try value(root.children[0], "IBDocument.Objects")
        var names: [String: String] = [:]
        for record in try members(value(objects, "objectRecords", "orderedObjects")) {
            let number = try value(record, "objectID").text
            let object = try value(record, "object")
            guard names.updateValue(object.attributes["id"] ?? "", forKey: number) == nil else {
                throw Broken(text: "\(number) twice")
            }
            guard let id = object.attributes["id"], id.count == 6 else { continue }
            all.insert("\(id) is \(object.attributes["class"] ?? "")")
            all.insert("\(id) in \(try value(record, "parent").attributes["id"] ?? "")")
            for child in object.children {
                let key = child.attributes["key"] ?? ""
                let found = try find(child)
                switch key {
                case "NSSubviews":
                    for inner in try members(found) { all.insert("\(id) holds \(inner.attributes["id"] ?? "")") }
                case "NSSupport": all.insert("\(id) size \(try value(found, "NSSize").text)")
                case "NSSuperview": all.insert("\(id) above \(found.attributes["id"] ?? "")")
                default: all.insert("\(id) \(key) \(found.text)")
                }
            }
            if let children = try? value(record, "children") {
                for inner in try members(children) {
                    all.insert("record of \(id) holds \(inner.attributes["id"] ?? "")")
                }
            }
        }
        var numbers = Set(names.keys)
        for record in try members(value(objects, "connectionRecords")) {
            let connection = try value(record, "connection")
            all.insert(
                "outlet \(try value(connection, "label").text) to \(try value(connection, "destination").attributes["id"] ?? "")"
            )
            guard numbers.insert(try value(record, "connectionID").text).inserted else {
                throw Broken(text: "a number twice")
            }
        }
        let properties = try value(objects, "flattenedProperties")
        let pairs: [(String, String)] =
            if properties.name == "dictionary" {
                properties.children.map { ($0.attributes["key"] ?? "", $0.text) }
            } else {
                Array(
                    zip(
                        try members(value(properties, "dict.sortedKeys")).map(\.text),
                        try members(value(properties, "dict.values")).map(\.text)))
            }
        for (key, text) in pairs {
            let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
            all.insert("\(names[parts[0]] ?? "?") \(parts[1]) \(text)")
        }
    }
}
