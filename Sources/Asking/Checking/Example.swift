/// A small repository that shows what a rule reports, or what it does not report.
///
/// The example is a test of the rule, and part of the page about the rule.
///
///     === bad, the outlet was renamed
///     --- App/LoginView.xib
///     …
///         <outlet property="titel" destination="1" id="2"/>
///         <!--^ -->
///     === good
///     …
///
/// `=== NAME` begins an example. Options of the rule may follow in square brackets. `--- PATH` begins a file.
///
/// A comment with a `^` marks an expected finding in the line above it, in the column of the `^`. If severity or
/// confidence differ from those of the rule, they follow the `^`. If a file cannot contain comments, the file EXPECTED
/// lists its findings as `path:line:column severity confidence`.
package struct Example: Sendable {
    /// What the example shows. It begins with `bad` if the rule reports something.
    package let name: String
    /// Options of the rule.
    package let options: [String: String]
    /// The files with their paths, in the order in which the text lists them.
    package let files: [(path: String, text: String)]
    /// The expected findings.
    package let expected: [Expected]

    /// A place where a finding is expected.
    package struct Expected: Sendable, Hashable {
        package let path: String
        package let line: Int
        package let column: Int
        /// Severity and confidence, if they differ from those of the rule.
        package let words: [String]
    }

    /// Whether the rule reports something.
    package var isBad: Bool { name.hasPrefix("bad") }

    /// Reads all examples in a text.
    static func all(_ text: String) -> [Example] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        var examples: [Example] = []
        var name: Substring?
        var files: [(path: String, lines: [Substring])] = []
        func finish() {
            if let name { examples.append(Example(name, files)) }
            files = []
        }
        for line in lines {
            if line.hasPrefix("=== ") {
                finish()
                name = line.dropFirst(4)
            } else if line.hasPrefix("--- "), name != nil {
                files.append((line.dropFirst(4).trimmingCharacters, []))
            } else if !files.isEmpty {
                files[files.count - 1].lines.append(line)
            }
        }
        finish()
        return examples
    }

    private init(_ title: Substring, _ parts: [(path: String, lines: [Substring])]) {
        var options: [String: String] = [:]
        var name = title
        if let open = title.firstIndex(of: "["), title.last == "]" {
            for option in title[title.index(after: open)...].dropLast().split(separator: ";") {
                let pair = option.split(separator: "=", maxSplits: 1)
                if pair.count == 2 { options[pair[0].trimmingCharacters] = pair[1].trimmingCharacters }
            }
            name = title[..<open]
        }
        var files: [(path: String, text: String)] = []
        var expected: [Expected] = []
        for var part in parts {
            while part.lines.last?.isEmpty == true { part.lines.removeLast() }
            if part.path == "EXPECTED" {
                expected += part.lines.compactMap(Self.expected)
            } else {
                expected += Self.marks(part.path, part.lines)
                files.append((part.path, part.lines.joined(separator: "\n") + "\n"))
            }
        }
        self.name = name.trimmingCharacters
        self.options = options
        self.files = files
        self.expected = expected
    }

    /// Reads `path:line:column severity confidence`.
    private static func expected(_ line: Substring) -> Expected? {
        let words = line.split(separator: " ").map(String.init)
        guard let place = words.first?.split(separator: ":"), place.count >= 3,
            let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
        else { return nil }
        return Expected(
            path: place.dropLast(2).joined(separator: ":"), line: line, column: column, words: Array(words.dropFirst()))
    }

    /// Returns the expected findings that the comments with a `^` mark.
    private static func marks(_ path: String, _ lines: [Substring]) -> [Expected] {
        var marks: [Expected] = []
        var last = 0
        for (index, line) in lines.enumerated() {
            if let words = words(ofMark: line), let caret = line.firstIndex(of: "^") {
                marks.append(
                    Expected(
                        path: path, line: last, column: line.distance(from: line.startIndex, to: caret) + 1,
                        words: words))
            } else {
                last = index + 1
            }
        }
        return marks
    }

    /// Returns the words after the `^` of a comment; nil if the comment contains anything else.
    private static func words(ofMark line: Substring) -> [String]? {
        var rest = line.drop { $0 == " " }
        guard rest.hasPrefix("<!-") || rest.hasPrefix("//") else { return nil }
        rest = rest.drop { "<!-/ ".contains($0) }
        guard rest.first == "^" else { return nil }
        let words = rest.dropFirst().split { " ->".contains($0) }.map(String.init)
        return words.allSatisfy { Severity(rawValue: $0) != nil || Confidence(rawValue: $0) != nil } ? words : nil
    }
}

extension Substring {
    /// The text without leading and trailing blanks. Each run of blanks becomes one blank.
    fileprivate var trimmingCharacters: String {
        split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
