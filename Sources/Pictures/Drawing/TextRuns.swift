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

    /// Returns the runs of the next line; an empty list if the line is not the next part of the text.
    ///
    /// A character that the text does not contain at this place, such as `…` after a cut, belongs to the run before it.
    mutating func runs(of line: String) -> [TextRun] {
        guard let first = line.first else { return [] }
        while next < characters.count, characters[next] != first { next += 1 }
        guard next < characters.count else { return [] }
        var parts: [TextRun] = []
        var owner = owners[next]
        for character in line {
            if next < characters.count, characters[next] == character {
                owner = owners[next]
                next += 1
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
