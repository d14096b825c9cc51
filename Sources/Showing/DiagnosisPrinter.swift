import Asking
import Bytes
import ConsoleLogs

/// Prints the answer of `xibdb why`.
package struct DiagnosisPrinter {
    /// The full result for a log, as `--json` prints it.
    package struct Report: Encodable {
        let messages: [Diagnosis]
        let lines: Int
        let cutAtLine: Int?

        /// Creates the result from the diagnoses of a log.
        package init(_ diagnoses: [Diagnosis], of log: ConsoleLog) {
            (messages, lines, cutAtLine) = (diagnoses, log.lines, log.cutAtLine)
        }
    }

    /// The maximum number of candidates to print for a message.
    private static let most = 8
    /// The maximum number of loads to print for a candidate.
    private static let mostLoads = 4
    private let output: Output
    /// A sentence about code that was not searched; nil if all code was searched.
    private let unsearched: String?

    /// Creates a printer that writes to an output.
    ///
    /// - Parameter unsearched: a sentence about code that was not searched; nil if all code was searched.
    package init(output: Output, unsearched: String? = nil) { (self.output, self.unsearched) = (output, unsearched) }

    /// Prints the messages with their candidates.
    package func print(_ diagnoses: [Diagnosis], of log: ConsoleLog) throws {
        for (index, diagnosis) in diagnoses.enumerated() {
            if index > 0 { try output.writeLine() }
            try print(diagnosis)
        }
        if let line = log.cutAtLine {
            try output.writeLine()
            try output.writeWrapped("xibdb looked for messages only up to line \(line) of \(log.lines).")
        }
    }

    private func print(_ diagnosis: Diagnosis) throws {
        let symptom = diagnosis.symptom
        let times = symptom.count > 1 ? ", \(symptom.count) times" : ""
        try output.writeWrapped("\(symptom.message.onOneLine)  (line \(symptom.line)\(times))", .heading)
        try output.writeWrapped("  understood: " + Self.understood(diagnosis))
        if let problem = symptom.className?.problem {
            try output.writeWrapped("  note: \(problem.onOneLine); xibdb searches for the name as written")
        }
        for note in diagnosis.notes { try output.writeWrapped("  note: \(note.onOneLine)") }
        guard !diagnosis.candidates.isEmpty else {
            let near =
                diagnosis.near.isEmpty
                ? "" : " Similar name: \(diagnosis.near.map(\.onOneLine).joined(separator: ", "))."
            try output.writeWrapped("  No match in the index. Looked for: \(diagnosis.lookedFor.onOneLine).\(near)")
            if let unsearched { try output.writeWrapped("  " + unsearched) }
            return try printAdvice(diagnosis)
        }
        if diagnosis.candidates[0].isWeak {
            try output.writeWrapped(
                "  No good match in the index. Looked for: \(diagnosis.lookedFor.onOneLine). Similar:")
        }
        for (index, candidate) in diagnosis.candidates.prefix(Self.most).enumerated() {
            try print(candidate, number: index + 1)
        }
        let rest = diagnosis.candidates.count - Self.most
        if rest > 0 {
            try output.writeLine()
            try output.writeLine("  and \(rest) more (--json lists them)")
        }
        if !diagnosis.advice.isEmpty { try output.writeLine() }
        try printAdvice(diagnosis)
    }

    private func printAdvice(_ diagnosis: Diagnosis) throws {
        for advice in diagnosis.advice { try output.writeWrapped("  check: \(advice.onOneLine)", hanging: 4) }
    }

    private func print(_ candidate: Diagnosis.Candidate, number: Int) throws {
        try output.writeLine()
        try output.writeWrapped(
            "  \(number). \(candidate.path):\(candidate.line):\(candidate.column)  \(candidate.title.onOneLine)",
            hanging: 5, .heading)
        if let object = candidate.object {
            var text = "of \(Self.describe(object))"
            if let destination = candidate.destination { text += " → \(Self.describe(destination))" }
            try output.writeWrapped("     \(text)")
        }
        for reason in candidate.because { try output.writeWrapped("     because \(reason.onOneLine)") }
        for load in candidate.loads.prefix(Self.mostLoads) {
            let owner = load.owner.map { ", owner \($0)" } ?? ""
            let stack = load.isInStack ? ", in the stack" : ""
            let place = "\(load.path):\(load.line):\(load.column)"
            try output.writeWrapped(
                "     loaded by \(place)  \(load.call.onOneLine)\(owner) (\(load.certainty)\(stack))")
        }
        let rest = candidate.loads.count - Self.mostLoads
        if rest > 0 { try output.writeLine("     and by \(rest) more") }
        try output.writeWrapped("     change: \(candidate.change.onOneLine)")
    }

    private static func describe(_ object: Diagnosis.Object) -> String {
        let type = object.class.map { $0 == object.label ? "" : " \($0)" } ?? ""
        return "\"\(object.label.onOneLine)\"\(type) (\(object.id), line \(object.line))"
    }

    private static func understood(_ diagnosis: Diagnosis) -> String {
        let symptom = diagnosis.symptom
        var facts = [symptom.kind.title]
        if let name = symptom.className {
            let known = diagnosis.classes.first
            let place = known?.path.map { " (\($0)\(known?.line.map { ":\($0)" } ?? ""))" } ?? ""
            facts.append("class \(name.qualified.onOneLine)\(place)\(known == nil ? " (not in the index)" : "")")
        }
        if let name = symptom.name { facts.append("\"\(name.onOneLine)\"") }
        if let other = symptom.other { facts.append("\"\(other.onOneLine)\"") }
        if let file = symptom.file { facts.append(file.onOneLine + (symptom.fileLine.map { ":\($0)" } ?? "")) }
        if let id = symptom.objectID { facts.append("id \(id.onOneLine)") }
        if let constraints = symptom.constraints {
            facts.append("\(constraints.count) constraint\(constraints.count == 1 ? "" : "s")")
        }
        if !symptom.frames.isEmpty {
            facts.append("\(symptom.frames.count) stack frame\(symptom.frames.count == 1 ? "" : "s")")
        }
        return facts.joined(separator: "; ")
    }
}
