import Asking
import Bytes

/// Prints an outline like Interface Builder's document outline, with ids, lines and connections.
package struct OutlinePrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints one file.
    package func print(_ outline: Outline) throws {
        let facts = [outline.kind, outline.format, outline.platform, outline.toolsVersion.map { "tools \($0)" }]
            .compactMap { $0 }
        try output.writeLine("\(outline.path)  (\(facts.joined(separator: ", ")))")
        if let error = outline.error {
            try output.writeLine("  error\(outline.errorLine.map { " in line \($0)" } ?? ""): \(error)")
        }
        try print(outline.objects, prefix: "")
        for scene in outline.scenes {
            try output.writeLine("scene \(scene.id ?? "without id")\(scene.isInitial ? "  (initial)" : "")")
            try print(scene.objects, prefix: "")
        }
    }

    private func print(_ object: Outline.Object, prefix: String, isLast: Bool) throws {
        try output.writeLine(prefix + (isLast ? "└─ " : "├─ ") + Self.describe(object))
        let below = prefix + (isLast ? "   " : "│  ")
        let bar = below + (object.children.isEmpty ? "     " : "│    ")
        for connection in object.connections { try output.writeLine(bar + Self.describe(connection)) }
        try print(object.children, prefix: below)
    }

    private func print(_ objects: [Outline.Object], prefix: String) throws {
        for (index, object) in objects.enumerated() {
            try print(object, prefix: prefix, isLast: index == objects.count - 1)
        }
    }

    /// `"Save" UIButton  id 4Yz-Kp-N1v, line 23`
    private static func describe(_ object: Outline.Object) -> String {
        let type = typeName(object)
        var text = object.label == type || object.label == object.class ? type : "\(quoted(object.label)) \(type)"
        if object.role == "filesOwner" || object.role == "firstResponder" || object.role == "application"
            || object.role == "exit"
        {
            text = object.customClass.map { "\(object.label): \(qualified($0, object.customModule))" } ?? object.label
        }
        var facts = ["id \(object.id)"]
        if let index = object.topLevelIndex { facts.append("top level \(index)") }
        if let key = object.key, !["objects", "subviews", "items"].contains(key) { facts.append(key) }
        facts.append("line \(object.line)")
        return text + "  " + facts.joined(separator: ", ")
    }

    private static func typeName(_ object: Outline.Object) -> String {
        if let custom = object.customClass { return "\(qualified(custom, object.customModule)) (\(object.element))" }
        return object.class.flatMap { $0 == "-" ? nil : $0 } ?? object.element
    }

    private static func qualified(_ name: String, _ module: String?) -> String {
        module.map { "\($0).\(name)" } ?? name
    }

    private static func quoted(_ text: String) -> String {
        let line = text.onOneLine
        return "\"" + (line.count > 40 ? line.prefix(39) + "…" : line) + "\""
    }

    /// `outlet titleLabel → "Name" (a1b-2c-3d4), line 12`
    private static func describe(_ connection: Outline.Connection) -> String {
        var text = connection.kind
        if let name = connection.name { text += " \(name)" }
        if let keyPath = connection.keyPath { text += " to \(keyPath)" }
        if let detail = connection.detail { text += " [\(detail)]" }
        switch (connection.destination, connection.destinationID) {
        case (let label?, let id?): text += " → \(quoted(label)) (\(id))"
        case (nil, let id?): text += " → \(id), which is not in the file"
        default: break
        }
        return text + ", line \(connection.line)"
    }
}
