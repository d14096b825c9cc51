import Comparing
import Showing

/// Prints changes for people, grouped by object:
///
///     Login.xib  +2 −1 ~5 objects, 3 connections, 4 constraints
///       ~ File's Owner: outlet titleLabel: label "Title" → label "Subtitle"
///       ~ view › button "Save"
///           ~ class UIButton → OrchardButton
///           + Save.trailing = superview.trailing − 20
///       noise: 3 versions
package struct ChangesText {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the changes of one file.
    ///
    /// - Parameter path: the path of the file, or `old → new` if it was renamed.
    package func print(_ report: ChangeReport, path: String) throws {
        try output.write(path, .heading)
        let counts = ChangeCounts.words(report.counts)
        try output.writeLine(counts.isEmpty ? "" : "  " + counts)
        for line in report.document { try print(line.sign, line.text, indent: "  ") }
        try print(report.sections)
        for text in report.folded { try output.writeLine("  ~ " + text) }
        guard !report.noise.isEmpty else { return }
        try output.write("  noise: " + report.noise.joined(separator: ", "), .quiet)
        try output.writeLine()
    }

    /// Prints sections. If several sections have the same place, the place is printed once.
    private func print(_ sections: [ChangeReport.Section]) throws {
        for (index, section) in sections.enumerated() {
            let isAlone =
                (index == 0 || sections[index - 1].placeNumber != section.placeNumber)
                && (index + 1 == sections.count || sections[index + 1].placeNumber != section.placeNumber)
            let isFirst = index == 0 || sections[index - 1].placeNumber != section.placeNumber
            if !isAlone, isFirst, !section.place.isEmpty {
                try output.write("  " + section.place, .quiet)
                try output.writeLine()
            }
            let isInline = section.place.isEmpty || isAlone
            try print(section, place: isAlone ? section.place : "", indent: isInline ? "  " : "    ")
        }
    }

    private func print(_ section: ChangeReport.Section, place: String, indent: String) throws {
        let name = (place.isEmpty ? "" : place + " › ") + section.title
        // If an object was added, removed or moved, its sign also applies to its changed details.
        let isWhole = section.sign != .changed
        let together = section.lines.map(\.text).joined(separator: "; ")
        let isShort =
            isWhole
            ? together.count <= 80 && section.lines.allSatisfy { $0.sign == .changed } : section.lines.count == 1
        guard !section.lines.isEmpty, isShort else {
            try print(section.sign, name, indent: indent)
            for line in section.lines {
                try print(isWhole && line.sign == .changed ? nil : line.sign, line.text, indent: indent + "    ")
            }
            return
        }
        // Short details are printed on the line of the object. An added or removed detail keeps its own sign.
        let line = section.lines[0]
        guard !isWhole, line.sign == .added || line.sign == .removed else {
            return try print(isWhole ? section.sign : line.sign, name + ": " + together, indent: indent)
        }
        try print(section.sign, name + ": ", indent: indent, isEnded: false)
        try print(line.sign, line.text, indent: "")
    }

    private func print(_ sign: ChangeReport.Sign?, _ text: String, indent: String, isEnded: Bool = true) throws {
        try output.write(indent)
        try output.write((sign?.mark ?? " ") + " ", sign?.style)
        try output.write(isEnded ? text + "\n" : text)
    }
}

/// Prints one line for each file, and one for the total.
package struct ChangesStat {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the lines. All paths are padded to the same width.
    package func print(_ files: [(path: String, counts: ChangeReport.Counts)]) throws {
        let width = files.map(\.path.count).max() ?? 0
        for (path, counts) in files {
            let words = ChangeCounts.words(counts, withNoise: true)
            try output.writeLine(
                " " + path + String(repeating: " ", count: width - path.count) + " | "
                    + (words.isEmpty ? "nothing" : words))
        }
        guard files.count > 1 else { return }
        let all = files.dropFirst().reduce(files[0].counts) { $0.adding($1.counts) }
        try output.writeLine(" \(files.count) files: " + ChangeCounts.words(all, withNoise: true))
    }
}

/// Prints changes as Markdown, for a pull request.
package struct ChangesMarkdown {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the changes of one file.
    package func print(_ report: ChangeReport, path: String) throws {
        let counts = ChangeCounts.words(report.counts)
        try output.writeLine("#### " + path.markdown() + (counts.isEmpty ? "" : " (\(counts))") + "\n")
        for line in report.document { try output.writeLine("- " + Self.sentence(line)) }
        for section in report.sections {
            let name =
                (section.place.isEmpty ? "" : section.place.markdown() + " › ") + "**" + section.title.markdown() + "**"
            let sign = section.sign == .changed ? "" : section.sign.rawValue + " "
            if section.sign == .changed, section.lines.count == 1 {
                try output.writeLine("- " + name + ": " + Self.sentence(section.lines[0]))
                continue
            }
            try output.writeLine("- " + sign + name)
            for line in section.lines { try output.writeLine("  - " + Self.sentence(line)) }
        }
        for text in report.folded { try output.writeLine("- " + text.markdown()) }
        if !report.noise.isEmpty {
            try output.writeLine("- <sub>noise: \(report.noise.joined(separator: ", ").markdown())</sub>")
        }
        try output.writeLine()
    }

    private static func sentence(_ line: ChangeReport.Line) -> String {
        // The text of a move already states that the object moved.
        (line.sign == .added || line.sign == .removed ? line.sign.rawValue + " " : "") + line.text.markdown()
    }
}

/// Formats the number of changes of each kind.
enum ChangeCounts {
    /// Returns text such as `+2 −1 ~5 objects, 3 connections, 4 constraints, noise 12`.
    static func words(_ counts: ChangeReport.Counts, withNoise: Bool = false) -> String {
        let signs = [("+", counts.added), ("−", counts.removed), ("~", counts.changed)].filter { $0.1 > 0 }
        let objects = counts.added + counts.removed + counts.changed
        var parts: [String] = []
        if objects > 0 {
            parts.append(
                signs.map { "\($0.0)\($0.1)" }.joined(separator: " ") + (objects == 1 ? " object" : " objects"))
        }
        if counts.connections > 0 {
            parts.append("\(counts.connections) connection\(counts.connections == 1 ? "" : "s")")
        }
        if counts.constraints > 0 {
            parts.append("\(counts.constraints) constraint\(counts.constraints == 1 ? "" : "s")")
        }
        if withNoise, counts.noise > 0 { parts.append("noise \(counts.noise)") }
        return parts.joined(separator: ", ")
    }
}

extension ChangeReport.Sign {
    /// The style in which the sign is printed.
    package var style: TextStyle {
        switch self {
        case .added: .good
        case .removed: .bad
        case .changed, .moved: .doubtful
        }
    }
}
