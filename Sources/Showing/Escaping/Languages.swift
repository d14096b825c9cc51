import Bytes

// Escapes text for each output language, so that a program that reads the output treats the text as plain text. Every
// writer uses these functions.

extension String {
    /// The text with the escapes that ``Output/write(_:)`` uses. It is for text that is not written to an ``Output``.
    package var safeLines: String { WorkflowCommands.escaped(visible) }

    /// The text as XML or HTML text, or as an attribute value in double quotes.
    package var markup: String {
        let text = visible.escapingEach { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            default: nil
            }
        }
        return WorkflowCommands.escaped(text) { "&#\($0.value);" }
    }

    /// The text as Markdown, with escapes that prevent links, images, tags, headings, lists, and mentions of a person
    /// or an issue.
    ///
    /// GitHub and GitLab search for mentions and addresses after Markdown has removed the backslashes. An empty comment
    /// splits each mention and address, so that these services do not recognize it.
    ///
    /// - Parameter isCell: whether the text is in a table cell, where no block can begin.
    package func markdown(isCell: Bool = false) -> String {
        let apart = "<!-- -->"
        var text = ""
        let scalars = Array(visible.unicodeScalars)
        func isWord(_ place: Int) -> Bool {
            scalars.indices.contains(place)
                && (scalars[place].properties.isAlphabetic || scalars[place].properties.numericType != nil)
        }
        func isAddress(_ word: String, before place: Int) -> Bool {
            place >= word.count
                && String(String.UnicodeScalarView(scalars[(place - word.count)..<place])).lowercased() == word
        }
        for (place, scalar) in scalars.enumerated() {
            switch scalar {
            case "\\", "`", "*", "[", "]", "~", "|", "!": text += "\\" + String(scalar)
            // Inside a word, Markdown reads an underscore as a plain character.
            case "_": text += isWord(place - 1) && isWord(place + 1) ? "_" : "\\_"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "&": text += "&amp;"
            case "\n": text += "<br>"
            case "\t": text += " "
            case "@", "#":
                text +=
                    (scalar == "#" && !isCell ? "\\#" : String(scalar))
                    + (isWord(place + 1) || place + 1 < scalars.count && scalars[place + 1] == "_" ? apart : "")
            case ":" where scalars[(place + 1)...].starts(with: ["/", "/"]): text += ":" + apart
            case "." where isAddress("www", before: place): text += apart + "."
            case "-", "+", "=", ".", ")":
                text += !isCell && isBlockMark(scalars, place) ? "\\" + String(scalar) : String(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text as a CSV field, in quotes if they are needed.
    ///
    /// A spreadsheet runs a field that begins with `=`, `+`, `-` or `@` as a formula. An apostrophe before the text
    /// prevents this. Users type the same apostrophe in a spreadsheet. Numbers are not changed.
    package var csv: String {
        var field = WorkflowCommands.escaped(visible)
        if let first = field.unicodeScalars.first, ["=", "+", "-", "@", "\t"].contains(first), Double(field) == nil {
            field = "'" + field
        }
        let isPlain = !field.isEmpty && field.unicodeScalars.allSatisfy { ![",", "\"", "\n"].contains($0) }
        return isPlain ? field : "\"" + field.escaping("\"", as: "\"\"") + "\""
    }

    /// The text as a field of tab-separated values, with backslash escapes.
    package var tsv: String {
        WorkflowCommands.escaped(
            escapingEach { scalar in
                switch scalar {
                case "\\": "\\\\"
                case "\t": "\\t"
                case "\n": "\\n"
                case "\r": "\\r"
                default: scalar.isControl ? scalar.escape : nil
                }
            })
    }

    /// The text, which is a whole JSON document, with a JSON escape for each control character in a string. The meaning
    /// does not change.
    package var safeJSON: String {
        WorkflowCommands.escaped(self, JSONString.escape).escapingEach {
            $0.isControl && $0 != "\n" ? JSONString.escape($0) : nil
        }
    }

    /// The text as a SARIF message, in which `[text](place)` would be a link (3.11.6 of the standard).
    package var sarif: String {
        var text = ""
        for scalar in visible.unicodeScalars {
            if scalar == "(", text.unicodeScalars.last == "]" { text += " " }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    /// The text as a value in a GitHub workflow command.
    ///
    /// - Parameter isProperty: whether the value is before the second `::`.
    package func workflowValue(isProperty: Bool) -> String {
        let text = visible.escaping("%", as: "%25").escaping("\r", as: "%0D").escaping("\n", as: "%0A")
        return isProperty ? text.escaping(":", as: "%3A").escaping(",", as: "%2C") : WorkflowCommands.escaped(text)
    }

    /// The text as a Graphviz string.
    ///
    /// A backslash starts an escape in labels (`\N` is the name of the node), so it is doubled. In ids, the
    /// doubled backslash does no harm, because all ids are escaped in the same way.
    package var dot: String {
        "\"" + WorkflowCommands.escaped(onOneLine).escaping("\\", as: "\\\\").escaping("\"", as: "\\\"") + "\""
    }

    /// The text as a quoted Mermaid string. Mermaid writes entities with # instead of &.
    ///
    /// The escapes prevent Mermaid from reading the text as HTML or Markdown.
    package var mermaid: String {
        "\""
            + onOneLine.escapingEach {
                ["#", "\"", "&", "<", ">", "`", "\\", "*", "_", "$"].contains($0) ? "#\($0.value);" : nil
            } + "\""
    }

    /// The text as one line of a man page (groff_man(7)). A line that begins with `.` or `'` would be a request.
    package var roff: String {
        let text = onOneLine.escapingEach { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : nil }
        return text.first == "." || text.first == "'" ? "\\&" + text : text
    }

    /// The text as an argument of a man page request.
    var roffWord: String { "\"" + roff.escaping("\"", as: "\\(dq") + "\"" }

    /// Whether a shell treats the text as a literal word when it offers the text as a completion. bash expands
    /// completions, and also runs the command substitutions in them.
    package var isPlainShellWord: Bool {
        guard let first = unicodeScalars.first, first != "-", first != "=" else { return false }
        return unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-./:+@=,% ".unicodeScalars.contains(scalar)
        }
    }

    /// Replaces each character for which `replacement` returns a text.
    private func escapingEach(_ replacement: (Unicode.Scalar) -> String?) -> String {
        guard unicodeScalars.contains(where: { replacement($0) != nil }) else { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            if let other = replacement(scalar) {
                text.append(contentsOf: other.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }
}

/// Whether a character turns its line into a list or a heading: `- a`, `1. a`, `===`.
private func isBlockMark(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    let before = scalars[..<place]
    if scalars[place] == "." || scalars[place] == ")" {
        return !before.isEmpty && before.allSatisfy { ("0"..."9").contains($0) }
    }
    return before.allSatisfy { $0 == " " }
}
