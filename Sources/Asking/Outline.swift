import Store

/// One file as Interface Builder's document outline shows it.
package struct Outline: Sendable, Codable {
    /// A connection, listed at its source.
    package struct Connection: Sendable, Codable {
        package let kind: String
        package let id: String?
        package let name: String?
        package let keyPath: String?
        /// Event of an action, or identifier of a segue.
        package let detail: String?
        package let destinationID: String?
        /// Label of the destination; nil if it is not in the file.
        package let destination: String?
        package let line: Int
        package let column: Int
    }

    /// An object with the objects that it contains.
    package struct Object: Sendable, Codable {
        package let id: String
        package let element: String
        /// The name in the outline: label, title or text, or else the class.
        package let label: String
        package let `class`: String?
        package let customClass: String?
        package let customModule: String?
        package let role: String?
        package let key: String?
        package let topLevelIndex: Int?
        package let line: Int
        package let column: Int
        package var connections: [Connection] = []
        package var children: [Object] = []
    }

    /// A scene of a storyboard.
    package struct Scene: Sendable, Codable {
        package let id: String?
        package let isInitial: Bool
        package var objects: [Object] = []
    }

    package let path: String
    package let kind: String
    package let format: String
    package let platform: String?
    package let toolsVersion: String?
    package let error: String?
    package let errorLine: Int?
    /// Class of the File's Owner; nil if none is set.
    package let owner: String?
    /// Objects of a xib; for a storyboard, the objects outside scenes.
    package var objects: [Object] = []
    package var scenes: [Scene] = []

    /// Reads the outline of one file.
    package init(of file: FileFinder.Found, _ snapshot: Snapshot) throws {
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
        // In the file, parents come before their children. The loop goes backwards, so it completes every child before
        // its parent.
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
