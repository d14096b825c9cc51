import Store

// The problems of a file: the hazards of its loads, and the load steps that fail.

extension Explanation.Problem {
    /// Returns the problems of a file. Problems with a line come first.
    ///
    /// - Parameter isAsked: whether the user asked for another owner. If so, hazards of the actual loads are left out.
    static func all(of file: Int64, _ parts: [Explanation.Part], isAsked: Bool, _ snapshot: Snapshot) throws
        -> [Explanation.Problem]
    {
        var found = isAsked ? [] : try hazards(of: file, snapshot)
        let known = Set(found.compactMap(\.line))
        for problem in parts.flatMap(ofSteps) where problem.line.map({ !known.contains($0) }) ?? true {
            found.append(problem)
        }
        return found.enumerated().sorted { ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset) }
            .map(\.element)
    }

    /// Returns a problem for each load whose identifier does not belong to a scene of the storyboard.
    static func missingScenes(of loads: [Explanation.Load]) -> [Explanation.Problem] {
        loads.filter(\.lacksScene).map { load in
            Explanation.Problem(
                effect: "crash", confidence: .likely,
                message:
                    "No scene has the storyboard identifier \(load.identifier ?? ""), so the call raises an exception.",
                other: Explanation.Place(path: load.path, line: load.line, column: load.column, class: load.class),
                line: nil)
        }
    }

    /// Returns the hazards of all loads of a file. Code of any origin is included.
    private static func hazards(of file: Int64, _ snapshot: Snapshot) throws -> [Explanation.Problem] {
        try snapshot.explain("hazards", ["file": .integer(file)]).map { row in
            Explanation.Problem(
                effect: row.text("effect") ?? "",
                confidence: row.text("confidence").flatMap(Confidence.init(rawValue:)) ?? .likely,
                message: row.text("message") ?? "", other: row.place("other_"), line: row.integer("line"))
        }
    }

    private static func ofSteps(_ part: Explanation.Part) -> [Explanation.Problem] {
        let attributes = part.attributes.compactMap { step in
            one(
                step.outcome, step.line,
                "The runtime cannot set the attribute \(step.keyPath) of \(step.object.class ?? step.object.id).")
        }
        let outlets = part.outlets.compactMap { step in
            one(
                step.outcome, step.line,
                step.outcome == .missing
                    ? "The destination of the outlet \(step.key) is not in the file."
                    : "\(step.object.class ?? step.object.label ?? step.object.id) has no outlet \(step.key).")
        }
        let actions = part.actions.compactMap { step in
            one(
                step.outcome, step.line,
                step.target.map { "\($0.class ?? $0.label ?? $0.id) has no action \(step.selector)." }
                    ?? "No object has the action \(step.selector).")
        }
        return attributes + outlets + actions
    }

    private static func one(_ outcome: Explanation.Outcome, _ line: Int, _ message: String) -> Explanation.Problem? {
        switch outcome {
        case .done, .unknown: nil
        case .crash, .crashWhenSent:
            Explanation.Problem(effect: "crash", confidence: .certain, message: message, other: nil, line: line)
        case .consoleLine, .nobodyAnswers, .missing:
            Explanation.Problem(effect: "broken", confidence: .certain, message: message, other: nil, line: line)
        }
    }
}
