import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a document. Tests read, edit and write it. This code is independent of the code of the merge.
final class Node {
    let tag: String
    var attributes: [String: String]
    var children: [Node]
    var text: String

    init(_ tag: String, _ attributes: [String: String] = [:], text: String = "", _ children: [Node] = []) {
        (self.tag, self.attributes, self.text, self.children) = (tag, attributes, text, children)
    }

    /// The id of an object, connection or constraint.
    var id: String? { attributes["id"] }

    /// The element and all its descendants, in document order.
    var all: [Node] { [self] + children.flatMap(\.all) }

    func copy() -> Node { Node(tag, attributes, text: text, children.map { $0.copy() }) }

    func child(_ tag: String, key: String? = nil) -> Node? {
        children.first { $0.tag == tag && (key == nil || $0.attributes["key"] == key) }
    }

    /// Returns the first child with this tag. If no child has the tag, adds one.
    func list(_ tag: String) -> Node {
        if let list = child(tag) { return list }
        let list = Node(tag)
        children.append(list)
        return list
    }

    func parent(of node: Node) -> Node? { all.first { $0.children.contains { $0 === node } } }

    /// Returns the XML of the element in the format of Xcode.
    func lines(_ indent: String = "") -> String {
        func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;").replacing(
                "\n", with: "&#10;")
        }
        let start =
            "\(indent)<\(tag)"
            + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
        if children.isEmpty {
            return text.isEmpty
                ? "\(start)/>\n"
                : "\(start)>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</\(tag)>\n"
        }
        return "\(start)>\n" + children.map { $0.lines(indent + "    ") }.joined() + "\(indent)</\(tag)>\n"
    }

    /// The content of the element. It does not depend on white space between elements or on the order of attributes.
    var canonical: String {
        "<\(tag) \(attributes.sorted { $0.key < $1.key })>"
            + (children.isEmpty ? text : children.map(\.canonical).joined()) + "</>"
    }

    struct NotWellFormed: Error { let text: String }

    /// Reads a document.
    static func read(_ text: String) throws -> Node {
        let (parser, builder) = (XMLParser(data: Data(text.utf8)), Builder())
        parser.delegate = builder
        guard parser.parse(), let root = builder.root else { throw NotWellFormed(text: text) }
        return root
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: Node?
        private var open: [Node] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let node = Node(name, attributes)
            open.last?.children.append(node)
            if root == nil { root = node }
            open.append(node)
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            let node = open.removeLast()
            // White space is significant only in texts.
            if !node.children.isEmpty || node.tag != "string" && node.text.allSatisfy(\.isWhitespace) { node.text = "" }
        }
    }
}
