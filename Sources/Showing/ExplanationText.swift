import Asking
import Bytes

/// The sentences of an explanation.
enum ExplanationText {
    /// Returns a name such as `UIButton "Save" (4Yz-Kp-N1v)`.
    static func name(_ object: Explanation.Reference) -> String {
        // If an object has a role, the object has no class, or its class was already printed.
        if object.role != nil, let label = object.label { return label }
        let known = [object.class, object.label.map(quoted)].compactMap { $0 }.joined(separator: " ")
        return known.isEmpty ? object.id : "\(known) (\(object.id))"
    }

    /// Returns a place such as `Views/FruitCell.swift:12`.
    static func place(_ place: Explanation.Place) -> String { "\(place.path):\(place.line)" }

    /// Returns the nibs that code loads: `, which loads Card.xib`.
    static func nested(_ nested: [Explanation.Nested]) -> String {
        nested.map { one in
            ", which \(one.isConditional ? "may load" : "loads") \(file(one.nib)) (\(place(one.place)))"
        }.joined()
    }

    /// Returns the nibs whose root view replaces an object: `, which puts the UIView of Card.xib in its place`.
    static func replacing(_ nested: [Explanation.Nested]) -> String {
        nested.map { one in
            guard let root = one.root else { return self.nested([one]) }
            return
                ", which \(one.isConditional ? "may put" : "puts") the \(root) of \(file(one.nib)) in its place (\(place(one.place)))"
        }.joined()
    }

    static func ending(_ platform: String?) -> String {
        platform == "macOS" ? "Then viewDidLoad, or windowDidLoad" : "Then viewDidLoad"
    }

    private static func file(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    static func quoted(_ text: String) -> String {
        let line = text.onOneLine
        return "\"" + (line.count > 30 ? line.prefix(29) + "…" : line) + "\""
    }

    /// Returns hints about options that show more information about a nib.
    static func advice(_ part: Explanation.Part) -> [String] {
        guard let load = part.nilOwner else { return [] }
        return [
            "\(place(load)) passes nil as owner, so no outlet of the File's Owner can be set: --owner nil shows what happens."
        ]
    }

    static func owner(_ owner: Explanation.Owner, isMac: Bool) -> String {
        let declared = owner.declaration.map { " (\(place($0)))" } ?? ""
        switch owner.source {
        case .nothing:
            return "File's Owner: nil, so a plain NSObject is used"
                + (owner.nibClass.map { " instead of \($0)" } ?? "") + "."
        case .option:
            return "File's Owner: \(owner.class ?? "")\(declared), as set by --owner"
                + (owner.nibClass.map { "; the nib names \($0)" } ?? "") + "."
        case .load:
            return "File's Owner: \(owner.class ?? "")\(declared), passed by every known load; "
                + (owner.nibClass.map { "the nib names \($0)." } ?? "the nib names no class.")
        case .scene:
            return "File's Owner: the controller, \(owner.class ?? "")."
        case .nib:
            guard let name = owner.class else {
                return "File's Owner: no class is set; the code that loads the nib decides."
            }
            if owner.isNeverPassed {
                return
                    "File's Owner: \(name)\(declared), as set in the nib, but every known load passes nil. The nib does not create it."
            }
            return
                "File's Owner: \(name)\(declared), as set in the nib. The code that loads the nib passes it; the nib does not create it."
        }
    }

    static func result(_ result: Explanation.Part.Result, _ objects: [Explanation.Object]) -> String {
        let count = objects.count { $0.topLevelIndex != nil }
        switch result {
        case .array:
            return count == 1
                ? "loadNibNamed returns an array with one object, [0]."
                : "loadNibNamed returns the \(count) objects with a number in brackets, in that order."
        case .unordered:
            let objects = count == 1 ? "the object" : "the \(count) objects"
            return "The loader returns \(objects) with a number in brackets, and the NSApplication, in any order."
        }
    }

    /// Returns the notes about objects. A note that several objects share is printed once, with all their lines.
    static func notes(_ objects: [Explanation.Object]) -> [String] {
        let notes = objects.flatMap { object in object.notes.map { (text: $0, line: object.line) } }
        var said: Set<String> = []
        return notes.filter { said.insert($0.text).inserted }.map { note in
            let lines = notes.filter { $0.text == note.text }.map { String($0.line) }
            return "\(lines.count == 1 ? "Line" : "Lines") \(lines.joined(separator: ", ")): \(note.text)"
        }
    }

    static func awake(_ part: Explanation.Part) -> String {
        let count = part.awakeCount
        var who = "awakeFromNib goes to \(count == 1 ? "one object" : "\(count) objects")"
        if part.constraintCount > 0 {
            who += " and \(part.constraintCount == 1 ? "one constraint" : "\(part.constraintCount) constraints")"
        }
        return part.awakes.isEmpty ? who + "; implemented by the sources" : who + "; the sources implement it for"
    }

    // MARK: Outcomes

    static func end(_ attribute: Explanation.Attribute) -> String {
        switch attribute.outcome {
        case .done: attribute.member.map(place) ?? "framework"
        case .consoleLine:
            "console line, no effect" + (attribute.member.map { ": Objective-C does not see \(place($0))" } ?? "")
        default:
            attribute.isOfSeveralClasses
                ? "the object has one of several classes; which one is not known"
                : "not in the indexed sources; if the class does not have it, the console shows a line and the value is not set"
        }
    }

    static func end(_ outlet: Explanation.Outlet, isMac: Bool) -> String {
        switch outlet.outcome {
        case .done: done(outlet.answer, outlet.member)
        case .missing: "nil: the object is not in the file"
        case .crash:
            "CRASH: not key value coding-compliant for the key \(outlet.key)" + hidden(outlet.member)
        case .consoleLine: "console: Failed to connect (\(outlet.key)) outlet; it stays nil" + hidden(outlet.member)
        default: "not known whether the class has it"
        }
    }

    static func end(_ action: Explanation.Action, isMac: Bool) -> String {
        switch action.outcome {
        case .done: done(action.answer, action.member)
        case .missing: "not connected: the target is not in the file"
        case .crashWhenSent: "CRASH when sent: unrecognized selector \(action.selector)" + hidden(action.member)
        case .consoleLine: "console: Could not connect action; nothing happens" + hidden(action.member)
        case .nobodyAnswers: "no responder implements it" + (isMac ? ": the item is disabled" : ": nothing happens")
        default: "not known whether the class has it"
        }
    }

    private static func done(_ answer: String, _ member: Explanation.Place?) -> String {
        switch answer {
        case "framework": "framework"
        case "described": "described in the file itself"
        case "otherOwner": "another class that loads the nib has it"
        default: member.map(place) ?? "a class in the sources has it"
        }
    }

    private static func hidden(_ member: Explanation.Place?) -> String {
        member.map { "; Objective-C does not see \(place($0))" } ?? ""
    }
}
