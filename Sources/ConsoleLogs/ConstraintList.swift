/// Collects the constraints that follow the message about a layout conflict.
struct ConstraintList {
    /// The maximum number of lines to read after the message.
    private static let mostLines = 200

    private(set) var constraints: [LoggedConstraint] = []
    private var lines = 0
    private var isBreaking = false
    private var isComplete = false

    /// Whether the constraint that the framework removes can still follow.
    var isOpen: Bool { !isComplete }

    /// Reads the next line of the log.
    mutating func read(_ line: String) {
        lines += 1
        guard !isComplete, lines <= Self.mostLines, constraints.count < LoggedConstraint.most else { return }
        var rest = line.startIndex
        for (before, text) in LoggedConstraint.descriptions(in: line) {
            rest = text.endIndex
            if Self.announcesBreak(before) { isBreaking = true }
            guard var constraint = LoggedConstraint(text) else { continue }
            if isBreaking {
                // The list normally contains this constraint.
                constraint.isBroken = true
                if let index = constraints.firstIndex(where: { $0.text == constraint.text }) {
                    constraints[index].isBroken = true
                } else {
                    constraints.append(constraint)
                }
                isComplete = true
                return
            }
            constraints.append(constraint)
        }
        if Self.announcesBreak(line[rest...]) { isBreaking = true }
    }

    private static func announcesBreak(_ text: Substring) -> Bool {
        text.firstRange(of: "attempt to recover by breaking") != nil
    }
}
