import Queries
import Store

// What is wrong: hazards of how the file is loaded, and what its own steps come to.

extension Explanation.Problem {
    /// The problems of a file, those of its lines first.
    ///
    /// - Parameter isAsked: whether another owner than the nib's was asked for, so that how it is loaded does not matter.
    static func all(of path: String, _ parts: [Explanation.Part], isAsked: Bool, _ snapshot: Snapshot) throws -> [Explanation.Problem] {
        var found = isAsked ? [] : try hazards(of: path, snapshot)
        let known = Set(found.compactMap(\.line))
        for problem in parts.flatMap(ofSteps) where problem.line.map({ !known.contains($0) }) ?? true { found.append(problem) }
        return found.enumerated().sorted { ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset) }.map(\.element)
    }

    /// What the report hazards says of it, whosever code it is.
    private static func hazards(of path: String, _ snapshot: Snapshot) throws -> [Explanation.Problem] {
        guard let sql = Queries.files["hazards"]?.replacing("answered_files", with: "files") else { preconditionFailure("no report hazards") }
        // The parameter is a pattern.
        let pattern = path.map { "[*?".contains($0) ? "[\($0)]" : String($0) }.joined()
        let rows = try snapshot.rows(sql, parameters: ["file": .text(pattern), "kind": .null, "effect": .null, "confidence": .null]).named
        // Another file may end in the path.
        let own = rows.filter { row in
            [row.text("path"), row.text("other_path")].contains(path) || row.text("more_places")?.contains("\"\(path):") == true
        }
        return own.map { row in
            let isHere = row.text("path") == path
            return Explanation.Problem(
                effect: row.text("effect") ?? "", message: row.text("message") ?? "",
                other: isHere ? row.place("other_") : row.place(), line: isHere ? row.integer("line") : nil)
        }
    }

    private static func ofSteps(_ part: Explanation.Part) -> [Explanation.Problem] {
        let attributes = part.attributes.compactMap { step in
            one(step.outcome, step.line, "\(step.object.class ?? step.object.id) does not take the attribute \(step.keyPath).")
        }
        let outlets = part.outlets.compactMap { step in
            one(step.outcome, step.line, step.outcome == .missing
                ? "What the outlet \(step.key) is to be set to is not in the file."
                : "\(step.object.class ?? step.object.label ?? step.object.id) has no outlet \(step.key).")
        }
        let actions = part.actions.compactMap { step in
            one(step.outcome, step.line, step.target.map { "\($0.class ?? $0.label ?? $0.id) has no action \(step.selector)." }
                ?? "Nobody has the action \(step.selector).")
        }
        return attributes + outlets + actions
    }

    private static func one(_ outcome: Explanation.Outcome, _ line: Int, _ message: String) -> Explanation.Problem? {
        switch outcome {
        case .done, .unknown: nil
        case .crash: Explanation.Problem(effect: "crash", message: message, other: nil, line: line)
        case .crashWhenSent, .consoleLine, .nobodyAnswers, .missing:
            Explanation.Problem(effect: "broken", message: message, other: nil, line: line)
        }
    }
}
