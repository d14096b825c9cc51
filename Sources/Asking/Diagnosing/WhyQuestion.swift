import ConsoleLogs
import Foundation
import Store

extension Symptom {
    /// A description of what the queries look for.
    var lookedFor: String {
        let found = className?.name
        // The type and the constants keep type checking fast: without them, this array takes 15 seconds.
        let fields: [(String, String)] = [
            ("{name}", name ?? "?"), ("{other}", other ?? "?"), ("{id}", objectID ?? "?"), ("{file}", file ?? "?"),
            ("{class}", found ?? "?"),
            ("{of class}", found.map { " of \($0), its superclasses and the nibs that it loads" } ?? ""),
            ("{place}", found ?? file.map { "\($0):\(fileLine ?? 0)" } ?? "the code of the stack"),
        ]
        return fields.reduce(kind.sought) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    /// Returns the parameters of the queries, except those that depend on the kind of message.
    func parameters(classes: [Int64]) -> [String: Value] {
        let place = place
        return [
            "name": Value(name), "other": Value(other),
            "class": Value(className?.name), "last": Value(className?.last), "module": Value(className?.module),
            "classes": .text("[" + classes.map(String.init).joined(separator: ",") + "]"),
            "frames": .text(framesJSON),
            "platform": .null, "aside": .null, "words": .text("[]"), "member": .null, "id": Value(objectID),
            "file": Value(place?.file ?? file), "line": place.map { .integer(Int64($0.line)) } ?? .null,
        ]
    }

    /// The source file and line that the message names; otherwise those of the innermost stack frame that has both. Nil
    /// if the message names a class instead.
    private var place: (file: String, line: Int)? {
        if let file, let fileLine { return (file, fileLine) }
        if className != nil { return nil }
        return frames.lazy.compactMap { frame in
            if let file = frame.file, let line = frame.line { (file, line) } else { nil }
        }.first
    }

    private struct FramePart: Hashable, Encodable {
        let `class`: String?
        let file: String?
    }

    /// Classes and files of the stack, as JSON. The last component of a class name is also listed as a class.
    private var framesJSON: String {
        var known: Set<FramePart> = []
        var parts: [FramePart] = []
        for frame in frames {
            let classes = [frame.className?.name, frame.className?.last].compactMap { $0 }
            for name in classes.isEmpty ? [nil] : classes.map(Optional.some) {
                let part = FramePart(class: name, file: frame.file)
                if known.insert(part).inserted { parts.append(part) }
            }
        }
        return (try? JSONEncoder().encode(parts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}

extension Value {
    init(_ text: String?) { self = text.map(Value.text) ?? .null }
}
