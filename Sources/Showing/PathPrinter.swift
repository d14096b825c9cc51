import Asking

/// Prints the ways from one screen to another.
package struct PathPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// The largest number of names and steps in the answer if no way exists.
    private static let most = 20

    /// Prints the ways, or what is known if there is none.
    package func print(_ answer: ScreenPaths) throws {
        let start = answer.from ?? "the entry points of the app"
        guard let first = answer.paths.first else { return try printNone(answer, start) }
        let steps = first.count == 1 ? "1 step" : "\(first.count) steps"
        try output.write("From \(start) to \(answer.to): \(steps)", .heading)
        try output.writeLine()
        for (number, path) in answer.paths.enumerated() {
            try output.writeLine()
            if answer.paths.count > 1 { try output.write("\(number + 1).  ", .quiet) }
            try output.writeLine(path.first?.from ?? "")
            for step in path { try print(step) }
        }
        if answer.isCut {
            try output.writeLine()
            try output.writeLine("There are more ways of the same length. --most shows more.")
        }
    }

    private func print(_ step: ScreenPaths.Step, showsStart: Bool = false) throws {
        var words = step.kind
        if let detail = step.detail, detail != step.kind { words += " " + detail }
        if let identifier = step.identifier { words += " \"\(identifier)\"" }
        if let helper = step.helper { words += " by \(helper)" }
        try output.write("    ")
        if showsStart { try output.write(step.from + " ") }
        try output.write("→ \(step.to)  ")
        try output.write("\(words)  \(step.path):\(step.line)", .quiet)
        if step.confidence != "certain" { try output.write("  \(step.confidence)", .doubtful) }
        try output.writeLine()
    }

    private func printNone(_ answer: ScreenPaths, _ start: String) throws {
        if answer.reachable.isEmpty, answer.leading.isEmpty, answer.from == answer.to {
            return try output.writeLine("The start and the end are the same screen.")
        }
        try output.writeLine("No segue and no call in the index leads from \(start) to \(answer.to).")
        try output.writeLine()
        try list("Screens that can be reached from \(start)", answer.reachable.map { "    " + $0 })
        if answer.leading.isEmpty { return try output.writeLine("Nothing in the index leads to \(answer.to).") }
        try output.write("What leads to \(answer.to)", .heading)
        try output.writeLine()
        for step in answer.leading.prefix(Self.most) { try print(step, showsStart: true) }
        try more(answer.leading.count)
    }

    private func list(_ title: String, _ lines: [String]) throws {
        guard !lines.isEmpty else { return }
        try output.write("\(title): \(lines.count)", .heading)
        try output.writeLine()
        for line in lines.prefix(Self.most) { try output.writeLine(line) }
        try more(lines.count)
        try output.writeLine()
    }

    private func more(_ count: Int) throws {
        if count > Self.most { try output.writeLine("    and \(count - Self.most) more") }
    }
}
