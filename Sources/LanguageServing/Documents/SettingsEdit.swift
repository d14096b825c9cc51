/// The insertion of a text into `.xibdb.yml` that turns off a rule.
package struct SettingsEdit: Equatable {
    /// The place of the insertion: a 0-based line, and the number of UTF-16 code units before it.
    package let line: Int
    package let character: Int
    /// The text to insert.
    package let text: String

    /// Finds the place. It understands the block style of YAML, as in the documentation, and no other style.
    ///
    /// - Returns: nil if the file has another style, or if it already has a setting for the rule.
    package init?(turningOff rule: String, in lines: [String]) {
        func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
        func isContent(_ line: String) -> Bool {
            let text = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
            return !text.isEmpty && !text.hasPrefix("#")
        }
        func isKey(_ line: String, _ key: String) -> Bool {
            let text = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
            return text.filter { !$0.isWhitespace } == key + ":"
        }
        /// The lines inside the block of a key.
        func block(_ start: Int) -> Range<Int> {
            let depth = indentation(lines[start])
            let end = lines[(start + 1)...].firstIndex { isContent($0) && indentation($0) <= depth } ?? lines.count
            return start + 1..<end
        }
        guard !lines.contains(where: { $0.contains("\t") }) else { return nil }
        guard let check = lines.firstIndex(where: { $0.hasPrefix("check:") }) else {
            let last = lines.count - 1
            let separator = lines[last].isEmpty ? "" : "\n"
            (line, character) = (last, lines[last].utf16.count)
            text = separator + "check:\n  rules:\n    \(rule): off\n"
            return
        }
        guard isKey(lines[check], "check") else { return nil }
        let settings = block(check)
        let step = lines[settings].first(where: isContent).map(indentation) ?? 2
        let indent = String(repeating: " ", count: step)
        character = 0
        guard let rules = settings.first(where: { isContent(lines[$0]) && lines[$0].hasPrefix(indent + "rules:") })
        else {
            line = check + 1
            let start = line >= lines.count ? "\n" : ""
            text = start + "\(indent)rules:\n\(indent)  \(rule): off\n"
            return
        }
        guard isKey(lines[rules], "rules") else { return nil }
        let known = block(rules)
        guard !lines[known].contains(where: { $0.drop { $0 == " " }.hasPrefix(rule + ":") }) else { return nil }
        let deep = lines[known].first(where: isContent).map(indentation) ?? step + 2
        line = rules + 1
        text = (line >= lines.count ? "\n" : "") + String(repeating: " ", count: deep) + "\(rule): off\n"
    }
}
