import Asking
import Bytes

/// Prints an explanation for people: a heading for each step of the load, and below it one line for each event, in
/// aligned columns.
package struct ExplanationPrinter {
    private let output: Output
    /// The maximum width of a column. If a cell is wider, the later columns are shifted only in this row.
    private static let widest = 72
    /// The maximum number of loads to print. Tests often load the same storyboard many times.
    private static let mostLoads = 12

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints one file.
    package func print(_ explanation: Explanation) throws {
        let facts = [explanation.kind, explanation.format, explanation.platform].compactMap { $0 }
        try output.writeWrapped("\(explanation.path)  (\(facts.joined(separator: ", ")))")
        try print(notes: explanation.notes)
        if !explanation.parts.isEmpty { try print(explanation.problems, isLoaded: !explanation.loads.isEmpty) }
        try print(explanation.loads)
        for part in explanation.parts { try print(part, platform: explanation.platform) }
    }

    private func print(_ problems: [Explanation.Problem], isLoaded: Bool) throws {
        switch problems.count {
        case 0:
            return try output.writeWrapped(
                isLoaded
                    ? "No known problem with how it is loaded. To look for other problems, run `xibdb check`."
                    : "No load of this file is known, so its loading was not checked. To look for other problems, run `xibdb check`."
            )
        case 1: try output.writeLine("1 problem")
        default: try output.writeLine("\(problems.count) problems")
        }
        try print(
            rows: problems.map { problem in
                let other = problem.other.map { "  " + ExplanationText.place($0) } ?? ""
                let doubt = problem.confidence == .certain ? "" : " (\(problem.confidence.rawValue))"
                return [problem.line.map { "line \($0)" } ?? "code", problem.effect + doubt, problem.message + other]
            })
    }

    private func print(_ loads: [Explanation.Load]) throws {
        try output.writeLine()
        guard !loads.isEmpty else { return try output.writeLine("No load is known.") }
        try output.writeWrapped("Loaded by", .heading)
        try print(
            rows: loads.prefix(Self.mostLoads).map { load in
                let code = [load.class, load.member].compactMap { $0 }.joined(separator: ".")
                // If a call creates a controller with a nib, the controller is the owner of the nib.
                let owner =
                    load.owner.map { owner in "owner \(owner)" + (load.ownerClass.map { " (\($0))" } ?? "") }
                    ?? load.ownerClass.map { "owner \($0)" }
                return [
                    "\(load.path):\(load.line)", load.call + (load.identifier.map { " \"\($0)\"" } ?? ""), owner ?? "",
                    code,
                    [Self.words(for: load.certainty), load.isUncompiled ? "no target compiles this file" : ""]
                        .filter { !$0.isEmpty }.joined(separator: "; "),
                ]
            })
        if loads.count > Self.mostLoads {
            try output.writeLine("  and \(loads.count - Self.mostLoads) more (xibdb report nib-loads)")
        }
    }

    /// Returns how xibdb found a load; empty if the call contains the name of the nib.
    private static func words(for certainty: String) -> String {
        switch certainty {
        case "literal": ""
        case "outside": "possibly by code outside the index"
        default: certainty
        }
    }

    // MARK: A nib

    private func print(_ part: Explanation.Part, platform: String?) throws {
        try output.writeLine()
        let isMac = platform == "macOS"
        if let title = title(part) { try output.writeLine(title) }
        if let scene = part.scene, part.kind == .controller, !scene.isBuilt {
            try output.writeLine(
                "  Left out of the build: it is not initial, no segue leads to it, and it has no storyboard identifier."
            )
        }
        if let owner = part.owner { try output.writeWrapped(ExplanationText.owner(owner, isMac: isMac)) }
        // A storyboard contains many nibs, and most of their steps are empty. For such a nib, only steps with rows are
        // printed.
        let steps = steps(part, platform: platform).filter {
            part.kind == .nib ? $0.isPlain || !$0.rows.isEmpty : !$0.rows.isEmpty
        }
        var number = 0
        for step in steps {
            if step.isNumbered { number += 1 }
            let heading = (step.isNumbered ? "\(number). " : "   ") + step.heading
            try output.writeWrapped(step.rows.isEmpty ? "\(heading): none" : heading, .heading)
            try print(rows: step.rows)
            guard step.heading == Self.objects else { continue }
            try print(notes: ExplanationText.notes(part.objects))
            if let result = part.result { try output.writeWrapped("  " + ExplanationText.result(result, part.objects)) }
        }
        try print(notes: part.notes + ExplanationText.advice(part))
    }

    /// What happens in one step of a load.
    private struct Step {
        let heading: String
        let rows: [[String]]
        /// For a xib, whether the step is printed even if nothing happens in it.
        var isPlain = true
        /// Whether the step has its own number. A step without a number belongs to the step before it.
        var isNumbered = true
    }

    private static let objects = "Objects"

    private func steps(_ part: Explanation.Part, platform: String?) -> [Step] {
        let isMac = platform == "macOS"
        let keys = isMac ? "by setKey: or an instance variable" : "by setValue(_:forKey:)"
        let targets =
            isMac ? ", by setTarget: and setAction:" : platform == "watchOS" ? "" : ", by addTarget(_:action:for:)"
        return [
            Step(heading: Self.objects, rows: part.objects.map(row)),
            Step(heading: "Runtime attributes, by setValue(_:forKeyPath:)", rows: part.attributes.map(row)),
            Step(heading: "Outlets, \(keys)", rows: part.outlets.map { row($0, isMac: isMac) }),
            Step(
                heading: "Actions\(targets)",
                rows: part.actions.filter { !$0.isDecoded }.map { row($0, isMac: isMac) }),
            Step(
                heading: "Target and action, which the object decodes in step 1",
                rows: part.actions.filter(\.isDecoded).map { row($0, isMac: isMac) }, isPlain: false,
                isNumbered: false),
            Step(
                heading: "Bindings, by bind(_:to:withKeyPath:options:)", rows: part.bindings.map(row), isPlain: false,
                isNumbered: false),
            Step(heading: "Segues", rows: part.segues.map(row), isPlain: false, isNumbered: false),
            Step(
                heading: ExplanationText.awake(part),
                rows: part.awakes.map {
                    [name($0.object), ExplanationText.place($0.implementation) + ExplanationText.nested($0.nested)]
                }),
            Step(heading: "Windows that open", rows: part.windows.map { [name($0)] }, isPlain: false),
            Step(
                heading: ExplanationText.ending(platform),
                rows: part.ending.map { [[name($0.object), ExplanationText.place($0.implementation)]] } ?? [],
                isPlain: false),
        ]
    }

    private func title(_ part: Explanation.Part) -> String? {
        let controller = part.scene?.controller.map(name) ?? "scene \(part.scene?.id ?? "without id")"
        switch part.kind {
        case .nib: return nil
        case .controller:
            let facts = [
                part.scene.map { "Scene \($0.id ?? "without id"), line \($0.line)" },
                part.scene?.isInitial == true ? "initial" : nil,
                part.scene?.storyboardIdentifier.map { "identifier \($0)" },
            ]
            return facts.compactMap { $0 }.joined(separator: ", ") + ": the nib of its controller, \(controller)"
        case .view: return "The nib for the view of \(controller), loaded when the view is first accessed"
        case .prototype: return "A separate nib, loaded whenever a new copy is needed: \(part.root.map(name) ?? "")"
        }
    }

    // MARK: Rows

    private func row(_ object: Explanation.Object) -> [String] {
        let index = object.topLevelIndex.map { "[\($0)] " } ?? ""
        let indent =
            String(repeating: "  ", count: object.depth) + (object.topLevelIndex == nil && object.depth > 0 ? "  " : "")
        var places =
            (object.implementation.map { ExplanationText.place($0) } ?? "") + ExplanationText.nested(object.nested)
        if let replacement = object.replacement {
            places +=
                (places.isEmpty ? "" : ", ") + "then awakeAfter(using:) \(ExplanationText.place(replacement))"
                + ExplanationText.replacing(object.replacing)
        }
        return [indent + index + name(object.object), object.initializer, "line \(object.line)", places]
    }

    private func row(_ attribute: Explanation.Attribute) -> [String] {
        let value = [
            attribute.value.map { attribute.type == "string" ? "\"\($0)\"" : $0 } ?? "nil",
            attribute.type.map { "(\($0))" },
        ]
        return [
            "\(name(attribute.object)).\(attribute.keyPath)", "= " + value.compactMap { $0 }.joined(separator: " "),
            "line \(attribute.line)", ExplanationText.end(attribute),
        ]
    }

    private func row(_ outlet: Explanation.Outlet, isMac: Bool) -> [String] {
        let index = outlet.index.map { "[\($0)]" } ?? ""
        return [
            "\(name(outlet.object)).\(outlet.key)\(index)", "= " + name(outlet.value), "line \(outlet.line)",
            ExplanationText.end(outlet, isMac: isMac),
        ]
    }

    private func row(_ action: Explanation.Action, isMac: Bool) -> [String] {
        let target = action.target.map(name) ?? "responder chain"
        return [
            name(action.sender), action.event ?? "", "→ \(target)", action.selector, "line \(action.line)",
            ExplanationText.end(action, isMac: isMac),
        ]
    }

    private func row(_ binding: Explanation.Binding) -> [String] {
        [
            "\(name(binding.object)).\(binding.binding)", "→ " + (binding.to.map(name) ?? "nothing"),
            "line \(binding.line)",
            [binding.keyPath, binding.options].compactMap { $0 }.joined(separator: "  "),
        ]
    }

    private func row(_ segue: Explanation.Segue) -> [String] {
        [
            "\(name(segue.object)), \(segue.kind)", "→ " + (segue.destination.map(name) ?? "nothing"),
            "line \(segue.line)",
            [segue.identifier, segue.selector, segue.isPerformedAtLoad ? "at once" : nil].compactMap { $0 }.joined(
                separator: ", "),
        ]
    }

    private func name(_ object: Explanation.Reference) -> String { ExplanationText.name(object) }

    // MARK: Lines

    private func print(rows: [[String]]) throws {
        guard let count = rows.map(\.count).max() else { return }
        let rows = rows.map { $0.map(\.onOneLine) }
        let widths = (0..<count).map { column in min(rows.map { DisplayWidth.of($0[column]) }.max() ?? 0, Self.widest) }
        // On a narrow terminal, aligned columns would wrap, and many lines would contain only blanks.
        let isAligned = output.wrapWidth.map { widths.reduce(0) { $0 + $1 + 2 } <= $0 } ?? true
        for row in rows {
            var line = ""
            for (column, cell) in row.enumerated() where widths[column] > 0 && (isAligned || !cell.isEmpty) {
                let padding = isAligned ? max(0, widths[column] - DisplayWidth.of(cell)) : 0
                // The indentation of the first cell shows how objects are nested.
                line += "  " + cell + String(repeating: " ", count: padding)
            }
            while line.last == " " { line.removeLast() }
            try output.writeWrapped(line)
        }
    }

    private func print(notes: [String]) throws {
        for note in notes { try output.writeWrapped("  ! \(note.onOneLine)") }
    }
}
