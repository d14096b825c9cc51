import Store

/// One file as Interface Builder's document outline shows it.
public struct Outline: Sendable, Codable {
    /// A connection, at its source.
    public struct Connection: Sendable, Codable {
        public let kind: String
        public let id: String?
        public let name: String?
        public let keyPath: String?
        /// Event of an action, or identifier of a segue.
        public let detail: String?
        public let destinationID: String?
        /// Label of the destination; nil where it is not in the file.
        public let destination: String?
        public let line: Int
        public let column: Int
    }

    /// An object with what it contains.
    public struct Object: Sendable, Codable {
        public let id: String
        public let element: String
        /// What the outline calls it: label, title or text, else the class.
        public let label: String
        public let `class`: String?
        public let customClass: String?
        public let customModule: String?
        public let role: String?
        public let key: String?
        public let topLevelIndex: Int?
        public let line: Int
        public let column: Int
        public var connections: [Connection] = []
        public var children: [Object] = []
    }

    /// A scene of a storyboard.
    public struct Scene: Sendable, Codable {
        public let id: String?
        public let isInitial: Bool
        public var objects: [Object] = []
    }

    public let path: String
    public let kind: String
    public let format: String
    public let platform: String?
    public let toolsVersion: String?
    public let error: String?
    public let errorLine: Int?
    /// Class of the File's Owner; nil where none is set.
    public let owner: String?
    /// Objects of a xib; of a storyboard those outside scenes.
    public var objects: [Object] = []
    public var scenes: [Scene] = []

    /// Reads the outline of one file.
    public init(of file: FileFinder.Found, _ snapshot: Snapshot) throws {
        let id: [String: Value] = ["file": .integer(file.id)]
        let head = try snapshot.rows(Self.fileSQL, parameters: id).rows.first.map(OutlineRow.init) ?? OutlineRow([])
        path = file.path
        kind = head.text(0) ?? ""
        format = head.text(1) ?? ""
        platform = head.text(2)
        toolsVersion = head.text(3)
        error = head.text(4)
        errorLine = head.integer(5)
        owner = head.text(6)
        var connections: [Int: [Connection]] = [:]
        for row in try snapshot.rows(Self.connectionsSQL, parameters: id).rows.map(OutlineRow.init) {
            connections[row.integer(0) ?? 0, default: []].append(
                Connection(
                    kind: row.text(1) ?? "", id: row.text(2), name: row.text(3), keyPath: row.text(4),
                    detail: row.text(5),
                    destinationID: row.text(6), destination: row.text(7), line: row.integer(8) ?? 0,
                    column: row.integer(9) ?? 0))
        }
        var children: [Int: [(row: Int, scene: String?, object: Object)]] = [:]
        // Deepest rows last in the file: parents come before their children,
        // so walking backwards completes every child before its parent.
        for row in try snapshot.rows(Self.objectsSQL, parameters: id).rows.map(OutlineRow.init).reversed() {
            let number = row.integer(0) ?? 0
            var object = Object(
                id: row.text(3) ?? "", element: row.text(4) ?? "", label: row.text(5) ?? "", class: row.text(6),
                customClass: row.text(7), customModule: row.text(8), role: row.text(9), key: row.text(10),
                topLevelIndex: row.integer(11), line: row.integer(12) ?? 0, column: row.integer(13) ?? 0)
            object.connections = connections[number] ?? []
            object.children = (children.removeValue(forKey: number) ?? []).reversed().map(\.object)
            children[row.integer(1) ?? -1, default: []].append((number, row.text(2), object))
        }
        let top = (children[-1] ?? []).reversed()
        objects = top.filter { $0.scene == nil }.map(\.object)
        for row in try snapshot.rows(Self.scenesSQL, parameters: id).rows.map(OutlineRow.init) {
            let scene = row.text(0)
            scenes.append(
                Scene(
                    id: scene, isInitial: row.integer(1) == 1, objects: top.filter { $0.scene == scene }.map(\.object)))
        }
    }

    private static let fileSQL = """
        SELECT files.kind, files.format, files.platform, files.tools_version, files.error, files.error_line, owners.class
        FROM files
        LEFT JOIN owners ON owners.file_id = files.id
        WHERE files.id = :file
        """

    private static let objectsSQL = """
        SELECT
            id, parent, scene_id, object_id, element, coalesce(object_labels.name, nullif(objects.class, '-'), element), objects.class,
            custom_class, custom_module, role, key, top_level_index, line, "column"
        FROM objects
        JOIN object_labels ON object_labels.object = objects.id
        WHERE file_id = :file
        ORDER BY id
        """

    private static let connectionsSQL = """
        SELECT
            connections.source, connections.kind, connections.connection_id, connections.name, connections.key_path,
            coalesce(connections.event_type, connections."trigger", connections.unwind_action, connections.identifier),
            connections.destination_id,
            iif(
                destination."constraint" IS NULL, coalesce(destination.name, nullif(objects.class, '-'), objects.element), 'constraint'
            ),
            connections.line, connections."column"
        FROM connections
        JOIN connection_destinations AS destination ON destination.connection = connections.id
        LEFT JOIN objects ON objects.id = connections.destination
        WHERE connections.file_id = :file
        ORDER BY connections.id
        """

    private static let scenesSQL = "SELECT scene_id, is_initial FROM scenes WHERE file_id = :file ORDER BY id"
}

private struct OutlineRow {
    private let values: [Value]
    init(_ values: [Value]) { self.values = values }

    func text(_ index: Int) -> String? {
        guard index < values.count, case .text(let text) = values[index] else { return nil }
        return text
    }

    func integer(_ index: Int) -> Int? {
        guard index < values.count, case .integer(let number) = values[index] else { return nil }
        return Int(number)
    }
}
