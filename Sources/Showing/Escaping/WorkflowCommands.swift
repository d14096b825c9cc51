/// Escapes text so that a CI service does not run it as a command.
///
/// CI services read every line that a program prints:
///
/// - GitHub runs a line that begins with `::`, even after white space. It also runs the text after `##[` anywhere in a
///   line (https://github.com/actions/runner, `ActionCommand.cs`).
/// - Azure Pipelines runs the text after `##vso[`.
/// - TeamCity runs the text after `##teamcity[`.
///
/// The text can be passed in several parts. The state describes the current line so far.
package struct WorkflowCommands {
    /// The characters of `::` that were found so far at the start of the line.
    private enum Start {
        case blank, colon, other
    }

    /// The part of `##word[` that the last characters match.
    private enum Word {
        case none, hash
        case word(String)
    }

    private static let words: Set<String> = ["", "vso", "teamcity"]
    private var start = Start.blank
    private var word = Word.none

    /// Escapes a complete text that starts at the beginning of a line.
    ///
    /// - Parameter escape: returns the escape of a character. The escape depends on the language of the text.
    package static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String = \.escape) -> String {
        var commands = WorkflowCommands()
        return commands.escaped(text, escape)
    }

    /// Escapes the next part of the text. The character that would complete a command is replaced by its escape.
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

    /// Reads the next character and returns whether it completes the start of a command.
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
