import InterfaceBuilder

/// Descriptions of connections. A connection is listed with its source object.
extension Names {
    /// Describes a connection: `outlet titleLabel → label "Title"`, `touchUpInside sends save: to File's Owner`.
    func words(_ connection: ConnectionRecord) -> String {
        let name = Quoting.visible(document[connection.name] ?? "")
        let end = end(of: connection)
        switch document[connection.kind] ?? "" {
        case "action":
            let event = document[connection.eventType] ?? document[connection.trigger]
            return "\(event.map { Quoting.visible($0) + " " } ?? "")sends \(name) to \(end)"
        case "outletCollection": return "outlet collection \(name) → \(end)"
        case "segue":
            let identifier = document[connection.identifier].map { " " + Quoting.quoted($0) } ?? ""
            if let unwind = document[connection.unwindAction] {
                return "unwind segue\(identifier) calls \(Quoting.visible(unwind)) of \(end)"
            }
            return "segue \(name)\(identifier) → \(end)"
        case "binding":
            let keyPath = document[connection.keyPath].map { "." + Quoting.visible($0) } ?? ""
            return "binding \(name) → \(end)\(keyPath)"
        case let kind: return "\(Names.words(kind)) \(name) → \(end)"
        }
    }

    /// Describes a connection without its destination: `outlet titleLabel`.
    func subject(_ connection: ConnectionRecord) -> String {
        let name = Quoting.visible(document[connection.name] ?? "")
        switch document[connection.kind] ?? "" {
        case "action": return "action \(name)"
        case "outletCollection": return "outlet collection \(name)"
        case "segue": return "segue " + (document[connection.identifier].map { Quoting.quoted($0) } ?? name)
        case let kind: return "\(Names.words(kind)) \(name)"
        }
    }

    /// The title of the destination of a connection.
    package func end(of connection: ConnectionRecord) -> String {
        if connection.destination >= 0 { return title(Int(connection.destination), but: connection.name) }
        guard let id = document[connection.destinationID].map(Quoting.visible) else { return "nothing" }
        guard let constraint = constraint(connection.destinationID) else { return "“\(id)”, which is not in the file" }
        return "constraint " + (isStable ? "(\(id))" : equation(constraint))
    }
}
