extension Symptom {
    /// A message of the frameworks that is known. Each is one file,
    /// `Messages/NAME.txt`, of fields in lines:
    ///
    ///     title: the message in short
    ///     sought: what is looked for, with {name}, {class}, {of class}, {place}
    ///     asks: QUESTION [parameter=value …]
    ///     near: class | action | outlet | nib | identifier
    ///     source: named
    ///     trigger: words
    ///     wording: the message, with {fields}
    ///     example: a line of a log
    ///     reads: class=C | name=N | other=O | at=FILE:LINE
    ///
    /// `asks` are questions of `Queries/Why`, likelier answers first; `near`
    /// is what the missing name is one of, where no question is answered. With
    /// `source` the place in a source is looked for around the message. A log
    /// is looked at closely where a line has one of the triggers, in whatever
    /// case; every wording holds one. An example is a test: what it reads.
    package struct Kind: Sendable {
        /// A question that may find the cause.
        package struct Question: Sendable, Equatable {
            package let name: String
            /// Parameters that the kind of message decides.
            package let parameters: [String: String]
        }

        /// A line of a log, and what is understood of it.
        struct Example: Sendable {
            let text: String
            let reads: String
        }

        /// Name of the file.
        package let name: String
        /// The message in short, as a list shows it.
        package let title: String
        /// What the questions look for, in words, with fields in braces.
        package let sought: String
        /// Which questions the message leads to, likelier answers first.
        package let questions: [Question]
        /// What the missing name is one of.
        package let near: String?
        /// Whether the message names the place in a source where the program stopped.
        package let namesSource: Bool
        let triggers: [[UInt8]]
        let wordings: [Wording]
        let examples: [Example]

        /// Every kind, by name.
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
            triggers = (fields["trigger"] ?? []).map { Array($0.lowercased().utf8) }
            wordings = (fields["wording"] ?? []).map { Wording($0) }
            examples = zip(fields["example"] ?? [], fields["reads"] ?? []).map { Example(text: $0, reads: $1) }
        }
    }
}

extension Symptom.Kind: Equatable, Encodable {
    package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    /// A kind is its name.
    package func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}
