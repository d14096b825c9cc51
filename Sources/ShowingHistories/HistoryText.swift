import Bytes
import Comparing
import Histories
import Introductions
import Showing
import ShowingChanges

/// Prints a history in the style of `git log`, with changes in words:
///
///     commit 1a2b3c4d5e  2024-05-01  Jane Doe
///         Rework the login form
///       Login.xib
///         ~ LoginView: outlet titleLabel: label "Title" → label "Subtitle"
///         − button "Skip"
package struct HistoryText {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints an answer.
    package func print(_ answer: HistoryAnswer) throws {
        for (index, entry) in answer.entries.enumerated() {
            if index > 0 { try output.writeLine() }
            try print(entry)
        }
    }

    /// Prints which commit removed the last load of a nib. Call this after the answer is printed.
    package func print(_ lost: LostLoad) throws {
        let what =
            switch lost.origin {
            case .commit(let commit, let cause):
                "Commit \(commit.hash.prefix(10)) (\(commit.authored.prefix(10)), \(commit.author)) \(Self.words(cause))"
            case .uncommitted: "The change that removed the load is not committed"
            case .unknown(let reason): "The commit that removed the load is unknown (\(reason))"
            }
        try output.writeLine()
        try output.writeLine("nothing loads \(lost.path). \(what).".onOneLine(lineBreak: "\\n"))
    }

    private static func words(_ cause: LostLoad.Cause) -> String {
        switch cause {
        case .first: "is the first commit, and nothing in it loads the nib"
        case .arrival: "added or moved the nib, but nothing loads it there"
        case .removedClass(let name, let load): "removed the class \(name), with the load in \(words(load))"
        case .removedLoad(let load): "removed the load in \(words(load))"
        case .other: "changed something that the load depends on"
        }
    }

    private static func words(_ load: LostLoad.Load) -> String {
        switch load.others {
        case 0: load.place
        case LostLoad.Load.mostOthers: "\(load.place) and at least \(load.others) more"
        default: "\(load.place) and \(load.others) more"
        }
    }

    private func print(_ entry: HistoryAnswer.Entry) throws {
        let commit = entry.commit
        try output.write("commit " + commit.hash.prefix(10), .heading)
        let notes =
            (commit.isMerge ? "  (merge)" : "") + (commit.isBoundary ? "  (history begins here: shallow clone)" : "")
        try output.writeLine("  \(commit.authored.prefix(10))  \(commit.author.onOneLine)\(notes)")
        try output.writeLine("    " + commit.subject.onOneLine)
        for file in entry.files { try print(file) }
        for declaration in entry.declarations {
            try output.write("  ")
            try output.write(declaration.isAdded ? "+ " : "− ", declaration.isAdded ? .good : .bad)
            try output.writeLine("\(declaration.path.onOneLine):\(declaration.line): \(declaration.text.onOneLine)")
        }
    }

    private func print(_ file: HistoryAnswer.File) throws {
        let notes = [
            file.what == "changed" ? nil : file.what == "present" ? "there already" : file.what,
            file.oldPath.map { "from " + $0.onOneLine(lineBreak: "\\n") },
            file.counts.map(Self.words).flatMap { $0.isEmpty ? nil : $0 },
            file.lines.isEmpty && file.counts == nil && file.noiseCount > 0 && file.omittedCount == 0
                && file.what == "changed" ? "only insignificant changes" : nil,
            file.omittedCount > 0
                ? "\(file.omittedCount) change\(file.omittedCount == 1 ? "" : "s") without rows in the history" : nil,
        ].compactMap { $0 }
        try output.writeLine(
            "  " + file.path.onOneLine(lineBreak: "\\n") + (notes.isEmpty ? "" : "  " + notes.joined(separator: ", ")))
        if let error = file.error { try output.writeLine("    cannot be read, \(error)") }
        for line in file.lines {
            try output.write("    ")
            try output.write(line.sign.mark + " ", line.sign.style)
            try output.writeLine(line.text.onOneLine(lineBreak: "\\n"))
        }
    }

    private static func words(_ counts: HistoryAnswer.Counts) -> String {
        let signs = [("+", counts.added), ("−", counts.removed), ("~", counts.changed)].filter { $0.1 > 0 }.map {
            "\($0.0)\($0.1)"
        }
        let isOne = counts.added + counts.removed + counts.changed == 1
        var parts = signs.isEmpty ? [] : [signs.joined(separator: " ") + (isOne ? " object" : " objects")]
        if counts.connections > 0 {
            parts.append("\(counts.connections) connection\(counts.connections == 1 ? "" : "s")")
        }
        if counts.constraints > 0 {
            parts.append("\(counts.constraints) constraint\(counts.constraints == 1 ? "" : "s")")
        }
        return parts.joined(separator: ", ")
    }
}

/// Prints the outline of a nib, with the commit that last changed each line.
package struct BlameText {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints a file.
    package func print(_ blame: Blame) throws {
        let width = min(20, blame.lines.compactMap { $0.commit?.author.count }.max() ?? 0)
        for line in blame.lines {
            var origin = String(repeating: " ", count: 9 + 12 + width)
            if let commit = line.commit {
                let author = String(commit.author.onOneLine.prefix(width))
                let date = commit.authored.prefix(10)
                // If the commit is the boundary of a shallow clone, the line may be older.
                origin =
                    (commit.isBoundary ? "^" + commit.hash.prefix(7) : String(commit.hash.prefix(8))) + "  " + date
                    + String(repeating: " ", count: 11 - date.count)
                    + author + String(repeating: " ", count: width - author.count)
            }
            try output.write(origin, .quiet)
            let number = line.line.map(String.init) ?? ""
            try output.write(" " + String(repeating: " ", count: max(0, 5 - number.count)) + number + "  ", .quiet)
            try output.writeLine(
                String(repeating: "  ", count: line.depth) + (line.isObject ? "" : "· ")
                    + line.text.onOneLine(lineBreak: "\\n"))
        }
    }
}
