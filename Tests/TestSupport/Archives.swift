/// A small `<archive>` for tests, in the format of Xcode 3 (7.x) or Xcode 4 (8.00).
///
/// You pass the XML of the objects, records and connections. This type adds the rest of the archive, in the syntax of
/// the dialect.
public struct Archive: Sendable {
    /// The version of the format. It determines the syntax of arrays and dictionaries.
    public enum Dialect: String, CaseIterable, Sendable {
        /// `<object class="NSMutableArray">`, `dict.sortedKeys`.
        case xcode3 = "7.10"
        /// `<array>`, `<dictionary>`.
        case xcode4 = "8.00"
    }

    /// An `IBObjectRecord`. `id` is the object id. The object, its parent and its children are identified by the `id`
    /// attributes of their elements.
    public struct Record: Sendable {
        var id: String
        var object: String
        var parent: String?
        var children: [String]
        var name: String?
        var writesStringID: Bool

        public init(
            _ id: String, _ object: String, parent: String? = "0", children: [String] = [], name: String? = nil,
            writesStringID: Bool = false
        ) {
            self.id = id
            self.object = object
            self.parent = parent
            self.children = children
            self.name = name
            self.writesStringID = writesStringID
        }
    }

    public var dialect: Dialect
    public var isMac: Bool
    /// The XML of the objects in `IBDocument.RootObjects`, after the proxies.
    public var objects: String
    public var records: [Record]
    public var connections: [String]
    /// The entries of `flattenedProperties`: each key with the XML of its value.
    public var flattened: [(String, String)]
    public var classes: String
    /// The XML of additional object records. It is inserted unchanged.
    public var moreRecords = ""

    public init(
        _ dialect: Dialect = .xcode4, isMac: Bool = true, objects: String = "", records: [Record] = [],
        connections: [String] = [], flattened: [(String, String)] = [], classes: String = ""
    ) {
        self.dialect = dialect
        self.isMac = isMac
        self.objects = objects
        self.records = records
        self.connections = connections
        self.flattened = flattened
        self.classes = classes
    }

    /// The proxies, with their object ids, the `id` attributes of their elements, and their XML. 1001 is the File's
    /// Owner, 1002 is the First Responder, and 1003 is the application on macOS.
    private var proxies: [(id: String, object: String, xml: String)] {
        guard isMac else {
            return [
                (
                    "-1", "1001",
                    "<object class=\"IBProxyObject\" id=\"1001\"><string key=\"IBProxiedObjectIdentifier\">IBFilesOwner</string></object>"
                ),
                (
                    "-2", "1002",
                    "<object class=\"IBProxyObject\" id=\"1002\"><string key=\"IBProxiedObjectIdentifier\">IBFirstResponder</string></object>"
                ),
            ]
        }
        return [("-2", "1001", "Orchard"), ("-1", "1002", "FirstResponder"), ("-3", "1003", "NSApplication")].map {
            (
                $0, $1,
                "<object class=\"NSCustomObject\" id=\"\($1)\"><string key=\"NSClassName\">\($2)</string></object>"
            )
        }
    }

    /// The text of the archive file.
    public var text: String {
        let type = isMac ? "Cocoa" : "CocoaTouch"
        let proxies = proxies
        let root = proxies.map(\.xml).joined(separator: "\n") + "\n" + objects
        let tops = proxies.map { Record($0.id, $0.object, name: $0.id == (isMac ? "-2" : "-1") ? "File's Owner" : nil) }
        let rows = (tops + records).map(record).joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.\(type).XIB" version="\(dialect.rawValue)">
            <data>
            <int key="IBDocument.SystemTarget">1070</int>
            <string key="IBDocument.InterfaceBuilderVersion">1938</string>
            <string key="IBDocument.TargetRuntimeIdentifier">IB\(type)Framework</string>
            \(array([root], key: "IBDocument.RootObjects", id: "1000"))
            <object class="IBObjectContainer" key="IBDocument.Objects">
            \(array(connections, key: "connectionRecords"))
            <object class="IBMutableOrderedSet" key="objectRecords">
            \(array([rootRecord, rows, moreRecords], key: "orderedObjects"))
            </object>
            \(dictionary(flattened, key: "flattenedProperties"))
            </object>
            <object class="IBClassDescriber" key="IBDocument.Classes">
            \(array([classes], key: "referencedPartialClassDescriptions"))
            </object>
            </data>
            </archive>

            """
    }

    private var rootRecord: String {
        """
        <object class="IBObjectRecord">
        <int key="objectID">0</int>
        \(array([], key: "object", id: "0"))
        <reference key="children" ref="1000"/>
        <nil key="parent"/>
        </object>
        """
    }

    private func record(_ record: Record) -> String {
        let id =
            record.writesStringID
            ? "<string key=\"id\">\(record.id)</string>" : "<int key=\"objectID\">\(record.id)</int>"
        let parent = record.parent.map { "<reference key=\"parent\" ref=\"\($0)\"/>" } ?? ""
        let children =
            record.children.isEmpty ? "" : array(record.children.map { "<reference ref=\"\($0)\"/>" }, key: "children")
        let name = record.name.map { "<string key=\"objectName\">\($0)</string>" } ?? ""
        return
            "<object class=\"IBObjectRecord\">\(id)<reference key=\"object\" ref=\"\(record.object)\"/>\(children)\(parent)\(name)</object>"
    }

    // MARK: The two dialects

    /// Returns an array of elements as XML.
    public func array(_ items: [String], key: String? = nil, id: String? = nil) -> String {
        let attributes = (key.map { " key=\"\($0)\"" } ?? "") + (id.map { " id=\"\($0)\"" } ?? "")
        let members = items.joined(separator: "\n")
        switch dialect {
        case .xcode3:
            return
                "<object class=\"NSMutableArray\"\(attributes)>\n<bool key=\"EncodedWithXMLCoder\">YES</bool>\n\(members)\n</object>"
        case .xcode4: return "<array class=\"NSMutableArray\"\(attributes)>\n\(members)\n</array>"
        }
    }

    /// Returns a dictionary as XML. The elements must not have a `key` attribute.
    public func dictionary(_ entries: [(String, String)], key: String) -> String {
        switch dialect {
        case .xcode3:
            let keys = array(entries.map { "<string>\($0.0)</string>" }, key: "dict.sortedKeys")
            let values = array(entries.map(\.1), key: "dict.values")
            return
                "<object class=\"NSMutableDictionary\" key=\"\(key)\">\n<bool key=\"EncodedWithXMLCoder\">YES</bool>\n\(keys)\n\(values)\n</object>"
        case .xcode4:
            let members = entries.map { Self.keyed($0.1, $0.0) }.joined(separator: "\n")
            return "<dictionary class=\"NSMutableDictionary\" key=\"\(key)\">\n\(members)\n</dictionary>"
        }
    }

    /// Returns the XML of a connection. `source` and `destination` are the `id` attributes of the elements.
    public static func connection(
        _ kind: String, _ label: String, from source: String, to destination: String, id: String, more: String = ""
    ) -> String {
        """
        <object class="IBConnectionRecord"><object class="\(kind)" key="connection"><string key="label">\(label)</string>\
        <reference key="source" ref="\(source)"/><reference key="destination" ref="\(destination)"/>\(more)</object>\
        <int key="connectionID">\(id)</int></object>
        """
    }

    private static func keyed(_ element: String, _ key: String) -> String {
        guard let end = element.firstIndex(where: { $0 == " " || $0 == ">" || $0 == "/" }) else { return element }
        return element[..<end] + " key=\"\(key)\"" + element[end...]
    }
}
