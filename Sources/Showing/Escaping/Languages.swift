import Bytes

// How a text is written in each language of output so that it stays a text. Every writer uses these.

extension String {
    /// As lines for people that are not written to an ``Output``.
    package var safeLines: String { WorkflowCommands.escaped(visible) }

    /// As text of XML and of HTML, and in attributes between double quotes.
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

    /// As text of Markdown: no link, picture, tag, heading or list, and no mention of a person or an issue.
    ///
    /// GitHub and GitLab look for mentions and addresses in the text that Markdown has made, which has no backslashes left:
    /// an empty comment keeps them apart.
    ///
    /// - Parameter isCell: whether it stands in a table, where nothing can begin a block.
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
            // Within a word it is an underscore.
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

    /// As a field of CSV, quotes included where they are needed.
    ///
    /// A spreadsheet runs a field that begins with `=`, `+`, `-` or `@` as a formula: such a text gets an apostrophe before
    /// it, as one types it there. A number stays a number.
    var csv: String {
        var field = WorkflowCommands.escaped(visible)
        if let first = field.unicodeScalars.first, ["=", "+", "-", "@", "\t"].contains(first), Double(field) == nil {
            field = "'" + field
        }
        let isPlain = !field.isEmpty && field.unicodeScalars.allSatisfy { ![",", "\"", "\n"].contains($0) }
        return isPlain ? field : "\"" + field.escaping("\"", as: "\"\"") + "\""
    }

    /// As a field of tab-separated values: a backslash before what it escapes.
    var tsv: String {
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

    /// A whole document of JSON, with each control character in its strings as an escape of JSON, so that it means the same.
    var safeJSON: String {
        WorkflowCommands.escaped(self, Self.jsonEscape).escapingEach {
            $0.isControl && $0 != "\n" ? Self.jsonEscape($0) : nil
        }
    }

    private static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// As a message of SARIF, in which `[text](place)` is a link (3.11.6 of the standard).
    var sarif: String {
        var text = ""
        for scalar in visible.unicodeScalars {
            if scalar == "(", text.unicodeScalars.last == "]" { text += " " }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    /// As the value of a workflow command of GitHub.
    ///
    /// - Parameter isProperty: whether it stands before the second `::`.
    func workflowValue(isProperty: Bool) -> String {
        let text = visible.escaping("%", as: "%25").escaping("\r", as: "%0D").escaping("\n", as: "%0A")
        return isProperty ? text.escaping(":", as: "%3A").escaping(",", as: "%2C") : WorkflowCommands.escaped(text)
    }

    /// As a string of Graphviz. A backslash starts an escape in labels (`\N` is the name of the node), so it is doubled; in
    /// ids two are as good as one.
    var dot: String {
        "\"" + WorkflowCommands.escaped(onOneLine).escaping("\\", as: "\\\\").escaping("\"", as: "\\\"") + "\""
    }

    /// As a text in quotes of Mermaid, which takes entities, written with # for &. What is HTML or Markdown to it must not be
    /// read as such.
    var mermaid: String {
        "\""
            + onOneLine.escapingEach {
                ["#", "\"", "&", "<", ">", "`", "\\", "*", "_", "$"].contains($0) ? "#\($0.value);" : nil
            } + "\""
    }

    /// As text of a man page (groff_man(7)), on one line. A line may begin with none of the two signs of requests.
    var roff: String {
        let text = onOneLine.escapingEach { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : nil }
        return text.first == "." || text.first == "'" ? "\\&" + text : text
    }

    /// As an argument of a request of a man page.
    var roffWord: String { "\"" + roff.escaping("\"", as: "\\(dq") + "\"" }

    /// Whether a shell takes the text for nothing but a word when it completes with it. bash expands what a completion
    /// offers, command substitutions among it.
    package var isPlainShellWord: Bool {
        guard let first = unicodeScalars.first, first != "-", first != "=" else { return false }
        return unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-./:+@=,% ".unicodeScalars.contains(scalar)
        }
    }

    /// Replaces the characters for which there is a replacement.
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

/// Whether a character makes a list or a heading of the line that it stands in: `- a`, `1. a`, `===`.
private func isBlockMark(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    let before = scalars[..<place]
    if scalars[place] == "." || scalars[place] == ")" {
        return !before.isEmpty && before.allSatisfy { ("0"..."9").contains($0) }
    }
    return before.allSatisfy { $0 == " " }
}
