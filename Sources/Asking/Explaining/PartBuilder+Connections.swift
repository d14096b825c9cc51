// The connections of each nib.

extension PartBuilder {
    /// Adds each connection to the nib whose load makes the connection.
    mutating func addConnections() throws {
        let answers = try ownerAnswers()
        var members: [String: Int] = [:]
        for row in try snapshot.explain("connections", ["file": .integer(file)]) {
            guard let key = key(of: row) else { continue }
            let own = row.integer("id").flatMap { answers[$0] }
            let answer = own?.text("answer") ?? row.text("answer") ?? "unknown"
            let member = own == nil ? row.member : own?.member
            switch row.text("kind") {
            case "outlet", "outletCollection":
                add(outlet: row, answer, member, to: key, &members)
            case "action":
                add(action: row, answer, member, to: key)
            case "binding":
                add(binding: row, to: key)
            case "segue":
                add(segue: row, to: key)
                noteCreation(row)
            default:
                continue
            }
        }
    }

    /// Returns the answers for the assumed owner class, by connection. Empty if the nib names this class.
    private func ownerAnswers() throws -> [Int: Row] {
        guard owner.owner.source != .nib else { return [:] }
        let rows = try snapshot.explain("owner", Self.parameters(file, owner))
        return Dictionary(rows.map { ($0.integer("connection") ?? 0, $0) }) { first, _ in first }
    }

    /// Returns the nib whose load makes a connection. If two nibs create the connected objects, it is the nib that is
    /// loaded later.
    private func key(of row: Row) -> Key? {
        let source = row.integer("source").flatMap { keys[$0] }
        guard row.text("kind") != "segue" else { return source }
        let destination = (row.integer("destination") ?? row.integer("constraint_owner")).flatMap { keys[$0] }
        guard let source, let destination else { return source ?? destination }
        return destination.rank > source.rank ? destination : source
    }

    private func source(of row: Row) -> Explanation.Reference {
        row.integer("source").flatMap { byID[$0] }.map(reference)
            ?? Explanation.Reference(id: row.text("source_id") ?? "", label: nil, class: nil)
    }

    private func destination(of row: Row) -> Explanation.Reference? {
        if let object = row.integer("destination").flatMap({ byID[$0] }) { return reference(object) }
        guard let id = row.text("destination_id") else { return nil }
        return Explanation.Reference(id: id, label: nil, class: row.text("constraint_class"))
    }

    private mutating func add(
        outlet row: Row, _ answer: String, _ member: Explanation.Place?, to key: Key, _ members: inout [String: Int]
    ) {
        let source = source(of: row)
        let name = row.text("name") ?? ""
        var index: Int?
        if row.text("kind") == "outletCollection" {
            index = members["\(source.id).\(name)", default: 0]
            members["\(source.id).\(name)", default: 0] += 1
        }
        let isThere = row.integer("destination") != nil || row.text("constraint_class") != nil
        let outlet = Explanation.Outlet(
            object: source, key: name, index: index,
            value: destination(of: row) ?? Explanation.Reference(id: "", label: nil, class: nil), answer: answer,
            outcome: rules.outcome(ofOutlet: answer, isThere: isThere), member: member, line: row.line,
            column: row.column)
        parts[key]?.outlets.append(outlet)
    }

    private mutating func add(action row: Row, _ answer: String, _ member: Explanation.Place?, to key: Key) {
        let target = row.integer("destination").flatMap { byID[$0] }
        let isForResponders = row.text("destination_id") == nil || target?.text("role") == "firstResponder"
        let isThere = isForResponders || target != nil
        let action = Explanation.Action(
            sender: source(of: row), selector: row.text("name") ?? "", event: row.text("event") ?? row.text("trigger"),
            isDecoded: rules.isTouch && row.text("event") == nil,
            target: isForResponders ? nil : destination(of: row), answer: answer,
            outcome: isThere ? rules.outcome(ofAction: answer, isForResponders: isForResponders) : .missing,
            member: member, line: row.line, column: row.column)
        parts[key]?.actions.append(action)
    }

    private mutating func add(binding row: Row, to key: Key) {
        let binding = Explanation.Binding(
            object: source(of: row), binding: row.text("name") ?? "", to: destination(of: row),
            keyPath: row.text("key_path"),
            options: row.text("options"), line: row.line, column: row.column)
        parts[key]?.bindings.append(binding)
    }

    /// Adds a note about a controller that code creates for a segue, because the code chooses the initializer.
    private mutating func noteCreation(_ row: Row) {
        guard let selector = row.text("creation_selector"), let id = row.integer("destination"), let key = keys[id]
        else { return }
        parts[key]?.notes.append(
            "The segue on line \(row.line) calls \(selector) to create the controller. \(selector) chooses the initializer."
        )
    }

    private mutating func add(segue row: Row, to key: Key) {
        let kind = row.text("name") ?? ""
        let segue = Explanation.Segue(
            object: source(of: row), kind: kind, identifier: row.text("identifier"), destination: destination(of: row),
            selector: row.text("unwind_action") ?? row.text("creation_selector"),
            isPerformedAtLoad: kind == "embed" || kind.hasPrefix("relationship"), line: row.line, column: row.column)
        parts[key]?.segues.append(segue)
    }
}
