/// Keeps a CI service from running text as one of its commands.
///
/// GitHub runs a line that begins with `::`, also behind white space, and what follows `##[` anywhere in a line
/// (https://github.com/actions/runner, `ActionCommand.cs`); Azure Pipelines runs what follows `##vso[`, TeamCity what
/// follows `##teamcity[`. They read every line that a program prints.
///
/// The text may come in pieces: the state is that of the line so far.
struct WorkflowCommands {
    /// How much of `::` stands at the start of the line.
    private enum Start {
        case blank, colon, other
    }

    /// How much of `##word[` stands just before.
    private enum Word {
        case none, hash
        case word(String)
    }

    private static let words: Set<String> = ["", "vso", "teamcity"]
    private var start = Start.blank
    private var word = Word.none

    /// A whole text, which begins a line.
    ///
    /// - Parameter escape: how the language of the text writes a character that means nothing.
    static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String = \.escape) -> String {
        var commands = WorkflowCommands()
        return commands.escaped(text, escape)
    }

    /// The next piece of the text, without the character that would complete a command.
    mutating func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String = \.escape) -> String {
        var escaped: String.UnicodeScalarView?
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if completes(scalar) {
                if escaped == nil { escaped = String.UnicodeScalarView(scalars[..<index]) }
                escaped?.append(contentsOf: escape(scalar).unicodeScalars)
            } else {
                escaped?.append(scalar)
            }
        }
        return escaped.map { String($0) } ?? text
    }

    /// Takes the next character, and tells whether a command begins with it.
    private mutating func completes(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\n" {
            (start, word) = (.blank, .none)
            return false
        }
        if case .other = start, case .none = word, scalar != "#" { return false }
        let (isCommand, isBracket) = (isSecondColon(scalar), isBracket(scalar))
        return isCommand || isBracket
    }

    private mutating func isSecondColon(_ scalar: Unicode.Scalar) -> Bool {
        switch (start, scalar) {
        case (.blank, ":"): start = .colon
        case (.colon, ":"):
            start = .other
            return true
        case (.blank, _) where scalar.properties.isWhitespace: break
        default: start = .other
        }
        return false
    }

    private mutating func isBracket(_ scalar: Unicode.Scalar) -> Bool {
        switch word {
        case .word(let letters) where scalar == "[":
            word = .none
            return Self.words.contains(letters)
        case .word("") where scalar == "#": break
        case .word(let letters) where scalar.properties.isAlphabetic && letters.count < 8:
            word = .word(letters + String(scalar).lowercased())
        case .hash where scalar == "#": word = .word("")
        default: word = scalar == "#" ? .hash : .none
        }
        return false
    }
}
