extension Symptom {
    /// A kind of framework message that xibdb understands. One file, `Messages/NAME.txt`, defines each kind. It
    /// contains one field per line:
    ///
    ///     title: a short form of the message
    ///     sought: what xibdb looks for, with {name}, {other}, {class}, {of class}, {place}, {file}, {id}
    ///     asks: QUESTION [parameter=value …]
    ///     advice: what to check if the index contains no cause
    ///     near: class | action | outlet | nib | identifier | image
    ///     source: named | nib
    ///     lists: constraints
    ///     trigger: words
    ///     wording: the message, with {fields}
    ///     example: a line of a log
    ///     reads: class=C | name=N | other=O | id=ID | at=FILE:LINE
    ///
    /// - `asks` names a query of `Queries/Why`. The query for the most likely cause comes first.
    /// - `near` is the kind of the missing name. If no query finds a cause, xibdb lists similar names of this kind.
    /// - With `source: named`, xibdb looks for the source file and line before and after the message. With `source: nib`,
    ///   the message begins with the extension of a nib, and xibdb reads the name of the nib before it.
    /// - With `lists: constraints`, xibdb reads the constraints in the lines after the message.
    /// - `trigger` is text that a line must contain before the line is compared with the wordings. Case is ignored.
    ///   Every wording contains a trigger.
    /// - `example` is the input of a test, and `reads` is the expected result.
    package struct Kind: Sendable {
        /// A query that may find the cause of the message.
        package struct Question: Sendable, Equatable {
            package let name: String
            /// The parameters that the message kind sets.
            package let parameters: [String: String]
        }

        /// An example line from a log and its expected result.
        package struct Example: Sendable {
            package let text: String
            package let reads: String
        }

        /// The name of the file.
        package let name: String
        /// The short form of the message, for lists.
        package let title: String
        /// A description of what the queries look for, with fields in braces.
        package let sought: String
        /// The queries for the message. The query for the most likely cause comes first.
        package let questions: [Question]
        /// The kind of the missing name, such as class or outlet.
        package let near: String?
        /// Whether the message names the source file and line where the program stopped.
        package let namesSource: Bool
        /// Whether the message begins with the extension of the nib that it is about.
        let namesNib: Bool
        /// Whether a list of constraints follows the message.
        let listsConstraints: Bool
        /// What to check if the index contains no cause, one sentence each.
        package let advice: [String]
        package let triggers: [[UInt8]]
        package let wordings: [Wording]
        package let examples: [Example]

        /// All kinds, sorted by name.
        package static let all = EmbeddedText.files
            .filter { $0.key.hasPrefix("Messages/") }
            .map { Kind(name: String($0.key.dropFirst("Messages/".count).dropLast(".txt".count)), text: $0.value) }
            .sorted { $0.name < $1.name }

        init(name: String, text: String) {
            var fields: [String: [String]] = [:]
            for line in text.split(separator: "\n") {
                guard let colon = line.firstIndex(of: ":") else { preconditionFailure("\(name).txt: \(line)") }
                fields[String(line[..<colon]), default: []].append(
                    String(line[line.index(after: colon)...].drop { $0 == " " }))
            }
            self.name = name
            title = fields["title"]?.first ?? name
            sought = fields["sought"]?.first ?? ""
            questions = (fields["asks"] ?? []).map { text in
                let words = text.split(separator: " ").map(String.init)
                let pairs = words.dropFirst().map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
                return Question(name: words[0], parameters: Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 })
            }
            near = fields["near"]?.first
            namesSource = fields["source"] == ["named"]
            namesNib = fields["source"] == ["nib"]
            listsConstraints = fields["lists"] == ["constraints"]
            advice = fields["advice"] ?? []
            triggers = (fields["trigger"] ?? []).map { Array($0.lowercased().utf8) }
            wordings = (fields["wording"] ?? []).map { Wording($0) }
            examples = zip(fields["example"] ?? [], fields["reads"] ?? []).map { Example(text: $0, reads: $1) }
        }
    }
}

extension Symptom.Kind: Equatable, Encodable {
    package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    /// Encodes a kind as its name.
    package func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}
