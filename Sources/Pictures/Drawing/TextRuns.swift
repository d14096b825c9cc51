/// A part of a text with its own font and color.
struct TextRun: Equatable {
    var text: String
    var font: Font
    var color: Paint
}

/// Divides the lines of a text into its runs.
///
/// Pass the lines in their order. Spaces at the ends of lines, which the lines do not contain, are skipped.
struct TextRuns {
    private let characters: [Character]
    /// The index of the run of each character.
    private let owners: [Int]
    private let runs: [TextRun]
    private var next = 0

    init(_ runs: [TextRun]) {
        self.runs = runs
        characters = runs.flatMap { Array($0.text) }
        owners = runs.enumerated().flatMap { index, run in run.text.map { _ in index } }
    }

    /// Returns the runs of the next line; an empty list for an empty line.
    ///
    /// After `…` in place of a part of the text, the line continues with the end of the text.
    mutating func runs(of line: String) -> [TextRun] {
        let line = Array(line)
        guard !line.isEmpty, !characters.isEmpty else { return [] }
        while next < characters.count, characters[next] != line[0], characters[next].isWhitespace { next += 1 }
        var parts: [TextRun] = []
        for (place, character) in line.enumerated() {
            var owner = owners[min(next, owners.count - 1)]
            if next < characters.count, characters[next] == character {
                next += 1
            } else if character == "\u{2026}" {
                owner = owners[max(0, min(next, owners.count) - 1)]
                next = max(next, characters.count - (line.count - place - 1))
            }
            if parts.last?.font == runs[owner].font, parts.last?.color == runs[owner].color {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append(TextRun(text: String(character), font: runs[owner].font, color: runs[owner].color))
            }
        }
        return parts
    }
}
